"""It runs, but not as asked: on the processor, without drafting, unlocked, swelling."""

from __future__ import annotations

from app.diagnose.evidence import Evidence
from app.diagnose.finding import Finding, likely, sure
from app.diagnose.outline import TROUBLE
from app.diagnose.rules.driver import incompatible
from app.diagnose.rules.silent import small_cache
from app.diagnose.view import number

# An engine's own needs beside its buffers (libraries, tokenizer, request bodies).
UNPLANNED_MIB = 1024.0


def drafting_off(e: Evidence) -> Finding | None:
    """The engine goes on without the drafting that was asked for."""
    vocab = e.facts.last("draft-vocab")
    if vocab:
        return sure("draft-vocab-mismatch", vocab)
    fact = e.facts.last("mtp-unsupported")
    return sure("mtp-unsupported-by-engine", fact) if fact else None


def unlocked(e: Evidence) -> Finding | None:
    """Pages could not be locked."""
    fact = e.facts.last("mlock-failed")
    # A process that was killed did not die of a lock that it went on without.
    if fact is None or e.exit.killed or e.facts.has("oom-killed", "killed"):
        return None
    if e.process_ended:
        return likely("mlock-limit", fact, nearest=("host-ram-exhausted",))
    return sure("mlock-limit", fact)


def _on_card_or_gone(e: Evidence) -> bool:
    # A process that died, or hangs, did not come to that by running on the processor.
    return e.in_use is True or e.process_ended or e.ended_with("hang")


def no_layers(e: Evidence) -> Finding | None:
    """No layer was asked for."""
    asked = number(e.setting("gpu_layers"))
    if _on_card_or_gone(e) or asked != 0 or not e.gpus:
        return None
    proof = e.facts.last("cpu-buffer", "graph-splits", "offloaded")
    if proof or e.in_use is False or e.ended_with("degraded"):
        return sure("silent-cpu-fallback-no-layers", proof, "No layer was asked for.")
    return None


def refused(e: Evidence) -> Finding | None:
    """The engine was stopped, because it would have worked on the processor instead of a card."""
    fact = e.facts.last(*_REFUSED)
    return sure(_REFUSED[fact.kind], fact) if fact else None


_REFUSED = {
    "refused-no-card": "silent-cpu-fallback-cpu-build",
    "refused-other-card": "gpu-hidden-or-absent",
    "refused-layers": "silent-cpu-fallback-engine-bug",
}


def card_ignored(e: Evidence) -> Finding | None:
    """The engine lists the card and then says that there is none."""
    ignored = e.facts.last("no-usable-gpu")
    listed = e.facts.last("device-listed", "found-devices", "backend-loaded")
    if _on_card_or_gone(e) or ignored is None or listed is None:
        return None
    idle = _idle_card(e)
    if idle:
        return sure("silent-cpu-fallback-engine-bug", listed, ignored, idle)
    nearest = ("benign-warning", "silent-cpu-fallback-cpu-build")
    return likely("silent-cpu-fallback-engine-bug", listed, ignored, nearest=nearest)


def probed(e: Evidence) -> Finding | None:
    """A search for cards of one make found none, and nothing else is wrong."""
    fact = e.facts.last("probe-unsupported", "probe-empty")
    if fact is None or e.in_use or e.went_on_after(fact) or e.succeeded:
        return None
    ended = e.process_ended or e.ended_with("hang")
    if (ended and not e.ended_with("degraded")) or e.flag("supports_gpu_offload") is False:
        return None  # without a card it would have gone on with the processor
    if e.facts.has(
        *TROUBLE - {"probe-unsupported", "probe-empty", "no-usable-gpu", "cpu-fallback"}
    ):
        return None
    if fact.kind == "probe-unsupported":
        return incompatible(e, fact)
    return sure("gpu-hidden-or-absent", fact)


def cpu_build(e: Evidence) -> Finding | None:
    """The engine has no GPU support."""
    if _on_card_or_gone(e):
        return None
    if e.flag("supports_gpu_offload") is False:
        return sure("silent-cpu-fallback-cpu-build", "The engine has no GPU support.")
    backend = e.facts.last("backend-not-loaded")
    if backend and "vulkan" in backend.text.lower() and "vulkan" not in e.engine.lower():
        backend = None  # a second way to the card, which nobody asked for
    built = e.facts.last("no-gpu-build")
    said = built or e.facts.last("no-usable-gpu")
    if said and (built or backend is None):
        return sure("silent-cpu-fallback-cpu-build", said)
    if backend is not None:
        # The part for the card is there, and the system could not load it.
        nearest = ("silent-cpu-fallback-cpu-build", "driver-not-installed")
        return likely("missing-runtime-library", backend, nearest=nearest)
    listed = e.facts.last("cpu-only-listed")
    others = ("gpu-hidden-or-absent", "driver-not-installed")
    return likely("silent-cpu-fallback-cpu-build", listed, nearest=others) if listed else None


