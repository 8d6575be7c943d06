"""Models in several files: find the parts, read their tensor tables, make them one."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from app.errors import FileProblemError
from app.plan.gguf import check_complete, read_file
from app.plan.header import Header

_PART = re.compile(r"^(?P<stem>.+)-(?P<no>\d{5})-of-(?P<count>\d{5})\.gguf$")
MAX_PARTS = 1000


def parts_of(path: Path, count: int) -> tuple[Path, ...]:
    """Return the paths of all `count` parts, given the path of any; names decide."""
    match = _PART.match(path.name)
    if match is None or int(match["count"]) != count:
        raise FileProblemError(
            f"{path.name} is one of {count} parts, but its name does not say which.",
            fix=f"Give the parts their names back, such as model-00001-of-{count:05}.gguf.",
            cause="gguf-split-misuse",
        )
    return tuple(
        path.with_name(f"{match['stem']}-{no:05}-of-{count:05}.gguf") for no in range(1, count + 1)
    )


def read_model(path: Path) -> Header:
    """Return the header of a whole model; `path` is its only file or any of its parts.

    Raises `FileProblemError`: missing-shard, gguf-split-misuse, and whatever a header's reading
    raises; gguf-truncated when a file is too short for its tensors.
    """
    first = read_file(path)
    if first.split_count <= 1:
        check_complete(first, path.name)
        return first
    if first.split_count > MAX_PARTS:
        raise FileProblemError(
            f"{path.name} claims to be one of {first.split_count} parts.",
            fix="Download the file again.",
            cause="not-a-gguf-file",
        )
    headers = []
    for part in parts_of(path, first.split_count):
        if not part.exists():
            raise FileProblemError(
                f"The part {part.name} is missing.",
                fix="Download it into the same folder.",
                cause="missing-shard",
            )
        header = first if part == path else read_file(part)
        check_complete(header, part.name)
        headers.append(header)
    return _merged(headers, path)


def _merged(headers: list[Header], path: Path) -> Header:
    main = headers[0]
    if main.split_no != 0:
        raise FileProblemError(
            f"{path.name}: the first part is not the first by its own header.",
            fix="Give the parts their own names back, or download them again.",
            cause="gguf-split-misuse",
        )
    return replace(
        main,
        tensors=tuple(tensor for header in headers for tensor in header.tensors),
        size_bytes=sum(header.size_bytes for header in headers),
    )
