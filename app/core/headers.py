"""Models on this machine as a plan sees them: a header is read once while its file is unchanged."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from app.plan.beside import with_drafting_file
from app.plan.planner import Model
from app.plan.shards import read_model


def model_at(path: Path) -> Model:
    """Return the model of the file at `path`.

    Raises:
        FileProblemError: it is damaged or no model.
        OSError: it is not there.
    """
    stat = path.stat()
    return _read(path, stat.st_size, stat.st_mtime_ns)


def with_head_beside(path: Path) -> Model:
    """Return the same with the head of a drafting file that lies beside it, if one does."""
    return with_drafting_file(model_at(path), path)


@lru_cache(maxsize=32)
def _read(path: Path, size: int, mtime_ns: int) -> Model:  # noqa: ARG001 - a changed file is another
    return Model.of(read_model(path), path.name)
