"""The engine beside a C++ llama-server: the same file, the same threads, in turn.

    python tests/bench/engine_peer.py --peer LLAMA_SERVER [--model GGUF] [--threads N] [--runs N]

Prints medians and our ratio to the peer; more is better for speeds, less for times. Without
--model it writes a test model whose weights are F16: quantised drafting is slow on a processor.

Each is set up as it comes: on Linux Plimsoll reads a file that a processor computes with, into
large pages, and llama-server maps it. "mapped" lines have ours map it too: what is left there is
the same computing, and what happens between two decodes. A processor's milliseconds for a token
are the difference of a long and a short reply, of the process that computes alone.

On a computer without a card and with nothing else to do (F16, 164 MiB, one thread) ours wrote 1.08
of the peer's tokens/s, 1.22 with MTP; a token took 1.03 of its processor time where both map the
file, a prompt 0.53.
"""

from __future__ import annotations

import argparse
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).parents[2]))

from app.engine import testmodel
from app.engine.client import WorkerEngine
from app.engine.protocol import Done, Generate, Load
from app.engine.standby import Standby
from app.process import Spawner
from app.runconfig import MtpConfig, RunConfig

FEW_TOKENS, N_TOKENS = 10, 120
SENTENCE = "The quick brown fox jumps over the lazy dog. "
SLOTS = 4
SETTLE_SECONDS = 2.0
"""After so long a worker that was started ahead waits."""
WORK = "processor seconds"
"""For all of a run's work: with one thread this is what the clock shows when nobody disturbs."""
TOKEN, PROMPT = "processor ms a token", "processor s a prompt"
_PROCESS_CLOCK = 2
"""CPUCLOCK_SCHED (linux/posix-timers.h): the clock of a process, by its number."""


class Server:
    """One llama-server."""

    def __init__(self, program: str, path: Path, config: RunConfig, threads: int) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        words = [program, "-m", str(path), "--host", "127.0.0.1", "--port", str(port)]
        words += ["-t", str(threads), "-tb", str(threads), "-c", str(config.n_ctx), "-ngl", "0"]
        words += ["-b", str(config.n_batch), "-ub", str(config.n_ubatch), "-fa", "on"]
        words += ["-np", str(config.n_seq_max), "--no-webui"]
        if config.mtp.on:
            words += ["--spec-type", "draft-mtp", "--spec-draft-n-max", str(config.mtp.draft_max)]
        start = time.monotonic()
        self._process = subprocess.Popen(
            words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self._http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=600.0)
        while self._process.poll() is None:
            try:
                if self._http.get("/health").status_code == httpx.codes.OK:
                    break
            except httpx.TransportError:
                time.sleep(0.005)
        else:
            raise SystemExit("the llama-server did not start: " + " ".join(words))
        self.load_seconds = time.monotonic() - start

    @property
    def pid(self) -> int:
        """Its process."""
        return self._process.pid

    def ask(self, prompt: str, n: int, *, reuse: bool = False) -> dict[str, float]:
        """Return tokens/s of decoding and reading, and seconds of reading."""
        body = {"prompt": prompt, "n_predict": n, "temperature": 0, "ignore_eos": True}
        body["cache_prompt"] = reuse
        answer: dict[str, Any] = self._http.post("/completion", json=body).raise_for_status().json()
        timings = answer["timings"]
        return {
            "decode": timings["predicted_per_second"],
            "prefill": timings["prompt_per_second"],
            "ttft": timings["prompt_ms"] / 1000,
            "tokens": timings["predicted_n"],
        }

    def close(self) -> float:
        """End it; return the seconds that took."""
        start = time.monotonic()
        self._http.close()
        self._process.terminate()
        self._process.wait()
        return time.monotonic() - start


