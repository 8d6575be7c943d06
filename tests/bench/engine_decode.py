"""What a token costs outside the engine's own computing, and what drafting gains.

    python tests/bench/engine_decode.py [--tokens N]

Medians of alternating runs on tiny models: the computing is small, so the rest shows. What is
spent outside the computing is the processor time of the one thread that computes and drafts, so
that other programs on the computer do not count. "us warm" is the same without any computing: what
the program itself takes; the rest is that computing empties the processor's caches.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from app.engine import llama, testmodel
from app.engine.inline import InlineEngine
from app.engine.protocol import Generate, Load, Timings
from app.engine.testmodel import Shape
from app.runconfig import MtpConfig, RunConfig

RUNS = 5
MODELS = {
    "tiny, 320 tokens": ("F32", Shape()),
    "tiny, 248,320 tokens": ("F32", Shape(n_embd=64, n_ff=64, head=32, n_vocab=248_320)),
    "medium, 320 tokens": ("F16", testmodel.MEDIUM),
}


class Spent:
    """Processor seconds of the computing thread: from its first decode to its last, and in them."""

    def __init__(self) -> None:
        self._decode = self._compute = llama.decode
        self.begin = self.end = self.inside = 0.0
        llama.decode = self._counted

    def clear(self) -> None:
        """Begin anew."""
        self.begin = self.end = self.inside = 0.0

    @property
    def outside(self) -> float:
        """Seconds that were not spent in llama_decode."""
        return self.end - self.begin - self.inside

    def without_computing(self, *, on: bool) -> None:
        """Let every decode be done at once, with whatever outputs were there before."""
        self._compute = (lambda _context, _batch: 0) if on else self._decode

    def _counted(self, context: llama.ContextHandle, batch: object) -> int:
        start = time.thread_time()
        result = self._compute(context, batch)
        self.end = time.thread_time()
        self.begin = self.begin or start
        self.inside += self.end - start
        return result


def run(engine: InlineEngine, n: int, *, mtp: bool) -> Timings:
    """Return the timings of one greedy reply of `n` tokens."""
    request = Generate(
        id="b", prompt="The hold was full of grain", max_tokens=n, ignore_eos=True, mtp=mtp
    )
    return engine.generate(request, lambda _: None, threading.Event()).timings


def measure(engine: InlineEngine, spent: Spent, path: Path, n: int) -> list[str]:
    """Return one row: plain and drafted speed, their ratio, acceptance, time outside, and warm."""
    config = RunConfig(
        n_ctx=2048, n_batch=512, n_ubatch=128, n_gpu_layers=0, mtp=MtpConfig(draft_max=3)
    )
    load = Load(path=str(path), config=config, n_threads=1)
    engine.load(load, lambda _: None, threading.Event())
    found: dict[bool, list[Timings]] = {False: [], True: []}
    outside: dict[bool, list[float]] = {False: [], True: []}
    for _ in range(RUNS):
        for mtp in (False, True):
            spent.clear()
            found[mtp].append(run(engine, n, mtp=mtp))
            outside[mtp].append(spent.outside / n * 1e6)
    spent.without_computing(on=True)
    warm = []
    for _ in range(RUNS):
        spent.clear()
        run(engine, n, mtp=False)
        warm.append(spent.outside / n * 1e6)
    spent.without_computing(on=False)
    plain, drafted = (
        statistics.median(timings.decode_tok_s for timings in found[mtp]) for mtp in (False, True)
    )
    share = found[True][-1].acceptance or 0.0
    return [
        f"{plain:.0f}",
        f"{drafted:.0f}",
        f"{drafted / plain:.2f}",
        f"{share:.2f}",
        f"{statistics.median(outside[False]):.0f}",
        f"{statistics.median(outside[True]):.0f}",
        f"{statistics.median(warm):.0f}",
    ]


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tokens", type=int, default=200)
    options = parser.parse_args()
    head = [
        "plain tok/s",
        "drafted tok/s",
        "ratio",
        "accepted",
        "us plain",
        "us drafted",
        "us warm",
    ]
    print(f"{'model':24}" + "".join(f"{title:>15}" for title in head))
    engine, spent = InlineEngine(), Spent()
    with tempfile.TemporaryDirectory() as folder:
        for name, (quant, shape) in MODELS.items():
            path = Path(folder) / "model.gguf"
            testmodel.build(path, acceptance="high", quant=quant, shape=shape)
            row = measure(engine, spent, path, options.tokens)
            print(f"{name:24}" + "".join(f"{cell:>15}" for cell in row), flush=True)
        engine.close()


if __name__ == "__main__":
    main()
