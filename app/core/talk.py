"""Conversations and the replies in them."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime

from app import events as e
from app.core.board import Board
from app.core.jobs import Lanes
from app.core.runner import Runner
from app.engine.api import EngineError
from app.engine.protocol import (
    Answer,
    ChatMessage,
    Done,
    Generate,
    Phase,
    SamplingParams,
    Text,
    Timings,
)
from app.errors import PlimsollError
from app.history import History
from app.history.store import EndState
from app.transcript import Transcript
from app.values.chat import ChatEntry, ReplyProgress, ReplyStats

TELL_SECONDS = 0.1
TITLE_CHARS = 60


class Talk:
    """Keeps the history; a reply is written into it while it streams."""

    def __init__(
        self, board: Board, lanes: Lanes, runner: Runner, history: History, transcript: Transcript
    ) -> None:
        self._board = board
        self._lanes = lanes
        self._runner = runner
        self._history = history
        self._transcript = transcript
        self._stop = threading.Event()

    def list(self) -> None:
        """Tell the list of conversations."""
        self._board.publish(e.ConversationsChanged(conversations=self._history.list()))

    def open(self, name: str | None) -> None:
        """Show a conversation, or an empty one."""
        entries = self._history.entries(name) if name else ()
        self._board.publish(e.ConversationOpened(id=name, entries=entries))

    def rename(self, name: str, title: str) -> None:
        """Give a conversation another title."""
        self._history.rename(name, title)
        self.list()

    def delete(self, name: str) -> None:
        """Remove a conversation; it can be restored until the app ends."""
        if (reply := self._board.state.reply) and reply.conversation == name:
            self.stop()
        self._history.delete(name)
        if self._board.state.conversation == name:
            self.open(None)
        self.list()

    def restore(self, name: str) -> None:
        """Bring a removed conversation back."""
        self._history.restore(name)
        self.list()

    def stop(self) -> None:
        """End the reply; what was written is kept."""
        self._stop.set()

    def send(self, text: str) -> None:
        """Add what the person said and answer it."""
        conversation = self._board.state.conversation
        if conversation is None:
            conversation = self._history.create(_title(text))
            self._board.publish(e.ConversationOpened(id=conversation))
        entry = self._history.add(conversation, "user", text)
        self._board.publish(e.EntryChanged(conversation=conversation, entry=entry))
        self.list()
        self._answer(conversation)

    def regenerate(self) -> None:
        """Write the last reply of the open conversation again."""
        conversation = self._board.state.conversation
        if conversation is None:
            return
        self._history.drop_last_reply(conversation)
        self.open(conversation)
        self._answer(conversation)

    # --- the reply ---------------------------------------------------------------------------
    def _answer(self, conversation: str) -> None:
        self._stop = stop = threading.Event()
        self._board.publish(e.NoticeDismissed(id="reply"))  # it was about the reply before
        entry = self._history.begin_reply(conversation)
        reply = ReplyProgress(id=entry.id, conversation=conversation)
        self._board.publish(e.EntryChanged(conversation=conversation, entry=entry))
        self._board.publish(e.ReplyChanged(reply=reply))
        self._lanes["engine"].start(lambda cancel: self._write(reply, cancel), stop)

    def _write(self, reply: ReplyProgress, cancel: threading.Event) -> None:
        writer = _Writer(self._board, self._history, self._transcript, reply)
        state: EndState = "interrupted"
        try:
            if not self._runner.make_ready(cancel):
                return
            writer.begin()
            done = self._runner.generate(self._request(reply), writer.hear, cancel)
            writer.finish(done.timings)
            state = "stopped" if done.reason == "cancelled" else "complete"
            self._explain(done)
        except EngineError as error:
            session = self._board.session
            if session is None or session.diagnosis is None:
                self._board.notice("reply", "error", error.evidence.message)
        except PlimsollError as error:
            self._board.notice("reply", "error", error.text, error.fix)
        finally:
            self._end(reply, writer, state)

    def _end(self, reply: ReplyProgress, writer: _Writer, state: EndState) -> None:
        entry = self._finished(reply, writer.stats, state)
        self._board.publish(e.EntryChanged(conversation=reply.conversation, entry=entry))
        self._board.publish(e.ReplyChanged(reply=None))
        self._transcript.drop(reply.id)
        self.list()

    def _finished(self, reply: ReplyProgress, stats: ReplyStats, state: EndState) -> ChatEntry:
        """Keep the whole reply; where the disk refuses, it stays at least on the screen."""
        text = self._transcript.text(reply.id)
        reasoning = self._transcript.text(reply.id, reasoning=True)
        try:
            return self._history.finish_reply(
                reply.id, state=state, stats=stats, text=text, reasoning=reasoning
            )
        except PlimsollError as error:
            self._board.notice("history", "error", error.text, error.fix)
            return ChatEntry(
                id=reply.id,
                role="assistant",
                text=text,
                reasoning=reasoning,
                at=datetime.now(UTC).isoformat(timespec="milliseconds"),
                state=state,
                stats=stats,
            )

    def _request(self, reply: ReplyProgress) -> Generate:
        settings = self._board.state.settings
        said = [e for e in self._history.entries(reply.conversation) if e.id != reply.id]
        session = self._board.session
        pays = session is None or session.receipt is None or session.receipt.mtp_pays
        return Generate(
            id=reply.id,
            messages=_turns(said),
            max_tokens=settings.max_reply_tokens,
            sampling=SamplingParams(temperature=settings.temperature),
            mtp=pays,
        )

    def _explain(self, done: Done) -> None:
        if done.reason == "context":
            self._board.notice(
                "reply",
                "warn",
                "The reply stopped because the context is full.",
                "Start a new chat, or choose a larger context.",
            )
        elif done.reason == "length":
            self._board.notice(
                "reply",
                "info",
                f"The reply ended at the limit of {self._board.state.settings.max_reply_tokens:,}"
                " tokens.",
                "Raise the limit in Settings, or ask the model to go on.",
            )


class _Writer:
    """Takes a reply's runs of text to the transcript, the history and, now and then, the state."""

    def __init__(
        self, board: Board, history: History, transcript: Transcript, reply: ReplyProgress
    ) -> None:
        self._board = board
        self._history = history
        self._transcript = transcript
        self._reply = reply
        self._begun = time.monotonic()
        self._first: float | None = None
        self._told = 0.0
        self._thought = _Thought()
        self._keeps = True
        self.stats = ReplyStats()

    def begin(self) -> None:
        """The model is ready: the time to the first token counts from here."""
        self._begun = time.monotonic()

    def hear(self, answer: Answer) -> None:
        """Take one answer of the engine."""
        if isinstance(answer, Text):
            now = time.monotonic()
            self._first = self._first or now
            self._transcript.append(answer.id, answer.text, reasoning=answer.reasoning)
            self._keep(answer)
            self._thought.hear(answer, now)
            seconds = now - self._first
            rate = (answer.n_tokens - 1) / seconds if seconds > 0 else 0.0
            ttft = self._first - self._begun
            self.stats = ReplyStats(
                n_tokens=answer.n_tokens,
                tok_s=rate,
                ttft_seconds=ttft,
                n_prompt=self._reply.prompt_total,
                n_reasoning=self._thought.n_tokens,
                reasoning_seconds=self._thought.seconds,
            )
            self._tell({"phase": "decode"}, force=answer.n_tokens <= 1)
        elif isinstance(answer, Phase) and answer.name == "prefill":
            progress = {"prompt_done": answer.done, "prompt_total": answer.total}
            self._tell({"phase": "prefill", **progress}, force=answer.done == 0)

    def finish(self, timings: Timings) -> None:
        """Take the engine's own measurements as the last word."""
        self.stats = ReplyStats(
            n_tokens=timings.n_generated,
            tok_s=timings.decode_tok_s,
            ttft_seconds=timings.ttft_seconds,
            acceptance=timings.acceptance,
            n_prompt=timings.n_prompt,
            n_cached=timings.n_cached,
            n_reasoning=self._thought.n_tokens,
            reasoning_seconds=self._thought.seconds,
        )

    def _keep(self, answer: Text) -> None:
        """Write a run to the history; a disk that refuses is told once and costs no token."""
        if not self._keeps:
            return
        try:
            self._history.append(answer.id, answer.text, reasoning=answer.reasoning)
        except PlimsollError as error:
            self._keeps = False
            self._board.notice("history", "error", error.text, error.fix)

    def _tell(self, changes: dict[str, object], *, force: bool) -> None:
        now = time.monotonic()
        if not force and now - self._told < TELL_SECONDS:
            return
        self._told = now
        self._reply = self._reply.model_copy(update={**changes, "stats": self.stats})
        self._board.publish(e.ReplyChanged(reply=self._reply))


@dataclass(slots=True)
class _Thought:
    """How long the model thought before it answered, and in how many tokens."""

    n_tokens: int = 0
    seconds: float = 0.0
    _since: float | None = None

    def hear(self, answer: Text, now: float) -> None:
        """Take one run of text that came at `now`, seconds of a steady clock."""
        if answer.reasoning:
            self._since = now if self._since is None else self._since
            self.n_tokens = answer.n_tokens
        if self._since is not None and (answer.reasoning or self.seconds == 0.0):
            self.seconds = now - self._since


def _turns(said: Iterable[ChatEntry]) -> tuple[ChatMessage, ...]:
    """Return what was said, in turns that alternate: many chat templates refuse anything else.

    A reply that broke off before its first word leaves two questions in a row; they become one.
    """
    turns: list[ChatMessage] = []
    for entry in said:
        if entry.text and turns and turns[-1].role == entry.role:
            joined = f"{turns[-1].content}\n\n{entry.text}"
            turns[-1] = ChatMessage(role=entry.role, content=joined)
        elif entry.text:
            turns.append(ChatMessage(role=entry.role, content=entry.text))
    return tuple(turns)


def _title(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= TITLE_CHARS else line[: TITLE_CHARS - 1].rstrip() + "…"
