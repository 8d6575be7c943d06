"""The card ran out while working: graphs, pools, handles, or a context nobody counted."""

from __future__ import annotations

from dataclasses import replace

from app.diagnose.evidence import Evidence
from app.diagnose.facts import Fact
from app.diagnose.finding import Finding, likely, sure
from app.diagnose.outline import SEARCHING, TROUBLE
from app.diagnose.rules.others import held_by_others

_UNCOUNTED = ("The fit may have left drafting out.", "The plan did not count the draft context.")
# A place named so near an error is the place of that error.
NEAR_LINES = 12
# More free than this, and a handle of some tens of MiB does not fail for want of room.
ROOMY_MIB = 1024.0
_NAMED_CUDA = (
    "cuda-oom",
    "cuda-illegal-access",
    "cuda-kernel-fault",
    "cuda-launch-failure",
    "cuda-launch-timeout",
    "cuda-not-ready",
    "cuda-no-kernel",
    "cuda-ptx-unsupported",
    "cuda-driver-insufficient",
    "cuda-no-device",
    "cuda-mismatch",
    "cuda-unknown",
    "cublas-handle",
    "cublas-other",
    "cuda-misuse",
)


def bare_cuda_error(e: Evidence) -> Fact | None:
    """Return a CUDA error that no line names."""
    return None if e.facts.has(*_NAMED_CUDA) else e.facts.last("cuda-error")


def out_of_memory(e: Evidence) -> Fact | None:
    """Return the line that says that the card is out of memory, if the run did not get over it."""
    ready = e.facts.last_line("ready")
    event = e.allocation
    fact = e.facts.last("cuda-oom", "scratch-grow", "alloc-device")
    if fact is None:
        return None
    if event is not None and event.place in {"pinned", "host"}:
        return None
    if e.facts.last_line("loaded") > fact.line:
        return None  # it was started again since, and that went well
    served = e.phase in {"prefill", "decode"} or fact.line > ready
    return fact if served else None


def cpu_fallback(e: Evidence) -> Finding | None:
    """Memory ran out and the work moved to the processor."""
    fact = e.facts.last("cpu-fallback")
    short = e.facts.last("cuda-oom", "alloc-device", "scratch-grow")
    if fact is None:
        return None
    failed = short or ("alloc" in fact.text.lower() and fact)
    if failed:
        return sure("silent-cpu-fallback-after-oom", short, fact)
    return None


def workspace_short(e: Evidence) -> Finding | None:
    """The batched workspace did not fit, so a prompt is read token by token."""
    fact = e.facts.last("one-token-prefill")
    return sure("slow-prefill-workspace", fact) if fact else None


def cublas_handle(e: Evidence) -> Finding | None:
    """No room was left for the handle of cuBLAS."""
    fact = e.facts.last("cublas-handle")
    if fact is None:
        return None
    if e.free_mib and min(e.free_mib) > ROOMY_MIB:
        nearest = ("driver-too-old-for-runtime", "vram-held-by-other-process")
        return likely("vram-oom-cublas-workspace", fact, nearest=nearest)
    return replace(sure("vram-oom-cublas-workspace", fact), place="device")


def graph_capture(e: Evidence) -> Finding | None:
    """A CUDA graph could not be captured for want of memory."""
    fact = out_of_memory(e)
    graph = e.facts.last("for-graph")
    if fact is None or graph is None or abs(graph.line - fact.line) > NEAR_LINES:
        return None
    return replace(sure("vram-oom-cuda-graph-capture", fact, graph), place="device")


def uncounted_draft(e: Evidence) -> bool | None:
    """Whether drafting was on and outside the plan; None when only its being on is known."""
    if not e.drafting:
        return False
    counted = e.plan.get("mtp_counted")
    if isinstance(counted, bool):
        return not counted
    fitted = e.plan.get("fit") == "fits" or e.text("fit") == "on"
    return True if e.mtp and fitted and not e.facts.has("for-pool") else None


