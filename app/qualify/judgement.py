"""What the figures of a proof that went through come to: qualified, tight, or slow and why."""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence

from app.qualify.asking import MTP_NO_GAIN
from app.qualify.footprint import Footprint
from app.qualify.setup import Setup
from app.values.base import Value
from app.values.machine import GpuSample
from app.values.receipt import QualifyVerdict, Receipt
from catalog.load import gpu

MIB = 1 << 20
LENT_BYTES = 256 * MIB
"""Windows lends every process a little; growth beyond this is the card's overflow."""
FEW_READINGS = 5
"""Fewer readings under load than this decide nothing."""
MOSTLY = 0.5
SLOW_PSTATE = 4
"""A card that computes is in P0 to P3; P5 and P8 are for video and the desktop."""
FAR_BELOW = 0.8
"""Of the base clock: below it a power limit costs more than the boost."""
OF_MAX_CLOCK = 0.45
"""The same, of the highest clock, for cards whose base clock is not known."""
HALF = 0.5
NOBODY_NOTICES_TOK_S = 200.0
"""Ten times as fast as people read: what drafting costs there is no reason to call it slow."""
_POWER = {"sw-power-cap", "hw-power-brake"}
_HEAT = {"hw-thermal-slowdown", "sw-thermal-slowdown"}
Figures = Mapping[str, float | int | None]


class Judgement(Value):
    """`cause` is of the catalogue, empty when nothing is wrong; `reason` says it with figures.

    Where the figures show that it is slow and not why, the cause is `unknown`.
    """

    verdict: QualifyVerdict
    cause: str = ""
    reason: str = ""


def judge(
    setup: Setup, figures: Figures, footprint: Footprint, before: Sequence[Receipt] = ()
) -> Judgement:
    """Return the verdict of a proof whose stages passed; `before` are older proofs of the setup."""
    found = (
        _spill(footprint)
        or _held_down(setup, footprint.busy)
        or _no_gain(figures)
        or _slower_than_before(figures, before)
    )
    if found is not None:
        return found
    tight = setup.plan is not None and setup.plan.verdict == "tight"
    return Judgement(verdict="tight" if tight else "qualified")


def _slow(cause: str, reason: str) -> Judgement:
    return Judgement(verdict="slow", cause=cause, reason=reason)


def _spill(footprint: Footprint) -> Judgement | None:
    lent = (footprint.lent_bytes or 0) - (footprint.lent_before or 0)
    if lent < LENT_BYTES:
        return None
    text = f"Windows moved {lent / MIB:,.0f} MiB of the card to the computer's memory."
    return _slow("wddm-shared-memory-spill", text)


def _held_down(setup: Setup, busy: Sequence[GpuSample]) -> Judgement | None:
    """Heat, the power limit, or a low performance state, over most of the readings under load."""
    if len(busy) < FEW_READINGS:
        return None
    if (share := _share(busy, _HEAT)) > MOSTLY:
        hottest = max(card.temperature_c or 0 for card in busy)
        return _slow(
            "thermal-throttle", f"Too hot for {share:.0%} of the time ({hottest} degrees)."
        )
    clock = (
        statistics.median(card.sm_mhz for card in busy if card.sm_mhz is not None)
        if any(card.sm_mhz is not None for card in busy)
        else None
    )
    floor = _floor_mhz(setup)
    if clock is not None and floor and clock < floor and _share(busy, _POWER) > MOSTLY:
        limit = busy[-1].power_limit_w
        at = f" of {limit:.0f} W" if limit else ""
        return _slow("power-capped", f"The power limit{at} held the clock at {clock:.0f} MHz.")
    states = [card.pstate for card in busy if card.pstate is not None]
    if states and statistics.median(states) >= SLOW_PSTATE:
        state = round(statistics.median(states))
        # What kept it there (a setting, a missing power plug, the driver) the readings do not say.
        return _slow("unknown", f"The card stayed in performance state P{state} under load.")
    return None


def _share(busy: Sequence[GpuSample], reasons: set[str]) -> float:
    return sum(1 for card in busy if reasons & set(card.throttle)) / len(busy)


def _floor_mhz(setup: Setup) -> float:
    """Return the clock below which a card under load is held down; 0 when that is not known."""
    card = setup.cards[0] if setup.cards else None
    known = gpu(card.name) if card else None
    if known is not None and known.base_clock_mhz:
        return FAR_BELOW * known.base_clock_mhz
    return OF_MAX_CLOCK * (card.max_sm_mhz or 0) if card else 0.0


def _no_gain(figures: Figures) -> Judgement | None:
    with_mtp, without = figures.get("decode_tok_s"), figures.get("decode_tok_s_without_mtp")
    if not with_mtp or not without or with_mtp >= MTP_NO_GAIN * without:
        return None
    if with_mtp >= NOBODY_NOTICES_TOK_S:
        return None
    text = f"Drafting does not pay: {with_mtp:.1f} tokens/s with it, {without:.1f} without."
    return _slow("mtp-no-gain", text)


def _slower_than_before(figures: Figures, before: Sequence[Receipt]) -> Judgement | None:
    """Compare the rate of reading a prompt with the best that was qualified for this setup."""
    best = max(
        (r.prefill_tok_s for r in before if r.verdict != "failed" and r.prefill_tok_s), default=0.0
    )
    rate = figures.get("prefill_tok_s")
    if not rate or rate >= HALF * best:
        return None
    text = f"Prompts are read at {rate:,.0f} tokens/s; {best:,.0f} were proven before."
    return _slow("unknown", text)
