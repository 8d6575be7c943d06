"""One archive of a release to the disk: resumable, verified, from listed hosts alone."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from app import documents
from app.errors import TransferError
from app.hub.cache import HubCache
from app.hub.chunks import Wanted
from app.hub.limits import Limits
from app.hub.meter import Meter
from app.hub.site import Site
from app.hub.transfer import Download, Source, disk_free
from app.hub.web import Remote
from app.runtimes.release import REPOSITORY, Asset, Releases
from app.runtimes.trouble import in_our_words

UNPACKED = 3
"""An archive of libraries unpacks to less than this many times its size."""


@dataclass(slots=True)
class ArchiveDownload(Download):
    """A download whose hash, size and address the release's metadata gave."""

    releases: Releases = field(default_factory=Releases)
    asset: Asset = field(default_factory=lambda: Asset("", 0, "", ""))

    def run(self) -> Path:
        """Fetch until the archive is here, whole and verified; return its path.

        Raises:
            StoppedError: `cancel` was set.
            TransferError: it cannot be fetched; its cause says why.
            DiskProblemError: the disk is full, or the folder cannot be written.
        """
        remote = Remote(
            self.asset.url, Wanted(self.asset.sha256, self.asset.size_bytes, self.source.commit)
        )
        blob = self.cache.blob(self.source.repo, self.asset.sha256)
        with (
            in_our_words(),
            self.releases.client(self.limits) as client,
            self.cache.lock(self.source.repo, self.asset.sha256, self.cancel, self._queued),
        ):
            self.releases.check(self.asset.url)
            if self._here(remote):
                self.meter.at(self.meter.now.done_bytes + self.asset.size_bytes)
            else:
                self._fetch(client, remote)
            return blob

    def _look(self, client: httpx.Client) -> Remote:  # noqa: ARG002 - asked of every download
        """Return the permanent address: each try is redirected to a freshly signed one."""
        return Remote(
            self.asset.url, Wanted(self.asset.sha256, self.asset.size_bytes, self.source.commit)
        )


@dataclass(frozen=True, slots=True)
class Archives:
    """Fetches archives into `folder`; `pins` remembers the hash each had when first seen."""

    folder: Path
    pins: Path
    releases: Releases
    limits: Limits = field(default_factory=Limits)
    free_bytes: Callable[[Path], int] = disk_free

    def fetch(
        self, tag: str, asset: Asset, meter: Meter, cancel: threading.Event, later_bytes: int = 0
    ) -> Path:
        """Return the archive, verified; `later_bytes` are those still to come after it.

        Raises:
            TransferError: it cannot be had, or it is not the one that was here before.
            DiskProblemError: no room, or the disk refuses.
            StoppedError: `cancel` was set.
        """
        self._pin(f"{tag}/{asset.name}", asset.sha256)
        return ArchiveDownload(
            site=Site(self.releases.endpoint, self.folder),
            cache=HubCache(self.folder),
            source=Source(REPOSITORY, tag, asset.name, asset.sha256),
            meter=meter,
            cancel=cancel,
            limits=self.limits,
            free_bytes=self.free_bytes,
            later_bytes=later_bytes + UNPACKED * (asset.size_bytes + later_bytes),
            releases=self.releases,
            asset=asset,
        ).run()

    def discard(self, archive: Path) -> None:
        """Remove an archive that was unpacked."""
        archive.unlink(missing_ok=True)

    def _pin(self, key: str, sha256: str) -> None:
        """Remember the hash, or refuse another one under the same name."""
        known = documents.read(self.pins, (), "the hashes of engines").fields or {}
        if (before := known.get(key)) not in {None, sha256}:
            raise TransferError(
                f"{key} has another hash than when it was first seen ({str(before)[:12]}).",
                fix="A release never changes: wait, and ask its makers before you trust it.",
                cause="checksum-mismatch",
            )
        if before is None:
            documents.write(
                self.pins, {documents.VERSION: 1, **known, key: sha256}, "the hashes of engines"
            )
