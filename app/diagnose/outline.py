"""What a plain log tells of its own run: the phase it was in, and whether it went well."""

from __future__ import annotations

import re

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
        "loaded",
        "mtp-create",
        "offloaded",
        "prompt-save",
        "ready",
        "request-started",
        "warming-up",
    }
)
TROUBLE = KINDS - NEUTRAL
SEARCHING = frozenset(
    {
        *("no-compatible-gpu", "probe-empty", "probe-unsupported", "no-usable-gpu", "no-gpu-build"),
        *("cpu-fallback", "cpu-only-listed", "load-failed", "cuda-error", "cuda-init"),
        *("cuda-no-device", "cuda-unknown", "cuda-mismatch", "cuda-driver-insufficient"),
        *("driver-mismatch", "driver-not-loaded", "driver-symbol-missing", "libcuda-missing"),
        *("library-missing", "library-dependency", "backend-not-loaded", "device-node-denied"),
        *("detect-crash", "detect-timeout", "nouveau", "module-key-rejected", "after-sleep"),
        *("secure-boot-on", "container-asked", "refused-no-card", "glibc-too-old"),
        *("segfault", "memory-not-read", "no-backend-part"),
    }
)
"""What is said while cards are looked for, or at any end; other trouble is of a later time."""

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


# How programs begin a line while they run: a time, a level, a name before a colon or in brackets.
_LOGGED = re.compile(
    r"^\W{0,3}(?:\d{1,4}[-/.:]\d{1,2}[-/.:]\d|[EWIDF]\d{4}\b|\w[\w.\-]*\[\d+\]|[\w.:<>()]{2,60}: ?\S"
    r"|(?:error|warn(?:ing)?|info|debug|fatal|traceback|exception|aborted|killed|segmentation)\b)",
    re.IGNORECASE,
)
_PROSE_SHARE = 10


def looks_like_log(text: str) -> bool:
    """Whether `text` is what a program writes while it runs, not a document; empty counts as one.

    A few lines that somebody copied are taken as they are, unless they are headed like a document.
    """
    lines = [line for line in text.splitlines() if line.strip()]
    if len(lines) < _PROSE_SHARE:
        return not lines or not lines[0].startswith(("# ", "<"))
    return sum(bool(_LOGGED.match(line)) for line in lines) * _PROSE_SHARE >= len(lines)


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
