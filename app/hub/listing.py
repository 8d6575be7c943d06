"""What a repository offers: its quants with size and hash, pinned to one commit."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pydantic import Field

from app.errors import TransferError
from app.hub import faults
from app.hub.asking import hub_api, named
from app.hub.limits import Limits
from app.hub.patience import abandonable, persist
from app.hub.quants import Quant, RepoFile, drafters_in, group, is_projector
from app.hub.site import Site
from app.values.base import Value

if TYPE_CHECKING:
    from huggingface_hub.hf_api import ModelInfo, RepoSibling

_COMMIT = re.compile(r"[0-9a-f]{40,64}")
_REPO = re.compile(r"[A-Za-z0-9._-]+/[A-Za-z0-9._-]+")
_NAME = re.compile(r"(?!(.*/)?\.{0,2}(/|$))[^\\:\x00-\x1f]+")


class Listing(Value):
    """One repository at one commit."""

    repo: str
    revision: str = Field(description="commit, 40 hex digits")
    licence: str = ""
    gated: bool = False
    quants: tuple[Quant, ...] = ()
    projectors: tuple[RepoFile, ...] = Field(default=(), description="mmproj files (vision)")
    n_params: int = Field(default=0, ge=0, description="weights of the model; 0: not known")

    @property
    def drafters(self) -> tuple[Quant, ...]:
        """The files that draft for the others."""
        return drafters_in(self.quants)

    def named(self, names: Sequence[str]) -> tuple[RepoFile, ...]:
        """Return the files of these names, those that there are."""
        return tuple(file for quant in self.quants for file in quant.files if file.name in names)

    @property
    def models(self) -> tuple[Quant, ...]:
        """The quants of the model itself."""
        apart = self.drafters
        return tuple(quant for quant in self.quants if quant not in apart)

    @property
    def projector_bytes(self) -> int:
        """Size of the largest projector; 0 without one."""
        return max((file.size_bytes for file in self.projectors), default=0)

    @property
    def title(self) -> str:
        """The repository's name as a person reads it."""
        name = self.repo.rpartition("/")[2]
        for ending in ("-GGUF", "-gguf"):
            name = name.removesuffix(ending)
        return name.replace("-", " ").replace("_", " ").strip()


def list_repo(
    site: Site,
    repo: str,
    revision: str = "main",
    *,
    cancel: threading.Event | None = None,
    limits: Limits | None = None,
    tell: Callable[[float], None] | None = None,
) -> Listing:
    """Ask the Hub what `repo` holds; tries again while the fault may pass.

    Raises:
        TransferError: the Hub cannot be reached, or refuses; offline mode is on.
        StoppedError: `cancel` was set.
    """
    if site.offline:
        raise TransferError(
            "Offline mode is on, and this model is not on this machine.",
            fix="Unset HF_HUB_OFFLINE to fetch it.",
            cause="hub-offline",
        )
    stop = cancel or threading.Event()

    def ask() -> ModelInfo:
        return hub_api(site).model_info(
            repo,
            revision=revision,
            files_metadata=True,
            timeout=(limits or Limits()).connect_seconds,
        )

    info = persist(
        lambda: abandonable(lambda: named(ask, site, f"repository {repo}"), stop),
        stop,
        limits or Limits(),
        tell,
    )
    return _listing(info, repo)


def _listing(info: ModelInfo, repo: str) -> Listing:
    # These become names of folders here, so nothing is taken on trust.
    if not info.sha or not _COMMIT.fullmatch(info.sha):
        raise faults.incomplete(f"The Hub did not say which revision {repo} is at.")
    siblings = [sibling for sibling in info.siblings or [] if _NAME.fullmatch(sibling.rfilename)]
    files = [_file(sibling) for sibling in siblings if sibling.rfilename.lower().endswith(".gguf")]
    return Listing(
        repo=info.id if _REPO.fullmatch(info.id) else repo,
        revision=info.sha,
        licence=_licence(info),
        gated=bool(info.gated),
        quants=group(files),
        projectors=tuple(file for file in files if is_projector(file.name)),
        n_params=_n_params(info),
    )


def _file(sibling: RepoSibling) -> RepoFile:
    lfs = sibling.lfs
    size = (lfs.size if lfs else None) or sibling.size or 0
    return RepoFile(name=sibling.rfilename, size_bytes=size, sha256=lfs.sha256 if lfs else None)


def _n_params(info: ModelInfo) -> int:
    """Return the weights that the Hub counted in the repository's GGUF, else 0."""
    total = info.gguf.get("total") if isinstance(info.gguf, dict) else None
    return total if isinstance(total, int) and total > 0 else 0


def _licence(info: ModelInfo) -> str:
    card = info.card_data
    if card is not None and isinstance(name := card.get("license"), str):
        return name
    tags = [tag.removeprefix("license:") for tag in info.tags or [] if tag.startswith("license:")]
    return tags[0] if tags else ""
