"""Which model was chosen in the setup, told apart from what was open or said before."""

from __future__ import annotations

from app.events import Notice
from app.session import Session
from app.state import State
from ui.presenters.arrival import ArrivalView, present_arrival


class Choice:
    """Remembers the moment of choosing; everything else is asked of the state."""

    def __init__(self) -> None:
        self.ref: str | None = None
        self._waited = False
        self._before: str | None = None
        self._old_notices: tuple[Notice, ...] = ()

    def make(self, ref: str, state: State) -> tuple[Notice, ...]:
        """Remember that `ref` was chosen now; return the errors that are of the past by that."""
        self.ref = ref
        self._waited = False
        self._before = state.session.id if state.session else None
        self._old_notices = state.notices
        return tuple(notice for notice in state.notices if notice.level == "error")

    def look(self, state: State) -> None:
        """Forget old notices that were closed, so that the same words count when said again."""
        if state.engines is not None and self.ref and state.engines.waiting == self.ref:
            self._waited = True
        self._old_notices = tuple(old for old in self._old_notices if old in state.notices)

    def stopped(self, state: State) -> bool:
        """Whether the model waited for the card's engine, and somebody stopped that."""
        engines = state.engines
        if not self._waited or engines is None:
            return False
        return bool(engines.idle_card) and not engines.waiting

    def notices(self, state: State) -> tuple[Notice, ...]:
        """Return the notices but for what the chosen model's own download says already."""
        transfer = state.transfers.get(self.ref) if self.ref else None
        said = transfer.detail if transfer and transfer.state == "failed" else None
        return tuple(notice for notice in state.notices if notice.text != said)

    def session(self, state: State) -> Session | None:
        """Return the session of the chosen model, not the one before it."""
        session = state.session
        return None if session is not None and session.id == self._before else session

    def arrival(self, state: State) -> ArrivalView:
        """Return how the chosen model arrives."""
        refused = any(
            notice.level == "error" and notice not in self._old_notices for notice in state.notices
        )
        return present_arrival(state, self.session(state), self.ref, refused=refused)
