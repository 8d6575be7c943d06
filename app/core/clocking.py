"""Locked clocks as a remedy: through the helper where it is installed, told by hand elsewhere."""

from __future__ import annotations

import math

from app.core.board import Board
from app.errors import PlimsollError
from app.machine import clock_kept, clock_markers, clocks
from app.machine.clock_cards import can_lock, card_clocks
from app.machine.clock_effect import reading, rows_between
from app.machine.clock_values import ByHand, ClockLimits, limit_text
from app.machine.clocks import ClockLock
from app.machine.history import SampleHistory
from app.process import Spawner
from app.values.clocks import ClockReading
from app.values.diagnosis import Remedy
from app.values.machine import Gpu, Problem

KIND = "locked-clocks"
LEFT = "clocks-left"
"""Notice of a lock that nobody holds any more; the window puts `RestoreClocks` beside it."""


class Clocking:
    """Holds at most one lock; it ends with Plimsoll, however that ends."""

    def __init__(self, board: Board, spawner: Spawner) -> None:
        self._board = board
        self._lock = ClockLock(spawner)

    @property
    def holder(self) -> ClockLock:
        """What holds the lock; a search takes it over."""
        return self._lock

    @property
    def held(self) -> ClockLimits | None:
        """The lock in force, if any."""
        return self._lock.held

    @property
    def gpu(self) -> Gpu | None:
        """The card that a lock is for."""
        machine = self._board.state.machine
        return next(
            (gpu for gpu in (machine.gpus if machine else ()) if gpu.uuid == self.card), None
        )

    def offered(self, remedy: Remedy) -> Remedy:
        """Return the remedy as this machine can have it: a click, or the commands to type."""
        problem = self.problem()
        if problem is None:
            return remedy
        why = f"{problem.text} {problem.fix}".strip()
        return remedy.model_copy(update={"enough": "guide", "why": why})

    def problem(self) -> Problem | None:
        """Return why no clocks can be locked from here; None when they can be tried."""
        card = self.gpu
        if card is None:
            cause, text = "clock-card-unknown", "There is no card to lock."
            return Problem(cause=cause, text=text, fix="")
        if not can_lock(card.compute_capability):
            text = f"{card.name} is too old: clocks can be locked on Volta (2017) and newer cards."
            return Problem(cause="clock-lock-unsupported", text=text, fix="")
        found = clocks.obstacle(self.by_hand())
        return Problem(cause=found.cause, text=found.text, fix=found.fix) if found else None

    def by_hand(self) -> ByHand | None:
        """Return what a person types to lock the card without the helper."""
        if self.gpu is None:
            return None
        try:
            found = card_clocks()
        except PlimsollError:
            return None
        return next((card.by_hand for card in found if card.uuid == self.card), None)

    def lock(self, mode: str = "tdp") -> bool:
        """Lock the card's clocks; return whether they are. A refusal is told."""
        uuid = self.card
        if uuid is None:
            return False
        try:
            limits = self._lock.lock(uuid, mode)
        except PlimsollError as error:
            if self._lock.held is None:
                self._lock.release()  # its helper may wait for another wish
            self._board.notice("clocks", "warn", error.text, error.fix)
            return False
        self._board.notice(
            "clocks",
            "info",
            f"The card's clocks are locked to {limits.text}. The lock lasts while Plimsoll runs.",
            clock_kept.afterwards(uuid),
        )
        return True

    def did(self, history: SampleHistory, since: float) -> ClockReading | None:
        """Return what the card did since a moment (`clock.now`); None without readings."""
        if self.card is None:
            return None
        rows = rows_between(history.since(since), self.card, since, math.inf)
        return reading(list(rows))

    def look_back(self) -> None:
        """Say when a helper that was killed left a card locked, and offer to give it back."""
        left = clock_markers.left_behind()
        if not left:
            return
        limits = ", ".join(limit_text(one.low, one.high) for one in left)
        many = f"The clocks of {len(left)} cards are still locked from an earlier run ({limits})."
        alone = f"The clocks of 1 card are still locked from an earlier run ({limits})."
        self._board.notice(
            LEFT,
            "warn",
            alone if len(left) == 1 else many,
            "Give them back here, or with `plimsoll clocks reset`; a restart of the computer does "
            "it too.",
        )

    def restore(self) -> None:
        """Give back what a killed helper left locked; a refusal is told."""
        try:
            cards = self._lock.restore()
        except PlimsollError as error:
            self._board.notice(LEFT, "warn", error.text, error.fix)
            return
        many = f"The clocks of {len(cards)} cards were given back."
        text = "The clocks of 1 card were given back." if len(cards) == 1 else many
        self._board.notice(LEFT, "info", text)

    def release(self) -> None:
        """Give the clocks back, if they are held."""
        if self._lock.held is not None:
            self._lock.release()

    @property
    def card(self) -> str | None:
        """The card that a lock is for (uuid): the first one that the open session uses."""
        machine, session = self._board.state.machine, self._board.session
        wanted = session.config.devices if session else ()
        cards = [gpu.uuid for gpu in (machine.gpus if machine else ()) if not gpu.endpoint]
        return next((uuid for uuid in cards if not wanted or uuid in wanted), None)
