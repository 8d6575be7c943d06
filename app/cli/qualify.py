"""`plimsoll qualify REF`: the proof, in the terminal."""

from __future__ import annotations

import argparse
import signal
import sys
import threading
from typing import Any

from app.cli import prepare
from app.errors import PlimsollError
from app.qualify.proof import LONG_PROMPT_SECONDS, CancelledError, Proof, Setup
from app.qualify.receipts import correctness_receipts
from app.receipts import ReceiptStore
from app.values.receipt import Stage

MARKS = {"passed": "ok", "failed": "FAILED", "skipped": "-"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the model and how far the proof goes."""
    prepare.add_arguments(parser)
    parser.add_argument(
        "--receipts", action="store_true", help="add the receipts of correctness, token for token"
    )
    parser.add_argument(
        "--long-seconds",
        type=float,
        default=LONG_PROMPT_SECONDS,
        metavar="S",
        help="time for the long prompt",
    )


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    """Prove the setup and keep the receipt."""
    ready = prepare.prepare(arguments)
    setup = Setup(
        file=ready.file,
        config=ready.config,
        plan=ready.plan,
        machine=ready.desk.machine(),
        runtime=ready.desk.runtime,
        n_threads=ready.desk.n_threads(),
    )
    shown: set[str] = set()

    def tell(stages: tuple[Stage, ...]) -> None:
        for stage in stages:
            if stage.state in MARKS and stage.name not in shown:
                shown.add(stage.name)
                seconds = f"{stage.seconds or 0:6.1f} s"
                mark = MARKS[stage.state]
                print(f"{stage.name:12} {mark:6} {seconds}  {stage.detail}", file=sys.stderr)

    stop = threading.Event()
    before = signal.signal(signal.SIGINT, lambda *_: stop.set())
    proof = Proof(
        setup, ready.engines, tell, prepare.quiet, long_prompt_seconds=arguments.long_seconds
    )
    try:
        receipt = proof.run(stop)
        extra = (
            correctness_receipts(proof.engine, setup, stop)
            if arguments.receipts and proof.engine
            else []
        )
    except CancelledError:
        raise PlimsollError("The proof was stopped; nothing was kept.") from None
    finally:
        signal.signal(signal.SIGINT, before)
        if proof.engine:
            proof.engine.close()
    if trouble := ReceiptStore(ready.paths.data).add(receipt):
        print(trouble, file=sys.stderr)
    return {**receipt.model_dump(mode="json"), "receipts": extra}


def text(document: dict[str, Any]) -> str:
    """Say what was proven."""
    depth, n_ctx = document["proven_depth"], document["config"]["n_ctx"]
    proven = f"proven to {depth:,} of {n_ctx:,} tokens"
    lines = [f"{document['model']}: {document['verdict']}, {proven}"]
    lines += [
        f"{'ok' if row['ok'] else 'FAILED'}  {row['name']}: {row['detail']}"
        for row in document["receipts"]
    ]
    return "\n".join(lines)


COMMAND = (add_arguments, run, text)
