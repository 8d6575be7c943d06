"""The flight recorder: what a killed program leaves, and that it never harms what it watches."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from app.machine.recorder import CAPACITY, FLIGHT, LAST_FLIGHT, FlightRecorder, last_flight
from app.values.machine import GpuSample, Sample

ROOT = Path(__file__).resolve().parents[2]
KILLED = """
import sys
from pathlib import Path
from app.machine.recorder import FlightRecorder
from app.values.machine import Sample
recorder = FlightRecorder(Path(sys.argv[1]))
for n in range(1, 51):
    recorder.add(Sample(at=float(n), host_used_bytes=n, host_total_bytes=100))
print("ready", flush=True)
sys.stdin.read()
"""


def sample(n, uuids=("GPU-1",), **card):
    values = {"total_bytes": 1000, "used_bytes": 400, "free_bytes": 600} | card
    gpus = tuple(GpuSample(uuid=uuid, **values) for uuid in uuids)
    return Sample(at=float(n), gpus=gpus, host_used_bytes=n, host_total_bytes=9, worker_rss_bytes=3)


def test_the_flight_before_is_read_back_as_samples(tmp_path):
    first = FlightRecorder(tmp_path)
    kept = sample(
        7,
        sm_mhz=210,
        power_w=61.5,
        power_limit_w=450.0,
        temperature_c=50,
        util_pct=100,
        throttle=("idle", "sw-power-cap"),
    )
    first.add(kept)
    first.close()
    assert last_flight(tmp_path) == ()  # it is this one, not the one before
    FlightRecorder(tmp_path).close()
    assert last_flight(tmp_path) == (kept,)


def test_what_the_engine_did_and_what_was_left_to_promise_are_in_each_reading(tmp_path):
    recorder = FlightRecorder(tmp_path)
    told = sample(1).model_copy(
        update={"doing": "prefill", "doing_tokens": 14_336, "commit_free_bytes": 4711}
    )
    recorder.add(told)
    recorder.close()
    FlightRecorder(tmp_path).close()
    assert last_flight(tmp_path) == (told,)


def test_the_ring_keeps_the_newest_in_order(tmp_path):
    recorder = FlightRecorder(tmp_path)
    for n in range(1, CAPACITY + 11):
        recorder.add(sample(n))
    recorder.close()
    FlightRecorder(tmp_path).close()
    times = [row.at for row in last_flight(tmp_path)]
    assert times == [float(n) for n in range(11, CAPACITY + 11)]


def test_a_killed_program_leaves_everything(tmp_path):
    child = subprocess.Popen(
        [sys.executable, "-c", KILLED, str(tmp_path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    with child:
        assert child.stdout.readline() == b"ready\n"
        child.send_signal(signal.SIGKILL)
    FlightRecorder(tmp_path).close()
    assert [row.host_used_bytes for row in last_flight(tmp_path)] == list(range(1, 51))


def test_cards_that_come_and_go_keep_their_names(tmp_path):
    recorder = FlightRecorder(tmp_path)
    recorder.add(sample(1, ("GPU-1", "GPU-2")))
    recorder.add(sample(2, ("GPU-2",)))
    recorder.add(sample(3, ("GPU-3", "GPU-4", "GPU-5")))  # one more than there is room for
    recorder.close()
    FlightRecorder(tmp_path).close()
    names = [[card.uuid for card in row.gpus] for row in last_flight(tmp_path)]
    assert names == [["GPU-1", "GPU-2"], ["GPU-2"], ["GPU-3", "GPU-4"]]


def test_only_the_owner_may_read_it(tmp_path):
    FlightRecorder(tmp_path).close()
    assert stat.S_IMODE((tmp_path / FLIGHT).stat().st_mode) == 0o600


def test_a_folder_that_is_not_there_records_nothing_and_harms_nobody(tmp_path):
    recorder = FlightRecorder(tmp_path / "nowhere")
    recorder.add(sample(1))
    recorder.close()
    assert not recorder.works
    assert last_flight(tmp_path / "nowhere") == ()


def test_a_full_disk_is_noticed_before_anything_is_mapped(tmp_path, monkeypatch):
    def full(_descriptor, _data):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    recorder = FlightRecorder(tmp_path)
    monkeypatch.undo()
    recorder.add(sample(1))
    assert not recorder.works


@pytest.mark.parametrize("content", [b"", b"short", b"x" * 5000])
def test_a_damaged_file_is_an_empty_flight(tmp_path, content):
    (tmp_path / LAST_FLIGHT).write_bytes(content)
    assert last_flight(tmp_path) == ()


def test_nothing_is_written_after_the_end(tmp_path):
    recorder = FlightRecorder(tmp_path)
    recorder.close()
    recorder.add(sample(1))
    recorder.close()
    FlightRecorder(tmp_path).close()
    assert last_flight(tmp_path) == ()
