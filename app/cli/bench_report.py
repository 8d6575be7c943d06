"""What a measurement comes to: figures, degradation across the runs, and tables to hand on."""

from __future__ import annotations

import csv
import io
import json
import statistics
from collections.abc import Callable
from typing import Any

Document = dict[str, Any]
LEAST_FOR_LEVELS = 6
LEVELS_APART = 0.9
"""The lower level must be below this share of the upper one to be called a level of its own."""
STRAY_RUNS = 10
"""One run in so many may stray from its level: something else took the machine for a moment."""
FIGURES = ("avg", "min", "max", "slope", "prefill_tok_s", "ttft_s", "acceptance", "oom_count")


def slope(rates: list[float]) -> float:
    """Return the tokens/s gained or lost per run (least squares); 0 for fewer than two runs."""
    if len(rates) < 2:
        return 0.0
    return statistics.linear_regression(range(len(rates)), rates).slope


def levels(rates: list[float]) -> tuple[float, float] | None:
    """Return the medians of a fast first and a slow second part of the runs; None: one speed.

    The cut is where both parts together vary least. A card that throttles after a minute shows two
    levels, which a slope would blur.
    """
    if len(rates) < LEAST_FOR_LEVELS:
        return None
    cuts = range(2, len(rates) - 1)
    cut = min(cuts, key=lambda n: _spread(rates[:n]) + _spread(rates[n:]))
    first, second = statistics.median(rates[:cut]), statistics.median(rates[cut:])
    if second >= LEVELS_APART * first:
        return None
    middle = (first + second) / 2
    astray = sum(rate < middle for rate in rates[:cut]) + sum(r > middle for r in rates[cut:])
    # A slow decline has rates of every height: two levels leave the height between them free.
    between = sum(abs(rate - middle) < (first - second) / 4 for rate in rates)
    return (first, second) if astray + between <= len(rates) // STRAY_RUNS else None


def _spread(values: list[float]) -> float:
    middle = statistics.fmean(values)
    return sum((value - middle) ** 2 for value in values)


def ratio(ours: float | None, theirs: float | None) -> float | None:
    """Return ours / theirs; None where one of them was not measured or is zero."""
    return ours / theirs if ours is not None and theirs else None


def as_markdown(document: Document) -> str:
    """Return the runs and the figures as two tables."""
    lines = ["| run | tokens/s |", "| ---: | ---: |"]
    lines += [f"| {n} | {rate:.2f} |" for n, rate in enumerate(document["runs"], 1)]
    lines += ["", "| figure | value |", "| :--- | ---: |"]
    lines += [f"| {name} | {_shown(document.get(name))} |" for name in FIGURES]
    if document.get("levels"):
        first, second = document["levels"]
        lines.append(f"| levels | {first:.2f}, then {second:.2f} |")
    return "\n".join(lines) + "\n"


def as_csv(document: Document) -> str:
    """Return one line per run, then one per figure."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["name", "value"])
    writer.writerows([f"run {n}", rate] for n, rate in enumerate(document["runs"], 1))
    writer.writerows([name, document.get(name)] for name in FIGURES)
    if document.get("levels"):
        names = ("first level", "second level")
        writer.writerows(zip(names, document["levels"], strict=True))
    return out.getvalue()


def as_json(document: Document) -> str:
    """Return the whole document."""
    return json.dumps(document, indent=2) + "\n"


FORMATS: dict[str, Callable[[Document], str]] = {
    ".md": as_markdown,
    ".csv": as_csv,
    ".json": as_json,
}
"""By the ending of the file's name."""


def _shown(value: float | None) -> str:
    if value is None:
        return "not measured"
    return str(value) if isinstance(value, int) else f"{value:.2f}"
