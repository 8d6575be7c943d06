"""The design's numbers, read from resources/tokens.json."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any, Literal

ThemeName = Literal["light", "dark", "hc"]
THEME_NAMES: tuple[ThemeName, ...] = ("light", "dark", "hc")


@dataclass(frozen=True, slots=True)
class Scheme:
    """One theme's colours as #RRGGBB (or #RRGGBBAA), by role, by plan item, and for text on it."""

    roles: Mapping[str, str]
    items: Mapping[str, str]
    on_items: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class TypeStep:
    """One step of the type scale, px at 100 % text size."""

    px: int
    line: int
    weight: int
    tracking: float


@dataclass(frozen=True, slots=True)
class Tokens:
    """Every theme, the type scale and the geometry of the plan bar."""

    schemes: Mapping[ThemeName, Scheme]
    type_scale: Mapping[str, TypeStep]
    item_order: tuple[str, ...]
    plan_bar: Mapping[str, Any]
    layout: Mapping[str, int]


@lru_cache(maxsize=1)
def tokens() -> Tokens:
    """Return the tokens; the file is read once."""
    raw = json.loads(files("resources").joinpath("tokens.json").read_text(encoding="utf-8"))
    return Tokens(
        schemes={name: _scheme(raw["colour"][name]) for name in THEME_NAMES},
        type_scale={name: _step(step) for name, step in raw["type"]["scale"].items()},
        item_order=tuple(raw["item_order"]),
        plan_bar=raw["plan_bar"],
        layout=raw["layout"],
    )


def _scheme(raw: dict[str, Any]) -> Scheme:
    roles = {**raw["roles"], "track": raw["track"], "track-line": raw["track_line"]}
    return Scheme(roles, raw["items"], raw["on_items"])


def _step(raw: dict[str, Any]) -> TypeStep:
    return TypeStep(raw["px"], raw["line"], raw["weight"], raw.get("tracking", 0.0))
