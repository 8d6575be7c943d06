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
from app.hub.abandon import POLL_SECONDS
from app.hub.limits import MIB, Limits
from app.hub.web import named

MAX_AHEAD_BYTES = 8 * MIB
EAGER_BYTES = 2 * MIB
GATHER_SECONDS = 0.02
"""Pieces are taken up together: a hand-over for each 64 KiB would cost more than the network."""


class Body:
    """One GET request; `close` it in any case."""

    def __init__(self, client: httpx.Client, url: str, headers: dict[str, str]) -> None:
        self._client = client
        self._url = url
        self._headers = headers
        self._answer: queue.SimpleQueue[httpx.Response | Exception] = queue.SimpleQueue()
        self._pieces: deque[bytes] = deque()
        self._n_in = 0
        self._n_out = 0
        self._closed = threading.Event()
        self._ended = threading.Event()
        self._error: Exception | None = None
        self._socket: socket.socket | None = None
        threading.Thread(target=self._read, name="hub-body", daemon=True).start()

    def answer(self, cancel: threading.Event, patience_seconds: float) -> httpx.Response:
        """Return the status and headers.

        Raises:
            TransferError: no connection, or no answer in time.
            StoppedError: `cancel` was set.
        """
        deadline = time.monotonic() + patience_seconds
        while not cancel.is_set():
            try:
                item = self._answer.get(timeout=POLL_SECONDS)
            except queue.Empty:
                if time.monotonic() >= deadline:
                    raise self._silent() from None
                continue
            if isinstance(item, Exception):
                raise item
            return item
        raise faults.StoppedError

    def blocks(self, cancel: threading.Event, limits: Limits) -> Iterator[bytes]:
        """Yield the bytes as they come.

        Raises:
            PassingError: the connection broke, or moved less than `limits.stall_bytes_s`.
            StoppedError: `cancel` was set.
        """
        deadline, n_since = time.monotonic() + limits.stall_seconds, 0
        while not cancel.is_set():
            ended = self._ended.is_set()
            if data := self._take():
                n_since += len(data)
                yield data
            elif ended:
                if self._error is not None:
                    raise self._error
                return
            elif time.monotonic() >= deadline:
                raise self._silent()
            if n_since >= limits.stall_bytes_s * limits.stall_seconds:
                deadline, n_since = time.monotonic() + limits.stall_seconds, 0
            if not ended and self._n_in - self._n_out < EAGER_BYTES:
                cancel.wait(GATHER_SECONDS)
        raise faults.StoppedError

    def close(self) -> None:
        """Leave the answer; the thread's blocked read ends at once."""
        self._closed.set()
        if self._socket is not None:
            with contextlib.suppress(OSError, ValueError):
                self._socket.shutdown(socket.SHUT_RDWR)

    def _take(self) -> bytes:
        pieces = []
        while self._pieces:
            pieces.append(self._pieces.popleft())
        data = b"".join(pieces)
        self._n_out += len(data)
        return data

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
                    while self._n_in - self._n_out > MAX_AHEAD_BYTES and not self._closed.is_set():
                        self._closed.wait(GATHER_SECONDS / 4)
                    if self._closed.is_set():
                        return
        except Exception as error:  # noqa: BLE001 - raised again by the thread that reads
            self._error = error
            self._answer.put(error)
        finally:
            self._ended.set()

    def _open(self) -> contextlib.AbstractContextManager[httpx.Response]:
        return self._client.stream("GET", self._url, headers=self._headers, follow_redirects=True)
