"""The ring around what the keyboard has focused: 2 px, 2 px away, keyboard only."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget
from shiboken6 import isValid
from typing_extensions import override

from ui.widgets.base import Painted

_AWAY = 2
_WIDTH = 2
_KEYS = {QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride, QEvent.Type.Shortcut}
_MOVES = {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Hide, QEvent.Type.Show}
_PRESSES = {QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.TabletPress}


class FocusRing(Painted):
    """Lies over one window, takes no clicks, and follows its focused widget.

    A widget with the property `framed` stands in a frame that shows the focus by itself.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        self._keyboard = False
        self._followed: list[QWidget] = []
        window.installEventFilter(self)
        self._watch_keys()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_moved)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.Show and watched is self.parentWidget():
            self._watch_keys()
        elif kind in _KEYS:
            self._keyboard = True
        elif kind in _PRESSES:
            self._keyboard = False
            self.hide()
        elif kind in _MOVES:
            self._place()
        return False

    def _watch_keys(self) -> None:
        """Keys and clicks reach the native window first; it exists once the window is shown."""
        handle = self.window().windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    @Slot(QWidget, QWidget)
    def _focus_moved(self, _: QWidget | None, now: QWidget | None) -> None:
        for widget in self._followed:
            if isValid(widget):  # the focus also moves because a dialog closes and goes
                widget.removeEventFilter(self)
        self._followed = []
        window = self.parentWidget()
        away = now is None or now.window() is not window or now is window
        if now is None or away or not self._keyboard or now.property("framed"):
            self.hide()
            return
        widget: QWidget | None = now
        while widget is not None and widget is not window:
            widget.installEventFilter(self)
            self._followed.append(widget)
            widget = widget.parentWidget()
        self._place()

    def _place(self) -> None:
        if not self._followed:
            return
        focused, window = self._followed[0], self.parentWidget()
        if not isValid(focused) or not focused.isVisible():
            self.hide()
            return
        out = _AWAY + _WIDTH
        box = QRect(focused.mapTo(window, QPoint(0, 0)), focused.size())
        box = box.adjusted(-out, -out, out, out)
        for widget in self._followed[1:]:
            if isinstance(widget, QAbstractScrollArea):
                view = widget.viewport()
                seen = QRect(view.mapTo(window, QPoint(0, 0)), view.size())
                box = box.intersected(seen.adjusted(-out, -out, out, out))
        self.setGeometry(box)
        self.raise_()
        self.setVisible(not box.isEmpty())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.theme.color("accent"), _WIDTH))
        inner = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(inner, 8, 8)
        painter.end()
