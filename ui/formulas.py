"""Formulas as pictures, made away from the window's thread: one takes longer than a frame."""

from __future__ import annotations

import contextlib
import logging
import threading
from collections import deque
from functools import lru_cache

from PySide6.QtCore import QObject, Signal

LOG = logging.getLogger(__name__)
SIZE = 17
"""Size of the letters at 100 % text size, px."""
LONGEST = 2000
"""Letters of TeX; longer ones stay as they were written."""
MOST = 500
"""Pictures that are remembered."""


class Formulas(QObject):
    """Draws TeX as SVG; `drawn` tells which one was."""

    drawn = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._pictures: dict[tuple[str, bool], bytes | None] = {}
        self._lock = threading.Lock()
        self._wanted: deque[tuple[str, bool]] = deque()
        self._busy = False

    @property
    def busy(self) -> bool:
        """Whether one is being drawn."""
        return self._busy

    def picture(self, tex: str, *, inline: bool = False) -> bytes | None:
        """Return the SVG of `tex`, b"" if it cannot be drawn; None: it is being drawn.

        `inline` ones are as low as a line of text wants them.
        """
        if len(tex) > LONGEST:
            return b""
        asked = (tex, inline)
        if asked not in self._pictures:
            while len(self._pictures) >= MOST:
                del self._pictures[next(iter(self._pictures))]
            self._pictures[asked] = None
            self._ask(asked)
        return self._pictures[asked]

    def _ask(self, asked: tuple[str, bool]) -> None:
        with self._lock:
            self._wanted.append(asked)
            if self._busy:
                return
            self._busy = True
        threading.Thread(target=self._draw, name="formulas", daemon=True).start()

    def _draw(self) -> None:
        while True:
            with self._lock:
                self._busy = bool(self._wanted)
                if not self._busy:
                    return
                asked = self._wanted.popleft()
            tex, inline = asked
            self._pictures[asked] = svg_of(tex, inline=inline)
            with contextlib.suppress(RuntimeError):  # the window may be gone by now
                self.drawn.emit(tex)


@lru_cache(maxsize=1)
def formulas() -> Formulas:
    """Return those of this program."""
    return Formulas()


def svg_of(tex: str, *, inline: bool = False) -> bytes:
    """Return `tex` drawn in black on nothing, b"" if it makes no sense; on any thread.

    The line it stands on is y = 0 of its view box.
    """
    try:
        import ziafont  # noqa: PLC0415 - half a second, for whoever reads a formula
        import ziamath  # noqa: PLC0415 - the same

        ziafont.config.svg2 = False  # Qt draws an earlier SVG
        drawn = str(ziamath.Latex(tex, size=SIZE, inline=inline).svg())
        return drawn.replace("url(", "(").encode()  # a colour can name an address
    except Exception:  # what a model wrote may be anything
        LOG.debug("a formula cannot be drawn", exc_info=True)
        return b""
