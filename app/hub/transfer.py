"""One file from the Hub to the shared cache: resumable, verified, never half there."""

from __future__ import annotations

import re
import shutil
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import httpx

from app.errors import DiskProblemError, TransferError
from app.hub import faults
from app.hub.abandon import abandonable, pause
from app.hub.body import Body
from app.hub.cache import HubCache
from app.hub.limits import Limits
from app.hub.listing import persist
from app.hub.meter import Meter
from app.hub.part import Part
from app.hub.site import Site
from app.hub.web import Remote, look, open_client

_CONTENT_RANGE = re.compile(r"bytes (\d+)-(\d+)/(\d+)")
GIB = 1 << 30


@dataclass(frozen=True, slots=True)
class Source:
    """A file at one commit; `sha256` is what the repository's list says, where it says it."""

    repo: str
    commit: str
    name: str
    sha256: str | None = None


def disk_free(folder: Path) -> int:
    """Return the bytes that can still be written in `folder`."""
    return shutil.disk_usage(folder).free


@dataclass(slots=True)
class Download:
    """Fetches one file; run it once. `cancel` pauses it: what is here is taken up next time."""

    site: Site
    cache: HubCache
    source: Source
    meter: Meter
    cancel: threading.Event
    limits: Limits = field(default_factory=Limits)
    free_bytes: Callable[[Path], int] = disk_free

    def run(self) -> Path:
        """Fetch until the file is listed in the cache, whole and verified; return its path.

        Raises:
            StoppedError: `cancel` was set.
            TransferError: the file cannot be fetched; its cause says why.
            DiskProblemError: the disk is full, or the folder cannot be written.
        """
        client = open_client(self.limits)
        try:
            remote = persist(lambda: self._look(client), self.cancel, self.limits, self._waiting)
            source, etag, size = self.source, remote.wanted.etag, remote.wanted.size_bytes
            with self.cache.lock(source.repo, etag, self.cancel, self._queued):
                path = self.cache.find(source.repo, source.commit, source.name, size)
                if path is not None or self._here(remote):
                    self.meter.at(self.meter.now.done_bytes + size)
                else:
                    self._fetch(client, remote)
                return path or self.cache.adopt(source.repo, source.commit, source.name, etag)
        finally:
            client.close()

    def _look(self, client: httpx.Client) -> Remote:
        source = self.source
        remote = abandonable(
            lambda: look(client, self.site, source.repo, source.commit, source.name), self.cancel
        )
        if source.sha256 and remote.wanted.etag != source.sha256:
            raise TransferError(
                f"The Hub names two different hashes for {source.name}.",
                fix="Try again later: the repository may be changing right now.",
                cause="checksum-mismatch",
            )
        return remote

    def _here(self, remote: Remote) -> bool:
        blob = self.cache.blob(self.source.repo, remote.wanted.etag)
        try:
            return blob.stat().st_size == remote.wanted.size_bytes
        except OSError:
            return False

    def _fetch(self, client: httpx.Client, remote: Remote) -> None:
        etag = remote.wanted.etag
        part = Part(self.cache.part(self.source.repo, etag), remote.wanted, self.limits.sync_bytes)
        before = self.meter.now.done_bytes
        try:
            self.meter.state("running", "checking the bytes that are here")
            part.open(self.cancel, lambda n_bytes: self.meter.at(before + n_bytes))
            self._check_space(part)
            self._fill(client, remote, part)
            if self.meter.now.done_bytes >= self.meter.now.total_bytes:
                self.meter.state("verifying")
            if not part.matches():
                part.discard()
                raise _wrong_bytes(self.source.name)
            part.finish(self.cache.blob(self.source.repo, etag))
        finally:
            part.close()

    def _check_space(self, part: Part) -> None:
        missing = part.wanted.size_bytes - part.n_bytes
        needed = missing + self.limits.reserve_bytes
        free = self.free_bytes(part.path.parent)
        if missing and free < needed:
            raise DiskProblemError(
                f"{needed / GIB:.1f} GiB are needed on the disk that holds {self.cache.root}, "
                f"{free / GIB:.1f} GiB are free.",
                fix="Free some space, or set HF_HUB_CACHE to a folder on another drive.",
                cause="disk-full",
            )

    def _fill(self, client: httpx.Client, remote: Remote, part: Part) -> None:
        n_failed = 0
        while part.n_bytes < part.wanted.size_bytes:
            before = part.n_bytes
            try:
                # Addresses are signed for minutes: every try after the first asks for a new one.
                fresh = self._look(client) if n_failed else remote
                if fresh.wanted.etag != part.wanted.etag:
                    raise faults.incomplete(f"{self.source.name} changed while it was fetched.")
                self._stream(client, fresh, part)
            except faults.PassingError as fault:
                moved = part.n_bytes - before >= self.limits.progress_bytes
                n_failed = 1 if moved else n_failed + 1
                wait = self.limits.backoff(n_failed, fault.wait_seconds)
                if n_failed >= self.limits.tries or wait > self.limits.longest_wait_seconds:
                    raise
                pause(wait, self.cancel, partial(self._waiting, why=fault.text))

    def _stream(self, client: httpx.Client, remote: Remote, part: Part) -> None:
        headers = self.site.headers(remote.url)
        if part.n_bytes:
            headers["Range"] = f"bytes={part.n_bytes}-"
        body = Body(client, remote.url, headers)
        try:
            patience = self.limits.connect_seconds + self.limits.stall_seconds
            skip = self._check(body.answer(self.cancel, patience), part)
            self.meter.state("running", host=remote.host)
            for block in body.blocks(self.cancel, self.limits):
                skipped = min(skip, len(block))
                skip -= skipped
                self._keep(part, block[skipped:] if skipped else block)
        finally:
            body.close()
        if part.n_bytes < part.wanted.size_bytes:
            raise faults.incomplete(f"{remote.host} ended the answer early.")

    def _keep(self, part: Part, data: bytes) -> None:
        if part.n_bytes + len(data) > part.wanted.size_bytes:
            part.discard()
            raise _wrong_bytes(self.source.name)
        if data:
            part.append(data)
            self.meter.add(len(data))

    def _check(self, answer: httpx.Response, part: Part) -> int:
        """Return how many bytes of the body are here already (a server that ignores ranges)."""
        headers, host = answer.headers, answer.url.host
        if answer.status_code == 403 and not str(answer.url).startswith(self.site.endpoint):
            raise faults.PassingError(
                f"{host} no longer accepts the signed address.",
                fix="Try again; if it stays so, a filter on the way blocks this server.",
                cause="hub-refused",
                wait_seconds=0.0 if part.n_bytes else None,
            )
        if answer.status_code == 416:
            raise faults.incomplete(f"{host} holds fewer bytes than the Hub announced.")
        if answer.status_code >= 400:
            token_sent = "authorization" in answer.request.headers
            what = f"file {self.source.name}"
            raise faults.refusal(answer.status_code, headers, what, token_sent=token_sent)
        if headers.get("content-type", "").startswith("text/html"):
            raise faults.sign_in_page(self.site.host)
        if answer.status_code == 206:
            found = _CONTENT_RANGE.fullmatch(headers.get("content-range", ""))
            if not found or (int(found[1]), int(found[3])) != (
                part.n_bytes,
                part.wanted.size_bytes,
            ):
                raise faults.incomplete(f"{host} sent other bytes than were asked for.")
            return 0
        length = headers.get("content-length", "")
        if answer.status_code != 200 or (length and length != str(part.wanted.size_bytes)):
            raise faults.incomplete(f"{host} sends another size than the Hub announced.")
        return part.n_bytes

    def _queued(self) -> None:
        self.meter.state("queued", "another program is fetching this file")

    def _waiting(self, left_seconds: float, why: str = "The Hub does not answer.") -> None:
        self.meter.state("running", f"{why} Trying again in {max(1, round(left_seconds))} s.")


def _wrong_bytes(name: str) -> TransferError:
    return TransferError(
        f"{name} arrived, but its bytes are not the published ones, so it was removed.",
        fix="Fetch it again; if it happens twice, a proxy or the disk changes the data.",
        cause="checksum-mismatch",
    )