def layers_on_cpu(e: Evidence) -> Finding | None:
    """The engine says for every layer that it goes to the processor."""
    fact = e.facts.last("layer-on-cpu")
    wanted = bool(e.gpus) or number(e.setting("gpu_layers")) not in {None, 0.0}
    if _on_card_or_gone(e) or fact is None or not wanted:
        return None
    nearest = ("silent-cpu-fallback-cpu-build", "silent-cpu-fallback-engine-bug")
    if e.facts.has("device-listed", "found-devices"):
        return likely("silent-cpu-fallback-no-layers", fact, nearest=nearest)
    if e.setting("gpu_layers") is not None:
        return sure("silent-cpu-fallback-cpu-build", fact)
    others = ("silent-cpu-fallback-no-layers", "silent-cpu-fallback-engine-bug")
    return likely("silent-cpu-fallback-cpu-build", fact, nearest=others)


def nothing_on_card(e: Evidence) -> Finding | None:
    """Buffers, counts or figures show that nothing lies on the card."""
    none, only_cpu = e.facts.last("offloaded"), e.facts.last("cpu-buffer")
    asked = number(e.setting("gpu_layers"))
    if e.in_use or e.failed or not (e.gpus or asked not in {None, 0.0}):
        return None
    if none is not None and none.number("done") == 0:
        wanted = asked not in {None, 0.0}
        cause = "silent-cpu-fallback-cpu-build" if wanted else "silent-cpu-fallback-no-layers"
        return likely(cause, none, nearest=tuple(name for name in _CPU_CAUSES if name != cause))
    if only_cpu and e.gpus and asked not in {None, 0.0}:
        return likely("silent-cpu-fallback-cpu-build", only_cpu, nearest=_CPU_CAUSES[1:])
    if only_cpu and e.gpus:
        return likely("silent-cpu-fallback-no-layers", only_cpu, nearest=_CPU_CAUSES[:1])
    idle = _idle_card(e)
    if idle and (e.slow or e.ended_with("degraded")):
        return likely("silent-cpu-fallback-cpu-build", idle, nearest=_CPU_CAUSES[1:])
    return None


_CPU_CAUSES = (
    "silent-cpu-fallback-cpu-build",
    "silent-cpu-fallback-no-layers",
    "silent-cpu-fallback-engine-bug",
)


def _idle_card(e: Evidence) -> str | None:
    if any(row.get("in_use") is False for row in e.devices):
        return "Nothing of ours is on the card."
    return None


def swelling(e: Evidence) -> Finding | None:
    """Saved prompts or checkpoints eat the computer's memory while it runs."""
    state = e.facts.last("cache-state")
    if state and not e.process_ended and not small_cache(state):
        return sure("host-ram-exhausted-prompt-cache", state)
    growth = number(e.host.get("rss_growth_mib_per_request"))
    if growth is None or growth <= 0:
        return _above_plan(e)
    said = f"{growth:,.0f} MiB more with each request"
    if e.facts.has("checkpoint"):
        return likely(
            "host-ram-exhausted-context-checkpoints",
            said,
            nearest=("host-ram-exhausted-prompt-cache",),
        )
    nearest = ("host-ram-exhausted-context-checkpoints",)
    return likely("host-ram-exhausted-prompt-cache", said, nearest=nearest)


def _above_plan(e: Evidence) -> Finding | None:
    planned, held = e.planned_host("total_mib"), number(e.host.get("rss_mib"))
    cache = e.count("cache_ram_mib") or 0.0
    if planned is None or held is None or e.phase in {"load", "detect", "download"}:
        return None
    if cache <= 0 or held < planned + max(UNPLANNED_MIB, 0.25 * cache):
        return None
    said = f"{held:,.0f} MiB held, {planned:,.0f} planned, prompt cache up to {cache:,.0f}"
    nearest = ("host-ram-exhausted-context-checkpoints",)
    return likely("host-ram-exhausted-prompt-cache", said, nearest=nearest)


def moved_to_cpu(e: Evidence) -> Finding | None:
    """The engine says that it goes on with the processor."""
    fact = e.facts.last("cpu-fallback")
    if fact is None or _on_card_or_gone(e):
        return None
    nearest = ("silent-cpu-fallback-cpu-build", "silent-cpu-fallback-engine-bug")
    return likely("silent-cpu-fallback-after-oom", fact, nearest=nearest)


RULES = (
    swelling,
    drafting_off,
    moved_to_cpu,
    no_layers,
    refused,
    card_ignored,
    probed,
    cpu_build,
    layers_on_cpu,
    nothing_on_card,
    unlocked,
)
