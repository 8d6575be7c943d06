"""Buttons: one primary a view, the rest plain, quiet, links or dangerous."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Slot
from PySide6.QtGui import (
    QFontMetrics,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QPushButton, QStyleOptionButton, QWidget
from typing_extensions import override

from ui import icons
from ui import theme as themes
from ui.widgets.base import restyle
from ui.widgets.direction import isolated
from ui.widgets.spinner import Spinner

Kind = Literal["plain", "primary", "quiet", "link", "danger"]
_MIRRORED = {"left": "right", "right": "left"}
_INK: dict[str, str] = {
    "plain": "text",
    "primary": "on-accent",
    "quiet": "text2",
    "link": "accent-text",
    "danger": "err",
}


class Button(QPushButton):
    """A push button of the style sheet.

    An empty `text` with an icon makes a square button: give it `name`, which is its tooltip and
    what a screen reader says; "left" and "right" point the other way from right to left. `hint` is the key drawn inside ("Enter", "Esc").
    """

    def __init__(  # noqa: PLR0913 - every option is a keyword with a default
        self,
        text: str,
        kind: Kind = "plain",
        *,
        icon: str | None = None,
        small: bool = False,
        name: str = "",
        hint: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self.theme = themes.current()
        self._icon_name = icon
        self._hint = hint
        self._small = small
        self._kind: Kind = kind
        self._spinner: Spinner | None = None
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setProperty("kind", kind)
        self.setProperty("small", small)
        self.setProperty("bare", bool(icon and not text))
        if name:
            self.setAccessibleName(name)
            self.setToolTip(name)
        self.theme.changed.connect(self.retheme)
        self.retheme()

    def set_kind(self, kind: Kind) -> None:
        """Look like `kind` from now on."""
        if kind == self._kind:
            return
        self._kind = kind
        restyle(self, "kind", kind)
        self.retheme()

    def set_icon(self, name: str | None) -> None:
        """Show another icon, or none."""
        if name != self._icon_name:
            self._icon_name = name
            self.retheme()

    def set_busy(self, busy: bool) -> None:  # noqa: FBT001 - mirrors Qt's setEnabled
        """Turn a spinner in the icon's place; the label stays and the button does nothing."""
        if busy == (self._spinner is not None):
            return
        if busy:
            self._spinner = Spinner(self.theme.px(14), role=_INK[self._kind], parent=self)
            self._spinner.show()
        elif self._spinner is not None:
            self._spinner.deleteLater()
            self._spinner = None
        self.setEnabled(not busy)
        self.retheme()
        self._place_spinner()

    @property
    def busy(self) -> bool:
        """Whether the spinner turns."""
        return self._spinner is not None

    @Slot()
    def retheme(self) -> None:
        """Colour the icon for the theme in force."""
        size = self.theme.px(14 if self._small and self.text() else 16)
        # Qt keeps 4 px between icon and text; the rest of the gap is part of the picture.
        gap = 0 if not self.text() else 1 if self._small else 3
        self.setIconSize(QSize(size + gap, size))
        if self._spinner is not None:
            nothing = QPixmap(self.iconSize())
            nothing.fill(Qt.GlobalColor.transparent)
            self.setIcon(QIcon(nothing))
        elif self._icon_name:
            name = self._icon_name
            if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
                name = _MIRRORED.get(name, name)
            self.setIcon(icons.icon(name, _INK[self._kind], size, gap=gap))
        else:
            self.setIcon(QIcon())
        if self._hint:
            self.setStyleSheet(f"padding-right: {self._key_width() + 12}px;")
        self.updateGeometry()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self.retheme()

    @override
    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        option.text = isolated(option.text, self.layoutDirection())

    # --- the key drawn inside ------------------------------------------------------------------
    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat():
            self.click()
            return
        super().keyPressEvent(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_spinner()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._hint:
            return
        ink = "on-accent" if self._kind == "primary" else "text3"
        color = self.theme.color(ink if self.isEnabled() else "disabled")
        width, height = self._key_width() - 8, self.theme.px(18)
        right = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        x = 10 if right else self.width() - width - 10
        box = QRectF(x + 0.5, (self.height() - height) // 2 + 0.5, width - 1, height - 1)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(color, 1))
        painter.drawRoundedRect(box, 4, 4)
        painter.setFont(self.theme.font("caption"))
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._hint)
        painter.end()

    def _key_width(self) -> int:
        if not self._hint:
            return 0
        metrics = QFontMetrics(self.theme.font("caption"))
        return metrics.horizontalAdvance(self._hint) + 12 + 8

    def _place_spinner(self) -> None:
        if self._spinner is None:
            return
        y = (self.height() - self._spinner.height()) // 2
        wide = self._spinner.width()
        x = (self.width() - wide) // 2 if not self.text() else self._icon_x(wide)
        self._spinner.move(x, y)

    def _icon_x(self, wide: int) -> int:
        font = self.theme.font("body")
        words = QFontMetrics(font).horizontalAdvance(self.text()) + self.iconSize().width() + 4
        x = max(6, (self.width() - words - self._key_width()) // 2)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            return self.width() - x - wide
        return x
