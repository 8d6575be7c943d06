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
from ui.presenters.opening import planning
from ui.presenters.plans import where_line
from ui.presenters.proof import stage_rows
from ui.presenters.remote import far_title, present_pace, present_where
from ui.presenters.trying import WORDS, other_work
from ui.words import QT_TR_NOOP, listed, tr

StateIcon = Literal["idle", "loading", "ready", "generating", "failed"]
TONES: dict[str, str] = {
    "idle": "text3",
    "loading": "warn",
    "ready": "ok",
    "generating": "accent-text",
    "failed": "err",
}
_WORDS: dict[Phase, tuple[StateIcon, str]] = {
    Phase.PLANNED: ("idle", QT_TR_NOOP("Not loaded")),
    Phase.DOWNLOADING: ("loading", QT_TR_NOOP("Fetching")),
    Phase.VERIFYING: ("loading", QT_TR_NOOP("Checking the file")),
    Phase.LOADING: ("loading", QT_TR_NOOP("Loading")),
    Phase.QUALIFYING: ("loading", QT_TR_NOOP("Proving")),
    Phase.READY: ("ready", QT_TR_NOOP("Ready")),
    Phase.GENERATING: ("generating", QT_TR_NOOP("Replying")),
    Phase.UNLOADING: ("loading", QT_TR_NOOP("Unloading")),
    Phase.FAILED: ("failed", QT_TR_NOOP("Stopped")),
    Phase.REMEDIED: ("loading", QT_TR_NOOP("Trying a fix")),
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
        return listed((self.word, self.model, self.placement, self.end))


def strip_view(state: State) -> StripView:
    """Return the strip of `state`."""
    if name := planning(state):
        return StripView("loading", tr("Opening"), name, "", "", name)
    if state.remote is not None:
        return _far(state, state.remote)
    session = state.session
    if session is None:
        free = (
            tr("The card is free for other work") if _has_card(state) else tr("The memory is free")
        )
        return StripView("idle", tr("Nothing loaded"), "", free, "")
    icon, word = _WORDS[session.phase]
    word = WORDS.get(other_work(session, state.clocks), word)
    part = loading_part(session)
    return StripView(
        icon,
        tr("Loading {share}").format(share=part) if part else tr(word),
        model_line(session),
        _where(session),
        _end(state, session),
        session.file.title,
        _end_short(state, session),
    )


def loading_part(session: Session) -> str:
    """Return how much of the file has been read, in percent; "" while that says nothing."""
    known = session.phase is Phase.LOADING and 0 < session.load_fraction < 1
    return percent(session.load_fraction) if known else ""


def _far(state: State, using: RemoteInUse) -> StripView:
    """Return the strip while a model on another computer answers."""
    replying = state.reply is not None
    return StripView(
        "generating" if replying else "ready",
        tr("Remote, replying") if replying else tr("Remote"),
        far_title(using),
        present_where(state, using),
        present_pace(state, using),
        far_title(using),
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
            if session.config.n_gpu_layers:
                return tr("Nothing was moved to the CPU. Nothing is running.")
            return tr("Nothing is running.")
        case Phase.DOWNLOADING | Phase.VERIFYING:
            return ""
    if session.placement is not None:
        return placement_line(session.placement)
    return _planned_line(session.config, on_card=bool(session.plan and session.plan.devices))


def placement_line(placement: Placement) -> str:
    """Return '32 of 32 layers on the card · KV f16 · micro-batch 512 · MTP 3'."""
    return " · ".join(
        (
            where_line(placement.layers_on_gpu, placement.layers_total),
            _cache(placement.type_k, placement.type_v),
            tr("micro-batch {n}").format(n=count(placement.n_ubatch)),
            *_drafting(placement.draft_max if placement.mtp else 0, placement.draft_file),
        )
    )


def _planned_line(config: RunConfig, *, on_card: bool) -> str:
    return " · ".join(
        (
            tr("Planned for the card") if on_card else tr("Planned for the processor"),
            _cache(config.type_k.value, config.type_v.value),
            tr("micro-batch {n}").format(n=count(config.n_ubatch)),
            *_drafting(config.mtp.draft_max if config.mtp.on and on_card else 0, ""),
        )
    )


def _cache(key: str, value: str) -> str:
    if key == value:
        return tr("KV {kind}").format(kind=key)
    return tr("KV {keys} and {values}").format(keys=key, values=value)


def _drafting(draft_max: int, file: str) -> tuple[str, ...]:
    if not draft_max:
        return ()
    if file:
        return (tr("MTP {n} of {file}").format(n=draft_max, file=file),)
    return (tr("MTP {n}").format(n=draft_max),)


def _end(state: State, session: Session) -> str:
    if session.phase is Phase.FAILED:
        return _fixes(session)
    if (at := _stage(session)) is not None:
        number, total, name = at
        return tr("Stage {n} of {total}: {stage}").format(n=number, total=total, stage=name)
    depth = session.receipt.proven_depth if session.receipt else 0
    if session.phase is Phase.GENERATING and state.reply and state.reply.stats.tok_s:
        pace = tr("{speed} tokens/s").format(speed=speed(state.reply.stats.tok_s))
        if not depth:
            return pace
        return " · ".join((pace, tr("proven to {n}").format(n=count(depth))))
    if not depth:
        return tr("Not proven")
    return tr("Proven to {depth} of {total}").format(
        depth=count(depth), total=count(session.config.n_ctx)
    )


def _stage(session: Session) -> tuple[int, int, str] | None:
    """Return (number, how many there are, name) of the proof's stage that runs."""
    rows = stage_rows(session) if session.phase in {Phase.LOADING, Phase.QUALIFYING} else ()
    for number, row in enumerate(rows, start=1):
        if row.state == "running":
            return number, len(rows), row.title
    return None


def _end_short(state: State, session: Session) -> str:
    """Return the one figure that is said where there is little room."""
    if session.phase is Phase.GENERATING and state.reply and state.reply.stats.tok_s:
        return tr("{speed} tokens/s").format(speed=speed(state.reply.stats.tok_s))
    if (at := _stage(session)) is not None:
        return tr("Stage {n} of {total}").format(n=at[0], total=at[1])
    depth = session.receipt.proven_depth if session.receipt else 0
    if session.phase is not Phase.FAILED and depth:
        return tr("Proven to {n}").format(n=count(depth))
    return _end(state, session)


def fixes_waiting(session: Session | None) -> int:
    """Return how many fixes a click would try; the badge of Fixes shows the same number."""
    if session is None or session.phase is not Phase.FAILED or session.diagnosis is None:
        return 0
    return sum(remedy.enough != "guide" for remedy in session.diagnosis.remedies)


def _fixes(session: Session) -> str:
    waiting = fixes_waiting(session)
    if not waiting:
        return tr("See Fixes")
    if waiting == 1:
        return tr("1 fix waiting")
    return tr("{n} fixes waiting").format(n=waiting)
