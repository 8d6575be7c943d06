"""What the setup is laid out in: the rail of steps at the side, the step, the footer below."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from ui import theme as themes
from ui.onboarding.footer import Footer
from ui.onboarding.rail import Rail
from ui.onboarding.steps import Steps
from ui.widgets.base import column, row
from ui.widgets.direction import inset
from ui.words import tr

RAIL_FROM = 900
"""Width at 100 % text size from which the rail is shown, px."""


class Frame(QWidget):
    """Holds the setup's parts, which whoever extends it makes one after the other."""

    rail: Rail
    steps: Steps
    footer: Footer

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = themes.current()
        self._content = column(gap=0)
        self._filled = False

    def fill(self) -> None:
        """Put the parts in their places."""
        self.setAccessibleName(tr("Setup"))
        # It has the keyboard itself while there is no way on; a ring around everything says nothing.
        self.setProperty("framed", True)  # noqa: FBT003
        right = column(gap=0)
        self._content.addWidget(self.steps)
        right.addLayout(self._content, 1)
        right.addWidget(self.footer)
        whole = row(self, gap=0)
        whole.addWidget(self.rail)
        whole.addLayout(right, 1)
        self._filled = True
        self.measure()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._filled:
            self.measure()

    def measure(self) -> None:
        """Give a small window's room to the step."""
        wide = self.width() >= self.theme.px(RAIL_FROM)
        self.rail.setVisible(wide)
        self.steps.machine.privacy.setVisible(not wide)
        side = 48 if wide else 24
        inset(self._content, side, 32 if wide else 18, side - 12, 0)
        inset(self.steps.content, 0, 0, 12, 16)
        self.footer.measure(side, 16 if wide else 12)
