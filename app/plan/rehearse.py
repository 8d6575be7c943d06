"""The engine's own figures for models that are still on the Hub, from their headers alone."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from app.hub.quants import Quant
from app.hub.site import Site
from app.paths import Paths
from app.plan.dry import DRAFTERS
from app.plan.remote import RemoteHeaders, connected
from app.plan.sparse import sparse_copy, sparse_folder, sweep

NO_SPARSE_FILES = (
    "No dry run by the engine: this file system keeps no sparse files. The figures are formulas."
)


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a model's bytes are: a quant of a repository at one commit."""

    site: Site
    repo: str
    commit: str
    quant: Quant
    drafter: Quant | None = None
    """The drafting file that is rehearsed with it."""


def rehearsal_folder() -> Path:
    """Return where sparse copies lie for as long as they are needed."""
    return Paths.default().cache / "rehearsals"


def tidy() -> None:
    """Remove the copies that a killed program left."""
    sweep(rehearsal_folder())


@contextlib.contextmanager
def sparse_model(
    origin: Origin, cancel: threading.Event, root: Path | None = None
) -> Iterator[Path | None]:
    """Give a sparse, header-only copy of a model, all its parts; None where there can be none.

    A copy of its drafting file lies beside it, where `dry_run` looks for it.

    Raises:
        TransferError: the Hub cannot be asked.
        FileProblemError: a file is no GGUF.
        StoppedError: `cancel` was set.
    """
    with sparse_folder(root or rehearsal_folder()) as folder, connected() as client:
        if folder is None:
            yield None
            return
        headers = RemoteHeaders(origin.site, origin.repo, origin.commit, client)
        copies = []
        wanted = [(file, folder) for file in origin.quant.files]
        if origin.drafter is not None:
            apart = folder / DRAFTERS
            apart.mkdir()
            wanted += [(file, apart) for file in origin.drafter.files]
        for file, place in wanted:
            remote, header = headers.whole(file, cancel)
            name = PurePosixPath(file.name).name
            copies.append(sparse_copy(remote.fetch, header, place / name))
        yield None if None in copies else copies[0]
