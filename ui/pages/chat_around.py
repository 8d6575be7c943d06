"""What stands before and after the messages of a conversation: a note, a failure."""

from __future__ import annotations

from app.state import State
from ui.presenters.chat import BASE_NOTE, is_base, present_stopped
from ui.presenters.remote import answering
from ui.widgets.flow_stack import Row
from ui.words import tr


class Around:
    """`head` comes first, `tail` last."""

    def __init__(self) -> None:
        self.head: list[Row] = []
        self.tail: list[Row] = []
        self._note = Row("note", tr(BASE_NOTE), 20, 40)
        self._stopped = Row("stopped", None, 12, 104)

    def draw(self, state: State) -> list[Row]:
        """Choose the rows for `state`; return those that came, went or have changed."""
        head = [self._note] if is_base(answering(state)) and state.entries else []
        stopped = present_stopped(state)
        tail = [self._stopped] if stopped is not None and state.reply is None else []
        before, now = (*self.head, *self.tail), (*head, *tail)
        changed = [row for row in now if row not in before]
        changed += [row for row in before if row not in now]
        if tail and stopped != self._stopped.data:
            self._stopped.data = stopped
            changed.append(self._stopped)
        self.head, self.tail = head, tail
        return changed
