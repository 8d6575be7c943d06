"""The bar under the steps: skip at its start, the way back and forward at its end."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame

from ui.presenters.setup_footer import FooterView
from ui.widgets.buttons import Button
from ui.widgets.direction import inset
from ui.widgets.wrap import WrapLayout
from ui.words import tr


class Footer(QFrame):
    """Draws a `FooterView`; buttons that do not fit beside each other go below."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("footer")
        self.skip = Button(tr("Skip setup"), "quiet")
        self.another = Button(tr("Choose another…"), "quiet", icon="folder")
        self.stop = Button(tr("Stop"))
        self.back = Button(tr("Back"))
        self.done = Button(tr("Done", "button"))
        self.primary = Button("", "primary", hint=tr("Enter"))
        self._line = WrapLayout(self, gap=8, line_gap=8)
        self._line.add(self.skip)
        for button in (self.another, self.stop, self.back, self.done, self.primary):
            self._line.add(button, end=True)

    def draw(self, view: FooterView) -> None:
        """Show `view`."""
        for button, shown in (
            (self.skip, view.skip),
            (self.another, view.another),
            (self.stop, view.stop),
            (self.back, view.back),
            (self.done, view.done),
            (self.primary, bool(view.primary)),
        ):
            button.setVisible(shown)
        self.primary.setText(view.primary)
        self.primary.set_icon(view.icon)
        self.primary.setEnabled(view.enabled)

    def measure(self, side: int, edge: int) -> None:
        """Keep `side` and `edge` px free; the quiet button's words stand on the side's edge."""
        inset(self._line, side - 15, edge, side, edge)
