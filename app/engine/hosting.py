"""The worker's threads: one reads requests, one sends the heartbeat, the main one begins them.

What computes replies is a thread of the engine itself.
"""

from __future__ import annotations

import faulthandler
import os
import queue
import threading
import time
import traceback
from concurrent.futures import Future
from typing import TYPE_CHECKING, NoReturn

from pydantic import ValidationError

from app.engine import faults
from app.engine.api import Stop
from app.engine.protocol import (
    Answer,
    Cancel,
    Crash,
    Done,
    DryRun,
    Failure,
    Generate,
    Load,
    Ping,
    Pong,
    Ready,
    Request,
    SaveState,
    decode_request,
    encode,
)
from app.values.embedding import Embed

Work = Load | DryRun | Generate | Embed | SaveState | Crash
if TYPE_CHECKING:
    from app.engine.service import Service

HEARTBEAT_SECONDS = 0.25
_ENDED, _BROKEN, _WRONG_LIBRARY = 0, 1, 3


class Wire:
    """Writes answers; any thread may."""

    def __init__(self, fd: int) -> None:
        self._fd = fd
        self._lock = threading.Lock()
        self._spoke = 0.0

    def send(self, answer: Answer) -> None:
        """Write one line; a parent that is gone ends this process."""
        self.raw(encode(answer))

    @property
    def silent(self) -> bool:
        """Whether nothing was said for a while: only then a heartbeat tells anything."""
        return time.monotonic() - self._spoke > HEARTBEAT_SECONDS / 2

    def raw(self, data: bytes) -> None:
        """Write bytes as they are."""
        with self._lock:
            self._spoke = time.monotonic()
            while data:
                try:
                    data = data[os.write(self._fd, data) :]
                except OSError:
                    os._exit(_ENDED)


class Reader:
    """Hears requests while the engine works: `Cancel` and `Ping` do not wait for others."""

    def __init__(self, wire: Wire, *, allow_faults: bool) -> None:
        self._wire = wire
        self._faults = allow_faults
        self._lock = threading.Lock()
        self._cancels: dict[str | None, threading.Event] = {}
        self.asked = threading.Event()
        """Set by the first line, whatever it is."""
        self.work: queue.Queue[tuple[Work, threading.Event]] = queue.Queue()

    def run(self, fd: int) -> None:
        """Read lines until the parent closes its end; then this process has no reason to be."""
        with os.fdopen(fd, "rb", closefd=False) as stdin:
            for line in stdin:
                self.asked.set()
                self._hear(line)
        # A thread may hang in the engine, which no Python exit can end.
        os._exit(_ENDED)

    def _hear(self, line: bytes) -> None:
        try:
            request: Request = decode_request(line)
        except ValidationError as error:
            self._refuse(f"Not a request: {error.error_count()} errors in {line[:80]!r}.")
            return
        match request:
            case Ping():
                self._wire.send(Pong(n=request.n))
            case Cancel():
                self._cancel(request.id)
            case Crash() if not self._faults:
                self._refuse("Faults are provoked only with --allow-faults.")
            case Crash() if request.how != "hang":
                faults.provoke(request.how, self._wire.raw)
            case _:
                self._begin(request)

    def _begin(self, request: Work) -> None:
        """Hand `request` on; what is loaded (id None) and each generation have their cancel."""
        cancel, name = Stop(), getattr(request, "id", None)
        with self._lock:
            if name is not None and name in self._cancels:
                self._refuse(f"A generation {name!r} is being written already.")
                return
            self._cancels[name] = cancel
        self.work.put((request, cancel))

    def _cancel(self, name: str | None) -> None:
        with self._lock:
            cancel = self._cancels.get(name)
        if cancel is not None:  # it may have ended before it heard of its cancel
            cancel.set()

    def forget(self, name: str) -> None:
        """Say that the generation `name` is over."""
        with self._lock:
            self._cancels.pop(name, None)

    def _refuse(self, message: str) -> None:
        self._wire.send(Failure(phase="idle", code="bad-request", message=message))


def serve(protocol: int, *, allow_faults: bool, waits: bool = False) -> int:
    """Serve until stdin ends; `protocol` is the file that answers are written to.

    One that `waits` imports everything and then sleeps, heart and all, until it is asked.
    """
    wire = Wire(protocol)
    reader = Reader(wire, allow_faults=allow_faults)
    if not waits:
        reader.asked.set()
    threading.Thread(target=_beat, args=(wire, reader), name="heartbeat", daemon=True).start()
    threading.Thread(target=reader.run, args=(0,), name="reader", daemon=True).start()
    return _work(wire, reader)


def _beat(wire: Wire, reader: Reader) -> None:
    reader.asked.wait()
    pause = threading.Event()
    while not pause.wait(HEARTBEAT_SECONDS):
        if wire.silent:
            wire.send(Pong())


def _work(wire: Wire, reader: Reader) -> NoReturn:
    from app.engine import devices, llama, logbook  # noqa: PLC0415 - the heartbeat runs before
    from app.engine.failure import RequestError  # noqa: PLC0415
    from app.engine.service import Service  # noqa: PLC0415

    reader.asked.wait()
    try:
        with logbook.BOOK.heard_by(_to_stderr):
            commit = logbook.start_library()
    except llama.LibraryError as error:
        wire.send(Failure(phase="load", code="library-wrong", message=str(error)))
        os._exit(_WRONG_LIBRARY)
    service = Service()
    wire.send(
        Ready(
            pid=os.getpid(),
            binding=llama.BINDING,
            commit=commit,
            devices=tuple(device.name for device in devices.devices()),
            gpus=tuple(device.name for device in devices.gpus()),
            system_info=llama.system_info(),
        )
    )
    while True:
        request, cancel = reader.work.get()
        try:
            if isinstance(request, Generate):
                _start(service, request, wire, reader, cancel)
            else:
                answer = _answer(service, request, wire, cancel)
                if isinstance(request, Embed):
                    reader.forget(request.id)
                wire.send(answer)
        except RequestError as error:
            name = getattr(request, "id", None)
            if name is not None:
                reader.forget(name)
            wire.send(error.answer(name))


def _start(
    service: Service, request: Generate, wire: Wire, reader: Reader, cancel: threading.Event
) -> None:
    """Begin a reply; its end is sent from the thread that computes."""
    from app.engine.failure import RequestError  # noqa: PLC0415 - as above

    def over(future: Future[Done]) -> None:
        reader.forget(request.id)
        error = future.exception()
        if error is None:
            wire.send(future.result())
        elif isinstance(error, RequestError):
            wire.send(error.answer(request.id))
        else:
            faulthandler.dump_traceback(file=2)
            os.write(2, "".join(traceback.format_exception(error)).encode())
            os._exit(_BROKEN)

    service.start(request, wire.send, cancel).add_done_callback(over)


def _to_stderr(_level: str, line: str) -> None:
    """Keep what the library says of its devices, before anybody asks, as evidence."""
    os.write(2, f"{line}\n".encode())


def _answer(
    service: Service,
    request: Load | DryRun | Embed | SaveState | Crash,
    wire: Wire,
    cancel: threading.Event,
) -> Answer:
    match request:
        case Load():
            return service.load(request, wire.send, cancel)
        case DryRun():
            return service.dry_run(request, wire.send, cancel)
        case Embed():
            return service.embed(request, wire.send, cancel)
        case SaveState():
            return service.save(request)
        case Crash():
            faults.provoke(request.how, wire.raw)
            return Failure(phase="idle", code="bad-request", message="The fault passed.")
