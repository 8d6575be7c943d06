"""The plan bar: where every byte goes, and the load line."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QEasingCurve, QEvent, QSize, Qt, QVariantAnimation, Slot
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget
from typing_extensions import override

from ui.presenters.glossary import meaning_of
from ui.presenters.plan_bar import BarItem, PlanBarView
from ui.widgets.base import Painted
from ui.widgets.plan_geometry import OVER_ZONE, Layout, bar_size, lay_out, measured_gap
from ui.widgets.plan_painter import BarPainter
from ui.words import tr

GROWTH_MS = 220
LEAST_GROWTH = 0.01
"""Share of the capacity below which nobody sees an item grow: what is in use changes all the time,
and a dozen pictures for each of its changes would keep a processor busy."""


class PlanBar(Painted):
    """Draws a `PlanBarView`; `show_plan(None)` draws an empty track.

    `room` keeps space right of the card for what does not fit, so that rows share one scale.
    `surface` is the colour role behind the bar. `line_label` stands beside the disc (size L).
    """

    def __init__(
        self,
        size: Literal["S", "M", "L"] = "L",
        *,
        room: bool = False,
        surface: str = "raised",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._name = size
        self.size_ = bar_size(size)
        self.surface = surface
        self.line_label = ""
        self._room = room
        self._view: PlanBarView | None = None
        self._from: dict[str, float] = {}
        self._share = 1.0
        self._grow = QVariantAnimation(self)
        self._grow.setStartValue(0.0)
        self._grow.setEndValue(1.0)
        self._grow.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._grow.valueChanged.connect(self._step)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Plan: nothing planned"))

    @property
    def view(self) -> PlanBarView | None:
        """What is shown."""
        return self._view

    def show_plan(self, view: PlanBarView | None, *, still: bool = False) -> None:
        """Draw `view`; items grow to their new widths when only their sizes changed.

        `still` shows the new widths at once: a bar that follows a handle must not lag behind it.
        """
        if view == self._view:
            return
        hint = self.sizeHint()
        old, shown = self._view, {}
        if old and view and not still and self._may_grow(old, view):
            shown = {item.key: self._drawn(item) for item in old.items}
        self._view = view
        self._grow.stop()
        self._share = 1.0
        if shown:
            self._from = shown
            self._share = 0.0
            self._grow.setDuration(self.theme.ms(GROWTH_MS))
            self._grow.start()
        self.setAccessibleName(view.name if view else tr("Plan: nothing planned"))
        self.setAccessibleDescription(view.description if view else "")
        if self.sizeHint() != hint:
            self.updateGeometry()
        self.update()

    def set_room(self, *, room: bool) -> None:
        """Keep, or give back, the space right of the card for what does not fit."""
        if room != self._room:
            self._room = room
            self.update()

    def set_line_label(self, text: str) -> None:
        """Write `text` beside the load line's disc."""
        if text != self.line_label:
            self.line_label = text
            self.update()

    def _may_grow(self, old: PlanBarView, view: PlanBarView) -> bool:
        if old.capacity_bytes != view.capacity_bytes or not self.isVisible():
            return False
        before = {item.key: item.bytes for item in old.items}
        after = {item.key: item.bytes for item in view.items}
        most = max(
            (abs(after.get(key, 0) - before.get(key, 0)) for key in before | after), default=0
        )
        return most >= LEAST_GROWTH * view.capacity_bytes and self.theme.ms(GROWTH_MS) > 0

    @Slot(object)
    def _step(self, share: object) -> None:
        self._share = float(share)  # type: ignore[arg-type]
        self.update()

    # --- geometry ------------------------------------------------------------------------------
    @override
    def sizeHint(self) -> QSize:
        measured = self._view is not None and bool(self._view.measured) and self.size_.measured
        return QSize(240, self.size_.height_measured if measured else self.size_.height)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.sizeHint().height())

    def _track(self) -> float:
        view = self._view
        over = view is not None and view.used_bytes > view.capacity_bytes
        return round(self.width() / (1 + OVER_ZONE)) if self._room or over else self.width()

    def layout_of(self, items: tuple[BarItem, ...]) -> Layout:
        """Return where `items` lie now."""
        view = self._view
        sizes = [(item.key, self._drawn(item)) for item in items]
        return lay_out(
            sizes,
            capacity=view.capacity_bytes if view else 0,
            line=view.line_bytes if view else 0,
            track=self._track(),
            gap=self.size_.gap,
            ratio=self.devicePixelRatioF(),
        )

    def _drawn(self, item: BarItem) -> float:
        """Return the bytes that `item` is drawn with while it grows."""
        if self._share >= 1.0:
            return item.bytes
        old = self._from.get(item.key, 0)
        return old + (item.bytes - old) * self._share

    # --- drawing -------------------------------------------------------------------------------
    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        bar = BarPainter(
            painter, self.theme, self.size_, self.width(), self.surface, mirrored=mirrored
        )
        view = self._view
        if view is None or not view.capacity_bytes:
            bar.track(self._track())
            painter.end()
            return
        layout = self.layout_of(view.items)
        bar.row(layout, top=self.size_.disc_zone, height=self.size_.bar)
        bottom = self.size_.disc_zone + self.size_.bar
        if view.measured and self.size_.measured:
            top = bottom + measured_gap()
            measured = self.layout_of(view.measured)
            bar.measured(measured, top=top, height=self.size_.measured)
            bottom = top + self.size_.measured
        if self._name == "L":
            bar.labels(layout, {item.key: item for item in view.items})
        if view.line_bytes < view.capacity_bytes:
            bar.load_line(layout.line, bottom, self.line_label)
        painter.end()

    # --- hover ---------------------------------------------------------------------------------
    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            text = self.tip_at(event.pos().x(), event.pos().y())
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def tip_at(self, x: float, y: float) -> str:
        """Return what is said with the pointer at (`x`, `y`): MiB, bytes, source, confidence."""
        view = self._view
        if view is None:
            return ""
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            x = self.width() - x
        low = y > self.size_.disc_zone + self.size_.bar + 1
        items = view.measured if low and view.measured else view.items
        layout = self.layout_of(items)
        named = {item.key: item for item in items}
        for part in layout.parts:
            if part.start <= x < part.end + self.size_.gap:
                item = named[part.key]
                return "\n".join(filter(None, (item.tip, meaning_of(item.name))))
        if x >= layout.track:
            return tr("Does not fit: {n} MiB over the load line").format(n=view.excess)
        return view.reserve.tip if x >= layout.line else view.free.tip
