"""What a click cannot do is offered as a guide, never as a button."""

import pytest

from app.core.board import Board
from app.core.clocking import Clocking
from app.core.offers import Offers, own_ref, users
from app.paths import Paths
from app.process import Spawner
from app.runconfig import RunConfig
from app.runtimes.chosen import Chosen
from app.session import Session
from app.state import State
from app.values.diagnosis import Remedy
from app.values.machine import GpuSample, ProcessMemory, Sample
from app.values.model_file import ModelFile

FILE = ModelFile(path="/m.gguf", title="M", size_bytes=5)
COMMIT = "a1" * 20
FETCHED = FILE.model_copy(
    update={
        "path": f"/hub/models--o--r/snapshots/{COMMIT}/sub/m-Q8_0.gguf",
        "origin": "hub",
        "repo": "o/r",
        "revision": COMMIT,
    }
)


@pytest.fixture
def offers(tmp_path):
    spawner = Spawner()
    board = Board(State(), lambda state, event: None)
    yield Offers(board, Clocking(board, spawner), Chosen(Paths.default().make()))
    spawner.close()


def fitted(offers, remedy, file=FILE, sample=None):
    session = Session(id="s", file=file, config=RunConfig())
    return offers.fitted(remedy, session, sample, 7)


def test_a_changed_setup_and_a_restart_stay_clickable(offers):
    smaller = Remedy(kind="smaller-ubatch", enough="yes", config=RunConfig(n_ubatch=256))
    assert fitted(offers, smaller).enough == "yes"
    assert fitted(offers, Remedy(kind="restart-engine", enough="unknown")).enough == "unknown"


@pytest.mark.parametrize(
    "kind",
    ["install-driver", "more-host-memory", "locked-clocks", "lower-quant", "redownload-file",
     "older-engine", "matching-engine-build"],
)  # fmt: skip
def test_what_only_a_person_can_do_is_a_guide(offers, kind):
    assert fitted(offers, Remedy(kind=kind, enough="likely")).enough == "guide"


def test_a_file_that_was_fetched_can_be_fetched_again(offers):
    again = fitted(offers, Remedy(kind="redownload-file", enough="likely"), FETCHED)
    assert again.ref == f"o/r/sub/m-Q8_0.gguf@{COMMIT}" == own_ref(FETCHED)
    assert again.enough == "likely"
    assert own_ref(FILE) == ""


def test_the_first_part_is_opened_instead_of_another_one(offers):
    part = FILE.model_copy(update={"path": "/m-00002-of-00003.gguf"})
    remedy = Remedy(kind="use-first-shard", enough="likely")
    assert fitted(offers, remedy, part).ref == "/m-00001-of-00003.gguf"


def test_the_other_programs_on_the_card_are_named_with_what_they_hold(offers):
    programs = (
        ProcessMemory(pid=7, name="plimsoll", used_bytes=9 << 30),
        ProcessMemory(pid=8, name="/usr/bin/blender", used_bytes=812 << 20),
        ProcessMemory(pid=9, name="C:\\games\\game.exe", used_bytes=None),
    )
    card = GpuSample(uuid="GPU-1", total_bytes=10, used_bytes=5, free_bytes=5, processes=programs)
    sample = Sample(at=1.0, gpus=(card,), host_used_bytes=1, host_total_bytes=2)
    told = fitted(offers, Remedy(kind="close-other-vram-user", enough="guide"), sample=sample)
    assert told.enough == "guide"
    assert "blender (process 8) 812 MiB, game.exe (process 9)" in told.why
    assert "plimsoll" not in told.why
    assert "No other program" in users(None, 7)
