"""Measure a download against curl: rate, processor seconds per GB, and whether memory stays flat.

By hand: `python tests/bench/download.py [--mib 1024] [--line-mib 50] [--rate-mib 0] [--runs 3]`.
The server is a process of its own on loopback: `--line-mib` is what the line carries in all,
`--rate-mib` what the server gives to one connection (0: as fast as it can).
"""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
REPO = "bench/file-GGUF"
NAME = "file-Q4_K_M.gguf"
MIB = 1 << 20

OURS = """
import json, resource, sys, time
from pathlib import Path
from app.hub.pull import Puller
from app.hub.site import Site
from app.paths import Paths
import psutil
root = Path(sys.argv[2])
paths = Paths(root / "d", root / "s", root / "c", root / "m")
me, rss = psutil.Process(), []
def seen(transfer):
    if transfer.state == "running" and transfer.done_bytes:
        rss.append(me.memory_info().rss)
        marks.append(time.monotonic())
marks = []
before = time.process_time()
Puller(paths, Site(sys.argv[1], root / "hub")).pull("bench/file-GGUF", seen)
print(json.dumps({"cpu_s": time.process_time() - before, "rss_first": rss[0], "rss_max": max(rss)}))
"""


def timed(command: list[str], **more: str) -> tuple[float, float, str]:
    """Return wall seconds, processor seconds and stdout of a child process."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    began = time.monotonic()
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **more}, stdout=subprocess.PIPE, check=True
    )
    seconds = time.monotonic() - began
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return seconds, cpu, done.stdout.decode()


def curl(endpoint: str, folder: Path, *, verify: bool) -> tuple[float, float]:
    """Fetch with curl, synced to the disk; hashed as well where `verify` is set."""
    target = folder / "curl.gguf"
    url = f"{endpoint}/{REPO}/resolve/main/{NAME}"
    script = f"curl -sSfL -o '{target}' '{url}' && sync '{target}'"
    if verify:
        script += f" && sha256sum '{target}'"
    seconds, cpu, _ = timed(["sh", "-c", script])
    target.unlink()
    return seconds, cpu


def ours(endpoint: str, folder: Path) -> tuple[float, float, dict[str, float]]:
    """Fetch with our own transfer: hashed, synced, placed in the cache."""
    seconds, cpu, out = timed([sys.executable, "-c", OURS, endpoint, str(folder)])
    shutil.rmtree(folder / "hub")
    return seconds, cpu, json.loads(out)


def measure(size_mib: int, line_mib: int, rate_mib: int, n_runs: int) -> dict[str, object]:
    """Return the medians of `n_runs` of each, taken in turn."""
    with tempfile.TemporaryDirectory() as text:
        folder = Path(text)
        file = folder / "repos" / REPO / NAME
        file.parent.mkdir(parents=True)
        block = os.urandom(MIB)
        with file.open("wb") as out:
            for n in range(size_mib):
                out.write(n.to_bytes(8, "big") + block[8:])
        server = subprocess.Popen(
            [
                *(sys.executable, "-m", "tests.sim.hub"),
                *("--root", str(folder / "repos")),
                *("--rate", str(rate_mib * MIB), "--line", str(line_mib * MIB)),
            ],
            cwd=ROOT,
            stdout=subprocess.PIPE,
        )
        try:
            line = server.stdout.readline().decode() if server.stdout else ""
            endpoint = re.sub(r"^HF_ENDPOINT=", "", line.strip())
            # The first description hashes the file; that is the server's work, not the client's.
            curl(endpoint, folder, verify=False)
            rows = [
                (
                    curl(endpoint, folder, verify=False),
                    curl(endpoint, folder, verify=True),
                    ours(endpoint, folder),
                )
                for _ in range(n_runs)
            ]
        finally:
            server.kill()
            server.wait()
    return summary(rows, size_mib)


def summary(rows: list[tuple[tuple, tuple, tuple]], size_mib: int) -> dict[str, object]:
    """Return rates in MiB/s, processor seconds per GB and the ratios."""
    gigabytes = size_mib * MIB / 1e9
    plain, verified, own = (statistics.median(row[n][0] for row in rows) for n in range(3))
    return {
        "size_mib": size_mib,
        "curl_mib_s": round(size_mib / plain, 1),
        "curl_and_sha256sum_mib_s": round(size_mib / verified, 1),
        "ours_mib_s": round(size_mib / own, 1),
        "ratio_to_curl": round(plain / own, 3),
        "ratio_to_curl_and_sha256sum": round(verified / own, 3),
        "curl_cpu_s_per_gb": round(statistics.median(r[0][1] for r in rows) / gigabytes, 2),
        "curl_and_sha256sum_cpu_s_per_gb": round(
            statistics.median(r[1][1] for r in rows) / gigabytes, 2
        ),
        "ours_cpu_s_per_gb": round(
            statistics.median(r[2][2]["cpu_s"] for r in rows) / gigabytes, 2
        ),
        "ours_rss_growth_mib": round(
            max((r[2][2]["rss_max"] - r[2][2]["rss_first"]) / MIB for r in rows), 1
        ),
    }


def main() -> None:
    """Print one JSON document."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mib", type=int, default=1024)
    parser.add_argument("--line-mib", type=int, default=50)
    parser.add_argument("--rate-mib", type=int, default=0)
    parser.add_argument("--runs", type=int, default=3)
    arguments = parser.parse_args()
    found = measure(arguments.mib, arguments.line_mib, arguments.rate_mib, arguments.runs)
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
