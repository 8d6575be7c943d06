"""Small parts that several pages share: pictures, tinted rows, plan blocks, figures."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Literal

from PySide6.QtCore import QRectF, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QLayout, QWidget
from typing_extensions import override

from ui import icons
from ui import theme as themes
from ui.presenters.plans import PlanView
from ui.presenters.receipts import MetricView
from ui.widgets.base import Painted, column
from ui.widgets.direction import in_order
from ui.widgets.key import PlanKey
from ui.widgets.labels import Label
from ui.widgets.plan_bar import PlanBar
from ui.widgets.term import Term, explain
from ui.widgets.wrap import WrapRow
from ui.words import tr


def clear(layout: QLayout) -> None:
    """Remove every widget of `layout`."""
    while item := layout.takeAt(0):
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()


class Picture(QLabel):
    """An icon that follows the theme; `name` is what a screen reader says, if anything.

    `beside` is the step of the type scale in whose first line it stands, aligned to the top.
    """

    def __init__(
        self, icon: str, role: str = "text3", size: int = 16, *, name: str = "", beside: str = ""
    ) -> None:
        super().__init__()
        self.theme = themes.current()
        self._icon, self._role, self._size, self._beside = icon, role, size, beside
        self.setAccessibleName(name)
        self.theme.changed.connect(self.retheme)
        self.retheme()

    def show_icon(self, icon: str, role: str) -> None:
        """Show another icon."""
        if (icon, role) != (self._icon, self._role):
            self._icon, self._role = icon, role
            self.retheme()

    @Slot()
    def retheme(self) -> None:
        """Colour the icon for the theme in force."""
        color = self.theme.color(self._role)
        size, ratio = self.theme.px(self._size), self.devicePixelRatioF()
        self.setFixedSize(size, self.theme.line(self._beside) if self._beside else size)
        self.setPixmap(icons.pixmap(self._icon, color, size, ratio))


_EDGED = ("inset", "accent-bg")


class Tint(Painted):
    """A rounded field of one colour role, "" is none; what stands by itself has an edge in hc."""

    def __init__(self, role: str = "", *, radius: int = 8, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._role = role
        self._radius = radius

    def set_role(self, role: str) -> None:
        """Fill with another role."""
        if role != self._role:
            self._role = role
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._role:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = self._role in _EDGED and self.theme.name == "hc"
        pen = QPen(self.theme.color("line-strong"), 1)
        painter.setPen(pen if edge else Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.color(self._role))
        ground = QRectF(self.rect())
        inner = ground.adjusted(0.5, 0.5, -0.5, -0.5) if edge else ground
        painter.drawRoundedRect(inner, self._radius, self._radius)
        painter.end()


class PlanBlock(QWidget):
    """The bars of a plan, each under its device's name when there are several, and their key."""

    def __init__(self, size: Literal["S", "M", "L"] = "L", *, key: bool = True) -> None:
        super().__init__()
        self._size: Literal["S", "M", "L"] = size
        self._label = tr("Load line") if size == "L" else ""
        self._names: list[Label] = []
        self.bars: list[PlanBar] = []
        self._column = column(self, gap=4)
        self.key = PlanKey()
        self.key.setVisible(key)
        self._with_key = key
        self._column.addWidget(self.key)

    def draw(self, plan: PlanView | None, *, still: bool = False) -> None:
        """Show `plan`, `still` without growing towards it; None shows nothing."""
        self.setVisible(plan is not None)
        if plan is None:
            return
        while len(self.bars) < len(plan.bars):
            self._add()
        for index, bar in enumerate(self.bars):
            used = index < len(plan.bars)
            bar.setVisible(used)
            self._names[index].setVisible(used and len(plan.bars) > 1)
            if used:
                self._names[index].setText(plan.bars[index].name)
                bar.show_plan(plan.bars[index].bar, still=still)
        if self._with_key:
            self.key.show_plan(plan.bars[0].bar)

    def _add(self) -> None:
        name, bar = Label(role="caption", wrap=True), PlanBar(self._size)
        bar.set_line_label("" if self.bars else self._label)
        self._names.append(name)
        self.bars.append(bar)
        at = self._column.count() - 1
        self._column.insertWidget(at, name)
        self._column.insertWidget(at + 1, bar)


class Figures(WrapRow):
    """Bold figures in a line, each with its words."""

    def __init__(self) -> None:
        super().__init__(gap=24)
        self._shown: tuple[tuple[str, str], ...] = ()

    def draw(self, figures: tuple[tuple[str, str], ...]) -> None:
        """Show pairs of (figure, words)."""
        if figures == self._shown:
            return
        self._shown = figures
        clear(self.line)
        for figure, words in figures:
            label = Label(f"<b>{escape(figure)}</b> {escape(words)}", "small", rich=True)
            explain(label, words)
            self.add(label)


class Metrics(WrapRow):
    """Large figures side by side, each over what it is."""

    def __init__(self) -> None:
        super().__init__(gap=16, line_gap=12, top=True, even=True)
        self._shown: tuple[MetricView, ...] = ()

    def draw(self, metrics: Sequence[MetricView]) -> None:
        """Show `metrics`."""
        new = tuple(metrics)
        if new == self._shown:
            return
        self._shown = new
        clear(self.line)
        for metric in new:
            self.add(_Metric(metric), basis=104, grow=True)
        self.setVisible(bool(new))
        self.updateGeometry()


class _Metric(QWidget):
    def __init__(self, view: MetricView) -> None:
        super().__init__()
        value = f"{view.value} {view.unit}".strip()
        self.setAccessibleName(tr("{name}: {value}").format(name=view.name, value=value))
        top = WrapRow(gap=4, line_gap=0)
        parts = [Label(view.value, "title")]
        if view.unit:
            parts.append(Term(view.unit, "small", tone="text3", stop=False))
        for part in in_order(view.unit, *parts):
            top.add(part)
        layout = column(self, gap=0)
        layout.addWidget(top)
        layout.addWidget(Term(view.name, "small"))
