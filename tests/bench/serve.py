"""The local API beside a C++ llama-server: the same file, threads and slots, in turn.

    python tests/bench/serve.py --peer LLAMA_SERVER [--model GGUF] [--threads N] [--runs N]
                                [--clients 1,4,16]

Clients stream replies of one length, then ask for one token each; no prompt is asked twice. Of
alternating runs it prints the medians of tokens/s and requests/s, and the processor time of a token:
the least, to which others on the machine can only add, and beside its ratio the median of the
ratios of neighbouring runs; over all of a server's processes, and of ours the part that is not the
engine's process. The last row parts it: what a token more costs, and what a request costs with its
first token. A ratio above 1 is in our favour.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import httpx
import psutil

sys.path.insert(0, str(Path(__file__).parents[2]))

from app import commands as c
from app.core import Core
from app.engine import testmodel
from app.paths import Paths
from app.runconfig import MtpConfig, RunConfig
from app.session import Phase

SLOTS = 4
TOKENS = 120
NUMBERS = itertools.count()
"""One for each prompt: what was read before would be read faster, by either in its own way."""
SHORT = 24
"""Requests for one token, in a run."""
CONFIG = RunConfig(
    n_ctx=4096,
    n_batch=512,
    n_ubatch=256,
    n_gpu_layers=0,
    n_seq_max=SLOTS,
    mtp=MtpConfig(on=False),
)


@dataclass(frozen=True, slots=True)
class Run:
    """What one run took."""

    tokens: int
    requests: int
    seconds: float
    processor_seconds: float
    front_seconds: float

    @property
    def processor_us(self) -> float:
        """Microseconds of processor time a token."""
        return 1e6 * self.processor_seconds / self.tokens


class Server:
    """A server in a process of its own."""

    def __init__(self, words: list[str], url: str, key: str = "") -> None:
        self.url, self.key = url, key
        self._process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self._host, port = url.removeprefix("http://").split(":")
        self._port = int(port)

    def wait(self, seconds: float = 120.0) -> None:
        """Wait until it has its model."""
        until = time.monotonic() + seconds
        while time.monotonic() < until and self._process.poll() is None:
            try:
                found = httpx.get(f"{self.url}/health", trust_env=False)
                if found.status_code == httpx.codes.OK and found.json().get("loaded", True):
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise SystemExit(f"{self.url} did not come up")

    def ask(self, n: int) -> int:
        """Stream one reply of `n` tokens; return how many there were."""
        body = json.dumps(
            {
                "prompt": f"{next(NUMBERS):06}: The hold was full of grain, and",
                "max_tokens": n,
                "temperature": 0,
                "stream": True,
                "stream_options": {"include_usage": True},
                "logit_bias": {"257": -100, "258": -100},
            }
        ).encode()
        head = (
            f"POST /v1/completions HTTP/1.1\r\nHost: {self._host}:{self._port}\r\n"
            f"Authorization: Bearer {self.key}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        ).encode()
        with socket.create_connection((self._host, self._port), 600) as line:
            line.sendall(head + body)
            told = b""
            while got := line.recv(1 << 16):
                told = told[-4096:] + got
        usage = told.rpartition(b'"completion_tokens":')[2]
        if not usage or b"[DONE]" not in told:
            raise SystemExit(f"{self.url} answered {told[-400:]!r}")
        return int(usage.lstrip().split(b",")[0].split(b"}")[0])

    def run(self, clients: int, requests: int, n: int) -> Run:
        """Let `clients` ask `requests` times together."""
        before, start = self._processor(), time.monotonic()
        with ThreadPoolExecutor(clients) as pool:
            tokens = sum(pool.map(self.ask, [n] * requests))
        seconds, after = time.monotonic() - start, self._processor()
        return Run(tokens, requests, seconds, sum(after) - sum(before), after[0] - before[0])

    def _processor(self) -> tuple[float, float]:
        """Return seconds of the process itself, and of its children."""
        own = psutil.Process(self._process.pid)
        seconds = [one.cpu_times() for one in (own, *own.children(recursive=True))]
        used = [one.user + one.system for one in seconds]
        return used[0], sum(used[1:])

    def close(self) -> None:
        """End it: ours ends with its stdin, the peer when it is told."""
        if self.key and self._process.stdin:
            self._process.stdin.close()
        else:
            self._process.terminate()
        self._process.wait()


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--peer", required=True, help="the llama-server to stand beside")
    parser.add_argument("--model", type=Path, help="default: a test model with F16 weights")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--clients", default="1,4,16", help="how many ask at once, in turn")
    parser.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        return serve(asked.model, asked.serve, asked.threads)
    with tempfile.TemporaryDirectory() as folder:
        model = asked.model or testmodel.build(
            Path(folder) / "medium.gguf", quant="F16", shape=testmodel.MEDIUM, mtp=False
        )
        for line in measure(asked, model):
            print(line, flush=True)
    return 0


def measure(asked: argparse.Namespace, model: Path) -> Iterator[str]:
    """Yield the lines of the table."""
    ports = free_ports()
    ours = Server(
        [sys.executable, __file__, "--peer", "", "--model", str(model), "--serve", str(ports[0]),
         "--threads", str(asked.threads)],
        f"http://127.0.0.1:{ports[0]}",
        KEY,
    )  # fmt: skip
    words = ["-m", str(model), "--host", "127.0.0.1", "--port", str(ports[1]), "-ngl", "0"]
    words += ["-t", str(asked.threads), "-tb", str(asked.threads), "-np", str(SLOTS)]
    words += ["-c", str(CONFIG.n_ctx), "-b", "512", "-ub", "256", "-fa", "on", "--no-webui"]
    peer = Server([asked.peer, *words], f"http://127.0.0.1:{ports[1]}")
    try:
        for server in (ours, peer):
            server.wait()
        yield f"{model.name}, {asked.threads} thread(s), {SLOTS} slots, medians of {asked.runs}"
        for clients in map(int, asked.clients.split(",")):
            yield from rows(ours, peer, clients, asked.runs)
    finally:
        for server in (ours, peer):
            server.close()


def rows(ours: Server, peer: Server, clients: int, runs: int) -> Iterator[str]:
    """Yield what so many clients found."""
    costs = []
    for title, requests, n in (("replies", max(clients, 4), TOKENS), ("one token", SHORT, 1)):
        found: dict[Server, list[Run]] = {ours: [], peer: []}
        for server in (ours, peer):
            server.run(clients, clients, n)
        for turn in range(runs):
            for server in (ours, peer) if turn % 2 else (peer, ours):
                found[server].append(server.run(clients, requests, n))
        own, other = (summary(found[server]) for server in (ours, peer))
        pairs = zip(found[ours], found[peer], strict=True)
        beside = statistics.median(b.processor_us / a.processor_us for a, b in pairs)
        yield (
            f"{clients:2} clients, {title:9}: {own[0]:8.1f} tokens/s, {own[1]:6.1f} requests/s "
            f"(ratio {own[0] / other[0]:.2f}); processor {own[2]:7.0f} us a token "
            f"(ratio {other[2] / own[2]:.2f}, beside {beside:.2f}), outside the engine {own[3]:5.0f} us"
        )
        costs.append((own[2], other[2]))
    (long, long_peer), (first, first_peer) = costs
    more, more_peer = (further(long, first), further(long_peer, first_peer))
    yield (
        f"{clients:2} clients, parted   : {more:7.0f} us a token more (ratio {more_peer / more:.2f}), "
        f"{first:7.0f} us a request with its first token (ratio {first_peer / first:.2f})"
    )


def further(token_us: float, first_us: float) -> float:
    """Return what a token after the first costs, of the mean over a reply and the first's cost."""
    return (token_us * TOKENS - first_us) / (TOKENS - 1)


