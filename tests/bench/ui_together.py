"""How long the window stands still while everything goes on in it at once, beside an empty one.

    python tests/bench/ui_together.py [--seconds 8] [--rate 200] [--files 2000]

The whole window with all its pages: a reply of `--rate` tokens a second in a chat of 2,000
messages, four cards read ten times a second, two downloads, and a library of `--files` models. One
page after the other is shown for `--seconds`. Time by the clock, and in processor time of the GUI
thread, which other programs on the machine cannot lengthen. At last what a person asks of the
window itself: another page for the first time and again, another theme, another language.
"""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import MappingProxyType

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QTimer  # noqa: E402 - the path comes first
from PySide6.QtWidgets import QApplication  # noqa: E402

from app.machine.history import SampleHistory  # noqa: E402
from app.settings import Settings  # noqa: E402
from app.state import State  # noqa: E402
from app.values.machine import Sample  # noqa: E402
from tests.bench.ui_chat import Gap, Watch, Writer, empty, report  # noqa: E402
from tests.ui import chat_values as cv  # noqa: E402
from tests.ui import flow_values as v  # noqa: E402
from tests.ui import shell_values as life  # noqa: E402
from ui import theme  # noqa: E402
from ui.collector import GuiCollector  # noqa: E402
from ui.furnish import Furnisher  # noqa: E402
from ui.languages import Languages  # noqa: E402
from ui.pages.chat import ChatPage  # noqa: E402
from ui.pages.fixes import FixesPage  # noqa: E402
from ui.pages.models import ModelsPage  # noqa: E402
from ui.pages.monitor import MonitorPage  # noqa: E402
from ui.pages.settings import SettingsPage  # noqa: E402
from ui.store import Store  # noqa: E402
from ui.window import Window  # noqa: E402

CARDS = 4
VIEWS = ("chat", "monitor", "models: here", "models: downloads")


class Core(cv.Recorder):
    """Remembers what it is asked, and keeps the readings."""

    api_key = ""

    def __init__(self) -> None:
        super().__init__()
        self.history = SampleHistory()


def sample_at(second: float) -> Sample:
    """Return the readings of four cards."""
    one = life.sample_at(second)
    cards = tuple(one.gpus[0].model_copy(update={"uuid": uuid}) for uuid in uuids())
    return one.model_copy(update={"gpus": cards})


def uuids() -> tuple[str, ...]:
    """Return the cards' names; the first is the one that is shown."""
    return (v.UUID, *(f"GPU-{number}" for number in range(1, CARDS)))


class Everything:
    """The window, and what goes on in it ten times a second."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.core = Core()
        for second in range(600):
            self.core.history.add(sample_at(float(second)))
        self.writer = Writer(self.core, asked.rate, 20_000)
        self.state = self._begin(asked.files)
        self.store = Store(self.state)
        core, store = self.core, self.store
        self.pages = {
            "chat": ChatPage(core, store),
            "models": ModelsPage(core, store),
            "monitor": MonitorPage(core, store),
            "fixes": FixesPage(core, store),
            "settings": SettingsPage(core, store),
        }
        self.window = Window(core, store, self.pages)
        self.window.show()
        self._second = 600.0
        self._timer = QTimer(interval=100)
        self._timer.timeout.connect(self._go_on)

    def _begin(self, files: int) -> State:
        live = cv.replying()
        entries = []
        for number in range(1000):
            entries.append(cv.entry(f"u{number}", "user", f"{number}: {cv.QUESTION}"))
            entries.append(cv.entry(f"a{number}", "assistant", cv.ANSWER, stats=cv.STATS))
        library = tuple(
            v.BASE.model_copy(update={"path": f"/m/{n:05}.gguf", "title": f"Model number {n}"})
            for n in range(files)
        )
        machine = v.FULL.machine
        return replace(
            live,
            entries=(*entries, *live.entries),
            library=library,
            machine=machine,
            settings=life.ONBOARDED,
            sample=sample_at(599.0),
            transfers=v.transfers(v.RUNNING, v.RUNNING.model_copy(update={"ref": "a/b:Q8_0"})),
        )

    def show(self, view: str) -> None:
        """Show a page, or one of its tabs."""
        page, _, tab = view.partition(": ")
        self.window.go(page)
        if tab:
            self.pages[page].go(tab)

    def start(self) -> None:
        """Let it go on."""
        self.writer.start()
        self._timer.start()

    def end(self) -> None:
        """Stop it."""
        self._timer.stop()
        self.writer.end()
        self.window.close()

    def _go_on(self) -> None:
        self._second += 0.1
        sample = sample_at(self._second)
        self.core.history.add(sample)
        stats = self.state.reply.stats.model_copy(update={"n_tokens": self.writer.written})
        moved = {
            ref: one.model_copy(update={"done_bytes": min(one.total_bytes, one.done_bytes + 1000)})
            for ref, one in self.state.transfers.items()
        }
        self.state = replace(
            self.state,
            sample=sample,
            reply=self.state.reply.model_copy(update={"stats": stats}),
            transfers=MappingProxyType(moved),
        )
        self.store.take(self.state)


def busy(asked: argparse.Namespace) -> dict[str, list[Gap]]:
    """Return the gaps while each page is shown; showing it counts."""
    everything = Everything(asked)
    everything.start()
    found = {}
    for view in (*VIEWS, *VIEWS):
        # A page that is shown for the first time is made then; that is opening, not standing still.
        everything.show(view)
        found[view] = Watch().run(asked.seconds)
    everything.end()
    return found


def turns(asked: argparse.Namespace) -> dict[str, float]:
    """Return the longest turn of what a person asks of the window, ms of processor time."""
    app = QApplication.instance()
    everything = Everything(asked)
    Watch().run(0.5)
    found = {}
    for time in ("first", "again"):
        for view in (*VIEWS, "models: find", "fixes", "settings"):
            watch = Watch()
            QTimer.singleShot(50, partial(everything.show, view))
            found[f"{view}, {time}"] = max(gap[1] for gap in watch.run(0.7))
    for name in ("dark", "light"):
        watch = Watch()
        QTimer.singleShot(50, partial(theme.current().turn_to, Settings(theme=name)))
        found[f"theme {name}"] = max(gap[1] for gap in watch.run(2.0))
    furnisher, languages = Furnisher(everything.core, everything.store, app), Languages(app)
    for name in ("de", "ja", "en"):
        languages.use(name)
        theme.current().apply("light")
        watch = Watch()
        furnisher.again(everything.window)
        found[f"language {name}"] = max(gap[1] for gap in watch.run(4.0))
    everything.window.close()
    return found


def main() -> int:
    """Run all and print it."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rate", type=int, default=200)
    parser.add_argument("--files", type=int, default=2000)
    asked = parser.parse_args()
    app = QApplication([])
    theme.current().apply("light")
    collector = GuiCollector(app)
    before = report("empty window", empty(asked.seconds))
    for view, gaps in busy(asked).items():
        during = report(f"everything at once, {view}", gaps)
        print(f"  beyond an empty window at p99.9: {during - before:.2f} ms of processor time")
    for name, longest in turns(asked).items():
        print(f"  longest turn, {name:28} {longest:7.2f} ms")
    collector.stop()
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main())
