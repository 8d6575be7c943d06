"""A plan holds for the memory that was free when it was made: look again before a load."""

from __future__ import annotations

from app import events as e
from app.core.board import Board
from app.core.watch import Watch
from app.session import Session
from app.values.machine import Gpu, Machine
from app.values.plan import VERDICT_ORDER, DevicePlan, MemoryPlan

MIB = 1 << 20


def refresh(board: Board, watch: Watch, session: Session) -> None:
    """Give `session` a worse verdict, and say who took the memory, when it does not fit any more.

    Only for sessions whose engine is not running: what it holds would count as taken.
    """
    if session.plan is None:
        return
    now = watch.look()
    fresh = at_present(session.plan, now)
    if VERDICT_ORDER[fresh.verdict] <= VERDICT_ORDER[session.plan.verdict]:
        return
    board.publish(
        e.Planned(
            session=session.id,
            config=session.config,
            plan=fresh,
            risk_accepted=session.risk_accepted,
        )
    )
    pairs = zip(
        (*session.plan.devices, session.plan.host), (*fresh.devices, fresh.host), strict=True
    )
    for before, after in pairs:
        taken = before.free_bytes - after.free_bytes
        if VERDICT_ORDER[after.verdict] > VERDICT_ORDER[before.verdict]:
            board.notice(
                "memory-taken",
                "warn",
                f"{_named(after, fresh)} has {after.free_bytes / MIB:,.0f} MiB free, {taken / MIB:,.0f} MiB "
                f"less than when this was planned{_by_whom(board, after)}.",
                "Close what holds it, or choose a smaller context.",
            )


def at_present(plan: MemoryPlan, machine: Machine) -> MemoryPlan:
    """Return `plan` against the memory that is free now; its own lines stay as they are."""
    cards = {gpu.uuid: gpu for gpu in machine.gpus}
    host = plan.host.model_copy(update={"free_bytes": machine.host.usable_bytes})
    devices = tuple(_at_present(part, cards.get(part.uuid or "")) for part in plan.devices)
    return plan.model_copy(update={"devices": devices, "host": host})


def _at_present(part: DevicePlan, card: Gpu | None) -> DevicePlan:
    if card is None or card.memory_kind == "unified":
        return part
    return part.model_copy(
        update={"free_bytes": card.free_bytes, "other_programs_bytes": card.other_programs_bytes}
    )


def _named(part: DevicePlan, plan: MemoryPlan) -> str:
    return "This computer's memory" if part is plan.host else part.name


def _by_whom(board: Board, part: DevicePlan) -> str:
    """Return the largest user of the card, where the driver tells it."""
    sample = board.state.sample
    cards = [card for card in sample.gpus if card.uuid == part.uuid] if sample else []
    users = [user for card in cards for user in card.processes if user.used_bytes]
    if not users:
        return ""
    most = max(users, key=lambda user: user.used_bytes or 0)
    return f"; {most.name} (process {most.pid}) holds {(most.used_bytes or 0) / MIB:,.0f} MiB"
