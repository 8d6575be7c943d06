"""One request or one setting was refused; the engine itself is well."""

from __future__ import annotations

from app.diagnose.evidence import Evidence
from app.diagnose.facts import Fact
from app.diagnose.finding import Finding, likely, sure

# A request that was refused so many lines before the end did not end the process.
END_LINES = 40


def v_cache(e: Evidence) -> Finding | None:
    """A quantised V cache without flash attention."""
    fact = e.facts.last("v-cache-needs-fa")
    if fact is None:
        return None
    forced = e.facts.last("fa-forced-off")
    return sure("config-v-cache-needs-flash-attention", forced, fact)


def _long_before_the_end(e: Evidence, fact: Fact) -> bool:
    """Whether the process died later, of something else."""
    return e.process_ended and fact.line < len(e.facts.lines) - END_LINES


def overflow(e: Evidence) -> Finding | None:
    """A prompt or an answer longer than the slot."""
    fact = e.facts.last("ctx-overflow")
    if fact is None:
        return None
    if e.phase in {"download", "detect"} or _long_before_the_end(e, fact):
        return None
    slot, prompt = e.facts.last("ctx-slot"), e.count("prompt_tokens")
    ctx = e.count("ctx")
    values = {"prompt": f"{prompt:,.0f}"} if prompt else {}
    values |= (
        {"ctx": f"{slot.number('slot'):,}"} if slot else ({"ctx": f"{ctx:,.0f}"} if ctx else {})
    )
    return sure("context-overflow", fact, slot, **values)


def slots(e: Evidence) -> Finding | None:
    """Slots get in each other's way."""
    fact = e.facts.last("no-slot", "seq-positions")
    if fact is None or _long_before_the_end(e, fact):
        return None
    alone = e.count("parallel") == 1
    if alone and fact.kind == "no-slot":
        return likely("context-overflow", fact, nearest=("decode-failed-slots",))
    if e.count("parallel") is None:
        return likely("decode-failed-slots", fact, nearest=("context-overflow",))
    return sure("decode-failed-slots", *e.facts.all("no-slot", "seq-positions")[-2:])


def template(e: Evidence) -> Finding | None:
    """The chat template is not understood, or refuses the messages."""
    order, error = e.facts.last("template-order"), e.facts.last("template-error")
    last = max((f for f in (order, error) if f), key=lambda f: f.line, default=None)
    if last and not _long_before_the_end(e, last):
        return sure("chat-template-error", error, order)
    return None


RULES = (v_cache, slots, overflow, template)
