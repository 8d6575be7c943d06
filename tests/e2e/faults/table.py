"""Run a schedule of faults and print what each came to.

    python tests/e2e/faults/table.py --count 1000 --seed 1

Exit code 1 when one of them was not met as it should be. Needs no card; as root also the faults
that need a disk or a control group of their own.
"""

import argparse
import contextlib
import os
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from tests.e2e.faults.outcome import Outcome, table
from tests.e2e.faults.schedule import ALONE, alone, harbour, pick


def main():
    parser = argparse.ArgumentParser(description="Run a schedule of faults and print the table.")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="plimsoll-faults-") as folder:
        home = Path(folder)
        os.environ |= {"PLIMSOLL_HOME": str(home / "own"), "HF_HOME": str(home / "hub")}
        outcomes = []
        with contextlib.suppress(KeyboardInterrupt):  # what is known by then is still told
            run(pick(options.seed, options.count), home, random.Random(options.seed), outcomes)
    print("\n".join(table(outcomes)))
    wrong = sum(not found.ok for found in outcomes)
    minutes = (time.monotonic() - begun) / 60
    print(f"\n{len(outcomes)} faults in {minutes:.0f} minutes, {wrong} not met as they should be")
    return 1 if wrong else 0


def run(faults, home, rng, outcomes):
    """Run the faults that need a ship in use on one ship, a new one after each that it lost.

    What they came to is added to `outcomes`.
    """
    left = [fault for fault in faults if fault not in ALONE]
    while left:
        with harbour(home / f"harbour-{len(outcomes)}") as strike:
            while left and _told(outcomes, left.pop(), strike):
                pass
    for n, fault in enumerate(fault for fault in faults if fault in ALONE):
        _told(outcomes, fault, lambda fault, n=n: alone(fault, home / f"alone-{n}", rng))


def _told(outcomes, fault, strike):
    """Run one fault; return False when the ship cannot be used any more."""
    try:
        outcomes.append(strike(fault))
    except AssertionError as error:
        found = Outcome(fault.name, str(fault.detail or ""), wrong=[str(error)[:200]])
        outcomes.append(found)
    print(f"\r{len(outcomes)} {fault.name:40}", end="", file=sys.stderr, flush=True)
    return outcomes[-1].ok


if __name__ == "__main__":
    sys.exit(main())
