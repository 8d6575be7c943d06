"""The first decodes of a fresh model: the largest shapes, so that nothing grows later."""

from __future__ import annotations

import time

from app.engine import llama
from app.engine.api import Report
from app.engine.failure import CancelledError
from app.engine.mtp import Drafter, Wish
from app.engine.protocol import Phase
from app.engine.resident import Resident
from app.engine.sequence import ABORTED, Sequence, refused

CPU_TOKENS = 8
"""Enough on the processor, which has no graphs to capture and no pools to fill."""


def warm_up(resident: Resident, sequence: Sequence, report: Report) -> float:
    """Run a micro-batch and the widths of a verification; return seconds per micro-batch.

    Raises:
        CancelledError, RequestError: as a decode does.
    """
    sequence.phase = "warmup"
    filler = resident.vocabulary.filler
    widths = _widths(resident)
    abreast = resident.config.n_seq_max > 1
    total = 1 + len(widths) + abreast
    report(Phase(name="warmup", done=0, total=total))
    if not resident.on_gpu:
        # The first to compute waits for the weights to come from the disk, which is not its speed.
        sequence.append([filler], outputs="last")
        sequence.clear()
    n_ubatch = resident.config.n_ubatch
    n = min(n_ubatch if resident.on_gpu else CPU_TOKENS, n_ubatch, resident.n_ctx)
    start = time.monotonic()
    sequence.read([filler] * n, last=True)
    seconds = (time.monotonic() - start) / n * n_ubatch
    report(Phase(name="warmup", done=1, total=total))
    for done, width in enumerate(widths, start=2):
        sequence.clear()
        if sequence.drafter:
            _draft_once(sequence, sequence.drafter, filler)
        sequence.append([filler] * width, outputs="all")
        report(Phase(name="warmup", done=done, total=total))
    sequence.clear()
    if abreast:
        _all_at_once(resident, filler)
        report(Phase(name="warmup", done=total, total=total))
    return seconds


def _all_at_once(resident: Resident, filler: int) -> None:
    """Run the longest step of all sequences together, whose outputs take the most memory."""
    n_seq, batch = resident.config.n_seq_max, resident.joint_batch
    width = max(1, min(resident.draft_max + 1, resident.n_ubatch // n_seq))
    n = min(n_seq, resident.n_ubatch) * width
    for row in range(n):
        batch.put(row, row // width, filler, row % width)
    result = resident.compute(resident.main, batch)
    llama.clear(resident.main)
    if result == ABORTED:
        raise CancelledError("warmup")
    if result != 0:
        raise refused("warmup", result)


def _widths(resident: Resident) -> tuple[int, ...]:
    """Return the widths of a verification to run: all on a card, which keeps a graph of each."""
    most = resident.draft_max + 1
    if resident.on_gpu:
        return tuple(range(most, 0, -1))
    return (most,) if resident.draft_max else ()


def _draft_once(sequence: Sequence, drafter: Drafter, filler: int) -> None:
    if drafter.first:
        sequence.append([filler] * drafter.first, outputs="all")
    drafter.draft(filler, drafter.first, Wish(1))
    sequence.clear()
