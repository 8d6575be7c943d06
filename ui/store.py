"""The newest state, told to the views at most once a frame."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal, Slot

from app.events import Event
from app.state import State
from ui.bridge import Bridge

FRAME_MS = 33


class Store(QObject):
    """Keeps the state that came last. Views connect @Slot(object) methods to `changed`."""

    changed = Signal(object)

    def __init__(self, state: State | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = state or State()
        self._frame = QTimer(self)
        self._frame.setSingleShot(True)
        self._frame.timeout.connect(self._tell)
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
    def _tell(self) -> None:
        self._told.start()
        self.changed.emit(self.state)
