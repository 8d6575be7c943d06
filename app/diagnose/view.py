"""One case, read tolerantly: an absent key and null both mean not known."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from functools import cached_property
from typing import Any

_CONTAINER = re.compile(
    r"docker|container|kubernetes|\bk8s\b|podman|\blxc\b|\bpod\b", re.IGNORECASE
)
_DESKTOP = re.compile(
    r"xorg|xwayland|dwm|explorer|gnome|kwin|plasma|compositor|shell|desktop|searchhost",
    re.IGNORECASE,
)


def number(value: object) -> float | None:
    """Return `value` as a finite number, or None; booleans are no numbers."""
    if isinstance(value, bool) or value is None:
        return None
    try:
        told = float(value) if isinstance(value, int | float | str) else math.nan
    except (ValueError, OverflowError):
        return None
    return told if math.isfinite(told) else None


def _mapping(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}


def rows(value: object) -> tuple[Mapping[str, Any], ...]:
    """Return the mappings of a list, nothing for anything else."""
    return tuple(_mapping(row) for row in value) if isinstance(value, list | tuple) else ()


def _cards(value: object) -> tuple[Mapping[str, Any], ...]:
    """Return the rows of cards with what the rules compare by in its own type."""
    return tuple(
        {**row, "index": _index(row, place), "throttle": _words(row.get("throttle"))}
        for place, row in enumerate(rows(value))
    )


def _index(row: Mapping[str, Any], place: int) -> int:
    told = number(row.get("index"))
    return place if told is None else int(told)


def _words(value: object) -> list[str] | None:
    return [str(word) for word in value] if isinstance(value, list | tuple) else None


def _numbers(rows: tuple[Mapping[str, Any], ...], name: str) -> tuple[float, ...]:
    values = (number(row.get(name)) for row in rows)
    return tuple(value for value in values if value is not None)


class CaseView:
    """What a case says, the log aside; sizes in MiB, speeds in tokens per second."""

    def __init__(self, case: Mapping[str, Any]) -> None:
        self.case = case
        self.settings = _mapping(case.get("settings"))
        self.hardware = _mapping(case.get("hardware"))
        self.plan = _mapping(case.get("plan"))
        self.measured = _mapping(case.get("measured"))
        self.end = _mapping(case.get("exit"))

    def setting(self, name: str) -> object:
        """Return a setting, None when not known."""
        return self.settings.get(name)

    def count(self, name: str) -> float | None:
        """Return a numeric setting, None when not known."""
        return number(self.settings.get(name))

    def flag(self, name: str) -> bool | None:
        """Return a yes/no setting, None when not known."""
        value = self.settings.get(name)
        return value if isinstance(value, bool) else None

    def text(self, name: str) -> str:
        """Return a setting as lower-case text, '' when not known."""
        value = self.settings.get(name)
        return "" if value is None else str(value).lower()

    @cached_property
    def engine(self) -> str:
        """Engine as named, lower case."""
        return self.text("engine")

    @cached_property
    def mtp(self) -> bool:
        """Whether the model's own head (or a head file) drafts."""
        return "mtp" in self.text("spec")

    @cached_property
    def os(self) -> str:
        """Operating system as named."""
        return str(self.hardware.get("os") or "")

    @cached_property
    def container(self) -> bool:
        """Whether the engine ran in a container."""
        return bool(_CONTAINER.search(f"{self.os} {self.engine}"))

    @cached_property
    def gpus(self) -> tuple[str, ...]:
        """Names of the cards."""
        names = self.hardware.get("gpu")
        return tuple(str(name) for name in names) if isinstance(names, list | tuple) else ()

    @cached_property
    def laptop(self) -> bool:
        """Whether the card is a laptop's."""
        return "laptop" in f"{self.os} {' '.join(self.gpus)}".lower()

    def vram_mib(self, index: int) -> float | None:
        """Return the nominal size of card `index`."""
        sizes = self.hardware.get("vram_mib")
        if isinstance(sizes, list | tuple) and 0 <= index < len(sizes):
            return number(sizes[index])
        return None

    @cached_property
    def devices(self) -> tuple[Mapping[str, Any], ...]:
        """Cards at the fault."""
        return _cards(self.measured.get("devices"))

    @cached_property
    def devices_before(self) -> tuple[Mapping[str, Any], ...]:
        """Cards before the load."""
        return _cards(self.measured.get("devices_before"))

    @cached_property
    def free_mib(self) -> tuple[float, ...]:
        """Free memory of each card at the fault, where told."""
        return _numbers(self.devices, "free_mib")

    @cached_property
    def free_before_mib(self) -> tuple[float, ...]:
        """Free memory of each card before the load, where told."""
        return _numbers(self.devices_before, "free_mib")

    @cached_property
    def host(self) -> Mapping[str, Any]:
        """Host at the fault."""
        return _mapping(self.measured.get("host"))

    def host_mib(self, name: str) -> float | None:
        """Return a host figure at the fault, else before the load."""
        value = number(self.host.get(name))
        if value is not None:
            return value
        return number(_mapping(self.measured.get("host_before")).get(name))

    def speed(self, name: str) -> float | None:
        """Return a measured speed."""
        return number(_mapping(self.measured.get("speeds")).get(name))

    def planned(self, name: str) -> float | None:
        """Return a planned sum, else the sum over the devices."""
        total = number(self.plan.get(name))
        if total is not None:
            return total
        parts = [number(row.get(name)) for row in rows(self.plan.get("devices"))]
        known = [part for part in parts if part is not None]
        return sum(known) if known else None

    def planned_host(self, name: str) -> float | None:
        """Return a planned figure of the host."""
        return number(_mapping(self.plan.get("host")).get(name))

    @cached_property
    def planned_devices(self) -> tuple[Mapping[str, Any], ...]:
        """Rows of the plan, one a card."""
        return rows(self.plan.get("devices"))

    @cached_property
    def other_programs(self) -> tuple[str, ...]:
        """Other programs on the cards, the desktop itself left out."""
        names = self.settings.get("other_gpu_processes")
        if not isinstance(names, list | tuple):
            return ()
        return tuple(str(name) for name in names if not _DESKTOP.search(str(name)))

    def ended_with(self, name: str) -> bool:
        """Whether the end carries the mark `name` (hang, slow, oom_killed ...)."""
        return self.end.get(name) is True
