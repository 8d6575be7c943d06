"""From what a person typed to the header of a model: on this machine, else on the Hub."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath

from app.hub.listing import list_repo
from app.hub.pull import Puller
from app.hub.quants import Quant, choose, choose_file, is_projector
from app.hub.reference import Reference, parse_reference
from app.hub.site import Site
from app.paths import Paths
from app.plan import remote
from app.plan.beside import with_drafting_file
from app.plan.companion import Companion, accompanied, companions
from app.plan.describe import quant as quant_of
from app.plan.header import Header
from app.plan.planner import Model
from app.plan.rehearse import Origin
from app.plan.shards import read_model
from catalog import load

OWN = frozenset({"starter", "engine-test"})


@dataclass(frozen=True, slots=True)
class Located:
    """One model's header; `path` is None for a file that is not here, which has an `origin`."""

    header: Header
    name: str
    quant: str
    path: Path | None = None
    origin: Origin | None = None
    projector_bytes: int = 0
    """Of the largest projector for images beside it, which is not used yet; 0: there is none."""
    images: bool = False
    """Whether the projector is counted, as if images came."""
    companions: tuple[Companion, ...] = ()
    """Drafting files beside it, where it is not here."""

    def model(self) -> Model:
        """Return what is planned, with the drafting file that lies beside it.

        Raises:
            FileProblemError: it is no language model.
        """
        found = Model.of(self.header, self.name)
        if self.path is not None:
            found = with_drafting_file(found, self.path)
        found, _ = accompanied(found, self.quant, self.companions)
        return replace(found, mmproj_bytes=self.projector_bytes) if self.images else found


def locate(
    text: str, *, every_quant: bool = False, cancel: threading.Event | None = None
) -> Iterator[Located]:
    """Yield the model that `text` names, or with `every_quant` all of its repository.

    Raises:
        UsageError: `text` names nothing.
        FileProblemError: a file is no model.
        TransferError: the Hub cannot be asked.
        StoppedError: `cancel` was set.
    """
    puller = Puller(Paths.default(), catalogue=_catalogue, engine_test=_write_engine_test)
    found = parse_reference(text)
    here = puller.here(text)
    if here is None and found.kind in OWN | {"path"}:
        here = puller.pull(text)
    if here is not None and (found.kind in OWN | {"path"} or not every_quant):
        header = read_model(here.path)
        yield Located(
            header,
            here.path.name,
            quant_of(header, here.path),
            here.path,
            projector_bytes=max(
                (
                    path.stat().st_size
                    for path in here.path.parent.glob("*.gguf")
                    if is_projector(path.name) and path.is_file()
                ),
                default=0,
            ),
        )
        return
    if found.kind == "catalogue":
        found = parse_reference(f"{_catalogue(found.id)}:{found.quant}".removesuffix(":"))
    stop = cancel or threading.Event()
    yield from _on_the_hub(found, Site.from_environment(), stop, every_quant=every_quant)


def _on_the_hub(
    found: Reference, site: Site, cancel: threading.Event, *, every_quant: bool
) -> Iterator[Located]:
    listing = list_repo(site, found.repo, found.revision, cancel=cancel)
    wanted = tuple(quant for quant in listing.models if quant.whole)
    if not every_quant:
        wanted = (_wanted(listing.quants, found),)
    with remote.connected() as client:
        headers = remote.RemoteHeaders(site, found.repo, listing.revision, client)
        others = remote.RemoteHeaders(site, found.repo, listing.revision, client)
        beside = companions(site, listing, others, cancel)
        for quant in wanted:
            header = headers.read(quant, cancel)
            name = PurePosixPath(quant.files[0].name).name
            tag = quant.tag or quant_of(header, Path(name))
            _, drafter = accompanied(Model.of(header, name), tag, beside)
            apart = drafter.quant if drafter else None
            yield Located(
                header,
                name,
                tag,
                origin=Origin(site, found.repo, listing.revision, quant, apart),
                projector_bytes=listing.projector_bytes,
                companions=(drafter,) if drafter else (),
            )


def _wanted(quants: tuple[Quant, ...], found: Reference) -> Quant:
    if found.file:
        return choose_file(quants, found.file, found.repo)
    return choose(quants, found.quant, found.repo)


def _write_engine_test(path: Path) -> None:
    from app.engine import testmodel  # noqa: PLC0415 - numpy is for this one reference

    testmodel.write(path)


def _catalogue(name: str) -> str | None:
    """Return the repository of a catalogue id, one that can draft if there is one."""
    entry = load.model(name)
    if entry is None or not entry.repos:
        return None
    return max(entry.repos, key=lambda repo: repo.has_mtp or False).repo
