"""`plimsoll clocks search [REF]`: the highest clock that the card holds while a model works."""

from __future__ import annotations

import argparse
import sys
import threading
from pathlib import Path
from typing import Any

from app.cli import prepare
from app.cli.clock_lines import step_line
from app.cli.signals import stopped_by_signals
from app.engine.api import Engine
from app.engine.protocol import Load as LoadModel
from app.errors import MachineProblemError, UsageError
from app.machine import clocks
from app.machine.clock_cards import card_clocks, supported
from app.machine.clock_effect import ClockEffect
from app.machine.clock_search import Bench, search
from app.machine.clock_terminal import password_on_terminal
from app.machine.clock_values import CardClocks
from app.machine.sampler import Mode, Sampler
from app.paths import Paths
from app.process import Spawner
from app.qualify.clock_work import STEP_SECONDS, ClockWork
from app.receipts import ReceiptStore
from app.values.clocks import SearchStep

Document = dict[str, Any]


def run(card: CardClocks, ref: str | None, seconds: float) -> Document:
    """Open the model, search, give the clocks back, and tell every step.

    Raises:
        MachineProblemError: clocks cannot be locked here, or the card is not what works.
        EngineError: the model cannot be loaded.
    """
    _check(card)
    parser = argparse.ArgumentParser()
    prepare.add_arguments(parser)
    ready = prepare.prepare(parser.parse_args([ref or _newest()]))
    return of_model(card, ready, seconds)


def first_card(ready: prepare.Prepared) -> Document:
    """Search for the first card that `ready` uses; see `run`.

    Raises:
        MachineProblemError: it uses none, or clocks cannot be locked here.
    """
    wanted = ready.config.devices
    cards = [card for card in card_clocks() if not wanted or card.uuid in wanted]
    if not cards:
        raise MachineProblemError(
            "This setup uses no card, so there are no clocks to search.",
            fix="Leave --clocks out.",
            cause="clock-card-unknown",
        )
    _check(cards[0])
    return of_model(cards[0], ready, STEP_SECONDS)


def _check(card: CardClocks) -> None:
    if problem := clocks.obstacle(card.by_hand):
        raise problem
    if not card.can_lock:
        raise MachineProblemError(
            f"The clocks of {card.name} cannot be locked: it is older than Volta.",
            cause="clock-lock-unsupported",
        )


def of_model(card: CardClocks, ready: prepare.Prepared, seconds: float) -> Document:
    """Search with this model and setup; see `run`."""
    work = ModelWork(ready, seconds)
    spawner = Spawner()
    effect = ClockEffect(card.uuid)
    sampler = Sampler(lambda sample: effect.take(sample) if work.load.working else None)
    bench = Bench(
        uuid=card.uuid,
        supported_mhz=supported(card.uuid),
        holder=clocks.ClockLock(spawner),
        effect=effect,
        load=work.load,
        xids=lambda since: tuple(event.number for event in sampler.xid_events(since)),
    )
    try:
        with stopped_by_signals(work.stop), password_on_terminal(spawner):
            work.open()
            sampler.set_mode(Mode.FAST)
            found = search(bench, _tell, work.stop)
    finally:
        work.close()
        sampler.close(2.0)
        spawner.close()
    step = found.found
    return {**found.model_dump(mode="json"), "found": step and step.model_dump(mode="json")}


class ModelWork:
    """An engine that holds the model while clocks are searched, and the work it is given."""

    def __init__(self, ready: prepare.Prepared, seconds: float) -> None:
        self._ready = ready
        self._engine: Engine | None = None
        self.stop = threading.Event()
        chat = ready.file.has_chat_template
        self.load = ClockWork(self._alive, ready.config, self.stop, chat=chat, seconds=seconds)

    def open(self) -> None:
        """Load the model.

        Raises:
            EngineError: it cannot be loaded, whatever the clocks.
        """
        self._alive()

    def close(self) -> None:
        """Give the model back."""
        if self._engine is not None:
            self._engine.close()

    def _alive(self) -> Engine:
        if self._engine is None or not self._engine.alive:
            self.close()
            ready = self._ready
            self._engine = ready.engines()
            load = LoadModel(
                path=ready.file.path, config=ready.config, n_threads=ready.desk.n_threads()
            )
            self._engine.load(load, prepare.quiet, self.stop)
        return self._engine


def _newest() -> str:
    """Return the file that was proven last.

    Raises:
        UsageError: nothing was proven, or its file is gone.
    """
    for receipt in ReceiptStore(Paths.default().make().data).all():
        if receipt.verdict != "failed" and Path(receipt.path).is_file():
            return receipt.path
    raise UsageError(
        "No model was proven here yet.", fix="Name one: plimsoll clocks search REF.", cause="usage"
    )


def _tell(step: SearchStep) -> None:
    print(step_line(step.model_dump(mode="json")), file=sys.stderr, flush=True)
