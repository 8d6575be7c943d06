"""What a person should know while the setup covers the window."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from app.commands import DismissNotice
from app.events import Notice
from ui.pages.asking import Core
from ui.widgets.buttons import Button
from ui.widgets.card import Note
from ui.widgets.keyed import KeyedColumn

_TONES = {"info": "info", "warn": "warn", "error": "err"}


class NoticeLine(Note):
    """One notice with the button that closes it."""

    def __init__(self, core: Core, name: str) -> None:
        super().__init__("")
        self._core = core
        self._id = name
        self.close_button = Button("", "quiet", icon="x", small=True, name="Close this notice")
        self.row.addWidget(self.close_button)
        self.close_button.clicked.connect(self._dismiss)

    def draw(self, view: Notice) -> None:
        """Show `view`."""
        self.set_note(f"{view.text} {view.fix}".strip(), _TONES[view.level])  # type: ignore[arg-type]

    @Slot()
    def _dismiss(self) -> None:
        self._core.do(DismissNotice(id=self._id))


class Notices(KeyedColumn[Notice]):
    """The newest notices that are not mere information."""

    def __init__(self, core: Core) -> None:
        super().__init__(self._line, _id, gap=8)
        self._core = core
        self.setAccessibleName("Notices")

    def draw(self, notices: tuple[Notice, ...]) -> None:
        """Show the last three of `notices`."""
        self.show_views([notice for notice in notices if notice.level != "info"][-3:])

    def _line(self, name: str) -> QWidget:
        return NoticeLine(self._core, name)


def _id(notice: Notice) -> str:
    return notice.id
