"""The model's file as it is now, beside what it was when it was planned."""

from __future__ import annotations

import contextlib
import hashlib
import re
from pathlib import Path

from app.errors import FileProblemError
from app.plan.shards import parts_of
from app.values.model_file import ModelFile

_MIB = 1 << 20
HEAD_BYTES = _MIB
_COUNT = re.compile(r"-\d{5}-of-(\d{5})\.gguf$")


def file_state(file: ModelFile) -> dict[str, float]:
    """Return the size found and the size expected, MiB, when they differ; empty otherwise.

    A file that is cut while an engine has it mapped ends that engine without a word (SIGBUS).
    """
    count = _COUNT.search(file.path)
    try:
        paths = parts_of(Path(file.path), int(count[1])) if count else (Path(file.path),)
        size = sum(path.stat().st_size for path in paths)
    except (OSError, FileProblemError):
        return {}
    if size == file.size_bytes:
        return {}
    return {
        "file_mib": round(size / _MIB, 2),
        "file_expected_mib": round(file.size_bytes / _MIB, 2),
    }


def file_identity(file: ModelFile) -> dict[str, str]:
    """Return the hash of the file's first MiB, which tells two files of one name and size apart.

    Many a file has no published hash, and to read the whole one takes minutes.
    """
    with contextlib.suppress(OSError), Path(file.path).open("rb") as opened:
        return {"file_head_sha256": hashlib.sha256(opened.read(HEAD_BYTES)).hexdigest()}
    return {}
