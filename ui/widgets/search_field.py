"""A field to search with: a glass before the words, a cross that clears them, and so does Escape."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Slot
from PySide6.QtGui import QAction, QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QToolButton
from typing_extensions import override

from ui import icons
from ui import theme as themes
from ui.widgets.direction import beginning
from ui.words import QT_TR_NOOP, tr

_INSIDE = (QT_TR_NOOP("Clear the search"), QT_TR_NOOP("Search"))
_CLEAR = "_q_qlineeditclearaction"
_LEAST, _MOST, _END = 140, 220, 260
"""Of its width, px at 100 % text size; large text widens it to the end, to leave the title room."""
_BESIDE = 72
"""What its icons and edges take beside its words, px at 100 % text size."""


class SearchField(QLineEdit):
    """`textChanged` tells each letter; Escape in a field with words clears it and does no more.

    A `wide` one takes the room that there is; `hint` stands in it instead of its name.
    """

    def __init__(self, name: str, hint: str = "", *, wide: bool = False) -> None:
        super().__init__()
        self.theme = themes.current()
        self._wide = wide
        self.setPlaceholderText(hint or name)
        self.setAccessibleName(name)
        self.setClearButtonEnabled(True)
        self.setProperty("glass", True)  # noqa: FBT003 - Qt's signature
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._glass = QAction(self)
        self.addAction(self._glass, QLineEdit.ActionPosition.LeadingPosition)
        for inside, said in zip(self.findChildren(QToolButton), _INSIDE, strict=False):
            inside.setAccessibleName(tr(said))
        self.theme.changed.connect(self.retheme)
        self.retheme()

    @Slot()
    def retheme(self) -> None:
        """Take widths and icons from the theme in force."""
        if not self._wide:
            self.setMinimumWidth(min(_END, self.theme.px(_LEAST)))
            self.setMaximumWidth(self._usual_width())
        self._take_side()
        self._glass.setIcon(icons.icon("search", "text3", 16))
        if (clear := self.findChild(QAction, _CLEAR)) is not None:
            clear.setIcon(icons.icon("x", "text3", 16))

    def _take_side(self) -> None:
        """Let the words begin at the glass, in whatever language they are."""
        self.setAlignment(beginning(self.layoutDirection()))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._take_side()

    @override
    def sizeHint(self) -> QSize:
        usual = super().sizeHint()
        return usual if self._wide else QSize(self._usual_width(), usual.height())

    def _usual_width(self) -> int:
        """Return a width in which its own words are whole, as far as the title leaves room."""
        words = QFontMetrics(self.theme.font("body")).horizontalAdvance(self.placeholderText())
        return min(_END, max(self.theme.px(_MOST), words + self.theme.px(_BESIDE)))

    @override
    def event(self, event: QEvent) -> bool:
        # Else a page's own Escape would come first.
        if event.type() == QEvent.Type.ShortcutOverride and self._clears(event):
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._clears(event):
            self.clear()
        else:
            super().keyPressEvent(event)

    def _clears(self, event: QEvent) -> bool:
        pressed = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        return pressed and bool(self.text())
