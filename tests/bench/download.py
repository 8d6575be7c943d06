"""Measure a download against curl: rate, processor seconds per GB, memory, and a header's bytes.

By hand: `python tests/bench/download.py [--mib 1024] [--small-mib 256] [--line-mb 125] [--runs 5]`.
The server is a process of its own on the loopback that hands files over by the system's sendfile.
First its line carries `--line-mb` million bytes a second (125: a gigabit), then as much as it can.
What is compared takes turns, and medians are told. Ours always hashes (each chunk and the file),
syncs and places the file; `curl` alone does nothing of this, so that two more are told: curl and
sync, and curl, sync and sha256sum.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))
MIB = 1 << 20
NAME = "file-Q4_K_M.gguf"
CURLS = {
    "curl": "curl -sSfL -o '{to}' '{url}'",
    "curl_sync": "curl -sSfL -o '{to}' '{url}' && sync '{to}'",
    "curl_sync_sha256sum": "curl -sSfL -o '{to}' '{url}' && sync '{to}' && sha256sum '{to}'",
}

OURS = """
import json, sys, threading, time
from pathlib import Path
import psutil
from app.hub.pull import Puller
from app.hub.site import Site
from app.paths import Paths

root, ref = Path(sys.argv[2]), sys.argv[3]
me, rss, spent, done = psutil.Process(), [], {}, threading.Event()

def watch():
    # What the start and the imports took is not the transfer's.
    first = {thread.id: thread.user_time + thread.system_time for thread in me.threads()}
    while not done.wait(0.02):
        names = {thread.native_id: thread.name for thread in threading.enumerate()}
        for thread in me.threads():
            name = names.get(thread.id, "ended")
            used = thread.user_time + thread.system_time - first.get(thread.id, 0.0)
            spent[thread.id] = (name, used)

def seen(transfer):
    if transfer.state == "running" and transfer.done_bytes:
        rss.append(me.memory_info().rss)

threading.Thread(target=watch, name="watch", daemon=True).start()
puller = Puller(Paths(root / "d", root / "s", root / "c", root / "m"), Site(sys.argv[1], root / "hub"))
before, began = time.process_time(), time.monotonic()
puller.pull(ref, seen)
seconds, cpu = time.monotonic() - began, time.process_time() - before
done.set()
threads = {}
for name, used in spent.values():
    threads[name] = threads.get(name, 0.0) + used
print(json.dumps({"seconds": seconds, "cpu_s": cpu, "threads": threads,
                  "rss_first": rss[0], "rss_max": max(rss)}))
"""

THREADS = {
    "hub-body": "receiving (HTTP library)",
    "MainThread": "chunk hashes and writing",
    "hub-hash": "the file's hash, read back",
    "hub-flush": "syncing",
}


@dataclass(frozen=True)
class Run:
    """One transfer; `more` is what ours tells of itself."""

    seconds: float
    cpu_s: float
    more: dict[str, object]


def timed(command: list[str]) -> Run:
    """Return wall and processor seconds of a child process and what it printed."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    began = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True)
    seconds = time.monotonic() - began
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    text = done.stdout.decode()
    return Run(seconds, cpu, json.loads(text) if text.startswith("{") else {})


def curl(endpoint: str, folder: Path, repo: str, script: str) -> Run:
    """Fetch with curl, and do to the file what `script` says."""
    target = folder / "curl.gguf"
    url = f"{endpoint}/{repo}/resolve/main/{NAME}"
    run = timed(["sh", "-c", script.format(to=target, url=url)])
    target.unlink()
    return run


def ours(endpoint: str, folder: Path, repo: str) -> Run:
    """Fetch with our own transfer. The start of Python and its imports are not counted."""
    run = timed([sys.executable, "-c", OURS, endpoint, str(folder), repo])
    shutil.rmtree(folder / "hub")
    return Run(float(str(run.more["seconds"])), float(str(run.more["cpu_s"])), run.more)


@contextmanager
def served(folder: Path, line_bytes_s: int) -> Iterator[str]:
    """Serve `folder` from a process of its own; give the endpoint."""
    words = ["-m", "tests.sim.hub", "--root", str(folder), "--line", str(line_bytes_s)]
    server = subprocess.Popen([sys.executable, *words], cwd=ROOT, stdout=subprocess.PIPE)
    try:
        line = server.stdout.readline().decode() if server.stdout else ""
        yield line.strip().removeprefix("HF_ENDPOINT=")
    finally:
        server.kill()
        server.wait()


