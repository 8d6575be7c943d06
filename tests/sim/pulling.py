"""A puller that is in a hurry, on a folder of its own, against a loopback Hub."""

from __future__ import annotations

import random
import struct
from pathlib import Path

from app.hub.limits import Limits
from app.hub.pull import Puller
from app.hub.site import Site
from app.paths import Paths
from tests.sim.hub import LoopbackHub

QUICK = Limits(
    connect_seconds=2.0,
    stall_seconds=0.6,
    tries=4,
    backoff_seconds=0.01,
    backoff_cap_seconds=0.05,
    longest_wait_seconds=3.0,
    reserve_bytes=0,
    sync_bytes=1 << 20,
    progress_bytes=64 * 1024,
)


def noise(n_bytes: int, seed: int = 1) -> bytes:
    """Bytes that no two places share."""
    return random.Random(seed).randbytes(n_bytes)


def paths_in(root: Path) -> Paths:
    return Paths(root / "data", root / "state", root / "cache", root / "models")


def puller(hub: LoopbackHub, root: Path, *, token: str | None = None, **more: object) -> Puller:
    site = Site(hub.endpoint, root / "hub", token)
    return Puller(paths_in(root), site, **({"limits": QUICK} | more))  # type: ignore[arg-type]


def part_files(root: Path) -> list[Path]:
    """Unfinished bytes in the cache."""
    return sorted((root / "hub").rglob("*.part"))


def kept_chunks(root: Path) -> list[int]:
    """How many bytes of each chunk the note beside the only unfinished file counts."""
    notes = list((root / "hub").rglob("*.part.map"))
    if not notes:
        return []
    data = notes[0].read_bytes()
    records = data[data.index(b"\n") + 1 :]
    return [count for (count,) in struct.iter_unpack("<Q56x", records)]


def bytes_here(root: Path) -> int:
    """How many bytes of the only unfinished file are here."""
    return sum(kept_chunks(root))


def listed_files(root: Path) -> list[Path]:
    """What other tools would find as a model."""
    return sorted((root / "hub").rglob("snapshots/*/**/*.gguf"))
