"""How the parts of a plan bar are painted."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from ui.presenters.plan_bar import BarItem
from ui.theme import Theme
from ui.theme.theme import HATCH_ALPHA
from ui.widgets.direction import right_to_left
from ui.widgets.hatch import fill_hatch, fill_pattern
from ui.widgets.plan_geometry import BarSize, Layout, Part


class BarPainter:
    """Paints into one widget; every x is counted from the bar's start and mirrored here."""

    def __init__(
        self,
        painter: QPainter,
        theme: Theme,
        size: BarSize,
        width: int,
        surface: str,
        *,
        mirrored: bool,
    ) -> None:
        self._p = painter
        self._theme = theme
        self._size = size
        self._width = width
        self._surface = theme.color(surface)
        self._mirrored = mirrored
        self._ratio = painter.device().devicePixelRatio()
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)

    def _box(self, start: float, end: float, top: float, height: float) -> QRectF:
        left = self._width - end if self._mirrored else start
        return QRectF(left, top, end - start, height)

    def _snap(self, x: float) -> float:
        return round(x * self._ratio) / self._ratio

    # --- rows ----------------------------------------------------------------------------------
    def track(self, width: float) -> None:
        """Paint the empty track."""
        box = self._box(0, width, self._size.disc_zone, self._size.bar)
        with _clipped(self._p, box, self._size.radius):
            self._p.fillRect(box, self._theme.color("track"))
        self._outline(box)

    def row(self, layout: Layout, *, top: float, height: float) -> None:
        """Paint track, reserve, items, what is over the line, the outline, what is over the card."""
        box = self._box(0, layout.track, top, height)
        with _clipped(self._p, box, self._size.radius):
            self._p.fillRect(box, self._theme.color("track"))
            reserve = self._box(layout.line, layout.track, top, height)
            ink = _faded(self._theme.color("text3"))
            fill_hatch(self._p, reserve, ink, rising=True, every=6, width=0.8)
            self._items(layout, top, height, patterns=self._theme.patterns)
            if layout.end > layout.line:
                self._over(self._box(layout.line, min(layout.end, layout.track), top, height))
        self._outline(box)
        if layout.over_card > 0:
            self._beyond(layout, top, height)

    def measured(self, layout: Layout, *, top: float, height: float) -> None:
        """Paint the second row: the same colours, no labels."""
        box = self._box(0, layout.track, top, height)
        with _clipped(self._p, box, 3):
            self._p.fillRect(box, self._theme.color("track"))
            self._items(layout, top, height, patterns=False)

    def _items(self, layout: Layout, top: float, height: float, *, patterns: bool) -> None:
        for part in layout.parts:
            box = self._box(part.start, part.end, top, height)
            self._p.fillRect(box, self._theme.item(part.key))
            ink = self._theme.pattern_ink(part.key)
            if part.key == "other":
                fill_hatch(self._p, box, ink, rising=False, every=5, width=0.9)
            elif patterns:
                fill_pattern(self._p, box, part.key, ink)

    def _over(self, box: QRectF) -> None:
        err = self._theme.color("err")
        fill_hatch(self._p, box, err, rising=True, every=5, width=1.4)
        self._p.fillRect(QRectF(box.left(), box.top(), box.width(), 1), err)
        self._p.fillRect(QRectF(box.left(), box.bottom() - 1, box.width(), 1), err)

    def _outline(self, box: QRectF) -> None:
        self._p.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._p.setPen(QPen(self._theme.color("track-line"), 1))
        self._p.setBrush(Qt.BrushStyle.NoBrush)
        radius = self._size.radius - 0.5
        self._p.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        self._p.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)

    def _beyond(self, layout: Layout, top: float, height: float) -> None:
        """Outline and hatch what does not fit the card, and mark the card's edge."""
        err = self._theme.color("err")
        edge = layout.track
        box = self._box(edge, edge + layout.over_card, top, height)
        self._over(box)
        cut = layout.end > edge + layout.over_card + 0.5
        far = edge + layout.over_card
        if not cut:
            self._p.fillRect(self._box(far - 1, far, top, height), err)
        tick = self._box(edge - 1, edge, top - 3, height + 6)
        self._p.fillRect(tick, self._theme.color("text3"))

    # --- text ----------------------------------------------------------------------------------
    def labels(self, layout: Layout, items: Mapping[str, BarItem]) -> None:
        """Write name and figure, name, or figure into every item that has room for it."""
        plain = self._theme.font("caption")
        bold = QFont(plain)
        bold.setWeight(QFont.Weight.DemiBold)
        for part in layout.parts:
            item = items[part.key]
            runs = _label(item, part.end - part.start, plain, bold)
            if runs:
                self._write(part, runs)

    def _write(self, part: Part, runs: list[tuple[str, QFont]]) -> None:
        widths = [QFontMetricsF(font).horizontalAdvance(text) for text, font in runs]
        total = sum(widths)
        box = self._box(part.start, part.end, self._size.disc_zone, self._size.bar)
        middle = box.center()
        if part.key == "other" or (self._theme.patterns and part.key != "weights"):
            height = min(self._size.bar - 2.0, max(16.0, self._theme.line("caption")))
            plate = QRectF(middle.x() - total / 2 - 4, middle.y() - height / 2, total + 8, height)
            self._p.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._p.setPen(Qt.PenStyle.NoPen)
            self._p.setBrush(self._theme.item(part.key))
            self._p.drawRoundedRect(plate, 3, 3)
            self._p.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        self._p.setPen(self._theme.on_item(part.key))
        metrics = QFontMetricsF(runs[0][1])
        x = middle.x() - total / 2
        y = middle.y() + (metrics.ascent() - metrics.descent()) / 2
        for (text, font), width in zip(runs, widths, strict=True):
            self._p.setFont(font)
            self._p.drawText(QPointF(x, y), text)
            x += width

    # --- the load line -------------------------------------------------------------------------
    def load_line(self, x: float, bottom: float, label: str) -> None:
        """Paint the line over the bar, its halo in the surface colour, and its disc."""
        size = self._size
        middle = self._snap(self._width - x if self._mirrored else x)
        half = size.line / 2
        ink = self._theme.color("loadline")
        halo = QRectF(middle - half - 1.5, size.disc_zone, size.line + 3, bottom - size.disc_zone)
        self._p.fillRect(halo, self._surface)
        disc = size.disc / 2
        top = max(0.0, size.disc_middle - disc - 2)
        self._p.fillRect(QRectF(middle - half, top, size.line, bottom + size.below - 1 - top), ink)
        self._p.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._p.setPen(QPen(ink, size.line))
        self._p.setBrush(Qt.BrushStyle.NoBrush)
        radius = disc - half
        self._p.drawEllipse(QPointF(middle, size.disc_middle), radius, radius)
        self._p.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        if label:
            self._line_label(middle, disc + 6, label)

    def _line_label(self, middle: float, away: float, label: str) -> None:
        font = self._theme.font("caption")
        metrics = QFontMetricsF(font)
        width = metrics.horizontalAdvance(label)
        left = middle - away - width
        if left < 0 or (self._mirrored and middle + away + width <= self._width):
            left = middle + away
        y = self._size.disc_middle + (metrics.ascent() - metrics.descent()) / 2
        self._p.setFont(font)
        self._p.setPen(self._theme.color("text2"))
        self._p.drawText(QPointF(left, y), label)


