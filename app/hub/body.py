"""The bytes of one answer, read ahead on a thread, so that a stall can be left at once."""

from __future__ import annotations

import contextlib
import queue
import socket
import threading
import time
from collections import deque
from collections.abc import Iterator
from urllib.parse import urlsplit

import httpx

from app.hub import faults
from app.hub.limits import MIB, Limits
from app.hub.pace import Pace
from app.hub.web import named

MAX_AHEAD_BYTES = 4 * MIB
EAGER_BYTES = MIB
GATHER_SECONDS = 0.02
"""Pieces are taken up together: a hand-over for each 64 KiB would cost more than the network."""


class Body:
    """One GET request; `close` it unless it was read to its end."""

    def __init__(
        self,
        client: httpx.Client,
        url: str,
        headers: dict[str, str],
        limits: Limits,
        pace: Pace | None = None,
    ) -> None:
        self._client = client
        self._url = url
        self._headers = headers
        self._limits = limits
        self._pace = pace
        self._held = False
        self._answer: queue.SimpleQueue[httpx.Response | Exception] = queue.SimpleQueue()
        self._pieces: deque[bytes] = deque()
        self._n_in = 0
        self._n_out = 0
        self._n_since = 0
        self._deadline = time.monotonic() + limits.connect_seconds + limits.stall_seconds
        self._closed = threading.Event()
        self._ended = threading.Event()
        self._error: Exception | None = None
        self._socket: socket.socket | None = None
        threading.Thread(target=self._read, name="hub-body", daemon=True).start()

    def answer(self) -> httpx.Response | None:
        """Return the status and headers, or None while there are none; does not wait.

        Raises:
            TransferError: no connection, or no answer in time.
        """
        try:
            item = self._answer.get_nowait()
        except queue.Empty:
            if time.monotonic() >= self._deadline:
                raise self._silent() from None
            return None
        if isinstance(item, Exception):
            raise item
        self._deadline = time.monotonic() + self._limits.stall_seconds
        return item

    def take(self) -> bytes | None:
        """Return the bytes that came since the last call, None at the end; does not wait.

        Raises:
            PassingError: the connection broke, or moved less than `stall_bytes_s`.
        """
        ended = self._ended.is_set()
        pieces = []
        while self._pieces:
            pieces.append(self._pieces.popleft())
        data = b"".join(pieces)
        self._n_out += len(data)
        self._n_since += len(data)
        now = time.monotonic()
        if self._held or self._n_since >= self._limits.stall_bytes_s * self._limits.stall_seconds:
            self._deadline, self._n_since = now + self._limits.stall_seconds, 0
        if data:
            return data
        if ended:
            if self._error is not None:
                raise self._error
            return None
        if now >= self._deadline:
            raise self._silent()
        return b""

    @property
    def eager(self) -> bool:
        """Whether so much is waiting that it should be taken at once."""
        return self._n_in - self._n_out >= EAGER_BYTES

    def wait_answer(self, cancel: threading.Event) -> httpx.Response:
        """Return the status and headers when they are here.

        Raises:
            TransferError: as `answer`.
            StoppedError: `cancel` was set.
        """
        while not cancel.is_set():
            if (found := self.answer()) is not None:
                return found
            cancel.wait(GATHER_SECONDS / 4)
        raise faults.StoppedError

    def blocks(self, cancel: threading.Event) -> Iterator[bytes]:
        """Yield the bytes as they come.

        Raises:
            PassingError: as `take`.
            StoppedError: `cancel` was set.
        """
        while not cancel.is_set():
            data = self.take()
            if data is None:
                return
            if data:
                yield data
            if not self.eager:
                cancel.wait(GATHER_SECONDS)
        raise faults.StoppedError

    def close(self) -> None:
        """Leave the answer; the thread's blocked read ends at once."""
        self._closed.set()
        if self._socket is not None and not self._ended.is_set():
            with contextlib.suppress(OSError, ValueError):
                self._socket.shutdown(socket.SHUT_RDWR)

    def _silent(self) -> faults.PassingError:
        return faults.incomplete(f"{urlsplit(self._url).netloc} stopped sending.")

    def _read(self) -> None:
        try:
            with named(self._url), self._open() as response:
                stream = response.extensions.get("network_stream")
                self._socket = stream.get_extra_info("socket") if stream is not None else None
                self._answer.put(response)
                for piece in response.iter_raw():
                    self._pieces.append(piece)
                    self._n_in += len(piece)
                    self._hold_back(len(piece))
                    while self._n_in - self._n_out > MAX_AHEAD_BYTES and not self._closed.is_set():
                        self._closed.wait(GATHER_SECONDS / 4)
                    if self._closed.is_set():
                        return
        except Exception as error:  # noqa: BLE001 - raised again by the thread that reads
            self._error = error
            self._answer.put(error)
        finally:
            self._ended.set()

    def _hold_back(self, n_bytes: int) -> None:
        """Keep to the speed limit; the server is not to blame for that silence."""
        if self._pace is not None and self._pace.bytes_s:
            self._held = True
            self._pace.wait(n_bytes, self._closed)
            self._held = False

    def _open(self) -> contextlib.AbstractContextManager[httpx.Response]:
        return self._client.stream("GET", self._url, headers=self._headers, follow_redirects=True)
