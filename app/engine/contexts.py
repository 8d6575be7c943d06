"""The contexts of a model: the one that answers must be, the one that drafts may be left out."""

from __future__ import annotations

import threading
from dataclasses import dataclass

from app.engine import llama, logparse
from app.engine.buffers import context_lines
from app.engine.failure import CancelledError, RequestError
from app.engine.logbook import BOOK
from app.engine.params import mtp_context
from app.engine.resident import Resident
from app.values.receipt import BufferLine

LEAST_UBATCH = 64
"""What the head needs at least: its rows of a step, and those that it owes, a few at a time."""


@dataclass(frozen=True, slots=True)
class Head:
    """The buffers of both contexts, and what a person must know of the one that drafts."""

    buffers: tuple[BufferLine, ...]
    notices: tuple[str, ...] = ()


def make_context(
    model: llama.ModelHandle, params: object, cancel: threading.Event, code: str = "context-failed"
) -> tuple[llama.ContextHandle, logparse.Seen]:
    """Return a context and what was logged about it.

    Raises:
        CancelledError: `cancel` was set.
        RequestError: `code`; nothing is left in memory.
    """
    if cancel.is_set():
        raise CancelledError("load")
    with BOOK.kept() as lines:
        context = llama.new_context(model, params)
    if context is None:
        why = logparse.last_error(lines)
        text = f"The engine could not make the context for answering: {why}"
        if code.startswith("mtp"):
            text = f"The engine could not make the context for drafting: {why}"
        raise RequestError("load", code, text)
    return context, logparse.read(lines)


def add_head(resident: Resident, cancel: threading.Event, *, exact: bool) -> Head:
    """Give `resident` its drafting context, where it is to have one.

    Drafting is a gain in speed and nothing more: where its context does not fit, a small
    micro-batch is tried, which is all that it needs, and then the model answers without.
    `exact` asks for what the setup says or a failure, as a proof of that setup must.

    Raises:
        CancelledError: `cancel` was set.
        RequestError: mtp-context-failed, with `exact` alone.
    """
    main = context_lines(
        resident.main, resident.seen, "main", output_bytes=resident.output_bytes(drafting=False)
    )
    resident.flag.attach(resident.main)
    if not resident.draft_max:
        return Head(main)
    notices: tuple[str, ...] = ()
    seen: logparse.Seen | None
    try:
        seen = _make(resident, resident.config.n_ubatch, cancel)
    except RequestError as error:
        if exact or isinstance(error, CancelledError):
            raise
        seen, notices = _make_do(resident, cancel)
    if seen is None or resident.mtp is None:
        resident.draft_max = 0
        resident.leave_head()
        return Head(main, notices)
    resident.flag.attach(resident.mtp)
    llama.output_hidden(resident.main, outputs_only=False)
    llama.output_hidden(resident.mtp, outputs_only=True)
    output_bytes = resident.output_bytes(drafting=True)
    drafting = context_lines(resident.mtp, seen, "mtp", output_bytes=output_bytes)
    apart = resident.head.lines(resident.mtp) if resident.head else ()
    return Head((*main, *drafting, *apart), notices)


def _make(resident: Resident, n_ubatch: int, cancel: threading.Event) -> logparse.Seen:
    config = resident.config.with_(n_ubatch=n_ubatch)
    memory = resident.main if resident.head and resident.head.assists else None
    params = mtp_context(config, n_threads=resident.n_threads, of=memory)
    model = resident.head.model if resident.head else resident.model
    resident.mtp, seen = make_context(model, params, cancel, "mtp-context-failed")
    return seen


def _make_do(
    resident: Resident, cancel: threading.Event
) -> tuple[logparse.Seen | None, tuple[str, ...]]:
    """Make the smallest drafting context that drafts as well, or none."""
    asked = resident.config.n_ubatch
    if asked > LEAST_UBATCH:
        try:
            seen = _make(resident, LEAST_UBATCH, cancel)
        except CancelledError:
            raise
        except RequestError:
            pass
        else:
            text = f"Drafting got a micro-batch of {LEAST_UBATCH}: there was no room for {asked:,}."
            return seen, (text,)
    return None, ("Loaded without drafting: there was no memory for its context.",)
