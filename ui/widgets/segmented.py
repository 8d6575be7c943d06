"""One choice of a few, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QFrame,
    QPushButton,
    QSizePolicy,
    QStyleOptionButton,
    QWidget,
)
from typing_extensions import override

from ui import theme as themes
from ui.widgets.base import check_for_tab, restyle, row
from ui.widgets.direction import isolated


class Segmented(QFrame):
    """Exclusive segments; arrow keys move the choice. Options are words or (key, word) pairs."""

    chosen = Signal(str)

    def __init__(
        self,
        options: Sequence[str | tuple[str, str]],
        *,
        name: str = "",
        small: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("segmented")
        self.setProperty("small", small)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._buttons: dict[str, QPushButton] = {}
        self._group = QButtonGroup(self)
        layout = row(self, gap=0)
        pairs = [option if isinstance(option, tuple) else (option, option) for option in options]
        for key, word in pairs:
            button = _Segment(word, small=small)
            self._buttons[key] = button
            self._group.addButton(button)
            layout.addWidget(button)
        self._round()
        if pairs:
            self.set_key(pairs[0][0])
        self._group.buttonClicked.connect(self._tell)

    @property
    def key(self) -> str:
        """The key that is chosen."""
        return next((key for key, button in self._buttons.items() if button.isChecked()), "")

    def set_key(self, key: str) -> None:
        """Choose `key` without telling; an unknown key changes nothing."""
        if (button := self._buttons.get(key)) is not None:
            check_for_tab(self._group, button)

    def button(self, key: str) -> QPushButton:
        """Return the segment of `key`, for its tooltip or to disable it."""
        return self._buttons[key]

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._round()

    def _round(self) -> None:
        """Give the outer segments the frame's corners, on the side where they stand."""
        shown = list(self._buttons.values())
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            shown.reverse()
        for index, button in enumerate(shown):
            restyle(button, "place", _place(index, len(shown)))

    @Slot(QAbstractButton)
    def _tell(self, _: QAbstractButton) -> None:
        self.chosen.emit(self.key)


class _Segment(QPushButton):
    """Keeps the width of its bold form, so that choosing moves nothing."""

    def __init__(self, word: str, *, small: bool) -> None:
        super().__init__(word)
        self._small = small
        self.setCheckable(True)
        self.setAutoExclusive(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @override
    def sizeHint(self) -> QSize:
        theme = themes.current()
        font = theme.font("small" if self._small else "body")
        font.setWeight(font.Weight.DemiBold)
        width = QFontMetrics(font).horizontalAdvance(self.text())
        return QSize(width + (21 if self._small else 29), theme.px(24 if self._small else 30))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        option.text = isolated(option.text, self.layoutDirection())


def _place(index: int, count: int) -> str:
    if count == 1:
        return "only"
    return {0: "left", count - 1: "right"}.get(index, "middle")