class Ours:
    """One worker of ours; `ahead` started it while nobody waited."""

    def __init__(
        self,
        spawner: Spawner,
        path: Path,
        config: RunConfig,
        threads: int,
        ahead: Standby | None = None,
    ) -> None:
        start = time.monotonic()
        self._engine = ahead() if ahead else WorkerEngine(spawner)
        load = Load(path=str(path), config=config, n_threads=threads)
        self._engine.load(load, lambda _: None, threading.Event())
        self.load_seconds = time.monotonic() - start
        self._asked = 0

    @property
    def pid(self) -> int:
        """Its process."""
        return self._engine.pid

    def ask(self, prompt: str, n: int, *, reuse: bool = False) -> dict[str, float]:
        """Return tokens/s of decoding and reading, and seconds of reading."""
        del reuse  # what is known is always used; prompts that shall be new begin differently
        self._asked += 1
        request = Generate(id=f"b{self._asked}", prompt=prompt, max_tokens=n, ignore_eos=True)
        done: Done = self._engine.generate(request, lambda _: None, threading.Event())
        timings = done.timings
        return {
            "decode": timings.decode_tok_s,
            "prefill": timings.prefill_tok_s,
            "ttft": timings.ttft_seconds,
            "tokens": timings.n_generated,
        }

    def close(self) -> float:
        """End it; return the seconds that took."""
        start = time.monotonic()
        self._engine.close()
        return time.monotonic() - start


Make = Callable[[RunConfig], "Server | Ours"]


def alone(one: Server | Ours, run: int) -> dict[str, float]:
    """Return one long prompt with its reply, then the same prompt gone on with."""
    long = f"{run} " + SENTENCE * 20
    cold = one.ask(long, N_TOKENS)
    one.ask(long, 1, reuse=True)
    reused = one.ask(long + "And then it rests a little.", 8, reuse=True)
    return {**cold, "ttft reused": reused["ttft"]}


def aggregate(one: Server | Ours, run: int) -> dict[str, float]:
    """Return the tokens per second of several replies written at once."""
    prompts = [f"{run}-{i} " + SENTENCE for i in range(SLOTS)]
    start = time.monotonic()
    with ThreadPoolExecutor(SLOTS) as pool:
        done = list(pool.map(lambda prompt: one.ask(prompt, N_TOKENS), prompts))
    return {f"{SLOTS} at once": sum(d["tokens"] for d in done) / (time.monotonic() - start)}


def processor_seconds(pid: int) -> float:
    """Return the processor time that a process took so far (Linux; 0 elsewhere).

    On a computer that others use too this says more than the clock does.
    """
    try:
        return time.clock_gettime(~pid << 3 | _PROCESS_CLOCK)
    except (AttributeError, OSError):
        return 0.0


def token(one: Server | Ours, run: int) -> dict[str, float]:
    """Return the processor's milliseconds for one more token of a reply."""
    few, many = (
        _spent(one, f"{run} {n} " + SENTENCE, n) for n in (FEW_TOKENS, FEW_TOKENS + N_TOKENS)
    )
    return {TOKEN: 1000 * (many - few) / N_TOKENS}


def prompt(one: Server | Ours, run: int) -> dict[str, float]:
    """Return the processor's seconds for a long prompt and its first token."""
    return {PROMPT: _spent(one, f"{run} " + SENTENCE * 20, 1)}


def _spent(one: Server | Ours, text: str, n: int) -> float:
    before = processor_seconds(one.pid)
    one.ask(text, n)
    return processor_seconds(one.pid) - before


def compare(
    makers: dict[str, Make], config: RunConfig, measure: Callable[..., dict[str, float]], runs: int
) -> dict[str, dict[str, list[float]]]:
    """Return what `measure` found of each, in turn; the first run of each warms up."""
    found: dict[str, dict[str, list[float]]] = {name: {} for name in makers}
    both = {name: make(config) for name, make in makers.items()}
    for run in range(runs + 1):
        for name, one in both.items():
            before = processor_seconds(one.pid)
            figures = measure(one, run)
            figures[WORK] = processor_seconds(one.pid) - before
            for key, value in figures.items():
                if run:
                    found[name].setdefault(key, []).append(value)
    for one in both.values():
        one.close()
    return found


