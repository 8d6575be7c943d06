"""Pages are made in steps: all at once, or one in each turn of the loop.

Widgets can be made on the GUI thread alone, and a page of them takes longer than a frame.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Slot

Making = Iterator[None]
"""What is left to do; every `yield` is a place where the loop may turn."""


class Turns(QObject):
    """Takes one step of what is to be made in each turn of the loop."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._making: Making = iter(())
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._take)

    def begin(self, making: Making) -> None:
        """Begin with the next turn; what was begun before is dropped."""
        self._making = making
        self._next.start()

    def drop(self) -> None:
        """Leave what was begun as it is."""
        self._next.stop()
        self._making = iter(())

    @Slot()
    def _take(self) -> None:
        for _ in self._making:
            self._next.start()
            return


def take_all(making: Making) -> None:
    """Do what is left at once."""
    deque(making, maxlen=0)
