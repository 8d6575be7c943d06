"""`plimsoll detect`: what this machine is, as one document or as text."""

from __future__ import annotations

import argparse
from typing import Any

from app.machine.detect import detect
from app.values.machine import Machine

Document = dict[str, Any]
_MIB = 1 << 20


def add_arguments(_parser: argparse.ArgumentParser) -> None:
    """Detection takes no arguments of its own."""


def run(_arguments: argparse.Namespace) -> Document:
    """Look at this machine; problems are part of the answer, never an error."""
    return document(detect())


def document(machine: Machine) -> Document:
    """Return the machine as JSON values: `gpus`, `host`, `cpu`, `problems` and the system."""
    whole = machine.model_dump(mode="json")
    whole["host"]["usable_bytes"] = machine.host.usable_bytes
    return whole


def text(found: Document) -> str:
    """Return the document as lines for a person."""
    system = ", ".join(
        [found["os"]]
        + ["inside Windows (WSL)"] * found["wsl"]
        + ["in a container"] * found["container"]
    )
    lines = [line for gpu in found["gpus"] for line in _card_lines(gpu)]
    lines += ["Card        none: models run on the processor"] * (not lines)
    lines += [*_host_lines(found["host"]), *_cpu_lines(found["cpu"]), f"System      {system}"]
    for problem in found["problems"]:
        lines += ["", f"! {problem['text']}", f"  {problem['fix']}  [{problem['cause']}]"]
    return "\n".join(lines)


def _card_lines(gpu: Document) -> list[str]:
    shared = ", shared with the computer" if gpu["memory_kind"] == "unified" else ""
    details = [
        f"compute {gpu['compute_capability']}" if gpu["compute_capability"] else "",
        f"driver {gpu['driver']}" if gpu["driver"] else "",
        f"CUDA up to {gpu['cuda_version']}" if gpu["cuda_version"] else "",
        f"up to {gpu['max_sm_mhz']} MHz" if gpu["max_sm_mhz"] else "",
        f"limit {gpu['power_limit_w']:.0f} W" if gpu["power_limit_w"] else "",
    ]
    return [
        f"Card {gpu['index']}      {gpu['name']}",
        f"            {_mib(gpu['free_bytes'])} of {_mib(gpu['total_bytes'])} free{shared}",
        f"            {', '.join(word for word in details if word)}",
    ]


def _host_lines(host: Document) -> list[str]:
    free, total = host["available_bytes"], host["total_bytes"]
    limits = [
        ("commit limit", host["commit_free_bytes"]),
        ("container limit", host["cgroup_free_bytes"]),
    ]
    return [
        f"Memory      {_mib(free)} of {_mib(total)} free",
        *(f"            {_mib(room)} left under the {name}" for name, room in limits if room),
    ]


def _cpu_lines(cpu: Document) -> list[str]:
    cores = f"{cpu['physical_cores']} cores, {cpu['usable_cores']} usable threads"
    return [f"Processor   {cpu['name']} ({cores})", f"            {' '.join(cpu['features'])}"]


def _mib(amount: int) -> str:
    return f"{amount / _MIB:,.0f} MiB"
