"""A failure as a person reads it, and as a script does."""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError

from app.diagnose.case import Circumstances, live_case
from app.diagnose.changes import separated
from app.diagnose.diagnosis import diagnose
from app.engine.api import EngineError
from app.errors import PlimsollError
from app.machine import system_log
from app.values.diagnosis import Case, Diagnosis, EngineEvidence, FlightPoint, Remedy

OPTIONS = {
    "n_ctx": "--ctx",
    "n_batch": "--batch",
    "n_ubatch": "--ubatch",
    "n_gpu_layers": "--ngl",
    "draft_max": "--draft",
    "max_tokens": "-n",
    "temperature": "--temp",
    "top_k": "--top-k",
    "top_p": "--top-p",
    "min_p": "--min-p",
    "repeat_penalty": "--repeat-penalty",
    "presence_penalty": "--presence-penalty",
    "frequency_penalty": "--frequency-penalty",
    "dry_multiplier": "--dry",
    "logprobs": "--logprobs",
    "stop": "--stop",
}
"""What a person typed for a value that was refused."""


ENOUGH = {"yes": "enough", "likely": "likely enough", "not-alone": "not enough alone"}
MIB = 1 << 20
LOG_SECONDS = 30.0
"""How far back the system's log may speak of the failure."""


class ToldError(EngineError):
    """A failure with its case, and with the ladder that its setup's plan makes."""

    def __init__(self, error: EngineError, case: Case, found: Diagnosis) -> None:
        super().__init__(error.evidence, error.failure)
        self.case = case
        self.found = found


def found_in(error: EngineError) -> Diagnosis:
    """Return what is known of `error`: all of it, or what its evidence alone says."""
    return error.found if isinstance(error, ToldError) else named(error.evidence)


def named(evidence: EngineEvidence) -> Diagnosis:
    """Name the cause from what the engine left and what the system's log says of the card."""
    logged = system_log.since(LOG_SECONDS)
    return diagnose(live_case(evidence, Circumstances(system_log=logged)))


def failure_document(error: Exception) -> dict[str, Any]:
    """Return `error` for `--json`: its cause, its sentence and what helps."""
    if isinstance(error, EngineError):
        return found_in(error).model_dump(mode="json")
    if isinstance(error, PlimsollError):
        return {"cause": error.cause, "text": error.text, "fix": error.fix}
    return {"cause": "usage", "text": _first_problem(error), "fix": ""}


def failure_text(error: Exception) -> str:
    """Return `error` in plain words."""
    if isinstance(error, EngineError):
        found = found_in(error)
        lines = [f"{found.title or error.evidence.message} ({found.cause}, {found.confidence})"]
        lines += [f"    {line}" for line in found.evidence[:6]]
        lines += [_at_the_stop(found.flight[-1])] if found.flight else []
        lines += [f"  {n}. {_offered(remedy)}" for n, remedy in enumerate(found.remedies[:4], 1)]
        return "\n".join(lines)
    if isinstance(error, PlimsollError):
        return f"plimsoll: {error.text}" + (f"\n  {error.fix}" if error.fix else "")
    return f"plimsoll: {_first_problem(error)}"


def _at_the_stop(point: FlightPoint) -> str:
    """Return the last reading before the failure, as far as there was one."""
    figures = (
        ("card {:,.0f} MiB used", point.card_used_bytes and point.card_used_bytes / MIB),
        ("engine {:,.0f} MiB", point.worker_bytes and point.worker_bytes / MIB),
        ("computer {:,.0f} MiB used", point.host_used_bytes and point.host_used_bytes / MIB),
        ("SM clock {:,.0f} MHz", point.sm_mhz),
        ("{:,.0f} W", point.power_w),
    )
    told = ", ".join(words.format(figure) for words, figure in figures if figure)
    return f"    At the stop: {told}"


def _offered(remedy: Remedy) -> str:
    """Return a remedy in one line: what changes, what that frees, and how far it goes."""
    said = [f"{remedy.name or remedy.kind} {separated(remedy.change)}".rstrip()]
    freed = [
        f"{size / MIB:,.0f} MiB {where}"
        for size, where in (
            (remedy.frees_bytes, "on the card"),
            (remedy.frees_host_bytes, "of the computer's memory"),
        )
        if size and size >= MIB
    ]
    said += [f"frees {' and '.join(freed)}"] * bool(freed)
    said += [ENOUGH[remedy.enough]] if remedy.enough in ENOUGH else []
    said += ["worked here before"] * bool(remedy.worked_at)
    return ", ".join(said) + (f". {remedy.cost}" if remedy.cost else "")


def _first_problem(error: Exception) -> str:
    if not isinstance(error, ValidationError):
        return str(error)
    first = error.errors(include_url=False, include_input=True)[0]
    where = ".".join(OPTIONS.get(str(part), str(part)) for part in first["loc"])
    said = str(first["msg"]).removeprefix("Value error, ")
    return f"{where}: {said} (given: {first['input']!r})" if where else said
