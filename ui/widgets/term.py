"""A word of the field: who points at it, or comes by with Tab, is told what it means."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFocusEvent, QTextCharFormat, QTextLayout
from PySide6.QtWidgets import QToolTip, QWidget
from typing_extensions import override

from ui.presenters.glossary import meaning_of
from ui.widgets.labels import Label, Role

_BY_KEY = frozenset(
    {
        Qt.FocusReason.TabFocusReason,
        Qt.FocusReason.BacktabFocusReason,
        Qt.FocusReason.ShortcutFocusReason,
    }
)


class Term(Label):
    """A label, with dots below a word that the glossary knows; any other text is a plain label.

    Without `stop` Tab passes it by: beside a control that says the meaning itself.
    """

    def __init__(
        self,
        text: str = "",
        role: Role = "body",
        *,
        tone: str | None = None,
        stop: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        self._stop = stop
        super().__init__(text, role, tone=tone, wrap=True, parent=parent)

    @override
    def setText(self, text: str) -> None:
        super().setText(text)
        meaning = meaning_of(text)
        self.setToolTip(meaning)
        self.setAccessibleDescription(meaning)
        halts = bool(meaning) and self._stop
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if halts else Qt.FocusPolicy.NoFocus)

    @override
    def dress(self, layout: QTextLayout) -> None:
        if not self.toolTip():
            return
        dots = QTextLayout.FormatRange()
        dots.start, dots.length = 0, len(layout.text())
        looks = QTextCharFormat()
        looks.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        looks.setUnderlineColor(self.theme.color("text3"))
        dots.format = looks
        layout.setFormats([dots])

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in _BY_KEY:
            x = max(0, self.width() - self._natural()) if self.isRightToLeft() else 0
            below = self.mapToGlobal(QPoint(x, self.height() - 1))
            QToolTip.showText(below, self.toolTip(), self)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        QToolTip.hideText()


def explain(widget: QWidget, word: str) -> None:
    """Let `widget` tell what `word` means: to a pointer, and to a screen reader."""
    meaning = meaning_of(word)
    widget.setToolTip(meaning)
    widget.setAccessibleDescription(meaning)
