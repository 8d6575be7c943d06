"""What a person should know, over whatever page is shown, until it is closed."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from app.commands import Command, DismissNotice, RestoreClocks, TryAgain
from app.events import Notice
from ui.pages.asking import Core
from ui.widgets.buttons import Button
from ui.widgets.card import Note, NoteTone
from ui.widgets.direction import inset
from ui.widgets.keyed import KeyedColumn
from ui.words import QT_TR_NOOP, sentences, told, tr

SHOWN = 3
_TONES: dict[str, NoteTone] = {"info": "info", "warn": "warn", "error": "err"}
_REMEDIES: dict[str, tuple[str, Command]] = {
    "clocks-left": (QT_TR_NOOP("Give them back"), RestoreClocks())
}
"""Troubles that a click beside them ends: the button's text, and what it asks for."""
_CLICKS: dict[str, tuple[str, Command]] = {
    "try-again": (QT_TR_NOOP("Try it once more anyway"), TryAgain())
}
"""The same for what a notice itself says a click asks for."""


class NoticeLine(Note):
    """One notice with the button that closes it, and one that mends it where a click can."""

    def __init__(self, core: Core, name: str) -> None:
        super().__init__("")
        self._core = core
        self._id = name
        self._asks: Command | None = None
        self.mend_button = Button("", small=True)
        self.close_button = Button("", "quiet", icon="x", small=True, name=tr("Close this notice"))
        self.row.addWidget(self.mend_button)
        self.row.addWidget(self.close_button)
        inset(self.row, 12, 6, 6, 6)
        for widget in (self.picture, self.label, self.mend_button, self.close_button):
            self.row.setAlignment(widget, Qt.AlignmentFlag.AlignVCenter)
        self.close_button.clicked.connect(self._dismiss)
        self.mend_button.clicked.connect(self._mend)

    def draw(self, view: Notice) -> None:
        """Show `view`, and say it to a screen reader."""
        text = sentences(told(view.text), told(view.fix))
        self.set_note(text, _TONES[view.level])
        click = _CLICKS.get(view.click) or _REMEDIES.get(self._id)
        self.mend_button.setVisible(click is not None and view.level != "info")
        if click is not None:
            self.mend_button.setText(tr(click[0]))
            self._asks = click[1]
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    @Slot()
    def _dismiss(self) -> None:
        self._core.do(DismissNotice(id=self._id))

    @Slot()
    def _mend(self) -> None:
        if self._asks is not None:
            self._core.do(self._asks)


class Notices(KeyedColumn[Notice]):
    """The newest notices, errors after everything else."""

    def __init__(self, core: Core) -> None:
        super().__init__(self._line, _id, gap=8)
        self._core = core
        self.setAccessibleName(tr("Notices"))

    def draw(self, notices: tuple[Notice, ...]) -> None:
        """Show the last few of `notices`; a mere information gives way to a trouble."""
        troubles = [notice for notice in notices if notice.level != "info"][-SHOWN:]
        infos = [notice for notice in notices if notice.level == "info"]
        room = SHOWN - len(troubles)
        self.show_views([*(infos[-room:] if room else ()), *troubles])

    def _line(self, name: str) -> QWidget:
        return NoticeLine(self._core, name)


def _id(notice: Notice) -> str:
    return notice.id
