"""The drafting files of a repository on the Hub, beside the quants that they draft for."""

from __future__ import annotations

import threading
from collections.abc import Iterable
from dataclasses import dataclass

from app.errors import PlimsollError
from app.hub.cache import HubCache
from app.hub.faults import StoppedError
from app.hub.listing import Listing
from app.hub.quants import Quant
from app.hub.site import Site
from app.plan.beside import nearness
from app.plan.head import with_header
from app.plan.header import Header
from app.plan.planner import Model
from app.plan.remote import RemoteHeaders

MOST = 4
"""Drafting files whose headers are read: a repository has one, or one for each of a few quants."""


@dataclass(frozen=True, slots=True)
class Companion:
    """One drafting file; `file` is where it will be when it is fetched."""

    quant: Quant
    header: Header
    file: str


def companions(
    site: Site, listing: Listing, headers: RemoteHeaders, cancel: threading.Event
) -> tuple[Companion, ...]:
    """Return the drafting files of a repository; one that cannot be read is left out.

    Raises:
        StoppedError: `cancel` was set.
    """
    cache, found = HubCache(site.cache), []
    for quant in [one for one in listing.drafters if one.whole and one.n_parts == 1][:MOST]:
        try:
            header = headers.read(quant, cancel)
        except StoppedError:
            raise
        except PlimsollError:
            continue
        place = cache.pointer(listing.repo, listing.revision, quant.files[0].name)
        found.append(Companion(quant, header, str(place)))
    return tuple(found)


def accompanied(
    model: Model, tag: str, found: Iterable[Companion]
) -> tuple[Model, Companion | None]:
    """Return `model`, a quant called `tag`, with the head of the nearest file that belongs to it.

    A model that has MTP layers of its own drafts with those.
    """
    if model.hparams.n_layer_nextn:
        return model, None
    for one in sorted(found, key=lambda one: nearness(one.quant.tag, tag)):
        try:
            return with_header(model, one.header, one.file), one
        except PlimsollError:
            continue
    return model, None
