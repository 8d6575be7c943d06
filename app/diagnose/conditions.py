"""The named conditions of the catalogue, evaluated on the evidence: True, False or not known."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from app.diagnose import switches
from app.diagnose.evidence import Evidence
from app.diagnose.finding import Finding
from app.diagnose.logic import Condition, above, at_most, difference, negated
from app.diagnose.rules.driver import hides_devices, suspended
from app.diagnose.rules.figures import POWER_REASONS, held_back
from app.diagnose.rules.files import NEWEST_MAINLINE_TYPE
from app.diagnose.rules.others import DESKTOP_MIB, others_mib
from app.diagnose.signatures.driver import TOOLKIT_LIBRARY
from app.diagnose.view import number
from app.runconfig import MIN_UBATCH

SMALLEST_CONTEXT = 2048
# One step down the ladder of quants frees about a sixth of the weights.
QUANT_STEP = 0.17
LARGE_UBATCH = 1024
_NETWORK = re.compile(r"nfs|smb|cifs|share|sshfs|network|webdav|9p", re.IGNORECASE)
_LAYERLESS = re.compile(r"vllm|tensorfold|exllama|tensorrt|sglang|transformers|mlc", re.IGNORECASE)
_HELD_BY_HOST = {"host", "pinned"}


def _works_at_larger(e: Evidence, _f: Finding) -> bool | None:
    gap = difference(e, "works_at_ctx", "ctx")
    return None if gap is None else gap > 0


def _works_with_fewer(e: Evidence, _f: Finding) -> bool | None:
    gap = difference(e, "works_at_spec_draft_n_max", "spec_draft_n_max")
    return None if gap is None else gap < 0


def _several_gpus(e: Evidence, _f: Finding) -> bool | None:
    return None if e.gpu_count == 0 else e.gpu_count > 1


def _free(e: Evidence) -> list[float]:
    rows = e.devices or e.devices_before
    free = [number(row.get("free_mib")) for row in rows]
    return [value for value in free if value is not None]


def _another_has_room(e: Evidence, f: Finding) -> bool | None:
    free, failed = _free(e), f.failed_bytes
    if len(free) < 2 or failed is None:
        return None
    return max(free) > failed / (1 << 20)


def _one_card_full(e: Evidence, _f: Finding) -> bool | None:
    told = [row.get("full") for row in e.devices if isinstance(row.get("full"), bool)]
    return (any(told) and not all(told)) if told else None


def _context_takes_most(e: Evidence, _f: Finding) -> bool | None:
    """Whether most of what was planned for the computer's memory grows with the context."""
    total = e.planned_host("total_mib")
    if not total:
        return None
    others = ("weights_mib", "compute_mib", "prompt_cache_mib", "checkpoints_mib")
    return sum(e.planned_host(name) or 0.0 for name in others) < 0.5 * total


def _compute_takes_most(e: Evidence, f: Finding) -> bool | None:
    """Whether most of what was planned for the computer's memory grows with the micro-batch."""
    total, compute = e.planned_host("total_mib"), e.planned_host("compute_mib")
    if not total or compute is None or f.purpose not in {"", "unknown"}:
        return None
    return compute > 0.5 * total


def _beyond_quant_step(e: Evidence, f: Finding) -> bool | None:
    if f.place in _HELD_BY_HOST:
        return True
    if f.purpose == "weights" or f.failed_bytes is None:
        return None
    missing = f.failed_bytes / (1 << 20)
    weights = e.planned("weights_mib") or e.count("file_mib")
    if weights is None:
        sizes = [e.vram_mib(i) or 0.0 for i in range(e.gpu_count)]
        weights = sum(sizes) or None
    return None if weights is None else missing > QUANT_STEP * weights


def _foreign_library(_e: Evidence, f: Finding) -> bool | None:
    name = f.values.get("library", "")
    if not name:
        return None
    return not re.match(TOOLKIT_LIBRARY, name, re.IGNORECASE)


def _unknown_type(e: Evidence, f: Finding) -> bool | None:
    if e.facts.has("removed-type"):
        return True
    kind = f.values.get("type", "")
    return int(kind) > NEWEST_MAINLINE_TYPE if kind.isdigit() else None


