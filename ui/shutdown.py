"""The way out, in stages: hide, let the core end while the loop turns, then quit."""

from __future__ import annotations

import contextlib
import signal
import socket
import threading
from collections.abc import Callable
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication

DEADLINE_SECONDS = 3.0
_GIVE_UP_MS = 5000
_SIGNALS = (signal.SIGTERM, signal.SIGINT)


class Shutdown(QObject):
    """Ends the program once, however often it is asked.

    `begun` fires first: windows and tray hide themselves. `close` is the core's; it runs on a
    thread of its own with a deadline in seconds and tells whether everything ended in time.
    """

    begun = Signal()
    _closed = Signal(bool)

    def __init__(self, app: QApplication, close: Callable[[float], bool]) -> None:
        super().__init__(app)
        self._app = app
        self._close = close
        self._thread: threading.Thread | None = None
        self._closed.connect(self._leave, Qt.ConnectionType.QueuedConnection)
        app.commitDataRequest.connect(self.begin)

    @property
    def running(self) -> bool:
        """Whether the end has begun."""
        return self._thread is not None

    @Slot()
    def begin(self) -> None:
        """Start to end; the loop goes on turning until the core has ended."""
        if self._thread is not None:
            return
        self._thread = threading.Thread(target=self._work, name="shutdown", daemon=True)
        self.begun.emit()
        self._thread.start()
        QTimer.singleShot(_GIVE_UP_MS, self, self._give_up)

    def _work(self) -> None:
        ended = False
        try:
            ended = self._close(DEADLINE_SECONDS)
        finally:
            with contextlib.suppress(RuntimeError):
                self._closed.emit(ended)

    @Slot(bool)
    def _leave(self, ended: bool) -> None:  # noqa: FBT001 - a signal's argument
        self._app.exit(0 if ended else 1)

    @Slot()
    def _give_up(self) -> None:
        self._app.exit(1)


class StopSignals(QObject):
    """Makes SIGTERM and SIGINT reach Python at once, although Qt sleeps in its own loop."""

    asked = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._reader, self._writer = socket.socketpair()
        self._reader.settimeout(0)
        self._writer.settimeout(0)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._wake)
        self._old_fd = signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        self._old = {number: signal.signal(number, self._ask) for number in _SIGNALS}

    def close(self) -> None:
        """Give the signals back."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._old_fd)
        for number, handler in self._old.items():
            signal.signal(number, handler)
        self._reader.close()
        self._writer.close()

    def _ask(self, _: int, __: FrameType | None) -> None:
        self.asked.emit()

    @Slot()
    def _wake(self) -> None:
        with contextlib.suppress(BlockingIOError):
            self._reader.recv(64)