def loads(
    makers: dict[str, Make], ahead: Standby, config: RunConfig, runs: int
) -> dict[str, dict[str, list[float]]]:
    """Return seconds to load and to unload, in turn; ours also from a worker that waits."""
    found: dict[str, dict[str, list[float]]] = {name: {} for name in ("ours", "peer")}
    for run in range(runs + 1):
        for name, key in (("ours", "load"), ("peer", "load"), ("waiting", "load ahead")):
            if name == "waiting":
                ahead.prepare()
                time.sleep(SETTLE_SECONDS)
            one = makers[name](config)
            figures = {key: one.load_seconds, "unload": one.close()}
            for key_, value in figures.items() if run else ():
                found["peer" if name == "peer" else "ours"].setdefault(key_, []).append(value)
    found["peer"]["load ahead"] = found["peer"]["load"]
    return found


def show(title: str, found: dict[str, dict[str, list[float]]], keys: dict[str, str]) -> None:
    """Print one line per figure."""
    for key, words in keys.items():
        ours, peer = (statistics.median(found[name][key]) for name in ("ours", "peer"))
        if not peer:
            continue
        print(f"{title + words:34}{ours:12.4g}{peer:12.4g}{ours / peer:9.2f}", flush=True)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--peer", required=True, metavar="LLAMA_SERVER")
    parser.add_argument("--model", type=Path)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--small", action="store_true", help="a test model of 6 MB")
    options = parser.parse_args()
    plain = RunConfig(
        n_ctx=4096,
        n_batch=512,
        n_ubatch=512,
        n_gpu_layers=0,
        mmap=sys.platform != "linux",
        mtp=MtpConfig(on=False),
    )
    spawner = Spawner()
    with tempfile.TemporaryDirectory() as folder:
        path = options.model or testmodel.build(
            Path(folder) / "m.gguf",
            acceptance="high",
            quant="F32" if options.small else "F16",
            shape=None if options.small else testmodel.MEDIUM,
        )
        makers: dict[str, Make] = {
            "ours": lambda config: Ours(spawner, path, config, options.threads),
            "peer": lambda config: Server(options.peer, path, config, options.threads),
        }
        ahead = Standby(spawner, dict)
        started = {"waiting": lambda config: Ours(spawner, path, config, options.threads, ahead)}
        print(f"{'':34}{'ours':>12}{'peer':>12}{'ratio':>9}")
        found = compare(makers, plain, alone, options.runs)
        keys = {"decode": "decode, tokens/s", "prefill": "prefill, tokens/s"}
        times = {"ttft": "first token, s", "ttft reused": "first token, reused prefix, s"}
        show("", found, keys | times)
        show("", compare(makers, plain, prompt, options.runs), {PROMPT: PROMPT})
        for title, config in (("", plain), ("mapped: ", plain.with_(mmap=True))):
            show(title, compare(makers, config, token, 3 * options.runs), {TOKEN: TOKEN})
        loading = {"load": "load, s", "load ahead": "load, worker waiting, s"}
        loading["unload"] = "unload, s"
        show("", loads(makers | started, ahead, plain, options.runs), loading)
        drafting = plain.with_(mtp=MtpConfig(draft_max=3))
        found = compare(makers, drafting, alone, options.runs)
        show("MTP: ", found, {"decode": "decode, tokens/s"})
        show("MTP: ", compare(makers, drafting, token, 3 * options.runs), {TOKEN: TOKEN})
        show("MTP: ", loads(makers | started, ahead, drafting, options.runs), loading)
        several = plain.with_(n_seq_max=SLOTS)
        found = compare(makers, several, aggregate, options.runs)
        key = f"{SLOTS} at once"
        show("", found, {key: f"{key}, tokens/s together", WORK: f"{key}: {WORK}"})
    spawner.close()


if __name__ == "__main__":
    main()
