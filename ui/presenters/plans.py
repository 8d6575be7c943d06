"""What is said about a memory plan: its bars, what is spare, the verdict, its parts by name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.values.plan import VERDICT_ORDER
from ui.presenters.figures import count, mib
from ui.presenters.marks import VERDICTS, Mark

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.runconfig import RunConfig
    from app.session import Session
    from app.values.plan import DevicePlan, MemoryPlan
    from app.values.receipt import BufferLine

PARTS: dict[str, tuple[str, ...]] = {
    "weights": ("weights", "mmproj"),
    "kv": ("kv", "kv_swa"),
    "recurrent": ("recurrent",),
    "compute": ("compute", "output"),
    "mtp": ("draft_weights", "mtp_kv", "mtp_compute", "mtp_output"),
    "runtime": ("runtime", "prompt_cache", "checkpoints"),
}
PART_NAMES = {
    "weights": "Weights",
    "kv": "KV cache",
    "recurrent": "Recurrent state",
    "compute": "Compute",
    "mtp": "MTP",
    "runtime": "Engine",
}
_BUFFER_PARTS = {"output": "compute"}


@dataclass(frozen=True, slots=True)
class PlanView:
    """One plan as it is drawn: a bar per device, the tightest figures, the worst verdict."""

    bars: tuple[DevicePlan, ...]
    used: str
    spare: str
    mark: Mark
    over: bool


def present_plan(plan: MemoryPlan) -> PlanView:
    """Return how `plan` is shown; the host's bar appears when it decides or is all there is."""
    bars = plan.devices
    worst = max(VERDICT_ORDER[device.verdict] for device in bars) if bars else -1
    if VERDICT_ORDER[plan.host.verdict] > worst:
        bars = (*bars, plan.host)
    tight = min(bars, key=lambda device: device.headroom_bytes)
    return PlanView(
        bars=bars,
        used=f"{mib(tight.total_bytes)} of {mib(tight.load_line_bytes)} MiB",
        spare=spare(tight),
        mark=VERDICTS[plan.verdict],
        over=tight.headroom_bytes < 0,
    )


def spare(device: DevicePlan) -> str:
    """Say how far the plan stays under the load line, or by how much it goes over it."""
    if device.headroom_bytes >= 0:
        return f"{mib(device.headroom_bytes)} MiB to spare"
    return f"{mib(-device.headroom_bytes)} MiB over the load line"


def needs_consent(session: Session) -> bool:
    """Whether the plan is tight and nobody has accepted that."""
    tight = session.plan is not None and session.plan.verdict == "tight"
    return tight and not session.risk_accepted


def part_bytes(device: DevicePlan, part: str) -> int:
    """Return the bytes of one part of the bar on `device`."""
    return sum(device.item_bytes(key) for key in PARTS[part])


def measured_parts(buffers: Iterable[BufferLine], *, host: bool) -> dict[str, int]:
    """Sum the engine's own buffers by part, those of the host or those of every card."""
    sums: dict[str, int] = {}
    for line in buffers:
        if is_host(line.device) == host:
            part = "mtp" if line.context == "mtp" else _BUFFER_PARTS.get(line.kind, line.kind)
            sums[part] = sums.get(part, 0) + line.bytes
    return sums


def is_host(buffer: str) -> bool:
    """Whether an engine's buffer of this name lies in the computer's own memory."""
    return buffer.startswith("CPU") or buffer.endswith("_Host")


def config_line(config: RunConfig) -> str:
    """Return a configuration in one line, engine words last."""
    drafts = f"MTP {config.mtp.draft_max}" if config.mtp.on else "MTP off"
    return f"{count(config.n_ctx)} tokens · micro-batch {count(config.n_ubatch)} · {drafts}"
