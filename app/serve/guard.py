"""Who may ask: right Host, listed Origin, the key, and a body of bounded size and patience.

A web page can make a browser send requests to 127.0.0.1, also under a name of its own (DNS
rebinding). The Host header tells such a request apart, and the Origin header a foreign page.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass
from typing import Any

from app.serve.keys import matches
from app.serve.trouble import Trouble

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
OPEN_PATHS = frozenset({"/health", "/v1/health"})
MOST_BODY_BYTES = 32 << 20
BODY_SECONDS = 30.0
_PORT = re.compile(r":\d{1,5}\Z")
_IPV4 = re.compile(r"\d{1,3}(\.\d{1,3}){3}", re.ASCII)
_CORS = {
    b"access-control-allow-methods": b"GET, POST, OPTIONS",
    b"access-control-allow-private-network": b"true",
    b"access-control-max-age": b"600",
    b"vary": b"Origin",
}


@dataclass(frozen=True, slots=True)
class Rules:
    """What is let through; `hosts` are this computer's names, lower case.

    Their port is as good as any: a tunnel's or a container's is another than the server's, and a
    page that was given a false name for this computer cannot name it rightly. Nor can it by an
    address in numbers: with `lan` every one is let through, they change with the network.
    """

    hosts: frozenset[str]
    origins: frozenset[str]
    key: str
    lan: bool = False

    def knows(self, host: str) -> bool:
        """Whether a request to `host`, as its header says it, is meant for this computer."""
        name = host.lower().rpartition(":")[0] if _PORT.search(host) else host.lower()
        return name in self.hosts or (self.lan and _IPV4.fullmatch(name) is not None)


class Guard:
    """Wraps the application; nothing of a refused request is read or logged."""

    def __init__(self, app: App, rules: Callable[[], Rules]) -> None:
        self._app = app
        self._rules = rules

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer why not."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        rules = self._rules()
        headers = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
        }
        origin = headers.get("origin")
        refused = _refused(scope, headers, origin, rules)
        if refused is not None:
            await refused.response(scope)(scope, receive, send)
            return
        wanted = headers.get("access-control-request-headers", "")
        answer = _with_cors(send, origin, wanted) if origin else send
        if scope["method"] == "OPTIONS" and origin:
            await answer({"type": "http.response.start", "status": 204, "headers": []})
            await answer({"type": "http.response.body", "body": b""})
            return
        await self._app(scope, _Body(receive).read, answer)


def _refused(
    scope: Scope, headers: dict[str, str], origin: str | None, rules: Rules
) -> Trouble | None:
    if not rules.knows(headers.get("host", "")):
        return Trouble(403, "This address is not one of Plimsoll's.", code="host-not-allowed")
    if origin is not None and origin not in rules.origins:
        return Trouble(
            403,
            f"Web pages of {origin} may not use the local API.",
            fix="Add the address to the allowed origins in Plimsoll's settings.",
            code="origin-not-allowed",
        )
    preflight = scope["method"] == "OPTIONS" and origin is not None
    if preflight or scope["path"] in OPEN_PATHS:
        return None
    if not matches(_shown_key(headers), rules.key):
        return Trouble(
            401,
            "Incorrect API key provided.",
            fix="Plimsoll shows the key under Settings, Local API.",
            code="invalid_api_key",
            kind="authentication_error",
        )
    length = headers.get("content-length", "0")
    if not length.isdigit() or int(length) > MOST_BODY_BYTES:
        return Trouble(413, f"A request may have {MOST_BODY_BYTES >> 20} MiB.", code="too-large")
    return None


def _shown_key(headers: dict[str, str]) -> str:
    scheme, _, key = headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else headers.get("x-api-key", "")


def _with_cors(send: Send, origin: str, wanted: str) -> Send:
    """Let a listed page read the answer, and send the headers that its preflight names."""
    allowed = [(b"access-control-allow-origin", origin.encode("latin-1")), *_CORS.items()]
    if wanted:
        allowed.append((b"access-control-allow-headers", wanted.encode("latin-1")))

    async def told(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *allowed]
        await send(message)

    return told


class _Body:
    """Reads a body that may be sent slowly or without end, as far as is bearable."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._bytes = 0
        self._whole = False

    async def read(self) -> Message:
        """Return the next message of the server; a hopeless client is as good as gone."""
        if self._whole:
            return await self._receive()
        try:
            message = await asyncio.wait_for(self._receive(), BODY_SECONDS)
        except TimeoutError:
            return {"type": "http.disconnect"}
        self._bytes += len(message.get("body", b""))
        self._whole = not message.get("more_body", False)
        return message if self._bytes <= MOST_BODY_BYTES else {"type": "http.disconnect"}
