"""What was proven here: which proof holds, how deep it goes, and what a failed one means."""

from __future__ import annotations

from app import events as e
from app.core.board import Board
from app.core.desk import Desk
from app.engine.protocol import Done
from app.errors import PlimsollError
from app.receipts import ReceiptStore
from app.runtimes.chosen import Chosen
from app.runtimes.runtime import PACKAGED, packaged
from app.session import Session, Setup
from app.validity import Today, judged, today
from app.values.diagnosis import Diagnosis
from app.values.machine import Problem
from app.values.receipt import Receipt

DEEPER_TOKENS = 64
"""Growth of the proven depth that is worth writing down."""
NOT_THE_ENGINE = frozenset(
    {
        "disk-full",
        "draft-file-missing",
        "draft-vocab-mismatch",
        "driver-library-mismatch",
        "driver-module-not-loaded",
        "driver-not-installed",
        "engine-killed-from-outside",
        "file-missing",
        "gguf-other-byte-order",
        "gguf-truncated",
        "gpu-lost-xid79",
        "gpu-reset-required",
        "gpu-unavailable-after-suspend",
        "host-ram-exhausted",
        "not-a-gguf-file",
        "vram-held-by-other-process",
        "vram-not-released-after-unload",
    }
)
"""Causes that a build of the engine is not to blame for."""


class Proofs:
    """The receipts as the core uses them."""

    def __init__(self, board: Board, desk: Desk, store: ReceiptStore, chosen: Chosen) -> None:
        self._board = board
        self._desk = desk
        self._store = store
        self._chosen = chosen

    def holding(self, session: Session) -> Receipt | None:
        """Return the proof of the session's setup that holds now, if there is one."""
        now = self._today()
        return self._store.find(session.file, session.config, now, card=self._card(session))

    def earlier(self, session: Session) -> tuple[Receipt, ...]:
        """Return the proofs of the session's setup with this build, whether they hold or not."""
        found = self._store.of_setup(session.file, session.config, card=self._card(session))
        return tuple(receipt for receipt in found if receipt.runtime == self._desk.runtime)

    def keep(self, receipt: Receipt) -> None:
        """Write a receipt down and tell it."""
        if trouble := self._store.add(receipt):
            self._board.notice("receipts", "warn", trouble)
        self.tell()

    def tell(self) -> None:
        """Tell every receipt, and which of them do not hold any more."""
        self._board.publish(e.Receipts(receipts=judged(self._store.all(), self._today())))

    def grow(self, done: Done) -> None:
        """Take real use as proof: the context was filled so far, and the reply came."""
        session = self._board.session
        depth = done.timings.n_prompt + done.timings.n_generated
        if session is None or session.receipt is None or done.reason == "cancelled":
            return
        if depth < session.receipt.proven_depth + DEEPER_TOKENS:
            return
        self.deepen(session, depth)

    def deepen(self, session: Session, depth: int) -> None:
        """Note a greater proven depth of the session's receipt."""
        if session.receipt is None or depth <= session.receipt.proven_depth:
            return
        deeper = self._store.deepen(session.receipt, depth)
        self._board.publish(e.Proven(session=session.id, receipt=deeper))
        self.tell()

    def roll_back(self, session: Setup, found: Diagnosis) -> bool:
        """Go back to the build before when the one in use fails where that one had passed.

        Returns whether it was done; a notice tells it.
        """
        choice = self._chosen.read()
        now = self._chosen.active()
        if now.id in {PACKAGED, choice.last_good} or found.cause in NOT_THE_ENGINE:
            return False
        before = packaged() if choice.last_good == PACKAGED else None
        before = before or self._chosen.shelf.find(choice.last_good)
        proofs = self._store.of_setup(session.file, session.config, card=self._card(session))
        passed = [r for r in proofs if before and r.runtime == before.name]
        if before is None or not passed or passed[0].verdict == "failed":
            return False
        text = f"{now.name} failed with {session.file.title} ({found.title or found.cause})."
        problem = Problem(
            cause=found.cause,
            text=text,
            fix="Check it again with `plimsoll runtimes check` after a change.",
        )
        try:
            self._chosen.fail(now, problem)
        except PlimsollError as error:
            self._board.notice("runtime", "warn", error.text, error.fix)
            return False
        self._desk.forget_engine()
        self._board.notice(
            "runtime",
            "warn",
            f"{text} {before.name} had passed with this setup, so Plimsoll went back to it.",
            "Load the model again.",
        )
        return True

    def _today(self) -> Today:
        return today(self._desk.hardware(), self._desk.runtime)

    def _card(self, session: Setup) -> str | None:
        machine = self._desk.hardware()
        wanted = session.config.devices
        cards = [gpu for gpu in machine.gpus if not wanted or gpu.uuid in wanted]
        return cards[0].name if cards and session.config.n_gpu_layers else None
