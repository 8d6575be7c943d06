"""What was found on this computer, one line each, and whether that is good."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ui.presenters.engines import KINDS
from ui.presenters.figures import count, file_size, mib
from ui.presenters.marks import GOOD, Mark
from ui.words import QT_TR_NOOP, listed, plural, told, tr

if TYPE_CHECKING:
    from app.state import State
    from app.values.engines import Engines
    from app.values.machine import Disk, Machine

MIND = Mark("warn", "tight", QT_TR_NOOP("Mind this"))
LITTLE_BYTES = 1_000_000_000
"""Less free space holds no model worth a chat."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One line about this machine; `where` is a longer word on it, for whoever asks."""

    icon: str
    label: str
    value: str
    detail: str = ""
    mark: Mark | None = None
    where: str = ""


def present_facts(state: State, machine: Machine, room_bytes: int) -> tuple[Fact, ...]:
    """Return the lines; `room_bytes` is what the memory of this computer has free for a model."""
    lines = (
        _driver(machine),
        _memory(machine),
        _disk(state.disk, room_bytes) if state.disk else None,
        _engine(state.engines) if state.engines else None,
        Fact("cpu", tr("Processor"), machine.cpu.name, _cores(machine)),
        Fact("home", tr("System"), machine.os, _system(machine)),
    )
    return tuple(line for line in lines if line is not None)


def _driver(machine: Machine) -> Fact | None:
    if not machine.driver:
        return None
    cuda = next((gpu.cuda_version for gpu in machine.gpus if gpu.cuda_version), None)
    detail = tr("runs CUDA up to {version}").format(version=cuda) if cuda else ""
    return Fact("driver", tr("Driver"), machine.driver, detail, GOOD.said())


def _memory(machine: Machine) -> Fact:
    host = machine.host
    text = tr("{free} of {total} MiB free")
    text = text.format(free=mib(host.available_bytes), total=mib(host.total_bytes))
    return Fact("memory", tr("Memory", "computer"), text, _host_limit(machine))


def _host_limit(machine: Machine) -> str:
    usable = machine.host.usable_bytes
    if usable < machine.host.available_bytes:
        return tr("this program may use {n}").format(n=mib(usable))
    return ""


def _disk(disk: Disk, room_bytes: int) -> Fact:
    """Measure the disk by what it is for: a file is about as large as what it takes in memory."""
    free = file_size(disk.free_bytes)
    detail, mark = tr("enough for any model that fits"), GOOD.said()
    if disk.free_bytes < LITTLE_BYTES:
        detail, mark = tr("too little for most models"), MIND.said()
    elif disk.free_bytes < room_bytes:
        detail = tr("the memory would hold a model of up to {size}")
        detail, mark = detail.format(size=file_size(room_bytes)), MIND.said()
    return Fact(
        "disk",
        tr("Disk"),
        tr("{size} free").format(size=free),
        detail,
        mark,
        tr("Models are fetched to {folder}").format(folder=disk.folder),
    )


def _engine(engines: Engines) -> Fact | None:
    build = next((build for build in engines.builds if build.in_use), None)
    if build is None:
        return None
    kind = tr(KINDS[build.kind]) if build.kind in KINDS else build.kind
    detail, mark = build.name.removeprefix(f"{build.kind} "), GOOD.said()
    if engines.idle_card:
        detail = tr("{build}, works at once, but not on the card").format(build=detail)
        mark = MIND.said()
    elif engines.notice:
        detail, mark = told(engines.notice), MIND.said()
    return Fact("engine", tr("Engine"), kind, detail, mark)


def _cores(machine: Machine) -> str:
    cpu = machine.cpu
    parts = [tr("1 core")]
    if cpu.physical_cores != 1:
        parts = [tr("{n} cores").format(n=count(cpu.physical_cores))]
    if cpu.usable_cores < cpu.logical_cores:
        n = cpu.usable_cores
        parts.append(plural(n, tr("{n} usable", "one"), tr("{n} usable")).format(n=count(n)))
    return listed(parts)


def _system(machine: Machine) -> str:
    inside = [
        name
        for name, true in ((tr("in WSL"), machine.wsl), (tr("in a container"), machine.container))
        if true
    ]
    return listed(inside)
