"""What a repository offers: its quants with size and hash, pinned to one commit."""

from __future__ import annotations

import os
import re
import threading
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeVar

import httpx2
from pydantic import Field

from app.errors import TransferError
from app.hub import faults
from app.hub.limits import Limits
from app.hub.patience import abandonable, persist
from app.hub.quants import Quant, RepoFile, group, is_projector
from app.hub.site import VERSION, Site
from app.values.base import Value

if TYPE_CHECKING:
    from huggingface_hub import HfApi
    from huggingface_hub.hf_api import ModelInfo, RepoSibling

T = TypeVar("T")
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
        return _api(site).model_info(
            repo,
            revision=revision,
            files_metadata=True,
            timeout=(limits or Limits()).connect_seconds,
        )

    info = persist(
        lambda: abandonable(lambda: _named(ask, site, repo), stop), stop, limits or Limits(), tell
    )
    return _listing(info, repo)


def _api(site: Site) -> HfApi:
    # Both are read at import: no report of who asks, and no transfer that cannot be stopped.
    os.environ.setdefault("HF_HUB_DISABLE_TELEMETRY", "1")
    os.environ.setdefault("HF_HUB_DISABLE_XET", "1")
    from huggingface_hub import HfApi  # noqa: PLC0415 - half a second that only a listing needs

    return HfApi(
        endpoint=site.endpoint,
        token=site.token if site.headers(site.endpoint).get("Authorization") else False,
        library_name="plimsoll",
        library_version=VERSION,
    )


def _named(ask: Callable[[], T], site: Site, repo: str) -> T:
    """Call the Hub's client and turn what it raises into our errors."""
    try:
        return ask()
    except httpx2.ProxyError as error:
        raise faults.proxy_trouble(f"The proxy refuses to reach {site.host} ({error}).") from error
    except httpx2.TransportError as error:
        raise faults.unreachable(site.endpoint, _short(error)) from error
    except (KeyError, TypeError, ValueError) as error:
        if "proxy" in str(error).lower():
            raise faults.proxy_trouble(f"A proxy setting makes no sense: {error}.") from error
        raise faults.sign_in_page(site.host) from error
    except OSError as error:
        response = getattr(error, "response", None)
        if response is None:
            raise faults.unreachable(site.endpoint, _short(error)) from error
        headers: Mapping[str, str] = {k.lower(): v for k, v in response.headers.items()}
        what = f"repository {repo}"
        raise faults.refusal(
            response.status_code, headers, what, token_sent=bool(site.token)
        ) from error


def _short(error: Exception) -> str:
    return (str(error) or type(error).__name__).splitlines()[0][:160]


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
    )


def _file(sibling: RepoSibling) -> RepoFile:
    lfs = sibling.lfs
    size = (lfs.size if lfs else None) or sibling.size or 0
    return RepoFile(name=sibling.rfilename, size_bytes=size, sha256=lfs.sha256 if lfs else None)


def _licence(info: ModelInfo) -> str:
    card = info.card_data
    if card is not None and isinstance(name := card.get("license"), str):
        return name
    tags = [tag.removeprefix("license:") for tag in info.tags or [] if tag.startswith("license:")]
    return tags[0] if tags else ""
