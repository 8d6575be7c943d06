"""What befalls an engine that nobody asks anything: it may end, or have nothing to do for long."""

from __future__ import annotations

import threading

from app.core.holding import Holding
from app.core.idle import Rest
from app.core.jobs import Work
from app.core.replies import Replies
from app.engine.api import Engine
from app.session import Phase

PULSE_SECONDS = 0.5


class Pulse:
    """Looks at the engine twice a second, on a lane of its own."""

    def __init__(self, holding: Holding, replies: Replies) -> None:
        self._h = holding
        self._board = holding.services.board
        self._lane = holding.services.lanes["engine"]
        self._replies = replies
        self._rest = Rest(
            self._board,
            lambda: holding.end_engine(Phase.PLANNED),
            holding.services.lanes["rest"].start,
        )
        holding.services.lanes["pulse"].start(self._watch)

    def _watch(self, cancel: threading.Event) -> None:
        """Notice an engine that ends, or has nothing to do for long, while it is not asked."""
        while not cancel.wait(PULSE_SECONDS):
            self._h.services.marker.sweep()
            engine, session = self._h.engine, self._board.session
            if not engine or not session or session.phase is not Phase.READY:
                self._replies.touch()
            elif not engine.alive:
                self._lane.start(self._burial(engine))
            elif self._rest.due(self._replies.idle_seconds()) and not self._lane.busy:
                self._lane.start(lambda _: self._take_rest())

    def _take_rest(self) -> None:
        """Others may have asked for something in the meantime."""
        if self._replies.leave(self._rest.due):
            self._rest.take()
            self._h.services.ahead()

    def _burial(self, dead: Engine) -> Work:
        return lambda _: self._bury(dead)

    def _bury(self, dead: Engine) -> None:
        session = self._board.session
        if self._h.engine is dead and session and session.phase is Phase.READY:
            self._h.fail(dead.obituary("idle"), dead)
