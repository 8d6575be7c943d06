"""A model behind an OpenAI-compatible server, asked as an engine is."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Coroutine
from typing import Any, TypeVar

import httpx
from httpx_sse import EventSource, SSEError
from pydantic import SecretStr, ValidationError

from app.engine.api import Report
from app.engine.protocol import Done, Generate, Phase
from app.remote import faults
from app.remote.hearing import Hearing
from app.remote.wire import SILENCE_SECONDS, open_client
from app.remote.wishes import body, left_out
from app.values.remote import Kind, RemoteServer

T = TypeVar("T")
POLL_SECONDS = 0.05
"""How long a stop may go unnoticed."""
MOST_ERROR_BYTES = 1 << 16
OK = 200


class RemoteEngine:
    """A `Speaker` of `app.engine.api`; the server did the loading, nothing is held in between.

    Calls block and may be made from several threads. What fails is a `RemoteProblemError`: how a
    process on another computer ended is for its owner to diagnose.
    """

    def __init__(
        self,
        server: RemoteServer,
        model: str,
        kind: Kind = "other",
        key: SecretStr | None = None,
        silence: float = SILENCE_SECONDS,
    ) -> None:
        self.server = server
        self._model = model
        self._kind: Kind = kind
        self._key = key
        self._silence = silence

    @property
    def alive(self) -> bool:
        """Whether requests can be made: a server that went away says so when it is asked."""
        return True

    def generate(self, request: Generate, report: Report, cancel: threading.Event) -> Done:
        """Answer one request, streaming `Text` through `report`.

        Raises:
            RemoteProblemError: the server cannot be reached, refuses or breaks off.
            UsageError: this kind of server cannot do what is asked.
        """
        asked = body(request, self._model, self._kind)
        hearing = Hearing(request.id, report)
        notices = self._notices(request)
        report(Phase(id=request.id, name="prefill"))
        path = "/chat/completions" if request.prompt is None else "/completions"
        talk = self._talk(self.server.url + path, asked, hearing)
        ended = unless(cancel, talk)
        return hearing.done(notices, cancelled=ended is None)

    def _notices(self, request: Generate) -> tuple[str, ...]:
        names = left_out(request.sampling, self._kind)
        if not names:
            return ()
        return (f"Not told to {self.server.name}, which may not know it: {', '.join(names)}.",)

    async def _talk(self, url: str, asked: dict[str, Any], hearing: Hearing) -> bool:
        with faults.named(self.server):
            async with (
                open_client(self.server, self._key, self._silence) as client,
                client.stream("POST", url, json=asked) as reply,
            ):
                if reply.status_code != OK:
                    raise faults.refusal(
                        self.server,
                        reply.status_code,
                        reply.headers,
                        await start_of(reply),
                        key_sent=self._key is not None,
                    )
                await self._read(reply, hearing)
        return True

    async def _read(self, reply: httpx.Response, hearing: Hearing) -> None:
        kind = reply.headers.get("content-type", "").partition(";")[0]
        if kind != "text/event-stream":
            raise faults.not_openai(
                self.server, f"it answered with {faults.plain(kind) or 'nothing'}"
            )
        try:
            with faults.named(self.server, lambda: hearing.begun):
                async for event in EventSource(reply).aiter_sse():
                    if event.data == "[DONE]":
                        break
                    self._take(event.data, hearing)
        except (SSEError, ValueError, ValidationError, RecursionError) as error:
            raise faults.not_openai(self.server, "a piece of its reply makes no sense") from error
        if not hearing.whole:
            raise faults.cut(self.server, begun=hearing.begun)

    def _take(self, data: str, hearing: Hearing) -> None:
        if not data:
            return
        piece = json.loads(data)
        if not isinstance(piece, dict):
            raise ValueError("a piece that is no object")  # noqa: TRY004 - as bad JSON is
        if (error := piece.get("error")) is not None:
            told = error if isinstance(error, dict) else {"message": str(error)}
            raise faults.said(self.server, 0, told)
        hearing.take(piece)


def unless(cancel: threading.Event, work: Coroutine[Any, Any, T]) -> T | None:
    """Return what `work` brings; None when `cancel` was set first, and `work` is ended.

    The loop is closed without waiting for its threads: one may hang in a look-up of a name.
    """
    loop = asyncio.new_event_loop()
    try:
        return loop.run_until_complete(_unless(cancel, work))
    finally:
        loop.run_until_complete(_end_the_rest())
        loop.run_until_complete(loop.shutdown_asyncgens())
        loop.close()


async def _unless(cancel: threading.Event, work: Coroutine[Any, Any, T]) -> T | None:
    task = asyncio.ensure_future(work)
    while not task.done() and not cancel.is_set():
        await asyncio.wait({task}, timeout=POLL_SECONDS)
    if task.done():
        return task.result()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    return None


async def _end_the_rest() -> None:
    """End what Ctrl+C left behind."""
    left = asyncio.all_tasks() - {asyncio.current_task()}
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)


async def start_of(reply: httpx.Response, most: int = MOST_ERROR_BYTES) -> bytes:
    """Return an answer, and of one that has no end `most` bytes."""
    found = b""
    async for chunk in reply.aiter_bytes():
        found += chunk
        if len(found) >= most:
            break
    return found[:most]
