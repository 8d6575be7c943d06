"""The open session as a card, with everything that can be changed about its setup."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.runconfig import KvType, MtpConfig, RunConfig
from app.session import RESIDENT, WORKING, Phase
from ui.presenters.drafting import DraftingFileView, present_drafting_file
from ui.presenters.figures import count, percent
from ui.presenters.plans import PlanView, drafting_line, needs_consent, present_plan, where_line
from ui.presenters.shares import SharesView, present_shares
from ui.presenters.trying import WORDS, other_work
from ui.words import QT_TR_NOOP, sentences, told, tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.session import Session
    from app.values.clocks import Clocks
    from app.values.model_file import ModelFile

SMALLEST_CONTEXT = 2048
UBATCHES = (128, 512, 2048)
DRAFTS = (1, 2, 3, 4, 5)
KV_TYPES = (KvType.F16, KvType.Q8_0, KvType.Q4_0)
TIGHT = QT_TR_NOOP(
    "This goes over the load line a little. It may work; another program that needs the card "
    "may stop it."
)
TOO_BIG = QT_TR_NOOP(
    "This does not fit. Choose a smaller context, a lighter cache or a smaller file."
)
_PHASES = {
    Phase.PLANNED: QT_TR_NOOP("Planned"),
    Phase.DOWNLOADING: QT_TR_NOOP("Downloading"),
    Phase.VERIFYING: QT_TR_NOOP("Checking the file"),
    Phase.LOADING: QT_TR_NOOP("Loading"),
    Phase.QUALIFYING: QT_TR_NOOP("Proving"),
    Phase.READY: QT_TR_NOOP("Ready"),
    Phase.GENERATING: QT_TR_NOOP("Replying"),
    Phase.UNLOADING: QT_TR_NOOP("Unloading"),
    Phase.FAILED: QT_TR_NOOP("Stopped"),
    Phase.REMEDIED: QT_TR_NOOP("Trying a fix"),
}


@dataclass(frozen=True, slots=True)
class Choice:
    """One option of a control; `value` is what the configuration gets."""

    value: str
    text: str


@dataclass(frozen=True, slots=True)
class Tuning:
    """The controls of the plan card: options, what is chosen, and why they cannot be moved."""

    contexts: tuple[int, ...]
    context: int
    context_text: str
    kv: tuple[Choice, ...]
    kv_now: str
    ubatch: tuple[Choice, ...]
    ubatch_now: str
    drafts: tuple[Choice, ...]
    drafts_now: str
    enabled: bool
    locked_reason: str


@dataclass(frozen=True, slots=True)
class SessionView:
    """The open session's card."""

    title: str
    quant: str
    phase: str
    busy: bool
    plan: PlanView | None
    tuning: Tuning
    notes: tuple[str, ...]
    placement: str
    can_load: bool
    can_prove: bool
    can_unload: bool
    can_cancel: bool
    can_soak: bool
    remark: str
    ask_risk: bool
    failed: bool
    drafting_file: DraftingFileView
    shares: SharesView | None
    refused: str
    refusal: str
    """Which refusal it was: the same words can be said a second time."""


def present_session(
    session: Session | None, clocks: Clocks | None = None, library: Sequence[ModelFile] = ()
) -> SessionView | None:
    """Return the card of the open session; `clocks` tell whether these are being tried.

    Of `library` come the files that could draft.
    """
    if session is None:
        return None
    phase, plan = session.phase, session.plan
    startable = phase is Phase.PLANNED and plan is not None and bool(session.file.path)
    ask_risk = startable and needs_consent(session)
    blocked = ask_risk or (startable and plan is not None and plan.verdict == "too-big")
    return SessionView(
        title=session.file.title,
        quant=session.file.quant,
        phase=_phase(session, clocks)
        if session.file.path or phase in WORKING
        else tr("Not here yet"),
        busy=phase in WORKING and phase is not Phase.GENERATING,
        plan=_plan(session),
        tuning=_tuning(session),
        notes=tuple(map(told, plan.notes)) if plan else (),
        placement=_placement(session),
        can_load=startable and not blocked,
        can_prove=startable and not blocked,
        can_unload=phase in {Phase.READY, Phase.GENERATING},
        can_cancel=phase in WORKING - {Phase.UNLOADING, Phase.GENERATING},
        can_soak=phase is Phase.READY,
        remark=tr(TIGHT) if ask_risk else tr(TOO_BIG) if blocked else "",
        ask_risk=ask_risk,
        failed=phase is Phase.FAILED,
        drafting_file=present_drafting_file(session, library),
        shares=present_shares(session),
        refused=_refused(session),
        refusal=session.refused.id if session.refused else "",
    )


