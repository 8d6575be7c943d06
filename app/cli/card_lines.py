"""The cards as they are now, for a terminal: who uses them, what slows them, what they reported."""

from __future__ import annotations

from typing import Any

from app.machine import system_log, xid
from app.machine.sampler import Mode, Sampler
from app.values.machine import GpuSample, Machine, Sample
from catalog import load

Document = dict[str, Any]
WAIT_SECONDS = 3.0
LOG_SECONDS = 24 * 3600.0
MOST_USERS = 5
MIB = 1 << 20
SLOWED_BY = {
    "sw-power-cap": "its power limit",
    "hw-slowdown": "a hardware protection",
    "sw-thermal-slowdown": "heat",
    "hw-thermal-slowdown": "heat",
    "hw-power-brake": "the power supply's brake",
}


def document(machine: Machine) -> Document:
    """Return one reading of every card, and the driver's faults that the system logged in a day."""
    names = {gpu.uuid: gpu.name for gpu in machine.gpus}
    sample = _reading() if names else None
    return {
        "cards": [
            {"name": names.get(card.uuid, card.uuid), **card.model_dump(mode="json")}
            for card in (sample.gpus if sample else ())
        ],
        "faults": list(xid.in_log(system_log.since(LOG_SECONDS))),
    }


def _reading() -> Sample | None:
    taken: list[Sample] = []
    sampler = Sampler(taken.append)
    try:
        sampler.set_mode(Mode.FAST)
        sampler.hear(WAIT_SECONDS)
    finally:
        sampler.close(WAIT_SECONDS)
    return taken[-1] if taken else None


def lines(told: Document) -> list[str]:
    """Return `document`'s answer as lines."""
    found = []
    for row in told["cards"]:
        card = GpuSample.model_validate({key: row[key] for key in GpuSample.model_fields})
        found += _card(row["name"], card)
    for number in told["faults"]:
        known = load.xids().get(number)
        found.append(
            f"      The driver reported Xid {number}: {known.name if known else 'unknown'}."
        )
    return found


def _card(name: str, card: GpuSample) -> list[str]:
    used = f"{card.used_bytes / MIB:,.0f} of {card.total_bytes / MIB:,.0f} MiB used"
    heat = f", {card.temperature_c} °C" if card.temperature_c is not None else ""
    slowing = dict.fromkeys(SLOWED_BY[word] for word in card.throttle if word in SLOWED_BY)
    slowed = f"slowed by {' and '.join(slowing)}" if slowing else "nothing slows it"
    users = sorted(card.processes, key=lambda one: -(one.used_bytes or 0))[:MOST_USERS]
    return [
        f"      {name} now: {used}{heat}, {slowed}.",
        *(f"      {_size(one.used_bytes)}  {one.name} (process {one.pid})" for one in users),
    ]


def _size(used_bytes: int | None) -> str:
    return "size not told" if used_bytes is None else f"{used_bytes / MIB:9,.0f} MiB"
