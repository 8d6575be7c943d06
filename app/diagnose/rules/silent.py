"""It ended without a word: the last lines, the memory and the circumstances are left."""

from __future__ import annotations

from dataclasses import replace

from app.diagnose.evidence import Evidence
from app.diagnose.facts import Fact
from app.diagnose.finding import Finding, likely, sure
from app.diagnose.outline import SEARCHING, TROUBLE
from app.diagnose.rules.runtime_memory import bare_cuda_error, uncounted_draft

# How far from the end of the log the telling line may stand.
TAIL_LINES = 12
NEAR_LIMIT_MIB = 512.0
# With so much free, the system had no reason to kill anybody.
AMPLE_MIB = 2048.0
# A prompt cache that fills so little of what it may is not what filled the computer.
LARGE_SHARE = 0.5
ASKED_TO_END = frozenset({"SIGHUP", "SIGINT", "SIGQUIT", "SIGTERM"})
"""Signals of a person, a closed terminal or the end of a session; no fault sends them."""
# STATUS_CONTROL_C_EXIT
ENDED_BY_USER = 0xC000013A


def host_memory_short(e: Evidence) -> bool:
    """Whether the computer's memory was almost used up."""
    if e.host.get("near_limit") is True:
        return True
    free = e.host_mib("free_mib")
    if free is not None and free < NEAR_LIMIT_MIB:
        return True
    ram, rss = e.hardware.get("ram_mib"), e.host_mib("rss_mib")
    return isinstance(ram, int | float) and rss is not None and rss > 0.9 * ram


def _killed(e: Evidence) -> bool:
    told = e.facts.has("oom-killed", "killed") or e.ended_with("oom_killed")
    # What hangs is ended by whoever watches it.
    return told or (e.exit.killed and not e.ended_with("hang"))


def _thrown(e: Evidence) -> bool:
    return e.facts.has("bad-alloc", "no-thread") or e.exit.ntstatus == 0xE06D7363


def gone(e: Evidence) -> bool:
    """Whether the process vanished in a way that a lack of memory explains."""
    return (
        _killed(e)
        or _thrown(e)
        or e.ended_with("unexpected_end")
        or (e.process_ended and host_memory_short(e))
    )


def _ample(e: Evidence) -> bool:
    """Whether the figures say that the computer had memory to spare."""
    free, commit = e.host_mib("free_mib"), e.host_mib("commit_free_mib")
    told = e.facts.has("oom-killed") or e.ended_with("oom_killed") or host_memory_short(e)
    spare = free is not None and free > AMPLE_MIB and (commit is None or commit > AMPLE_MIB)
    return spare and not told and not _thrown(e)


def small_cache(state: Fact) -> bool:
    """Whether the line only tells of a prompt cache as it is in every healthy run."""
    if state.kind != "cache-state":
        return False
    held, limit = (float(state.values.get(name) or 0) for name in ("mib", "limit"))
    return held < (LARGE_SHARE * limit if limit else AMPLE_MIB)


def _near_end(e: Evidence, kind: str) -> bool:
    line = e.facts.last_line(kind)
    return line >= 0 and line >= len(e.facts.lines) - TAIL_LINES


def prompt_save(e: Evidence) -> Finding | None:
    """It ended while a prompt was being saved."""
    saved = e.facts.last("prompt-save", "cache-over", "cache-state")
    if saved is None or not gone(e) or _ample(e) or small_cache(saved):
        return None
    if not _near_end(e, saved.kind) and not e.facts.has("oom-killed"):
        return None
    if e.facts.last_line("checkpoint") > saved.line:
        return None
    proof = (saved, e.facts.last("cache-over"), e.facts.last("oom-killed"), _end_text(e))
    if host_memory_short(e) or _killed(e) or _thrown(e):
        return _on_host(sure("host-ram-exhausted-prompt-cache", *proof))
    nearest = ("host-ram-exhausted-context-checkpoints",)
    return _on_host(likely("host-ram-exhausted-prompt-cache", *proof, nearest=nearest))


def checkpoints(e: Evidence) -> Finding | None:
    """It ended between two context checkpoints."""
    made = e.facts.last("checkpoint")
    if made is None or not gone(e) or _ample(e) or e.phase in {"load", "detect", "download"}:
        return None
    if not (_near_end(e, "checkpoint") or _near_end(e, "init-sampler")):
        return None
    proof = (made, e.facts.last("init-sampler"), e.facts.last("oom-killed"), _end_text(e))
    if host_memory_short(e) or _killed(e) or _thrown(e):
        return _on_host(sure("host-ram-exhausted-context-checkpoints", *proof))
    nearest = ("host-ram-exhausted-prompt-cache", "vram-oom-runtime")
    return _on_host(likely("host-ram-exhausted-context-checkpoints", *proof, nearest=nearest))


