"""What a plain log tells of its own run: the phase it was in, and whether it went well."""

from __future__ import annotations

from app.diagnose.facts import KINDS, Facts

# What a healthy run says too.
NEUTRAL = frozenset(
    {
        "backend-loaded",
        "build-32bit",
        "build-archs",
        "cache-state",
        "capability",
        "checkpoint",
        "cpu-buffer",
        "ctx-slot",
        "ctx-train",
        "decoding",
        "device-listed",
        "draft-stats",
        "found-devices",
        "gpu-buffer",
        "graph-splits",
        "header-read",
        "in-function",
        "init-sampler",
        "layer-on-cpu",
        "layer-on-gpu",
        "mtp-create",
        "offloaded",
        "prompt-save",
        "ready",
        "request-started",
        "warming-up",
    }
)
TROUBLE = tuple(sorted(KINDS - NEUTRAL))

_LOADING = (
    "header-read",
    "for-weights",
    "for-kv",
    "for-compute",
    "offloaded",
    "load-failed",
    "alloc-named",
    "draft-context-failed",
)
_DETECTING = (
    "driver-mismatch",
    "driver-not-loaded",
    "driver-symbol-missing",
    "libcuda-missing",
    "library-missing",
    "cuda-no-device",
    "cuda-driver-insufficient",
    "cuda-mismatch",
    "detect-crash",
    "no-compatible-gpu",
)
_FETCHING = (
    "digest-mismatch",
    "digest-empty",
    "rename-failed",
    "transfer-cut",
    "http-401",
    "http-403",
    "http-429",
    "http-5xx",
    "http-404",
    "gated",
    "proxy",
    "tls-intercept",
    "no-network",
)


def guessed_phase(facts: Facts) -> str:
    """Return the phase that the log speaks of last, '' when it speaks of none."""
    if facts.has("decoding"):
        return "decode"
    if facts.has("request-started"):
        return "prefill"
    if facts.has("warming-up"):
        return "warmup"
    if facts.has(*_LOADING):
        return "load"
    if facts.has(*_DETECTING):
        return "detect"
    return "download" if facts.has(*_FETCHING) else ""


def ended_well(facts: Facts) -> bool:
    """Whether nothing of trouble stands behind the last word of readiness."""
    return facts.last_line("ready") > facts.last_line(*TROUBLE)
