"""A head in a file of its own: the MTP layers that draft for a model whose file has none.

It has a memory of its own, as a head in the model's file has; or it is an *assistant* (Gemma 4),
whose layers attend to the memory of the model itself.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass
from pathlib import Path

from app.engine import llama, logparse
from app.engine.assistants import is_assistant, made_for
from app.engine.buffers import weight_lines
from app.engine.failure import CancelledError, RequestError
from app.engine.logbook import BOOK
from app.engine.params import ModelParams
from app.engine.vocabulary import Vocabulary
from app.runconfig import RunConfig
from app.values.receipt import BufferLine

_LOOKS = 1024
"""Tokens whose texts are compared: two vocabularies of one size differ in most of them."""


@dataclass(frozen=True, slots=True)
class HeadFile:
    """The model of a drafting file, and what was logged while it was read."""

    model: llama.ModelHandle
    seen: logparse.Seen

    @property
    def assists(self) -> bool:
        """Whether it attends to the memory of the model that it drafts for."""
        return is_assistant(_architecture(self.model))

    def lines(self, context: llama.ContextHandle) -> tuple[BufferLine, ...]:
        """Return the buffers of its weights; `context` is the one that drafts."""
        found = weight_lines(context, self.seen)
        return tuple(line.model_copy(update={"context": "draft"}) for line in found)


def open_head(config: RunConfig, cancel: threading.Event, *, dry: bool) -> HeadFile:
    """Return the model in the setup's drafting file.

    Raises:
        CancelledError: `cancel` was set.
        RequestError: load-failed.
    """
    params = ModelParams(config, dry=dry, head=True)
    callback = llama.progress_callback(lambda _: not cancel.is_set())
    params.struct.progress_callback = callback
    with BOOK.kept() as lines:
        model = llama.load_model(config.mtp.file, params.struct)
    if cancel.is_set():
        if model is not None:
            llama.free_model(model)
        raise CancelledError("load")
    if model is None:
        name = Path(config.mtp.file).name
        raise RequestError(
            "load",
            "load-failed",
            f"The engine could not load the drafting file {name}: {logparse.last_error(lines)}",
        )
    return HeadFile(model, logparse.read(lines))


def check_belongs(head: llama.ModelHandle, model: llama.ModelHandle, path: str) -> None:
    """Raise `RequestError` (draft-mismatch) unless `head` can draft for `model`.

    The head reads the model's tokens and its hidden rows: both must be alike. A wrong head would
    cost speed alone, because every draft is verified, but it would do so without a word.
    """
    wrong = _difference(head, model)
    if wrong:
        name = Path(path).name
        raise RequestError(
            "load",
            "draft-mismatch",
            f"The drafting file {name} does not belong to this model: {wrong}.",
            path=path,
        )


def _architecture(model: llama.ModelHandle) -> str:
    return llama.model_text(model, "general.architecture")


def _difference(head: llama.ModelHandle, model: llama.ModelHandle) -> str:
    kinds = [_architecture(one) for one in (head, model)]
    if made_for(kinds[0]) != kinds[1]:
        return f"it is for {made_for(kinds[0]) or 'no architecture'}, the model is {kinds[1]}"
    if not llama.model_number(head, "n_layer_nextn"):
        return "it has no MTP layers"
    widths = [llama.model_number(one, "n_embd_out") for one in (head, model)]
    if widths[0] != widths[1]:
        return f"its hidden rows are {widths[0]} wide, the model's {widths[1]}"
    words = [Vocabulary(one) for one in (head, model)]
    counts = [one.n_tokens for one in words]
    if counts[0] != counts[1]:
        return f"its vocabulary has {counts[0]:,} tokens, the model's {counts[1]:,}"
    step = max(1, counts[0] // _LOOKS)
    if any(words[0].text(n) != words[1].text(n) for n in range(0, counts[0], step)):
        return "its vocabulary differs"
    return ""
