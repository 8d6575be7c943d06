"""A model that nobody asks anything leaves the card, and what that saves is told."""

from __future__ import annotations

import threading
from collections.abc import Callable

from app.core.board import Board
from app.core.jobs import Work
from app.machine.nvml import Nvml, NvmlError
from app.session import Phase

SETTLE_SECONDS = 2.0
"""How long a card takes to fall back to its idle power."""
NOTICE = "idle"


class Rest:
    """Ends an idle engine; the session stays planned, with its proof.

    `later` runs work on another lane: a card takes its time to calm down, and whoever asks
    meanwhile gets the model at once.
    """

    def __init__(
        self, board: Board, end: Callable[[], None], later: Callable[[Work], None]
    ) -> None:
        self._board = board
        self._end = end
        self._later = later

    def due(self, idle_seconds: float) -> bool:
        """Whether a model that was idle for so long shall leave; 0 minutes: never."""
        minutes = self._board.state.settings.idle_unload_minutes
        return 0 < minutes * 60 <= idle_seconds

    def take(self) -> None:
        """End the engine and tell it; the watts that saves follow, where the driver gives them."""
        minutes = self._board.state.settings.idle_unload_minutes
        before = None
        try:
            before = power_w()
        finally:
            self._end()  # the session is unloading already and must not stay so
        self._tell(minutes, "")
        if before is not None:
            drawn = before
            self._later(lambda cancel: self._compare(minutes, drawn, cancel))

    def _compare(self, minutes: int, before: float, cancel: threading.Event) -> None:
        if cancel.wait(SETTLE_SECONDS) or not self._resting():
            return
        after = power_w()
        if after is not None and before - after >= 1.0 and self._resting():
            less = before - after
            self._tell(
                minutes,
                f" The card drew {before:.0f} W and draws {after:.0f} W now: {less:.0f} W saved.",
            )

    def _resting(self) -> bool:
        """Whether the model is still away, and the notice of that was not put away."""
        session = self._board.session
        told = any(notice.id == NOTICE for notice in self._board.state.notices)
        return told and (session is None or session.phase is Phase.PLANNED)

    def _tell(self, minutes: int, saved: str) -> None:
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
