"""What failed twice waits for a change: in the setup, in what it rests on, or in a person's mind."""

import os

import pytest

from app import inflight
from app.brakes import BrakeStore, Ground, Halt
from app.core import brake as brakes
from app.core.admission import refusal
from app.core.brake import Brake
from app.core.ground import ground_of
from app.machine import surroundings
from app.machine.detect import detect
from app.runconfig import MtpConfig, RunConfig
from app.session import Phase, Session
from app.values.diagnosis import Diagnosis
from app.values.model_file import ModelFile
from app.values.plan import DevicePlan, LineItem, MemoryPlan
from tests.sim.nvml_sim import Simulator, library

MIB = 1 << 20
GIB = 1 << 30
FILE = ModelFile(path="/m.gguf", title="M", size_bytes=5)
GROUND = Ground(
    boot_id="monday",
    driver="580.65",
    runtime="cu13 b11312",
    files=(("/m.gguf", 5, 1, 7),),
    cards={"GPU-1": 8 * GIB},
    host_free_bytes=16 * GIB,
    disk_free_bytes=40 * MIB,
    limits=(None, None, 8 * MIB),
    environment="e",
    modules=(4,),
)
ITEM = LineItem(key="weights", bytes=100 * MIB, source="computed", confidence="exact")
KV = Diagnosis(
    cause="vram-oom-kv-cache", title="The card is full.", failed_bytes=600 * MIB, severity="failed"
)


def session(**config):
    part = DevicePlan(name="card", capacity_bytes=9, free_bytes=9, other_programs_bytes=0, items=())
    setup = RunConfig(**config)
    return Session(
        id="s",
        file=FILE,
        config=setup,
        plan=MemoryPlan(config=setup, devices=(part,), host=part.model_copy(update={"name": "h"})),
    )


class Place:
    """A brake whose surroundings can be changed."""

    def __init__(self, folder, ground=GROUND):
        self.folder, self.ground = folder, ground
        self.brake = self.opened()

    def opened(self):
        return Brake(BrakeStore(self.folder), lambda _: self.ground)

    def change(self, **changes):
        self.ground = self.ground.model_copy(update=changes)

    def fail(self, found=KV, phase="load", times=1, **how):
        for _ in range(times):
            self.brake.begin(session())
            self.brake.note(session(), found, phase, **how)

    @property
    def refused(self):
        return refusal(session(), self.brake)


@pytest.fixture
def place(tmp_path):
    return Place(tmp_path)


def test_two_failures_brake_a_setup_also_after_a_restart_and_no_other_setup(place):
    place.fail()
    assert place.refused is None
    place.fail()
    place.brake = place.opened()
    assert "failed twice" in place.refused.text
    assert place.refused.click == "try-again"
    assert refusal(session(n_ubatch=256), place.brake) is None, "another setup is another try"
    failed = session().model_copy(update={"phase": Phase.FAILED})
    assert "remedies" in refusal(failed, place.brake).fix
    place.brake.release(session())
    assert place.refused is None


def test_the_brake_names_both_failures_and_its_way_out(place):
    place.fail()
    assert place.brake.standing(session()).holds is False
    place.fail(Diagnosis(cause="engine-crashed", title="The engine crashed"))
    text = place.refused.text
    assert "The card is full. Then at " in text
    assert text.endswith("The engine crashed.")
    assert "another driver, engine or file" in place.refused.fix
    place.fail(times=2)
    assert place.refused.text.count("The card is full.") == 1, "one cause is said once"
    assert "256 MiB more of the card" in place.refused.fix


CHANGED = {
    "a restart": {"boot_id": "tuesday"},
    "another driver": {"driver": "590.10"},
    "a driver loaded anew": {"modules": (9,)},
    "another engine": {"runtime": "cu12 b11312"},
    "a file fetched again": {"files": (("/m.gguf", 5, 2, 8),)},
    "another card": {"cards": {"GPU-1": 8 * GIB, "GPU-2": GIB}},
    "a card that is back": {"cards": {"GPU-2": 8 * GIB}},
    "a raised limit": {"limits": (None, None, None)},
    "other variables": {"environment": "f"},
    "locked clocks": {"clocks": "at most 1,500 MHz"},
    "memory given back": {"cards": {"GPU-1": 8 * GIB + 256 * MIB}},
}


@pytest.mark.parametrize("changes", CHANGED.values(), ids=CHANGED)
def test_it_lifts_by_itself_when_what_it_rests_on_is_another(place, changes):
    place.fail(times=2)
    place.change(**changes)
    assert place.refused is None
    assert place.brake.standing(session()).lifted.endswith(".")
    place.fail()
    assert place.refused is None, "one failure says nothing yet"
    place.fail()
    assert place.refused, "the new ground brakes as the old one did"


def test_it_holds_again_where_what_it_rests_on_comes_back(place):
    place.fail(times=2)
    place.change(runtime="cpu")
    assert place.refused is None
    place.change(runtime=GROUND.runtime)
    assert place.refused, "the way back to that engine is no new evidence"


