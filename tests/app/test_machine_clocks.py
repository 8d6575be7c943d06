"""The app's side of locked clocks: the helper as a process, markers, the effect, the command."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading

import pytest

from app.cli.main import main
from app.machine import clock_markers, clocks
from app.machine.clock_cards import by_hand, card_clocks
from app.machine.clock_effect import ClockEffect, reading, rows_between
from app.machine.clock_trouble import ClockLockError
from app.machine.clock_values import limit_text
from app.machine.clocks import ClockLock
from app.machine.history import SampleHistory
from app.process import Spawner
from app.values.clocks import ClockReading
from app.values.machine import GpuSample, Sample
from tests.sim import clock_helper
from tests.sim.nvml_sim import Simulator, library
from tests.sim.sampling import wait_for

UUID = "GPU-3090a1b2-0000-4000-8000-000000000001"
BY_HAND = f"sudo nvidia-smi -i {UUID} -lgc 210,1680"
GIVE_BACK = f"sudo nvidia-smi -i {UUID} -rgc"


@pytest.fixture
def nvml(tmp_path):
    with Simulator(library(), tmp_path / "nvml").injected() as simulator:
        simulator.set(root=1)
        yield simulator


@pytest.fixture
def run_folder(tmp_path, monkeypatch):
    folder = tmp_path / "run"
    monkeypatch.setattr(clock_markers, "FOLDER", folder)
    return folder


@pytest.fixture
def spawner():
    found = Spawner()
    yield found
    found.close()


@pytest.fixture
def locks(nvml, run_folder, spawner):
    """Make locks whose helper is the process of tests/sim/clock_helper.py."""
    made = []

    def make(command=None):
        made.append(ClockLock(spawner, command or clock_helper.command(nvml, run_folder)))
        return made[-1]

    yield make
    assert all(lock.release() for lock in made)


def shell(script):
    """Return a command that answers as `script` does, whatever it is asked."""
    return ("/bin/sh", "-c", script)


def test_a_lock_is_held_until_it_is_released(nvml, locks, run_folder):
    nvml.card(clk_sm=2010)
    lock = locks()
    assert lock.held is None
    limits = lock.lock(UUID, "1500")
    assert lock.held == limits
    assert (limits.low, limits.high_mhz, limits.before_mhz, limits.sm_mhz) == (
        210,
        1500,
        2010,
        1500,
    )
    (holder,) = clock_markers.holders(run_folder)
    assert holder.alive
    assert (holder.holder_pid, holder.holder_uid) == (os.getpid(), os.getuid())
    assert lock.release()
    assert lock.held is None
    assert nvml.locked_clocks() is None
    assert clock_markers.holders(run_folder) == ()


def test_locking_again_changes_the_lock_through_the_same_helper(nvml, locks, run_folder):
    lock = locks()
    lock.lock(UUID, "1500")
    (first,) = clock_markers.holders(run_folder)
    assert lock.lock(UUID).text == "the base clock"
    assert lock.held.high_mhz is None
    (now,) = clock_markers.holders(run_folder)
    assert (now.helper_pid, now.mode) == (first.helper_pid, "tdp")


def test_a_change_that_the_card_ignores_asks_nobody_again(nvml, locks, run_folder):
    nvml.card(clk_sm=2010, clk_deaf=1)
    lock = locks()
    lock.lock(UUID)
    (first,) = clock_markers.holders(run_folder)
    for mode in ("1500", "1200"):
        with pytest.raises(ClockLockError) as caught:
            lock.lock(UUID, mode)
        assert caught.value.cause == "clocks-not-kept"
        assert lock.held is None
        assert nvml.locked_clocks() is None
    lock.lock(UUID)
    (now,) = clock_markers.holders(run_folder)
    assert now.helper_pid == first.helper_pid
    assert lock.release()
    assert clock_markers.holders(run_folder) == ()


def test_a_clock_beyond_the_cards_own_leaves_the_lock_as_it_was(nvml, locks, run_folder):
    lock = locks()
    held = lock.lock(UUID, "1500")
    (first,) = clock_markers.holders(run_folder)
    with pytest.raises(ClockLockError) as caught:
        lock.lock(UUID, "99999")
    assert caught.value.cause == "clock-out-of-range"
    assert lock.held == held
    assert nvml.locked_clocks() == (210, 1500)
    assert lock.lock(UUID, "1200").high == 1200
    (now,) = clock_markers.holders(run_folder)
    assert now.helper_pid == first.helper_pid


def test_a_helper_that_cannot_change_a_lock_is_started_anew(nvml, locks, run_folder):
    lock = locks()
    lock.lock(UUID, "1500")
    lock._relocks = ""  # as with one that was installed before
    (first,) = clock_markers.holders(run_folder)
    lock.lock(UUID)
    (now,) = clock_markers.holders(run_folder)
    assert now.helper_pid != first.helper_pid


def test_the_driver_gets_its_clocks_back_when_the_app_is_killed(nvml, run_folder):
    script = (
        "import sys, time; from app.machine.clocks import ClockLock; from app.process import Spawner;"
        f"ClockLock(Spawner(), sys.argv[1:]).lock({UUID!r}); print('held', flush=True);"
        "time.sleep(60)"
    )
    command = [sys.executable, "-c", script, *clock_helper.command(nvml, run_folder)]
    environment = os.environ | nvml.environment()
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as app:
        assert app.stdout.readline() == b"held\n"
        assert nvml.locked_clocks()
        app.kill()
    wait_for(lambda: nvml.locked_clocks() is None)
    wait_for(lambda: not clock_markers.holders(run_folder))


def test_a_helper_that_was_killed_left_a_lock_behind_that_can_be_restored(nvml, locks, run_folder):
    lock = locks()
    lock.lock(UUID)
    (holder,) = clock_markers.holders(run_folder)
    os.kill(holder.helper_pid, signal.SIGKILL)
    wait_for(lambda: lock.held is None)
    lock.release()
    (left,) = clock_markers.left_behind(run_folder)
    assert (left.uuid, left.alive) == (UUID, False)
    assert nvml.locked_clocks()
    assert locks().restore() == (UUID,)
    assert nvml.locked_clocks() is None
    assert clock_markers.left_behind(run_folder) == ()


@pytest.mark.parametrize("note", ["", "{", "[]", "{}", '{"helper_pid": 1, "helper_start": 2}'])
def test_a_marker_that_makes_no_sense_is_nobodys_lock(run_folder, note):
    run_folder.mkdir()
    (run_folder / f"{UUID}.json").write_text(note)
    assert clock_markers.holders(run_folder) == ()


@pytest.mark.parametrize(
    ("script", "cause"),
    [
        ("exit 126", "clock-lock-dismissed"),
        ("exit 127", "clock-lock-not-authorised"),
        ("echo no such file >&2; exit 1", "clock-helper-failed"),
        ("echo nonsense; exit 0", "clock-helper-failed"),
        ("echo '[1]'; cat", "clock-helper-failed"),
        ("echo '{\"locked\": 1}'; cat", "clock-helper-not-trusted"),
        ('echo \'{"locked": {"uuid": 1}}\'', "clock-helper-not-trusted"),
        ('echo \'{"error": {"cause": "clocks-not-kept", "text": "No."}}\'', "clocks-not-kept"),
    ],
)
def test_what_pkexec_and_the_helper_answer_is_named(locks, script, cause):
    lock = locks(shell(script))
    with pytest.raises(ClockLockError) as caught:
        lock.lock(UUID)
    assert caught.value.cause == cause
    assert caught.value.text
    assert lock.held is None


def test_without_leave_the_commands_to_do_it_by_hand_are_shown(locks):
    with pytest.raises(ClockLockError) as caught:
        locks(shell("exit 127")).lock(UUID)
    assert BY_HAND in caught.value.fix
    assert GIVE_BACK in caught.value.fix


def test_a_program_that_is_not_there_is_a_named_failure(locks):
    with pytest.raises(ClockLockError) as caught:
        locks(("/nowhere/pkexec",)).lock(UUID)
    assert caught.value.cause == "clock-helper-failed"


@pytest.mark.parametrize("then", ["given", "dismissed"])
def test_a_request_can_be_taken_back_while_the_password_is_asked_for(
    nvml, locks, run_folder, tmp_path, then
):
    words = " ".join(clock_helper.command(nvml, run_folder))
    end = "exit 126" if then == "dismissed" else f'exec {words} "$@"'
    asked, answered = tmp_path / "asked", tmp_path / "answered"
    slow = f"touch {asked}; until [ -e {answered} ]; do sleep 0.05; done; {end}"
    lock = locks((*shell(slow), "sh"))
    raised = []

    def ask():
        with contextlib.suppress(AssertionError):
            try:
                lock.lock(UUID)
            except ClockLockError as error:
                raised.append(error.cause)

    thread = threading.Thread(target=ask)
    thread.start()
    wait_for(asked.exists)
    assert not lock.release(0.1)
    answered.touch()
    thread.join(10)
    assert raised == ["cancelled"]
    assert lock.held is None
    wait_for(lambda: nvml.locked_clocks() is None)


def test_by_hand_stays_on_what_the_card_supports():
    assert by_hand(UUID, range(210, 2116, 15)).lock == BY_HAND
    assert by_hand(UUID, range(210, 2116, 15)).reset == GIVE_BACK
    assert by_hand(UUID, [300]).lock.endswith("-lgc 300,300")
    assert by_hand(UUID, []) is None


def test_by_hand_and_helper_choose_the_same_clock(nvml):
    helper = clock_helper.load()
    (card,) = card_clocks()
    clocks_of_card = helper.Driver(str(nvml.library)).card(UUID).supported_mhz()
    low, high = helper.steps("tdp", clocks_of_card)[1]
    assert card.by_hand.lock.endswith(f"-lgc {low},{high}")


def test_a_card_older_than_volta_cannot_be_locked(nvml):
    nvml.card(cc=61)
    (card,) = card_clocks()
    assert (card.can_lock, card.by_hand) == (False, None)


def test_limits_are_said_in_words():
    assert limit_text(0xFFFFFF01, 0xFFFFFF01) == "the base clock"
    assert limit_text(0xFFFFFF02, 0xFFFFFF01) == "at most the base clock"
    assert limit_text(210, 1680) == "210 to 1,680 MHz"
    assert limit_text(None, None) == "not known"


def sample(mhz, busy, uuid=UUID, **more):
    sizes = {"total_bytes": 1, "used_bytes": 0, "free_bytes": 1}
    card = GpuSample(uuid=uuid, sm_mhz=mhz, util_pct=busy, **sizes, **more)
    return Sample(at=0.0, gpus=(card,), host_used_bytes=0, host_total_bytes=1)


@pytest.mark.parametrize(
    ("before", "high", "after", "kept"),
    [
        ([(2010, 99)], 1680, [(1680, 99)], True),
        ([(2010, 99)], 1680, [(1920, 99)], False),
        ([(2010, 99)], None, [(1560, 99)], True),
        ([(1500, 99)], None, [(1900, 99)], False),
        ([(210, 0)], None, [(1560, 99)], None),  # idle before: nothing to compare with
        ([(2010, 99)], 1680, [(210, 0)], None),  # an idle card is slow anyway
        ([(2010, 99)], 1680, [], None),
        ([(2010, 99), (210, 0), (1980, 95), (1995, 90)], 1680, [(210, 0), (1665, 99)], True),
    ],
)
def test_the_effect_is_judged_under_load_alone(before, high, after, kept):
    effect = ClockEffect(UUID)
    for mhz, busy in before:
        effect.take(sample(mhz, busy))
    effect.locked(high)
    for mhz, busy in after:
        effect.take(sample(mhz, busy))
        effect.take(sample(9999, 100, uuid="another card"))
    assert effect.kept is kept


def test_the_effect_tells_medians_and_whether_the_card_was_busy():
    effect = ClockEffect(UUID)
    assert (effect.before, effect.after) == (None, None)
    for mhz, busy in [(2010, 99), (210, 0), (1980, 95), (1995, 90)]:
        effect.take(sample(mhz, busy))
    assert effect.before == ClockReading(mhz=1995, under_load=True)


def test_power_is_told_by_its_median_heat_by_its_highest_and_what_slowed_the_card_if_often():
    effect = ClockEffect(UUID)
    for n in range(20):
        slowed = ("sw-power-cap",) if n < 2 else ("hw-slowdown",) if n == 2 else ()
        more = {"power_w": 300.0 + n, "temperature_c": 60 + n, "throttle": ("app-clocks", *slowed)}
        effect.take(sample(2000, 99, **more))
    found = effect.before
    assert (found.power_w, found.temperature_c) == (309.5, 79)
    assert found.throttle == ("sw-power-cap",)


def test_the_history_tells_the_same_of_a_stretch_of_time():
    history = SampleHistory()
    for n in range(30):
        one = sample(1500 if n >= 10 else 2000, 99, power_w=250.0, temperature_c=60 + n)
        history.add(one.model_copy(update={"at": 100.0 + n / 10}))
    columns = history.since(0.0)
    before = reading(list(rows_between(columns, UUID, 100.0, 100.95)))
    after = reading(list(rows_between(columns, UUID, 101.0, 103.0)))
    assert (before.mhz, before.temperature_c) == (2000, 69)
    assert (after.mhz, after.power_w, after.under_load) == (1500, 250.0, True)
    assert reading(list(rows_between(columns, "another card", 0.0, 999.0))) is None


@pytest.fixture
def packaged(nvml, run_folder, monkeypatch):
    """Let the command line find a helper."""
    command = clock_helper.command(nvml, run_folder)
    monkeypatch.setattr(clocks, "helper_command", lambda: command)
    monkeypatch.setattr(clocks, "obstacle", lambda hand=None: None)
    monkeypatch.setattr(clocks, "installed", lambda: "/helper")
    monkeypatch.setattr("app.cli.clocks.password_on_terminal", contextlib.nullcontext)


def status(capsys):
    assert main(["clocks", "status", "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_status_shows_clocks_and_that_there_is_no_helper(nvml, run_folder, capsys, monkeypatch):
    monkeypatch.setattr(clocks, "HELPER", run_folder / "missing")
    nvml.card(clk_sm=1860)
    found = status(capsys)
    (card,) = found["cards"]
    assert (card["sm_mhz"], card["max_sm_mhz"], card["max_mem_mhz"]) == (1860, 2115, 10501)
    assert (card["lock"], card["by_hand"]["lock"]) == (None, BY_HAND)
    assert found["helper"]["installed"] is False
    assert found["helper"]["problem"]["cause"] == "clock-helper-missing"
    assert main(["clocks", "status"]) == 0
    said = capsys.readouterr().out
    assert "SM 1,860 MHz of 2,115 MHz" in said
    assert BY_HAND in said


def test_status_tells_who_holds_a_lock_and_what_was_left_behind(
    packaged, locks, run_folder, capsys
):
    lock = locks()
    lock.lock(UUID, "1500")
    held = status(capsys)["cards"][0]["lock"]
    assert (held["alive"], held["holder_pid"], held["high"]) == (True, os.getpid(), 1500)
    assert main(["clocks", "status"]) == 0
    assert "locked to 210 to 1,500 MHz by" in capsys.readouterr().out
    os.kill(held["helper_pid"], signal.SIGKILL)
    wait_for(lambda: lock.held is None)
    lock.release()
    assert main(["clocks", "status"]) == 0
    assert "left behind" in capsys.readouterr().out
    assert main(["clocks", "reset", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"reset": [UUID]}
    assert main(["clocks", "reset"]) == 0
    assert capsys.readouterr().out == "Nothing is locked by Plimsoll.\n"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_lock_holds_until_it_is_told_to_stop(packaged, nvml, capsys, number):
    nvml.card(clk_sm=2010, util_gpu=99)

    def stop():
        try:
            # From then on a signal is heeded.
            wait_for(lambda: any(one.name == "signals" for one in threading.enumerate()))
            calls = nvml.calls("nvmlDeviceGetClockInfo")
            wait_for(lambda: nvml.calls("nvmlDeviceGetClockInfo") > calls + 3)
        finally:
            os.kill(os.getpid(), number)

    thread = threading.Thread(target=stop)
    thread.start()
    assert main(["clocks", "lock", "--max-mhz", "1500", "--json"]) == 0
    thread.join()
    said = capsys.readouterr()
    found = json.loads(said.out)
    assert (found["low"], found["high"], found["released"]) == (210, 1500, True)
    assert found["kept"] is True
    after = {"mhz": 1500, "under_load": True, "power_w": 31.0, "temperature_c": 41, "throttle": []}
    assert found["after"] == after
    assert "Ctrl+C gives it back" in said.err
    assert nvml.locked_clocks() is None


@pytest.mark.parametrize(
    ("words", "code", "cause"),
    [
        (["--gpu", "7"], 2, "usage"),
        (["--max-mhz", "99999"], 1, "clock-out-of-range"),
        (["--max-mhz", "-1"], 1, "usage"),
    ],
)
def test_a_lock_that_makes_no_sense_is_a_named_failure(packaged, nvml, capsys, words, code, cause):
    assert main(["clocks", "lock", "--json", *words]) == code
    assert json.loads(capsys.readouterr().out)["error"]["cause"] == cause
    assert nvml.locked_clocks() is None


def test_lock_without_a_helper_shows_the_line_to_type(nvml, run_folder, capsys, monkeypatch):
    monkeypatch.setattr(clocks, "HELPER", run_folder / "missing")
    assert main(["clocks", "lock"]) == 1
    assert BY_HAND in capsys.readouterr().err


def test_reset_without_a_helper_shows_the_line_to_type(
    nvml, locks, run_folder, capsys, monkeypatch
):
    monkeypatch.setattr(clocks, "HELPER", run_folder / "missing")
    locks().lock(UUID)
    assert main(["clocks", "reset"]) == 1
    assert GIVE_BACK in capsys.readouterr().err


def test_without_a_driver_the_reason_is_named(nvml, capsys):
    nvml.set(init_err=18)
    assert main(["clocks", "status", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["error"]["cause"] == "driver-library-mismatch"
