"""What every painted widget shares: the theme, and a repaint when it changes."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Slot
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from ui import theme as themes

ABSOLUTE = Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
"""For a text whose side was chosen: a painter mirrors sides by the program's direction."""


_LEVELS = 5
"""From a row to the page that scrolls it."""


class Painted(QWidget):
    """A widget that draws itself from the theme.

    Override `restyled`, never `retheme`: a slot that a subclass overrides stays connected after
    the widget is gone (PySide6 6.11).
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = themes.current()
        self.theme.changed.connect(self.retheme)

    @Slot()
    def retheme(self) -> None:
        """Lay out and draw again with the theme in force."""
        self.restyled()
        self.updateGeometry()
        self.update()

    def restyled(self) -> None:
        """Take over what is kept of the theme; does nothing unless overridden."""


def column(parent: QWidget | None = None, *, gap: int = 0, margins: int = 0) -> QVBoxLayout:
    """Return a vertical layout with `gap` between and `margins` around its widgets."""
    layout = QVBoxLayout(parent) if parent is not None else QVBoxLayout()
    layout.setSpacing(gap)
    layout.setContentsMargins(margins, margins, margins, margins)
    return layout


def row(parent: QWidget | None = None, *, gap: int = 8, margins: int = 0) -> QHBoxLayout:
    """Return a horizontal layout with `gap` between and `margins` around its widgets."""
    layout = QHBoxLayout(parent) if parent is not None else QHBoxLayout()
    layout.setSpacing(gap)
    layout.setContentsMargins(margins, margins, margins, margins)
    return layout


def check_for_tab(group: QButtonGroup, chosen: QAbstractButton) -> None:
    """Check `chosen` and let Tab stop at it alone; arrow keys go to the others.

    Qt does so when a button gets the focus, but not when it is checked by the program.
    """
    chosen.setChecked(True)
    for button in group.buttons():
        policy = Qt.FocusPolicy.StrongFocus if button is chosen else Qt.FocusPolicy.ClickFocus
        button.setFocusPolicy(policy)


def lay_out_now() -> None:
    """Let all that was asked to be laid out anew be so before it is painted.

    Qt goes one widget up with each turn of the loop; what was painted in between stood squeezed.
    """
    for _ in range(_LEVELS):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)


def rule() -> QFrame:
    """Return a horizontal hairline."""
    line = QFrame()
    line.setObjectName("rule")
    line.setFixedHeight(1)
    return line


def restyle(widget: QWidget, name: str, value: object) -> None:
    """Set the property `name` that the style sheet selects by, and apply the sheet again."""
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    widget.style().unpolish(widget)
    widget.style().polish(widget)
