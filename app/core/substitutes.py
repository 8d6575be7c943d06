"""Another file instead of the one that failed: found in its repository, judged by its header."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath

from app.core.desk import Desk
from app.diagnose.ladder import Judged, judge
from app.errors import PlimsollError
from app.hub.limits import Limits
from app.hub.listing import Listing, list_repo
from app.hub.quants import Quant
from app.hub.site import Site
from app.plan.locate import Located, locate
from app.plan.planner import Model, plan
from app.runconfig import RunConfig
from app.session import Session
from app.values.diagnosis import Diagnosis, Remedy
from app.values.plan import MemoryPlan
from catalog.causes import remedies
from catalog.load import models, quant_tier

KINDS = frozenset({"lower-quant", "other-quant", "download-mtp-variant"})
"""Remedies that fetch another file of the same repository."""
OTHER_MAKER = "other-repository"
MOST_HEADERS = 4
_PATIENCE = Limits(connect_seconds=5.0, tries=2)


@dataclass(frozen=True, slots=True)
class _File:
    """A file that could take the place of the one that failed."""

    ref: str
    quant: Quant
    repo: str
    drafts: bool
    fetched_bytes: int
    judged: Judged


@dataclass(frozen=True, slots=True)
class _Wanted:
    """What is looked for: the session as it failed, and the plan of that."""

    session: Session
    found: Diagnosis
    base: MemoryPlan
    cancel: threading.Event

    @property
    def config(self) -> RunConfig:
        """The setup; another file runs with the same."""
        return self.session.config


class Substitutes:
    """Completes a ladder with files; asks the Hub that the file came from, and nobody else."""

    def __init__(self, desk: Desk, site: Callable[[], Site] = Site.from_environment) -> None:
        self._desk = desk
        self._site = site

    def concern(self, session: Session, found: Diagnosis) -> bool:
        """Whether a remedy of `found` is another file, and the Hub is known that would have it."""
        return session.file.repo is not None and any(r.kind in KINDS for r in found.remedies)

    def complete(
        self, session: Session, found: Diagnosis, cancel: threading.Event
    ) -> tuple[Remedy, ...]:
        """Return the ladder with a file for each remedy that is one, or why there is none.

        Takes seconds: it reads the Hub's list and the beginnings of at most a few files.
        """
        try:
            listing = self._list(session.file.repo or "", session.file.revision, cancel)
            base = self._desk.plan(session.file, session.config, quick=True)
            wanted = _Wanted(session, found, base, cancel)
            rungs = [self._offered(rung, wanted, listing) for rung in found.remedies]
            if any(rung.kind == "lower-quant" for rung in rungs):
                rungs += self._of_another_maker(wanted)
        except (PlimsollError, OSError) as error:
            said = error.text if isinstance(error, PlimsollError) else str(error)
            return tuple(
                _without(rung, said) if rung.kind in KINDS else rung for rung in found.remedies
            )
        return tuple(rungs)

    def _list(self, repo: str, revision: str | None, cancel: threading.Event) -> Listing:
        return list_repo(self._site(), repo, revision or "main", cancel=cancel, limits=_PATIENCE)

    def _offered(self, rung: Remedy, wanted: _Wanted, listing: Listing) -> Remedy:
        if rung.kind not in KINDS:
            return rung
        file = wanted.session.file
        quants = [quant for quant in listing.models if quant.whole and not _same(quant, wanted)]
        if rung.kind == "lower-quant":
            smaller = [quant for quant in quants if quant.size_bytes < file.size_bytes]
            best = _best(self._read(_ordered(smaller, wanted), listing, wanted), wanted)
            why = "No smaller file of this repository is known to help."
        elif rung.kind == "download-mtp-variant":
            near = sorted(quants, key=lambda quant: abs(quant.size_bytes - file.size_bytes))
            read = self._read(near, listing, wanted, drafting=True)
            best = next((found for found in read if found.drafts), None)
            why = "No file of this repository has a drafting head."
        else:
            near = sorted(quants, key=lambda quant: abs(quant.size_bytes - file.size_bytes))
            best = next(self._read(near, listing, wanted), None)
            why = "This repository has no other file that fits."
        return _filled(rung, best, wanted) if best else _without(rung, why)

    def _read(
        self, quants: Iterable[Quant], listing: Listing, wanted: _Wanted, *, drafting: bool = False
    ) -> Iterator[_File]:
        """Yield the files that run with the setup, in the order given; few headers are read."""
        for quant, _ in zip(quants, range(MOST_HEADERS), strict=False):
            ref = f"{listing.repo}/{quant.files[0].name}@{listing.revision}"
            located = next(locate(ref, cancel=wanted.cancel))
            found = self._judged(ref, quant, listing.repo, located, wanted)
            drafted = wanted.config.mtp.on and wanted.session.file.n_layer_nextn > 0
            needs_head = drafting or drafted
            if found is not None and (found.drafts or not needs_head):
                yield found

    def _judged(
        self, ref: str, quant: Quant, repo: str, located: Located, wanted: _Wanted
    ) -> _File | None:
        try:
            model = Model.of(located.header, located.name)
            machine, reserve_bytes = self._desk.machine(), self._desk.reserve_bytes()
            planned = plan(model, machine, wanted.config, desktop_reserve_bytes=reserve_bytes)
        except PlimsollError:
            return None
        drafts = model.hparams.n_layer_nextn > 0
        missing_bytes = 0 if located.path else quant.size_bytes
        judged = judge(wanted.found, planned, wanted.base)
        return _File(ref, quant, repo, drafts, missing_bytes, judged)

    def _of_another_maker(self, wanted: _Wanted) -> list[Remedy]:
        """Return the same tier from another maker of the catalogue: a remedy of its own."""
        file = wanted.session.file
        for repo in _other_makers(file.repo or ""):
            try:
                listing = self._list(repo, None, wanted.cancel)
                same = [q for q in listing.models if q.whole and q.tag == file.quant]
                found = next(self._read(same, listing, wanted), None)
            except PlimsollError:
                continue
            if found is not None:
                known = remedies()[OTHER_MAKER]
                rung = Remedy(kind=OTHER_MAKER, name=known.name, cost=known.cost)
                return [_filled(rung, found, wanted)]
        return []


def _same(quant: Quant, wanted: _Wanted) -> bool:
    name = PurePosixPath(wanted.session.file.path.replace("\\", "/")).name
    return any(PurePosixPath(file.name).name == name for file in quant.files)


def _ordered(smaller: list[Quant], wanted: _Wanted) -> list[Quant]:
    """Return the largest files first, but none that is hardly smaller than what is missing."""
    found, size = wanted.found, wanted.session.file.size_bytes
    missing = found.failed_bytes or 0 if found.failed_place == "device" else 0
    largest = sorted(smaller, key=lambda quant: -quant.size_bytes)
    relief = [quant for quant in largest if size - quant.size_bytes >= missing]
    return relief or largest[-1:]


def _best(found: Iterable[_File], wanted: _Wanted) -> _File | None:
    """Return the largest file that is enough; else the one of which most is hoped."""
    missing = wanted.found.failed_bytes or 0
    hoped: _File | None = None
    for file in found:
        if file.judged.frees_bytes + file.judged.frees_host_bytes <= 0:
            continue
        if file.judged.enough == "yes":
            return file
        if file.judged.enough == "likely" and file.judged.frees_bytes >= missing:
            return file
        hoped = file
    return hoped


def _filled(rung: Remedy, file: _File, wanted: _Wanted) -> Remedy:
    old = wanted.session.file
    change = f"{old.quant or 'this file'} -> {file.quant.tag or file.quant.files[0].name}"
    if file.repo != old.repo:
        change = f"{old.repo} -> {file.repo}"
    judged = file.judged
    return rung.model_copy(
        update={
            "ref": file.ref,
            "change": change,
            "download_bytes": file.fetched_bytes,
            "frees_bytes": judged.frees_bytes,
            "frees_host_bytes": judged.frees_host_bytes,
            "enough": judged.enough,
            "cost": _cost(rung, old.quant, file.quant.tag),
            "why": ""
            if rung.kind != OTHER_MAKER
            else "The proof tells which of the two is faster.",
        }
    )


def _cost(rung: Remedy, old: str, new: str) -> str:
    before, after = quant_tier(old) if old else None, quant_tier(new) if new else None
    if rung.kind != "lower-quant" or after is None:
        return rung.cost
    told = [f"Quality {after.grade}"]
    if before and before.perplexity_increase is not None and after.perplexity_increase is not None:
        more = after.perplexity_increase - before.perplexity_increase
        told.append(f"perplexity {more:+.2f} on an 8B model")
    return f"{', '.join(told)}; the file that is here stays."


def _without(rung: Remedy, why: str) -> Remedy:
    return rung.model_copy(update={"enough": "guide", "why": f"{why} {rung.why}".strip()})


def _other_makers(repo: str) -> Iterator[str]:
    """Yield the other repositories of the catalogue's model that `repo` belongs to."""
    for model in models():
        names = [entry.repo.partition(":")[0] for entry in model.repos]
        if repo in names:
            yield from (name for name in dict.fromkeys(names) if name != repo)
