"""Whatever goes wrong in whatever order: a verified file, or a named error and nothing half there."""

import random
import threading
from dataclasses import replace

import pytest

from app.errors import DiskProblemError, TransferError
from app.hub.faults import StoppedError
from tests.sim.hub import Fault, LoopbackHub
from tests.sim.pulling import QUICK, bytes_here, listed_files, noise, puller

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


def limits_of(seed, limits):
    """Every second schedule runs over several connections."""
    if seed % 2:
        return replace(limits, chunk_bytes=50_000)
    return replace(limits, chunk_bytes=50_000, span_bytes=100_000, connections=3)


def run(seed, root):
    limits = limits_of(seed, HASTY)
    with LoopbackHub() as hub:
        hub.add(REPO, "tiny-Q4_K_M.gguf", DATA)
        hub.faults = draw(random.Random(seed))
        error = attempt(hub, root, limits)
        if error is not None:
            assert error.cause in NAMED, error
            assert error.text
            assert error.fix
            assert listed_files(root) == []
        hub.faults.clear()
        # A part that a fault has spoilt unseen is found out by its hash, and mended.
        assert attempt(hub, root, limits) is None
        assert not list((root / "hub").rglob("*.part*"))
    return error.cause if error else "whole"


def paused(faults, rng, root, limits):
    """Pull up to a random moment. What is on its way to us then was sent for nothing."""
    with LoopbackHub() as hub:
        hub.add(REPO, "tiny-Q4_K_M.gguf", DATA)
        hub.faults = faults
        hub.line_bytes_s = 4_000_000
        cancel, stop_at = threading.Event(), rng.randrange(1, SIZE)
        try:
            puller(hub, root, limits=limits).pull(
                REPO, lambda t: t.done_bytes > stop_at and cancel.set(), cancel
            )
        except StoppedError:
            assert listed_files(root) == []


def run_counted(seed, root, *, corrupt):
    """Cuts, stalls and pauses alone, and corruption with them: what comes, comes so often."""
    rng = random.Random(seed)
    limits = limits_of(seed, replace(HASTY, stall_seconds=1.0, tries=20))
    kinds = ["cut"] * 7 + ["stall"] + ["corrupt"] * (8 if corrupt else 0)
    faults = [
        Fault(rng.choice(kinds), n=rng.randrange(1, SIZE), seconds=9)
        for _ in range(rng.randint(1, 6))
    ]
    if rng.random() < 0.5:
        paused(faults, rng, root, limits)
    before = bytes_here(root)
    with LoopbackHub() as hub:
        hub.add(REPO, "tiny-Q4_K_M.gguf", DATA)
        hub.faults = faults
        error = attempt(hub, root, limits)
        times = hub.times_sent(SIZE)
        if corrupt:
            assert error is None or error.cause == "checksum-mismatch"
            assert times <= 2
        else:
            assert error is None
            assert times <= 1
            sent = sum(request.sent[0] for request in hub.data_requests())
            assert sent == (SIZE - before if times else 0)
        hub.faults.clear()
        assert attempt(hub, root, limits) is None
    return times


@pytest.mark.parametrize("block", range(2))
def test_some_random_schedules(block, tmp_path):
    for n in range(8):
        run(block * 8 + n, tmp_path / str(n))


def test_in_cuts_stalls_and_pauses_no_byte_comes_twice(tmp_path):
    for n in range(8):
        run_counted(n, tmp_path / str(n), corrupt=False)


def test_with_corruption_no_byte_comes_a_third_time(tmp_path):
    times = [run_counted(n, tmp_path / str(n), corrupt=True) for n in range(8)]
    assert 2 in times


@pytest.mark.full
@pytest.mark.timeout(1800)
def test_two_hundred_random_schedules(tmp_path):
    outcomes = [run(1000 + n, tmp_path / str(n)) for n in range(100)]
    assert outcomes.count("whole") > 30
    assert len(set(outcomes)) > 5
    for n in range(1100, 1150):
        run_counted(n, tmp_path / str(n), corrupt=False)
    times = [run_counted(n, tmp_path / str(n), corrupt=True) for n in range(1150, 1200)]
    assert times.count(2) > 10
