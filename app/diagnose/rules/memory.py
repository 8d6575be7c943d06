"""A buffer that could not be had: on the card, pinned, or in the computer's memory."""

from __future__ import annotations

from dataclasses import replace

from app.diagnose.allocations import Allocation
from app.diagnose.evidence import Evidence
from app.diagnose.facts import Fact
from app.diagnose.finding import Finding, likely, sure
from app.diagnose.outline import SEARCHING, TROUBLE
from app.diagnose.rules.others import freed_by_us, held_by_others
from app.diagnose.rules.runtime_memory import draft_not_in_plan

# Below this the system has no commit left for anything.
LOW_COMMIT_MIB = 256.0
_DEVICE_CAUSES = {
    "weights": "vram-oom-weights",
    "kv": "vram-oom-kv-cache",
    "compute": "vram-oom-compute-buffer",
    "output": "vram-oom-compute-buffer",
    "vision": "vram-oom-compute-buffer",
    "graph": "vram-oom-cuda-graph-capture",
}


def _placed(finding: Finding, event: Allocation) -> Finding:
    place = None if event.place == "unknown" else event.place
    return replace(
        finding,
        place=place,
        failed_bytes=event.nbytes,
        purpose=event.purpose,
        values={**finding.values, **_values(event)},
    )


def _values(event: Allocation) -> dict[str, str]:
    values = {}
    if event.mib is not None:
        values["size"] = f"{event.mib:,.0f} MiB"
    if event.device is not None:
        values["device"] = str(event.device)
    return values


def commit_limit(e: Evidence) -> Finding | None:
    """Windows promised all the memory it has, and says so."""
    fact = e.facts.last("commit-limit")
    if fact:
        return sure("windows-commit-limit", fact)
    if e.exit.ntstatus in {0xC000012D, 0xC0000017}:
        return sure("windows-commit-limit", f"Windows ended it with 0x{e.exit.ntstatus:08X}.")
    unmapped = e.facts.last("map-failed")
    if unmapped:
        return likely("windows-commit-limit", unmapped, nearest=("host-ram-exhausted",))
    shared = e.facts.last("cuda-shared-object")
    if shared and e.windows:
        nearest = ("host-pinned-oom", "missing-runtime-library")
        return likely("windows-commit-limit", shared, nearest=nearest)
    return None


def commit_short(e: Evidence) -> Finding | None:
    """The figures show that Windows had no commit left for what was asked."""
    free = e.host_mib("commit_free_mib")
    event = e.allocation
    if free is None or not e.windows or not e.failed:
        return None
    asked = (event.mib if event and event.place in {"pinned", "host"} else None) or 0.0
    starved = event is None or event.place in {"pinned", "host"}
    if free >= max(asked, LOW_COMMIT_MIB) or not starved or not (event or e.process_ended):
        return None
    said = f"{free:,.0f} MiB of commit left"
    finding = sure("windows-commit-limit", *(event.texts if event else ()), said)
    return _placed(finding, event) if event else finding


def head_missing(e: Evidence) -> Finding | None:
    """The file has no head to draft with."""
    fact = e.facts.last("mtp-head-missing")
    if fact is None:
        return None
    return sure("mtp-head-missing", fact, e.facts.last("draft-context-failed"))


def not_released(e: Evidence) -> Finding | None:
    """Our own earlier load still holds the card."""
    fact = e.facts.last("vram-not-recovered")
    if fact and not _aftermath(e, fact):
        return sure(
            "vram-not-released-after-unload", fact, *(e.allocation.texts if e.allocation else ())
        )
    said = freed_by_us(e)
    return sure("vram-not-released-after-unload", said) if said else None


def _aftermath(e: Evidence, fact: Fact) -> bool:
    """Whether something failed before, and only then memory was waited for that is back already.

    A load that found no room on the card is not that: what is waited for is why it found none.
    """
    short = e.allocation is not None and e.allocation.place in {"device", "unknown"}
    if short and e.phase in {"load", "warmup", ""}:
        return False
    named = e.facts.all(*TROUBLE - SEARCHING - {"vram-not-recovered", "cuda-error"})
    lines = [other.line for other in named]
    return any(line < fact.line for line in lines) and not any(line > fact.line for line in lines)


