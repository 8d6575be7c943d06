"""Where the lines and words of the graphs' axes stand."""

from __future__ import annotations

from ui.presenters.figures import clock_of
from ui.words import tr

MIB = 1 << 20


def axis_words(start: float, end: float) -> tuple[tuple[float, str], ...]:
    """Return five places (0..1) with their times; the last one is now."""
    short = end - start <= 180
    moments = [(n / 5, start + n / 5 * (end - start)) for n in range(5)]
    words = [(place, clock_of(at, seconds=short)) for place, at in moments]
    return (*words, (1.0, tr("Now")))


def nice_ticks(capacity_bytes: int) -> tuple[int, ...]:
    """Return 0, round steps in between, and the capacity itself."""
    size = capacity_bytes / MIB
    step = 256
    while size / step > 3.4:
        step *= 2
    inner = [n * step for n in range(1, 8) if n * step < size - step * 0.4]
    return (0, *(n << 20 for n in inner), capacity_bytes)
