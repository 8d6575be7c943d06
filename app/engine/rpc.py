"""Devices of another computer: who serves them, and whether both speak the same llama.cpp.

A Plimsoll that serves listens twice, on the loopback alone: ggml's own protocol on a port, and on
the port after it one line of JSON that says who it is and what memory it has. That line is read
before anything of a model is sent, because ggml aborts the process on another version.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Container, Iterable

from pydantic import ValidationError

from app.errors import MachineProblemError, UsageError
from app.values.base import Value
from app.values.lender import LentDevice

LOOPBACK = "127.0.0.1"
DEFAULT_PORT = 50052
LAST_PORT = 65534
"""The port after it must exist too."""
SECONDS = 5.0
MOST_BYTES = 1 << 16
COMMIT_DIGITS = 7
"""Builds write more or fewer digits of the same commit."""
_ENDPOINT = re.compile(r"127\.0\.0\.1:(\d{1,5})")
# ggml's own greeting (ggml-rpc.cpp): a command byte, the length of what follows, 24 bytes of
# capabilities of the connection; answered by a length, three bytes of version and the same.
_HELLO, _CAPABILITIES = 14, 24
_ANSWER = (4 + _CAPABILITIES).to_bytes(8, "little")


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


def hello(endpoint: str) -> Hello:
    """Ask who serves at `endpoint`.

    Raises:
        RemoteError: nobody answers there (rpc-unreachable), or not a Plimsoll of a version that
            can be told (rpc-version-mismatch).
    """
    port = port_of(endpoint)
    try:
        with socket.create_connection((LOOPBACK, port + 1), SECONDS) as link:
            line = _all_of(link)
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


def alike(endpoint: str, commit: str) -> Hello:
    """Return who serves at `endpoint`, and that it is the llama.cpp of `commit`.

    Raises:
        RemoteError: rpc-unreachable or rpc-version-mismatch; nothing of a model was sent.
    """
    said = hello(endpoint)
    if said.commit[:COMMIT_DIGITS] != commit[:COMMIT_DIGITS]:
        raise RemoteError(
            f"The other computer at {endpoint} has llama.cpp {said.commit or 'of no known version'},"
            f" this one {commit}: they cannot work together.",
            fix="Install the same version of Plimsoll, and of its engine, on both.",
            cause="rpc-version-mismatch",
        )
    return said


def check(endpoints: Iterable[str], commit: str, *, known: Container[str] = ()) -> None:
    """Make sure that every endpoint is served by the llama.cpp of `commit` and answers now.

    One that this process uses already (`known`) is not greeted: it serves one at a time.

    Raises:
        RemoteError: rpc-unreachable or rpc-version-mismatch; nothing of a model was sent.
    """
    for endpoint in endpoints:
        alike(endpoint, commit)
        if endpoint not in known:
            _greet(endpoint)


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


def _greet(endpoint: str) -> None:
    """Exchange ggml's greeting: one that another computer keeps busy does not answer."""
    ask = bytes([_HELLO]) + _CAPABILITIES.to_bytes(8, "little") + bytes(_CAPABILITIES)
    try:
        with socket.create_connection((LOOPBACK, port_of(endpoint)), SECONDS) as link:
            link.sendall(ask)
            answer = _all_of(link, len(_ANSWER))
    except TimeoutError as error:
        raise unreachable(endpoint, "it is busy, perhaps with another Plimsoll") from error
    except OSError as error:
        raise unreachable(endpoint, error.strerror or str(error)) from error
    if answer != _ANSWER:
        raise unreachable(endpoint, "what listens there is no engine" if answer else "it hung up")


def _all_of(link: socket.socket, most_bytes: int = MOST_BYTES) -> bytes:
    parts = b""
    while len(parts) < most_bytes and (part := link.recv(most_bytes - len(parts))):
        parts += part
    return parts
