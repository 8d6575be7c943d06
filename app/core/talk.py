"""Conversations and the replies in them."""

from __future__ import annotations

import threading
from datetime import UTC, datetime

from app import commands as c
from app import events as e
from app.core import attach as attachments
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
from app.values.chat import ChatEntry, ReplyProgress, ReplyStats
from app.values.sampling import COMPLETION, PRESETS, SamplingParams, SamplingPreset

CHAT = (
    c.OpenConversation,
    c.RenameConversation,
    c.DeleteConversation,
    c.RestoreConversation,
    c.Send,
    c.Regenerate,
    c.EditMessage,
    c.ShowVersion,
    c.PrepareChat,
    c.Attach,
    c.Detach,
)
"""The commands that are answered here, on the lane of the chat."""


class Talk:
    """Keeps the history; a reply is written into it while it streams."""

    def __init__(
        self, board: Board, lanes: Lanes, voices: Voices, history: History, transcript: Transcript
    ) -> None:
        self._board = board
        self._lanes = lanes
        self._voices = voices
        self._history = history
        self._transcript = transcript
        self._stop = threading.Event()

    def do(self, command: c.Command) -> None:  # noqa: C901 - a table of one-liners
        """Do one of the chat's commands."""
        match command:
            case c.OpenConversation(id=name):
                self.open(name)
            case c.RenameConversation(id=name, title=title):
                self.rename(name, title)
            case c.DeleteConversation(id=name):
                self.delete(name)
            case c.RestoreConversation(id=name):
                self.restore(name)
            case c.Send(text=text):
                self.send(text)
            case c.Regenerate():
                self.regenerate()
            case c.EditMessage(id=name, text=text):
                self.edit(name, text)
            case c.ShowVersion(id=name, step=step):
                self.show_version(name, step)
            case c.PrepareChat(instructions=instructions, preset=preset):
                self.prepare(instructions, preset)
            case c.Attach(paths=paths):
                self.attach(paths)
            case c.Detach(index=index):
                self.detach(index)
            case _:
                raise TypeError(type(command).__name__)

    def list(self) -> None:
        """Tell the list of conversations."""
        self._board.publish(e.ConversationsChanged(conversations=self._history.list()))

    def open(self, name: str | None) -> None:
        """Show a conversation, or an empty one."""
        entries = self._seen(name) if name else ()
        self._board.publish(e.ConversationOpened(id=name, entries=entries))

    def _seen(self, name: str) -> tuple[ChatEntry, ...]:
        """Return the messages; a reply that is not written here is shown as far as it is kept.

        Another program writes it, or was killed while a third one had the chats open.
        """
        entries, reply = self._history.entries(name), self._board.state.reply
        here = reply.id if reply is not None else ""
        return tuple(
            entry.model_copy(update={"state": "interrupted"})
            if entry.state == "streaming" and entry.id != here
            else entry
            for entry in entries
        )

    def rename(self, name: str, title: str) -> None:
        """Give a conversation another title."""
        self._history.rename(name, title)
        self.list()

    def delete(self, name: str) -> None:
        """Remove a conversation; it can be restored until the app ends."""
        if (reply := self._board.state.reply) and reply.conversation == name:
            self.stop()
        self._history.delete(name)
        self._voices.forget_chat()
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
        conversation = self._opened()
        files = self._board.state.attachments
        entry = self._history.add(conversation, "user", text, files)
        self._board.publish(e.AttachmentsChanged(files=()))
        self._board.publish(e.EntryChanged(conversation=conversation, entry=entry))
        self.list()
        self._answer(conversation)

    def edit(self, question: str, text: str) -> None:
        """Ask something else in the place of `question`, and answer that."""
        conversation = self._board.state.conversation
        if conversation is None or self._board.state.reply is not None:
            return
        self._history.rewrite(question, text)
        self.open(conversation)
        self.list()
        self._answer(conversation)

    def show_version(self, entry: str, step: int) -> None:
        """Show another version of a message, with what followed it."""
        if self._board.state.reply is None:
            self.open(self._history.show_version(entry, step))
            self.list()

    def prepare(self, instructions: str, preset: str) -> None:
        """Keep what holds for the whole conversation, from its next reply on."""
        self._history.prepare(self._opened(), instructions, preset)
        self.list()

    def attach(self, paths: tuple[str, ...]) -> None:
        """Read files that go with the next question; those that cannot go are told."""
        for path in paths:
            files = self._board.state.attachments
            if len(files) >= attachments.MOST_FILES:
                self._board.notice("attach", "warn", f"{len(files)} files are the most.")
                return
            try:
                file = attachments.read(path)
            except PlimsollError as error:
                self._board.notice("attach", "warn", error.text, error.fix)
                continue
            self._board.publish(e.AttachmentsChanged(files=(*files, file)))

    def detach(self, index: int) -> None:
        """Take one of the files off again."""
        files = self._board.state.attachments
        left = tuple(file for n, file in enumerate(files) if n != index)
        self._board.publish(e.AttachmentsChanged(files=left))

    def _opened(self) -> str:
        """Return the open conversation, a new one when none is."""
        conversation = self._board.state.conversation
        if conversation is None:
            conversation = self._history.create()
            self._board.publish(e.ConversationOpened(id=conversation))
        return conversation

    def regenerate(self) -> None:
        """Write another version of the last reply of the open conversation."""
        conversation = self._board.state.conversation
        if conversation is None or self._board.state.reply is not None:
            return
        self._history.step_back(conversation)
        self.open(conversation)
        self._answer(conversation)

    # --- the reply ---------------------------------------------------------------------------
    def _answer(self, conversation: str) -> None:
        self._stop = stop = threading.Event()
        self._board.publish(e.NoticeDismissed(id="reply"))  # it was about the reply before
        entry = self._history.begin_reply(conversation)
        reply = ReplyProgress(id=entry.id, conversation=conversation)
        voice = self._voices.now()
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
                self._board.notice("reply", "error", error.evidence.message)
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

    def _request(self, reply: ReplyProgress, voice: Voice) -> Generate:
        settings = self._board.state.settings
        said = [e for e in self._history.entries(reply.conversation) if e.id != reply.id]
        listed = self._board.state.conversations
        about = next((item for item in listed if item.id == reply.conversation), None)
        return Generate(
            id=reply.id,
            messages=turns(said, about.instructions if about else ""),
            max_tokens=settings.max_reply_tokens,
            sampling=self._sampling(about.preset if about else "", voice),
            overlong=settings.overlong,
        )

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
