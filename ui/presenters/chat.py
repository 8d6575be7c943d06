"""What the chat page says: the composer, the line under a reply, an empty page, a failure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from app.session import Phase
from ui.presenters.failure import present_failure
from ui.presenters.figures import count, file_size, percent, seconds
from ui.presenters.plans import needs_consent
from ui.presenters.remote import answering

if TYPE_CHECKING:
    from app.session import Session
    from app.state import State
    from app.values.chat import ReplyProgress, ReplyStats
    from app.values.remote import RemoteInUse

Action = Literal["", "choose", "load"]
BASE_NOTE = "This is a base model: it goes on with your text instead of answering it."
_LOADS = frozenset({Phase.PLANNED, Phase.REMEDIED, Phase.LOADING, Phase.QUALIFYING, Phase.READY})
_BUSY = {
    Phase.DOWNLOADING: "The model is still being fetched.",
    Phase.VERIFYING: "The file is being checked.",
    Phase.UNLOADING: "The model is being unloaded.",
    Phase.FAILED: "The engine stopped. Try a fix first.",
}


@dataclass(frozen=True, slots=True)
class MeterView:
    """How full the context is, tokens."""

    used: int
    proven: int
    total: int
    text: str


@dataclass(frozen=True, slots=True)
class ComposerView:
    """`blocked` says why nothing can be sent ("": it can); `replying` offers Stop instead."""

    placeholder: str
    replying: bool
    blocked: str
    action: Action = ""
    action_text: str = ""
    meter: MeterView | None = None
    files: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class StatsView:
    """The line under a reply; empty parts are left out."""

    speed: str = ""
    first: str = ""
    accepted: str = ""
    tokens: str = ""
    note: str = ""

    @property
    def sentence(self) -> str:
        """The same for a screen reader."""
        parts = (
            self.speed and f"{self.speed} tokens a second",
            self.first and f"first token after {self.first} s",
            self.accepted and f"{self.accepted} of drafts accepted",
            self.tokens,
            self.note,
        )
        return ", ".join(part for part in parts if part)


@dataclass(frozen=True, slots=True)
class ReadingView:
    """The prompt is being read; `share` is None while nothing is known."""

    text: str
    share: float | None


@dataclass(frozen=True, slots=True)
class StoppedView:
    """The engine's end as a card in the flow."""

    title: str
    text: str
    kind: str
    button: str
    effect: str
    accessible: str


# --- the composer ----------------------------------------------------------------------------------
def present_composer(state: State) -> ComposerView:
    """Return how the composer stands in `state`."""
    if state.remote is not None:
        return _far_composer(state, state.remote)
    session = state.session
    files = _files(state)
    if session is None:
        return ComposerView(
            "Choose a model first",
            replying=False,
            blocked="There is no model to answer.",
            action="choose",
            action_text="Choose a model…",
            files=files,
        )
    name = session.file.title
    ready = session.phase in {Phase.READY, Phase.GENERATING, Phase.FAILED}
    verb = "Go on with" if is_base(session) else ("Reply to" if state.entries else "Ask")
    waits = "You can write now; it is sent once the model is loaded."
    loadable = session.phase is Phase.PLANNED and not _risky(session)
    return ComposerView(
        placeholder=f"{verb} {name}…" if ready else waits,
        replying=state.reply is not None,
        blocked=_blocked(session),
        action="load" if loadable and state.entries else "",
        action_text=f"Load {name}" if loadable and state.entries else "",
        meter=_meter(state, session),
        files=files,
    )


def _far_composer(state: State, using: RemoteInUse) -> ComposerView:
    """Return the composer while a model on another computer answers; it says where words go."""
    verb = "Reply to" if state.entries else "Ask"
    used, total = _used(state), using.model.n_ctx
    meter = None
    if used > 0 and total > 0:
        meter = MeterView(used, 0, total, f"{count(used)} of {count(total)} used")
    return ComposerView(
        placeholder=f"{verb} {using.title}… The whole chat is sent there.",
        replying=state.reply is not None,
        blocked="",
        meter=meter,
        files=_files(state),
    )


def _files(state: State) -> tuple[str, ...]:
    return tuple(f"{file.name} ({file_size(file.size_bytes)})" for file in state.attachments)


def _blocked(session: Session) -> str:
    if session.phase in _LOADS:
        return _risky(session) if session.phase is Phase.PLANNED else ""
    return _BUSY.get(session.phase, "")


def _risky(session: Session) -> str:
    if session.plan is not None and session.plan.verdict == "too-big":
        return "This setup does not fit. Choose a smaller one first."
    if needs_consent(session):
        return "This setup is tight. Look at its plan first."
    return ""


