"""What loading and unloading over and over leaves behind.

    python tests/bench/engine_cycles.py [--cycles N]

Memory, threads and open files of this process every tenth part of the way: with the engine in
this process, and with a worker that comes and goes.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from app.engine import testmodel
from app.engine.api import Engine
from app.engine.client import WorkerEngine
from app.engine.inline import InlineEngine
from app.engine.protocol import Generate, Load
from app.process import Spawner
from app.runconfig import RunConfig

CONFIG = RunConfig(n_ctx=2048, n_batch=512, n_ubatch=128, n_gpu_layers=0)


def once(engine: Engine, path: Path) -> None:
    """Load, write a few words."""
    never = threading.Event()
    engine.load(Load(path=str(path), config=CONFIG, n_threads=1), lambda _: None, never)
    engine.generate(Generate(id="c", prompt="Heave", max_tokens=10), lambda _: None, never)


def standing() -> str:
    """Return this process's resident memory, threads and open files (Linux)."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    mib = pages * os.sysconf("SC_PAGE_SIZE") / 2**20
    files = len(list(Path("/proc/self/fd").iterdir()))
    return f"{mib:8.1f} MiB {threading.active_count():4} threads {files:4} files"


def cycle(title: str, cycles: int, run: Callable[[], None]) -> None:
    """Print what stands every tenth part of the way."""
    print(title)
    for n in range(1, cycles + 1):
        run()
        if n % max(1, cycles // 10) == 0 or n == 1:
            print(f"{n:6} {standing()}", flush=True)


def main() -> None:
    """Print both tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cycles", type=int, default=50)
    options = parser.parse_args()
    spawner = Spawner()
    with tempfile.TemporaryDirectory() as folder:
        path = testmodel.build(Path(folder) / "m.gguf", acceptance="high")
        inline = InlineEngine()
        cycle("in this process", options.cycles, lambda: once(inline, path))
        inline.close()

        def worker() -> None:
            engine = WorkerEngine(spawner)
            once(engine, path)
            engine.close()

        cycle("in a worker", options.cycles // 5, worker)
    spawner.close()


if __name__ == "__main__":
    main()
