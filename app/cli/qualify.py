"""`plimsoll qualify REF`: the proof, in the terminal."""

from __future__ import annotations

import argparse
import signal
import sys
import threading
from typing import Any

from app.cli import clock_lines, clock_search, prepare
from app.cli.failure import ToldError
from app.cli.fixing import Fixer
from app.cli.record import Record
from app.cli.signals import stopped_by_signals
from app.cli.told import counted
from app.core.board import Board
from app.core.proofs import Proofs
from app.engine.api import EngineError
from app.errors import PlimsollError
from app.events import Event, Notice
from app.qualify.proof import LONG_PROMPT_SECONDS, Proof, Scope
from app.qualify.receipts import correctness_receipts
from app.qualify.setup import CancelledError, Setup
from app.receipts import ReceiptStore
from app.runtimes.chosen import Chosen
from app.state import State
from app.values.diagnosis import Diagnosis
from app.values.receipt import Stage

MARKS = {"passed": "ok", "failed": "FAILED", "skipped": "-"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the model and how far the proof goes."""
    prepare.add_arguments(parser)
    parser.add_argument(
        "--receipts", action="store_true", help="add the receipts of correctness, token for token"
    )
    parser.add_argument(
        "--soak", action="store_true", help="fill 90 %% of the context too, however long it takes"
    )
    parser.add_argument(
        "--clocks",
        action="store_true",
        help="then search the highest clock that the first card holds while the model works",
    )
    parser.add_argument(
        "--fix", action="store_true", help="when it fails, try what helps until one setup works"
    )
    parser.add_argument(
        "--long-seconds",
        type=float,
        default=LONG_PROMPT_SECONDS,
        metavar="S",
        help="time for the long prompt",
    )


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    """Prove the setup and keep the receipt, also that of a proof that failed.

    Raises:
        EngineError: a stage failed.
        PlimsollError: it was stopped, or the setup does not fit.
    """
    ready = prepare.prepare(arguments)
    try:
        document = _prove(ready, arguments)
    except EngineError as error:
        if not arguments.fix:
            raise
        fixer = Fixer(ready, lambda other: _prove(other, arguments), arguments.accept_risk)
        return fixer.walk(error)
    # The receipt is kept by now: whatever the clocks say, the setup is proven.
    return document | ({"clocks": clock_search.first_card(ready)} if arguments.clocks else {})


def _prove(ready: prepare.Prepared, arguments: argparse.Namespace) -> dict[str, Any]:
    setup = Setup(
        file=ready.file,
        config=ready.config,
        plan=ready.plan,
        machine=ready.desk.machine(),
        runtime=ready.desk.runtime,
        n_threads=ready.desk.n_threads(),
    )
    store = ReceiptStore(ready.paths.data)
    before = store.of_setup(setup.file, setup.config, card=setup.card)
    scope = Scope(
        long_prompt_seconds=arguments.long_seconds,
        soak=arguments.soak,
        before=tuple(receipt for receipt in before if receipt.runtime == setup.runtime),
    )
    stop = threading.Event()
    record = Record(ready)
    latest = record.seen.latest
    proof = Proof(setup, record.engine, _Teller(), record.hear, scope, latest=latest)
    try:
        with (
            stopped_by_signals(stop, (signal.SIGINT,)),
            counted(ready, record, starting=True),
            record.noted("qualify"),
        ):
            document = _proven(proof, setup, store, stop, receipts=arguments.receipts)
    except ToldError as error:
        _kept(store.add(proof.failure(error.found.cause, error.found.title)))
        go_back(ready, store, error.found)
        raise
    except CancelledError:
        raise PlimsollError("The proof was stopped; nothing was kept.") from None
    else:
        ready.brake.release(ready)
        return document
    finally:
        if proof.engine:
            proof.engine.close()
        record.close()


def _proven(
    proof: Proof, setup: Setup, store: ReceiptStore, stop: threading.Event, *, receipts: bool
) -> dict[str, Any]:
    receipt = proof.run(stop)
    extra = correctness_receipts(proof.engine, setup, stop) if receipts and proof.engine else []
    _kept(store.add(receipt))
    return {**receipt.model_dump(mode="json"), "receipts": extra}


def go_back(ready: prepare.Prepared, store: ReceiptStore, found: Diagnosis) -> None:
    """Leave a build of the engine that fails where the one before had passed, and say so."""

    def hear(_: State, event: Event) -> None:
        if isinstance(event, Notice):
            print(f"{event.text} {event.fix}".strip(), file=sys.stderr)

    proofs = Proofs(Board(State(), hear), ready.desk, store, Chosen(ready.paths))
    proofs.roll_back(ready, found)


def _kept(trouble: str) -> None:
    if trouble:
        print(trouble, file=sys.stderr)


class _Teller:
    """Prints every stage once, when it has ended."""

    def __init__(self) -> None:
        self._shown: set[str] = set()

    def __call__(self, stages: tuple[Stage, ...]) -> None:
        for stage in stages:
            if stage.state in MARKS and stage.name not in self._shown:
                self._shown.add(stage.name)
                seconds = f"{stage.seconds or 0:6.1f} s"
                mark = MARKS[stage.state]
                print(f"{stage.name:12} {mark:6} {seconds}  {stage.detail}", file=sys.stderr)


def code(document: dict[str, Any]) -> int:
    """Return 1 when a receipt of correctness is not as it must be."""
    return 0 if all(row["ok"] for row in document["receipts"]) else 1


def text(document: dict[str, Any]) -> str:
    """Say what was proven."""
    depth, n_ctx = document["proven_depth"], document["config"]["n_ctx"]
    proven = f"proven to {depth:,} of {n_ctx:,} tokens"
    lines = [f"{document['model']}: {document['verdict']}, {proven}"]
    lines += [f"{document['reason']} [{document['cause']}]"] * bool(document["reason"])
    lines += [
        f"{'ok' if row['ok'] else 'FAILED'}  {row['name']}: {row['detail']}"
        for row in document["receipts"]
    ]
    if "clocks" in document:
        lines += ["", clock_lines.text(document["clocks"])]
    return "\n".join(lines)


COMMAND = (add_arguments, run, text, code)
