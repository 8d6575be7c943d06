"""Whether another model may take the place of the open one: not while a reply is written, unasked."""

from __future__ import annotations

import threading
from collections.abc import Callable

from app import events as e
from app.commands import Choose
from app.core.board import Board
from app.core.jobs import Lanes
from app.session import Phase
from app.values.opening import Opening

POLL_SECONDS = 0.05


class Opener:
    """Tells how far the newest choice is; an older one never comes back."""

    def __init__(self, board: Board, lanes: Lanes) -> None:
        self._board = board
        self._lanes = lanes
        self._telling = threading.Lock()
        self._newest: Choose | None = None

    @property
    def writing(self) -> bool:
        """Whether a reply of the open model is being written, or waits for it to be loaded."""
        state = self._board.state
        generates = state.session is not None and state.session.phase is Phase.GENERATING
        asked = state.session is not None and state.reply is not None and not state.reply.far
        return generates or asked

    def welcome(self, choice: Choose, title: str) -> None:
        """Take `choice` for the newest, and show at once that it was heard."""
        with self._telling:
            self._newest = choice
            self._publish(Opening(ref=choice.ref, title=title, config=choice.config))

    def turn_away(self) -> None:
        """Open nothing: the person keeps what is open."""
        with self._telling:
            self._newest = None
            self._publish(None)

    def over(self, choice: Choose) -> None:
        """Nothing is left to do for `choice`, unless it waits for its reply."""
        with self._telling:
            opening = self._board.state.opening
            if self._newest is choice and opening and opening.step == "planning":
                self._newest = None
                self._publish(None)

    def wants(self, choice: Choose) -> bool:
        """Whether `choice` is still the newest."""
        return self._newest is choice

    def may_open(self, choice: Choose, again: Callable[[], None]) -> bool:
        """Whether the open model may go now; else the person is asked, or `again` is called later.

        Where `choice` is to wait, `again` comes as soon as nothing is written any more.
        """
        if choice.meanwhile == "stop" or not self.writing:
            return True
        self.tell(choice, "asking" if choice.meanwhile == "ask" else "waiting")
        if choice.meanwhile == "wait":
            self._lanes["opening"].start(lambda stop: self._wait(choice, again, stop))
        return False

    def tell(self, choice: Choose, step: str) -> None:
        """Say how far `choice` is."""
        with self._telling:
            opening = self._board.state.opening
            if self._newest is choice and opening is not None and opening.step != step:
                self._publish(opening.model_copy(update={"step": step}))

    def _wait(self, choice: Choose, again: Callable[[], None], stop: threading.Event) -> None:
        while self.writing and self.wants(choice):
            if stop.wait(POLL_SECONDS):
                return
        if self.wants(choice):
            self.tell(choice, "planning")
            again()

    def _publish(self, opening: Opening | None) -> None:
        if opening != self._board.state.opening:
            self._board.publish(e.OpeningChanged(opening=opening))
