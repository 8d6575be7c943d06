"""One message as rows: built when it comes into view, or grown while it is written."""

from __future__ import annotations

from collections.abc import Sequence

from app.session import Session
from app.values.chat import ChatEntry, ReplyProgress
from ui.presenters.chat import present_reading, present_stats, present_thought
from ui.presenters.chat_pieces import CodePiece, Piece, Pieces, TextPiece
from ui.presenters.chat_rows import Foot, Prose, Question, Thought
from ui.widgets.flow import UNREAD
from ui.widgets.flow_stack import Row

QUESTION_GAP = 20


class QuestionBlock:
    """What the person said."""

    def __init__(self, entry: ChatEntry) -> None:
        self.entry = entry
        letters = min(len(entry.text), 3000)
        self._row = Row("question", Question(entry.text), QUESTION_GAP, 18, letters)

    def rows(self) -> list[Row]:
        """Return its rows."""
        return [self._row]


class ReplyBlock:
    """A reply that is complete, or one that is being written."""

    def __init__(self, entry: ChatEntry) -> None:
        self.entry = entry
        self.open = False
        self.last = False
        self._live = entry.state == "streaming"
        self._answer, self._reasoning = Pieces(), Pieces()
        self._of_piece: dict[int, Row] = {}
        self._thought = Row("thought", None, 12, 26)
        self._reading = Row("reading", None, 12, 30)
        self._foot = Row("foot", None, 8, 26)
        letters = len(entry.text) + 400
        self._unread: Row | None = Row(UNREAD, self, 12, 60, letters)
        if self._live:
            self._unread = None

    @property
    def live(self) -> bool:
        """Whether it is still being written."""
        return self._live

    # --- what is known ---------------------------------------------------------------------------
    def finish(self, entry: ChatEntry) -> list[Row]:
        """Take the complete reply; return the rows whose data has changed."""
        written = self._live
        self.entry, self._live = entry, entry.state == "streaming"
        if self._live and written:
            return []
        if not written:
            return self._restart()
        for pieces, text in ((self._answer, entry.text), (self._reasoning, entry.reasoning)):
            if pieces.length > len(text):
                return self._restart()
            pieces.feed(text[pieces.length :])
            pieces.end()
        self._foot.data = self._thought.data = None
        return [*self._of_piece.values(), self._thought, self._foot]

    def feed(self, runs: Sequence[tuple[bool, str]]) -> list[Row]:
        """Take new runs (is reasoning, text); return the rows whose data has changed."""
        before = len(self._answer.items), len(self._reasoning.items)
        for is_reasoning, text in runs:
            (self._reasoning if is_reasoning else self._answer).feed(text)
        changed = []
        for pieces, count in zip((self._answer, self._reasoning), before, strict=True):
            fresh = pieces.items[max(0, count - 1) :]
            changed += [row for item in fresh if (row := self._of_piece.get(id(item)))]
        return changed

    def tell(self, reply: ReplyProgress, session: Session | None) -> list[Row]:
        """Take how far the reply is; return the rows whose data has changed."""
        reading = (
            None
            if self._answer.length or self._reasoning.length
            else (present_reading(reply, session))
        )
        foot = Foot(self.entry.id, present_stats(reply.stats, live=True))
        words, tokens = present_thought(reply.stats, live=self._answer.length == 0)
        thought = Thought(self.entry.id, words, tokens, self.open)
        return _put((self._reading, reading), (self._foot, foot), (self._thought, thought))

    # --- rows ------------------------------------------------------------------------------------
    def rows(self) -> list[Row]:
        """Return its rows; one that stands for all of them until `expand` was called."""
        return [self._unread] if self._unread is not None else self._listed()

    def expand(self) -> list[Row]:
        """Cut the text into pieces and return the rows."""
        if self._unread is not None:
            self._unread = None
            self._answer = Pieces(self.entry.text, ended=True)
            self._reasoning = Pieces(self.entry.reasoning, ended=True)
        return self._listed()

    def toggle(self) -> list[Row]:
        """Fold the reasoning away, or show it; return the rows whose data has changed."""
        self.open = not self.open
        if isinstance(self._thought.data, Thought):
            self._thought.data = Thought(
                self.entry.id, self._thought.data.words, self._thought.data.tokens, self.open
            )
        return [self._thought]

    def set_last(self, *, last: bool) -> list[Row]:
        """Say whether this is the reply that can be written again."""
        changed = last != self.last
        self.last = last
        if changed and not self._live and isinstance(self._foot.data, Foot):
            self._foot.data = None
            return [self._foot]
        return []

    def _restart(self) -> list[Row]:
        self._answer, self._reasoning = Pieces(), Pieces()
        self._of_piece.clear()
        self._unread = None
        if not self._live:
            self._answer = Pieces(self.entry.text, ended=True)
            self._reasoning = Pieces(self.entry.reasoning, ended=True)
        self._foot.data = self._thought.data = None
        return [self._thought, self._foot]

    def _listed(self) -> list[Row]:
        self._fill()
        rows: list[Row] = []
        if self._reasoning.items:
            rows.append(self._thought)
            if self.open:
                rows += self._rows_of(self._reasoning, muted=True)
        if self._live and self._reading.data is not None and not self._answer.items:
            rows.append(self._reading)
        rows += self._rows_of(self._answer, muted=False)
        foot = self._foot.data
        if isinstance(foot, Foot) and (foot.actions or foot.stats.sentence):
            rows.append(self._foot)
        return rows

    def _fill(self) -> None:
        entry = self.entry
        if self._thought.data is None:
            words, tokens = present_thought(entry.stats, live=self._live)
            self._thought.data = Thought(entry.id, words, tokens, self.open)
        if self._foot.data is None and not self._live:
            stats = present_stats(entry.stats, live=False, end=entry.state)
            self._foot.data = Foot(entry.id, stats, actions=bool(entry.text), last=self.last)

    def _rows_of(self, pieces: Pieces, *, muted: bool) -> list[Row]:
        rows = []
        for item in pieces.items:
            row = self._of_piece.get(id(item))
            if row is None:
                row = self._of_piece[id(item)] = _row(item, muted=muted)
            rows.append(row)
        writing = self._live and (not muted or not self._answer.items)
        for row in rows:
            if isinstance(row.data, Prose):
                row.data.writing = writing and row is rows[-1]
        return rows


Block = QuestionBlock | ReplyBlock


def _row(item: Piece, *, muted: bool) -> Row:
    if isinstance(item, CodePiece):
        goes_on = item.first > 0
        return Row("code", item, 0 if goes_on else 12, 18 * item.count + 48)
    if isinstance(item, TextPiece):
        return Row("prose", Prose(item, muted), 12, 0, item.size)
    raise TypeError(type(item).__name__)


def _put(*pairs: tuple[Row, object]) -> list[Row]:
    changed = []
    for row, data in pairs:
        if row.data != data:
            row.data = data
            changed.append(row)
    return changed
