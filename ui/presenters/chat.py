"""What the chat page says: the composer, the line under a reply, an empty page, a failure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from app.session import Phase
from app.values.timings import FEW_TOKENS
from ui.presenters.chat_thinking import ThinkView, present_thinking
from ui.presenters.failure import present_failure
from ui.presenters.figures import count, decimal, file_size, percent, seconds
from ui.presenters.plans import needs_consent
from ui.presenters.remote import answering, far_title
from ui.words import QT_TR_NOOP, beginning, ended, listed, plural, sentences, tr

if TYPE_CHECKING:
    from app.session import Session
    from app.state import State
    from app.values.chat import ReplyProgress, ReplyStats
    from app.values.remote import RemoteInUse

Action = Literal["", "choose", "load"]
BASE_NOTE = QT_TR_NOOP("This is a base model: it goes on with your text instead of answering it.")
_LOADS = frozenset({Phase.PLANNED, Phase.REMEDIED, Phase.LOADING, Phase.QUALIFYING, Phase.READY})
_BUSY = {
    Phase.DOWNLOADING: QT_TR_NOOP("The model is still being fetched."),
    Phase.VERIFYING: QT_TR_NOOP("The file is being checked."),
    Phase.UNLOADING: QT_TR_NOOP("The model is being unloaded."),
    Phase.FAILED: QT_TR_NOOP("The engine stopped. Try a fix first."),
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
    thinks: ThinkView | None = None


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
            self.speed and tr("{n} tokens a second").format(n=self.speed),
            self.first and tr("first token after {time}").format(time=self.first),
            self.accepted and tr("{share} of drafts accepted").format(share=self.accepted),
            self.tokens,
            self.note,
        )
        return listed(parts)


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
            tr("Choose a model first"),
            replying=False,
            blocked=tr("There is no model to answer."),
            action="choose",
            action_text=tr("Choose a model…"),
            files=files,
        )
    ready = session.phase in {Phase.READY, Phase.GENERATING, Phase.FAILED}
    loads = session.phase is Phase.PLANNED and not _risky(session) and bool(state.entries)
    return ComposerView(
        placeholder=_invitation(state, session)
        if ready
        else tr("You can write now; it is sent once the model is loaded."),
        replying=state.reply is not None,
        blocked=_blocked(session),
        action="load" if loads else "",
        action_text=tr("Load {name}").format(name=session.file.title) if loads else "",
        meter=_meter(state, session),
        files=files,
        thinks=present_thinking(state),
    )


def _invitation(state: State, session: Session) -> str:
    if is_base(session):
        text = tr("Go on with {name}…")
    else:
        text = tr("Reply to {name}…") if state.entries else tr("Ask {name}…")
    return text.format(name=session.file.title)


def _far_composer(state: State, using: RemoteInUse) -> ComposerView:
    """Return the composer while a model on another computer answers; it says where words go."""
    text = (
        tr("Reply to {name}… The whole chat is sent there.")
        if state.entries
        else tr("Ask {name}… The whole chat is sent there.")
    )
    used, total = _used(state), using.model.n_ctx
    meter = None
    if used > 0 and total > 0:
        meter = MeterView(used, 0, total, _full(used, total))
    return ComposerView(
        placeholder=text.format(name=far_title(using)),
        replying=state.reply is not None,
        blocked="",
        meter=meter,
        files=_files(state),
        thinks=present_thinking(state),
    )


def _files(state: State) -> tuple[str, ...]:
    return tuple(f"{file.name} ({file_size(file.size_bytes)})" for file in state.attachments)


def _blocked(session: Session) -> str:
    if session.phase in _LOADS:
        return _risky(session) if session.phase is Phase.PLANNED else ""
    return tr(_BUSY[session.phase]) if session.phase in _BUSY else ""


def _risky(session: Session) -> str:
    if session.plan is not None and session.plan.verdict == "too-big":
        return tr("This setup does not fit. Choose a smaller one first.")
    if needs_consent(session):
        return tr("This setup is tight. Look at its plan first.")
    return ""


def _meter(state: State, session: Session) -> MeterView | None:
    used = _used(state)
    total = session.placement.n_ctx if session.placement else session.config.n_ctx
    if used <= 0 or total <= 0:
        return None
    proven = min(session.receipt.proven_depth, total) if session.receipt else 0
    text = _full(used, total)
    if proven:
        text += " · " + tr("proven to {n}").format(n=count(proven))
    return MeterView(used, proven, total, text)


def _full(used: int, total: int) -> str:
    return tr("{used} of {total} used").format(used=count(used), total=count(total))


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
    kept = tr("Interrupted, kept") if written else tr("Interrupted")
    note = {"stopped": tr("Stopped", "reply"), "interrupted": kept}.get(end, "")
    if stats is None or not stats.n_tokens:
        return StatsView(note=note)
    n = stats.n_tokens
    tokens = (
        plural(n, tr("{n} token so far"), tr("{n} tokens so far"))
        if live
        else plural(n, tr("{n} token"), tr("{n} tokens"))
    )
    return StatsView(
        speed=decimal(stats.tok_s) if stats.tok_s > 0 and n >= FEW_TOKENS else "",
        first=seconds(stats.ttft_seconds) if stats.ttft_seconds > 0 else "",
        accepted=percent(stats.acceptance) if stats.acceptance is not None else "",
        tokens=tokens.format(n=count(n)),
        note=note,
    )


def present_thought(stats: ReplyStats | None, *, live: bool) -> tuple[str, str]:
    """Return what the fold over a reply's reasoning says: the words, and the count of tokens."""
    if stats is None or not stats.reasoning_seconds:
        return (tr("Thinking…") if live else tr("Thoughts")), ""
    n = stats.n_reasoning
    tokens = plural(n, tr("{n} token"), tr("{n} tokens")).format(n=count(n))
    thought = tr("Thinking for {time}") if live else tr("Thought for {time}")
    return thought.format(time=seconds(stats.reasoning_seconds)), f"· {tokens}" if n else ""


def present_reading(reply: ReplyProgress, session: Session | None) -> ReadingView | None:
    """Return what happens before the first token; None once the reply is being written."""
    if reply.phase == "decode":
        return None
    if reply.phase == "prefill" and reply.prompt_total:
        done, total = reply.prompt_done, reply.prompt_total
        text = tr("Reading the prompt: {done} of {total} tokens")
        return ReadingView(text.format(done=count(done), total=count(total)), done / total)
    if reply.phase == "queued":
        text = tr("Waiting for other replies to end: place {n}")
        return ReadingView(text.format(n=count(reply.queue_place)), None)
    if session is not None and session.phase is Phase.LOADING:
        text = tr("Loading {name}").format(name=session.file.title)
        return ReadingView(text, session.load_fraction or None)
    if session is not None and session.phase is Phase.QUALIFYING:
        return ReadingView(tr("Proving {name} first").format(name=session.file.title), None)
    return ReadingView(tr("Reading the prompt"), None)


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
    title = tr("The engine stopped in the middle of this reply") if cut else view.headline
    text = ended(view.title)
    row = next((remedy for remedy in view.remedies if not remedy.guide), None)
    effect = ""
    if row is not None:
        less = row.freed.startswith("\N{MINUS SIGN}")
        freed = tr("frees {size}").format(size=row.freed[1:]) if less else ""
        effect = " · ".join(filter(None, (beginning(freed), row.cost)))
    return StoppedView(
        title=title,
        text=sentences(text, tr("What was written is kept.")) if cut else text,
        kind=row.kind if row else "",
        button=row.name if row else "",
        effect=effect,
        accessible=row.accessible if row else "",
    )
