"""One message as rows: built when it comes into view, or grown while it is written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from app.session import Session
from app.values.chat import ChatEntry, ReplyProgress
from ui.presenters.chat import present_reading, present_stats, present_thought
from ui.presenters.chat_pieces import CodePiece, Piece, Pieces, TextPiece
from ui.presenters.chat_rows import Foot, Prose, Question, Thought
from ui.presenters.figures import file_size
from ui.widgets.flow import UNREAD
from ui.widgets.flow_stack import Row

QUESTION_GAP = 20
TABLE_ROW = 33
"""Height of a row of a table at 100 % text size, px: an estimate."""


class QuestionBlock:
    """What the person said."""

    def __init__(self, entry: ChatEntry) -> None:
        self.entry = entry
        files = tuple(f"{file.name} ({file_size(file.size_bytes)})" for file in entry.attachments)
        question = Question(entry.id, entry.text, files, entry.version, entry.versions)
        self._question = question
        self._row = Row("question", question, QUESTION_GAP, 44, min(len(entry.text), 3000))

    @property
    def open(self) -> bool:
        """Whether a long one is shown whole."""
        return self._question.whole

    def unfold(self) -> list[Row]:
        """Show all of it; return the rows whose data has changed."""
        self._question.whole = True
        return [self._row]

    def rows(self) -> list[Row]:
        """Return its rows."""
        return [self._row]


class ReplyBlock:
    """A reply as it stands in the list: one row until it comes into view."""

    def __init__(self, entry: ChatEntry) -> None:
        self.entry = entry
        self.last = False
        self._body: ReplyBody | None = None
        self._unread = Row(UNREAD, self, 12, 60, len(entry.text) + 400)
        if entry.state == "streaming":
            self._body = ReplyBody(entry, last=False)

    @property
    def body(self) -> ReplyBody:
        """What is drawn, made at the first call."""
        if self._body is None:
            self._body = ReplyBody(self.entry, last=self.last)
        return self._body

    @property
    def live(self) -> bool:
        """Whether it is still being written."""
        return self._body is not None and self._body.live

    @property
    def open(self) -> bool:
        """Whether its reasoning is shown."""
        return self._body is not None and self._body.open

    def rows(self) -> list[Row]:
        """Return its rows, or the one that stands for them."""
        return [self._unread] if self._body is None else self._body.rows()

    def finish(self, entry: ChatEntry) -> list[Row]:
        """Take the message as it is now; return the rows whose data has changed."""
        self.entry = entry
        return [] if self._body is None else self._body.finish(entry)

    def set_last(self, *, last: bool) -> list[Row]:
        """Say whether this is the reply that can be written again; return what has changed."""
        self.last = last
        return [] if self._body is None else self._body.set_last(last=last)


class ReplyBody:
    """The rows of a reply that is complete, or of one that is being written."""

    def __init__(self, entry: ChatEntry, *, last: bool) -> None:
        self._entry = entry
        self._last = last
        self.open = False
        self.live = entry.state == "streaming"
        self._thought = Row("thought", None, 12, 26)
        self._reading = Row("reading", None, 12, 30)
        self._foot = Row("foot", None, 8, 26)
        self._restart()

    # --- what is known ---------------------------------------------------------------------------
    def finish(self, entry: ChatEntry) -> list[Row]:
        """Take the complete reply; return the rows whose data has changed."""
        written = self.live
        self._entry, self.live = entry, entry.state == "streaming"
        if self.live and written:
            return []
        if not written or not (
            self._ended(self._answer, entry.text) and self._ended(self._reasoning, entry.reasoning)
        ):
            return self._restart()
        self._foot.data = self._thought.data = None
        return [*self._answer_rows, *self._reasoning_rows, self._thought, self._foot]

    @staticmethod
    def _ended(pieces: Pieces, text: str) -> bool:
        """Add what is missing of `text`; False if something else was written before."""
        if pieces.length > len(text):
            return False
        pieces.feed(text[pieces.length :])
        pieces.end()
        return True

    def feed(self, runs: Sequence[tuple[bool, str]]) -> list[Row]:
        """Take new runs (is reasoning, text); return the rows whose data has changed."""
        if not runs:
            return []
        for is_reasoning, text in runs:
            (self._reasoning if is_reasoning else self._answer).feed(text)
        return [*self._answer_rows[-1:], *self._reasoning_rows[-1:]]

    def tell(self, reply: ReplyProgress, session: Session | None) -> list[Row]:
        """Take how far the reply is; return the rows whose data has changed."""
        silent = not self._answer.length and not self._reasoning.length
        words, tokens = present_thought(reply.stats, live=self._answer.length == 0)
        told = (
            (self._reading, present_reading(reply, session) if silent else None),
            (self._foot, Foot(self._entry.id, present_stats(reply.stats, live=True))),
            (self._thought, Thought(self._entry.id, words, tokens, self.open)),
        )
        changed = [row for row, data in told if row.data != data]
        for row, data in told:
            row.data = data
        return changed

    def toggle(self) -> list[Row]:
        """Fold the reasoning away, or show it; return the rows whose data has changed."""
        self.open = not self.open
        if isinstance(self._thought.data, Thought):
            self._thought.data = replace(self._thought.data, open=self.open)
        return [self._thought]

    def set_last(self, *, last: bool) -> list[Row]:
        """Say whether it can be written again; return the rows whose data has changed."""
        changed = last != self._last and not self.live
        self._last = last
        if changed:
            self._foot.data = None
        return [self._foot] if changed else []

    def _restart(self) -> list[Row]:
        whole = not self.live
        self._answer = Pieces(self._entry.text if whole else "", ended=whole)
        self._reasoning = Pieces(self._entry.reasoning if whole else "", ended=whole)
        self._answer_rows: list[Row] = []
        self._reasoning_rows: list[Row] = []
        self._foot.data = self._thought.data = None
        return [self._thought, self._foot]

    # --- rows ------------------------------------------------------------------------------------
    def rows(self) -> list[Row]:
        """Return its rows."""
        self._fill()
        rows: list[Row] = []
        if self._reasoning.items:
            rows.append(self._thought)
            if self.open:
                rows += self._grown(self._reasoning, self._reasoning_rows, muted=True)
        if self.live and self._reading.data is not None and not self._answer.items:
            rows.append(self._reading)
        rows += self._grown(self._answer, self._answer_rows, muted=False)
        foot = self._foot.data
        if isinstance(foot, Foot) and (
            foot.words or foot.last or foot.stats.sentence or foot.versions > 1
        ):
            rows.append(self._foot)
        return rows

    def _fill(self) -> None:
        entry = self._entry
        if self._thought.data is None:
            words, tokens = present_thought(entry.stats, live=self.live)
            self._thought.data = Thought(entry.id, words, tokens, self.open)
        if self._foot.data is None and not self.live:
            written = bool(entry.text or entry.reasoning)
            stats = present_stats(entry.stats, live=False, end=entry.state, written=written)
            self._foot.data = Foot(
                entry.id,
                stats,
                words=bool(entry.text),
                last=self._last,
                version=entry.version,
                versions=entry.versions,
            )

    def _grown(self, pieces: Pieces, rows: list[Row], *, muted: bool) -> list[Row]:
        """Add the rows of new pieces and return those that show something.

        Only the last row of what is being written has the caret.
        """
        if rows:
            _set_writing(rows[-1], writing=False)
        rows += [_row(item, muted=muted) for item in pieces.items[len(rows) :]]
        if rows:
            writing = self.live and (not muted or not self._answer.items)
            _set_writing(rows[-1], writing=writing)
        return [row for row in rows if _shows(row)]


def _shows(row: Row) -> bool:
    """Whether there is something to see: a formula leaves nothing of the text that it was."""
    return not isinstance(row.data, Prose) or row.data.piece.size > 0 or row.data.writing


def _set_writing(row: Row, *, writing: bool) -> None:
    if isinstance(row.data, Prose):
        row.data.writing = writing


Block = QuestionBlock | ReplyBlock


def _row(item: Piece, *, muted: bool) -> Row:
    if isinstance(item, CodePiece):
        item.muted = muted
        goes_on = item.first > 0
        # One that is longer than a piece is a text to scroll through, whatever it is.
        kind = "formula" if item.code.formula and item.last and not goes_on else "code"
        return Row(kind, item, 0 if goes_on else 12, 18 * item.count + 48)
    if isinstance(item, TextPiece):
        rows = item.table_rows
        return Row("prose", Prose(item, muted), 12, TABLE_ROW * rows, 0 if rows else item.size)
    raise TypeError(type(item).__name__)
