"""A model as a person names it: a repository, an address, a file, or one of our own names."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Literal
from urllib.parse import unquote, urlsplit

from app.errors import UsageError
from app.hub.site import own_host
from app.paths import typed_path

Kind = Literal["hub", "path", "catalogue", "starter", "engine-test"]
STARTER = "starter"
ENGINE_TEST = "engine-test"
HUB_HOSTS = frozenset({"huggingface.co", "www.huggingface.co", "hf.co", "www.hf.co"})
_NAME = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9._-]{0,94}[A-Za-z0-9])?")
_QUANT = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
_REVISION = re.compile(r"(?!.*\.\.)[A-Za-z0-9][A-Za-z0-9._/-]*")
_PATH_START = re.compile(r"[/\\~]|\.{1,2}[/\\]|[A-Za-z]:[/\\]")


@dataclass(frozen=True, slots=True)
class Reference:
    """One parsed reference; fields that its kind does not have are empty."""

    kind: Kind
    text: str
    repo: str = ""
    quant: str = ""
    file: str = ""
    revision: str = "main"
    path: Path | None = None
    id: str = ""

    def __str__(self) -> str:
        return self.text


def parse_reference(text: str) -> Reference:
    """Read a reference; quant tags are upper-cased, a file that exists is taken as a path.

    Raises:
        UsageError: it is none of the forms, or it names a file that does not exist.
    """
    text = text.strip()
    if not text or "\0" in text or "\n" in text:
        raise _unreadable(text)
    if text.lower() in {STARTER, ENGINE_TEST}:
        kind: Kind = "starter" if text.lower() == STARTER else "engine-test"
        return Reference(kind=kind, text=text.lower())
    if "://" in text:
        return _address(text)
    if _PATH_START.match(text) or _is_file(text):
        return _path(text)
    host, _, rest = text.partition("/")
    if rest and host.lower() in HUB_HOSTS:
        return _repository(rest, text)
    return _repository(text, text)


def _is_file(text: str) -> bool:
    try:
        return Path(text).is_file()
    except OSError:
        return False


def _path(text: str) -> Reference:
    path = typed_path(text)
    try:
        there = path.exists()
    except OSError as error:  # a name that is too long, a folder that is closed to this person
        raise UsageError(
            f"{path} cannot be read ({error.strerror}).",
            fix="Check the path and that you may read the file.",
            cause="file-not-readable",
        ) from error
    if not there:
        raise UsageError(f"There is no file {path}.", fix="Check the path.", cause="file-missing")
    return Reference(kind="path", text=text, path=path)


def _address(text: str) -> Reference:
    try:
        url = urlsplit(text)
    except ValueError as error:
        raise _unreadable(text) from error
    own = own_host()
    if url.scheme == "file":
        return _path(unquote(url.path))
    if url.scheme not in {"http", "https", "hf"} or (
        url.scheme != "hf" and url.netloc.lower() not in HUB_HOSTS | {own}
    ):
        raise _unreadable(text)
    path = f"{url.netloc}{url.path}" if url.scheme == "hf" else url.path
    parts = [unquote(part) for part in path.strip("/").split("/")]
    found = _repository("/".join(parts[:2]), text)
    rest = parts[2:]
    if found.kind != "hub":
        raise _unreadable(text)
    if len(rest) < 2 or rest[0] not in {"blob", "resolve", "raw", "tree"}:
        return found
    if not _REVISION.fullmatch(rest[1]):
        raise _unreadable(text)
    return Reference(
        kind="hub", text=text, repo=found.repo, revision=rest[1], file="/".join(rest[2:])
    )


def _repository(spelling: str, text: str) -> Reference:
    body, colon, quant = spelling.partition(":")
    body, at, revision = body.partition("@")
    if (colon and not _QUANT.fullmatch(quant)) or (at and not _REVISION.fullmatch(revision)):
        raise _unreadable(text)
    parts = (body.removesuffix("/") if body.count("/") > 1 else body).split("/")
    file = "/".join(parts[2:])
    if not all(_NAME.fullmatch(part) for part in parts[:2]) or ".." in parts:
        raise _unreadable(text)
    if len(parts) == 1:
        if parts[0].lower().endswith(".gguf"):
            raise UsageError(
                f"There is no file {parts[0]} here.", fix="Check the path.", cause="file-missing"
            )
        return Reference(kind="catalogue", text=text, id=parts[0].lower(), quant=quant.upper())
    if file and not file.lower().endswith(".gguf"):
        raise _unreadable(text)
    return Reference(
        kind="hub",
        text=text,
        repo="/".join(parts[:2]),
        quant=quant.upper(),
        file=file,
        revision=revision or "main",
    )


def _unreadable(text: str) -> UsageError:
    shown = text if len(text) <= 80 else f"{text[:77]}..."
    return UsageError(
        f"'{shown}' does not name a model.",
        fix="Give owner/repository:QUANT, an address on the Hub, a path, 'starter' or "
        "'engine-test'.",
        cause="usage",
    )
