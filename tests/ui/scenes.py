"""Every picture of the program: one entry per page and state, filled by the scenes_* modules.

A module tests/ui/scenes_<topic>.py has `SCENES: dict[str, Callable[[], QWidget]]`; the widget is
made after the theme was applied and is not shown yet. `shell(page, state, widget)` puts a page
into a whole window. Names ending in -800 are drawn at 800x600.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtWidgets import QWidget

from app.commands import Command
from app.machine.history import SampleHistory
from app.state import State
from app.transcript import Transcript
from ui.store import Store
from ui.widgets.nav import PAGES
from ui.window import Window

Scene = Callable[[], QWidget]


class RecordingCore:
    """A core that only remembers what it was asked."""

    api_key = "pk-plimsoll-kZ2T3q9xJ0mW7c4bV6nY8rLs5dF1gHaE_uQpXoIyRtM"

    def __init__(self, state: State | None = None) -> None:
        self.state = state or State()
        self.asked: list[Command] = []
        self.history = SampleHistory()
        self.transcript = Transcript()

    def do(self, command: Command) -> None:
        """Remember `command`."""
        self.asked.append(command)


def scenes() -> dict[str, Scene]:
    """Return every scene of every module, by name."""
    found: dict[str, Scene] = {}
    for file in sorted(Path(__file__).parent.glob("scenes_*.py")):
        module = importlib.import_module(f"tests.ui.{file.stem}")
        for name, scene in module.SCENES.items():
            assert name not in found, f"two scenes are called {name}"
            found[name] = scene
    return found


def shell(page: str, store: Store, widget: QWidget, core: RecordingCore | None = None) -> Window:
    """Return a window that shows `widget` as `page`; the other pages are empty."""
    pages: Mapping[str, QWidget] = {name: widget if name == page else QWidget() for name in PAGES}
    window = Window(core or RecordingCore(store.state), store, pages)
    window.go(page)
    return window
