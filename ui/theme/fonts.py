"""The fonts: the desktop's own where it names one, else the first good one that is installed."""

from __future__ import annotations

import sys

from PySide6.QtCore import QLocale
from PySide6.QtGui import QFont, QFontDatabase

_GENERIC = {"", "sans", "sans serif", "sans-serif", "dejavu sans", "helvetica"}
_TEXT = (
    "Segoe UI Variable Text",
    "Segoe UI",
    "Inter",
    "Adwaita Sans",
    "Cantarell",
    "Noto Sans",
    "Ubuntu",
    "DejaVu Sans",
)
_MONO = ("Cascadia Mono", "Consolas", "JetBrains Mono", "DejaVu Sans Mono", "Noto Sans Mono")
_FALLBACK = ("Noto Sans", "Noto Sans Arabic", "DejaVu Sans")
_HAN = ("Noto Sans CJK SC", "Microsoft YaHei UI", "PingFang SC")
_JAPANESE = ("Noto Sans CJK JP", "Yu Gothic UI", "Hiragino Sans")
"""The two write many of the same characters in shapes of their own."""


def app_font(pixels: int) -> QFont:
    """Return the text font at `pixels`, with figures of one width."""
    font = QFont()
    family = text_family()
    others = (name for name in (*_FALLBACK, *east_asian()) if name != family)
    font.setFamilies([family, *others])
    font.setPixelSize(pixels)
    font.setFeature(QFont.Tag("tnum"), 1)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def east_asian() -> tuple[str, ...]:
    """Return the families for Chinese characters, in the shapes of the language in force."""
    japanese = QLocale().language() == QLocale.Language.Japanese
    return (*_JAPANESE, *_HAN) if japanese else (*_HAN, *_JAPANESE)


def text_family() -> str:
    """Return the family for text: the desktop's choice unless it is only a generic name."""
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    if not sys.platform.startswith("win") and system.casefold() not in _GENERIC:
        return system
    return _first(_TEXT) or system


def mono_family() -> str:
    """Return the family for code and log lines."""
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
    return _first(_MONO) or system


def _first(names: tuple[str, ...]) -> str | None:
    installed = set(QFontDatabase.families())
    return next((name for name in names if name in installed), None)
