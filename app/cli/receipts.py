"""`plimsoll receipts`: what was proven here and whether it holds, what failed, what helped."""

from __future__ import annotations

import argparse
from datetime import datetime
from typing import Any

from app.core.engines import runtime_name
from app.diagnose.changes import separated
from app.failures import FailureStore
from app.machine.detect import detect
from app.paths import Paths
from app.receipts import ReceiptStore
from app.tried import TriedStore
from app.validity import judged, today

Document = dict[str, Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add how much is shown."""
    parser.add_argument("--stages", action="store_true", help="the stages of every proof too")


def run(arguments: argparse.Namespace) -> Document:
    """Return the proofs with why they do not hold any more, the newest failures and the tries."""
    paths = Paths.default()
    now = today(detect(), runtime_name())
    receipts = judged(ReceiptStore(paths.data).all(), now)
    return {
        "proofs": [
            receipt.model_dump(mode="json") | {"expired": receipt.expired} for receipt in receipts
        ],
        "failures": [
            {
                "at": failure.at,
                "model": failure.model,
                "cause": failure.diagnosis.cause,
                "title": failure.diagnosis.title,
            }
            for failure in FailureStore(paths.state).all()
        ],
        "tried": [tried.model_dump(mode="json") for tried in TriedStore(paths.data).all()],
        "stages": arguments.stages,
    }


def text(document: Document) -> str:
    """Return them as lines, newest first."""
    if not any(document[name] for name in ("proofs", "failures", "tried")):
        return "Nothing was proven here yet. `plimsoll qualify MODEL` does it."
    lines: list[str] = []
    for proof in document["proofs"]:
        lines += _proof(proof, stages=document["stages"])
    for title, rows, said in (
        ("Failed", document["failures"], _failed),
        ("Tried", document["tried"], _tried),
    ):
        if rows:
            lines += ["", title, *(f"{_when(row['at'])}  {said(row)}" for row in rows)]
    return "\n".join(lines).strip("\n")


def _proof(proof: Document, *, stages: bool) -> list[str]:
    config = proof["config"]
    where = proof["card"] or "the processor"
    setup = f"context {config['n_ctx']:,}, micro-batch {config['n_ubatch']:,}"
    depth = f", proven to {proof['proven_depth']:,}" if proof["proven_depth"] else ""
    said = f"{proof['verdict']}{depth} ({setup}, on {where})"
    head = f"{_when(proof['at'])}  {proof['model']}: {said}"
    speed = proof["decode_tok_s"]
    lines = [head + (f", {speed:,.1f} tokens/s" if speed else "")]
    lines += [f"{'':18}{proof[name]}" for name in ("reason", "expired") if proof[name]]
    if stages:
        lines += [
            f"{'':18}{stage['name']:12} {stage['state']:8} {stage['detail']}".rstrip()
            for stage in proof["stages"]
        ]
    return lines


def _failed(row: Document) -> str:
    return f"{row['model']}: {row['title'] or row['cause']}"


def _tried(row: Document) -> str:
    change = f" ({separated(row['change'])})" if row["change"] else ""
    return f"{row['title']}: {row['name']}{change}, {row['outcome']}"


def _when(at: str) -> str:
    """Return a moment in the time of this place."""
    return f"{datetime.fromisoformat(at).astimezone():%Y-%m-%d %H:%M}"


COMMAND = (add_arguments, run, text)
