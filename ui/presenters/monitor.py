"""The monitor's figures, rows and graphs; a computer without a card gets its own set."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from app.session import RESIDENT
from app.state import State
from app.values.machine import Gpu, GpuSample, Sample
from ui.presenters.card_tile import short_name
from ui.presenters.figures import clock_of, count, measure, mib, unit
from ui.presenters.memory_now import (
    device_plan,
    host_total_bytes,
    host_used_bytes,
    memory_frame,
    shown_gpu,
    shown_sample,
)
from ui.presenters.monitor_view import (
    NOT_TOLD,
    Curve,
    EventRow,
    Metric,
    MonitorView,
    Share,
    UserRow,
)
from ui.presenters.stack import used_bytes
from ui.words import QT_TR_NOOP, told, tr

MIB = 1 << 20
NO_CARD = QT_TR_NOOP(
    "There is no NVIDIA card here that Plimsoll can use, so the graphs show the computer's "
    "memory and processor. Everything else works the same."
)
LOOKING = QT_TR_NOOP("Plimsoll looks at this machine. The graphs begin in a moment.")
THROTTLES: Mapping[str, str] = MappingProxyType(
    {
        "sw-power-cap": QT_TR_NOOP("Power limit"),
        "hw-slowdown": QT_TR_NOOP("Hardware slowdown"),
        "hw-thermal-slowdown": QT_TR_NOOP("Heat"),
        "sw-thermal-slowdown": QT_TR_NOOP("Heat"),
        "hw-power-brake": QT_TR_NOOP("Power brake"),
        "sync-boost": QT_TR_NOOP("Sync boost"),
        "display-clock": QT_TR_NOOP("Display clock"),
        "app-clocks": QT_TR_NOOP("Fixed clocks"),
    }
)
_RATE = {True: QT_TR_NOOP("ten times a second"), False: QT_TR_NOOP("once a second")}
_SHOWN_USERS = 5
_NEAR = 0.2


def monitor_view(state: State) -> MonitorView:
    """Return the page for `state`."""
    gpu = shown_gpu(state)
    events = tuple(EventRow(clock_of(mark.at), told(mark.text)) for mark in reversed(state.marks))
    shares = _shares(state)
    if gpu is None:
        return MonitorView(
            known=state.machine is not None,
            subtitle=_host_title(state),
            note=tr(NO_CARD if state.machine else LOOKING),
            memory=memory_frame(state),
            curves=_host_curves(state),
            throttle=False,
            metrics=_host_metrics(state),
            users=(),
            shares=shares,
            events=events,
        )
    reading = shown_sample(state, gpu)
    return MonitorView(
        known=True,
        subtitle=_card_title(state, gpu),
        note="" if reading or state.sample is None else _asleep(),
        memory=memory_frame(state),
        curves=_card_curves(gpu),
        throttle=True,
        metrics=_card_metrics(state, reading),
        users=_users(state, reading) if reading else (),
        shares=shares,
        events=events,
    )


def _asleep() -> str:
    return tr(
        "The card is asleep. To save power, Plimsoll does not wake it; the graphs go on when "
        "something uses it."
    )


def _rate(state: State) -> str:
    return tr(_RATE[state.session is not None and state.session.phase in RESIDENT])


# --- a card ------------------------------------------------------------------------------------
def _card_title(state: State, gpu: Gpu) -> str:
    parts = [short_name(gpu.name)]
    if gpu.driver:
        parts.append(tr("driver {version}").format(version=gpu.driver))
    return " · ".join((*parts, _rate(state)))


def _card_curves(gpu: Gpu) -> tuple[Curve, ...]:
    core, memory = float(gpu.max_sm_mhz or 3000), float(gpu.max_mem_mhz or 12000)
    power = float(gpu.power_limit_w or 450)
    return (
        Curve(
            "sm", tr("Core clock"), tr("Clocks"), "sm_mhz", "card", tr("MHz core"), "weights",
            0, core * 1.05, _thirds(core, 1000),
        ),
        Curve(
            "mem", tr("Memory clock"), "", "mem_mhz", "card", tr("MHz mem"), "mtp",
            0, memory * 1.15, (0, _below(memory, 5000)), tall=False,
        ),
        Curve(
            "power", tr("Power"), tr("Power and heat"), "power_w", "card",
            tr("W of {limit}").format(limit=count(round(power))), "compute",
            0, power * 1.08, (0, _below(power / 2, 50), power),
        ),
        Curve(
            "heat", tr("Temperature"), "", "temperature_c", "card", "°C", "recurrent",
            25, 100, (30, 80), tall=False,
        ),
    )  # fmt: skip


def _thirds(top: float, step: float) -> tuple[float, ...]:
    return tuple(step * n for n in range(int(top // step) + 1))[:4]


def _below(value: float, step: float) -> float:
    return value // step * step


def _card_metrics(state: State, now: GpuSample | None) -> tuple[Metric, ...]:
    spare = memory_frame(state).line_bytes - used_bytes(state)
    limit = now.power_limit_w if now else None
    watts = tr("of {limit} W").format(limit=count(round(limit))) if limit else "W"
    return (
        Metric(tr("To the load line"), mib(spare), unit("MiB")),
        Metric(tr("Busy"), _whole(now and now.util_pct), "%"),
        Metric(tr("Core clock"), _whole(now and now.sm_mhz), "MHz"),
        Metric(tr("Power"), _whole(now and now.power_w), watts),
        Metric(tr("Temperature"), _whole(now and now.temperature_c), "°C"),
        Metric(tr("Fan"), _whole(now and now.fan_pct), "%"),
    )


def _whole(value: float | None) -> str:
    return NOT_TOLD if value is None else count(round(value))


def _users(state: State, now: GpuSample) -> tuple[UserRow, ...]:
    used = now.total_bytes - now.free_bytes
    ours = _engine_pid(state, now)
    rows = []
    named = 0
    for process in now.processes[:_SHOWN_USERS]:
        mine = process.pid == ours
        figure = NOT_TOLD if process.used_bytes is None else mib(process.used_bytes)
        name = tr("Plimsoll engine") if mine else process.name
        rows.append(UserRow(name, figure, "weights" if mine else "other", strong=mine))
        named += process.used_bytes or 0
    if rows and 0 < named < used:
        rows.append(UserRow(tr("Everything else"), mib(used - named)))
    return (*rows, UserRow(tr("In all"), mib(used), "", strong=True))


def _engine_pid(state: State, now: GpuSample) -> int | None:
    """Return the process that holds about what the loaded model's plan says, if there is one."""
    session = state.session
    if session is None or session.phase not in RESIDENT or session.plan is None:
        return None
    planned = sum(device.total_bytes for device in session.plan.devices)
    for process in now.processes:
        size = process.used_bytes
        if size is not None and planned and abs(size - planned) <= _NEAR * planned:
            return process.pid
    return None


