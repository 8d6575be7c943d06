"""What one token costs on its way from the worker to the window, beside the engine alone.

    python tests/bench/token_path.py [--tokens 2000]

The same reply three times: in this process (the engine alone), through the worker's pipe, and
through the worker, the core's writer, the history on the disk and the window's store. Microseconds
of wall time per token; a difference is what the added stage costs.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication  # noqa: E402 - the path comes first

from app import commands as c  # noqa: E402
from app.core import Core  # noqa: E402
from app.engine.api import Engine  # noqa: E402
from app.engine.client import WorkerEngine  # noqa: E402
from app.engine.inline import InlineEngine  # noqa: E402
from app.engine.protocol import ChatMessage, Generate, Load  # noqa: E402
from app.engine.testmodel import write  # noqa: E402
from app.paths import Paths  # noqa: E402
from app.process import Spawner  # noqa: E402
from app.runconfig import MtpConfig, RunConfig  # noqa: E402
from app.session import Phase  # noqa: E402
from ui.bridge import Bridge  # noqa: E402
from ui.store import Store  # noqa: E402

CONFIG = RunConfig(n_ctx=8192, n_batch=512, n_ubatch=256, n_gpu_layers=0, mtp=MtpConfig(on=False))


def main() -> int:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tokens", type=int, default=2000)
    n_tokens = parser.parse_args().tokens
    spawner = Spawner()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "model.gguf"
        write(path)
        alone = engine_alone(InlineEngine(), path, n_tokens)
        piped = engine_alone(WorkerEngine(spawner), path, n_tokens)
        shown, n_frames = through_the_window(path, Path(folder), n_tokens)
    spawner.close()
    print(f"{'engine alone':40}{alone:9.1f} us per token")
    print(f"{'and the worker with its pipe':40}{piped:9.1f} ({piped / alone:.2f} x)")
    print(f"{'and core, history, store':40}{shown:9.1f} ({shown / alone:.2f} x)")
    print(f"the window was told {n_frames} times")
    return 0


def engine_alone(engine: Engine, path: Path, n_tokens: int) -> float:
    """Return microseconds per token of one reply."""
    never = threading.Event()
    engine.load(Load(path=str(path), config=CONFIG, n_threads=1), lambda _: None, never)
    request = Generate(
        id="r",
        messages=(ChatMessage(role="user", content="Go on."),),
        max_tokens=n_tokens,
        ignore_eos=True,
    )
    start = time.perf_counter()
    done = engine.generate(request, lambda _: None, never)
    seconds = time.perf_counter() - start
    engine.close()
    return 1e6 * seconds / done.timings.n_generated


def through_the_window(path: Path, folder: Path, n_tokens: int) -> tuple[float, int]:
    """Return microseconds per token of a reply in the window, and how often it was told."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    bridge, frames = Bridge(), []
    store = Store()
    bridge.arrived.connect(store.take)
    store.changed.connect(frames.append)
    home = folder / "home"
    core = Core(Paths(home / "d", home / "s", home / "c", home / "m"), bridge.publish)
    core.start()

    def until(question) -> None:
        while not question(core.state):
            app.processEvents()
            time.sleep(0.001)

    core.do(c.Choose(ref=str(path), config=CONFIG))
    until(lambda s: s.session and s.session.phase is Phase.PLANNED and s.session.plan)
    settings = core.state.settings.model_copy(
        update={"max_reply_tokens": n_tokens, "temperature": 0.0}
    )
    core.do(c.ChangeSettings(settings=settings))
    core.do(c.Qualify())
    until(lambda s: s.session.phase in {Phase.READY, Phase.FAILED})
    frames.clear()
    core.do(c.Send(text="Go on."))
    until(lambda s: s.reply and s.reply.stats.n_tokens > 0)
    start, first = time.perf_counter(), core.state.reply.stats.n_tokens
    until(lambda s: s.reply is None)
    seconds = time.perf_counter() - start
    n_done = core.state.entries[-1].stats.n_tokens - first
    core.close(5.0)
    return 1e6 * seconds / max(1, n_done), len(frames)


if __name__ == "__main__":
    sys.exit(main())
