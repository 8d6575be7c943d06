"""Hatches and item patterns as small tiles, made once per colour and screen scale."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPixmapCache

_EVERY = 6
"""Distance of the lines of an item's pattern, px (tokens.json, item_patterns)."""


def fill_hatch(
    painter: QPainter, rect: QRectF, color: QColor, *, rising: bool, every: float, width: float
) -> None:
    """Cover `rect` with diagonal lines `every` px apart; their origin is the widget's corner."""
    ratio = painter.device().devicePixelRatio()
    _tile(painter, rect, _hatch(color, ratio, rising=rising, every=every, width=width))


def fill_pattern(
    painter: QPainter, rect: QRectF, item: str, color: QColor, *, every: int = _EVERY
) -> None:
    """Cover `rect` with the pattern of plan item `item`; weights have none."""
    if item not in {"weights", "other"}:
        _tile(painter, rect, _pattern(item, color, painter.device().devicePixelRatio(), every))


def column_tile(item: str, color: QColor, ratio: float) -> QPixmap:
    """Return a tile of the item's pattern, other programs' hatch too, to draw by device px.

    For pictures that are made of columns and moved, where no widget's corner is the origin.
    """
    if item == "other":
        tile = _hatch(color, ratio, rising=False, every=5, width=0.9)
    else:
        tile = _pattern(item, color, ratio, _EVERY)
    counted = QPixmap(tile)
    counted.setDevicePixelRatio(1.0)
    return counted


def _hatch(color: QColor, ratio: float, *, rising: bool, every: float, width: float) -> QPixmap:
    key = f"hatch {color.rgba():08x} {rising} {every} {width} {ratio:.3f}"
    tile = QPixmap()
    if not QPixmapCache.find(key, tile):
        tile = _diagonal(color, ratio, rising=rising, every=every, width=width)
        QPixmapCache.insert(key, tile)
    return tile


def _pattern(item: str, color: QColor, ratio: float, every: int) -> QPixmap:
    if item == "compute":
        return _hatch(color, ratio, rising=True, every=every / math.sqrt(2), width=1.2)
    key = f"pattern {item} {every} {color.rgba():08x} {ratio:.3f}"
    tile = QPixmap()
    if not QPixmapCache.find(key, tile):
        tile = _straight(item, color, ratio, every)
        QPixmapCache.insert(key, tile)
    return tile


def _tile(painter: QPainter, rect: QRectF, tile: QPixmap) -> None:
    size = tile.deviceIndependentSize()
    offset = QPointF(rect.x() % size.width(), rect.y() % size.height())
    painter.drawTiledPixmap(rect, tile, offset)


def _blank(side: int, ratio: float) -> QPixmap:
    tile = QPixmap(side, side)
    tile.fill(Qt.GlobalColor.transparent)
    tile.setDevicePixelRatio(ratio)
    return tile


def _diagonal(color: QColor, ratio: float, *, rising: bool, every: float, width: float) -> QPixmap:
    side = max(2, round(every * math.sqrt(2) * ratio))
    tile = _blank(side, ratio)
    length = side / ratio
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    for shift in (-length, 0.0, length):
        if rising:
            start, end = QPointF(shift - 1, length + 1), QPointF(shift + length + 1, -1)
        else:
            start, end = QPointF(shift - 1, -1), QPointF(shift + length + 1, length + 1)
        painter.drawLine(start, end)
    painter.end()
    return tile


def _straight(item: str, color: QColor, ratio: float, every: int) -> QPixmap:
    tile = _blank(max(2, round(every * ratio)), ratio)
    middle = every // 2
    painter = QPainter(tile)
    if item == "mtp":
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawEllipse(QPointF(every / 2, every / 2), 1.3, 1.3)
    if item in {"kv", "runtime"}:
        painter.fillRect(QRectF(middle, 0, 1, every), color)
    if item in {"recurrent", "runtime"}:
        painter.fillRect(QRectF(0, middle, every, 1), color)
    painter.end()
    return tile
