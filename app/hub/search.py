"""Looking for repositories with GGUF files, through the Hub's own client."""

from __future__ import annotations

import re
import threading
from functools import lru_cache
from typing import TYPE_CHECKING

from app.errors import TransferError, UsageError
from app.hub.asking import hub_api, named
from app.hub.limits import WATCHED, Limits
from app.hub.patience import abandonable, persist
from app.hub.reference import parse_reference
from app.hub.site import Site
from app.values.hub import RepoHit

if TYPE_CHECKING:
    from huggingface_hub.hf_api import ExpandModelProperty_T, ModelInfo

MOST = 40
_EXPAND: list[ExpandModelProperty_T] = [
    "downloads", "likes", "lastModified", "gated", "tags",
]  # fmt: skip
_MTP = re.compile(r"(?:^|[-_.])mtp(?:$|[-_.])", re.IGNORECASE)


def search(
    site: Site,
    text: str,
    *,
    most: int = MOST,
    cancel: threading.Event | None = None,
    limits: Limits | None = None,
) -> tuple[RepoHit, ...]:
    """Return at most `most` repositories that `text` finds, the most fetched first.

    Without a text: what is popular now. An address or owner/repository:QUANT looks for its
    repository.

    Raises:
        TransferError: the Hub cannot be reached, or refuses; offline mode is on.
        StoppedError: `cancel` was set.
    """
    if site.offline:
        raise TransferError(
            "Offline mode is on: the Hub is not asked.",
            fix="Unset HF_HUB_OFFLINE to search.",
            cause="hub-offline",
        )
    stop = cancel or threading.Event()
    wanted = _plain(text)

    def ask() -> tuple[RepoHit, ...]:
        found = hub_api(site).list_models(
            filter="gguf",
            search=wanted or None,
            sort="downloads" if wanted else "trending_score",
            limit=most,
            expand=_EXPAND,
        )
        return tuple(_hit(info) for info in found)

    return persist(
        lambda: abandonable(lambda: named(ask, site, "list of models"), stop),
        stop,
        limits or WATCHED,
    )


def _plain(text: str) -> str:
    """Return the words to look for; of a reference, the repository it names."""
    words = " ".join(text.split())
    if "/" not in words:
        return words
    try:
        return parse_reference(words).repo or words
    except UsageError:
        return words


def _hit(info: ModelInfo) -> RepoHit:
    known = _known().get(info.id.lower())
    return RepoHit(
        repo=info.id,
        downloads=info.downloads or 0,
        likes=info.likes or 0,
        updated_at=info.last_modified.isoformat() if info.last_modified else "",
        gated=bool(info.gated),
        licence=next(
            (tag.removeprefix("license:") for tag in info.tags or [] if tag.startswith("license:")),
            "",
        ),
        drafts=drafts(info.id),
        catalogue=known[0] if known else "",
    )


def drafts(repo: str) -> bool | None:
    """Return whether the files of `repo` carry an MTP head, as far as its name or we know."""
    known = _known().get(repo.lower())
    if known and known[1] is not None:
        return known[1]
    return True if _MTP.search(repo.rpartition("/")[2]) else None


@lru_cache(maxsize=1)
def _known() -> dict[str, tuple[str, bool | None]]:
    """Return title and head of every repository of the catalogue, by its name in lower case."""
    from catalog.load import models  # noqa: PLC0415 - read when first asked for

    return {
        repo.repo.lower(): (model.title, repo.has_mtp) for model in models() for repo in model.repos
    }
