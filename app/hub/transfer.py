"""One file from the Hub to the shared cache: resumable, verified, never half there."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from app.errors import DiskProblemError, TransferError
from app.hub.cache import HubCache
from app.hub.lanes import Filler
from app.hub.limits import Limits
from app.hub.meter import Meter
from app.hub.part import Part
from app.hub.patience import abandonable, persist
from app.hub.site import Site
from app.hub.web import Remote, look, open_client

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
    later_bytes: int = 0
    """What comes after this file (further parts), so that room is checked for all of it."""

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
        part = Part(
            self.cache.part(self.source.repo, etag),
            remote.wanted,
            self.limits.sync_bytes,
            self.limits.chunk_bytes,
        )
        before = self.meter.now.done_bytes
        try:
            known = part.path.exists()
            self.meter.state("running", "checking the bytes that are here" if known else "")
            part.open(self.cancel, lambda n_bytes: self.meter.at(before + n_bytes))
            self._check_space(part)
            self._filler(client, remote, part).run()
            if self.meter.now.done_bytes >= self.meter.now.total_bytes:
                self.meter.state("verifying")
            if not part.matches():
                part.discard()
                raise _wrong_bytes(self.source.name)
            part.finish(self.cache.blob(self.source.repo, etag))
        finally:
            part.close()

    def _filler(self, client: httpx.Client, remote: Remote, part: Part) -> Filler:
        return Filler(
            site=self.site,
            client=client,
            part=part,
            meter=self.meter,
            limits=self.limits,
            cancel=self.cancel,
            look=lambda: self._look(client),
            remote=remote,
            what=f"file {self.source.name}",
        )

    def _check_space(self, part: Part) -> None:
        missing = part.wanted.size_bytes - part.n_bytes
        needed = missing + self.later_bytes + self.limits.reserve_bytes
        free = self.free_bytes(part.path.parent)
        if missing and free < needed:
            raise DiskProblemError(
                f"{needed / GIB:.1f} GiB are needed on the disk that holds {self.cache.root}, "
                f"{free / GIB:.1f} GiB are free.",
                fix="Free some space, or set HF_HUB_CACHE to a folder on another drive.",
                cause="disk-full",
            )

    def _queued(self) -> None:
        self.meter.state("queued", "another program is fetching this file")

    def _waiting(self, left_seconds: float) -> None:
        self.meter.wait(left_seconds, "The Hub does not answer.")


def _wrong_bytes(name: str) -> TransferError:
    return TransferError(
        f"{name} arrived, but its bytes are not the published ones, so it was removed.",
        fix="Fetch it again; if it happens twice, a proxy or the disk changes the data.",
        cause="checksum-mismatch",
    )
