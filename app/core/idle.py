"""A model that nobody asks anything leaves the card, and what that saves is told."""

from __future__ import annotations

import time
from collections.abc import Callable

from app.core.board import Board
from app.machine.nvml import Nvml, NvmlError

SETTLE_SECONDS = 2.0
"""How long a card takes to fall back to its idle power."""
NOTICE = "idle"


class Rest:
    """Ends an idle engine; the session stays planned, with its proof."""

    def __init__(
        self, board: Board, end: Callable[[], None], wait: Callable[[float], object] = time.sleep
    ) -> None:
        self._board = board
        self._end = end
        self._wait = wait

    def due(self, idle_seconds: float) -> bool:
        """Whether a model that was idle for so long shall leave; 0 minutes: never."""
        minutes = self._board.state.settings.idle_unload_minutes
        return 0 < minutes * 60 <= idle_seconds

    def take(self) -> None:
        """End the engine and tell it, with the watts where the driver gives them."""
        minutes = self._board.state.settings.idle_unload_minutes
        before = None
        try:
            before = power_w()
        finally:
            self._end()  # the session is unloading already and must not stay so
        saved = ""
        if before is not None:
            self._wait(SETTLE_SECONDS)
            after = power_w()
            if after is not None and before - after >= 1.0:
                less = before - after
                saved = (
                    f" The card drew {before:.0f} W and draws {after:.0f} W now:"
                    f" {less:.0f} W saved."
                )
        self._board.notice(
            NOTICE,
            "info",
            f"The model was unloaded after {minutes:,} minutes without a request.{saved}",
            "The next message loads it again.",
        )


def power_w() -> float | None:
    """Return what the cards draw together; None without a card or a reading."""
    try:
        nvml = Nvml()
    except NvmlError:
        return None
    try:
        drawn = [nvml.card(index).power_w() for index in range(nvml.count())]
    except NvmlError:
        return None
    finally:
        nvml.close()
    known = [watts for watts in drawn if watts is not None]
    return sum(known) if known else None