def _on_host(finding: Finding) -> Finding:
    return replace(finding, place="host")


def _end_text(e: Evidence) -> str | None:
    if e.ended_with("oom_killed"):
        return "Ended by the out-of-memory killer."
    if e.host.get("near_limit") is True:
        return "Host memory was almost used up."
    return f"Ended by {e.exit.signal}." if e.exit.signal else None


def pipeline(e: Evidence) -> Finding | None:
    """The pipeline reserve failed, was retried, and something failed after it."""
    retry = e.facts.last("pipeline-retry")
    if retry is None or not e.failed or e.succeeded:
        return None
    fault = bare_cuda_error(e)
    if e.facts.last_line("ready") > retry.line and fault is None:
        return None
    return sure("pipeline-parallel-reserve-failed", retry, fault)


def host_memory(e: Evidence) -> Finding | None:
    """The computer's memory ran out, and the settings tell on what."""
    if not gone(e) or not (_killed(e) or _thrown(e) or host_memory_short(e)):
        return None
    if _killed_for_another_reason(e):
        return None
    proof = (e.facts.last("bad-alloc", "no-thread", "oom-killed", "killed"), _end_text(e))
    cache, ram = e.count("cache_ram_mib"), e.hardware.get("ram_mib")
    loading = e.phase in {"load", "warmup", "detect"}
    if cache and not loading and isinstance(ram, int | float) and cache >= 0.5 * ram:
        said = f"Prompt cache {cache:,.0f} MiB of {ram:,.0f} MiB"
        return _on_host(sure("host-ram-exhausted-prompt-cache", *proof, said))
    nearest = (
        ()
        if loading
        else ("host-ram-exhausted-prompt-cache", "host-ram-exhausted-context-checkpoints")
    )
    if loading and e.facts.has("bad-alloc"):
        return _on_host(sure("host-ram-exhausted", *proof))
    return _on_host(
        likely("host-ram-exhausted", *proof, nearest=nearest or ("windows-commit-limit",))
    )


def _killed_for_another_reason(e: Evidence) -> bool:
    named = e.facts.has("oom-killed", "bad-alloc") or e.ended_with("oom_killed")
    if not _killed(e) or named or host_memory_short(e):
        return False
    free = e.host_mib("free_mib")
    ample = free is not None and free >= AMPLE_MIB
    return ample or e.end.get("inferred") is True


def ended_from_outside(e: Evidence) -> Finding | None:
    """The system killed it although there was memory enough: somebody else asked for that."""
    if e.exit.ntstatus == ENDED_BY_USER:
        said = "Windows ended it on request (Ctrl+C, a closed console, the end of the session)."
        return sure("engine-killed-from-outside", said)
    if e.exit.signal in ASKED_TO_END and not host_memory_short(e):
        return sure("engine-killed-from-outside", f"Ended by {e.exit.signal}.")
    free = e.host_mib("free_mib")
    if not e.exit.killed or e.end.get("inferred") is True or not _killed_for_another_reason(e):
        return None
    said = f"{free:,.0f} MiB of the computer's memory were free"
    nearest = ("host-ram-exhausted",)
    return likely("engine-killed-from-outside", _end_text(e), said, nearest=nearest)


def long_draft_prompt(e: Evidence) -> Finding | None:
    """The first long prompt failed with drafting on."""
    if not e.drafting or e.phase != "prefill" or not e.failed or e.facts.has(*TROUBLE - SEARCHING):
        return None
    prompt, batch = e.count("prompt_tokens"), e.count("batch") or 2048
    long = e.flag("prompt_longer_than_batch") or (prompt is not None and prompt > batch)
    if not long:
        return None
    nearest = ("vram-oom-mtp-not-in-fit",)
    said = "The first prompt longer than one batch, with drafting on."
    return likely("engine-bug-mtp-prefill", said, nearest=nearest)


def silent_draft(e: Evidence) -> Finding | None:
    """It ended while serving, and the plan had left the draft context out."""
    if not uncounted_draft(e) or not e.process_ended or e.phase not in {"prefill", "decode"}:
        return None
    said = "The plan did not count the draft context."
    nearest = ("engine-bug-mtp-prefill", "host-ram-exhausted")
    return likely("vram-oom-mtp-not-in-fit", bare_cuda_error(e), said, nearest=nearest)


LAST_LINE_RULES = (prompt_save, checkpoints)
RULES = (pipeline, host_memory, long_draft_prompt, silent_draft)
