"""A style sheet given to the window in turns: what is seen first, in one picture."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from ui.making import Making
from ui.theme.told import in_turns

_DRESSED = Qt.WidgetAttribute.WA_WState_Polished
_OWN_STYLE = Qt.WidgetAttribute.WA_SetStyle
"""Qt passes over a widget that has its own, and over one that was not dressed yet."""
_STYLED = Qt.WidgetAttribute.WA_StyleSheet
"""Of one that has it already, Qt would never hear that it is gone, and dress the next in its place."""


class Dressing:
    """Between `begin` and `show` nothing is painted; `rest` gives the others their looks."""

    def __init__(self) -> None:
        self._still: list[QWidget] = []
        self._passed_over: list[QWidget] = []
        self._waiting: list[QWidget] = []

    def begin(self) -> None:
        """Hold the picture still, and let a sheet reach what is seen alone: most is not."""
        self._end_passing()
        for widget in QApplication.allWidgets():
            if widget.isVisible():
                if widget.isWindow() and widget.updatesEnabled():
                    widget.setUpdatesEnabled(False)
                    self._still.append(widget)
            elif widget.testAttribute(_DRESSED) and not widget.testAttribute(_OWN_STYLE):
                widget.setAttribute(_DRESSED, on=False)
                widget.setAttribute(_STYLED, on=False)
                widget.setAttribute(_OWN_STYLE, on=True)
                self._passed_over.append(widget)

    def show(self) -> None:
        """Paint what is seen; the sheet has come."""
        self._end_passing()
        for window in filter(isValid, self._still):
            window.setUpdatesEnabled(True)
        self._still = []

    def _end_passing(self) -> None:
        for widget in filter(isValid, self._passed_over):
            widget.setAttribute(_OWN_STYLE, on=False)
        self._waiting += self._passed_over
        self._passed_over = []

    def rest(self) -> Making:
        """Dress what was passed over, a few at a time."""
        waiting, self._waiting = self._waiting, []
        try:
            yield from in_turns([partial(_dress, widget) for widget in waiting])
        finally:
            self._waiting += [one for one in waiting if isValid(one) and not _is_dressed(one)]


def _is_dressed(widget: QWidget) -> bool:
    return widget.testAttribute(_DRESSED)


def _dress(widget: QWidget) -> None:
    """Give a widget its looks as Qt does before it is shown first, and tell it so."""
    if isValid(widget) and not _is_dressed(widget):
        QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.Polish))
        QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))
