"""What a server refuses, and what goes wrong on the way to it, by name."""

from __future__ import annotations

import contextlib
import json
import ssl
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import httpx

from app.errors import PlimsollError, RemoteProblemError
from app.hub.faults import proxy_of
from app.values.remote import RemoteServer

MOST_LETTERS = 300
_TOO_LONG = (
    "context_length_exceeded",
    "exceed_context_size",
    "context length",
    "context size",
    "context window",
)
Headers = Mapping[str, str]


def problem(cause: str, text: str, fix: str) -> RemoteProblemError:
    """Return a named failure."""
    return RemoteProblemError(text, fix=fix, cause=cause)


def refusal(
    server: RemoteServer, status: int, headers: Headers, body: bytes, *, key_sent: bool
) -> PlimsollError:
    """Return what the answer `status` with `body` means."""
    error = error_of(body)
    if 300 <= status < 400:
        return problem(
            "remote-elsewhere",
            f"{server.name} points to another address: {plain(headers.get('location', ''))}.",
            "Nothing was sent there. Enter that address if it is the right one.",
        )
    if status in {401, 403} and (error is not None or not body):
        return _locked_out(server, key_sent=key_sent)
    if error is None:
        return not_openai(server, f"it answered with status {status}")
    return said(server, status, error, headers)


def said(
    server: RemoteServer, status: int, error: dict[str, Any], headers: Headers | None = None
) -> PlimsollError:
    """Return what the server's own `error` means; `status` is 0 in the middle of a stream."""
    words = plain(str(error.get("message", "")))
    told = f"{error.get('code', '')} {error.get('type', '')} {words}".lower()
    if any(sign in told for sign in _TOO_LONG):
        return _too_long(server, error, words)
    if status == 404:
        return problem(
            "remote-model-unknown",
            f"{server.name} does not have that model. It says: {words}",
            "Ask the server again for its models, and choose one of them.",
        )
    if status == 429:
        wait = plain((headers or {}).get("retry-after", ""))
        later = f"Ask again in {wait} s." if wait.isdigit() else "Ask again in a while."
        return problem("remote-busy", f"{server.name} has too much to do. It says: {words}", later)
    if status == 503:
        return problem(
            "remote-loading",
            f"{server.name} cannot answer yet. It says: {words}",
            "Ask again when its model is loaded.",
        )
    if status == 400:
        return problem(
            "remote-refused",
            f"{server.name} does not take this request. It says: {words}",
            "Leave out what it names.",
        )
    return problem(
        "remote-failed",
        f"{server.name} failed. It says: {words or f'status {status}'}",
        "Look at the server's own log.",
    )


def not_openai(server: RemoteServer, why: str) -> PlimsollError:
    """Return that something else answers at the address."""
    return problem(
        "remote-not-openai",
        f"What answers at {server.url} is no OpenAI-compatible server: {why}.",
        "Check host, port and path; the address usually ends in /v1.",
    )


def cut(server: RemoteServer, *, begun: bool) -> PlimsollError:
    """Return that a reply broke off, or ended before its first word."""
    if not begun:
        return problem(
            "remote-cut",
            f"{server.name} ended the reply before its first word and said no reason.",
            "The chat may be too long for it, or it failed: look at the server's log.",
        )
    return problem(
        "remote-cut",
        f"{server.name} broke off in the middle of the reply.",
        "What was written is kept. Ask again; if it happens again, look at the server's log.",
    )


def _locked_out(server: RemoteServer, *, key_sent: bool) -> PlimsollError:
    said = "does not accept the key" if key_sent else "wants a key"
    return problem(
        "remote-key-refused",
        f"{server.name} {said}.",
        f"Enter it: `plimsoll remote add {server.name} {server.url} --key-stdin`, or in the window.",
    )


def _too_long(server: RemoteServer, error: dict[str, Any], words: str) -> PlimsollError:
    held = error.get("n_ctx")
    figures = f" Its context holds {held:,} tokens." if isinstance(held, int) else f" {words}"
    return problem(
        "remote-context-too-long",
        f"This chat is too long for the model on {server.name}.{figures}",
        "Start a new chat, or let the server load the model with a larger context.",
    )


@contextlib.contextmanager
def named(server: RemoteServer, begun: Callable[[], bool] | None = None) -> Iterator[None]:
    """Turn what the HTTP library raises into our errors; `begun`: has a reply a first word?"""
    try:
        yield
    except httpx.ProxyError as error:
        raise problem(
            "proxy-misconfigured",
            f"The proxy {proxy_of(server.url) or ''} refuses: {plain(str(error))}.",
            "Check the proxy settings, or name the server in NO_PROXY.",
        ) from error
    except (httpx.ConnectError, httpx.ConnectTimeout) as error:
        raise _unreachable(server, error) from error
    except httpx.TimeoutException as error:
        raise problem(
            "remote-silent", f"{server.name} stopped answering.", "Look at the server, ask again."
        ) from error
    except httpx.TransportError as error:
        if begun is not None:
            raise cut(server, begun=begun()) from error
        raise not_openai(server, "it broke the connection") from error
    except httpx.DecodingError as error:
        raise not_openai(server, "its answer cannot be read") from error


def _unreachable(server: RemoteServer, error: Exception) -> PlimsollError:
    words = plain(str(error))
    if isinstance(_root(error), ssl.SSLError) or "SSL" in words or "CERTIFICATE" in words:
        return problem(
            "remote-certificate",
            f"The certificate of {server.origin} is not trusted: {words}.",
            "Give the file of the authority that signed it (--ca FILE). Nothing was sent.",
        )
    return problem(
        "remote-unreachable",
        f"Nothing answers at {server.origin} ({words or 'no answer in time'}).",
        "Check that the server runs, listens on its network and that host and port are right.",
    )


def _root(error: BaseException) -> BaseException:
    while (inner := error.__cause__ or error.__context__) is not None:
        error = inner
    return error


def error_of(body: bytes) -> dict[str, Any] | None:
    """Return the error that `body` tells in one of the shapes that servers use, if any."""
    try:
        found = json.loads(body)
    except (ValueError, RecursionError):
        return None
    if not isinstance(found, dict):
        return None
    for name in ("error", "detail", "message"):
        match found.get(name):
            case dict() as told:
                return told
            case str() as words:
                return {**found, "message": words}
            case _:
                pass
    return None


def plain(text: str) -> str:
    """Return what a server said as one line that cannot do anything to a terminal."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return line if len(line) <= MOST_LETTERS else line[: MOST_LETTERS - 1] + "…"
