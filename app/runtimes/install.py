"""From a release to a build that is proven and in use; until the end nothing is changed."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from app.errors import PlimsollError, UsageError
from app.hub.limits import Limits
from app.hub.meter import Meter
from app.paths import Paths
from app.process import Spawner
from app.runtimes import needs, selftest
from app.runtimes.chosen import Chosen
from app.runtimes.fetch import Archives
from app.runtimes.offers import Offer, Offers, bad_build, offers, wanted_tag
from app.runtimes.release import Asset, Releases
from app.runtimes.runtime import PACKAGED, Runtime, packaged
from app.runtimes.selftest import SelfTest
from app.runtimes.shelf import Archive, Manifest
from app.runtimes.trouble import LATER, RuntimeProblemError
from app.runtimes.unpack import unpack
from app.values.machine import Machine, Problem
from app.values.transfer import Transfer

Tell = Callable[[Transfer], None]
ASKING_TRIES = 4
"""Of the question what there is, while somebody watches; a transfer under way is more patient."""


@dataclass(frozen=True, slots=True)
class Proven:
    """A build and what its self-test has shown."""

    runtime: Runtime
    test: SelfTest


@dataclass(slots=True)
class Installer:
    """Fetches, unpacks, proves and chooses builds."""

    paths: Paths
    machine: Callable[[], Machine]
    releases: Releases
    spawner: Spawner
    limits: Limits = field(default_factory=Limits)
    let_go: Callable[[], object] = field(default=lambda: None)
    """Called before a build takes the place of one of its name, which a worker may have open."""

    @property
    def chosen(self) -> Chosen:
        """The choice, and the builds that are here."""
        return Chosen(self.paths)

    def offers(self, cancel: threading.Event) -> Offers:
        """Ask the release server what fits this computer.

        Raises:
            RuntimeProblemError: the build that the binding needs is known to be broken.
            TransferError: the server does not answer.
        """
        tag = wanted_tag()
        if (fact := bad_build(tag)) is not None:
            raise RuntimeProblemError(
                f"The build {tag} is not fetched: {fact.text}.", fix=LATER, cause="runtime-denied"
            )
        limits = replace(self.limits, tries=min(ASKING_TRIES, self.limits.tries))
        return offers(self.releases.read(tag, cancel, limits), self.machine())

    def install(self, kind: str | None, tell: Tell, cancel: threading.Event) -> Proven:
        """Fetch the best build, or that of `kind`, prove it and choose it.

        Raises:
            RuntimeProblemError: none suits, or it fails its test (then it is marked).
            TransferError: it cannot be fetched.
            DiskProblemError: no room, or the disk refuses.
            StoppedError: `cancel` was set; what was fetched is kept.
        """
        offer = _pick(self.offers(cancel), kind)
        runtime = self._unpacked(offer, tell, cancel)
        proven = self.check(runtime, cancel)
        self.chosen.use(runtime)
        return proven

    def check(self, runtime: Runtime, cancel: threading.Event) -> Proven:
        """Test a build; mark it when it fails, and go back when it was in use.

        Raises:
            RuntimeProblemError: it fails.
        """
        try:
            self._check_files(runtime)
            test = selftest.run(runtime, self.paths.cache / "runtimes", self.spawner, cancel)
        except RuntimeProblemError as error:
            if runtime.folder is not None:
                problem = Problem(cause=error.cause, text=error.text, fix=error.fix)
                self.chosen.fail(runtime, problem)
            raise
        self.chosen.passed(runtime)
        return Proven(runtime, test)

    def find(self, runtime_id: str | None) -> Runtime:
        """Return the build with this id, or the one in use.

        Raises:
            UsageError: there is none with this id.
        """
        if runtime_id is None:
            return self.chosen.active()
        if runtime_id == PACKAGED:
            return packaged()
        found = self.chosen.shelf.find(runtime_id)
        if found is None:
            raise UsageError(
                f"There is no engine {runtime_id} here.", fix="`plimsoll runtimes list` shows them."
            )
        return found

    def _check_files(self, runtime: Runtime) -> None:
        if runtime.folder is None:
            return
        if changed := self.chosen.shelf.changed(runtime):
            raise RuntimeProblemError(
                f"{changed} of {runtime.name} is missing or not as it was fetched.",
                fix=f"Fetch it again with `plimsoll runtimes install {runtime.kind}`.",
                cause="runtime-damaged",
            )
        needs.check_libraries(runtime.folder)

    def _unpacked(self, offer: Offer, tell: Tell, cancel: threading.Event) -> Runtime:
        """Fetch and unpack; what speaks against it is looked for before the larger archive."""
        tag = wanted_tag()
        cache, pins = self.paths.cache / "runtimes", self.chosen.shelf.root / "pins.json"
        archives = Archives(cache, pins, self.releases, self.limits)
        meter = Meter(tag, f"{offer.kind} {tag}", offer.size_bytes, tell)
        shelf = self.chosen.shelf
        folder = shelf.begin()
        kept: list[Path] = []
        try:
            glibc = ""
            for asset, later in _in_order(offer):
                path = archives.fetch(tag, asset, meter, cancel, later)
                kept.append(path)
                unpack(path, asset.name, folder, cancel)
                if not glibc:
                    needs.check_whole(folder, offer.kind)
                    glibc = needs.check_glibc(folder)
            self.let_go()
            runtime = shelf.finish(folder, _manifest(offer, tag, glibc))
        except PlimsollError as error:
            if isinstance(error, RuntimeProblemError):
                _remove(archives, kept)
            raise
        finally:
            shutil.rmtree(folder, ignore_errors=True)
        _remove(archives, kept)
        meter.state("done")
        return runtime


def _pick(found: Offers, kind: str | None) -> Offer:
    if kind is None:
        # The processor's build is here already: without a card there is nothing to install.
        usable = [offer for offer in found.fitting if offer.kind.startswith("cu")]
    else:
        usable = [offer for offer in found.fitting if offer.kind == kind]
    if usable:
        return usable[0]
    why = " ".join(
        f"{refused.name}: {refused.why}"
        for refused in found.refused
        if kind in {None, refused.kind}
    )
    none = "No engine for a card suits this computer."
    if kind is not None:
        none = f"No engine of the kind {kind} suits this computer."
    raise RuntimeProblemError(
        f"{none} {why}".strip(),
        fix=needs.alternatives(),
        cause="no-fitting-runtime",
    )


def _in_order(offer: Offer) -> list[tuple[Asset, int]]:
    """Return the archives with the bytes that come after each."""
    beside = [(offer.beside, 0)] if offer.beside else []
    return [(offer.main, offer.beside.size_bytes if offer.beside else 0), *beside]


def _manifest(offer: Offer, tag: str, glibc: str) -> Manifest:
    return Manifest(
        kind=offer.kind,
        build=tag,
        cuda=offer.cuda,
        glibc=glibc,
        archives=tuple(
            Archive(name=asset.name, sha256=asset.sha256, url=asset.url)
            for asset, _ in _in_order(offer)
        ),
    )


def _remove(archives: Archives, kept: list[Path]) -> None:
    for path in kept:
        archives.discard(path)
