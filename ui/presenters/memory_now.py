"""How full the card (or the computer's memory) is now, and which part of it is ours."""

from __future__ import annotations

from app.plan.reserves import of_device
from app.session import RESIDENT, Phase, Session
from app.state import State
from app.values.machine import Gpu, GpuSample, Sample
from app.values.plan import DevicePlan, LineItem
from ui.presenters.monitor_view import Memory
from ui.words import tr

MIB = 1 << 20


def shown_gpu(state: State) -> Gpu | None:
    """Return the card that is shown: the one of the plan, else the first."""
    gpus = state.machine.gpus if state.machine else ()
    plan = state.session.plan if state.session else None
    wanted = {device.uuid for device in plan.devices} if plan else set()
    return next((gpu for gpu in gpus if gpu.uuid in wanted), gpus[0] if gpus else None)


def shown_sample(state: State, gpu: Gpu) -> GpuSample | None:
    """Return the newest readings of `gpu`."""
    readings = state.sample.gpus if state.sample else ()
    return next((reading for reading in readings if reading.uuid == gpu.uuid), None)


def host_used_bytes(sample: Sample) -> int:
    """Return the computer's memory in use, a mapped model among it.

    Linux calls mapped pages available, though the model is slow as soon as they are gone.
    """
    return sample.host_used_bytes + (sample.worker_droppable_bytes or 0)


def memory_frame(state: State) -> Memory:
    """Return the frame of a graph of the shown card's memory, or the computer's without one."""
    return frame_of(state, shown_gpu(state))


def frame_of(state: State, gpu: Gpu | None) -> Memory:
    """Return the frame of a graph of a card's memory, of the computer's for None."""
    plan = device_plan(state.session, gpu)
    if gpu is not None:
        line = max(0, gpu.total_bytes - reserved_bytes(state, gpu, plan))
        return Memory(tr("Card memory"), gpu.total_bytes, line, gpu.uuid)
    total = host_total_bytes(state)
    reserve = sum(part.bytes for part in plan.reserves) if plan else 0
    return Memory(tr("Computer memory"), total, max(0, total - reserve), None)


def host_total_bytes(state: State) -> int:
    """Return the computer's memory, 0 before anybody looked."""
    if state.sample is not None:
        return state.sample.host_total_bytes
    return state.machine.host.total_bytes if state.machine else 0


def device_plan(session: Session | None, gpu: Gpu | None) -> DevicePlan | None:
    """Return the plan's share for `gpu`, or for the host when there is no card."""
    plan = session.plan if session else None
    if plan is None:
        return None
    if gpu is None:
        return plan.host
    return next((device for device in plan.devices if device.uuid == gpu.uuid), None)


def resident_items(
    session: Session | None, plan: DevicePlan | None, used_bytes: int
) -> tuple[LineItem, ...]:
    """Return the items that are in memory now, never more than `used_bytes` in sum.

    While the file is being read, the weights count by the share that has arrived.
    """
    if session is None or plan is None or session.phase not in RESIDENT:
        return ()
    if session.phase is not Phase.LOADING:
        return _cut(plan.items, used_bytes)
    weights = [item for item in plan.items if item.key == "weights"]
    part = tuple(
        item.model_copy(update={"bytes": int(item.bytes * session.load_fraction)})
        for item in weights
    )
    return _cut(part, used_bytes)


def reserved_bytes(state: State, gpu: Gpu, plan: DevicePlan | None) -> int:
    """Return what is kept free on a card: the plan's reserves, else those any plan would have."""
    kept = plan.reserves if plan is not None else ()
    kept = kept or of_device(
        gpu,
        cuda_graphs=True,
        desktop_reserve_bytes=state.settings.desktop_reserve_mib * MIB,
        residual_bytes=0,
    )
    return sum(reserve.bytes for reserve in kept)


def _cut(items: tuple[LineItem, ...], limit: int) -> tuple[LineItem, ...]:
    kept = []
    for item in items:
        size = min(item.bytes, limit)
        limit -= size
        kept.append(item.model_copy(update={"bytes": size}) if size != item.bytes else item)
    return tuple(kept)