def _read_whole(_e: Evidence, f: Finding) -> bool | None:
    whole = {"unknown-architecture", "unsupported-quant-type", "engine-too-old-for-gguf"}
    return True if f.cause in whole else None


def _whole_before(e: Evidence, f: Finding) -> bool | None:
    return e.flag("worked_before") or _on_share(e, f)


def _on_share(e: Evidence, _f: Finding) -> bool | None:
    place = e.text("filesystem")
    return None if not place else bool(_NETWORK.search(place))


def _at_model_limit(e: Evidence, _f: Finding) -> bool | None:
    train = e.facts.last("ctx-train")
    limit = e.count("ctx_train") or (train and train.number("train"))
    ctx = e.count("ctx")
    return None if not limit or ctx is None else ctx >= limit


def _visible_hidden(e: Evidence, _f: Finding) -> bool | None:
    return hides_devices(e)


def _card_alone(e: Evidence, _f: Finding) -> bool | None:
    if e.other_programs:
        return False
    if isinstance(e.setting("other_gpu_processes"), list):
        return True
    taken = [others_mib(e, i) for i in range(len(e.devices_before))]
    known = [value for value in taken if value is not None]
    return None if not known else max(known) < DESKTOP_MIB


def _throttled_by_brake(e: Evidence, _f: Finding) -> bool | None:
    told = {r for row in e.devices for r in (row.get("throttle") or ())}
    if not told & POWER_REASONS:
        return e.facts.has("throttle-brake") or None
    return "hw-power-brake" in told


def _refused_messages(e: Evidence, _f: Finding) -> bool | None:
    return e.facts.has("template-order")


def _arch_is_projector(_e: Evidence, f: Finding) -> bool | None:
    return f.values.get("arch", "").lower() in {"clip", "mmproj"} or None


def _separate_drafter(e: Evidence, _f: Finding) -> bool | None:
    kind = e.text("spec")
    return None if not kind else kind.startswith("draft") and "mtp" not in kind


def _no_gpu_support(e: Evidence, _f: Finding) -> bool | None:
    return True if e.facts.has("no-gpu-build") else negated(e.flag("supports_gpu_offload"))


def _suspended_loaded(e: Evidence, _f: Finding) -> bool | None:
    return suspended(e) and (e.flag("suspended_since_load") is True or e.serving)


def _partly(offloaded: str) -> bool | None:
    done, _, every = offloaded.partition("/")
    return int(done) < int(every) if done.isdigit() and every.isdigit() else None


def _known(value: object) -> bool | None:
    return True if value else None


