"""All quants of a repository for `plimsoll plan`."""

from __future__ import annotations

import sys
import threading

from app.core.shelf import catalogue_ref, puller
from app.hub.listing import list_repo
from app.hub.reference import Reference, parse_reference
from app.hub.site import Site
from app.paths import Paths
from app.plan.dry import confined
from app.plan.ladder import Ladder
from app.plan.rungs import Ground
from app.process import Spawner
from app.values.hub import RepoPage


def is_repository(text: str, *, every_quant: bool, choose: bool) -> bool:
    """Return whether `text` leaves the quant open and the repository is to be looked through.

    With `choose`, a repository named without a quant or a file; with `every_quant` any.
    """
    found = _hub(text)
    if found is None or not (every_quant or choose):
        return False
    return every_quant or not (found.quant or found.file)


def page_of(text: str, ground: Ground) -> RepoPage:
    """Return the repository of `text` with every quant planned on `ground`.

    Raises:
        PlimsollError: the Hub cannot be asked, or there is no such repository.
    """
    found = _hub(text)
    if found is None:
        raise ValueError(f"{text} is no repository")
    site, cancel, spawner = Site.from_environment(), threading.Event(), Spawner()
    here = puller(Paths.default()).here
    listing = list_repo(site, found.repo, found.revision, cancel=cancel)
    ladder = Ladder(
        site,
        listing,
        confined(spawner),
        here=lambda quant: here(f"{listing.repo}/{quant.files[0].name}") is not None,
    )
    try:
        return ladder.climb(ground, _progress, cancel)
    except KeyboardInterrupt:
        cancel.set()
        raise
    finally:
        spawner.close()


def _progress(page: RepoPage) -> None:
    if sys.stderr.isatty():
        read = sum(rung.state in {"exact", "failed"} for rung in page.rungs)
        end = "\n" if page.state == "done" else "\r"
        print(f"Reading headers: {read} of {len(page.rungs)}", end=end, file=sys.stderr)


def _hub(text: str) -> Reference | None:
    found = parse_reference(text)
    if found.kind == "catalogue" and (repo := catalogue_ref(found.id)):
        quant = f":{found.quant}" if found.quant else ""
        found = parse_reference(f"{repo}{quant}")
    return found if found.kind == "hub" else None
