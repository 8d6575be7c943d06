"""The strip at the bottom: state, model, placement and proven depth, on every page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from app.runconfig import RunConfig
from app.session import Phase, Session
from app.state import State
from app.values.receipt import Placement
from app.values.remote import RemoteInUse
from ui.presenters.figures import count, percent, speed
from ui.presenters.remote import present_pace, present_where

StateIcon = Literal["idle", "loading", "ready", "generating", "failed"]
TONES: dict[str, str] = {
    "idle": "text3",
    "loading": "warn",
    "ready": "ok",
    "generating": "accent-text",
    "failed": "err",
}
_WORDS: dict[Phase, tuple[StateIcon, str]] = {
    Phase.PLANNED: ("idle", "Not loaded"),
    Phase.DOWNLOADING: ("loading", "Fetching"),
    Phase.VERIFYING: ("loading", "Checking the file"),
    Phase.LOADING: ("loading", "Loading"),
    Phase.QUALIFYING: ("loading", "Proving"),
    Phase.READY: ("ready", "Ready"),
    Phase.GENERATING: ("generating", "Replying"),
    Phase.UNLOADING: ("loading", "Unloading"),
    Phase.FAILED: ("failed", "Stopped"),
    Phase.REMEDIED: ("loading", "Trying a fix"),
}


@dataclass(frozen=True, slots=True)
class StripView:
    """What the strip says, from its start to its end."""

    icon: StateIcon
    word: str
    model: str
    placement: str
    end: str
    model_short: str = ""
    end_short: str = ""

    @property
    def spoken(self) -> str:
        """The whole strip as one sentence."""
        return ", ".join(x for x in (self.word, self.model, self.placement, self.end) if x)


def strip_view(state: State) -> StripView:
    """Return the strip of `state`."""
    if state.remote is not None:
        return _far(state, state.remote)
    session = state.session
    if session is None:
        free = "The card is free for other work" if _has_card(state) else "The memory is free"
        return StripView("idle", "Nothing loaded", "", free, "")
    icon, word = _WORDS[session.phase]
    if session.phase is Phase.LOADING and 0 < session.load_fraction < 1:
        word = f"{word} {percent(session.load_fraction)}"
    return StripView(
        icon,
        word,
        model_line(session),
        _where(session),
        _end(state, session),
        session.file.title,
        _end_short(state, session),
    )


def _far(state: State, using: RemoteInUse) -> StripView:
    """Return the strip while a model on another computer answers."""
    replying = state.reply is not None
    return StripView(
        "generating" if replying else "ready",
        "Remote, replying" if replying else "Remote",
        using.title,
        present_where(state, using),
        present_pace(state, using),
        using.title,
        present_pace(state, using),
    )


def model_line(session: Session) -> str:
    """Return 'Qwen3.5 9B · Q4_K_M'."""
    return " · ".join(x for x in (session.file.title, session.file.quant) if x)


def _has_card(state: State) -> bool:
    return state.machine is not None and bool(state.machine.gpus)


def _where(session: Session) -> str:
    match session.phase:
        case Phase.FAILED:
            kept = "Nothing was moved to the CPU. " if session.config.n_gpu_layers else ""
            return f"{kept}Nothing is running."
        case Phase.DOWNLOADING | Phase.VERIFYING:
            return ""
    if session.placement is not None:
        return placement_line(session.placement)
    return _planned_line(session.config, on_card=bool(session.plan and session.plan.devices))


def placement_line(placement: Placement) -> str:
    """Return '32 of 32 layers on the card · KV f16 · micro-batch 512 · MTP 3'."""
    on, total = placement.layers_on_gpu, placement.layers_total
    where = f"{count(on)} of {count(total)} layers on the card" if on else "On the processor"
    return " · ".join(
        (
            where,
            _cache(placement.type_k, placement.type_v),
            f"micro-batch {placement.n_ubatch}",
            *_drafting(on=placement.mtp, draft_max=placement.draft_max),
        )
    )


def _planned_line(config: RunConfig, *, on_card: bool) -> str:
    return " · ".join(
        (
            "Planned for the card" if on_card else "Planned for the processor",
            _cache(config.type_k.value, config.type_v.value),
            f"micro-batch {config.n_ubatch}",
            *_drafting(on=config.mtp.on and on_card, draft_max=config.mtp.draft_max),
        )
    )


def _cache(key: str, value: str) -> str:
    return f"KV {key}" if key == value else f"KV {key} and {value}"


def _drafting(*, on: bool, draft_max: int) -> tuple[str, ...]:
    return (f"MTP {draft_max}",) if on else ()


def _end(state: State, session: Session) -> str:
    if session.phase is Phase.FAILED:
        return _fixes(session)
    depth = session.receipt.proven_depth if session.receipt else 0
    if session.phase is Phase.GENERATING and state.reply and state.reply.stats.tok_s:
        pace = f"{speed(state.reply.stats.tok_s)} tokens/s"
        return f"{pace} · proven to {count(depth)}" if depth else pace
    return f"Proven to {count(depth)} of {count(session.config.n_ctx)}" if depth else "Not proven"


def _end_short(state: State, session: Session) -> str:
    """Return the one figure that is said where there is little room."""
    if session.phase is Phase.GENERATING and state.reply and state.reply.stats.tok_s:
        return f"{speed(state.reply.stats.tok_s)} tokens/s"
    depth = session.receipt.proven_depth if session.receipt else 0
    if session.phase is not Phase.FAILED and depth:
        return f"Proven to {count(depth)}"
    return _end(state, session)


def fixes_waiting(session: Session | None) -> int:
    """Return how many fixes a click would try; the badge of Fixes shows the same number."""
    if session is None or session.phase is not Phase.FAILED or session.diagnosis is None:
        return 0
    return sum(remedy.enough != "guide" for remedy in session.diagnosis.remedies)


def _fixes(session: Session) -> str:
    waiting = fixes_waiting(session)
    if not waiting:
        return "See Fixes"
    return "1 fix waiting" if waiting == 1 else f"{waiting} fixes waiting"
