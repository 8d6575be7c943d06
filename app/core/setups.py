"""The setup that a chosen model is opened with: the one asked for, the proposal, or the best."""

from __future__ import annotations

import threading
from collections.abc import Callable

from app.core.board import Board
from app.core.desk import Desk
from app.engine.rpc import RemoteError
from app.errors import MachineProblemError
from app.plan.fit import Fit
from app.runconfig import RunConfig
from app.values.model_file import ModelFile
from app.values.plan import MemoryPlan
from app.values.proposal import Proposal

Setup = Fit | Proposal
MIB = 1 << 20


def too_big(title: str, plan: MemoryPlan) -> MachineProblemError:
    """Return why a file is not fetched: what it needs, and what there is."""
    part = min((*plan.devices, plan.host), key=lambda part: part.headroom_bytes)
    need, have = part.total_bytes / MIB, part.load_line_bytes / MIB
    where = "this computer's memory" if part is plan.host else part.name
    return MachineProblemError(
        f"{title} needs {need:,.0f} MiB of {where}, and {have:,.0f} MiB are there up to the load "
        "line. It was not downloaded.",
        fix="Choose a smaller quant or a smaller model.",
        cause="plan-too-big",
    )


class Setups:
    """Plans from the file that is here, or from the header of one that is to be fetched."""

    def __init__(self, board: Board, desk: Desk) -> None:
        self._board = board
        self._desk = desk
        self.ask_others: Callable[[], None] = lambda: None
        """Asks the other computers whose devices are used whether they are still there."""

    def proposal(self, ref: str) -> Proposal | None:
        """Return what was proposed for `ref`, if it was."""
        return next((p for p in self._board.state.proposals if p.ref == ref), None)

    def title(self, ref: str) -> str:
        """Return what a person is told that `ref` is called."""
        known = self.proposal(ref)
        here = (file.title for file in self._board.state.library if file.path == ref)
        return known.title if known else next(here, ref)

    def foretold(self, ref: str, config: RunConfig | None, cancel: threading.Event) -> Fit:
        """Return what the header of a file that is not here says of `config`, or of the best.

        Raises:
            PlimsollError: the Hub cannot be asked.
        """
        goal = self._board.state.goal

        def planned(config: RunConfig | None) -> Fit:
            return self._desk.foretell(ref, goal, config, cancel)

        return planned(config) if config else self._best(self.proposal(ref), planned)

    def best(self, file: ModelFile, ref: str, config: RunConfig | None) -> Fit:
        """Return `config`, planned for `file`, or the best setup for it.

        Raises:
            PlimsollError: it cannot be planned.
        """

        def planned(config: RunConfig | None) -> Fit:
            if config is None:
                return self._desk.choose(file, self._board.state.goal)
            return Fit(config, self._desk.plan(file, config), "")

        return planned(config) if config else self._best(self.proposal(ref), planned)

    def _best(self, known: Proposal | None, planned: Callable[[RunConfig | None], Fit]) -> Fit:
        """Return the setup that was proposed, if it fits, else the best; `planned` knows both.

        A computer that it counts on may have gone away since it was asked: then without that one.
        """
        try:
            found = known and planned(known.config)
            return found if found and found.plan.verdict == "fits" else planned(None)
        except RemoteError as error:
            self._board.notice(error.cause, "warn", error.text, error.fix)
            self.ask_others()
            return planned(None)
