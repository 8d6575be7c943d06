"""Where the columns of a ladder lie: one answer for all rows, so that their bars share a scale."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

COLUMNS = ("quant", "size", "quality", "context", "bar", "spare", "mark", "button")
GAP = 12
PAD = 12
LEAST_BAR = 140
COMFORTABLE_BAR = 190


@dataclass(frozen=True, slots=True)
class Slots:
    """Start and width of every column, px; `stacked` rows have their bar on a line of its own."""

    places: Mapping[str, tuple[int, int]]
    stacked: bool

    def has(self, name: str) -> bool:
        """Whether the column is shown."""
        return name in self.places


def place_columns(width: int, needs: Mapping[str, int]) -> Slots:
    """Return the columns in `width` px; `needs` are the widths of their widest words.

    The quality gives way first; where the bar would still be too short the rows are stacked.
    """
    for dropped, least in (((), COMFORTABLE_BAR), (("quality",), LEAST_BAR)):
        shown = [name for name in COLUMNS if name not in dropped]
        taken = sum(needs[name] for name in shown if name != "bar")
        bar = width - 2 * PAD - taken - GAP * (len(shown) - 1)
        if bar >= least:
            return Slots(_line(shown, {**needs, "bar": bar}), stacked=False)
    return Slots(_stacked(width, needs), stacked=True)


def _line(shown: list[str], widths: Mapping[str, int]) -> dict[str, tuple[int, int]]:
    places = {}
    x = PAD
    for name in shown:
        places[name] = (x, widths[name])
        x += widths[name] + GAP
    return places


def _stacked(width: int, needs: Mapping[str, int]) -> dict[str, tuple[int, int]]:
    button = width - PAD - needs["button"]
    mark = button - GAP - needs["mark"]
    return {
        "quant": (PAD, max(0, mark - GAP - PAD)),
        "mark": (mark, needs["mark"]),
        "button": (button, needs["button"]),
        "bar": (PAD, width - 2 * PAD),
    }
