"""Choosing once more where the engine itself needs more than the formulas said."""

from __future__ import annotations

from app.values.ledger import Learned
from app.values.plan import MemoryPlan


def with_shortfall(learned: Learned, short: MemoryPlan) -> Learned:
    """Return `learned` with as much more kept free as `short` goes over the load lines.

    `short` is the plan, with the engine's own figures, of a setup that fitted by the formulas: a
    search that keeps the difference free finds one that holds.
    """
    worst = min((part.headroom_bytes for part in short.devices), default=0)
    return learned.model_copy(
        update={
            "device_bytes": learned.device_bytes - min(0, worst),
            "host_bytes": learned.host_bytes - min(0, short.host.headroom_bytes),
        }
    )
