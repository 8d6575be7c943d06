"""Check on a machine with a card, in some ten minutes, every claim that only a card can prove.

    python tests/hardware/check.py [--model REF ...] [--out TABLE.md] [--home FOLDER]

Without --model it uses the two packaged models (the engine test drafts; the starter is real); give
a model with an MTP head for figures that mean something. Prints a Markdown table that the README
can carry. Exit code 0: every claim held; 1: one did not; 3: there is no card to check.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from app.engine.api import EngineError
from app.errors import PlimsollError
from tests.hardware import claims
from tests.hardware.rig import Rig, Row, home

MARKS = {True: "yes", False: "**no**", None: "not tried"}
NO_CARD = 3


def main() -> int:
    """Run every check and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--model", action="append", default=[], metavar="REF")
    parser.add_argument("--out", metavar="FILE")
    parser.add_argument("--home", metavar="FOLDER", help="the program's folders, for a trial")
    asked = parser.parse_args()
    rig = Rig(home(asked.home))
    try:
        if not rig.usable:
            print(no_card(rig), file=sys.stderr)
            return NO_CARD
        files = [rig.model(ref) for ref in asked.model or ("engine-test", "starter")]
        rows = [row for name, check in claims.all_of(rig, files) for row in _checked(name, check)]
    finally:
        rig.close()
    text = table(rig, rows)
    print(text)
    if asked.out:
        Path(asked.out).write_text(text, encoding="utf-8")
    return 1 if any(row.good is False for row in rows) else 0


def _checked(name: str, check: Callable[[], Iterator[Row]]) -> list[Row]:
    """Run one check; whatever stops it is a claim that did not hold."""
    begun, rows = time.monotonic(), []
    try:
        for row in check():
            print(f"{MARKS[row.good]:10}{row.claim}: {row.measured}", file=sys.stderr, flush=True)
            rows.append(row)
    except (EngineError, PlimsollError, OSError) as error:
        rows.append(Row(name, "runs to its end", str(error)[:120], good=False))
    print(f"-- {name}: {time.monotonic() - begun:.1f} s", file=sys.stderr, flush=True)
    return rows


def no_card(rig: Rig) -> str:
    """Return why nothing can be checked here."""
    problem = rig.desk.idle_card()
    if problem is not None:
        return f"{problem.text} {problem.fix}"
    return "There is no NVIDIA card here, so there is nothing to check."


def table(rig: Rig, rows: list[Row]) -> str:
    """Return the rows as Markdown, under what was checked."""
    gpu = rig.machine.gpus[0]
    held = sum(row.good is True for row in rows)
    tried = sum(row.good is not None for row in rows)
    about = f"{gpu.name}, driver {gpu.driver}, engine {rig.desk.runtime}, {rig.machine.os}"
    lines = [
        f"{about}: {held} of {tried} claims held.",
        "",
        "| Claim | Predicted | Measured | Held |",
        "|---|---|---|---|",
        *(f"| {r.claim} | {r.predicted} | {r.measured} | {MARKS[r.good]} |" for r in rows),
        "",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
