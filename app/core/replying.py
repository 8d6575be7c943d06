"""One reply in the chat: what is asked of who answers, what becomes of the answer."""

from __future__ import annotations

import threading
from datetime import UTC, datetime

from app import events as e
from app.core.board import Board
from app.core.jobs import Lanes
from app.core.turns import turns
from app.core.voices import Voice, Voices
from app.core.writer import Writer
from app.engine.api import EngineError
from app.engine.protocol import Done, Generate
from app.errors import PlimsollError
from app.history import History
from app.history.store import EndState
from app.transcript import Transcript
from app.values.chat import ChatEntry, Conversation, ReplyProgress, ReplyStats
from app.values.sampling import COMPLETION, PRESETS, SamplingParams, SamplingPreset

OVERLONG_FIX = (
    "Ask it shorter, begin a new chat, choose a larger context, or let the oldest turns be left out"
    " in Settings."
)


class Replying:
    """Lets who answers now write the reply to a conversation; it is kept while it streams."""

    def __init__(
        self, board: Board, lanes: Lanes, voices: Voices, history: History, transcript: Transcript
    ) -> None:
        self._board = board
        self._lanes = lanes
        self._voices = voices
        self._history = history
        self._transcript = transcript
        self._stop = threading.Event()

    def stop(self) -> None:
        """End the reply; what was written is kept."""
        self._stop.set()

    def begin(self, conversation: str) -> None:
        """Begin the reply to what was said last; it is written on the lane of who answers."""
        self._stop = stop = threading.Event()
        self._board.publish(e.NoticeDismissed(id="reply"))  # it was about the reply before
        entry = self._history.begin_reply(conversation)
        voice = self._voices.now()
        reply = ReplyProgress(id=entry.id, conversation=conversation, far=voice.far)
        self._board.publish(e.EntryChanged(conversation=conversation, entry=entry))
        self._board.publish(e.ReplyChanged(reply=reply))
        self._lanes[voice.lane].start(lambda cancel: self._write(reply, voice, cancel), stop)

    def _write(self, reply: ReplyProgress, voice: Voice, cancel: threading.Event) -> None:
        writer = Writer(self._board, self._history, self._transcript, reply)
        state: EndState = "interrupted"
        try:
            if not voice.make_ready(cancel):
                return
            writer.begin()
            done = voice.generate(self._request(reply, voice), writer.hear, cancel)
            writer.finish(done.timings)
            state = "stopped" if done.reason == "cancelled" else "complete"
            self._explain(done, voice)
        except EngineError as error:
            session = self._board.session
            if session is None or session.diagnosis is None:
                failure = error.failure
                overlong = failure is not None and failure.code == "context-overflow"
                fix = OVERLONG_FIX if overlong else ""
                self._board.notice("reply", "error", error.evidence.message, fix)
        except PlimsollError as error:
            self._board.notice("reply", "error", error.text, error.fix)
        finally:
            self._end(reply, writer, state)

    def _end(self, reply: ReplyProgress, writer: Writer, state: EndState) -> None:
        try:
            entry = self._finished(reply, writer.stats, state)
            self._board.publish(e.EntryChanged(conversation=reply.conversation, entry=entry))
        finally:
            self._board.publish(e.ReplyChanged(reply=None))
        self._transcript.drop(reply.id)
        self._board.publish(e.ConversationsChanged(conversations=self._history.list()))

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

    # --- what is asked -----------------------------------------------------------------------
    def _request(self, reply: ReplyProgress, voice: Voice) -> Generate:
        settings = self._board.state.settings
        said = [e for e in self._history.entries(reply.conversation) if e.id != reply.id]
        about = self._about(reply.conversation)
        return Generate(
            id=reply.id,
            messages=turns(said, about.instructions),
            max_tokens=settings.max_reply_tokens,
            sampling=self._sampling(about.preset, voice),
            overlong=settings.overlong,
            # A choice that was made for another model, and is not shown with this one, does nothing.
            thinking=about.thinking if voice.thinks else None,
        )

    def _about(self, conversation: str) -> Conversation:
        listed = self._board.state.conversations
        nothing = Conversation(id=conversation, title="", updated_at="")
        return next((item for item in listed if item.id == conversation), nothing)

    def _sampling(self, preset: str, voice: Voice) -> SamplingParams:
        """Return the chat's preset, else the settings, else what suits a completion model."""
        settings, session = self._board.state.settings, voice.session
        named = next((known for known in PRESETS if known.id == preset), None)
        chosen, temperature = settings.sampling, settings.temperature
        if named is not None:
            chosen, temperature = named.preset, named.temperature
        elif chosen == SamplingPreset() and session and not session.file.has_chat_template:
            chosen = COMPLETION
        return SamplingParams(**chosen.model_dump(), temperature=temperature, seed=settings.seed)

    # --- what is told ------------------------------------------------------------------------
    def _explain(self, done: Done, voice: Voice) -> None:
        session = voice.session
        if session is None or session.file.has_chat_template:  # else the chat says it all along
            for text in done.notices:
                self._board.notice("reply.form", "info", text)
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
