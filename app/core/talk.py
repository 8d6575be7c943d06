"""Conversations and the replies in them."""

from __future__ import annotations

import threading
from collections.abc import Iterable
from datetime import UTC, datetime

from app import events as e
from app.core.board import Board
from app.core.jobs import Lanes
from app.core.runner import Runner
from app.core.writer import Writer
from app.engine.api import EngineError
from app.engine.protocol import (
    ChatMessage,
    Done,
    Generate,
    SamplingParams,
)
from app.errors import PlimsollError
from app.history import History
from app.history.store import EndState
from app.transcript import Transcript
from app.values.chat import ChatEntry, ReplyProgress, ReplyStats

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
        writer = Writer(self._board, self._history, self._transcript, reply)
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

    def _end(self, reply: ReplyProgress, writer: Writer, state: EndState) -> None:
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
        receipt = session.receipt if session else None
        pays = receipt is None or receipt.mtp_pays
        if receipt is not None and not pays:
            self._board.notice(
                "drafting",
                "info",
                f"Drafting is off: the proof measured {receipt.decode_tok_s or 0:.1f} tokens/s with "
                f"it and {receipt.decode_tok_s_without_mtp or 0:.1f} without.",
            )
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