ROOM = {
    "card": ("vram-oom-weights", {"cards": {"GPU-1": 8 * GIB + 300 * MIB}}),
    "another program's": (
        "vram-held-by-other-process",
        {"cards": {"GPU-1": 8 * GIB + 300 * MIB}},
    ),
    "computer": ("host-ram-exhausted", {"host_free_bytes": 18 * GIB}),
    "disk": ("disk-full", {"disk_free_bytes": 2 * GIB}),
}


@pytest.mark.parametrize("which", ROOM)
def test_room_lifts_what_room_was_missing_for_and_nothing_else(place, which):
    for cause, _ in ROOM.values():
        place.brake.release(session())
        place.change(**GROUND.model_dump())
        place.fail(Diagnosis(cause=cause), times=2)
        place.change(**ROOM[which][1])
        same = set(ROOM[which][1]) == set(dict(ROOM.values())[cause])
        assert (place.refused is None) == same, cause


def test_more_memory_is_no_reason_where_there_was_enough_by_far(place):
    part = DevicePlan(
        name="h", capacity_bytes=9, free_bytes=9, other_programs_bytes=0, items=(ITEM,)
    )
    setup = session()
    roomy = setup.model_copy(
        update={"plan": MemoryPlan(config=setup.config, devices=(), host=part)}
    )
    for _ in range(2):
        place.brake.note(roomy, Diagnosis(cause="host-ram-exhausted"), "load")
    assert "with 1,024 MiB" not in place.refused.fix.lower()
    place.change(host_free_bytes=40 * GIB)
    assert place.refused, "something else refused it: a limit, the container, the system"


def test_a_little_more_room_is_no_new_evidence_and_less_is_none_either(place):
    place.fail(times=2)
    for more in (-4 * GIB, 0, 200 * MIB):
        place.change(cards={"GPU-1": 8 * GIB + more})
        assert place.refused
    place.change(cards={"GPU-1": 8 * GIB + 300 * MIB})
    assert place.refused is None


def test_a_small_buffer_that_was_refused_needs_no_more_than_itself(place):
    place.fail(KV.model_copy(update={"failed_bytes": 90 * MIB}), times=2)
    place.change(cards={"GPU-1": 8 * GIB + 100 * MIB})
    assert place.refused is None


def test_what_an_engine_that_just_died_still_holds_is_not_taken_for_others(place):
    for _ in range(2):
        place.brake.begin(session())
        place.change(cards={"GPU-1": GIB})  # the driver has not given it back yet
        place.brake.note(session(), KV, "load")
        place.change(cards=GROUND.cards)
    assert place.refused, "eight GiB were free before, too"


def test_what_another_program_took_while_it_worked_lifts_when_it_is_given_back(place):
    for _ in range(2):
        place.brake.begin(session())
        place.change(cards={"GPU-1": 3 * GIB})  # a game came
        place.brake.note(session(), KV, "decode")
    assert place.refused
    place.change(cards=GROUND.cards)
    assert place.refused is None


@pytest.mark.parametrize(
    ("cause", "lifts"), [("gpu-unavailable-after-suspend", True), ("engine-crashed", False)]
)
def test_a_sleep_lifts_what_a_sleep_did(place, cause, lifts):
    place.fail(Diagnosis(cause=cause), times=2)
    place.change(slept_seconds=4000)
    assert (place.refused is None) == lifts


def test_a_setup_that_takes_the_computer_down_is_braked_although_each_time_it_restarts(place):
    for day in ("monday", "tuesday"):
        place.change(boot_id=day)
        place.fail(Diagnosis(cause="silent-host-freeze-clock-thrash"), restarted=True)
    place.change(boot_id="wednesday")
    assert place.refused
    place.change(driver="590.10")
    assert place.refused is None


def test_a_person_may_want_it_once_more_each_time(place):
    place.fail(times=2)
    for _ in range(3):
        place.brake.once_more(session())
        assert place.refused is None
        place.fail()
        assert place.refused, "once more is once"


def test_a_reply_forgets_the_failures_and_looks_once_for_many(place, monkeypatch):
    place.fail()
    place.brake.worked(session())
    place.fail()
    assert place.refused is None
    place.brake.worked(session())
    monkeypatch.setattr(BrakeStore, "keep", None)
    place.brake.worked(session())


@pytest.mark.parametrize("xid", [79, 154])
def test_a_lost_card_stops_every_try_on_it_until_the_computer_was_restarted(
    place, monkeypatch, xid
):
    place.fail(times=2)
    place.brake.halt([31, xid])
    place.brake.once_more(session())
    place.brake = place.opened()
    assert f"Xid {xid}" in place.refused.text
    assert place.refused.click == "", "nobody may try that"
    assert refusal(session(n_gpu_layers=0), place.brake) is None, "the processor is not concerned"
    monkeypatch.setattr(brakes, "boot_id", lambda: "after a restart")
    assert place.refused is None
    monkeypatch.setattr(brakes, "boot_id", inflight.boot_id)
    place.brake = place.opened()
    assert place.refused is None, "it was forgotten"


