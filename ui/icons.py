"""Icons: one-colour SVGs drawn in any colour, sharp at any size and screen scale."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QIcon,
    QPainter,
    QPixmap,
    QPixmapCache,
    QTransform,
)
from PySide6.QtSvg import QSvgRenderer

from ui import theme as themes

_COLOUR = re.compile(r'(stroke|fill)="#[0-9A-Fa-f]{3,8}"')
_TURNED = frozenset({"undo"})
"""What points back, and so the other way from right to left."""
STATES = ("idle", "loading", "ready", "generating", "failed")


def icon(name: str, role: str | QColor = "text2", size: int = 16, *, gap: int = 0) -> QIcon:
    """Return icon `name` in a colour role of the theme; greyed where its button is disabled.

    `gap` adds empty px at the end, towards the words beside it.
    """
    theme = themes.current()
    color = theme.color(role) if isinstance(role, str) else role
    made = QIcon()
    app_ratio = QGuiApplication.instance().devicePixelRatio()  # type: ignore[union-attr]
    for ratio in sorted({1.0, 2.0, app_ratio}):
        made.addPixmap(_wider(pixmap(name, color, size, ratio), gap))
        grey = pixmap(name, theme.color("disabled"), size, ratio)
        made.addPixmap(_wider(grey, gap), QIcon.Mode.Disabled)
    return made


def _wider(picture: QPixmap, gap: int) -> QPixmap:
    if not gap:
        return picture
    ratio = picture.devicePixelRatio()
    wide = QPixmap(picture.width() + round(gap * ratio), picture.height())
    wide.setDevicePixelRatio(ratio)
    wide.fill(Qt.GlobalColor.transparent)
    painter = QPainter(wide)
    painter.drawPixmap(QPointF(gap if _mirrored() else 0, 0), picture)
    painter.end()
    return wide


def pixmap(name: str, color: QColor, size: int, ratio: float = 1.0) -> QPixmap:
    """Return icon `name` in `color`, `size` logical px wide; the same picture is drawn once.

    `name` is a file of resources/icons without its ending, or state-idle ... state-failed.
    """
    turned = name in _TURNED and _mirrored()
    key = f"{name} {color.rgba():08x} {size} {ratio:.3f} {turned}"
    found = QPixmap()
    if QPixmapCache.find(key, found):
        return found
    drawn = _draw(_recoloured(name, color.name()), QSize(size, size), ratio)
    if turned:
        drawn = drawn.transformed(QTransform.fromScale(-1, 1))
    QPixmapCache.insert(key, drawn)
    return drawn


def _mirrored() -> bool:
    return QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft


def paint(
    painter: QPainter, name: str, color: QColor, rect: QRectF, ratio: float | None = None
) -> None:
    """Draw icon `name` into `rect` with `painter`."""
    scale = ratio or painter.device().devicePixelRatio()
    drawn = pixmap(name, color, round(rect.width()), scale)
    painter.drawPixmap(rect.topLeft(), drawn)


def app_icon() -> QIcon:
    """Return the program's own icon, in its own colours."""
    made = QIcon()
    for size in (16, 20, 24, 32, 48, 64, 128, 256):
        made.addPixmap(_draw(_source("app-small" if size <= 24 else "app"), QSize(size, size), 1.0))
    return made


def tray_icon(state: str, *, dark_panel: bool) -> QIcon:
    """Return the coloured tray icon for one of `STATES`."""
    tone = "dark" if dark_panel else "light"
    source = _source(f"tray/{state}-colour-{tone}")
    made = QIcon()
    for size in (16, 20, 22, 24, 32, 48):
        made.addPixmap(_draw(source, QSize(size, size), 1.0))
    return made


def _recoloured(name: str, color: str) -> str:
    plain = name.removeprefix("state-")
    file = f"tray/{plain}-mono-dark-ink" if plain != name else name
    return _COLOUR.sub(rf'\1="{color}"', _source(file))


@lru_cache(maxsize=128)
def _source(name: str) -> str:
    return files("resources").joinpath("icons", f"{name}.svg").read_text(encoding="utf-8")


def _draw(source: str, size: QSize, ratio: float) -> QPixmap:
    picture = QPixmap(size * ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(source.encode())).render(painter)
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture
