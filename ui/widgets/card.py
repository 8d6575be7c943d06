"""Surfaces: the card, the note and the hairline between rows."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from ui import icons
from ui import theme as themes
from ui.widgets.base import column, restyle, row
from ui.widgets.labels import Label

CardState = Literal["", "selected", "error", "good", "inset"]
NoteTone = Literal["info", "warn", "err", "ok", "accent"]
_NOTES: dict[str, tuple[str, str, str]] = {
    "info": ("info", "text2", "text2"),
    "warn": ("tight", "warn", "text"),
    "err": ("tight", "err", "text"),
    "ok": ("ok", "ok", "text"),
    "accent": ("info", "accent-text", "text"),
}


class Card(QFrame):
    """A raised surface with a hairline and 16 px inside; put widgets into `body`."""

    def __init__(self, *, padding: int = 16, gap: int = 12, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._padding = padding
        self.body = column(self, gap=gap, margins=padding)

    def set_state(self, state: CardState) -> None:
        """Show the border of `state`; contents do not move when it is thicker."""
        restyle(self, "state", state)
        inner = self._padding - (1 if state == "selected" else 0)
        self.body.setContentsMargins(inner, inner, inner, inner)


class Note(QFrame):
    """One sentence in a tinted box, with the icon that says how serious it is."""

    def __init__(
        self,
        text: str,
        tone: NoteTone = "info",
        *,
        icon: str | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("note")
        self.theme = themes.current()
        self._icon, self._ink, words = _NOTES[tone]
        self._icon = icon or self._icon
        self.picture = QLabel()
        self.label = Label(text, "small", tone=words, wrap=True)
        restyle(self, "tone", tone)
        self.row = row(self, gap=10)
        self.row.setContentsMargins(12, 10, 12, 10)
        self.row.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        self.row.addWidget(self.label, 1)
        self.theme.changed.connect(self.retheme)
        self.retheme()

    def set_note(self, text: str, tone: NoteTone) -> None:
        """Say `text` in `tone`."""
        self._icon, self._ink, words = _NOTES[tone]
        self.label.setText(text)
        self.label.set_tone(words)
        restyle(self, "tone", tone)
        self.retheme()

    @Slot()
    def retheme(self) -> None:
        """Colour the icon for the theme in force."""
        ratio = self.devicePixelRatioF()
        self.picture.setFixedHeight(self.theme.line("small"))
        self.picture.setPixmap(
            icons.pixmap(self._icon, self.theme.color(self._ink), self.theme.px(16), ratio)
        )