def draft_not_in_plan(e: Evidence) -> Finding | None:
    """The plan left the draft context out, and a later turn ran over."""
    counted_out = e.plan.get("mtp_counted") is False
    in_time = e.phase in {"prefill", "decode"} or (counted_out and e.phase in {"load", "warmup"})
    if not in_time or not uncounted_draft(e):
        return None
    fact = out_of_memory(e) or bare_cuda_error(e)
    full = [row for row in e.devices if row.get("full") is True]
    if fact is None and not full:
        return None
    proof = [fact, _UNCOUNTED[e.plan.get("mtp_counted") is False]]
    if full and len(full) < len(e.devices):
        proof.append(f"Only card {full[-1].get('index')} is full.")
    if fact and e.facts.has("cuda-oom") and e.plan.get("mtp_counted") is False:
        return replace(sure("vram-oom-mtp-not-in-fit", *proof), place="device")
    nearest = ("cuda-illegal-memory-access", "vram-oom-runtime")
    return replace(likely("vram-oom-mtp-not-in-fit", *proof, nearest=nearest), place="device")


def at_run_time(e: Evidence) -> Finding | None:
    """The card ran out, with or without a word on what for."""
    fact = out_of_memory(e)
    if fact is None:
        return _refused_before(e)
    other = held_by_others(e, e.allocation)
    if other is not None:
        return replace(other, place="device")
    loaded = 0 <= e.facts.last_line("loaded") < fact.line
    working = e.serving or loaded or e.phase in {"warmup", "idle"}
    if e.facts.has("scratch-grow", "for-pool") or working:
        return replace(sure("vram-oom-runtime", fact, e.facts.last("for-pool")), place="device")
    return replace(_while_loading(e, fact), place="device")


def _refused_before(e: Evidence) -> Finding | None:
    taken, guard = e.facts.last("card-taken"), e.facts.last("load-guardrail")
    if taken and e.failed and e.phase in {"load", ""}:
        return sure("vram-held-by-other-process", taken)
    if guard is None:
        return None
    return likely("vram-oom-weights", guard, nearest=("host-ram-exhausted",))


def _while_loading(e: Evidence, fact: Fact) -> Finding:
    rows, ctx = e.count("scratch_rows"), e.count("ctx")
    if rows is not None and (ctx is None or rows > ctx):
        said = f"Scratch for {rows:.0f} rows is reserved at load."
        return likely("vram-oom-compute-buffer", fact, said, nearest=("vram-oom-weights",))
    if e.drafting and e.facts.has("draft-context-failed"):
        return sure("vram-oom-draft-context", fact)
    if e.flag("worked_before"):
        nearest = ("vram-oom-weights",)
        return likely("vram-held-by-other-process", fact, "It loaded before.", nearest=nearest)
    return likely(
        "vram-oom-weights", fact, nearest=("vram-oom-compute-buffer", "vram-held-by-other-process")
    )


def draft_short(e: Evidence) -> Finding | None:
    """No line, but drafting was to take more than was free."""
    draft = e.planned("draft_mib")
    if not _silent_load(e) or draft is None or not e.free_mib or min(e.free_mib) >= draft:
        return None
    said = f"Drafting needs {draft:,.0f} MiB, {min(e.free_mib):,.0f} MiB are free."
    return replace(
        likely("vram-oom-draft-context", said, nearest=("vram-oom-weights",)), place="device"
    )


def figures_short(e: Evidence) -> Finding | None:
    """No line, but what was planned is more than what was free."""
    if not _silent_load(e):
        return None
    left, cache = e.planned("free_after_weights_mib"), e.planned("kv_mib")
    if left is not None and cache is not None and cache > left:
        said = f"The cache needs {cache:,.0f} MiB, {left:,.0f} MiB are left after the weights."
        return replace(sure("vram-oom-kv-cache", said), place="device")
    compute = e.planned("compute_mib")
    if left is not None and compute is not None and compute > left - (cache or 0):
        said = f"Compute needs {compute:,.0f} MiB, {left - (cache or 0):,.0f} MiB are left."
        return replace(sure("vram-oom-compute-buffer", said), place="device")
    weights = e.planned("weights_mib")
    if weights is not None and e.free_before_mib and weights > sum(e.free_before_mib):
        said = f"Weights need {weights:,.0f} MiB, {sum(e.free_before_mib):,.0f} MiB were free."
        return replace(sure("vram-oom-weights", said), place="device")
    return None


def _silent_load(e: Evidence) -> bool:
    told = e.facts.has(*TROUBLE - SEARCHING)
    return e.failed and e.phase in {"load", "warmup"} and not told


RULES = (
    cpu_fallback,
    workspace_short,
    cublas_handle,
    graph_capture,
    draft_not_in_plan,
    at_run_time,
    draft_short,
    figures_short,
)
