"""The whole computer goes down in the middle of a prompt: what the next start knows of it."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from app import commands as c
from app.core import verdict
from app.failures import FailureStore
from app.inflight import InFlight, Marker
from app.machine.recorder import FLIGHT, LAST_FLIGHT, last_flight
from app.runconfig import MtpConfig, RunConfig
from app.session import Phase
from app.values.system_log import FormerRun
from tests.e2e.harness import Voyage

ROOT = Path(__file__).resolve().parents[2]
SECRET = "the-harbour-master-is-asleep"
GOING = """
import os
import signal
import sys
import time
from pathlib import Path
from app import commands as c
from app.runconfig import MtpConfig, RunConfig
from app.session import Phase
from tests.e2e.harness import Voyage
small = RunConfig(n_ctx=16384, n_batch=256, n_ubatch=64, n_gpu_layers=0, n_cpu_moe=4,
                  mtp=MtpConfig(draft_max=2))
with Voyage(Path(sys.argv[1])) as voyage:
    voyage.do(c.Choose(ref="engine-test", config=small))
    voyage.phase(Phase.PLANNED)
    voyage.do(c.Qualify())
    voyage.phase(Phase.READY, seconds=120)
    voyage.do(c.Send(text=" ".join([sys.argv[2]] * 400)))
    end = time.monotonic() + 30
    while voyage.core._watch._doing[0] != "prefill":
        assert time.monotonic() < end, [n.text for n in voyage.core.state.notices]
        time.sleep(0.001)
    os.kill(voyage.core.engine_pid, signal.SIGSTOP)  # it reads for as long as the test looks
    print(voyage.core.engine_pid, flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def gone_down(tmp_path, monkeypatch):
    """Kill program and worker together while a prompt is read; return the home they leave."""
    home = tmp_path / "plimsoll"
    going = subprocess.Popen(
        [sys.executable, "-c", GOING, str(home), SECRET],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )
    try:
        worker = int(going.stdout.readline())
        _until_recorded(home / "state")
    finally:
        going.kill()
    os.kill(worker, signal.SIGKILL)
    going.wait(10)
    going.stdin.close()
    going.stdout.close()
    return home


def _until_recorded(folder):
    """Wait until the recorder's ring holds a reading in the middle of a prompt."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        copy = folder / "copy"
        copy.mkdir(exist_ok=True)
        (copy / LAST_FLIGHT).write_bytes((folder / FLIGHT).read_bytes())
        last = last_flight(copy)[-1:]
        if last and last[0].doing == "prefill" and last[0].doing_tokens:
            return
        time.sleep(0.05)
    raise AssertionError("no reading of a prompt was recorded")


def notice_of(home):
    with Voyage(home) as again:
        told = again.until(lambda s: any(n.id == "last-run" for n in s.notices)).notices
        return next(n for n in told if n.id == "last-run")


@pytest.mark.slow
def test_the_next_start_names_it_with_the_last_seconds_and_no_word_of_the_prompt(
    gone_down, monkeypatch
):
    monkeypatch.setattr(verdict, "boot_id", lambda: "the start after it")
    notice = notice_of(gone_down)
    assert "whole computer went down" in notice.text
    assert "lock" in notice.fix.lower()
    kept = FailureStore(gone_down / "state").latest()
    assert kept.case["exit"]["host_power_cycle"] is True
    assert kept.case["phase"] == "prefill"
    assert kept.case["settings"]["prompt_tokens"] > 1000
    assert kept.case["nvml_events"] == []
    assert kept.diagnosis.cause == "silent-host-freeze-clock-thrash"
    assert kept.diagnosis.severity == "hardware"
    assert kept.diagnosis.remedies[0].kind == "locked-clocks"
    assert kept.diagnosis.flight, "the last seconds are there"
    for path in (gone_down / "state").rglob("*"):
        if path.is_file():
            assert SECRET.encode() not in path.read_bytes(), path.name
            assert path.parent.name == "copy" or not path.stat().st_mode & 0o077, path.name


def test_a_shutdown_by_a_person_is_no_fault_of_the_card(tmp_path, monkeypatch):
    note = InFlight(
        boot_id="before", phase="load", model="M", path="/m.gguf", config=RunConfig(), at=1.0
    )
    home = tmp_path / "plimsoll"
    (home / "state").mkdir(parents=True, mode=0o700)
    Marker(home / "state")._write(note)
    former = FormerRun(ending="clean")
    monkeypatch.setattr(verdict.system_log, "former_run", lambda: former)
    assert "was shut down while" in notice_of(home).text
    assert FailureStore(home / "state").latest() is None


@pytest.mark.slow
def test_the_readings_tell_a_reply_that_is_written_from_a_prompt_that_is_read(tmp_path):
    small = RunConfig(n_ctx=16384, n_gpu_layers=0, mtp=MtpConfig(draft_max=2))
    with Voyage(tmp_path / "plimsoll") as voyage:
        voyage.do(c.Choose(ref="engine-test", config=small))
        voyage.phase(Phase.PLANNED)
        voyage.do(c.Qualify())
        voyage.phase(Phase.READY, seconds=120)
        settings = voyage.core.state.settings.model_copy(update={"max_reply_tokens": 4000})
        voyage.do(c.ChangeSettings(settings=settings))
        voyage.do(c.Send(text="the sea"))
        written = voyage.saw(lambda s: s.sample and s.sample.doing == "decode")
        assert written.sample.worker_rss_bytes > 0
        voyage.do(c.StopReply())
        voyage.until(lambda s: s.reply is None and s.sample.doing == "")
