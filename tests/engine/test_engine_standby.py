"""A worker that is started ahead of its use: it sleeps, and is as good as a fresh one."""

import shutil
import threading

import psutil
import pytest

from app.engine.standby import Standby
from app.runtimes.runtime import packaged_folder
from tests.engine.asking import ask, load


@pytest.fixture
def standby(spawner):
    made = Standby(spawner, dict)
    yield made
    made.close()


def workers():
    return [one for one in psutil.Process().children() if "app.engine.host" in one.cmdline()]


def asleep(process):
    """Wait until it has imported everything: then it computes no more, and does not want to."""
    pause, before = threading.Event(), -1.0
    while (
        (now := sum(process.cpu_times()[:2])) != before
        or now == 0.0
        or process.status() != psutil.STATUS_SLEEPING  # on a busy computer it may wait its turn
    ):
        before = now
        pause.wait(0.5)
    return process


def test_the_one_that_waits_is_taken_and_answers(standby, tiny):
    others = {one.pid for one in workers()}
    standby.prepare()
    standby.prepare()
    (waiting,) = (one for one in workers() if one.pid not in others)
    engine = standby()
    assert engine.pid == waiting.pid
    load(engine, tiny())
    assert len(ask(engine, n=5).tokens) == 5
    second = standby()
    assert second.pid != engine.pid
    for one in (engine, second):
        one.close()


def test_it_sleeps_until_it_is_asked(standby):
    others = {one.pid for one in workers()}
    standby.prepare()
    (waiting,) = (one for one in workers() if one.pid not in others)
    spent = sum(asleep(waiting).cpu_times()[:2])
    assert standby.fresh().close() is not None  # another starts and ends meanwhile
    assert sum(waiting.cpu_times()[:2]) == spent  # no heart beats while nobody listens
    engine = standby()
    assert engine.pid == waiting.pid
    assert engine.ready().pid == waiting.pid
    engine.close()


def test_one_for_another_build_or_one_that_ended_is_not_taken(spawner):
    now = {"PLIMSOLL_BUILD": "a"}
    standby = Standby(spawner, lambda: dict(now))
    others = {one.pid for one in workers()}
    standby.prepare()
    (old,) = (one for one in workers() if one.pid not in others)
    now["PLIMSOLL_BUILD"] = "b"
    engine = standby()
    assert engine.pid != old.pid
    assert not old.is_running()
    engine.close()
    standby.prepare()
    (waiting,) = (one for one in workers() if one.pid not in others)
    waiting.kill()
    psutil.wait_procs([waiting])
    engine = standby()
    assert engine.pid != waiting.pid
    assert engine.ready().gpus == ()
    engine.close()
    standby.close()


def test_none_waits_after_the_end(standby):
    others = {one.pid for one in workers()}
    standby.prepare()
    standby.close()
    standby.prepare()
    assert {one.pid for one in workers()} == others


def test_a_build_that_was_fetched_again_is_opened_anew(spawner, tmp_path):
    name, other = tmp_path / "cpu-b1", tmp_path / "new"
    shutil.copytree(packaged_folder(), name)
    shutil.copytree(packaged_folder(), other)
    standby = Standby(spawner, lambda: {"LLAMA_CPP_LIB_PATH": str(name)})
    others = {one.pid for one in workers()}
    standby.prepare()
    (old,) = (one for one in workers() if one.pid not in others)
    name.rename(tmp_path / "old")
    other.rename(name)
    engine = standby()
    assert engine.pid != old.pid
    assert not old.is_running()
    engine.close()
    standby.prepare()
    standby.drop()
    assert {one.pid for one in workers()} == others
    standby.close()
