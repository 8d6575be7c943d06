"""The frame of a page: a header with title and actions, and a body with the page's gutters."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget
from typing_extensions import override

from ui import theme as themes
from ui.theme.tokens import tokens
from ui.widgets.base import column, row
from ui.widgets.elided import ElidedLabel


class PageHeader(QFrame):
    """64 px (52 when compact): title over one line, actions at the end."""

    def __init__(self, title: str, subtitle: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("header")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.title = ElidedLabel(title, "title")
        self.subtitle = ElidedLabel(subtitle, "small")
        self.subtitle.setVisible(bool(subtitle))
        self.words = column(gap=0)
        self.words.addStretch(1)
        self.words.addWidget(self.title)
        self.words.addWidget(self.subtitle)
        self.words.addStretch(1)
        self.actions = row(gap=8)
        self.layout_row = row(self, gap=12)
        self.layout_row.addLayout(self.words)
        self.layout_row.addStretch(1)
        self.layout_row.addLayout(self.actions)
        self.set_compact(compact=False)

    def set_title(self, title: str, subtitle: str = "") -> None:
        """Show another title; an empty subtitle takes no room."""
        self.title.setText(title)
        self.subtitle.setText(subtitle)
        self.subtitle.setVisible(bool(subtitle))

    def set_compact(self, *, compact: bool) -> None:
        """Use the small window's height and gutters."""
        layout = tokens().layout
        gutter = layout["gutter_compact" if compact else "gutter"]
        self.layout_row.setContentsMargins(gutter, 4 if compact else 8, gutter, 4 if compact else 8)
        self.setMinimumHeight(layout["header_compact" if compact else "header"] + 1)


class Page(QWidget):
    """A page of the window. Put widgets into `body`; `arrange` may react to a small window.

    `navigate` asks the window for another page by name: chat, models, monitor, fixes, settings.
    """

    navigate = Signal(str)

    def __init__(self, title: str, subtitle: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.compact = False
        self.header = PageHeader(title, subtitle)
        self.body = column(gap=16)
        outer = column(self)
        outer.addWidget(self.header)
        outer.addLayout(self.body, 1)
        self._measure()

    def arrange(self) -> None:
        """React to `self.compact`; called when it changes. Does nothing unless overridden."""

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._check()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._check()

    def _check(self) -> None:
        small = themes.current().compact(self.window().width())
        if small != self.compact:
            self.compact = small
            self._measure()
            self.arrange()

    def _measure(self) -> None:
        self.header.set_compact(compact=self.compact)
        if self.compact:
            self.body.setContentsMargins(16, 14, 16, 14)
            self.body.setSpacing(12)
        else:
            self.body.setContentsMargins(24, 20, 24, 20)
            self.body.setSpacing(16)
