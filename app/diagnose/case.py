"""A live failure -> one case of the public schema; it never holds a word of a prompt or reply."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from app.diagnose.diagnosis import diagnose, diagnose_log, from_error
from app.diagnose.exits import as_ntstatus, signal_name
from app.runconfig import RunConfig
from app.values.diagnosis import Case, Diagnosis, EngineEvidence
from app.values.machine import Gpu, GpuSample, Machine, Sample
from app.values.model_file import ModelFile
from app.values.plan import DevicePlan, MemoryPlan
from catalog.load import runtimes

__all__ = [
    "Circumstances",
    "diagnose",
    "diagnose_evidence",
    "diagnose_log",
    "from_error",
    "live_case",
]

_MIB = 1 << 20
_HOME = re.compile(r"(/home/|/Users/|[A-Za-z]:\\Users\\)[^/\\\s\"']+")
_PHASES = {"detect", "download", "load", "warmup", "prefill", "decode", "idle"}
_LOG_LINES = 400
# Keys of the schema's plan -> keys of our plan's items.
_PLAN_KEYS: Mapping[str, tuple[str, ...]] = {
    "weights_mib": ("weights",),
    "kv_mib": ("kv", "kv_swa"),
    "recurrent_mib": ("recurrent",),
    "compute_mib": ("compute", "output"),
    "mtp_kv_mib": ("mtp_kv",),
    "mtp_compute_mib": ("mtp_compute", "mtp_output"),
    "draft_mib": ("draft_weights",),
    "mmproj_mib": ("mmproj",),
}
_HOST_KEYS: Mapping[str, tuple[str, ...]] = {
    "weights_mib": ("weights",),
    "kv_mib": ("kv", "kv_swa"),
    "compute_mib": ("compute", "mtp_compute"),
    "prompt_cache_mib": ("prompt_cache",),
    "checkpoints_mib": ("checkpoints",),
}


@dataclass(frozen=True)
class Circumstances:
    """Everything around a failure that is known; what is not stays None."""

    file: ModelFile | None = None
    config: RunConfig | None = None
    plan: MemoryPlan | None = None
    machine: Machine | None = None
    before: Sample | None = None
    at_fault: Sample | None = None
    worker_pid: int | None = None
    xids: Sequence[int] = ()
    settings: Mapping[str, Any] = field(default_factory=dict)
    measured: Mapping[str, Any] = field(default_factory=dict)
    host_power_cycle: bool = False
    oom_killed: bool = False
    system_log: Sequence[str] = ()


def diagnose_evidence(evidence: EngineEvidence) -> Diagnosis:
    """Name the cause from what the engine left alone."""
    return diagnose(live_case(evidence, Circumstances()))


def live_case(evidence: EngineEvidence, around: Circumstances) -> Case:
    """Return the case of a failure; keys and units are those of the public schema."""
    phase = evidence.phase if evidence.phase in _PHASES else "idle"
    return {
        "model": around.file.title if around.file else None,
        "phase": phase,
        "hardware": _hardware(around),
        "settings": _settings(around) | _ages(evidence),
        "exit": _exit(evidence, phase, around),
        "log": _log(evidence, around.system_log),
        "nvml_events": [{"xid": number} for number in around.xids],
        "measured": _measured(around),
        "plan": _plan(around.plan, around.config),
    }


def _mib(amount: int | None) -> float | None:
    return None if amount is None else round(amount / _MIB, 2)


def _log(evidence: EngineEvidence, system: Sequence[str]) -> list[str]:
    # The system's lines first: how near the end the engine's own stand means something.
    lines = [*system, *evidence.log, evidence.abort_message or "", evidence.message]
    shown = (_HOME.sub(r"\1~", line) for line in lines if line.strip())
    return list(dict.fromkeys(shown))[-_LOG_LINES:]


def _exit(evidence: EngineEvidence, phase: str, around: Circumstances) -> dict[str, Any]:
    status = as_ntstatus(evidence.exit_code)
    signal = None
    if evidence.signal is not None:
        signal = signal_name(-abs(evidence.signal)) or f"SIG{evidence.signal}"
    told: dict[str, Any] = {
        "code": evidence.exit_code,
        "signal": signal,
        "ntstatus": f"0x{status:08X}" if status is not None else None,
    }
    if evidence.reason == "hang":
        told["hang"] = True
    elif evidence.reason in {"exit", "garbage"} and evidence.exit_code in {0, None} and not signal:
        told["unexpected_end"] = True
    elif evidence.reason == "error":
        told["request_failed"] = True
    if around.oom_killed:
        told["oom_killed"] = True
    if around.host_power_cycle:
        told["host_power_cycle"] = True
    if phase == "detect" and evidence.reason == "error":
        told["degraded"] = True
    return told


def _chosen(around: Circumstances) -> tuple[Gpu, ...]:
    gpus = around.machine.gpus if around.machine else ()
    wanted = around.config.devices if around.config else ()
    return tuple(gpu for gpu in gpus if not wanted or gpu.uuid in wanted)


def _hardware(around: Circumstances) -> dict[str, Any]:
    machine = around.machine
    gpus = _chosen(around)
    if machine is None:
        return {"gpu": [], "vram_mib": None, "driver": None, "os": None, "ram_mib": None}
    extra = " (WSL2)" * machine.wsl + " (container)" * machine.container
    return {
        "gpu": [gpu.name for gpu in gpus],
        "vram_mib": [_mib(gpu.total_bytes) for gpu in gpus] or None,
        "driver": machine.driver,
        "os": machine.os + extra,
        "ram_mib": _mib(machine.host.total_bytes),
    }


def _settings(around: Circumstances) -> dict[str, Any]:
    binding = runtimes().binding
    told: dict[str, Any] = {
        "engine": f"{binding.package} {binding.version} (llama.cpp {binding.build})"
    }
    if around.config is not None:
        told |= _config_settings(around.config)
    if around.file is not None:
        told["file_mib"] = _mib(around.file.size_bytes)
        told["ctx_train"] = around.file.n_ctx_train or None
        told["file_sha256"] = around.file.sha256
    if others := _other_programs(around):
        told["other_gpu_processes"] = others
    if held := _held_by_program(around):
        told["vram_by_program_mib"] = held
    gpus = _chosen(around)
    if len(gpus) == 1:
        told["compute_capability"] = gpus[0].compute_capability
    return {**told, **around.settings}


def _ages(evidence: EngineEvidence) -> dict[str, float]:
    """Return how long the engine had been silent when its end was noticed, seconds."""
    told = {
        "heartbeat_age_s": evidence.heartbeat_age_s,
        "progress_age_s": evidence.progress_age_s,
    }
    return {name: seconds for name, seconds in told.items() if seconds is not None}


def _other_programs(around: Circumstances) -> list[str]:
    """Return the names of the other programs on the cards in use, without their folders."""
    sample = around.at_fault
    cards = {gpu.uuid for gpu in _chosen(around)}
    names = (
        re.split(r"[/\\]", process.name)[-1]
        for gpu in (sample.gpus if sample else ())
        for process in gpu.processes
        if gpu.uuid in cards and process.pid != around.worker_pid
    )
    return list(dict.fromkeys(name for name in names if name))


def _held_by_program(around: Circumstances) -> dict[str, float]:
    """Return the MiB of the cards in use by program, ours as 'engine', where the driver tells."""
    sample = around.at_fault
    cards = {gpu.uuid for gpu in _chosen(around)}
    held: dict[str, int] = {}
    for gpu in sample.gpus if sample else ():
        for process in gpu.processes if gpu.uuid in cards else ():
            ours = process.pid == around.worker_pid
            name = "engine" if ours else re.split(r"[/\\]", process.name)[-1]
            if name and process.used_bytes is not None:
                held[name] = held.get(name, 0) + process.used_bytes
    return {name: round(size / _MIB, 2) for name, size in held.items()}


def _config_settings(config: RunConfig) -> dict[str, Any]:
    return {
        "ctx": config.n_ctx,
        "batch": config.n_batch,
        "ubatch": config.n_ubatch,
        "parallel": config.n_seq_max,
        "type_k": config.type_k.value,
        "type_v": config.type_v.value,
        "flash_attn": "on" if config.flash_attn else "off",
        "gpu_layers": "all" if config.n_gpu_layers < 0 else config.n_gpu_layers,
        "n_cpu_moe": config.n_cpu_moe,
        "split_mode": config.split_mode,
        "tensor_split": ",".join(f"{share:g}" for share in config.tensor_split) or None,
        "rpc": len(config.rpc) or None,
        "mmap": config.mmap,
        "mlock": config.mlock,
        "spec": "draft-mtp" if config.mtp.on else None,
        "spec_draft_n_max": config.mtp.draft_max if config.mtp.on else None,
        "cache_ram_mib": _mib(config.cache_ram_bytes),
        "mmproj": False,
        "pinned_host": config.pinned_host,
        "cuda_graphs": config.cuda_graphs,
        "checkpoint_mib": _mib(config.checkpoint_bytes),
    }


def _measured(around: Circumstances) -> dict[str, Any] | None:
    told: dict[str, Any] = {}
    for name, sample in (("", around.at_fault), ("_before", around.before)):
        if sample is None:
            continue
        told[f"devices{name}"] = _devices(sample, around)
        told[f"host{name}"] = {
            "rss_mib": _mib(sample.worker_rss_bytes),
            "free_mib": _mib(sample.host_total_bytes - sample.host_used_bytes),
            "commit_free_mib": _mib(sample.commit_free_bytes),
        }
    told |= around.measured
    return told or None


def _devices(sample: Sample, around: Circumstances) -> list[dict[str, Any]]:
    order = [gpu.uuid for gpu in _chosen(around)] or [gpu.uuid for gpu in sample.gpus]
    rows = [gpu for gpu in sample.gpus if gpu.uuid in order]
    told = [_device(order.index(gpu.uuid), gpu, around.worker_pid) for gpu in rows]
    if len(told) == 1 and sample.worker_lent_bytes is not None:
        # Windows tells it for the process; which of several cards it belongs to is not known.
        told[0]["shared_mib"] = _mib(sample.worker_lent_bytes)
    return told


def _device(index: int, gpu: GpuSample, worker: int | None) -> dict[str, Any]:
    own = [p.used_bytes for p in gpu.processes if p.pid == worker and p.used_bytes is not None]
    return {
        "index": index,
        "used_mib": _mib(gpu.used_bytes),
        "free_mib": _mib(gpu.free_bytes),
        "own_used_mib": _mib(sum(own)) if own else None,
        "gpu_util_pct": gpu.util_pct,
        "mem_util_pct": gpu.mem_util_pct,
        "power_w": gpu.power_w,
        "power_limit_w": gpu.power_limit_w,
        "sm_mhz": gpu.sm_mhz,
        "mem_mhz": gpu.mem_mhz,
        "temperature_c": gpu.temperature_c,
        "throttle": list(gpu.throttle),
        "pstate": None if gpu.pstate is None else f"P{gpu.pstate}",
    }


def _plan(plan: MemoryPlan | None, config: RunConfig | None) -> dict[str, Any] | None:
    if plan is None:
        return None
    rows = [
        {"index": i, **_items(part, _PLAN_KEYS), "total_mib": _mib(part.total_bytes)}
        for i, part in enumerate(plan.devices)
    ]
    return {
        "total_mib": _mib(sum(part.total_bytes for part in plan.devices)),
        "fit": plan.verdict,
        "mtp_counted": True if config is not None and config.mtp.on else None,
        "devices": rows,
        "host": {**_items(plan.host, _HOST_KEYS), "total_mib": _mib(plan.host.total_bytes)},
    }


def _items(part: DevicePlan, keys: Mapping[str, tuple[str, ...]]) -> dict[str, float | None]:
    present = {item.key for item in part.items}
    return {
        name: _mib(sum(part.item_bytes(key) for key in ours))
        for name, ours in keys.items()
        if present & set(ours)
    }
