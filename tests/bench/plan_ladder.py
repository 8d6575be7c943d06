"""What a ladder of 25 quants costs: bytes and requests for its headers, and following a slider.

`python tests/bench/plan_ladder.py` serves a repository with the headers of a 9B model (a vocabulary
of 248,320 words, ten MiB each) on the loopback, climbs it, and plans it again for many contexts.
"""

from __future__ import annotations

import hashlib
import os
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from app.hub.listing import list_repo  # noqa: E402 - the root must be on the path first
from app.hub.site import Site  # noqa: E402
from app.plan.dry import confined  # noqa: E402
from app.plan.gguf import read_file  # noqa: E402
from app.plan.ladder import Ladder  # noqa: E402
from app.plan.rungs import Ground  # noqa: E402
from app.process import Spawner  # noqa: E402
from app.values.hub import RepoPage, Wish  # noqa: E402
from tests.app import plan_repos, plan_shapes  # noqa: E402
from tests.app.plan_machines import gpu, machine  # noqa: E402
from tests.sim import hub as sim  # noqa: E402

MIB = 1 << 20
REPO = "maker/Qwen3.5-9B-GGUF"
KINDS = [
    "F32",
    "BF16",
    "F16",
    "Q8_0",
    "Q6_K",
    "Q5_K",
    "Q5_1",
    "Q5_0",
    "Q4_K",
    "Q4_1",
    "Q4_0",
    "IQ4_NL",
    "IQ4_XS",
    "Q3_K",
    "IQ3_S",
    "IQ3_XXS",
    "Q2_K",
    "IQ2_S",
    "IQ2_XS",
    "IQ2_XXS",
    "IQ1_M",
    "IQ1_S",
    "TQ1_0",
    "TQ2_0",
    "MXFP4",
]
SHAPE = {
    "n_embd": 4096, "n_ff": 12288, "n_layer": 32, "n_head": 16, "n_kv": 4, "hd": 256,
    "d_state": 128, "n_v": 32, "n_k": 16, "n_ctx": 262144,
}  # fmt: skip
CARD = machine(gpu(), os="Linux")
N = 60


def named(self: sim.Repo, name: str, digest: hashlib._Hash) -> str:
    """Stand for a file's hash: reading 300 GB of holes would tell nothing."""
    digest.update(name.encode())
    return digest.hexdigest()


def fill(hub: sim.LoopbackHub, folder: Path) -> int:
    """Put one file per kind into the repository; return all headers' bytes."""
    total = 0
    for kind in KINDS:
        kv, tensors = plan_repos.small(kind, n_vocab=248320, **SHAPE)
        path = plan_shapes.write(folder / f"{kind}.gguf", kv, tensors)
        total += read_file(path).data_offset
        hub.add(REPO, f"Qwen3.5-9B-{kind}.gguf", path)
    return total


def climbed(ladder: Ladder, ground: Ground) -> tuple[RepoPage, dict[str, float]]:
    """Return the page, and the seconds until its first estimate, its last plan and its end."""
    started = time.perf_counter()
    at: dict[str, float] = {}

    def tell(page: RepoPage) -> None:
        states = {rung.state for rung in page.rungs}
        seconds = time.perf_counter() - started
        if "estimate" in states:
            at.setdefault("first estimate", seconds)
        if states <= {"exact", "failed"}:
            at.setdefault("every plan exact", seconds)
        at["rehearsed"] = seconds

    return ladder.climb(ground, tell, threading.Event()), at


def milliseconds(work: Callable[[int], object]) -> list[float]:
    """Return the processor's time of N calls, in ms."""
    found = []
    for n in range(N):
        started = time.thread_time()
        work(n)
        found.append(1000 * (time.thread_time() - started))
    return found


def main() -> None:
    """Print the figures."""
    sim.Repo._hash = named  # type: ignore[method-assign]
    spawner = Spawner()
    with tempfile.TemporaryDirectory() as folder, sim.LoopbackHub() as hub:
        os.environ["PLIMSOLL_HOME"] = str(Path(folder) / "home")
        whole = fill(hub, Path(folder))
        site = Site(hub.endpoint, Path(folder) / "hub")
        ladder = Ladder(site, list_repo(site, REPO), confined(spawner))
        page, at = climbed(ladder, Ground(CARD, "documents"))
    spawner.close()
    print(
        f"{len(page.rungs)} quants: {page.header_bytes / MIB:.1f} MiB in {page.header_requests}"
        f" requests; all headers together have {whole / MIB:.1f} MiB"
    )
    for what, seconds in at.items():
        print(f"  {what:<18} after {seconds:6.2f} s")
    for what, wish in (("a context is dragged", None), ("context and cache given", "f16")):
        times = milliseconds(
            lambda n, kv=wish: ladder.plan(
                Ground(CARD, "documents", Wish(n_ctx=8192 + 1024 * n, kv=kv))
            )
        )
        print(
            f"  {what:<24} {statistics.median(times):6.2f} ms of the processor,"
            f" worst {max(times):6.2f} ms"
        )


if __name__ == "__main__":
    main()
