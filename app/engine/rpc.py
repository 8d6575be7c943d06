"""Devices of another computer: who serves them, and whether both speak the same llama.cpp.

A Plimsoll that serves listens twice, on the loopback alone: ggml's own protocol on a port, and on
the port after it one line of JSON that says who it is and what memory it has. That line is read
before anything of a model is sent, because ggml aborts the process on another version.
"""

from __future__ import annotations

import errno
import os
import re
import selectors
import socket
import threading
import time
from collections.abc import Container, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor

from pydantic import ValidationError

from app.errors import MachineProblemError, UsageError
from app.values.base import Value
from app.values.lender import LentDevice

LOOPBACK = "127.0.0.1"
DEFAULT_PORT = 50052
LAST_PORT = 65534
"""The port after it must exist too."""
SECONDS = 5.0
"""For a whole answer."""
LOST_SECONDS = 1.5
"""For one that answered a moment ago."""
POLL_SECONDS = 0.05
NEVER = threading.Event()
MOST_BYTES = 1 << 16
COMMIT_DIGITS = 7
"""Builds write more or fewer digits of the same commit."""
_ENDPOINT = re.compile(r"127\.0\.0\.1:(\d{1,5})")
# ggml's own greeting (ggml-rpc.cpp): a command byte, the length of what follows, 24 bytes of
# capabilities of the connection; answered by a length, three bytes of version and the same.
_HELLO, _CAPABILITIES = 14, 24
_ANSWER = (4 + _CAPABILITIES).to_bytes(8, "little")
_UNDER_WAY = frozenset({errno.EINPROGRESS, errno.EWOULDBLOCK})


class Hello(Value):
    """Who serves devices: its version, its llama.cpp commit, what it has."""

    plimsoll: str
    commit: str
    devices: tuple[LentDevice, ...]


class RemoteError(MachineProblemError):
    """The devices of another computer cannot be used; `cause` says why."""


def port_of(endpoint: str) -> int:
    """Return the port of "127.0.0.1:PORT"; raise `UsageError` for any other address.

    What is sent is neither encrypted nor checked, so that the only way to another computer is a
    tunnel that ends on this one.
    """
    found = _ENDPOINT.fullmatch(endpoint)
    port = int(found[1]) if found else 0
    if not 0 < port <= LAST_PORT:
        raise UsageError(
            f"'{endpoint}' is not an address of this computer like {LOOPBACK}:{DEFAULT_PORT}.",
            fix="Open an SSH tunnel, as `plimsoll rpc-server` prints it, and give its local end.",
        )
    return port


def hello(endpoint: str, cancel: threading.Event = NEVER, seconds: float | None = None) -> Hello:
    """Ask who serves at `endpoint`; wait `seconds`, else `SECONDS`, for the answer.

    Raises:
        RemoteError: nobody answers there (rpc-unreachable), not a Plimsoll of a version that
            can be told (rpc-version-mismatch), or `cancel` was set (cancelled).
    """
    port = port_of(endpoint)
    try:
        line = _answer(port + 1, cancel, seconds=seconds)
    except OSError as error:
        raise unreachable(endpoint, f"port {port + 1}: {error.strerror or error}") from error
    if not line:
        raise unreachable(endpoint, f"port {port + 1} is a tunnel that leads nowhere")
    try:
        return Hello.model_validate_json(line)
    except ValidationError as error:
        raise RemoteError(
            f"What answers for {endpoint} does not say which llama.cpp it has.",
            fix="Start `plimsoll rpc-server` there, of the same version as this Plimsoll.",
            cause="rpc-version-mismatch",
        ) from error


def alike(endpoint: str, commit: str, cancel: threading.Event = NEVER) -> Hello:
    """Return who serves at `endpoint`, and that it is the llama.cpp of `commit`.

    Raises:
        RemoteError: rpc-unreachable, rpc-version-mismatch or cancelled; nothing of a model was sent.
    """
    said = hello(endpoint, cancel)
    if said.commit[:COMMIT_DIGITS] != commit[:COMMIT_DIGITS]:
        raise RemoteError(
            f"The other computer at {endpoint} has llama.cpp {said.commit or 'of no known version'},"
            f" this one {commit}: they cannot work together.",
            fix="Install the same version of Plimsoll, and of its engine, on both.",
            cause="rpc-version-mismatch",
        )
    return said


