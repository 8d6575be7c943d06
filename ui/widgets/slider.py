"""A slider over a few values, such as context lengths that double."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget
from typing_extensions import override

from ui import theme as themes
from ui.presenters.figures import count
from ui.words import tr

_KNOB = 16
_GROOVE = 20


class StepSlider(QSlider):
    """Steps through `values`; arrow keys go to the next one. `chosen` carries the value."""

    chosen = Signal(int)

    def __init__(
        self,
        values: Sequence[int],
        *,
        name: str,
        labels: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.theme = themes.current()
        self._name = name
        self._labels = labels
        self.steps: tuple[int, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setPageStep(1)
        self.set_steps(values)
        self.valueChanged.connect(self._tell)
        self.theme.changed.connect(self.retheme)

    @property
    def step(self) -> int:
        """The value that is chosen."""
        return self.steps[self.value()] if self.steps else 0

    def set_steps(self, values: Sequence[int]) -> None:
        """Offer other `values`, ascending; the nearest one below the old choice stays chosen."""
        old = self.step
        self.steps = tuple(values)
        blocked = self.blockSignals(True)  # noqa: FBT003 - Qt's signature
        self.setRange(0, max(0, len(self.steps) - 1))
        self.blockSignals(blocked)
        self.set_step(old)

    def set_step(self, value: int) -> None:
        """Choose the largest step that is not above `value`, without telling."""
        below = [index for index, step in enumerate(self.steps) if step <= value]
        blocked = self.blockSignals(True)  # noqa: FBT003 - Qt's signature
        self.setValue(below[-1] if below else 0)
        self.blockSignals(blocked)
        self._name_value()
        self.update()

    @Slot()
    def retheme(self) -> None:
        """Measure and draw again."""
        self.updateGeometry()
        self.update()

    @Slot()
    def _tell(self) -> None:
        self._name_value()
        self.chosen.emit(self.step)

    def _name_value(self) -> None:
        said = tr("{name}: {value}").format(name=self._name, value=count(self.step))
        self.setAccessibleName(said)

    # --- geometry ------------------------------------------------------------------------------
    @override
    def sizeHint(self) -> QSize:
        words = self.theme.line("caption") if self._labels else 0
        return QSize(240, _GROOVE + words)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(96, self.sizeHint().height())

    def _x(self, index: int) -> float:
        span = max(1, self.maximum())
        share = index / span
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            share = 1 - share
        return _KNOB / 2 + share * (self.width() - _KNOB)

    def _index(self, x: float) -> int:
        share = (x - _KNOB / 2) / max(1, self.width() - _KNOB)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            share = 1 - share
        return round(max(0.0, min(1.0, share)) * self.maximum())

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.isEnabled():
            self.setSliderDown(True)
            self.setValue(self._index(event.position().x()))

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self._index(event.position().x()))

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    # --- drawing -------------------------------------------------------------------------------
    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        live = self.isEnabled()
        x, middle = self._x(self.value()), _GROOVE / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.color("line-strong"))
        painter.drawRoundedRect(QRectF(0, middle - 2, self.width(), 4), 2, 2)
        painter.setBrush(self.theme.color("accent" if live else "control"))
        right = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        done = QRectF(x, middle - 2, self.width() - x, 4) if right else QRectF(0, middle - 2, x, 4)
        painter.drawRoundedRect(done, 2, 2)
        painter.setPen(QPen(self.theme.color("accent" if live else "control"), 2))
        painter.setBrush(self.theme.color("hover" if self.underMouse() else "raised"))
        painter.drawEllipse(QPointF(x, middle), _KNOB / 2 - 1, _KNOB / 2 - 1)
        if self._labels:
            self._draw_labels(painter)
        painter.end()

    def _draw_labels(self, painter: QPainter) -> None:
        painter.setFont(self.theme.font("caption"))
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        painter.setPen(self.theme.color("text3"))
        for index in self.labelled():
            text = count(self.steps[index])
            painter.drawText(self._label(index), Qt.AlignmentFlag.AlignCenter, text)

    def labelled(self) -> tuple[int, ...]:
        """Return the steps whose values have room: every one, or every second, third and so on.

        The first and the last always are among them; what would touch the last is left out.
        """
        last = self.maximum()
        end = self._label(last)
        for stride in range(1, last + 1):
            before = [at for at in range(0, last, stride) if not at or self._apart(at, end)]
            pairs = pairwise(before)
            if all(self._apart(right, self._label(left)) for left, right in pairs):
                return (*before, last)
        return (last,)

    def _apart(self, index: int, other: QRectF) -> bool:
        label = self._label(index)
        return label.right() + 8 <= other.left() or other.right() + 8 <= label.left()

    def _label(self, index: int) -> QRectF:
        """Return where the value of a step is written, inside the slider."""
        metrics = QFontMetrics(self.theme.font("caption"))
        width = metrics.horizontalAdvance(count(self.steps[index])) + 2
        left = min(max(0.0, self._x(index) - width / 2), self.width() - width)
        return QRectF(left, _GROOVE, width, self.theme.line("caption"))
