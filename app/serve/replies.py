"""One reply, whole or streamed, in whichever shapes a service has."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any, Protocol

from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse

from app.engine.protocol import Done, Generate, Text
from app.serve.exchange import Exchange, Host, Ping
from app.serve.line import Line
from app.serve.told import Said
from app.serve.trouble import ANTHROPIC_PATHS, Trouble

CLIENT_LEFT = 499
STREAM_HEADERS = {"cache-control": "no-cache", "x-accel-buffering": "no"}


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


class Waiter:
    """Carries requests to the model and answers back."""

    def __init__(self, host: Host, line: Line) -> None:
        self._host = host
        self._line = line

    async def whole(self, request: Request, path: str, wish: Generate, shapes: Shapes) -> Response:
        """Answer in one piece with the model file at `path`; a client that leaves ends the reply.

        Raises:
            Trouble: it cannot be answered.
        """
        self._line.check()
        reading = asyncio.create_task(self._gather(path, wish))
        leaving = asyncio.create_task(_gone(request))
        try:
            await asyncio.wait({reading, leaving}, return_when=asyncio.FIRST_COMPLETED)
            if not reading.done():
                return Response(status_code=CLIENT_LEFT)
            said, done = reading.result()
            return JSONResponse(shapes.whole(said, done))
        finally:
            for task in (reading, leaving):
                task.cancel()
            await asyncio.gather(reading, leaving, return_exceptions=True)

    async def _gather(self, path: str, wish: Generate) -> tuple[Said, Done]:
        said = Said()
        with self._line.place() as turn:
            async with contextlib.aclosing(Exchange(self._host, path, wish).pieces()) as pieces:
                async for piece in pieces:
                    if isinstance(piece, Text):
                        turn.speaks()
                        said.take(piece)
                    elif isinstance(piece, Done):
                        turn.ends(piece)
                        return said, piece
        raise Trouble(500, "The reply had no end.", code="internal")

    def stream(
        self, request: Request, path: str, wish: Generate, shapes: Shapes, *, with_usage: bool
    ) -> Response:
        """Answer piece by piece; what goes wrong on the way is the last piece.

        Raises:
            Trouble: there are too many requests.
        """
        self._line.check()
        pieces = self._pieces(request.url.path, path, wish, shapes, with_usage=with_usage)
        return StreamingResponse(pieces, media_type="text/event-stream", headers=STREAM_HEADERS)

    async def _pieces(
        self, route: str, path: str, wish: Generate, shapes: Shapes, *, with_usage: bool
    ) -> AsyncIterator[str]:
        with self._line.place() as turn:
            if opening := shapes.first():
                yield opening
            try:
                async with contextlib.aclosing(Exchange(self._host, path, wish).pieces()) as said:
                    async for piece in said:
                        if isinstance(piece, Ping):
                            yield f": {piece.words}\n\n"
                        elif isinstance(piece, Text):
                            turn.speaks()
                            yield shapes.run(piece)
                        else:
                            turn.ends(piece)
                            for last in shapes.end(piece, with_usage=with_usage):
                                yield last
            except Trouble as trouble:
                turn.failed = True
                yield error_event(trouble, route)


def error_event(trouble: Trouble, route: str) -> str:
    """Return a failure as the last piece of a stream."""
    body = json.dumps(trouble.body(route), ensure_ascii=False)
    named = "event: error\n" if route.startswith(ANTHROPIC_PATHS) else ""
    return f"{named}data: {body}\n\n"


async def _gone(request: Request) -> None:
    """Return when the client has left."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
