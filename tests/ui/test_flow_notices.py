from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from app.commands import DismissNotice, RestoreClocks, TryAgain
from app.core.clocking import LEFT
from app.events import Notice
from app.state import State
from tests.ui import scenes_flow as scenes
from tests.ui.scenes import RecordingCore
from ui.pages.notices import NoticeLine, Notices
from ui.store import Store
from ui.window import Window

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def notice(name: str, level: str) -> Notice:
    return Notice.model_validate({"id": name, "level": level, "text": f"This is {name}."})


def test_a_notice_stands_over_the_page_until_it_is_closed(qtbot: QtBot) -> None:
    state = State(notices=(scenes.REFUSED,))
    core, store = RecordingCore(state), Store(state)
    window = Window(core, store, {})
    qtbot.addWidget(window)
    window.show()
    line = window.notices.rows[scenes.REFUSED.id]
    assert isinstance(line, NoticeLine)
    assert line.isVisible()
    assert line.label.text() == f"{scenes.REFUSED.text} {scenes.REFUSED.fix}"
    line.close_button.click()
    assert core.asked == [DismissNotice(id=scenes.REFUSED.id)]
    window.refresh(replace(state, notices=()))
    assert not window.notices.isVisible()


def test_troubles_come_before_information_and_the_newest_are_shown(qtbot: QtBot) -> None:
    notices = Notices(RecordingCore())
    qtbot.addWidget(notices)
    notices.draw((notice("a", "warn"), notice("b", "info"), notice("c", "info")))
    assert list(notices.rows) == ["b", "c", "a"]
    notices.draw((*(notice(name, "error") for name in "abcd"), notice("e", "info")))
    assert list(notices.rows) == ["b", "c", "d"]


def test_clocks_that_were_left_locked_are_given_back_by_a_click(qtbot: QtBot) -> None:
    core = RecordingCore()
    notices = Notices(core)
    qtbot.addWidget(notices)
    notices.show()
    notices.draw((notice(LEFT, "warn"), notice("a", "warn")))
    line, other = notices.rows[LEFT], notices.rows["a"]
    assert isinstance(line, NoticeLine)
    assert isinstance(other, NoticeLine)
    assert line.mend_button.text() == "Give them back"
    assert not other.mend_button.isVisible()
    line.mend_button.click()
    assert core.asked == [RestoreClocks()]
    notices.draw((notice(LEFT, "info"),))
    assert not line.mend_button.isVisible()


def test_what_failed_twice_is_tried_once_more_by_a_click(qtbot: QtBot) -> None:
    core = RecordingCore()
    notices = Notices(core)
    qtbot.addWidget(notices)
    notices.show()
    notices.draw((scenes.BRAKED,))
    line = notices.rows["start"]
    assert isinstance(line, NoticeLine)
    assert line.mend_button.text() == "Try it once more anyway"
    line.mend_button.click()
    assert core.asked == [TryAgain()]
    notices.draw((notice("start", "error"),))
    assert not line.mend_button.isVisible(), "not every refusal can be overruled"


def test_a_notice_of_the_same_name_replaces_the_words(qtbot: QtBot) -> None:
    notices = Notices(RecordingCore())
    qtbot.addWidget(notices)
    notices.draw((notice("a", "info"),))
    line = notices.rows["a"]
    notices.draw((notice("a", "error").model_copy(update={"text": "Otherwise."}),))
    assert notices.rows["a"] is line
    assert isinstance(line, NoticeLine)
    assert line.label.text() == "Otherwise."
