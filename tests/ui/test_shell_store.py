from __future__ import annotations

import threading
from dataclasses import replace

from PySide6.QtCore import QObject, Slot

from app.events import Notice, NoticeDismissed
from app.state import State, reduce
from tests.ui.shell_values import sample_at
from ui.bridge import Bridge
from ui.store import Store


class View(QObject):
    """Remembers what it was told, and where."""

    def __init__(self, store: Store) -> None:
        super().__init__()
        self.told: list[State] = []
        self.threads: set[str] = set()
        store.changed.connect(self.refresh)

    @Slot(object)
    def refresh(self, state: State) -> None:
        self.told.append(state)
        self.threads.add(threading.current_thread().name)


def notice(text: str) -> Notice:
    return Notice(id="n", level="info", text=text)


def test_ten_thousand_events_of_a_worker_are_few_frames(qtbot):
    bridge, store = Bridge(), Store()
    store.listen(bridge)
    view = View(store)

    def work() -> None:
        state = State()
        for n in range(10_000):
            event = notice(str(n))
            state = reduce(state, event)
            bridge.publish(state, event)

    worker = threading.Thread(target=work)
    worker.start()
    qtbot.waitUntil(
        lambda: bool(view.told) and view.told[-1].notices[0].text == "9999", timeout=20_000
    )
    worker.join()
    assert len(view.told) < 200
    assert view.threads == {"MainThread"}


def test_the_newest_state_wins_whichever_thread_published_it(qtbot):
    bridge, store = Bridge(), Store()
    store.listen(bridge)
    view = View(store)
    first = reduce(State(), notice("from the worker"))
    second = reduce(first, notice("from the window"))
    worker = threading.Thread(target=bridge.publish, args=(first, notice("")))
    worker.start()
    worker.join()
    bridge.publish(second, NoticeDismissed(id="x"))
    qtbot.waitUntil(lambda: bool(view.told))
    assert view.told[-1] is second
    assert store.state is second


def test_nothing_is_told_while_nothing_happens(qtbot):
    store = Store(State())
    view = View(store)
    qtbot.wait(80)
    assert view.told == []


def test_a_view_that_is_gone_is_not_told(qtbot):
    store = Store()
    view = View(store)
    view.deleteLater()
    qtbot.wait(1)
    store.take(State())
    qtbot.wait(60)


def test_a_reading_alone_is_no_news(qtbot):
    store = Store(State())
    news = []
    store.news.connect(news.append)
    read = replace(store.state, sample=sample_at(1.0))
    with qtbot.waitSignal(store.changed):
        store.take(read)
    assert news == []
    more = reduce(read, notice("more"))
    with qtbot.waitSignal(store.changed):
        store.take(more)
    assert news == [more]
