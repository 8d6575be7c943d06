"""The drafting file that lies beside a model: found by name, taken only where it belongs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from app.errors import PlimsollError
from app.hub.quants import bits_of, is_drafter, tag_of
from app.plan.head import with_head
from app.plan.planner import Model
from app.runconfig import MtpConfig, RunConfig

FOLDERS = ("", "MTP", "mtp")
"""Where repositories keep them: with the models, or in a folder of their own."""
SNAPSHOTS = "snapshots"
"""The Hub cache's folder of commits: a quant may lie in a folder of one."""


def with_drafting_file(model: Model, path: Path) -> Model:
    """Return `model`, which lies at `path`, with the head of a drafting file beside it.

    A model that has MTP layers of its own drafts with those. What does not belong is passed over.
    """
    if model.hparams.n_layer_nextn:
        return model
    for file in _nearest_first(path):
        config = RunConfig(mtp=MtpConfig(file=str(file)))
        try:
            return with_head(model, config)
        except (PlimsollError, OSError):
            continue
    return model


def _nearest_first(path: Path) -> list[Path]:
    """Return the files beside `path` that draft by their names: of its own quant first."""
    tag = tag_of(path.name)
    found = {file for folder in _folders(path) for file in folder.glob("*.gguf")}
    drafters = [file for file in found if file != path and is_drafter(file.name, file.parent.name)]
    return sorted(drafters, key=lambda file: (*nearness(tag_of(file.name), tag), file.name))


def nearness(tag: str, wanted: str) -> tuple[bool, float]:
    """Return what sorts drafting files: those of the wanted quant first, then the nearest to it."""
    return tag != wanted, abs(bits_of(tag) - bits_of(wanted))


def _folders(path: Path) -> Iterator[Path]:
    roots = [path.parent]
    if path.parent.parent.parent.name == SNAPSHOTS:
        roots.append(path.parent.parent)
    for root in roots:
        for name in FOLDERS:
            yield root / name
