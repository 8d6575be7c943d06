"""One file from the Hub to the shared cache: resumable, verified, never half there."""

from __future__ import annotations

import contextlib
import logging
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
from app.hub.pace import Pace
from app.hub.part import Part, forget
from app.hub.patience import abandonable, persist
from app.hub.room import Room
from app.hub.site import Site
from app.hub.web import Remote, look, open_client

GB = 10**9
SECOND = "its hash is wrong: comparing it with a second copy"
LOG = logging.getLogger(__name__)


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
    pace: Pace = field(default_factory=Pace)
    room: Room = field(default_factory=Room)

    def run(self) -> Path:
        """Fetch until the file is listed in the cache, whole and verified; return its path.

        Raises:
            StoppedError: `cancel` was set.
            TransferError: the file cannot be fetched; its cause says why.
            DiskProblemError: the disk is full, or the folder cannot be written.
        """
        client = open_client(self.limits)
        try:
            remote = self._found(client)
            source, etag, size = self.source, remote.wanted.etag, remote.wanted.size_bytes
            with self.cache.lock(source.repo, etag, self.cancel, self._queued):
                path = self.cache.find(source.repo, source.commit, source.name, size)
                if path is not None or self._here(remote):
                    self.meter.at(self.meter.now.done_bytes + size)
                else:
                    # Other tools call a repository's folder without one damaged.
                    (self.cache.folder(source.repo) / "snapshots").mkdir(exist_ok=True)
                    self._fetch(client, remote)
                return path or self.cache.adopt(source.repo, source.commit, source.name, etag)
        finally:
            client.close()

    def _found(self, client: httpx.Client) -> Remote:
        """Look until the Hub answers, or the tries are used up."""
        return persist(lambda: self._look(client), self.cancel, self.limits, self._waiting)

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
        known = part.path.exists()
        try:
            self.meter.state("running", "checking the bytes that are here" if known else "")
            part.open(self.cancel, lambda n_bytes: self.meter.at(before + n_bytes))
            with self.room.claim(
                part.path.parent,
                lambda: self._left_bytes(part) + self.later_bytes,
                lambda others_bytes: self._check_space(part, others_bytes),
            ):
                self._fill(client, remote, part, before)
            part.finish(self.cache.blob(self.source.repo, etag))
        finally:
            part.close()
            if not known and not part.n_bytes:
                # Nothing came, for want of room or of a connection: nothing is left behind.
                with contextlib.suppress(DiskProblemError):
                    forget(part.path)

    def _fill(self, client: httpx.Client, remote: Remote, part: Part, before: int) -> None:
        """Fetch what is missing until the file's hash is right.

        All bytes are here and the hash is wrong: what the disk has damaged since comes again;
        where it damaged nothing, everything is compared with a second copy, once.
        """

        def seen(n_bytes: int) -> None:
            self.meter.at(before + n_bytes)

        if not part.second:
            self._filler(client, remote, part).run()
            if self.meter.now.done_bytes >= self.meter.now.total_bytes:
                self.meter.state("verifying")
            if not part.matches() and part.check(self.cancel, seen):
                self._filler(client, remote, part).run()
            if part.matches():
                return
            part.begin_second()
        seen(part.n_bytes)
        self.meter.state("verifying", SECOND)
        self._filler(client, self._found(client), part, second=True).run()
        LOG.info("%s: the second copy replaced %d chunks", self.source.name, len(part.replaced))
        if not part.matches():
            part.discard()
            raise _wrong_bytes(self.source.name)

    def _filler(
        self, client: httpx.Client, remote: Remote, part: Part, *, second: bool = False
    ) -> Filler:
        return Filler(
            site=self.site,
            client=client,
            part=part,
            meter=self.meter,
            limits=self.limits,
            cancel=self.cancel,
            look=lambda: self._look(client),
            remote=remote,
            file=self.source.name,
            pace=self.pace,
            state="verifying" if second else "running",
            detail=SECOND if second else "",
        )

    def _left_bytes(self, part: Part) -> int:
        # In the second pass the bytes have their room already.
        return 0 if part.second else part.wanted.size_bytes - part.n_bytes

    def _check_space(self, part: Part, others_bytes: int) -> None:
        missing = self._left_bytes(part)
        needed, kept = missing + self.later_bytes, self.limits.reserve_bytes
        free = self.free_bytes(part.path.parent) - others_bytes
        if missing and free < needed + kept:
            others = " that the other downloads leave" if others_bytes else ""
            raise DiskProblemError(
                f"The download needs {needed / GB:,.2f} GB on the disk that holds "
                f"{self.cache.root}, where {kept / GB:,.2f} GB more are kept free; "
                f"{max(0, free) / GB:,.2f} GB are free{others}.",
                fix="Free some space, or set HF_HUB_CACHE to a folder on another drive.",
                cause="disk-full",
            )

    def _queued(self) -> None:
        self.meter.state("queued", "another program is fetching this file")

    def _waiting(self, left_seconds: float) -> None:
        self.meter.wait(left_seconds, "The Hub does not answer.")


def _wrong_bytes(name: str) -> TransferError:
    return TransferError(
        f"{name} arrived twice, and its bytes are not the published ones, so it was removed.",
        fix="A proxy or the disk changes the data: fetch it over another network, or check the "
        "disk.",
        cause="checksum-mismatch",
    )