def check(
    endpoints: Iterable[str],
    commit: str,
    *,
    known: Container[str] = (),
    cancel: threading.Event = NEVER,
) -> None:
    """Make sure that every endpoint is served by the llama.cpp of `commit` and answers now.

    One that this process uses already (`known`) is not greeted: it serves one at a time.

    Raises:
        RemoteError: rpc-unreachable, rpc-version-mismatch or cancelled; nothing of a model was sent.
    """
    for endpoint in endpoints:
        alike(endpoint, commit, cancel)
        if endpoint not in known:
            _greet(endpoint, cancel)


def last_words(endpoints: Sequence[str]) -> tuple[str, ...]:
    """Say which of `endpoints`, which answered before, do not any more; asks all at once.

    ggml says that another computer is lost, and not which one.
    """

    def answers(endpoint: str) -> bool:
        try:
            hello(endpoint, seconds=LOST_SECONDS)
        except RemoteError:
            return False
        return True

    with ThreadPoolExecutor(max(1, len(endpoints)), "rpc-silent") as pool:
        found = tuple(pool.map(answers, endpoints))
    lost = (end for end, lives in zip(endpoints, found, strict=True) if not lives)
    return tuple(f"Nobody answers at {end} any more." for end in lost)


def uuid_of(endpoint: str, n: int) -> str:
    """Return the name by which a setup knows the device `n` of `endpoint`."""
    return f"RPC-{endpoint}/{n}"


def unreachable(endpoint: str, why: str) -> RemoteError:
    """Return the failure of an endpoint where nobody answers."""
    return RemoteError(
        f"No other computer answers at {endpoint} ({why}).",
        fix="Start `plimsoll rpc-server` there and the SSH tunnel here, then try again.",
        cause="rpc-unreachable",
    )


def _greet(endpoint: str, cancel: threading.Event) -> None:
    """Exchange ggml's greeting: one that another computer keeps busy does not answer."""
    ask = bytes([_HELLO]) + _CAPABILITIES.to_bytes(8, "little") + bytes(_CAPABILITIES)
    try:
        answer = _answer(port_of(endpoint), cancel, ask, len(_ANSWER))
    except TimeoutError as error:
        raise unreachable(endpoint, "it is busy, perhaps with another Plimsoll") from error
    except OSError as error:
        raise unreachable(endpoint, error.strerror or str(error)) from error
    if answer != _ANSWER:
        raise unreachable(endpoint, "what listens there is no engine" if answer else "it hung up")


def _answer(
    port: int,
    cancel: threading.Event,
    ask: bytes = b"",
    most_bytes: int = MOST_BYTES,
    seconds: float | None = None,
) -> bytes:
    """Return what is said at `port`, up to `most_bytes` or the end.

    Raises:
        OSError: nobody listens there, or it took longer than `seconds`.
        RemoteError: `cancel` was set.
    """
    until = time.monotonic() + (SECONDS if seconds is None else seconds)
    with socket.socket() as link, selectors.DefaultSelector() as ready:
        link.settimeout(0)
        ready.register(link, selectors.EVENT_WRITE)
        if (fault := link.connect_ex((LOOPBACK, port))) in _UNDER_WAY:
            _wait(ready, until, cancel)
            fault = link.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR)
        if fault:
            raise OSError(fault, os.strerror(fault))
        link.sendall(ask)
        ready.modify(link, selectors.EVENT_READ)
        said = b""
        while len(said) < most_bytes:
            _wait(ready, until, cancel)
            if not (part := link.recv(most_bytes - len(said))):
                break
            said += part
        return said


def _wait(ready: selectors.BaseSelector, until: float, cancel: threading.Event) -> None:
    while not ready.select(POLL_SECONDS):
        if cancel.is_set():
            raise RemoteError("Asking the other computer was given up.", cause="cancelled")
        if time.monotonic() > until:
            raise TimeoutError("timed out")
