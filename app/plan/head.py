"""A drafting file in the plan: the head of one GGUF beside the model of another."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from app.engine.assistants import is_assistant, made_for
from app.errors import FileProblemError, UsageError
from app.plan.header import Header
from app.plan.hparams import HParams, from_header
from app.plan.planner import Model
from app.plan.shards import read_model
from app.plan.weights import Weights, weigh
from app.runconfig import RunConfig

_FIX = "Choose the file that was made for this very model, or draft without one."
_WORDS = {
    "architecture": "architecture",
    "n_embd": "embedding width",
    "n_vocab": "vocabulary",
}


def with_head(model: Model, config: RunConfig) -> Model:
    """Return `model` with the head of the setup's drafting file; as it is without one.

    Raises:
        FileProblemError: draft-file-missing, or the file is damaged or no model.
        UsageError: draft-vocab-mismatch, mtp-head-missing: the file is not for this model.
    """
    if not config.mtp.apart or config.mtp.file == model.head_file:
        return model
    path = Path(config.mtp.file)
    try:
        stat = path.stat()
    except OSError as error:
        raise FileProblemError(
            f"The drafting file {path.name} cannot be read: {error.strerror or error}.",
            fix=f"Put it back at {path}, or draft without it.",
            cause="draft-file-missing",
        ) from error
    return _joined(model, _read(path, stat.st_size, stat.st_mtime_ns), str(path))


def with_header(model: Model, header: Header, file: str) -> Model:
    """Return `model` with the head that `header` tells of, of a file that is or will be at `file`.

    Raises:
        FileProblemError: it is no model.
        UsageError: draft-vocab-mismatch, mtp-head-missing: the file is not for this model.
    """
    return _joined(model, _head(header, Path(file).name), file)


def _joined(model: Model, head: _Head, file: str) -> Model:
    _check(head, model.hparams, Path(file).name)
    apart, own = model.hparams.apart, model.hparams.n_layer_nextn
    hparams = replace(
        model.hparams,
        n_layer_nextn=head.hparams.n_layer_nextn,
        nextn=() if is_assistant(head.hparams.architecture) else head.hparams.nextn,
        n_layer_skipped=model.hparams.n_layer_skipped if apart else own,
        apart=True,
    )
    return replace(model, hparams=hparams, head=head.weights, head_file=file)


class _Head(NamedTuple):
    """A drafting file's figures, its weights, and how wide the rows are that it reads."""

    hparams: HParams
    weights: Weights
    n_embd: int | None


def _check(head: _Head, model: HParams, name: str) -> None:
    """Refuse a file that was not made for the model; the texts of its tokens the engine compares."""
    pairs = (
        ("architecture", made_for(head.hparams.architecture), model.architecture),
        ("n_embd", head.n_embd, model.n_embd),
        ("n_vocab", head.hparams.n_vocab, model.n_vocab),
    )
    for key, its, wanted in pairs:
        if its != wanted:
            what = _WORDS[key]
            raise UsageError(
                f"The drafting file {name} does not belong to this model:"
                f" its {what} is {_said(its)}, the model's {_said(wanted)}.",
                fix=_FIX,
                cause="draft-vocab-mismatch",
            )
    if not head.hparams.n_layer_nextn:
        raise UsageError(
            f"The drafting file {name} has no MTP layers, and only those can draft here.",
            fix=_FIX,
            cause="mtp-head-missing",
        )


def _said(value: int | str | None) -> str:
    return f"{value:,}" if isinstance(value, int) else value or "not known"


@lru_cache(maxsize=8)
def _read(path: Path, size: int, mtime_ns: int) -> _Head:  # noqa: ARG001 - a changed file is another
    return _head(read_model(path), path.name)


def _head(header: Header, name: str) -> _Head:
    hparams = from_header(header, name)
    read = header.integer(f"{hparams.architecture}.embedding_length_out")
    return _Head(hparams, weigh(header.tensors), read or hparams.n_embd)
