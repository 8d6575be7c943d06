"""What was tried and how often something failed is kept over a restart, and forgotten in time."""

import stat

import pytest

from app import inflight
from app.brakes import BrakeStore, Halt
from app.core import admission
from app.core.admission import Brake, refusal
from app.runconfig import RunConfig
from app.session import Phase, Session
from app.tried import TriedStore
from app.values.model_file import ModelFile
from app.values.plan import DevicePlan, MemoryPlan
from app.values.tried import Situation, Tried

HERE = Situation(model="abc", runtime="cu13 b1", driver="580", card="A card", cause="unknown")
FILE = ModelFile(path="/m.gguf", title="M", size_bytes=5)


def tried(situation=HERE, outcome="kept", **more):
    known = {"title": "M", "kind": "smaller-ubatch", "name": "Smaller", "change": "2 -> 1"}
    return Tried(situation=situation, outcome=outcome, at="2026-11-03", **{**known, **more})


@pytest.mark.parametrize("changed", ["model", "runtime", "driver", "card", "cause"])
def test_what_helped_is_found_only_while_everything_is_the_same(tmp_path, changed):
    TriedStore(tmp_path).add(tried())
    store = TriedStore(tmp_path)
    assert store.helped(HERE) == tried()
    assert store.helped(HERE.model_copy(update={changed: "another"})) is None
    assert stat.S_IMODE((tmp_path / "tried.json").stat().st_mode) == 0o600


def test_what_was_undone_later_does_not_count(tmp_path):
    store = TriedStore(tmp_path)
    store.add(tried())
    store.add(tried(outcome="undone"))
    assert store.helped(HERE) is None
    store.add(tried(kind="mtp-off", change="on -> off"))
    assert store.helped(HERE).kind == "mtp-off"
    assert [item.outcome for item in store.all()] == ["kept", "undone", "kept"]


def test_a_damaged_file_costs_the_memory_and_nothing_else(tmp_path):
    (tmp_path / "tried.json").write_text('{"schema_version": 1, "tried": [{"kind": 3}]}')
    (tmp_path / "brake.json").write_text('{"schema_version": 1, "failures": 3}')
    assert TriedStore(tmp_path).all() == ()
    assert BrakeStore(tmp_path).count(FILE, RunConfig()) == 0


def session(**config):
    part = DevicePlan(name="card", capacity_bytes=9, free_bytes=9, other_programs_bytes=0, items=())
    setup = RunConfig(**config)
    return Session(
        id="s",
        file=FILE,
        config=setup,
        plan=MemoryPlan(config=setup, devices=(part,), host=part.model_copy(update={"name": "h"})),
    )


def test_two_failures_brake_a_setup_also_after_a_restart_until_it_is_released(tmp_path):
    for _ in range(2):
        Brake(BrakeStore(tmp_path)).note(session())
    brake = Brake(BrakeStore(tmp_path))
    assert "failed twice" in refusal(session(), brake).text
    assert "Change it first" in refusal(session(), brake).fix, "there is no failure to dismiss"
    failed = session().model_copy(update={"phase": Phase.FAILED})
    assert "dismiss the failure" in refusal(failed, brake).fix
    assert refusal(session(n_ubatch=256), brake) is None, "another setup is another try"
    brake.release(session())
    assert refusal(session(), Brake(BrakeStore(tmp_path))) is None


@pytest.mark.parametrize("xid", [79, 154])
def test_a_lost_card_stops_every_try_on_it_until_the_computer_was_restarted(
    tmp_path, monkeypatch, xid
):
    Brake(BrakeStore(tmp_path)).halt([31, xid])
    brake = Brake(BrakeStore(tmp_path))
    assert f"Xid {xid}" in refusal(session(), brake).text
    assert refusal(session(n_gpu_layers=0), brake) is None, "the processor is not concerned"
    monkeypatch.setattr(admission, "boot_id", lambda: "after a restart")
    assert refusal(session(), brake) is None
    monkeypatch.setattr(admission, "boot_id", inflight.boot_id)
    assert refusal(session(), Brake(BrakeStore(tmp_path))) is None, "it was forgotten"


def test_a_fault_that_settings_can_mend_stops_nothing(tmp_path):
    brake = Brake(BrakeStore(tmp_path))
    brake.halt([8, 31])
    assert brake.halted() is None


def test_what_another_plimsoll_counted_and_stopped_holds_here_too(tmp_path):
    window, server = BrakeStore(tmp_path), BrakeStore(tmp_path)
    here, halt = session(), Halt(boot_id="now", xid=79)
    server.note(here.file, here.config)
    server.stop(halt)
    window.note(here.file, here.config)
    assert (window.count(here.file, here.config), window.halt) == (2, halt)
    assert (server.count(here.file, here.config), BrakeStore(tmp_path).halt) == (2, halt)
    window.stop(None)
    assert server.halt is None


def test_a_disk_that_refuses_costs_no_count_of_this_run(tmp_path, monkeypatch):
    store, here = BrakeStore(tmp_path), session()
    store.note(here.file, here.config)
    monkeypatch.setattr("app.documents.write_atomic", refuse)
    store.note(here.file, here.config)
    assert store.count(here.file, here.config) == 2


def refuse(*_):
    raise OSError(28, "No space left on device")