def _meter(state: State, session: Session) -> MeterView | None:
    used = _used(state)
    total = session.placement.n_ctx if session.placement else session.config.n_ctx
    if used <= 0 or total <= 0:
        return None
    proven = min(session.receipt.proven_depth, total) if session.receipt else 0
    text = f"{count(used)} of {count(total)} used"
    if proven:
        text += f" · proven to {count(proven)}"
    return MeterView(used, proven, total, text)


def _used(state: State) -> int:
    reply = state.reply
    if reply is not None and reply.conversation == state.conversation and reply.prompt_total:
        return reply.prompt_total + reply.stats.n_tokens
    for entry in reversed(state.entries):
        if entry.stats is not None and entry.stats.n_prompt:
            return entry.stats.n_prompt + entry.stats.n_tokens
    return 0


# --- a reply ---------------------------------------------------------------------------------------
def present_stats(
    stats: ReplyStats | None, *, live: bool, end: str = "complete", written: bool = True
) -> StatsView:
    """Return the line under a reply that is being written (`live`) or ended as `end`."""
    kept = "Interrupted, kept" if written else "Interrupted"
    note = {"stopped": "Stopped", "interrupted": kept}.get(end, "")
    if stats is None or not stats.n_tokens:
        return StatsView(note=note)
    plural = "" if stats.n_tokens == 1 else "s"
    return StatsView(
        speed=f"{stats.tok_s:.1f}" if stats.tok_s > 0 else "",
        first=seconds(stats.ttft_seconds).removesuffix(" s") if stats.ttft_seconds > 0 else "",
        accepted=percent(stats.acceptance) if stats.acceptance is not None else "",
        tokens=f"{count(stats.n_tokens)} token{plural}{' so far' if live else ''}",
        note=note,
    )


def present_thought(stats: ReplyStats | None, *, live: bool) -> tuple[str, str]:
    """Return what the fold over a reply's reasoning says: the words, and the count of tokens."""
    if stats is None or not stats.reasoning_seconds:
        return ("Thinking…" if live else "Thoughts"), ""
    tokens = f"· {count(stats.n_reasoning)} tokens" if stats.n_reasoning else ""
    return f"Thought for {seconds(stats.reasoning_seconds)}", tokens


def present_reading(reply: ReplyProgress, session: Session | None) -> ReadingView | None:
    """Return what happens before the first token; None once the reply is being written."""
    if reply.phase == "decode":
        return None
    if reply.phase == "prefill" and reply.prompt_total:
        done, total = reply.prompt_done, reply.prompt_total
        return ReadingView(
            f"Reading the prompt: {count(done)} of {count(total)} tokens", done / total
        )
    if reply.phase == "queued":
        place = count(reply.queue_place)
        return ReadingView(f"Waiting for other replies to end: place {place}", None)
    if session is not None and session.phase is Phase.LOADING:
        return ReadingView(f"Loading {session.file.title}", session.load_fraction or None)
    if session is not None and session.phase is Phase.QUALIFYING:
        return ReadingView(f"Proving {session.file.title} first", None)
    return ReadingView("Reading the prompt", None)


def is_base(session: Session | None) -> bool:
    """Whether the model completes text instead of chatting."""
    return session is not None and not session.file.has_chat_template


def last_reply(state: State) -> str:
    """Return the id of the reply that can be written again now, or ""."""
    entries, session = state.entries, state.session
    ready = session is not None and not _blocked(session)
    free = (ready or state.remote is not None) and state.reply is None
    return entries[-1].id if free and entries and entries[-1].role == "assistant" else ""


# --- a failure -------------------------------------------------------------------------------------
def present_stopped(state: State) -> StoppedView | None:
    """Return the card that ends the flow while the session has failed."""
    view = present_failure(answering(state))
    if view is None:
        return None
    last = state.entries[-1] if state.entries else None
    cut = last is not None and last.state == "interrupted" and bool(last.text or last.reasoning)
    title = "The engine stopped in the middle of this reply" if cut else view.headline
    text = f"{view.title.rstrip('.')}."
    row = next((remedy for remedy in view.remedies if not remedy.guide), None)
    effect = ""
    if row is not None:
        freed = f"frees {row.freed[1:]}" if row.freed.startswith("\N{MINUS SIGN}") else ""
        effect = " · ".join(filter(None, (freed, row.cost)))
    return StoppedView(
        title=title,
        text=f"{text} What was written is kept." if cut else text,
        kind=row.kind if row else "",
        button=row.name if row else "",
        effect=effect,
        accessible=row.accessible if row else "",
    )
