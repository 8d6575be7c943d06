"""Sleep and wake: the model is put away before, and comes back when the card answers again.

What lies in the memory of a card is lost or damaged when the computer sleeps, and a CUDA context
that lived through it fails at its next call, so that no engine may be running then.
"""

from __future__ import annotations

import sys
import threading
from typing import TYPE_CHECKING

from app.core.board import Board
from app.core.desk import Desk
from app.core.jobs import Lanes
from app.core.runner import Runner
from app.session import RESIDENT, Phase, Session

if TYPE_CHECKING:
    from app.machine.logind import SleepWatch

PUT_AWAY_SECONDS = 4.0
"""logind waits for five seconds by default."""
WINDOWS_WAITS_SECONDS = 1.5
"""Windows waits for two, and only while its message is being answered."""


class Sleep:
    """Both calls may come from any thread; `fall_asleep` returns when the model is put away."""

    def __init__(self, board: Board, lanes: Lanes, runner: Runner, desk: Desk) -> None:
        self._board = board
        self._lane = lanes["engine"]
        self._runner = runner
        self._desk = desk
        self._put_away: str | None = None

    def fall_asleep(self, deadline: float = PUT_AWAY_SECONDS) -> None:
        """End the engine, keeping its session, within `deadline` seconds."""
        session = self._board.session
        if session is None or session.phase not in RESIDENT:
            return
        self._put_away = session.id
        done = threading.Event()

        def put_away(_: threading.Event) -> None:
            try:
                self._runner.end_engine(Phase.PLANNED)
            finally:
                done.set()

        self._lane.cancel()
        self._lane.start(put_away)
        if not done.wait(deadline):
            # It hangs: an engine that sleeps with the card is worth nothing afterwards.
            self._runner.close()

    def wake_up(self) -> None:
        """Look whether the card answers, then load what was put away."""
        self._lane.start(lambda _: self._wake())

    def _wake(self) -> None:
        name, self._put_away = self._put_away, None
        session = self._board.session
        if name is None or session is None or session.id != name:
            return
        self._desk.forget_engine()
        if _on_card(session) and not self._desk.machine().gpus:
            self._board.notice(
                "gpu-unavailable-after-suspend",
                "error",
                "The card does not answer since the computer slept, so the model was not loaded.",
                "Reload the module nvidia_uvm (sudo modprobe -r nvidia_uvm && sudo modprobe "
                "nvidia_uvm), or restart the computer; then load the model.",
            )
            return
        self._runner.load()


def sleep_watch(sleep: Sleep) -> SleepWatch | None:
    """Return what hears of sleep on Linux; None elsewhere: on Windows the window hears of it."""
    if not sys.platform.startswith("linux"):
        return None
    from app.machine.logind import SleepWatch  # noqa: PLC0415 - its library is there on Linux alone

    return SleepWatch(sleep.fall_asleep, sleep.wake_up)


def _on_card(session: Session) -> bool:
    return bool(session.config.n_gpu_layers and session.plan and session.plan.devices)
