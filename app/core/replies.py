"""How many replies are being written, and since when there is none."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Iterator

from app.core.board import Board
from app.session import Phase


class Replies:
    """The session generates while one reply is being written, or several."""

    def __init__(self, board: Board, move: Callable[[Phase], bool]) -> None:
        self._board = board
        self._move = move
        self._lock = threading.Lock()
        self._n = 0
        self._last = time.monotonic()

    @contextlib.contextmanager
    def writing(self) -> Iterator[bool]:
        """Count one more reply while the block runs; False: the session cannot generate."""
        with self._lock:
            counted = self._n > 0 or self._move(Phase.GENERATING)
            self._n += counted
        try:
            yield counted
        finally:
            with self._lock:
                self._n -= counted
                self._last = time.monotonic()
                session = self._board.session
                if not self._n and session and session.phase is Phase.GENERATING:
                    self._move(Phase.READY)

    def touch(self) -> None:
        """Something else was asked of the engine."""
        self._last = time.monotonic()

    def idle_seconds(self) -> float:
        """Return for how long nothing was asked."""
        return 0.0 if self._n else time.monotonic() - self._last
