"""How long the window stands still for one move of a what-if slider, and for a long library.

    python tests/bench/ui_models.py [--quants 30] [--files 2000] [--moves 60]

A move is what the GUI thread does for it: the new plans of all quants become views, the rows take
them, and what is seen is painted. The library's figures are for showing all its files, for one
page further, and for one letter typed into the search. Times are ms of the GUI thread's processor
time, which other programs cannot lengthen; the goal is one frame, 16 ms.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt  # noqa: E402 - the path comes first
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from app.state import State  # noqa: E402
from app.values.hub import RepoPage  # noqa: E402
from tests.ui import flow_values as v  # noqa: E402
from tests.ui import ladder_values as lv  # noqa: E402
from tests.ui.scenes import RecordingCore  # noqa: E402
from ui import theme  # noqa: E402
from ui.collector import GuiCollector  # noqa: E402
from ui.pages.models import ModelsPage  # noqa: E402
from ui.store import Store  # noqa: E402

FRAME_MS = 16.0


def timed(act: Callable[[], object]) -> float:
    """Return the processor time of this thread that `act` and its painting took, ms."""
    app = QApplication.instance()
    begun = time.thread_time()
    act()
    app.sendPostedEvents()
    app.processEvents()
    return (time.thread_time() - begun) * 1000


def many(page: RepoPage, quants: int) -> RepoPage:
    """Return `page` with `quants` rungs."""
    rungs = tuple(
        page.rungs[n % len(page.rungs)].model_copy(
            update={"ref": f"{lv.REPO}:{n}", "quant": f"Q{n}"}
        )
        for n in range(quants)
    )
    return page.model_copy(update={"rungs": rungs})


def ladder(quants: int, moves: int) -> list[float]:
    """Return what each move of the context slider took, ms."""
    pages = [many(lv.page(n_ctx), quants) for n_ctx in sorted(lv.CONTEXTS)]
    state = lv.finding(lv.FOUND, pages[0])
    store = Store(state)
    page = ModelsPage(RecordingCore(state), store)
    page.resize(1000, 700)
    page.show()
    page.go("find")
    # Its rows are made a few at a time; that is what `opening` measures.
    shown = page.find.repo.ladder.ladder
    while len(shown.rows) < quants:
        QApplication.processEvents()
    taken = []
    for move in range(moves):
        fresh = RepoPage.model_validate(pages[move % len(pages)].model_dump(
            exclude={"rungs": {"__all__": {"plan"}}}
        ))  # fmt: skip
        rungs = tuple(
            rung.model_copy(update={"plan": old.plan})
            for rung, old in zip(fresh.rungs, pages[move % len(pages)].rungs, strict=True)
        )
        new = replace(state, repo=fresh.model_copy(update={"rungs": rungs}))
        taken.append(timed(lambda new=new: (setattr(store, "state", new), store.tell())))
    page.close()
    return taken


def open_with(store: Store, state: State) -> None:
    """Let `state` come, as the bridge would bring it."""
    store.state = state
    store.tell()


def opening(quants: int) -> list[float]:
    """Return what each repository took from its first picture to its last, frame by frame, ms.

    It is read first, as it is in the program: its rows come a moment later.
    """
    taken, pages = [], []
    for n in range(6):
        state = lv.finding(lv.FOUND)
        store = Store(state)
        page = ModelsPage(RecordingCore(state), store)
        # Pages that go are no part of this.
        pages.append(page)
        page.resize(1000, 700)
        page.show()
        page.go("find")
        QApplication.processEvents()
        opened = replace(state, repo=many(lv.page(), quants).model_copy(update={"repo": f"a/{n}"}))
        reading = replace(state, repo=RepoPage(repo=f"a/{n}"))
        taken += [timed(partial(open_with, store, reading)), timed(lambda: None)]
        taken.append(timed(partial(open_with, store, opened)))
        taken += [timed(lambda: None) for _ in range(12)]
        page.close()
    return taken


def library(files: int) -> dict[str, list[float]]:
    """Return what showing, paging through and searching `files` took, ms."""
    kept = tuple(
        v.BASE.model_copy(update={"path": f"/m/{n:05}.gguf", "title": f"Model number {n}"})
        for n in range(files)
    )
    state = replace(v.FULL, library=())
    store = Store(state)
    page = ModelsPage(RecordingCore(state), store)
    page.resize(1000, 700)
    page.show()
    QApplication.processEvents()
    full = replace(state, library=kept)
    shown = [timed(lambda: (setattr(store, "state", full), store.tell()))]
    bar = page.here.scroll.verticalScrollBar()
    paged = [timed(lambda at=at: bar.setValue(at)) for at in range(0, bar.maximum(), 600)]
    typed = [timed(lambda key=key: QTest.keyClick(page.field, key)) for key in "19 model"]
    keyed = [timed(lambda: QTest.keyClick(page.here.files, Qt.Key.Key_Down)) for _ in range(60)]
    page.close()
    return {"all shown": shown, "one screen on": paged, "a letter": typed, "arrow key": keyed}


def say(name: str, taken: list[float]) -> bool:
    """Print the figures of one measurement; return whether all stayed within a frame."""
    ranked = sorted(taken)
    late = sum(1 for one in taken if one > FRAME_MS)
    print(
        f"{name:28} median {statistics.median(ranked):6.2f}  worst {ranked[-1]:6.2f}  "
        f"over {FRAME_MS:.0f} ms: {late} of {len(taken)}"
    )
    return late == 0


def main() -> int:
    """Measure and print; 1 when something took longer than a frame."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--quants", type=int, default=30)
    parser.add_argument("--files", type=int, default=2000)
    parser.add_argument("--moves", type=int, default=60)
    asked = parser.parse_args()
    app = QApplication(sys.argv[:1])
    theme.current().apply("light")
    collector = GuiCollector(app)
    ladder(asked.quants, 3)
    good = say(f"a move over {asked.quants} quants", ladder(asked.quants, asked.moves))
    good &= say(f"{asked.quants} quants, a frame of opening", opening(asked.quants))
    for name, taken in library(asked.files).items():
        good &= say(f"{asked.files} files, {name}", taken)
    collector.stop()
    app.quit()
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
