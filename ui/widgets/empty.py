"""A page or card with nothing on it yet: what is true, what still works, one next step."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLabel, QWidget

from ui import icons
from ui import theme as themes
from ui.widgets.base import column, row
from ui.widgets.buttons import Button
from ui.widgets.labels import Label


class EmptyState(QWidget):
    """Icon 24, a heading, one or two sentences and the buttons of the next step."""

    def __init__(
        self,
        icon: str,
        title: str,
        text: str,
        actions: Sequence[Button] = (),
        *,
        role: str = "text3",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.theme = themes.current()
        self._icon, self._role = icon, role
        self.picture = QLabel()
        self.title = Label(title, "heading", wrap=True)
        self.text = Label(text, "secondary", wrap=True)
        self.actions = row(gap=8)
        for button in actions:
            self.actions.addWidget(button)
        self.actions.addStretch(1)
        body = column(self, gap=8)
        body.setContentsMargins(0, 8, 0, 0)
        body.addWidget(self.picture)
        body.addWidget(self.title)
        body.addWidget(self.text)
        body.addSpacing(4)
        body.addLayout(self.actions)
        body.addStretch(1)
        self.theme.changed.connect(self.retheme)
        self.retheme()

    def say(self, icon: str, title: str, text: str, *, role: str = "text3") -> None:
        """Show another state in the same place."""
        self._icon, self._role = icon, role
        self.title.setText(title)
        self.text.setText(text)
        self.retheme()

    @Slot()
    def retheme(self) -> None:
        """Colour the icon for the theme in force."""
        ratio = self.devicePixelRatioF()
        color = self.theme.color(self._role)
        self.text.setMaximumWidth(self.theme.px(480))
        self.picture.setPixmap(icons.pixmap(self._icon, color, self.theme.px(24), ratio))
