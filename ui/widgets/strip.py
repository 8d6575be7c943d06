"""The strip at the bottom of the window."""

from __future__ import annotations

from PySide6.QtCore import QSize, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel
from typing_extensions import override

from ui import icons
from ui import theme as themes
from ui.presenters.glossary import setup_meanings
from ui.presenters.strip import TONES, StripView
from ui.theme.tokens import tokens
from ui.widgets.base import row
from ui.widgets.elided import ElidedLabel
from ui.widgets.labels import Label
from ui.words import listed, tr

_WHOLE = 260


class _Model(ElidedLabel):
    """Gives way last, and only when its name is very long."""

    @override
    def minimumSizeHint(self) -> QSize:
        least = min(self.sizeHint().width(), self.theme.px(_WHOLE))
        return QSize(least, super().minimumSizeHint().height())


class Strip(QFrame):
    """State icon and word, model, placement; proven depth at the end."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("strip")
        self.theme = themes.current()
        self._view: StripView | None = None
        self.picture = QLabel()
        self.word = Label("", "small-strong")
        self.model = _Model("", "small")
        self.placement = ElidedLabel("", "small", tone="text3", about=setup_meanings)
        self.end = Label("", "small")
        state = row(gap=6)
        state.addWidget(self.picture)
        state.addWidget(self.word)
        line = row(self, gap=14)
        line.setContentsMargins(16, 0, 16, 0)
        line.addLayout(state)
        line.addWidget(self.model)
        line.addWidget(self.placement)
        line.addStretch(1)
        line.addWidget(self.end)
        self.theme.changed.connect(self.retheme)
        self.retheme()

    def show_strip(self, view: StripView) -> None:
        """Draw `view`; a new state is announced to screen readers."""
        old = self._view
        if view == old:
            return
        self._view = view
        self._say(view)
        self.setAccessibleName(tr("State: {state}").format(state=view.spoken))
        if old is not None and old.icon != view.icon:
            said = listed((view.word, view.model))
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))
        self.retheme()

    def _say(self, view: StripView) -> None:
        short = self.theme.compact(self.width())
        self.word.setText(view.word)
        for label, text in (
            (self.model, view.model_short if short else view.model),
            (self.placement, view.placement),
            (self.end, view.end_short if short else view.end),
        ):
            label.setText(text)
            label.setVisible(bool(text))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._view is not None:
            self._say(self._view)

    @Slot()
    def retheme(self) -> None:
        """Take icon colour and height from the theme in force."""
        self.setFixedHeight(self.theme.px(tokens().layout["strip"]))
        if self._view is not None:
            color = self.theme.color(TONES[self._view.icon])
            size, ratio = self.theme.px(16), self.devicePixelRatioF()
            self.picture.setPixmap(icons.pixmap(f"state-{self._view.icon}", color, size, ratio))