def write_file(repos: Path, repo: str, size_mib: int) -> None:
    """Write a file that no two places share."""
    path = repos / repo / NAME
    path.parent.mkdir(parents=True)
    block = os.urandom(MIB)
    with path.open("wb") as out:
        for n in range(size_mib):
            out.write(n.to_bytes(8, "big") + block[8:])


def compare(folder: Path, size_mib: int, line_bytes_s: int, n_runs: int) -> dict[str, object]:
    """Return rates in MB/s, ratios and processor seconds per GB."""
    repo = f"bench/{size_mib}-GGUF"
    runs: dict[str, list[Run]] = {name: [] for name in (*CURLS, "ours")}
    with served(folder / "repos", line_bytes_s) as endpoint:
        # The first description hashes the file; that is the server's work, not the client's.
        curl(endpoint, folder, repo, CURLS["curl"])
        for _ in range(n_runs):
            for name, script in CURLS.items():
                runs[name].append(curl(endpoint, folder, repo, script))
            runs["ours"].append(ours(endpoint, folder, repo))
    gb = size_mib * MIB / 1e9
    seconds = {name: statistics.median(run.seconds for run in many) for name, many in runs.items()}
    cpu = {name: statistics.median(run.cpu_s for run in many) for name, many in runs.items()}
    return {
        "mb_s": {name: round(gb * 1000 / found, 1) for name, found in seconds.items()},
        "ours_to": {name: round(seconds[name] / seconds["ours"], 3) for name in CURLS},
        "cpu_s_per_gb": {name: round(found / gb, 2) for name, found in cpu.items()},
        "where_ours_goes_cpu_s_per_gb": where(runs["ours"], gb),
        "rss_mib": rss(runs["ours"]),
    }


def where(runs: list[Run], gb: float) -> dict[str, float]:
    """Return the processor seconds per GB of each kind of thread, medians."""
    found = [run.more["threads"] for run in runs]
    return {
        what: round(statistics.median(one.get(name, 0.0) for one in found) / gb, 2)  # type: ignore[attr-defined]
        for name, what in THREADS.items()
    }


def rss(runs: list[Run]) -> dict[str, float]:
    """Return the most memory of any run, and the most that one grew after its first bytes."""
    pairs = [(float(str(r.more["rss_first"])), float(str(r.more["rss_max"]))) for r in runs]
    return {
        "most": round(max(most for _, most in pairs) / MIB, 1),
        "growth": round(max(most - first for first, most in pairs) / MIB, 1),
    }


def header(folder: Path) -> dict[str, object]:
    """Return what reading the header of one model, and of all quants of it, costs."""
    from app.hub.listing import list_repo  # noqa: PLC0415 - nothing else here needs the program
    from app.hub.site import Site  # noqa: PLC0415
    from app.plan.remote import RemoteHeaders, connected  # noqa: PLC0415
    from tests.app import plan_repos  # noqa: PLC0415
    from tests.sim.hub import LoopbackHub  # noqa: PLC0415

    files = folder / "headers"
    files.mkdir()
    told: dict[str, object] = {"tokens": 151_936}
    with LoopbackHub() as hub, connected() as client:
        plan_repos.fill(hub, files, n_vocab=151_936)
        site = Site(hub.endpoint, folder / "hub")
        listing = list_repo(site, plan_repos.REPO)
        headers = RemoteHeaders(site, plan_repos.REPO, listing.revision, client, folder / "kept")
        for n, quant in enumerate(listing.quants):
            headers.read(quant, threading.Event())
            if n == 0:
                told["one_quant"] = {"bytes": headers.n_bytes, "requests": headers.n_requests}
        told[f"all_{len(listing.quants)}_quants"] = {
            "bytes": headers.n_bytes,
            "requests": headers.n_requests,
        }
    return told


def main() -> None:
    """Print one JSON document."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mib", type=int, default=1024)
    parser.add_argument("--small-mib", type=int, default=256)
    parser.add_argument("--line-mb", type=int, default=125, help="million bytes a second")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--folder", type=Path, help="where to write (default: the system's)")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=asked.folder) as text:
        folder = Path(text)
        for size_mib in (asked.mib, asked.small_mib):
            write_file(folder / "repos", f"bench/{size_mib}-GGUF", size_mib)
        line = asked.line_mb * 1_000_000
        found = {
            "runs": asked.runs,
            "load": os.getloadavg(),
            f"line_of_{asked.line_mb}_mb_s": compare(folder, asked.mib, line, asked.runs),
            "no_limit": compare(folder, asked.mib, 0, asked.runs),
            f"no_limit_{asked.small_mib}_mib": compare(folder, asked.small_mib, 0, asked.runs),
            "header": header(folder),
        }
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
