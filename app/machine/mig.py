"""Cards that are divided into instances (MIG): a process gets one instance, never the whole card.

Source: NVIDIA, Multi-Instance GPU User Guide, "CUDA Device Enumeration".
"""

from __future__ import annotations

import os
from collections.abc import Sequence

from app.machine.nvml import Card
from app.values.machine import Problem


def part_of(card: Card) -> Card | None:
    """Return what the engine gets of `card`: itself, or an instance; None when it has no instance.

    That is the instance which CUDA_VISIBLE_DEVICES names, else the first.
    """
    instances = card.instances()
    if instances is None:
        return card
    wanted = os.environ.get("CUDA_VISIBLE_DEVICES", "")
    named = (one for one in instances if wanted.startswith("MIG-") and one.uuid() == wanted)
    return next(named, instances[0] if instances else None)


def problem(name: str, instances: Sequence[Card]) -> Problem | None:
    """Return what a person should know of a divided card; None when nothing of it is hidden."""
    if len(instances) == 1:
        return None
    if not instances:
        return Problem(
            cause="gpu-hidden-or-absent",
            text=f"{name} is divided (MIG), but has no instance, so that the engine cannot use it.",
            fix="Make an instance with `sudo nvidia-smi mig -cgi`, or switch MIG off.",
        )
    listed = ", ".join(f"{one.name()} ({one.uuid()})" for one in instances)
    return Problem(
        cause="gpu-hidden-or-absent",
        text=f"{name} is divided (MIG) into {len(instances)} instances: {listed}. The engine "
        "can use one of them at a time.",
        fix="It takes the first; set CUDA_VISIBLE_DEVICES to the id of another one to use that.",
    )
