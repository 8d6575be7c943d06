"""Where other threads enter Qt: a signal whose owner lives in the GUI thread."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.events import Event
from app.state import State


class Bridge(QObject):
    """Hands the core's news to the GUI thread; receivers must connect queued, to keep the order."""

    arrived = Signal(object, object)

    def publish(self, state: State, event: Event) -> None:
        """Pass on `state` as it is after `event`; callable from any thread, returns at once."""
        self.arrived.emit(state, event)
