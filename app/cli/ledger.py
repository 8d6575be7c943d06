"""`plimsoll ledger`: what was predicted beside what was measured, for every proof on this machine."""

from __future__ import annotations

import argparse
import statistics
from typing import Any

from app.paths import Paths
from app.plan.ledger import learn, ledger
from app.plan.report import ITEM_NAMES
from app.receipts import ReceiptStore
from app.values.ledger import LedgerRow

Document = dict[str, Any]
MIB = 1 << 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `ledger`."""
    parser.add_argument("--lines", action="store_true", help="every kind of memory, not the sums")


def run(arguments: argparse.Namespace) -> Document:
    """Return the ledger as JSON values, newest first, and what plans learn from it."""
    rows = ledger(ReceiptStore(Paths.default().data).all())
    errors = [abs(row.error) for row in rows if row.error is not None and row.measured_bytes]
    return {
        "rows": [_row(row) for row in rows],
        "learned": _learned(rows),
        "median_error": statistics.median(errors) if errors else None,
        "worst_error": max(errors, default=None),
        "lines": arguments.lines,
    }


def text(found: Document) -> str:
    """Return the ledger as a table for a person, MiB."""
    if not found["rows"]:
        return "The ledger is empty. `plimsoll qualify MODEL` writes into it."
    lines = [_cells("When", "Model", "Predicted", "Measured", "Off by")]
    for row in found["rows"]:
        error = "" if row["error"] is None else f"{100 * row['error']:+.2f} %"
        seen = row["measured_bytes"]
        lines.append(
            _cells(
                row["at"][:16].replace("T", " "),
                row["model"],
                _mib(row["predicted_bytes"] if seen else None),
                _mib(seen or None),
                error if seen else "not measured",
            )
        )
        if found["lines"]:
            lines += [_line(line) for line in row["lines"]]
    if found["median_error"] is not None:
        lines.append(
            f"\nBuffers: median error {100 * found['median_error']:.2f} %, worst"
            f" {100 * found['worst_error']:.2f} %."
        )
    return "\n".join([*lines, *_lessons(found["learned"])])


COMMAND = (add_arguments, run, text)


def _row(row: LedgerRow) -> Document:
    return row.model_dump(mode="json") | {
        "predicted_bytes": row.predicted_bytes,
        "measured_bytes": row.measured_bytes,
        "error": row.error,
    }


def _learned(rows: tuple[LedgerRow, ...]) -> list[Document]:
    """Return what plans keep free for each kind of load that was measured."""
    kinds = dict.fromkeys((r.runtime, r.driver, r.card, r.architecture) for r in rows)
    found = []
    for runtime, driver, card, architecture in kinds:
        kind = {
            "runtime": runtime,
            "driver": driver,
            "card": card,
            "architecture": architecture,
        }
        lesson = learn(rows, runtime=runtime, driver=driver, card=card, architecture=architecture)
        if lesson.device_receipts or lesson.host_receipts:
            found.append(kind | lesson.model_dump(mode="json"))
    return found


def _lessons(learned: list[Document]) -> list[str]:
    lines = []
    for kind in learned:
        where = kind["card"] or "the processor"
        size, count = (
            (kind["device_bytes"], kind["device_receipts"])
            if kind["card"]
            else (kind["host_bytes"], kind["host_receipts"])
        )
        of = "the largest of" if count < 20 else "95th percentile of"
        lines.append(
            f"Kept free for {kind['architecture']} on {where}: {_mib(size).strip()}, {of} {count}"
            f" receipt{'' if count == 1 else 's'} ({kind['runtime']})."
        )
    return ["", *lines] if lines else []


def _line(line: Document) -> str:
    return _cells(
        "",
        f"  {ITEM_NAMES[line['key']]}",
        _mib(line["predicted_bytes"]),
        _mib(line["measured_bytes"]),
        line["source"],
    )


def _cells(*cells: str) -> str:
    widths = ("<17", "<26", ">14", ">14", ">14")
    pairs = zip(cells, widths, strict=True)
    return " ".join(f"{cell[:24]:{width}}" for cell, width in pairs).rstrip()


def _mib(n_bytes: int | None) -> str:
    return "" if n_bytes is None else f"{n_bytes / MIB:,.2f} MiB"
