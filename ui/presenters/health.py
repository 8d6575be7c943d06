"""The computer's health: what was checked, what the driver reported, who uses the card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ui.presenters.card_tile import short_name
from ui.presenters.figures import UNKNOWN, clock_of, count, measure, mib
from ui.presenters.marks import Mark, Marks
from ui.presenters.monitor import THROTTLES
from ui.words import QT_TR_NOOP, ended, listed, named, plural, sentences, told, tr

if TYPE_CHECKING:
    from app.state import State
    from app.values.health import Check, Health
    from app.values.machine import GpuSample, Sample

STATES = Marks(
    {
        "ok": Mark("ok", "ok", QT_TR_NOOP("All right")),
        "warn": Mark("warn", "tight", QT_TR_NOOP("Look at it")),
        "error": Mark("err", "big", QT_TR_NOOP("Broken")),
    }
)
MOST_EVENTS = 20


@dataclass(frozen=True, slots=True)
class CheckView:
    """One thing that was looked at."""

    key: str
    name: str
    text: str
    fix: str
    mark: Mark
    accessible: str


@dataclass(frozen=True, slots=True)
class FigureRow:
    """A name and its figure."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class HealthView:
    """The whole page."""

    subtitle: str
    running: bool
    mark: Mark | None
    checks: tuple[CheckView, ...]
    slowed: tuple[FigureRow, ...]
    events: tuple[FigureRow, ...]
    events_text: str
    users: tuple[FigureRow, ...]


def present_health(state: State) -> HealthView:
    """Return what is known of this computer's health."""
    health = state.health
    checks = tuple(_check(n, check) for n, check in enumerate(health.checks)) if health else ()
    return HealthView(
        subtitle=health_line(health),
        running=health is not None and health.running,
        mark=STATES[_worst(health)] if health and health.checks and not health.running else None,
        checks=checks,
        slowed=_slowed(state),
        events=_events(health),
        events_text="" if _events(health) else tr("The driver reported no fault since the start."),
        users=_users(state.sample),
    )


def health_line(health: Health | None) -> str:
    """Say in one line how it stands."""
    if health is None:
        return tr("Not looked at yet")
    if health.running:
        n = len(health.checks)
        text = plural(n, tr("Looking: {n} done", "one"), tr("Looking: {n} done"))
        return text.format(n=count(n))
    wrong = [check for check in health.checks if check.state != "ok"]
    if not wrong:
        n = len(health.checks)
        text = plural(n, tr("{n} check, all right"), tr("{n} checks, all right"))
        return text.format(n=count(n))
    broken = sum(check.state == "error" for check in wrong)
    parts = []
    if broken:
        parts.append(tr("{n} broken").format(n=count(broken)))
    if len(wrong) > broken:
        parts.append(tr("{n} to look at").format(n=count(len(wrong) - broken)))
    return listed(parts)


def _worst(health: Health) -> str:
    return max((check.state for check in health.checks), key=list(STATES).index)


def _check(place: int, check: Check) -> CheckView:
    mark = STATES[check.state]
    name, text, fix = map(told, (check.name, check.text, check.fix))
    said = sentences(ended(named(name, mark.text)), text, fix)
    return CheckView(f"{place}.{check.id}", name, text, fix, mark, said)


def _slowed(state: State) -> tuple[FigureRow, ...]:
    sample = state.sample
    if sample is None:
        return ()
    known = {gpu.uuid: short_name(gpu.name) for gpu in state.machine.gpus} if state.machine else {}
    names = [tr("Card {n}").format(n=n) for n, _ in enumerate(sample.gpus)]
    if len(names) == 1:
        names = [known.get(sample.gpus[0].uuid, names[0])]
    rows = [_slow_card(name, card) for name, card in zip(names, sample.gpus, strict=True)]
    if sample.worker_lent_bytes:
        lent = tr("{mib} MiB of the model's memory").format(mib=mib(sample.worker_lent_bytes))
        rows.append(FigureRow(tr("Spilled into computer memory"), lent))
    return tuple(rows)


def _slow_card(name: str, card: GpuSample) -> FigureRow:
    words = [tr(THROTTLES[word]) for word in card.throttle if word in THROTTLES]
    heat = (
        f" · {measure(count(card.temperature_c), '°C')}" if card.temperature_c is not None else ""
    )
    return FigureRow(name, f"{listed(words) or tr('Nothing slows it')}{heat}")


def _events(health: Health | None) -> tuple[FigureRow, ...]:
    if health is None:
        return ()
    newest = health.events[::-1][:MOST_EVENTS]
    return tuple(
        FigureRow(
            f"{clock_of(event.at, seconds=True)} Xid {event.number}", told(event.name) or UNKNOWN
        )
        for event in newest
    )


def _users(sample: Sample | None) -> tuple[FigureRow, ...]:
    if sample is None:
        return ()
    processes = [process for card in sample.gpus for process in card.processes]
    order = sorted(processes, key=lambda process: -(process.used_bytes or 0))
    return tuple(
        FigureRow(
            process.name if str(process.pid) in process.name else f"{process.name} ({process.pid})",
            measure(mib(process.used_bytes), "MiB") if process.used_bytes is not None else UNKNOWN,
        )
        for process in order
    )
