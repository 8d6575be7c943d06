"""What is said about a memory plan: its bars, what is spare, the verdict, its parts by name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from app.values.plan import VERDICT_ORDER, ItemKey, LineItem
from ui.presenters.figures import count, mib, spare_bytes
from ui.presenters.marks import VERDICTS, Mark
from ui.presenters.plan_bar import PlanBarView, bar_key, plan_bar_view
from ui.words import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.runconfig import RunConfig
    from app.session import Session
    from app.values.plan import DevicePlan, MemoryPlan
    from app.values.receipt import BufferLine

HOST = "host"
"""What a plan calls the part of this computer's memory."""
LOOPBACK = "127.0.0.1"
LENT = f" at {LOOPBACK}:"
"""What stands between a device of another computer and the port of the tunnel to it."""
_MTP_KEYS = {"weights": "draft_weights", "recurrent": "mtp_kv"}


@dataclass(frozen=True, slots=True)
class NamedBar:
    """One device's bar."""

    name: str
    bar: PlanBarView


@dataclass(frozen=True, slots=True)
class PlanView:
    """One plan as it is drawn: a bar per device, the tightest figures, the worst verdict."""

    bars: tuple[NamedBar, ...]
    used: str
    spare: str
    mark: Mark
    over: bool


def present_plan(
    plan: MemoryPlan, *, title: str = "", buffers: Sequence[BufferLine] = ()
) -> PlanView:
    """Return how `plan` is shown; the host's bar appears when it decides or is all there is.

    With `buffers` (what the engine logged), every bar has its measured row.
    """
    bars = plan.devices
    worst = max(VERDICT_ORDER[device.verdict] for device in bars) if bars else -1
    if VERDICT_ORDER[plan.host.verdict] > worst:
        bars = (*bars, plan.host)
    tight = min(bars, key=lambda device: device.headroom_bytes)
    cards = card_names(buffers)
    shown = []
    for index, device in enumerate(bars):
        on_host = device is plan.host
        where = None if on_host else next(iter(cards[index : index + 1]), "")
        measured = measured_items(buffers, where) if on_host or where else ()
        shown.append(NamedBar(place_name(device.name), plan_bar_view(device, measured, title)))
    return PlanView(
        bars=tuple(shown),
        used=tr("{used} of {total} MiB").format(
            used=mib(tight.total_bytes), total=mib(tight.load_line_bytes)
        ),
        spare=spare(tight),
        mark=VERDICTS[plan.verdict],
        over=tight.headroom_bytes < 0,
    )


def place_name(name: str) -> str:
    """Return what a device of a plan is called: one of another computer says at which address."""
    if name == HOST:
        return tr("Computer memory")
    card, _, port = name.rpartition(LENT)
    if not card:
        return name
    return tr("{card} at {address}").format(card=card, address=f"{LOOPBACK}:{port}")


def tightest(plan: MemoryPlan) -> DevicePlan:
    """Return the device that decides: the one with the worst verdict and the least to spare.

    The computer's own memory counts where its verdict is worse, or where there is no card.
    """
    parts = plan.devices or (plan.host,)
    worst = max(VERDICT_ORDER[part.verdict] for part in parts)
    if VERDICT_ORDER[plan.host.verdict] > worst:
        return plan.host
    return min(parts, key=lambda part: part.headroom_bytes)


def spare(device: DevicePlan) -> str:
    """Say how far the plan stays under the load line, or by how much it goes over it."""
    left = spare_bytes(device.load_line_bytes, device.total_bytes)
    if left >= 0:
        return tr("{n} MiB to spare").format(n=mib(left))
    return tr("{n} MiB over the load line").format(n=mib(-left))


def needs_consent(session: Session) -> bool:
    """Whether the plan is tight and nobody has accepted that."""
    tight = session.plan is not None and session.plan.verdict == "tight"
    return tight and not session.risk_accepted


def by_part(items: Sequence[LineItem]) -> dict[str, int]:
    """Sum the bytes of `items` by the bar's part they belong to."""
    sums: dict[str, int] = {}
    for item in items:
        part = bar_key(item.key)
        sums[part] = sums.get(part, 0) + item.bytes
    return sums


def card_names(buffers: Sequence[BufferLine]) -> tuple[str, ...]:
    """Return the engine's names of the cards that hold a buffer: CUDA0, CUDA1."""
    return tuple(sorted({line.device for line in buffers if not is_host(line.device)}))


def measured_items(buffers: Sequence[BufferLine], card: str | None) -> tuple[LineItem, ...]:
    """Return what the engine really put on `card`, or (None) into the computer's memory."""
    return tuple(
        LineItem(key=_plan_key(line), bytes=line.bytes, source="measured")
        for line in buffers
        if (is_host(line.device) if card is None else line.device == card)
    )


def is_host(buffer: str) -> bool:
    """Whether an engine's buffer of this name lies in the computer's own memory."""
    return buffer.startswith("CPU") or buffer.endswith("_Host")


def config_line(config: RunConfig) -> str:
    """Return a configuration in one line, engine words last."""
    return " · ".join(
        (
            tr("{n} tokens").format(n=count(config.n_ctx)),
            tr("micro-batch {n}").format(n=count(config.n_ubatch)),
            drafting_line(config.mtp.draft_max if config.mtp.on else 0),
        )
    )


def where_line(layers_on_gpu: int, layers_total: int) -> str:
    """Say where the layers of a loaded model are."""
    if not layers_on_gpu:
        return tr("On the processor")
    return tr("{n} of {total} layers on the card").format(
        n=count(layers_on_gpu), total=count(layers_total)
    )


def drafting_line(draft_max: int) -> str:
    """Say how many draft tokens a step has; 0 is none."""
    return tr("MTP {n}").format(n=draft_max) if draft_max else tr("MTP off")


def _plan_key(line: BufferLine) -> ItemKey:
    if line.context == "draft":
        return "draft_weights"
    if line.context != "mtp":
        return line.kind
    return cast("ItemKey", _MTP_KEYS.get(line.kind, f"mtp_{line.kind}"))