# --- no card -----------------------------------------------------------------------------------
def _host_title(state: State) -> str:
    if state.machine is None:
        return ""
    return f"{state.machine.cpu.name} · {_rate(state)}"


def _host_curves(state: State) -> tuple[Curve, ...]:
    total = max(1.0, host_total_bytes(state) / MIB)
    plan = device_plan(state.session, None)
    # Twice the plan leaves room to see it grow; the range moves only when the plan does.
    top = min(total, max(1024.0, 2 * (plan.total_bytes if plan else 0) / MIB // 512 * 512))
    return (
        Curve(
            "cpu", tr("Processor"), tr("Processor"), "cpu_pct", "host", tr("% busy"), "weights",
            0, 104, (0, 50, 100),
        ),
        Curve(
            "worker", tr("Engine memory"), tr("Engine"), "worker_rss_bytes", "host", unit("MiB"),
            "runtime", 0, top * 1.04, (0, _below(top / 2, 256), top), per=MIB,
        ),
    )  # fmt: skip


def _host_metrics(state: State) -> tuple[Metric, ...]:
    sample = state.sample
    memory = memory_frame(state)
    free = sample.host_total_bytes - host_used_bytes(sample) if sample else None
    line = Metric(tr("To the load line"), mib(memory.line_bytes - used_bytes(state)), unit("MiB"))
    return (
        *((line,) if memory.line_bytes < memory.capacity_bytes else ()),
        Metric(tr("Processor"), _whole(sample.cpu_pct if sample else None), tr("% busy")),
        Metric(tr("Free memory"), NOT_TOLD if free is None else mib(free), unit("MiB")),
        Metric(tr("Engine"), _bytes(sample.worker_rss_bytes if sample else None), unit("MiB")),
    )


def _bytes(size: int | None) -> str:
    return NOT_TOLD if size is None else mib(size)


def _shares(state: State) -> tuple[Share, ...]:
    sample = state.sample
    if sample is None or not sample.host_total_bytes:
        return ()
    total = sample.host_total_bytes
    used = host_used_bytes(sample)
    figures = tr("{used} of {total} MiB").format(used=mib(used), total=mib(total))
    rows = [Share(tr("In use"), figures, used / total)]
    rows.extend(_worker_shares(sample, total))
    return tuple(rows)


def _worker_shares(sample: Sample, total: int) -> list[Share]:
    parts = (
        (tr("Held by the engine"), sample.worker_rss_bytes),
        (tr("Of that, not from files"), sample.worker_anon_bytes),
    )
    return [Share(name, measure(mib(size), "MiB"), size / total) for name, size in parts if size]
