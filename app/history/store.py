"""Conversations and their messages, as they are written and read."""

from __future__ import annotations

import sqlite3
import uuid
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

from app.history import export, rows, tree
from app.history.database import Database, change
from app.history.opening import open_history
from app.history.presence import Presence
from app.history.problems import gone
from app.history.schema import gather_runs
from app.history.search import QUERY, folded, like_pattern
from app.values.chat import Attachment, ChatEntry, Conversation, ReplyStats

EndState = Literal["complete", "stopped", "interrupted"]
Role = Literal["system", "user", "assistant"]
_FORGET = "DELETE FROM conversations WHERE deleted"


class History:
    """One SQLite file in write-ahead mode; every call is one transaction and may be made anywhere.

    Every writing call raises `DiskProblemError` when the disk refuses; nothing of that call is
    kept then, and the caller still has the text. `notice` is what a person should be told about
    the opening ("" when all is well); `kept` is False when this run's chats end with it.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._presence = Presence(path)
        opened = open_history(path, alone=self._presence.alone)
        self.notice = opened.notice
        self.kept = opened.kept
        self._database = Database(path, opened)

    def close(self) -> None:
        """Forget deleted conversations for good and close the file."""
        # Another Plimsoll may still bring them back.
        if self._database.close(_FORGET if self._presence.alone else ""):
            self._presence.close()

    # --- conversations ---------------------------------------------------------------------------
    def list(self) -> tuple[Conversation, ...]:
        """Return the list, newest first."""
        with self._database.reading() as database:
            return tuple(map(rows.conversation, database.execute(rows.LIST)))

    def create(self, title: str = "") -> str:
        """Begin a conversation and return its id; "" takes the title from the first question."""
        name, now = _new_id(), _now()
        with self._database.writing() as database:
            database.execute(
                "INSERT INTO conversations (id, title, created_at, updated_at) VALUES (?, ?, ?, ?)",
                (name, title, now, now),
            )
        return name

    def rename(self, conversation: str, title: str) -> None:
        """Give a conversation another title; its place in the list stays."""
        with self._database.writing() as database:
            change(
                database,
                "UPDATE conversations SET title = ? WHERE id = ?",
                (title.strip(), conversation),
            )

    def delete(self, conversation: str) -> None:
        """Take a conversation out of the list; `restore` brings it back until `close`."""
        with self._database.writing() as database:
            change(database, "UPDATE conversations SET deleted = 1 WHERE id = ?", (conversation,))

    def restore(self, conversation: str) -> None:
        """Undo `delete`."""
        with self._database.writing() as database:
            change(database, "UPDATE conversations SET deleted = 0 WHERE id = ?", (conversation,))

    def search(self, words: str) -> tuple[Conversation, ...]:
        """Return the conversations that hold `words`, in any case, in a title or a message."""
        needle = folded(words)
        if not needle:
            return self.list()
        with self._database.reading() as database:
            found = {name for (name,) in database.execute(QUERY, (like_pattern(needle), needle))}
            return tuple(item for item in self.list() if item.id in found)

    # --- messages --------------------------------------------------------------------------------
    def entries(self, conversation: str) -> tuple[ChatEntry, ...]:
        """Return the shown messages in order; a reply being written holds what was stored."""
        with self._database.reading() as database:
            found, leaf = tree.read(database, conversation)
            return tuple(_shown(database, step) for step in found.path(leaf))

    def add(
        self, conversation: str, role: Role, text: str, files: tuple[Attachment, ...] = ()
    ) -> ChatEntry:
        """Store a whole message at the end."""
        entry = ChatEntry(id=_new_id(), role=role, text=text, at=_now(), attachments=files)
        return self._insert(conversation, entry)

    def begin_reply(self, conversation: str) -> ChatEntry:
        """Store an empty reply at the end, to be filled by `append`."""
        entry = ChatEntry(id=_new_id(), role="assistant", text="", at=_now(), state="streaming")
        return self._insert(conversation, entry)

    def rewrite(self, question: str, text: str) -> ChatEntry:
        """Store another version of a question; what followed the old one stays with it.

        The files that went with the old one go with the new one too.
        """
        with self._database.writing() as database:
            conversation, parent = self._place(database, question)
            old = rows.entry(database, question)
            entry = old.model_copy(update={"id": _new_id(), "text": text, "at": _now()})
            rows.insert(database, entry, rows.Place(conversation, parent))
            self._touch(database, conversation, entry.at)
            return self._again(database, entry.id)

    def step_back(self, conversation: str) -> bool:
        """Show the conversation without its last reply, so that another version can be written."""
        with self._database.writing() as database:
            changed = database.execute(
                "UPDATE conversations SET leaf = last.parent FROM entries AS last"
                " WHERE conversations.id = ? AND last.id = leaf AND last.role = 'assistant'",
                (conversation,),
            )
        return changed.rowcount == 1

    def show_version(self, entry: str, step: int) -> str:
        """Show the version `step` after this one, with what was last written after it.

        The ends hold: before the first and after the last there is none. Returns the conversation.
        """
        with self._database.writing() as database:
            conversation, _ = self._place(database, entry)
            found, _ = tree.read(database, conversation)
            versions = found.versions(entry)
            wanted = min(max(versions.index(entry) + step, 0), len(versions) - 1)
            leaf = found.newest_end(versions[wanted])
            change(database, "UPDATE conversations SET leaf = ? WHERE id = ?", (leaf, conversation))
        return conversation

    def prepare(self, conversation: str, instructions: str, preset: str) -> None:
        """Keep what the model is told before everything else, and how its tokens are chosen."""
        with self._database.writing() as database:
            change(
                database,
                "UPDATE conversations SET instructions = ?, preset = ? WHERE id = ?",
                (instructions.strip(), preset, conversation),
            )

    def think_first(self, conversation: str, *, wanted: bool | None) -> None:
        """Keep whether the model thinks before it answers; None: as it does by itself."""
        with self._database.writing() as database:
            change(
                database,
                "UPDATE conversations SET thinking = ? WHERE id = ?",
                (wanted, conversation),
            )

    def append(self, reply: str, text: str, *, reasoning: bool = False) -> None:
        """Add to a reply being written; on the disk (not yet power-cut safe) when this returns."""
        with self._database.writing() as database:
            try:
                database.execute(
                    "INSERT INTO runs (reply, reasoning, text) VALUES (?, ?, ?)",
                    (reply, reasoning, text),
                )
            except sqlite3.IntegrityError as error:
                raise gone() from error

    def finish_reply(
        self,
        reply: str,
        *,
        state: EndState,
        stats: ReplyStats | None = None,
        text: str | None = None,
        reasoning: str | None = None,
    ) -> ChatEntry:
        """End a reply and return it.

        `text` and `reasoning`, when given, replace what `append` stored: a caller that has the
        whole reply heals with them what a full disk refused on the way.
        """
        with self._database.writing() as database:
            gather_runs(database, reply)
            change(
                database,
                "UPDATE entries SET state = ?, stats = ?, text = COALESCE(?, text),"
                " reasoning = COALESCE(?, reasoning) WHERE id = ?",
                (state, stats and stats.model_dump_json(), text, reasoning, reply),
            )
            database.execute(
                "UPDATE conversations SET updated_at = ? WHERE id ="
                " (SELECT conversation FROM entries WHERE id = ?)",
                (_now(), reply),
            )
            return self._again(database, reply)

    # --- export ----------------------------------------------------------------------------------
    def export_markdown(self, conversation: str) -> str:
        """Return a conversation as a text that people read."""
        return export.to_markdown(self._one(conversation), self.entries(conversation))

    def export_json(self, conversation: str) -> str:
        """Return a conversation as a text that programs read."""
        return export.to_json(self._one(conversation), self.entries(conversation))

    def _one(self, conversation: str) -> Conversation:
        for item in self.list():
            if item.id == conversation:
                return item
        raise gone()

    def _insert(self, conversation: str, entry: ChatEntry) -> ChatEntry:
        with self._database.writing() as database:
            self._touch(database, conversation, entry.at)
            (leaf,) = database.execute(
                "SELECT leaf FROM conversations WHERE id = ?", (conversation,)
            ).fetchone()
            rows.insert(database, entry, rows.Place(conversation, leaf))
            return self._again(database, entry.id)

    def _again(self, database: sqlite3.Connection, entry: str) -> ChatEntry:
        """Return a message as it is kept, with the count of its versions."""
        conversation, _ = self._place(database, entry)
        found, _ = tree.read(database, conversation)
        return _shown(database, found.path(entry)[-1])

    def _touch(self, database: sqlite3.Connection, conversation: str, at: str) -> None:
        change(database, "UPDATE conversations SET updated_at = ? WHERE id = ?", (at, conversation))

    @staticmethod
    def _place(database: sqlite3.Connection, entry: str) -> tuple[str, str | None]:
        query = "SELECT conversation, parent FROM entries WHERE id = ?"
        found: tuple[str, str | None] | None = database.execute(query, (entry,)).fetchone()
        if found is None:
            raise gone()
        return found


def _shown(database: sqlite3.Connection, step: tree.Step) -> ChatEntry:
    update = {"version": step.version, "versions": step.versions}
    return rows.entry(database, step.id).model_copy(update=update)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")


def _new_id() -> str:
    return uuid.uuid4().hex
