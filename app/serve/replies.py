"""One reply, whole or streamed, in whichever shapes a service has."""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import Receive, Scope, Send

from app.engine.api import Stop
from app.engine.protocol import Done, Generate, Text
from app.serve.carriers import Carriers
from app.serve.exchange import Exchange, Host, Piece, Ping
from app.serve.line import Line, Turn
from app.serve.told import Said
from app.serve.trouble import Trouble
from app.serve.vectors import Answer, made

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
        self._carriers = Carriers()

    async def whole(self, request: Request, order: Order) -> Response:
        """Answer in one piece; a client that leaves ends the reply.

        Raises:
            Trouble: it cannot be answered.
        """
        found = await _unless_gone(request.receive, self._gather(order))
        if found is None:
            return Response(status_code=CLIENT_LEFT)
        return JSONResponse(order.shapes.whole(*found))

    async def counted(self, request: Request, order: Order) -> int | None:
        """Return the tokens of the prompt; None when the client left before.

        Raises:
            Trouble: it cannot be told.
        """
        found = await _unless_gone(request.receive, self._gather(order))
        return None if found is None else found[1].timings.n_prompt

    async def _gather(self, order: Order) -> tuple[Said, Done]:
        said = Said()
        async with self.opened(order) as (turn, pieces):
            async for piece in pieces:
                if isinstance(piece, Text):
                    turn.goes()
                    said.take(piece)
                elif isinstance(piece, Done):
                    if order.wish.count_only:
                        turn.counts(0)
                    else:
                        turn.ends(piece)
                    return said, piece
        raise Trouble(500, "The reply had no end.", code="internal")

    async def computed(self, request: Request, make: Callable[[Stop], Answer]) -> Response:
        """Answer with what `make` does beside the loop; a client that leaves ends it.

        Raises:
            Trouble: it cannot be made.
        """
        with self._line.place() as turn:
            turn.goes()
            found = await _unless_gone(request.receive, made(self._host, self._carriers, make))
            if found is None:
                turn.leaves()
                return Response(status_code=CLIENT_LEFT)
            turn.counts(found.n_tokens)
        return Response(found.body, media_type="application/json")

    def stream(self, order: Order) -> Response:
        """Answer piece by piece."""
        return Stream(self, order)

    @contextlib.asynccontextmanager
    async def opened(self, order: Order) -> AsyncIterator[tuple[Turn, AsyncGenerator[Piece, None]]]:
        """Hold a place in the line and the exchange with the engine.

        Raises:
            Trouble: there are too many requests.
        """
        with self._line.place() as turn:
            exchange = Exchange(self._host, order.path, order.wish, self._carriers, turn.hears)
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
        self._loop = asyncio.get_running_loop()
        self._since = math.inf

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the reply."""
        try:
            await _unless_gone(receive, self._talk(send), self._stuck())
        except Trouble as trouble:
            await trouble.response(scope)(scope, receive, send)

    async def _talk(self, send: Send) -> bool:
        try:
            await self._tell_pieces(send)
        except Trouble as trouble:
            if not self._begun:
                raise
            await self._tell(send, self._order.shapes.broken(trouble))
        self._since = self._loop.time()  # what came before may still be in the way
        await send({"type": "http.response.body", "body": b"", "more_body": False})
        return True

    async def _tell_pieces(self, send: Send) -> None:
        shapes = self._order.shapes
        async with self._waiter.opened(self._order) as (turn, pieces):
            async for piece in pieces:
                first = "" if self._begun else shapes.first()
                if isinstance(piece, Ping):
                    await self._tell(send, f"{first}: {piece.words}\n\n")
                elif isinstance(piece, Text):
                    turn.goes()
                    await self._tell(send, first + shapes.run(piece))
                else:
                    turn.ends(piece)
                    last = shapes.end(piece, with_usage=self._order.with_usage)
                    await self._tell(send, first + "".join(last))

    async def _tell(self, send: Send, text: str) -> None:
        if not self._begun:
            self._begun = True
            await send({"type": "http.response.start", "status": 200, "headers": [*_HEADERS]})
        if text:
            self._since = self._loop.time()
            body = text.encode()
            await send({"type": "http.response.body", "body": body, "more_body": True})
            self._since = math.inf

    async def _stuck(self) -> None:
        """Return when a piece was not taken for `STUCK_SECONDS`.

        It looks now and then: a timer for each piece costs more than the piece itself.
        """
        while True:
            await asyncio.sleep(STUCK_SECONDS / 4)
            if self._loop.time() - self._since > STUCK_SECONDS:
                return


async def _unless_gone(
    receive: Receive, work: Awaitable[T], *ends: Coroutine[None, None, None]
) -> T | None:
    """Return what `work` brings; None when the client left before, or one of `ends` came."""
    working = asyncio.ensure_future(work)
    waiting = {working, *(asyncio.ensure_future(end) for end in (_gone(receive), *ends))}
    try:
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        return working.result() if working.done() else None
    finally:
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


async def _gone(receive: Receive) -> None:
    """Return when the client has left."""
    while (await receive())["type"] != "http.disconnect":
        pass
