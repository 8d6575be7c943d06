"""Evidence -> cause: the rules in order, the outcome checked, the rest honestly unknown."""

from __future__ import annotations

from app.diagnose.evidence import Evidence
from app.diagnose.exits import NTSTATUS_NAMES
from app.diagnose.finding import Finding, likely, sure
from app.diagnose.rules import RULES

CRASHES = frozenset({"SIGSEGV", "SIGABRT", "SIGBUS", "SIGFPE"})
CRASH_STATUSES = frozenset({0xC0000005, 0xC0000006, 0xC00000FD, 0xC0000374, 0xC0000409, 0xE06D7363})
ERROR_LIKE = (
    "alloc-device",
    "alloc-named",
    "alloc-pinned",
    "alloc-pageable",
    "pipeline-retry",
    "no-usable-gpu",
    "cuda-error",
    "wrong-elf-class",
    "http-404",
    "open-failed",
    "mlock-failed",
    "tensor-missing",
)


def decide(e: Evidence) -> Finding:
    """Return the cause that the evidence names, `benign-warning`, or `unknown` with the nearest."""
    for rule in RULES:
        finding = rule(e)
        if finding is not None:
            return finding
    return _benign(e) or _ended(e) or _unknown(e)


def _benign(e: Evidence) -> Finding | None:
    lines = e.facts.all(*ERROR_LIKE)
    if e.failed or e.slow or e.ended_with("degraded"):
        return None
    went_on = e.facts.last("ready")
    if not (e.succeeded or (went_on and lines and went_on.line > lines[-1].line)):
        return None
    proof = [*lines[-2:], went_on]
    if e.in_use:
        proof.append(e.facts.last("gpu-buffer", "offloaded"))
    if lines or went_on:
        return sure("benign-warning", *proof)
    return None


def _ended(e: Evidence) -> Finding | None:
    """Name at least how it ended, where that is a fact; a card's error that no line names is not."""
    if e.facts.has("cuda-error") or e.end.get("inferred") is True or e.phase == "download":
        return None
    nearest, last = _nearest(e), e.facts.lines[-3:]
    garbled = e.facts.last("garbled")
    if garbled is not None:
        return likely("engine-garbled", garbled, nearest=nearest)
    if e.ended_with("hang"):
        return likely("engine-hung", *last, nearest=nearest)
    status = e.exit.ntstatus
    if e.exit.signal in CRASHES:
        return likely("engine-crashed", *last, nearest=nearest, how=e.exit.signal)
    if status in CRASH_STATUSES:
        how = f"{NTSTATUS_NAMES[status]} (0x{status:08X})"
        return likely("engine-crashed", *last, nearest=nearest, how=how)
    return None


def _unknown(e: Evidence) -> Finding:
    nearest = _nearest(e)
    return Finding("unknown", "unknown", e.facts.lines[-3:], nearest)


def _nearest(e: Evidence) -> tuple[str, str]:
    if e.facts.has("cuda-error"):
        if e.drafting and e.serving:
            return ("vram-oom-mtp-not-in-fit", "cuda-illegal-memory-access")
        return ("vram-oom-runtime", "cuda-illegal-memory-access")
    by_phase = {
        "detect": ("engine-crash-during-detection", "driver-library-mismatch"),
        "download": ("hub-outage", "download-incomplete"),
        "load": ("vram-oom-weights", "host-ram-exhausted"),
        "warmup": ("vram-oom-runtime", "no-kernel-for-compute-capability"),
        "prefill": ("vram-oom-runtime", "host-ram-exhausted-context-checkpoints"),
        "decode": ("vram-oom-runtime", "cuda-illegal-memory-access"),
        "idle": ("host-ram-exhausted-prompt-cache", "vram-not-released-after-unload"),
    }
    if e.slow:
        return ("slow-offload-placement", "power-capped")
    return by_phase.get(e.phase, ("host-ram-exhausted", "vram-oom-runtime"))
