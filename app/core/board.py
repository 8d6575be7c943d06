"""The only state there is, and the only way to change it."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

from app.events import Event, Notice
from app.session import IllegalTransitionError, Session
from app.state import State, reduce

Watcher = Callable[[State, Event], None]
LOG = logging.getLogger(__name__)


class Board:
    """Holds the state; events are applied one at a time, in the order they are published.

    `publish` may be called from any thread. When it returns, `state` contains the event and every
    watcher was told, in that same order; a watcher must return at once and never publish.
    """

    def __init__(self, state: State, watcher: Watcher) -> None:
        self._lock = threading.Lock()
        self._state = state
        self._watcher = watcher

    @property
    def state(self) -> State:
        """The newest state."""
        return self._state

    @property
    def session(self) -> Session | None:
        """The open session, if any."""
        return self._state.session

    def publish(self, event: Event) -> bool:
        """Apply `event`; an illegal move is logged, changes nothing and returns False."""
        with self._lock:
            try:
                self._state = reduce(self._state, event)
            except IllegalTransitionError:
                LOG.exception("refused %s", event.type)
                return False
            self._watcher(self._state, event)
            return True

    def notice(self, name: str, level: str, text: str, fix: str = "") -> None:
        """Publish a `Notice`."""
        self.publish(Notice.model_validate({"id": name, "level": level, "text": text, "fix": fix}))
