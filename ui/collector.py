"""Run Python's cycle collector in the GUI thread only: elsewhere it would destroy Qt objects."""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimerEvent
from typing_extensions import override

FULL_AFTER = 40
"""Rounds until one looks at everything: more than a minute and a half, however much is made."""


class GuiCollector(QObject):
    """Collects on a timer of the GUI thread while it lives; automatic collection is off.

    Made before the pages: what the imports left is never garbage, and to look through all of it
    takes longer than a frame.
    """

    def __init__(self, parent: QObject, interval_ms: int = 250) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()
        gc.set_threshold(700, 10, FULL_AFTER)
        self._timer = self.startTimer(interval_ms)

    def stop(self) -> None:
        """Stop collecting; what is left goes when the process ends."""
        self.killTimer(self._timer)

    @override
    def timerEvent(self, event: QTimerEvent) -> None:
        counts, thresholds = gc.get_count(), gc.get_threshold()
        for generation in (2, 1, 0):
            if counts[generation] > thresholds[generation] > 0:
                gc.collect(generation)
                break