def summary(runs: list[Run]) -> tuple[float, float, float, float]:
    """Return tokens/s, requests/s, microseconds of processor a token, and those of the front."""
    return (
        statistics.median(run.tokens / run.seconds for run in runs),
        statistics.median(run.requests / run.seconds for run in runs),
        min(run.processor_us for run in runs),
        min(run.front_seconds / run.tokens for run in runs) * 1e6,
    )


def free_ports() -> tuple[int, int]:
    """Return two ports that nobody listens at."""
    with socket.socket() as one, socket.socket() as two:
        for each in (one, two):
            each.bind(("127.0.0.1", 0))
        return one.getsockname()[1], two.getsockname()[1]


# --- ours, in a process of its own -----------------------------------------------------------------
KEY = "pk-plimsoll-" + "0" * 43


def serve(model: Path, port: int, threads: int) -> int:
    """Serve `model` until stdin ends: the whole program but its window."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        paths = Paths(home / "data", home / "state", home / "cache", home / "models")
        paths.make()
        (paths.data / "api-key").write_text(KEY)
        ready = threading.Event()
        core = Core(paths, lambda state, _: ready.set() if is_ready(state.session) else None)
        core.start()
        settings = {"api_on": True, "api_port": port, "n_threads": threads}
        core.do(c.ChangeSettings(settings=core.state.settings.model_copy(update=settings)))
        core.do(c.Choose(ref=str(model), config=CONFIG))
        while core.state.session is None or core.state.session.plan is None:
            time.sleep(0.05)
        core.do(c.Qualify())
        ready.wait()
        os.read(0, 1)
        core.close()
    return 0


def is_ready(session: object) -> bool:
    """Whether the model was proven."""
    return getattr(session, "phase", None) is Phase.READY


if __name__ == "__main__":
    raise SystemExit(main())