def test_a_fault_that_settings_can_mend_stops_nothing(place):
    place.brake.halt([8, 31])
    assert place.brake.halted() is None


def test_what_another_plimsoll_counted_and_stopped_holds_here_too(tmp_path):
    window, server = Place(tmp_path), Place(tmp_path)
    halt = Halt(boot_id=inflight.boot_id(), xid=79)
    server.fail()
    BrakeStore(tmp_path).stop(halt)
    window.fail()
    assert len(server.brake.standing(session()).strikes) == 2
    assert (window.brake.halted(), server.brake.halted()) == (79, 79)
    BrakeStore(tmp_path).stop(None)
    assert server.brake.halted() is None


def test_a_disk_that_refuses_costs_no_count_of_this_run(place, monkeypatch):
    place.fail()
    monkeypatch.setattr("app.documents.write_atomic", refuse)
    place.fail()
    assert place.refused


def test_what_an_older_plimsoll_counted_says_nothing_about_its_ground(tmp_path):
    old = '{"schema_version": 1, "failures": {"abc": 2}, "halt": {"boot_id": "b", "xid": 79}}'
    (tmp_path / "brake.json").write_text(old)
    store = BrakeStore(tmp_path)
    assert (store.notice, store.halt) == ("", Halt(boot_id="b", xid=79))
    assert store.strikes(session()) == ()


def test_only_so_many_setups_and_failures_are_remembered(place):
    store = BrakeStore(place.folder)
    place.fail(times=6)
    strike = store.strikes(session())[-1]
    assert len(store.strikes(session())) == 4
    for n in range(60):
        store.note(session(n_ctx=1024 + n), strike)
    assert store.strikes(session()) == ()
    assert store.strikes(session(n_ctx=1083)) == (strike,)


def refuse(*_):
    raise OSError(28, "No space left on device")


# --- the real ground ---------------------------------------------------------------------------
@pytest.fixture
def model(tmp_path):
    path = tmp_path / "models" / "m-00001-of-00002.gguf"
    path.parent.mkdir()
    for name in ("m-00001-of-00002.gguf", "m-00002-of-00002.gguf", "head.gguf"):
        (path.parent / name).write_bytes(b"GGUF")
    return path


def real(path, machine=None):
    setup = session(mtp=MtpConfig(file=str(path.parent / "head.gguf")))
    setup = setup.model_copy(update={"file": FILE.model_copy(update={"path": str(path)})})
    return ground_of(setup, machine or detect(), "cpu")


def test_the_ground_stays_while_nothing_happens(model):
    first, second = real(model), real(model)
    moving = {"host_free_bytes", "disk_free_bytes"}
    assert first.model_dump(exclude=moving) == second.model_dump(exclude=moving)
    assert len(first.files) == 3
    assert first.disk_free_bytes > 0


@pytest.mark.parametrize("name", ["m-00001-of-00002.gguf", "m-00002-of-00002.gguf", "head.gguf"])
def test_a_file_put_in_the_place_of_another_changes_it_whatever_its_times_say(model, name):
    before, old = real(model), (model.parent / name).stat()
    fresh = model.parent / "fresh"
    fresh.write_bytes(b"GGUF")
    fresh.replace(model.parent / name)
    os.utime(model.parent / name, ns=(old.st_atime_ns, old.st_mtime_ns))
    assert real(model).files != before.files
    model.unlink()
    assert real(model).files[0][1] == -1


def test_a_variable_that_engines_read_changes_it_and_is_not_kept(model, monkeypatch):
    before = real(model)
    monkeypatch.setenv("PATH_TO_NOWHERE", "1")
    assert real(model).environment == before.environment
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "secret")
    assert real(model).environment != before.environment
    assert "secret" not in real(model).model_dump_json()


def test_a_module_that_is_loaded_again_has_another_number(tmp_path):
    folder = tmp_path / "sys/module/nvidia_uvm"
    folder.mkdir(parents=True)
    first = surroundings.module_loads(tmp_path)
    (tmp_path / "sys/module/other").mkdir()
    assert surroundings.module_loads(tmp_path) == first
    folder.rmdir()
    assert surroundings.module_loads(tmp_path) == ()


def test_a_simulated_card_gives_back_memory_and_gets_another_driver(model, tmp_path):
    with Simulator(library(), tmp_path / "nvml").injected() as card:
        total = detect().gpus[0].total_bytes
        card.card(mem_used=total - 2 * GIB)
        place = Place(tmp_path / "brake")
        place.brake._look = lambda _: real(model)
        place.fail(times=2)
        assert place.refused
        card.card(mem_used=total - 8 * GIB)
        assert "MiB more free than then" in place.brake.standing(session()).lifted
        card.card(mem_used=total - 2 * GIB)
        assert place.refused
        card.set(driver="590.44.01")
        assert "590.44.01 now" in place.brake.standing(session()).lifted
