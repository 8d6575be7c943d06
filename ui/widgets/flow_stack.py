"""Where the rows of a long column stand, measured or estimated; no widget is needed to know."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

LETTER = 6.6
"""Mean width of a letter of body text, px, for estimates."""


@dataclass(eq=False, slots=True)
class Row:
    """One row: `kind` chooses the widget, `data` is what it shows.

    Before it was measured its height is `base` px plus the lines that `letters` letters take.
    """

    kind: str
    data: object
    gap: int = 12
    base: int = 0
    letters: int = 0
    height: int = -1
    measured: bool = False
    """Whether `height` is that of the data as they are; an older one is still the best guess."""

    def guess(self, width: int, line: int) -> int:
        """Return the height, px, measured or estimated."""
        if self.height >= 0:
            return self.height
        lines = -(-self.letters * LETTER // max(1, width)) if self.letters else 0
        return self.base + int(lines) * line


class Stack:
    """Rows one under the other; a change of the last row costs the same however many there are."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self._tops: list[int] = [0]
        self._clean = 0
        self._width = 1
        self._line = 20

    def __len__(self) -> int:
        return len(self.rows)

    def replace(self, start: int, stop: int, rows: Sequence[Row]) -> None:
        """Put `rows` in the place of those from `start` up to `stop`."""
        self.rows[start:stop] = rows
        self.touch(start)

    def touch(self, index: int) -> None:
        """The height of row `index` has changed."""
        self._clean = min(self._clean, index)

    def set_measure(self, width: int, line: int) -> None:
        """Estimate for rows of `width` px and text lines of `line` px.

        Forgets every height; where both are as before, what was measured is a guess.
        """
        if (width, line) == (self._width, self._line):
            for row in self.rows:
                row.measured = False
            return
        self._width, self._line = width, line
        for row in self.rows:
            row.height, row.measured = -1, False
        self._clean = 0

    def top(self, index: int) -> int:
        """Return where row `index` begins, its gap included; `len(self)` gives the whole height."""
        if index > self._clean:
            del self._tops[self._clean + 1 :]
            top = self._tops[self._clean]
            for row in self.rows[self._clean : index]:
                top += row.gap + row.guess(self._width, self._line)
                self._tops.append(top)
            self._clean = index
        return self._tops[index]

    def high(self, index: int) -> int:
        """Return the height of row `index`, px, its gap included."""
        return self.top(index + 1) - self.top(index)

    @property
    def height(self) -> int:
        """The whole height, px."""
        return self.top(len(self.rows))

    def at(self, y: int) -> int:
        """Return the number of the row at `y`, the nearest one outside."""
        self.top(len(self.rows))
        found = bisect_right(self._tops, max(0, y), 0, len(self.rows) + 1) - 1
        return max(0, min(found, len(self.rows) - 1))