CONDITIONS: Mapping[str, Condition] = MappingProxyType(
    {
        "another-gpu-has-room": _another_has_room,
        "batch-at-minimum": lambda e, _f: at_most(e, "batch", MIN_UBATCH),
        "cache-ram-on": switches.cache_on,
        "card-alone": _card_alone,
        "checkpoints-on": lambda e, _f: above(e, "ctx_checkpoints", 0),
        "container": lambda e, _f: e.container,
        "container-told-its-card": lambda e, _f: e.facts.has("container-asked"),
        "compute-takes-most": _compute_takes_most,
        "context-takes-most": _context_takes_most,
        "context-at-minimum": lambda e, _f: at_most(e, "ctx", SMALLEST_CONTEXT),
        "context-at-model-limit": _at_model_limit,
        "device-node-denied": lambda e, _f: e.facts.has("device-node-denied"),
        "cuda-graphs-off": lambda e, _f: switches.switched_off(
            e, "cuda_graphs", "GGML_CUDA_DISABLE_GRAPHS"
        ),
        "devices-hidden": _visible_hidden,
        "draft-tokens-at-minimum": lambda e, _f: at_most(e, "spec_draft_n_max", 1),
        "draft-weights-failed": lambda _e, f: f.purpose in {"weights", "figures"},
        "drafting-on": lambda e, _f: e.drafting,
        "driver-known": lambda e, _f: _known(e.hardware.get("driver")),
        "engine-has-layers": lambda e, _f: not _LAYERLESS.search(e.engine),
        "experts-on-cpu-on": lambda e, _f: above(e, "n_cpu_moe", 0),
        "failure-beyond-a-quant-step": _beyond_quant_step,
        "file-read-whole": _read_whole,
        "flash-attention-forced-off": lambda e, _f: e.facts.has("fa-forced-off"),
        "flash-attention-off": switches.flash_off,
        "foreign-library-named": _foreign_library,
        "glibc-too-old": lambda e, _f: e.facts.has("glibc-too-old"),
        "gpu-layers-zero": lambda e, _f: (
            at_most(e, "gpu_layers", 0) if e.count("gpu_layers") != -1 else False
        ),
        "hash-ok": lambda e, _f: e.flag("file_hash_ok"),
        "hash-unknown": lambda e, _f: e.flag("file_hash_ok") is None,
        "in-a-graph": lambda e, _f: e.facts.has("for-graph"),
        "in-process": lambda e, _f: e.flag("in_process"),
        "inconsistent-positions": lambda e, _f: e.facts.has("seq-positions"),
        "kv-already-on-cpu": lambda e, _f: negated(e.flag("kv_offload")),
        "kv-quantisable": switches.quantisable,
        "kv-types-differ": switches.types_differ,
        "kv-types-quantised": switches.types_quantised,
        "layers-partly-on-card": lambda e, _f: _partly(e.text("gpu_layers_offloaded")),
        "laptop": lambda e, _f: e.laptop,
        "linux": lambda e, _f: negated(e.windows),
        "messages-refused": _refused_messages,
        "mlock-on": switches.mlock_on,
        "mmap-off": lambda e, _f: negated(e.flag("mmap")),
        "module-refused": lambda e, _f: e.facts.has("module-key-rejected"),
        "network-share": _on_share,
        "no-experts": lambda e, _f: at_most(e, "n_expert", 0),
        "no-gpu-support": _no_gpu_support,
        "no-proxy": lambda e, _f: negated(e.flag("proxy")),
        "nouveau-loaded": lambda e, _f: e.facts.has("nouveau"),
        "one-card-full": _one_card_full,
        "one-card-waits": lambda e, _f: held_back(e) is not None,
        "parallel-many": lambda e, _f: above(e, "parallel", 1),
        "phase-decode": lambda e, _f: e.phase == "decode",
        "phase-load": lambda e, _f: e.phase == "load",
        "phase-prefill": lambda e, _f: e.phase == "prefill",
        "pinned-host-off": lambda e, _f: switches.switched_off(
            e, "pinned_host", "GGML_CUDA_NO_PINNED"
        ),
        "power-brake": _throttled_by_brake,
        "power-limit-refused": lambda e, _f: "not supported" in e.text("power_limit_result"),
        "process-ended": lambda e, _f: e.process_ended,
        "projector-file": _arch_is_projector,
        "purpose-compute": lambda _e, f: f.purpose in {"compute", "output"},
        "purpose-kv": lambda _e, f: f.purpose == "kv",
        "purpose-output": lambda _e, f: f.purpose == "output",
        "purpose-weights": lambda _e, f: f.purpose == "weights",
        "rename-failed": lambda e, _f: e.facts.has("rename-failed"),
        "separate-drafter": _separate_drafter,
        "several-gpus": _several_gpus,
        "split-glued": lambda e, _f: e.facts.has("split-invalid"),
        "split-tensor-or-row": lambda e, _f: e.text("split_mode") in {"tensor", "row"},
        "suspended-while-loaded": _suspended_loaded,
        "tensors-placed": lambda e, _f: _known(e.setting("override_tensor")),
        "token-sent": lambda e, _f: e.flag("token_sent"),
        "type-never-in-mainline": _unknown_type,
        "type-removed": lambda e, _f: e.facts.has("removed-type"),
        "ubatch-at-minimum": lambda e, _f: at_most(e, "ubatch", MIN_UBATCH),
        "ubatch-large": lambda e, _f: above(e, "ubatch", LARGE_UBATCH - 1),
        "vision-on": switches.vision,
        "whole-before": _whole_before,
        "windows": lambda e, _f: e.windows,
        "windows-desktop": lambda e, _f: e.windows and not e.container,
        "works-at-larger-context": _works_at_larger,
        "works-in-build": lambda e, _f: _known(e.setting("works_in_build")),
        "works-with-fewer-draft-tokens": _works_with_fewer,
    }
)


def holds(name: str, evidence: Evidence, finding: Finding) -> bool | None:
    """Evaluate the condition `name`; KeyError when the catalogue names one nobody knows."""
    return CONDITIONS[name](evidence, finding)
