"""Conversations and their messages, safe against kill -9, full disks and several threads."""

from __future__ import annotations

import sqlite3
import threading
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

from app.history import export
from app.history.problems import gone, told
from app.history.schema import connect, gather_runs, open_history
from app.history.search import QUERY, folded, holds, like_pattern
from app.values.chat import ChatEntry, Conversation, ReplyStats

EndState = Literal["complete", "stopped", "interrupted"]
Role = Literal["system", "user", "assistant"]
TITLE_LENGTH = 60
_ENTRY = "id, role, text, reasoning, at, state, stats"
_LIST = (
    "SELECT id, title, updated_at, (SELECT COUNT(*) FROM entries WHERE conversation = c.id"
    " AND role != 'system') FROM conversations AS c WHERE NOT deleted"
    " ORDER BY updated_at DESC, rowid DESC"
)


class History:
    """One SQLite file in write-ahead mode; every call is one transaction and may be made anywhere.

    Every writing call raises `DiskProblemError` when the disk refuses; nothing of that call is
    kept then, and the caller still has the text. `notice` is what a person should be told about
    the opening ("" when all is well); `kept` is False when this run's chats end with it.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        opened = open_history(path)
        self.notice = opened.notice
        self.kept = opened.kept
        self._closed = False
        self._writer = opened.database
        self._write_lock = threading.RLock()
        # A second connection: in write-ahead mode a reader never waits for a writer.
        self._reader = connect(path) if opened.kept else self._writer
        self._read_lock = threading.RLock() if opened.kept else self._write_lock
        self._reader.create_function("holds", 2, holds, deterministic=True)

    def close(self) -> None:
        """Forget deleted conversations for good and close the file."""
        with self._read_lock, self._write_lock:
            if self._closed:
                return
            self._closed = True
            try:
                self._writer.execute("DELETE FROM conversations WHERE deleted")
            except sqlite3.Error:
                pass  # the next start deletes them
            finally:
                self._reader.close()
                self._writer.close()

    # --- conversations ---------------------------------------------------------------------------
    def list(self) -> tuple[Conversation, ...]:
        """Return the list, newest first."""
        with self._reading() as database:
            return tuple(
                Conversation(id=name, title=title, updated_at=at, n_messages=count)
                for name, title, at, count in database.execute(_LIST)
            )

    def create(self, title: str = "") -> str:
        """Begin a conversation and return its id; "" takes the title from the first question."""
        name, now = _new_id(), _now()
        with self._writing() as database:
            database.execute(
                "INSERT INTO conversations (id, title, created_at, updated_at) VALUES (?, ?, ?, ?)",
                (name, title, now, now),
            )
        return name

    def rename(self, conversation: str, title: str) -> None:
        """Give a conversation another title; its place in the list stays."""
        with self._writing() as database:
            self._change(
                database,
                "UPDATE conversations SET title = ? WHERE id = ?",
                (title.strip(), conversation),
            )

    def delete(self, conversation: str) -> None:
        """Take a conversation out of the list; `restore` brings it back until `close`."""
        with self._writing() as database:
            self._change(
                database, "UPDATE conversations SET deleted = 1 WHERE id = ?", (conversation,)
            )

    def restore(self, conversation: str) -> None:
        """Undo `delete`."""
        with self._writing() as database:
            self._change(
                database, "UPDATE conversations SET deleted = 0 WHERE id = ?", (conversation,)
            )

    def search(self, words: str) -> tuple[Conversation, ...]:
        """Return the conversations that hold `words`, in any case, in a title or a message."""
        needle = folded(words)
        if not needle:
            return self.list()
        with self._reading() as database:
            found = {name for (name,) in database.execute(QUERY, (like_pattern(needle), needle))}
            return tuple(item for item in self.list() if item.id in found)

    # --- messages --------------------------------------------------------------------------------
    def entries(self, conversation: str) -> tuple[ChatEntry, ...]:
        """Return the messages in order; a reply being written holds what was stored so far."""
        query = f"SELECT {_ENTRY} FROM entries WHERE conversation = ? ORDER BY n"  # noqa: S608 - a constant
        with self._reading() as database:
            return tuple(
                _entry(database, row) for row in database.execute(query, (conversation,)).fetchall()
            )

    def add(self, conversation: str, role: Role, text: str) -> ChatEntry:
        """Store a whole message at the end."""
        entry = ChatEntry(id=_new_id(), role=role, text=text, at=_now())
        self._insert(conversation, entry)
        return entry

    def begin_reply(self, conversation: str) -> ChatEntry:
        """Store an empty reply at the end, to be filled by `append`."""
        entry = ChatEntry(id=_new_id(), role="assistant", text="", at=_now(), state="streaming")
        self._insert(conversation, entry)
        return entry

    def append(self, reply: str, text: str, *, reasoning: bool = False) -> None:
        """Add to a reply being written; on the disk (not yet power-cut safe) when this returns."""
        with self._writing() as database:
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
        with self._writing() as database:
            gather_runs(database, reply)
            self._change(
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
            query = f"SELECT {_ENTRY} FROM entries WHERE id = ?"  # noqa: S608 - a constant
            return _entry(database, database.execute(query, (reply,)).fetchone())

    def drop_last_reply(self, conversation: str) -> bool:
        """Take the last message out if it is a reply, so that it can be written again."""
        with self._writing() as database:
            return (
                database.execute(
                    "DELETE FROM entries WHERE role = 'assistant' AND n ="
                    " (SELECT MAX(n) FROM entries WHERE conversation = ?)",
                    (conversation,),
                ).rowcount
                == 1
            )

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

    def _insert(self, conversation: str, entry: ChatEntry) -> None:
        with self._writing() as database:
            self._change(
                database,
                "UPDATE conversations SET updated_at = ? WHERE id = ?",
                (entry.at, conversation),
            )
            database.execute(
                "INSERT INTO entries (id, conversation, role, text, reasoning, at, state)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (
                    entry.id,
                    conversation,
                    entry.role,
                    entry.text,
                    entry.reasoning,
                    entry.at,
                    entry.state,
                ),
            )
            if entry.role == "user":
                database.execute(
                    "UPDATE conversations SET title = ? WHERE id = ? AND title = ''",
                    (title_of(entry.text), conversation),
                )

    @staticmethod
    def _change(database: sqlite3.Connection, query: str, values: tuple[object, ...]) -> None:
        if database.execute(query, values).rowcount < 1:
            raise gone()

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        with self._write_lock, told(closed=self._closed):
            self._writer.execute("BEGIN IMMEDIATE")
            try:
                yield self._writer
                self._writer.execute("COMMIT")
            except BaseException:
                if self._writer.in_transaction:
                    self._writer.execute("ROLLBACK")
                raise

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        with self._read_lock, told(closed=self._closed):
            outermost = not self._reader.in_transaction
            if outermost:
                self._reader.execute("BEGIN")  # several queries see one moment
            try:
                yield self._reader
            finally:
                if outermost:
                    self._reader.execute("COMMIT")


def title_of(text: str) -> str:
    """Return the first words of a question, at most `TITLE_LENGTH` characters."""
    line = next((" ".join(part.split()) for part in text.splitlines() if part.strip()), "")
    if len(line) <= TITLE_LENGTH:
        return line
    cut = line[: TITLE_LENGTH - 1]
    words = cut.rsplit(" ", 1)[0] if " " in cut[TITLE_LENGTH // 2 :] else cut
    return words.rstrip(" ,;:.") + "…"


def _entry(database: sqlite3.Connection, row: tuple[str, ...]) -> ChatEntry:
    name, role, text, reasoning, at, state, stats = row
    if state == "streaming":
        query = "SELECT reasoning, text FROM runs WHERE reply = ? ORDER BY n"
        runs = database.execute(query, (name,)).fetchall()
        text += "".join(part for is_reasoning, part in runs if not is_reasoning)
        reasoning += "".join(part for is_reasoning, part in runs if is_reasoning)
    return ChatEntry.model_validate(
        {
            "id": name,
            "role": role,
            "text": text,
            "reasoning": reasoning,
            "at": at,
            "state": state,
            "stats": ReplyStats.model_validate_json(stats) if stats else None,
        }
    )


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")


def _new_id() -> str:
    return uuid.uuid4().hex