def _label(item: BarItem, room: float, plain: QFont, bold: QFont) -> list[tuple[str, QFont]]:
    """Return the runs of text that fit `room` px, from the left."""
    name, figure = QFontMetricsF(plain), QFontMetricsF(bold)
    both = name.horizontalAdvance(f"{item.name} ") + figure.horizontalAdvance(item.figure)
    if both + 18 <= room:
        if right_to_left(item.name):
            return [(item.figure, bold), (f" {item.name}", plain)]
        return [(f"{item.name} ", plain), (item.figure, bold)]
    if name.horizontalAdvance(item.name) + 14 <= room:
        return [(item.name, plain)]
    if name.horizontalAdvance(item.figure) + 12 <= room:
        return [(item.figure, plain)]
    return []


def _faded(color: QColor) -> QColor:
    faded = QColor(color)
    faded.setAlphaF(HATCH_ALPHA)
    return faded


class _clipped:  # noqa: N801 - reads as a statement
    """Clip `painter` to a rounded box for the length of a block."""

    def __init__(self, painter: QPainter, box: QRectF, radius: float) -> None:
        self._painter, self._path = painter, QPainterPath()
        self._path.addRoundedRect(box, radius, radius)

    def __enter__(self) -> None:
        self._painter.save()
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._painter.setClipPath(self._path)
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)

    def __exit__(self, *_: object) -> None:
        self._painter.restore()
