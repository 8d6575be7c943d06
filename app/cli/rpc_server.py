"""`plimsoll rpc-server`: this computer's devices for a model that runs on another one."""

from __future__ import annotations

import argparse
import contextlib
import getpass
import os
import socket
import sys
import threading
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from app.cli.signals import stopped_by_signals
from app.engine.rpc import DEFAULT_PORT, LAST_PORT, LOOPBACK, SECONDS, Hello
from app.errors import MachineProblemError, UsageError
from app.machine.hostmem import memory_now
from app.paths import Paths
from app.runtimes.chosen import active
from app.values.lender import LentDevice

POLL_SECONDS = 0.1
WARNING = (
    "Warning: whoever can reach this port, other users of both computers too, can crash this"
    " computer or take it over. It listens on 127.0.0.1 alone; let nobody in but through SSH."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `rpc-server` takes."""
    parser.add_argument(
        "--port",
        type=int,
        default=DEFAULT_PORT,
        metavar="N",
        help=f"where to listen, on 127.0.0.1 alone; the port after it too; default {DEFAULT_PORT}",
    )
    parser.add_argument(
        "--threads", type=int, default=0, metavar="N", help="processor threads, without a card"
    )


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    """Serve until Ctrl+C or SIGTERM; who serves and how to reach it is told on stderr.

    Raises:
        UsageError: no such port.
        MachineProblemError: the port is taken, or the engine cannot serve.
    """
    port = arguments.port
    if not 0 < port <= LAST_PORT:
        raise UsageError(f"--port is {port}, but 1 to {LAST_PORT} can be chosen.")
    _keep_stdout()
    os.environ.update(active(Paths.default()).env)
    stop = threading.Event()
    with stopped_by_signals(stop), _listening(port + 1) as door:
        _listening(port).close()
        served = Served(port, arguments.threads or max(1, (os.cpu_count() or 2) - 1))
        served.start()
        threading.Thread(
            target=answer, args=(door, served.hello), name="rpc-hello", daemon=True
        ).start()
        _tell(port, served.hello())
        while not stop.wait(POLL_SECONDS):
            if served.ended.is_set():
                raise MachineProblemError(
                    f"The engine stopped listening on port {port}.",
                    fix="Start it again, or choose another --port.",
                    cause="port-in-use",
                )
    return {"endpoint": f"{LOOPBACK}:{port}", **served.hello().model_dump(mode="json")}


def text(document: dict[str, Any]) -> str:
    """Say goodbye."""
    return f"No longer served: {document['endpoint']}"


class Served:
    """The devices that are lent: every card, discrete ones first; the processor without one."""

    def __init__(self, port: int, n_threads: int) -> None:
        # Not before: they map llama.cpp into this process, which other commands never want.
        from app.engine import devices, llama  # noqa: PLC0415
        from app.engine.logbook import start_library  # noqa: PLC0415

        start_library()
        self.ended = threading.Event()
        self._library = devices
        self._commit = llama.library_commit()
        self._endpoint = f"{LOOPBACK}:{port}"
        self._n_threads = n_threads
        near = devices.gpus()
        own = tuple(device for device in near if not device.integrated)
        self._lent = own or near or tuple(one for one in devices.devices() if one.is_cpu)

    def start(self) -> None:
        """Listen, on a thread of its own: ggml's call does not come back."""
        threading.Thread(target=self._serve, name="rpc-server", daemon=True).start()

    def hello(self) -> Hello:
        """Return who serves, and what is free now."""
        handles = {device.handle for device in self._lent}
        now = [device for device in self._library.devices() if device.handle in handles]
        return Hello(
            plimsoll=version("plimsoll"),
            commit=self._commit,
            devices=tuple(
                LentDevice(
                    name=device.description or device.name,
                    is_gpu=device.is_gpu,
                    total_bytes=device.total_bytes,
                    # ggml calls all of the processor's memory free.
                    free_bytes=device.free_bytes if device.is_gpu else memory_now()[1],
                )
                for device in now
            ),
        )

    def _serve(self) -> None:
        with contextlib.ExitStack() as ending:
            ending.callback(self.ended.set)
            self._library.serve(self._endpoint, self._lent, self._n_threads)


def answer(door: socket.socket, hello: Callable[[], Hello]) -> None:
    """Say at `door` who serves, to one after another, until it is closed."""
    while True:
        try:
            link, _ = door.accept()
        except OSError:
            return
        with link, contextlib.suppress(OSError):
            link.settimeout(SECONDS)
            link.sendall(hello().model_dump_json().encode() + b"\n")


def _keep_stdout() -> None:
    """Let what ggml prints go to stderr: stdout is for this command's own answer."""
    own = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    sys.stdout = os.fdopen(own, "w", encoding="utf-8", errors="replace")


def _listening(port: int) -> socket.socket:
    try:
        return socket.create_server((LOOPBACK, port))
    except OSError as error:
        raise MachineProblemError(
            f"Port {port} of this computer is taken ({error.strerror or error}).",
            fix="End the program that listens there, or choose another --port.",
            cause="port-in-use",
        ) from error


def _tell(port: int, hello: Hello) -> None:
    lines = [f"Plimsoll {hello.plimsoll}, llama.cpp {hello.commit}, at {LOOPBACK}:{port}"]
    lines += [
        f"  {one.name}: {one.free_bytes / 2**30:,.1f} of {one.total_bytes / 2**30:,.1f} GiB free"
        for one in hello.devices
    ]
    forwards = " ".join(f"-L {n}:{LOOPBACK}:{n}" for n in (port, port + 1))
    lines += [
        WARNING,
        "On the other computer type, and leave it open:",
        f"  ssh -N {forwards} {_user()}@{socket.gethostname()}",
        f"and then: plimsoll run MODEL -p TEXT --rpc {LOOPBACK}:{port}",
        "Ctrl+C ends.",
    ]
    print("\n".join(lines), file=sys.stderr, flush=True)


def _user() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return "USER"


COMMAND = (add_arguments, run, text)
