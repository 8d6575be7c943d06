"""The first megabytes of a file that is still on the Hub, kept so that they are fetched once."""

from __future__ import annotations

import contextlib
import hashlib
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

import httpx

from app.errors import TransferError
from app.files import write_atomic
from app.hub import faults
from app.hub.body import Body
from app.hub.lanes import check_status
from app.hub.limits import MIB, Limits
from app.hub.patience import abandonable, persist
from app.hub.site import Site
from app.hub.transfer import Source
from app.hub.web import Remote, look, open_client

MAX_KEPT_BYTES = 512 * MIB
"""All kept beginnings together; the longest unused ones go first."""


@dataclass(slots=True)
class RemoteFile:
    """Reads ranges of one file at one commit; `fetch` is what a header's parser takes.

    Use it as a context manager. Bytes from the start are kept in `folder`: a second reading asks
    nobody. `n_requests` and `n_bytes` count what went over the network for the bytes.
    """

    site: Site
    source: Source
    size_bytes: int
    folder: Path
    client: httpx.Client | None = None
    """Shared between files of one repository; None: a client of its own."""
    cancel: threading.Event = field(default_factory=threading.Event)
    limits: Limits = field(default_factory=Limits)
    n_requests: int = field(default=0, init=False)
    n_bytes: int = field(default=0, init=False)
    _start: bytearray = field(default_factory=bytearray, init=False)
    _n_kept: int = field(default=0, init=False)
    _own_client: httpx.Client | None = field(default=None, init=False)
    _remote: Remote | None = field(default=None, init=False)

    def __enter__(self) -> Self:
        self._start += self._read_kept()
        self._n_kept = len(self._start)
        return self

    def __exit__(self, *_: object) -> None:
        """Keep what was read; a disk that refuses costs only the next reading."""
        if self._own_client is not None:
            self._own_client.close()
            self._own_client = None
        if len(self._start) > self._n_kept:
            with contextlib.suppress(OSError):
                self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                write_atomic(self._kept_at, bytes(self._start))
                _prune(self.folder)
            self._n_kept = len(self._start)

    @property
    def _kept_at(self) -> Path:
        source = self.source
        parts = (self.site.endpoint, source.repo, source.commit, source.name, str(source.sha256))
        return self.folder / f"{hashlib.sha256(chr(0).join(parts).encode()).hexdigest()[:40]}.head"

    def fetch(self, offset: int, n: int) -> bytes:
        """Return the bytes of [offset, offset + n), fewer only at the end of the file.

        Raises:
            TransferError: they cannot be had; the cause says why.
            StoppedError: the person stopped it.
        """
        n = max(0, min(n, self.size_bytes - offset))
        have = len(self._start)
        if offset + n <= have or not n:
            return bytes(self._start[offset : offset + n])
        if offset > have:
            return self._range(offset, n, bytearray())
        self._range(have, offset + n - have, self._start)
        return bytes(self._start[offset : offset + n])

    def _read_kept(self) -> bytes:
        try:
            data = self._kept_at.read_bytes()
            self._kept_at.touch()
        except OSError:
            return b""
        return data if len(data) <= self.size_bytes else b""

    def _range(self, offset: int, n: int, into: bytearray) -> bytes:
        """Add [offset, offset + n) to `into`; a try goes on where the one before was cut."""
        before = len(into)
        if self.site.offline:
            raise TransferError(
                "Offline mode is on, and this file's header is not on this machine.",
                fix="Unset HF_HUB_OFFLINE to read it.",
                cause="hub-offline",
            )
        client = self.client or self._own_client
        if client is None:
            client = self._own_client = open_client(self.limits)

        def once() -> None:
            done = len(into) - before
            self._once(client, offset + done, n - done, into)

        persist(once, self.cancel, self.limits)
        return bytes(into[before:])

    def _once(self, client: httpx.Client, offset: int, n: int, into: bytearray) -> None:
        if self._remote is None:
            self._remote = abandonable(
                lambda: look(
                    client, self.site, self.source.repo, self.source.commit, self.source.name
                ),
                self.cancel,
            )
        remote = self._remote
        headers = self.site.headers(remote.url) | {"Range": f"bytes={offset}-{offset + n - 1}"}
        self.n_requests += 1
        body = Body(client, remote.url, headers, self.limits)
        try:
            answer = body.wait_answer(self.cancel)
            skip = self._check(answer, offset)
            self._gather(body, skip, n, into)
        except TransferError:
            # The address may have expired: the next try asks for a new one.
            self._remote = None
            raise
        finally:
            body.close()

    def _check(self, answer: httpx.Response, offset: int) -> int:
        """Return how many bytes come before the wanted ones (a server that ignores ranges)."""
        check_status(self.site, answer, f"file {self.source.name}")
        if answer.status_code == 206:
            if not answer.headers.get("content-range", "").startswith(f"bytes {offset}-"):
                raise faults.incomplete(f"{answer.url.host} sent other bytes than were asked for.")
            return 0
        return offset

    def _gather(self, body: Body, skip: int, n: int, into: bytearray) -> None:
        for block in body.blocks(self.cancel):
            self.n_bytes += len(block)
            wanted = block[skip : skip + n]
            skip = max(0, skip - len(block))
            into += wanted
            n -= len(wanted)
            if n <= 0:
                return
        raise faults.incomplete(f"{self.source.name} is shorter than the Hub says.")


def _prune(folder: Path) -> None:
    kept = sorted(folder.glob("*.head"), key=lambda path: path.stat().st_mtime, reverse=True)
    total = 0
    for path in kept:
        total += path.stat().st_size
        if total > MAX_KEPT_BYTES:
            path.unlink(missing_ok=True)
