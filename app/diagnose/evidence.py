"""One case, read tolerantly: an absent key and null both mean not known."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from app.diagnose.allocations import Allocation, read_allocations
from app.diagnose.exits import ExitFacts, decode_exit
from app.diagnose.facts import Facts, read_facts
from app.diagnose.outline import ended_well, guessed_phase

_WINDOWS = re.compile(r"\bwin(?:dows|32|64|\d+)?\b|\bwsl", re.IGNORECASE)
_CONTAINER = re.compile(
    r"docker|container|kubernetes|\bk8s\b|podman|\blxc\b|\bpod\b", re.IGNORECASE
)
_WINDOWS_LINE = re.compile(r"\b[A-Z]:\\|\.dll\b|\.exe\b")
_DESKTOP = re.compile(
    r"xorg|xwayland|dwm|explorer|gnome|kwin|plasma|compositor|shell|desktop|searchhost",
    re.IGNORECASE,
)

_DRAFTING_FACTS = (
    "draft-context-failed",
    "mtp-create",
    "mtp-head-missing",
    "mtp-unsupported",
    "draft-vocab",
    "draft-stats",
)


def number(value: object) -> float | None:
    """Return `value` as a number, or None; booleans are no numbers."""
    if isinstance(value, bool) or value is None:
        return None
    if isinstance(value, int | float):
        return float(value)
    if isinstance(value, str):
        try:
            return float(value)
        except ValueError:
            return None
    return None


def _mapping(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}


def _rows(value: object) -> tuple[Mapping[str, Any], ...]:
    return tuple(_mapping(row) for row in value) if isinstance(value, list | tuple) else ()


def _numbers(rows: tuple[Mapping[str, Any], ...], name: str) -> tuple[float, ...]:
    values = (number(row.get(name)) for row in rows)
    return tuple(value for value in values if value is not None)


class Evidence:
    """What is known about one failure; sizes in MiB, speeds in tokens per second."""

    def __init__(self, case: Mapping[str, Any]) -> None:
        self.case = case
        self.settings = _mapping(case.get("settings"))
        self.hardware = _mapping(case.get("hardware"))
        self.plan = _mapping(case.get("plan"))
        self.measured = _mapping(case.get("measured"))
        self.end = _mapping(case.get("exit"))

    @cached_property
    def facts(self) -> Facts:
        """What the log says, read once."""
        log = self.case.get("log")
        return read_facts(log if isinstance(log, list | tuple) else (log or "",))

    @cached_property
    def phase(self) -> str:
        """What was going on, as told, else as the log tells; '' when nothing tells."""
        return str(self.case.get("phase") or "") or guessed_phase(self.facts)

    # --- settings -------------------------------------------------------------------------

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
    def drafting(self) -> bool | None:
        """Whether drafting was on; None when not known."""
        if "spec" not in self.settings:
            return True if self.facts.has(*_DRAFTING_FACTS) else None
        return self.text("spec") not in {"", "none", "off", "false"}

    @cached_property
    def mtp(self) -> bool:
        """Whether the model's own head (or a head file) drafts."""
        return "mtp" in self.text("spec")

    # --- machine --------------------------------------------------------------------------

    @cached_property
    def os(self) -> str:
        """Operating system as named."""
        return str(self.hardware.get("os") or "")

    @cached_property
    def windows(self) -> bool | None:
        """Whether Windows drives the card (WSL included); None when nothing tells."""
        if self.os:
            return bool(_WINDOWS.search(self.os))
        if self.exit.ntstatus is not None:
            return True
        if any(_WINDOWS_LINE.search(line) for line in self.facts.lines):
            return True
        return False if self.exit.signal else None

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
    def gpu_count(self) -> int:
        """How many cards are known of, from the list, the figures or the log."""
        listed = [f.number("device") for f in self.facts.all("device-listed", "alloc-device")]
        highest = max((n for n in listed if n is not None), default=-1)
        named = max((a.device for a in self.allocations if a.device is not None), default=-1)
        rows = len(_rows(self.plan.get("devices"))) if self.plan else 0
        return max(len(self.gpus), len(self.devices), rows, highest + 1, named + 1)

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

    # --- figures --------------------------------------------------------------------------

    @cached_property
    def devices(self) -> tuple[Mapping[str, Any], ...]:
        """Cards at the fault."""
        return _rows(self.measured.get("devices"))

    @cached_property
    def devices_before(self) -> tuple[Mapping[str, Any], ...]:
        """Cards before the load."""
        return _rows(self.measured.get("devices_before"))

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
        parts = [number(row.get(name)) for row in _rows(self.plan.get("devices"))]
        known = [part for part in parts if part is not None]
        return sum(known) if known else None

    def planned_host(self, name: str) -> float | None:
        """Return a planned figure of the host."""
        return number(_mapping(self.plan.get("host")).get(name))

    @cached_property
    def planned_devices(self) -> tuple[Mapping[str, Any], ...]:
        """Rows of the plan, one a card."""
        return _rows(self.plan.get("devices"))

    @cached_property
    def in_use(self) -> bool | None:
        """Whether our process computes on a card; None when nothing tells."""
        told = [row.get("in_use") for row in self.devices if isinstance(row.get("in_use"), bool)]
        if told:
            return any(told)
        own = [number(row.get("own_used_mib")) for row in self.devices]
        if any(value and value > 0 for value in own):
            return True
        if self.facts.has("gpu-buffer", "layer-on-gpu"):
            return True
        offloaded = self.facts.last("offloaded")
        if offloaded is not None:
            return (offloaded.number("done") or 0) > 0
        asked = re.fullmatch(r"(\d+)/\d+", self.text("gpu_layers_offloaded"))
        return int(asked.group(1)) > 0 if asked else None

    @cached_property
    def other_programs(self) -> tuple[str, ...]:
        """Other programs on the cards, the desktop itself left out."""
        names = self.settings.get("other_gpu_processes")
        if not isinstance(names, list | tuple):
            return ()
        return tuple(str(name) for name in names if not _DESKTOP.search(str(name)))

    # --- how it ended ---------------------------------------------------------------------

    @cached_property
    def exit(self) -> ExitFacts:
        """The decoded end."""
        return decode_exit(self.end.get("code"), self.end.get("signal"), self.end.get("ntstatus"))

    def ended_with(self, name: str) -> bool:
        """Whether the end carries the mark `name` (hang, slow, oom_killed ...)."""
        return self.end.get(name) is True

    @cached_property
    def process_ended(self) -> bool:
        """Whether the process is gone, against its will."""
        if self.exit.signal or self.exit.ntstatus is not None:
            return True
        if self.exit.code not in {0, None}:
            return True
        marks = ("unexpected_end", "oom_killed", "host_power_cycle")
        return any(self.ended_with(mark) for mark in marks)

    @cached_property
    def failed(self) -> bool:
        """Whether the process or a request ended in an error."""
        if not self.end:
            return not ended_well(self.facts)
        if self.process_ended or self.ended_with("request_failed") or self.ended_with("hang"):
            return True
        http = number(self.end.get("http"))
        if http is not None and http >= 400:
            return True
        return number(self.end.get("timeout_s")) is not None or self.ended_with(
            "gpu_reset_required"
        )

    @cached_property
    def succeeded(self) -> bool:
        """Whether it is known to have gone well."""
        if not self.end:
            return ended_well(self.facts)
        if self.failed or self.ended_with("slow") or self.ended_with("degraded"):
            return False
        return self.exit.code == 0 or number(self.end.get("http")) == 200

    @cached_property
    def slow(self) -> bool:
        """Whether it ran far below what it should, by the end's mark or by the speeds."""
        if self.ended_with("slow"):
            return True
        ratio = self.speed("prefill_slowdown")
        if ratio is not None and ratio >= 2:
            return True
        pairs = (
            ("prefill_tok_s", "qualified_prefill_tok_s"),
            ("decode_tok_s", "qualified_decode_tok_s"),
        )
        for now, good in pairs:
            is_now, was_good = self.speed(now), self.speed(good)
            if is_now is not None and was_good and is_now < 0.75 * was_good:
                return True
        return False

    @cached_property
    def serving(self) -> bool:
        """Whether a request was being worked on."""
        return self.phase in {"prefill", "decode"}

    # --- allocations ----------------------------------------------------------------------

    @cached_property
    def allocations(self) -> tuple[Allocation, ...]:
        """Every allocation that failed."""
        return read_allocations(self.facts)

    @cached_property
    def allocation(self) -> Allocation | None:
        """The failed allocation that the run did not get over, the last one."""
        ready = self.facts.last_line("ready")
        live = [event for event in self.allocations if event.last > ready]
        return max(live, key=lambda event: event.last) if live else None

    @cached_property
    def xids(self) -> tuple[int, ...]:
        """Xid numbers from NVML and from the log, in order."""
        events = self.case.get("nvml_events")
        told = [number(row.get("xid")) for row in _rows(events)]
        read = [fact.number("xid") for fact in self.facts.all("xid")]
        return tuple(dict.fromkeys(int(x) for x in (*told, *read) if x is not None))
