"""One reply, whole or streamed, in whichever shapes a service has."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import Receive, Scope, Send

from app.engine.protocol import Done, Generate, Text
from app.serve.exchange import Exchange, Host, Piece, Ping
from app.serve.line import Line, Turn
from app.serve.told import Said
from app.serve.trouble import Trouble

T = TypeVar("T")
CLIENT_LEFT = 499
STUCK_SECONDS = 60.0
"""A client that takes nothing for so long is as good as gone."""
_HEADERS = (
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-cache"),
    (b"x-accel-buffering", b"no"),
)


class Shapes(Protocol):
    """How a service writes an answer."""

    def whole(self, said: Said, done: Done) -> dict[str, Any]:
        """Return the whole answer."""

    def first(self) -> str:
        """Return what opens a stream."""

    def run(self, piece: Text) -> str:
        """Return one run of text."""

    def end(self, done: Done, *, with_usage: bool) -> list[str]:
        """Return what closes a stream."""

    def broken(self, trouble: Trouble) -> str:
        """Return what closes a stream that cannot go on."""


@dataclass(frozen=True, slots=True)
class Order:
    """What is asked, of which model file, and in whose shapes it is answered."""

    path: str
    wish: Generate
    shapes: Shapes
    with_usage: bool = False


class Waiter:
    """Carries requests to the model and answers back."""

    def __init__(self, host: Host, line: Line) -> None:
        self._host = host
        self._line = line

    async def whole(self, request: Request, order: Order) -> Response:
        """Answer in one piece; a client that leaves ends the reply.

        Raises:
            Trouble: it cannot be answered.
        """
        self._line.check()
        found = await _unless_gone(request.receive, self._gather(order))
        if found is None:
            return Response(status_code=CLIENT_LEFT)
        return JSONResponse(order.shapes.whole(*found))

    async def _gather(self, order: Order) -> tuple[Said, Done]:
        said = Said()
        async with self.opened(order) as (turn, pieces):
            async for piece in pieces:
                if isinstance(piece, Text):
                    turn.goes()
                    said.take(piece)
                elif isinstance(piece, Done):
                    turn.ends(piece)
                    return said, piece
        raise Trouble(500, "The reply had no end.", code="internal")

    def stream(self, order: Order) -> Response:
        """Answer piece by piece.

        Raises:
            Trouble: there are too many requests.
        """
        self._line.check()
        return Stream(self, order)

    @contextlib.asynccontextmanager
    async def opened(self, order: Order) -> AsyncIterator[tuple[Turn, AsyncGenerator[Piece, None]]]:
        """Hold a place in the line and the exchange with the engine."""
        with self._line.place() as turn:
            exchange = Exchange(self._host, order.path, order.wish, turn.hears)
            async with contextlib.aclosing(exchange.pieces()) as pieces:
                yield turn, pieces


class Stream(Response):
    """A reply piece by piece.

    What fails before the first piece is answered with its own status, as the services do; what
    fails later is the last piece. A client that leaves ends the reply.
    """

    def __init__(self, waiter: Waiter, order: Order) -> None:
        super().__init__()
        self._waiter = waiter
        self._order = order
        self._begun = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the reply."""
        try:
            if not await _unless_gone(receive, self._talk(send)):
                return
        except TimeoutError:
            return
        except Trouble as trouble:
            if not self._begun:
                await trouble.response(scope["path"])(scope, receive, send)
                return
            await _tell(send, self._order.shapes.broken(trouble))
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _talk(self, send: Send) -> bool:
        shapes = self._order.shapes
        async with self._waiter.opened(self._order) as (turn, pieces):
            async for piece in pieces:
                await self._begin(send)
                if isinstance(piece, Ping):
                    await _tell(send, f": {piece.words}\n\n")
                elif isinstance(piece, Text):
                    turn.goes()
                    await _tell(send, shapes.run(piece))
                else:
                    turn.ends(piece)
                    last = shapes.end(piece, with_usage=self._order.with_usage)
                    await _tell(send, "".join(last))
        return True

    async def _begin(self, send: Send) -> None:
        if not self._begun:
            self._begun = True
            await send({"type": "http.response.start", "status": 200, "headers": [*_HEADERS]})
            await _tell(send, self._order.shapes.first())


async def _tell(send: Send, text: str) -> None:
    if text:
        async with asyncio.timeout(STUCK_SECONDS):
            body = text.encode()
            await send({"type": "http.response.body", "body": body, "more_body": True})


async def _unless_gone(receive: Receive, work: Awaitable[T]) -> T | None:
    """Return what `work` brings; None when the client left before."""
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_gone(receive))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        return working.result() if working.done() else None
    finally:
        for task in (working, leaving):
            task.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def _gone(receive: Receive) -> None:
    """Return when the client has left."""
    while (await receive())["type"] != "http.disconnect":
        pass
