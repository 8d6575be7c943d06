"""A failure as a page of Markdown that can be pasted into a message."""

from __future__ import annotations

from app.diagnose.changes import describe_change, separated
from app.failures import Failure
from app.runconfig import RunConfig
from app.values.diagnosis import Remedy
from app.values.machine import Machine
from app.values.plan import DevicePlan

MIB = 1 << 20
_SURE = {"certain": "certain", "likely": "probable", "unknown": "not sure"}


def markdown(failure: Failure, machine: Machine | None) -> str:
    """Return the report; clean it before it leaves the computer."""
    found = failure.diagnosis
    lines = [
        f"# {found.title or 'It stopped'}",
        "",
        f"{found.why} Cause: `{found.cause}` ({_SURE[found.confidence]}, {found.severity}).",
        "",
        f"- Model: {failure.model} (`{failure.path}`)",
        f"- Engine: {failure.runtime or 'not known'}",
        f"- When: {failure.at}",
        *(_machine(machine) if machine else ()),
        *([f"- Setup: {setup(failure.config)}"] if failure.config else ()),
        "",
    ]
    if found.evidence:
        lines += ["## Decisive lines", "", "```", *found.evidence, "```", ""]
    if failure.plan:
        parts = (*failure.plan.devices, failure.plan.host)
        lines += ["## The plan", "", "| where | planned, MiB | load line, MiB |", "|---|---:|---:|"]
        lines += [_part(part) for part in parts if part.total_bytes]
        lines.append("")
    if found.remedies:
        lines += ["## What helps", "", *map(_remedy, found.remedies)]
    return "\n".join(lines).strip() + "\n"


def setup(config: RunConfig) -> str:
    """Return the parts of a setup that decide memory, and whatever differs from the default."""
    layers = "all layers" if config.n_gpu_layers < 0 else f"{config.n_gpu_layers} layers"
    changed = describe_change(RunConfig(), config)
    told = f"context {config.n_ctx}, micro-batch {config.n_ubatch}, {layers} on the card"
    return f"{told} (against the default: {changed})" if changed else told


def _machine(machine: Machine) -> list[str]:
    cards = ", ".join(f"{gpu.name} {gpu.total_bytes // MIB:,} MiB" for gpu in machine.gpus)
    return [
        f"- Card: {cards or 'none'}; driver {machine.driver or 'none'}",
        f"- System: {machine.os}; {machine.host.total_bytes // MIB:,} MiB of memory",
    ]


def _part(part: DevicePlan) -> str:
    return f"| {part.name} | {part.total_bytes / MIB:,.0f} | {part.load_line_bytes / MIB:,.0f} |"


def _remedy(remedy: Remedy) -> str:
    freed = remedy.frees_bytes or remedy.frees_host_bytes
    parts = [
        separated(remedy.change),
        f"frees {freed / MIB:,.0f} MiB" if freed else "",
        remedy.cost,
    ]
    return f"- **{remedy.name or remedy.kind}**: {'; '.join(part for part in parts if part)}"
