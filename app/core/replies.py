"""How many replies are wanted and written, and since when there is none."""

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
        self._wanted = 0
        self._begun = 0
        self._last = time.monotonic()

    @contextlib.contextmanager
    def wanted(self) -> Iterator[None]:
        """Somebody waits for a reply while the block runs: the model does not rest meanwhile."""
        with self._lock:
            self._wanted += 1
        try:
            yield
        finally:
            with self._lock:
                self._wanted -= 1
                self._last = time.monotonic()

    @contextlib.contextmanager
    def writing(self) -> Iterator[bool]:
        """Count one more reply while the block runs; False: the session cannot generate."""
        with self._lock:
            phase = self._phase()
            counted = phase is Phase.GENERATING or (
                phase is Phase.READY and self._move(Phase.GENERATING)
            )
            self._n += counted
            self._begun += counted
        try:
            yield counted
        finally:
            with self._lock:
                self._n -= counted
                self._last = time.monotonic()
                if not self._n and self._phase() is Phase.GENERATING:
                    self._move(Phase.READY)

    @property
    def several(self) -> bool:
        """Whether more than one is being written now."""
        return self._n > 1

    @property
    def begun(self) -> int:
        """How many have begun so far: more than before, and one came in between."""
        return self._begun

    @property
    def in_demand(self) -> bool:
        """Whether somebody waits for a reply, or for the model that is to write it."""
        return self._wanted > 0

    def touch(self) -> None:
        """Something else was asked of the engine."""
        self._last = time.monotonic()

    def idle_seconds(self) -> float:
        """Return for how long nothing was asked."""
        return 0.0 if self._n or self._wanted else time.monotonic() - self._last

    def leave(self, due: Callable[[float], bool]) -> bool:
        """Begin to unload if that is `due` after so many idle seconds; return whether it began.

        No reply can begin between the question and the answer.
        """
        with self._lock:
            ready = self._phase() is Phase.READY
            return ready and due(self.idle_seconds()) and self._move(Phase.UNLOADING)

    def _phase(self) -> Phase | None:
        session = self._board.session
        return session.phase if session else None