def pinned(e: Evidence) -> Finding | None:
    """Pinned host memory was refused."""
    event = e.allocation
    if event is None:
        return None
    if event.place != "pinned":
        return _unnamed_compute(e, event)
    # Without a buffer that failed it was only a warning: the engine took plain memory instead.
    if event.purpose == "unknown" and _got_over(e, event):
        return None
    needed, free = event.mib, e.host_mib("free_mib")
    if e.host.get("near_limit") is True or (needed and free is not None and free < needed):
        both = ("host-pinned-oom", "windows-commit-limit")
        return _placed(likely("host-ram-exhausted", *event.texts, nearest=both), event)
    if needed and free is not None:
        said = f"{free:,.0f} MiB of host memory free"
        return _placed(sure("host-pinned-oom", *event.texts, said), event)
    finding = likely("host-pinned-oom", *event.texts, nearest=("host-ram-exhausted",))
    return _placed(finding, event)


def _got_over(e: Evidence, event: Allocation) -> bool:
    """Whether the run came further than an allocation that no line says it needed."""
    if e.exit.killed or e.facts.has("oom-killed", "killed"):
        return True
    on_card = e.facts.last_line("cuda-error") > event.last and not event.named
    return not event.draft and (on_card or e.went_on_after(Fact("", event.last, "")))


def _unnamed_compute(e: Evidence, event: Allocation) -> Finding | None:
    # With work on a card, the host's compute buffer is the pinned one; a line that names it
    # may be missing.
    on_card = e.in_use or (bool(e.gpus) and e.count("gpu_layers") != 0)
    computing = event.purpose in {"compute", "output"}
    if event.place != "host" or event.named or not computing or not on_card:
        return None
    nearest = ("host-ram-exhausted", "windows-commit-limit")
    return _placed(likely("host-pinned-oom", *event.texts, nearest=nearest), event)


def host_buffer(e: Evidence) -> Finding | None:
    """The computer's own memory was refused."""
    event = e.allocation
    if event is not None and event.place == "host":
        return _placed(sure("host-ram-exhausted", *event.texts), event)
    fact = e.facts.last("needs-more-ram")
    if fact and fact.line > e.facts.last_line("ready"):
        return sure("host-ram-exhausted", fact)
    return None


def device_buffer(e: Evidence) -> Finding | None:
    """A buffer on the card was refused while loading."""
    event = e.allocation
    if event is None or event.place in {"pinned", "host"}:
        return None
    if event.draft:
        return _placed(_draft(event), event)
    if event.purpose not in _DEVICE_CAUSES or e.facts.has("cpu-fallback"):
        return None
    other = held_by_others(e, event) or (draft_not_in_plan(e) if e.serving else None)
    return _placed(other or _by_purpose(e, event), event)


def _by_purpose(e: Evidence, event: Allocation) -> Finding:
    cause = _DEVICE_CAUSES[event.purpose]
    if event.place == "unknown" and e.count("gpu_layers") == 0:
        return sure("host-ram-exhausted", *event.texts, "No layer was asked for on a card.")
    if event.place != "unknown":
        return sure(cause, *event.texts)
    computing = event.purpose in {"compute", "output"}
    nearest = "host-pinned-oom" if computing else "host-ram-exhausted"
    return likely(cause, *event.texts, nearest=(nearest,))


def _draft(event: Allocation) -> Finding:
    if event.place == "unknown":
        return likely("vram-oom-draft-context", *event.texts, nearest=("host-pinned-oom",))
    return sure("vram-oom-draft-context", *event.texts)


def draft_context(e: Evidence) -> Finding | None:
    """The draft context failed, and no line says on what."""
    fact = e.facts.last("draft-context-failed")
    if fact is None or not e.failed or e.facts.has("draft-vocab"):
        return None
    if e.phase not in {"load", "warmup", ""}:
        return None
    nearest = ("host-pinned-oom", "mtp-head-missing")
    return likely("vram-oom-draft-context", fact, nearest=nearest)


RULES = (
    head_missing,
    not_released,
    commit_limit,
    commit_short,
    pinned,
    host_buffer,
    device_buffer,
    draft_context,
)
