"""Small JSON files of our own: versions, migrations, and what is done with damaged ones."""

from __future__ import annotations

import contextlib
import json
import logging
import time
import uuid
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.files import write_atomic

LOG = logging.getLogger(__name__)
Fields = dict[str, Any]
Migration = Callable[[Fields], Fields]
VERSION = "schema_version"
_AGAIN = tuple(f"-{n}" for n in range(2, 10))
"""What is damaged more than once in the same second keeps every piece."""


@dataclass(frozen=True, slots=True)
class Content:
    """What a file holds in this version's shape; None when there is nothing usable."""

    fields: Fields | None
    notice: str = ""


def read(path: Path, migrations: tuple[Migration, ...], what: str) -> Content:
    """Return what `path` holds; `what` names it to a person ("your settings").

    Step number i of `migrations` leads from version i + 1 to i + 2. What is no JSON object with a
    version, a folder too, is moved aside by name. One of a later version is copied aside, and the
    caller takes from it what it knows.
    """
    try:
        data = b"" if path.is_dir() else path.read_bytes()
    except FileNotFoundError:
        return Content(None)
    except OSError as error:
        return Content(None, f"The file with {what} cannot be read ({_reason(error)}).")
    fields = parsed(data)
    version = fields.get(VERSION) if fields is not None else None
    if fields is None or isinstance(version, bool) or not isinstance(version, int) or version < 1:
        return Content(None, damaged(path, what))
    known = len(migrations) + 1
    if version > known:
        aside = _kept_already(path, data) or set_aside(path, "newer", copy=True)
        return Content(
            fields | {VERSION: known},
            f"The file with {what} is from a newer Plimsoll; what this one knows is used"
            f"{_moved(aside)}.",
        )
    for step in migrations[version - 1 :]:
        fields = step(dict(fields))
    return Content(fields | {VERSION: known})


def write(path: Path, fields: Mapping[str, Any], what: str) -> str:
    """Replace `path`; return "" or, when the disk refuses, a sentence for a person."""
    try:
        data = json.dumps(fields, ensure_ascii=False, indent=1).encode()
    except UnicodeEncodeError:  # the name of a file that is no text: it comes back as it was
        data = json.dumps(fields, indent=1).encode()
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_atomic(path, data + b"\n")
    except OSError as error:
        return (
            f"{_capital(what)} could not be kept ({_reason(error)}). They hold until Plimsoll ends."
        )
    return ""


def damaged(path: Path, what: str) -> str:
    """Move `path` out of the way; return a sentence for a person that says where to."""
    said = f"The file with {what} was damaged{_moved(set_aside(path, 'corrupt'))}."
    LOG.info("%s", said)  # the command line has no place for notices but its log
    return said


def aside_of(path: Path, why: str) -> Path:
    """Return a free name beside `path` that says when and why."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    names = (f"{path.stem}.{why}-{stamp}{again}{path.suffix}" for again in ("", *_AGAIN))
    free = (aside for name in names if not (aside := path.with_name(name)).exists())
    return next(free, path.with_name(f"{path.stem}.{why}-{uuid.uuid4().hex}{path.suffix}"))


def set_aside(path: Path, why: str, *, copy: bool = False) -> Path | None:
    """Move (or copy) `path` to a name that says when and why; None when the disk refuses."""
    aside = aside_of(path, why)
    try:
        if copy:
            write_atomic(aside, path.read_bytes())
        else:
            path.replace(aside)
    except OSError:
        return None
    return aside


def _kept_already(path: Path, data: bytes) -> Path | None:
    """Return the copy of `data` that an earlier look put aside: one is enough."""
    for aside in sorted(path.parent.glob(f"{path.stem}.newer-*{path.suffix}")):
        with contextlib.suppress(OSError):
            if aside.read_bytes() == data:
                return aside
    return None


def parsed(data: bytes) -> Fields | None:
    """Return the JSON object that `data` is, None when it is none."""
    try:
        value = json.loads(data)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None


def _moved(aside: Path | None) -> str:
    return f"; it was kept as {aside.name}" if aside else ""


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
