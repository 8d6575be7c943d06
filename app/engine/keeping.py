"""The chat that was open, kept as a file when a model leaves and taken up when it comes back."""

from __future__ import annotations

import contextlib
from pathlib import Path

from app.engine import llama, statefile
from app.engine.failure import RequestError
from app.engine.protocol import SaveState, StateSaved
from app.engine.resident import Resident
from app.engine.rounds import Rounds
from app.engine.slots import LEAST_TOKENS

SHARE = 2
"""A state is held in memory whole for a moment: at most one part in so many of what is free."""


def save(rounds: Rounds, request: SaveState, fit: statefile.Fit) -> StateSaved:
    """Write the sequence that was used last, unless it is short, or larger than wanted or safe.

    Raises:
        RequestError: state-failed; the engine could not export it or the disk refused.
    """
    slot, limit = rounds.slots.latest, min(request.limit_bytes, room_bytes())
    if len(slot.tokens) < LEAST_TOKENS or slot.save_bytes() > limit:
        return StateSaved()
    saved = slot.save()
    if saved is None or saved.n_bytes > limit:
        return StateSaved()
    try:
        n_bytes = statefile.write(Path(request.path), saved, fit)
    except OSError as error:
        reason = error.strerror or str(error)
        raise RequestError("idle", "state-failed", f"The chat was not saved: {reason}.") from error
    return StateSaved(n_tokens=len(saved.tokens), n_bytes=n_bytes)


def resume(rounds: Rounds, path: str, fit: statefile.Fit) -> tuple[int, str]:
    """Return how many tokens the saved chat in `path` gave, and a notice when it was refused.

    What the drafts of another drafting file knew of it is left out, and told: it costs guesses
    that are right, but reading the chat again would cost more.
    """
    try:
        saved, head = statefile.read(Path(path), fit, room_bytes())
    except FileNotFoundError:
        return 0, ""
    except (statefile.StateRefusedError, OSError, ValueError, MemoryError) as error:
        return 0, f"The saved chat was not taken up, and is read again: {error}."
    if not rounds.slots.all[0].restore(saved):
        return 0, "The saved chat was not taken up, and is read again: the engine refused it."
    rounds.slots.give_back(rounds.slots.all[0])
    return len(saved.tokens), _drafts_anew(head) if fit.head not in {"", head} else ""


def room_bytes() -> int:
    """Return how much of the memory that is free now a state may take."""
    import psutil  # noqa: PLC0415 - a load without a saved chat does not need it

    return int(psutil.virtual_memory().available) // SHARE


def _drafts_anew(head: str) -> str:
    if not head:
        return "The saved chat was saved without drafting: fewer drafts are right at first."
    return (
        "The saved chat was taken up without what the drafts knew of it: it was saved with another"
        " drafting file. Fewer drafts are right at first."
    )


def fit_of(rounds: Rounds, model: str) -> statefile.Fit:
    """Return what a state of the loaded model must fit."""
    seen, config = rounds.resident.seen, rounds.resident.config
    cache = f"{seen.type_k}/{seen.type_v}, flash attention {'on' if config.flash_attn else 'off'}"
    return statefile.Fit(
        model=model,
        engine=llama.library_commit(),
        cache=cache,
        n_ctx=rounds.resident.n_ctx,
        head=_head_of(rounds.resident),
    )


def _head_of(resident: Resident) -> str:
    """Return what tells the head whose cache a state holds; an assistant has none of its own."""
    if resident.mtp is None or (resident.head and resident.head.assists):
        return ""
    if resident.head is None:
        return "own"
    file = Path(resident.config.mtp.file)
    with contextlib.suppress(OSError):
        seen = file.stat()
        return f"{file.name}-{seen.st_size}-{seen.st_mtime_ns}"
    return file.name