def _refused(session: Session) -> str:
    refused = session.refused
    return sentences(told(refused.text), told(refused.fix)) if refused else ""


def _plan(session: Session) -> PlanView | None:
    if session.plan is None:
        return None
    resident = session.placement is not None and session.phase in RESIDENT
    buffers = session.placement.buffers if resident and session.placement else ()
    return present_plan(session.plan, title=session.file.title, buffers=buffers)


def _phase(session: Session, clocks: Clocks | None) -> str:
    if work := other_work(session, clocks):
        return tr(WORDS[work])
    if session.phase is Phase.LOADING and session.load_fraction:
        return tr("Loading, {share}").format(share=percent(session.load_fraction))
    return tr(_PHASES[session.phase])


def _placement(session: Session) -> str:
    placed = session.placement
    if placed is None or session.phase not in RESIDENT:
        return ""
    return " · ".join(
        (
            where_line(placed.layers_on_gpu, placed.layers_total),
            tr("KV {kind}").format(kind=placed.type_k),
            tr("micro-batch {n}").format(n=count(placed.n_ubatch)),
            drafting_line(placed.draft_max if placed.mtp else 0),
        )
    )


def _tuning(session: Session) -> Tuning:
    config = session.config
    idle = session.phase is Phase.PLANNED and bool(session.file.path)
    can_draft = session.file.n_layer_nextn > 0 or bool(config.mtp.file)
    drafts = [Choice("0", tr("Off"))]
    if can_draft:
        drafts += [Choice(str(n), str(n)) for n in sorted({*DRAFTS, config.mtp.draft_max})]
    kinds = [*KV_TYPES] if config.type_k in KV_TYPES else [config.type_k, *KV_TYPES]
    return Tuning(
        contexts=contexts(session.file.n_ctx_train, config.n_ctx),
        context=config.n_ctx,
        context_text=count(config.n_ctx),
        kv=tuple(Choice(kind.value, kind.value) for kind in kinds),
        kv_now=config.type_k.value,
        ubatch=tuple(Choice(str(n), count(n)) for n in sorted({*UBATCHES, config.n_ubatch})),
        ubatch_now=str(config.n_ubatch),
        drafts=tuple(drafts),
        drafts_now=str(config.mtp.draft_max) if config.mtp.on and can_draft else "0",
        enabled=idle,
        locked_reason="" if idle else _locked(session),
    )


def _locked(session: Session) -> str:
    if session.phase is Phase.PLANNED:
        return tr("This can be changed when the file is here.")
    if session.phase in {Phase.READY, Phase.GENERATING}:
        return tr("Unload the model to change this.")
    if session.phase is Phase.FAILED:
        return tr("Choose a fix, or dismiss the failure, to change this.")
    return tr("This can be changed when the work in progress has ended.")


def contexts(n_ctx_train: int, now: int) -> tuple[int, ...]:
    """Return the contexts to choose from: powers of two, the trained one, and what is set."""
    most = max(n_ctx_train, now)
    sizes = {now, most}
    size = SMALLEST_CONTEXT
    while size < most:
        sizes.add(size)
        size *= 2
    return tuple(sorted(sizes))


def with_kv(config: RunConfig, kind: str) -> RunConfig:
    """Return `config` with both caches of `kind`; a compressed one needs flash attention."""
    compressed = kind not in {KvType.F16, KvType.F32, KvType.BF16}
    return config.with_(type_k=kind, type_v=kind, flash_attn=config.flash_attn or compressed)


def with_ubatch(config: RunConfig, n_ubatch: int) -> RunConfig:
    """Return `config` with a micro-batch of `n_ubatch`, the batch never smaller than it."""
    return config.with_(n_ubatch=n_ubatch, n_batch=max(config.n_batch, n_ubatch))


def with_drafts(config: RunConfig, draft_max: int) -> RunConfig:
    """Return `config` with `draft_max` draft tokens a step; 0 switches drafting off."""
    changes: dict[str, object] = {"on": draft_max > 0}
    if draft_max:
        changes["draft_max"] = draft_max
    mtp = MtpConfig.model_validate({**config.mtp.model_dump(), **changes})
    return config.with_(mtp=mtp.model_dump())
