"""Which Hub is asked, with which token, and where its files are kept on this machine."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from urllib.parse import urlsplit

from app.errors import UsageError
from app.hub.token import Tokens
from app.paths import typed_path
from app.values.address import parted

VERSION = version("plimsoll")
DEFAULT_ENDPOINT = "https://huggingface.co"
LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})


@dataclass(frozen=True, slots=True)
class Site:
    """One Hub as the environment names it; the token never appears in a repr."""

    endpoint: str
    cache: Path
    token: str | None = field(default=None, repr=False)
    offline: bool = False

    @classmethod
    def from_environment(cls, token: str | None = None) -> Site:
        """Read the variables that every Hub tool honours; `token` wins over what was kept.

        The variables are read now and not at import, so that a change holds at once. It may wait
        for the keyring, if that keeps a token for this Hub.

        Raises:
            UsageError: as `own_endpoint`.
        """
        endpoint = own_endpoint()
        implicit = not is_true("HF_HUB_DISABLE_IMPLICIT_TOKEN")
        given = token or Tokens().find(own_host(), implicit=implicit).plain
        return cls(
            endpoint=endpoint,
            cache=cache_folder(),
            token=(given or "").strip() or None,
            offline=is_true("HF_HUB_OFFLINE") or is_true("TRANSFORMERS_OFFLINE"),
        )

    @property
    def host(self) -> str:
        """Host name and port that a person reads."""
        return urlsplit(self.endpoint).netloc

    def headers(self, url: str) -> dict[str, str]:
        """Return the headers for `url`: the token goes to this Hub alone, and never in the clear."""
        headers = {"Accept-Encoding": "identity"}
        if self.token and self._may_carry_token(url):
            headers["Authorization"] = f"Bearer {self.token}"
        return headers

    def _may_carry_token(self, url: str) -> bool:
        asked, own = urlsplit(url), urlsplit(self.endpoint)
        if (asked.scheme, asked.netloc) != (own.scheme, own.netloc):
            return False
        return asked.scheme == "https" or asked.hostname in LOOPBACK


def is_true(name: str) -> bool:
    """Whether the variable `name` is switched on, in the words that Hub tools accept."""
    return os.environ.get(name, "").strip().upper() in {"1", "ON", "YES", "TRUE"}


def own_endpoint() -> str:
    """Return the address of the Hub that is asked.

    Raises:
        UsageError: the variable holds no address.
    """
    given = os.environ.get("HF_ENDPOINT") or DEFAULT_ENDPOINT
    try:
        parted(given)
    except ValueError as error:
        raise UsageError(
            f"HF_ENDPOINT is {given!r}, which cannot be asked: {error}.",
            fix=f"Set it to an address such as {DEFAULT_ENDPOINT}, or remove it.",
            cause="hub-address-unreadable",
        ) from error
    return given.rstrip("/")


def own_host() -> str:
    """Return its host name and port, without looking for a token.

    Raises:
        UsageError: as `own_endpoint`.
    """
    return urlsplit(own_endpoint()).netloc


def cache_folder() -> Path:
    """Return the shared Hub cache, looked up in the order of the other tools."""
    env = os.environ
    for name in ("HF_HUB_CACHE", "HUGGINGFACE_HUB_CACHE"):
        if value := env.get(name):
            return _expanded(value)
    if value := env.get("HF_HOME"):
        return _expanded(value) / "hub"
    base = env.get("XDG_CACHE_HOME") or "~/.cache"
    return _expanded(base) / "huggingface" / "hub"


def _expanded(text: str) -> Path:
    return typed_path(os.path.expandvars(text))
