"""The web server of the local API: its socket, its thread, its end."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

import psutil
import uvicorn

from app.errors import MachineProblemError
from app.serve.connections import Connection
from app.serve.exchange import Host
from app.serve.guard import Guard, Rules
from app.serve.line import Line
from app.serve.routes import Api

DEFAULT_PORT = 8347
TRIES = 20
"""How many ports after the wanted one are tried."""
START_SECONDS = 10.0
TELL_SECONDS = 0.2
DATE_SECONDS = 1.0
"""A header tells the time, in seconds."""
HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104 - only when a person opens the API to their network
_NAMES = (
    "127.0.0.1",
    "localhost",
    # What a container calls the computer it runs on; no public name server knows these.
    "host.docker.internal",
    "host.containers.internal",
)


@dataclass(frozen=True, slots=True)
class Door:
    """Where the API listens: this computer alone, or its network too."""

    port: int = DEFAULT_PORT
    lan: bool = False


@dataclass(frozen=True, slots=True)
class Served:
    """Where it really listens; `note` says why not at the wanted port."""

    port: int
    note: str = ""
    lan_url: str = ""

    @property
    def url(self) -> str:
        """The base address that clients are given."""
        return f"http://{HERE}:{self.port}/v1"


class _Quiet(uvicorn.Server):
    """Rests until its end is wanted or a second is over; uvicorn's own looks ten times a second."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._over = asyncio.Event()

    async def main_loop(self) -> None:
        """Renew what is of the time, until the end."""
        self._loop = asyncio.get_running_loop()
        while not await self.on_tick(0):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._over.wait(), DATE_SECONDS)

    def end(self) -> None:
        """Begin to end, from another thread."""
        self.should_exit = True
        if self._loop is not None:
            with contextlib.suppress(RuntimeError):  # it has ended by itself
                self._loop.call_soon_threadsafe(self._over.set)


class ApiServer:
    """One server at a time, on a thread of its own."""

    def __init__(self, host: Host, counted: Callable[[Line], None] = lambda _: None) -> None:
        """`counted` hears of requests on the server's thread, a few times a second at most."""
        self.line = Line(changed=self._changed)
        self._host = host
        self._counted = counted
        self._telling = False
        self._rules = Rules(frozenset(), frozenset(), "")
        self._server: _Quiet | None = None
        self._thread: threading.Thread | None = None
        self._socket: socket.socket | None = None

    def admit(self, key: str, origins: Iterable[str]) -> None:
        """Let those in who show `key`, and web pages of `origins`; it holds at once."""
        self._rules = replace(self._rules, key=key, origins=frozenset(origins))

    def start(self, door: Door) -> Served:
        """Listen; when the port is taken, at the next free one.

        Raises:
            MachineProblemError: no port is free, or the server does not come up.
        """
        listening, note = _listen(door)
        port = int(listening.getsockname()[1])
        self._rules = replace(self._rules, hosts=_hosts(lan=door.lan), lan=door.lan)
        guarded = Guard(Api(self._host, self.line).application(), lambda: self._rules)
        config = uvicorn.Config(
            guarded,
            log_config=None,
            # An error of ours may quote what was asked, which belongs in no log.
            log_level="critical",
            access_log=False,
            lifespan="off",
            server_header=False,
            proxy_headers=False,
            # Of h11: another parser may be installed, and bounds no headers.
            http=Connection,
            timeout_keep_alive=30,
            timeout_graceful_shutdown=2,
            h11_max_incomplete_event_size=1 << 16,
            ws="none",
        )
        self._socket = listening
        self._server = server = _Quiet(config)
        self._thread = threading.Thread(
            target=server.run, kwargs={"sockets": [listening]}, name="local-api", daemon=True
        )
        self._thread.start()
        until = time.monotonic() + START_SECONDS
        while not server.started:
            if time.monotonic() > until or not self._thread.is_alive():
                self.stop()
                raise MachineProblemError(
                    "The local API did not come up.", fix="Try again.", cause="api-not-started"
                )
            time.sleep(0.01)
        return Served(port, note, _lan_url(port) if door.lan else "")

    def _changed(self) -> None:
        if not self._telling:
            self._telling = True
            asyncio.get_running_loop().call_later(TELL_SECONDS, self._tell)

    def _tell(self) -> None:
        self._telling = False
        self._counted(self.line)

    def stop(self, deadline: float = 3.0) -> bool:
        """End it; replies on their way are cut. Returns whether it ended in time."""
        server, thread = self._server, self._thread
        self._server = self._thread = None
        if server is None or thread is None:
            return True
        server.end()
        thread.join(max(0.0, deadline - 1.0))
        server.force_exit = True
        thread.join(1.0)
        if self._socket is not None:
            self._socket.close()
        return not thread.is_alive()


def _listen(door: Door) -> tuple[socket.socket, str]:
    by = ""
    for port in (0,) if door.port == 0 else range(door.port, door.port + TRIES):
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        if os.name != "nt":  # there it would let two programs share the port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((EVERYWHERE if door.lan else HERE, port))
        except OSError:
            listening.close()
            by = by or _by_whom(port)
            continue
        listening.listen(128)
        listening.setblocking(False)  # noqa: FBT003 - the socket's own signature
        moved = port not in (0, door.port)
        note = f"Port {door.port} was taken{by} when this began." if moved else ""
        return listening, note
    raise MachineProblemError(
        f"Port {door.port} is taken{by}. None of the {TRIES} ports after it is free either.",
        fix="Choose another port in Settings.",
        cause="port-in-use",
    )


def _by_whom(port: int) -> str:
    try:
        found = [
            one.pid
            for one in psutil.net_connections("tcp")
            if one.status == psutil.CONN_LISTEN and one.laddr and one.laddr.port == port and one.pid
        ]
        return f" by {psutil.Process(found[0]).name()} (process {found[0]})" if found else ""
    except (psutil.Error, OSError):
        return ""


def _lan_url(port: int) -> str:
    """Return the address by which other computers reach this one; "" when it is in no network."""
    up = {name for name, one in psutil.net_if_stats().items() if one.isup}
    for name, addresses in psutil.net_if_addrs().items():
        for one in addresses:
            if name in up and one.family == socket.AF_INET and not one.address.startswith("127."):
                return f"http://{one.address}:{port}/v1"
    return ""


def _hosts(*, lan: bool) -> frozenset[str]:
    """Return the names that clients call this computer by."""
    if not lan:
        return frozenset(_NAMES)
    own = socket.gethostname().lower()
    # The second one is told by this computer itself, to those in its network alone (mDNS).
    return frozenset((*_NAMES, own, f"{own.removesuffix('.local')}.local"))
