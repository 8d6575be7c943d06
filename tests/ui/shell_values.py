"""Ten minutes of a card's life, and states for the shell's pictures and tests."""

from __future__ import annotations

import math
from dataclasses import replace

from app.events import Marked
from app.machine.history import SampleHistory
from app.session import Phase, Session
from app.settings import Settings
from app.state import State
from app.values.chat import ReplyProgress, ReplyStats
from app.values.machine import GpuSample, ProcessMemory, Sample
from tests.ui import flow_values as v

MIB = v.MIB
START = 1_790_000_000.0 - 1_790_000_000 % 60
LOAD, READY, REPLY, LONG, CAP = 87.0, 96.0, 181.0, 252.0, 468.0
ONBOARDED = Settings(onboarded=True)


def working(t: float) -> bool:
    """Whether the engine works at second `t` of the ten minutes."""
    return READY - 9 <= t < READY or REPLY <= t < 220 or LONG <= t < 370 or t >= 400


def card_at(t: float) -> GpuSample:
    """Return the card's readings at second `t`."""
    wave = math.sin(t * 1.7) + math.sin(t * 0.61)
    busy = working(t)
    used = v.OTHER
    if t >= LOAD:
        used = v.OTHER + round(16_006 * min(1.0, (t - LOAD) / (READY - LOAD)))
    capped = CAP <= t < CAP + 60
    power = (450 if capped else 382 + 4 * wave) if busy else 98 + 3 * wave
    clock = (1680 if capped else 1920 + 8 * wave) if busy else 210
    return GpuSample(
        uuid=v.UUID,
        total_bytes=v.TOTAL * MIB,
        used_bytes=used * MIB,
        free_bytes=(v.TOTAL - used) * MIB,
        sm_mhz=round(clock),
        mem_mhz=10_501 if t >= LOAD else 405,
        power_w=power if t >= LOAD else 31 + wave,
        power_limit_w=450.0,
        temperature_c=round(41 + 26 * min(1.0, t / 560) + wave * 0.4),
        util_pct=94 if busy else 2,
        fan_pct=61 if busy else 30,
        throttle=("sw-power-cap",) if capped else (),
        processes=(
            *((ProcessMemory(pid=7, name="plimsoll", used_bytes=16_006 * MIB),) * (t >= READY)),
            ProcessMemory(pid=1, name="gnome-shell", used_bytes=612 * MIB),
            ProcessMemory(pid=2, name="firefox", used_bytes=498 * MIB),
        ),
    )


def sample_at(t: float, *, card: bool = True) -> Sample:
    """Return the whole sample at second `t`."""
    loaded = t >= LOAD
    share = min(1.0, max(0.0, (t - LOAD) / (READY - LOAD)))
    ours = 763 if not card else 544
    mapped = 0 if card else 241 * share  # what Linux calls available: not in use
    return Sample(
        at=START + t,
        gpus=(card_at(t),) if card else (),
        host_used_bytes=round((5_766 + ours * share - mapped) * MIB),
        host_total_bytes=32_747 * MIB,
        cpu_pct=(92 + 6 * math.sin(t)) if working(t) else 7 + 3 * math.sin(t * 0.8),
        worker_rss_bytes=round((60 + ours * share) * MIB) if loaded else None,
        worker_anon_bytes=round((60 + (ours - 241) * share) * MIB) if loaded else None,
        worker_droppable_bytes=round(mapped * MIB) if loaded and not card else None,
    )


MARKS = tuple(
    Marked(at=START + at, kind=kind, text=text)
    for at, kind, text in (
        (LOAD, "load", "Load"),
        (READY, "ready", "Ready"),
        (REPLY, "reply", "Reply"),
        (LONG, "prefill", "Long prompt"),
        (CAP, "throttle", "Slow"),
    )
)


def life(*, card: bool = True) -> list[State]:
    """Return the states of ten minutes, one a second."""
    base = State(
        settings=ONBOARDED,
        machine=v.machine(gpus=1 if card else 0),
        receipts=(v.RECEIPT,),
    )
    gpu = (
        base.machine.gpus[0].model_copy(
            update={"max_sm_mhz": 2100, "max_mem_mhz": 10_501, "power_limit_w": 450.0}
        )
        if card and base.machine
        else None
    )
    if gpu and base.machine:
        base = replace(base, machine=base.machine.model_copy(update={"gpus": (gpu,)}))
    states = []
    for second in range(601):
        t = float(second)
        state = replace(
            base,
            sample=sample_at(t, card=card),
            marks=tuple(mark for mark in MARKS if mark.at <= START + t),
        )
        if t >= LOAD:
            state = replace(state, session=session_at(t, card=card))
        if t >= REPLY:
            stats = ReplyStats(n_tokens=412, tok_s=168.0 if card else 8.4)
            state = replace(
                state,
                reply=ReplyProgress(id="r", conversation="c", phase="decode", stats=stats),
            )
        states.append(state)
    return states


def session_at(t: float, *, card: bool = True) -> Session:
    """Return the session at second `t`: loading, ready, replying."""
    phase = Phase.LOADING if t < READY else Phase.GENERATING if t >= LONG else Phase.READY
    share = min(1.0, (t - LOAD) / (READY - LOAD))
    if card:
        return v.READY.model_copy(update={"phase": phase, "load_fraction": share})
    return Session(
        id="s1",
        file=v.STARTER,
        config=v.CPU_PLAN.config,
        plan=v.CPU_PLAN,
        phase=phase,
        load_fraction=share,
        receipt=v.CPU_RECEIPT,
        placement=v.CPU_RECEIPT.placement,
    )


def history_of(states: list[State]) -> SampleHistory:
    """Return the readings of `states`."""
    history = SampleHistory()
    for state in states:
        if state.sample is not None:
            history.add(state.sample)
    return history
