"""Whatever goes wrong in whatever order: a verified file, or a named error and nothing half there."""

import random
from dataclasses import replace

import pytest

from app.errors import DiskProblemError, TransferError
from tests.sim.hub import Fault, LoopbackHub
from tests.sim.pulling import QUICK, listed_files, noise, puller

REPO = "acme/tiny-GGUF"
SIZE = 700_001
DATA = noise(SIZE)
HASTY = replace(QUICK, stall_seconds=0.25, progress_bytes=32 * 1024)
NAMED = {
    "hub-auth-required",
    "hub-access-not-granted",
    "hub-not-found",
    "hub-rate-limited",
    "hub-outage",
    "hub-refused",
    "captive-portal",
    "checksum-mismatch",
    "download-incomplete",
}


def draw(rng):
    """One to seven faults, each of a random kind at a random place."""
    data = ["cut", "cut", "cut", "stall", "corrupt", "truncate", "excess", "ignore-range"]
    data += ["wrong-range", "expired", "html", "slow"]
    faults = []
    for _ in range(rng.randint(1, 7)):
        if rng.random() < 0.7:
            kind = rng.choice(data)
            n = rng.randrange(5_000_000, 9_000_000) if kind == "slow" else rng.randrange(1, SIZE)
            faults.append(Fault(kind, "data", n=n, seconds=5, times=rng.choice([1, 1, 1, 2, 6])))
            continue
        where = rng.choice(["api", "resolve", "data"])
        status = rng.choice([401, 403, 404, 416, 429, 429, 500, 502, 503])
        kind = rng.choice(["status", "status", "status", "html", "lying-size"])
        faults.append(
            Fault(
                kind,
                "resolve" if kind == "lying-size" else where,
                n=1000 if kind == "lying-size" else status,
                times=rng.choice([1, 1, 2, 6]),
            )
        )
    return faults


def attempt(hub, root, limits):
    """Pull once; return the error, or None for a file that is whole."""
    try:
        pulled = puller(hub, root, limits=limits).pull(REPO)
    except (TransferError, DiskProblemError) as error:
        return error
    assert pulled.path.read_bytes() == DATA
    return None


def run(seed, root):
    rng = random.Random(seed)
    # Every second schedule runs over several connections.
    limits = HASTY if seed % 2 else replace(HASTY, chunk_bytes=100_000, connections=3)
    with LoopbackHub() as hub:
        hub.add(REPO, "tiny-Q4_K_M.gguf", DATA)
        hub.faults = draw(rng)
        error = attempt(hub, root, limits)
        if error is not None:
            assert error.cause in NAMED, error
            assert error.text
            assert error.fix
            assert listed_files(root) == []
        hub.faults.clear()
        # A part that a fault has spoilt unseen is found out by its hash, removed, and fetched anew.
        second = attempt(hub, root, limits)
        assert second is None or second.cause == "checksum-mismatch"
        assert second is None or attempt(hub, root, limits) is None
        assert not list((root / "hub").rglob("*.part*"))
    return error.cause if error else "whole"


@pytest.mark.parametrize("block", range(3))
def test_thirty_random_schedules(block, tmp_path):
    for n in range(10):
        run(block * 10 + n, tmp_path / str(n))


@pytest.mark.full
@pytest.mark.timeout(900)
def test_two_hundred_random_schedules(tmp_path):
    outcomes = [run(1000 + n, tmp_path / str(n)) for n in range(200)]
    assert outcomes.count("whole") > 60
    assert len(set(outcomes)) > 5
