"""The hardware check where there is no card: it says so, and its parts work on the processor."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.errors import MachineProblemError
from app.values.machine import Gpu
from tests.hardware import check, claims
from tests.hardware.rig import Rig, Row, home
from tests.sim.nvml_sim import Simulator, library

ROOT = Path(__file__).resolve().parents[2]
CARD = Gpu(
    index=0, name="a card", uuid="GPU-0", total_bytes=1 << 30, free_bytes=1 << 30, driver="1"
)


@pytest.fixture
def rig(tmp_path):
    made = Rig(home(str(tmp_path / "here")))
    yield made
    made.close()


def run(tmp_path, environment):
    command = [sys.executable, "tests/hardware/check.py", "--home", str(tmp_path / "here")]
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=100, check=False,
        env={**os.environ, **environment},
    )  # fmt: skip


def test_a_card_without_an_engine_for_it_is_named_and_nothing_is_claimed(tmp_path):
    done = run(tmp_path, Simulator(library(), tmp_path / "nvml").environment())
    assert done.returncode == check.NO_CARD, done.stderr
    assert "built without CUDA, so NVIDIA GeForce RTX 3090 Ti is not used" in done.stderr
    assert done.stdout == ""


def test_the_checks_run_and_count_what_held(rig):
    file = rig.model("engine-test")
    rows = check._checked("switches", lambda: claims.switches(rig, file))
    assert [(row.good, row.predicted) for row in rows] == [(True, "replies"), (True, "replies")]
    same, _ = check._checked("drafting", lambda: claims.drafting(rig, file))
    told = ("equal, or a near tie", "64 tokens equal")
    assert same == Row(f"{file.title}: drafted = undrafted", *told, good=True)


def test_a_check_that_breaks_off_is_a_claim_that_did_not_hold(rig):
    def broken():
        yield Row("first", "", "seen", good=None)
        raise MachineProblemError("The card fell off.", cause="gpu-lost")

    rows = check._checked("broken", broken)
    assert [row.good for row in rows] == [None, False]
    rig.machine = rig.machine.model_copy(update={"gpus": (CARD,)})
    text = check.table(rig, rows)
    assert ": 0 of 1 claims held." in text
    assert "| broken | runs to its end | The card fell off. | **no** |" in text
