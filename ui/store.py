"""The newest state, told to the views at most once a frame."""

from __future__ import annotations

from dataclasses import fields

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal, Slot

from app.events import Event
from app.state import State
from ui.bridge import Bridge

FRAME_MS = 33
_NEWS = tuple(part.name for part in fields(State) if part.name != "sample")


class Store(QObject):
    """Keeps the state that came last. Views connect @Slot(object) methods to one of two signals.

    `news` comes when more than the machine's readings changed, and `changed` always: readings come
    ten times a second, and most views show none.
    """

    news = Signal(object)
    changed = Signal(object)

    def __init__(self, state: State | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = state or State()
        self._known = self.state
        self._frame = QTimer(self)
        self._frame.setSingleShot(True)
        self._frame.timeout.connect(self.tell)
        self._told = QElapsedTimer()

    def listen(self, bridge: Bridge) -> None:
        """Take everything that arrives over `bridge`, in the order in which it was published."""
        bridge.arrived.connect(self.take, Qt.ConnectionType.QueuedConnection)

    @Slot(object, object)
    def take(self, state: State, _: Event | None = None) -> None:
        """Keep `state` and see that a frame is due: at once, unless the last one was just now."""
        self.state = state
        if not self._frame.isActive():
            ago = self._told.elapsed() if self._told.isValid() else FRAME_MS
            self._frame.start(max(0, FRAME_MS - ago))

    @Slot()
    def tell(self) -> None:
        """Tell the views of the newest state now."""
        self._told.start()
        old, self._known = self._known, self.state
        if any(getattr(self.state, part) is not getattr(old, part) for part in _NEWS):
            self.news.emit(self.state)
        self.changed.emit(self.state)
