"""Connections that bring no request: they are let go, and there are not endlessly many.

Each takes a file of the whole program's, and whoever reaches the port can open them without a key.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_SECONDS = 30.0
"""A client that begins no request for so long, or does not end its head, is as good as gone."""
MOST = 256
"""Far more than requests are answered at once; a browser keeps six."""


class Connection(H11Protocol):
    """The web server's own, watched now and then: a timer for each request would cost more."""

    _timer: asyncio.TimerHandle | None = None
    _answered = 0
    _seen = -1

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to watch, or refuse one too many."""
        super().connection_made(transport)
        if len(self.connections) > MOST:
            transport.abort()
            return
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Watch no more."""
        if self._timer is not None:
            self._timer.cancel()
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        """Note that a request was answered."""
        self._answered += 1
        super().on_response_complete()

    def _watch(self) -> None:
        """Look whether a request is answered, or was since the last look."""
        # There is none before the first request, though its type says otherwise.
        cycle = getattr(self, "cycle", None)
        answering = cycle is not None and not cycle.response_complete
        if not answering and self._answered == self._seen:
            self.transport.close()
            return
        self._seen = -1 if answering else self._answered
        self._timer = self.loop.call_later(HEAD_SECONDS, self._watch)
