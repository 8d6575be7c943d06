"""What a release of llama.cpp holds, as the release server describes it."""

from __future__ import annotations

import os
import re
import threading
import time
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, urlsplit

import httpx
from pydantic import BaseModel, ConfigDict, ValidationError

from app.errors import TransferError, UsageError
from app.hub import faults
from app.hub.limits import Limits
from app.hub.patience import abandonable, persist
from app.hub.site import LOOPBACK
from app.hub.web import named, open_client
from app.runtimes.trouble import in_our_words
from app.values.address import parted

ENDPOINT = "PLIMSOLL_RELEASES_ENDPOINT"
DEFAULT_ENDPOINT = "https://api.github.com"
REPOSITORY = "ggml-org/llama.cpp"
HOSTS = frozenset(
    {
        "api.github.com",
        "github.com",
        "objects.githubusercontent.com",
        "release-assets.githubusercontent.com",
    }
)
"""Who may be asked, redirects included; a mirror adds its own host and no other."""
MAX_BYTES = 8 << 20
_SLOW_DOWN = frozenset({403, 429})
_DIGEST = re.compile(r"sha256:([0-9a-f]{64})")


@dataclass(frozen=True, slots=True)
class Asset:
    """One archive of a release; `sha256` is empty where the server does not say it."""

    name: str
    size_bytes: int
    sha256: str
    url: str


@dataclass(frozen=True, slots=True)
class Release:
    """The archives of one build."""

    tag: str
    assets: tuple[Asset, ...]


class _Asset(BaseModel):
    model_config = ConfigDict(extra="ignore")
    name: str
    size: int
    digest: str | None = None
    browser_download_url: str


class _Release(BaseModel):
    model_config = ConfigDict(extra="ignore")
    tag_name: str
    assets: tuple[_Asset, ...]


@dataclass(frozen=True, slots=True)
class Releases:
    """One release server."""

    endpoint: str = DEFAULT_ENDPOINT

    @classmethod
    def from_environment(cls) -> Releases:
        """Return the server that the environment names, else the public one.

        Raises:
            UsageError: the address is neither HTTPS nor of this computer.
        """
        endpoint = (os.environ.get(ENDPOINT) or DEFAULT_ENDPOINT).rstrip("/")
        try:
            parts = parted(endpoint)
            safe = parts.scheme == "https" or parts.hostname in LOOPBACK
        except ValueError:
            safe = False
        if not safe:
            raise UsageError(
                f"{ENDPOINT} is {endpoint}, which is no HTTPS address.",
                fix="Set it to an address that begins with https://, or remove it.",
            )
        return cls(endpoint)

    @property
    def host(self) -> str:
        """The server's name."""
        return urlsplit(self.endpoint).hostname or ""

    def check(self, url: str) -> None:
        """Refuse an address that is not HTTPS, or of a host that is not listed.

        Raises:
            TransferError: the address may not be asked.
        """
        parts = urlsplit(url)
        if self.host in LOOPBACK and parts.hostname in LOOPBACK:
            return
        if parts.scheme == "https" and parts.hostname in HOSTS | {self.host}:
            return
        raise TransferError(
            f"The release server points to {parts.scheme}://{parts.hostname}, which is not one of "
            "the hosts that engines are fetched from.",
            fix="Try again later; if it stays so, something on the way answers in its place.",
            cause="host-not-allowed",
        )

    def client(self, limits: Limits) -> httpx.Client:
        """Return a client that checks every address it asks, redirects included."""
        client = open_client(limits)
        client.event_hooks = {"request": [lambda request: self.check(str(request.url))]}
        return client

    def read(self, tag: str, cancel: threading.Event, limits: Limits | None = None) -> Release:
        """Return what the release `tag` holds.

        Raises:
            TransferError: the server does not answer, or not with a release.
            StoppedError: `cancel` was set.
        """
        patience = limits or Limits()
        with in_our_words(), self.client(patience) as client:
            return persist(
                lambda: abandonable(lambda: self._read(client, tag), cancel), cancel, patience
            )

    def _read(self, client: httpx.Client, tag: str) -> Release:
        url = f"{self.endpoint}/repos/{REPOSITORY}/releases/tags/{quote(tag, safe='')}"
        headers = {"Accept": "application/vnd.github+json"}
        with (
            named(url),
            client.stream("GET", url, headers=headers, follow_redirects=True) as answer,
        ):
            if answer.status_code in _SLOW_DOWN:
                raise _rate_limited(answer.headers)
            if answer.status_code >= 400:
                raise faults.refusal(
                    answer.status_code, answer.headers, f"release {tag}", token_sent=False
                )
            body = bytearray()
            for piece in answer.iter_bytes():
                body += piece
                if len(body) > MAX_BYTES:
                    raise faults.sign_in_page(self.host)
        return self._parsed(bytes(body), tag)

    def _parsed(self, body: bytes, tag: str) -> Release:
        try:
            found = _Release.model_validate_json(body)
        except ValidationError as error:
            raise faults.sign_in_page(self.host) from error
        if found.tag_name != tag:
            raise faults.sign_in_page(self.host)
        return Release(tag, tuple(_asset(raw) for raw in found.assets))


def _rate_limited(headers: httpx.Headers) -> faults.PassingError:
    """Return the error for too many questions; the server tells when it answers again."""
    wait = faults.retry_after(headers)
    reset = headers.get("x-ratelimit-reset", "")
    if wait is None and headers.get("x-ratelimit-remaining") == "0" and reset.isdigit():
        wait = max(0.0, float(reset) - time.time())
    return faults.PassingError(
        "The release server asks to slow down: too many requests came from this address.",
        fix="Try again in an hour, or set PLIMSOLL_RELEASES_ENDPOINT to a mirror.",
        cause="hub-rate-limited",
        wait_seconds=wait,
    )


def _asset(raw: Any) -> Asset:  # noqa: ANN401 - the private model above
    digest = _DIGEST.fullmatch(raw.digest or "")
    return Asset(raw.name, raw.size, digest[1] if digest else "", raw.browser_download_url)
