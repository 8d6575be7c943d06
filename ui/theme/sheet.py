"""The one style sheet, filled from a theme's colours and the text size."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files

from ui.theme.tokens import ThemeName

_PLACE = re.compile(r"\{\{([a-z0-9-]+)\}\}")
_PIXELS = re.compile(r"(\d+)px")


def make_sheet(name: ThemeName, roles: Mapping[str, str], scale: float, mono: str) -> str:
    """Return the style sheet; {{role}} is a colour, {{13px}} a size that grows with the text."""
    border = roles["line-strong"] if name == "hc" else roles["line"]
    extra = {
        "theme": name,
        "card-line": border,
        "note-edge": f"1px solid {border}" if name == "hc" else "0",
        "mono": f'"{mono}"',
        "images": files("resources").joinpath("qss", name).as_posix(),  # type: ignore[attr-defined]
    }

    def fill(match: re.Match[str]) -> str:
        key = match[1]
        if pixels := _PIXELS.fullmatch(key):
            return f"{round(int(pixels[1]) * scale)}px"
        return extra[key] if key in extra else _css(roles[key])

    return _PLACE.sub(fill, _template())


@lru_cache(maxsize=1)
def _template() -> str:
    return files("resources").joinpath("qss", "plimsoll.qss").read_text(encoding="utf-8")


def _css(color: str) -> str:
    """Qt's style sheets read eight digits as AARRGGBB; tokens are RRGGBBAA."""
    return f"#{color[7:]}{color[1:7]}" if len(color) == 9 else color
