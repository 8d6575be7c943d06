"""Cards that are not in this computer: plan for a card before buying it, or for another's report."""

from __future__ import annotations

import re
from typing import NamedTuple

from app.errors import UsageError
from app.plan.entries import EntryHardware
from app.values.machine import Gpu, Machine
from catalog import load

MIB = 1 << 20
MAX_CARDS = 16
SCREEN_MIB = 342
"""What a desktop and the driver hold on a card that draws the screen: 4096 MiB cards show about
3754 MiB free."""

_NAME = re.compile(r"^(?:(?P<count>\d{1,2})\s*x[\s-]*)?(?P<card>[\w .()-]{2,80})$")


class Measured(NamedTuple):
    """A card as a public report shows it, MiB."""

    total_mib: int
    free_mib: int


MEASURED = {
    "rtx-3090-ti": Measured(24563, 23285),
    "rtx-4090": Measured(24563, 23040),
    "rtx-5090": Measured(32606, 30330),
    "rtx-5070-laptop": Measured(8151, 7745),
}
"""Cards whose total and free memory public logs print (tests/data/memory/reports.json)."""


def with_profile(machine: Machine, profile: str, free_mib: int | None = None) -> Machine:
    """Return `machine` with the cards of `profile` instead of its own.

    `profile` is a card's name or slug ("rtx-3090-ti", "2x rtx-5060-ti-16gb"). Raises `UsageError`.
    """
    match = _NAME.match(profile.strip())
    found = load.card(match["card"]) if match else None
    if match is None or found is None:
        raise UsageError(
            f"There is no card named {profile!r} in the catalogue.",
            fix="Give a name such as rtx-3090-ti, rtx-5060-ti-16gb or '2x rtx-3090'.",
        )
    count = int(match["count"] or 1)
    if not 1 <= count <= MAX_CARDS:
        raise UsageError(f"{count} cards are not between 1 and {MAX_CARDS}.")
    card, total_mib = found
    measured = MEASURED.get(card.slug, Measured(total_mib, total_mib - SCREEN_MIB))
    gpus = tuple(
        Gpu(
            index=index,
            name=card.nvml_name,
            uuid=f"profile-{card.slug}-{index}",
            total_bytes=measured.total_mib * MIB,
            free_bytes=measured.free_mib * MIB,
            compute_capability=card.compute_capability,
        )
        for index in range(count)
    )
    return with_free(machine.model_copy(update={"gpus": gpus}), free_mib)


def with_free(machine: Machine, free_mib: int | None) -> Machine:
    """Return `machine` with `free_mib` free on every card; raise `UsageError` if impossible."""
    if free_mib is None:
        return machine
    if not machine.gpus:
        raise UsageError("This computer has no card.", fix="Add --gpu NAME to --free-mib.")
    for gpu in machine.gpus:
        if not 0 <= free_mib * MIB <= gpu.total_bytes:
            raise UsageError(
                f"{free_mib:,} MiB cannot be free on {gpu.name}, which has"
                f" {gpu.total_bytes // MIB:,} MiB.",
                fix=f"Give a number between 0 and {gpu.total_bytes // MIB}.",
            )
    gpus = tuple(gpu.model_copy(update={"free_bytes": free_mib * MIB}) for gpu in machine.gpus)
    return machine.model_copy(update={"gpus": gpus})


def of_report(machine: Machine, hardware: EntryHardware) -> tuple[Machine, tuple[str, ...]]:
    """Return the machine of a memory report and what had to be left open.

    A card whose memory is not stated is looked up by its name; if it is not found it counts as
    having none, and a note says that the verdict means nothing.
    """
    names = [hardware.gpu] if isinstance(hardware.gpu, str) else hardware.gpu
    gpus: list[Gpu] = []
    notes: tuple[str, ...] = ()
    for index, name in enumerate(names[:MAX_CARDS]):
        known = load.card(name)
        total = _nth(hardware.total_mib, index) or (known[1] if known else None)
        free = _nth(hardware.free_mib, index)
        total = total if total is not None else free
        if total is None:
            notes = ("The report does not state the card's memory: its verdict says nothing.",)
        gpus.append(
            Gpu(
                index=index,
                name=name,
                uuid=f"report-{index}",
                total_bytes=(total or 0) * MIB,
                free_bytes=min(free or total or 0, total or 0) * MIB,
                compute_capability=known[0].compute_capability if known else None,
            )
        )
    host = machine.host
    if hardware.ram_mib is not None:
        size = hardware.ram_mib * MIB
        host = host.model_copy(
            update={
                "total_bytes": size,
                "available_bytes": size,
                "commit_free_bytes": None,
                "cgroup_free_bytes": None,
            }
        )
    return machine.model_copy(update={"gpus": tuple(gpus), "host": host}), tuple(notes)


def _nth(stated: int | list[int] | None, index: int) -> int | None:
    """Return the card's own figure of a list, or the one figure that holds for the first card."""
    values = [stated] if isinstance(stated, int) else stated
    return values[index] if values and index < len(values) else None
