"""Conversations: opened, named, deleted, and what is said in them."""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from contextlib import contextmanager

from app import commands as c
from app import events as e
from app.core import attach as attachments
from app.core.board import Board
from app.core.jobs import Lanes
from app.core.replying import Replying
from app.core.voices import Voices
from app.errors import PlimsollError, UsageError
from app.history import History
from app.transcript import Transcript
from app.values.chat import ChatEntry, Unsent

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
    c.ThinkFirst,
    c.Attach,
    c.Detach,
)
"""The commands that are answered here, on the lane of the chat."""


class Talk:
    """Does what a person asks of the chats; every question gets its reply."""

    def __init__(
        self, board: Board, lanes: Lanes, voices: Voices, history: History, transcript: Transcript
    ) -> None:
        self._board = board
        self._voices = voices
        self._history = history
        self._replying = Replying(board, lanes, voices, history, transcript)
        self.stop = self._replying.stop

    def do(self, command: c.Command) -> None:  # noqa: C901, PLR0912 - a table of one-liners
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
            case c.ThinkFirst(wanted=wanted):
                self.think_first(wanted=wanted)
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
        left = self._left_blank(name)
        entries = self._seen(name) if name else ()
        self._board.publish(e.ConversationOpened(id=name, entries=entries))
        if left:
            self._history.delete(left)
            self.list()

    def _left_blank(self, name: str | None) -> str | None:
        """Return the conversation that is left for `name` without a word in it, if it is."""
        state = self._board.state
        about = next((item for item in state.conversations if item.id == state.conversation), None)
        blank = about is not None and not (about.title or about.instructions or about.n_messages)
        return state.conversation if blank and state.conversation != name else None

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

    def send(self, text: str) -> None:
        """Add what the person said and answer it."""
        with self._given_back(text):
            conversation = self._opened()
            files = self._board.state.attachments
            entry = self._history.add(conversation, "user", text, files)
        self._board.publish(e.AttachmentsChanged(files=()))
        self._board.publish(e.EntryChanged(conversation=conversation, entry=entry))
        self.list()
        self._replying.begin(conversation)

    @contextmanager
    def _given_back(self, text: str, question: str = "") -> Iterator[None]:
        """Give a message back that cannot be kept: whoever wrote it must not write it again."""
        try:
            yield
        except PlimsollError:
            unsent = Unsent(id=uuid.uuid4().hex, text=text, question=question)
            self._board.publish(e.MessageReturned(unsent=unsent))
            raise

    def edit(self, question: str, text: str) -> None:
        """Ask something else in the place of `question`, and answer that."""
        conversation = self._board.state.conversation
        if conversation is None or self._board.state.reply is not None:
            return
        with self._given_back(text, question):
            self._history.rewrite(question, text)
        self.open(conversation)
        self.list()
        self._replying.begin(conversation)

    def show_version(self, entry: str, step: int) -> None:
        """Show another version of a message, with what followed it."""
        if self._board.state.reply is None:
            self.open(self._history.show_version(entry, step))
            self.list()

    def prepare(self, instructions: str, preset: str) -> None:
        """Keep what holds for the whole conversation, from its next reply on."""
        self._history.prepare(self._opened(), instructions, preset)
        self.list()

    def think_first(self, *, wanted: bool | None) -> None:
        """Keep whether the model thinks before it answers, from the next reply on."""
        self._history.think_first(self._opened(), wanted=wanted)
        self.list()

    def attach(self, paths: tuple[str, ...]) -> None:
        """Read files that go with the next question; those that cannot go are told."""
        refused: list[PlimsollError] = []
        for path in paths:
            files = self._board.state.attachments
            if len(files) >= attachments.MOST_FILES:
                refused.append(UsageError(f"{len(files)} files are the most."))
                break
            try:
                file = attachments.read(path)
            except PlimsollError as error:
                refused.append(error)
                continue
            self._board.publish(e.AttachmentsChanged(files=(*files, file)))
        if refused:
            text = " ".join(error.text for error in refused)
            fixes = dict.fromkeys(error.fix for error in refused if error.fix)
            self._board.notice("attach", "warn", text, " ".join(fixes))

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
        self._replying.begin(conversation)
