"""A prompt that was read at less than half of the proven rate: told, with what slowed it."""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from typing import NamedTuple

from app import clock
from app import events as e
from app.core.board import Board
from app.machine.history import Columns, SampleHistory, throttle_words
from app.session import Session
from app.values.timings import Timings

NOTICE = "reply.slow"
LEAST_TOKENS = 512
"""Shorter prompts are over before a rate means anything."""
HALF = 0.5
PROVEN_SHARE = 0.3
"""Of the context. A proof reads a quarter of it; the deeper a prompt is, the slower it is read."""
MOSTLY = 0.5
MIB = 1 << 20
LENT_BYTES = 256 * MIB


class Slowed(NamedTuple):
    """What slowed a reply, and what to do, in words."""

    why: str
    fix: str


_HELD_DOWN = (
    (
        frozenset({"hw-thermal-slowdown", "sw-thermal-slowdown"}),
        Slowed("The card was too hot.", "Let more air to the card, or lock its clock lower."),
    ),
    (
        frozenset({"hw-power-brake"}),
        Slowed("The power supply held the card back.", "Check the card's power cables."),
    ),
)


class SlowReading:
    """Holds every reply's rate of reading to the session's proof."""

    def __init__(self, board: Board, history: SampleHistory) -> None:
        self._board = board
        self._history = history

    def judge(self, session: Session | None, timings: Timings, *, alone: bool) -> None:
        """Tell if the prompt of the reply that ended just now was read too slowly.

        `alone`: no other reply was written meanwhile, which would be reason enough.
        """
        best = session.receipt.prefill_tok_s if session and session.receipt else None
        n_read = timings.n_prompt - timings.n_cached
        if session is None or not best or not alone or n_read < LEAST_TOKENS:
            return
        if timings.n_prompt > PROVEN_SHARE * session.config.n_ctx / session.config.n_seq_max:
            return
        if timings.prefill_tok_s >= HALF * best:
            self._board.publish(e.NoticeDismissed(id=NOTICE))
            return
        end = clock.now() - timings.decode_seconds
        seen = self._history.since(end - timings.prefill_seconds)
        found = slowed(seen, end, on_card=bool(session.config.n_gpu_layers))
        text = (
            f"The prompt was read at {timings.prefill_tok_s:,.0f} tokens/s, {best:,.0f} were"
            f" proven. {found.why}"
        )
        self._board.notice(NOTICE, "warn", text, found.fix)


def slowed(seen: Columns, end: float, *, on_card: bool) -> Slowed:
    """Return what the readings up to `end` (`clock.now`) say of why reading was slow."""
    n = sum(at <= end for at in seen.at)
    if not on_card:
        return Slowed("Other programs use the processor, or it is hot.", "Look what else runs.")
    for card in seen.cards.values():
        if found := _held_down([throttle_words(bits) for bits in card["throttle"][:n]]):
            return found
    lent = seen.host.get("worker_lent_bytes", array("d"))[:n]
    if max((value for value in lent if not math.isnan(value)), default=0.0) > LENT_BYTES:
        return Slowed(
            "Windows keeps a part of the model in the computer's memory.",
            "Close what else uses the card, or choose a smaller context.",
        )
    return Slowed(
        "The card was neither hot nor short of power.",
        "Close what else uses the card; if it stays slow, prove the model again.",
    )


def _held_down(readings: Sequence[Sequence[str]]) -> Slowed | None:
    """Return heat or the power limit, if most of a card's readings name it."""
    for reasons, found in _HELD_DOWN:
        if sum(1 for words in readings if reasons & set(words)) > MOSTLY * len(readings):
            return found
    return None
