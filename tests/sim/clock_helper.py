"""The clock helper on the simulated driver: as a module, or as a process without root's rights.

    python tests/sim/clock_helper.py LIBRARY RUN_FOLDER lock|reset ...

Only what needs root is replaced: whose files these are, where the library and the markers lie.
"""

import os
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

HELPER = Path(__file__).resolve().parents[2] / "packaging/clocks/plimsoll-clocks"


def load():
    """Return the helper as a fresh module."""
    sys.dont_write_bytecode, before = True, sys.dont_write_bytecode
    try:
        loader = SourceFileLoader("plimsoll_clocks", str(HELPER))
        module = module_from_spec(spec_from_loader("plimsoll_clocks", loader))
        loader.exec_module(module)
    finally:
        sys.dont_write_bytecode = before
    return module


def command(simulator, run_folder):
    """Return how to start the process; its environment must hold the simulator's."""
    return (sys.executable, str(Path(__file__)), str(simulator.library), str(run_folder))


def main(library, run_folder, *words):
    helper = load()
    environment = dict(os.environ)  # the simulator's, which the helper throws away

    def simulated():
        os.environ.update(environment)
        return helper.Driver(library)

    helper.RUN = Path(run_folder)
    helper.trusted = Path.resolve
    helper.open_driver = simulated
    helper.os.geteuid = lambda: 0
    return helper.main(list(words))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
