"""One thread starts every child; foreign programs get the environment they had before us."""

import sys
import threading

import pytest

from app import process
from app.process import Spawner, SpawnerClosedError, foreign_env

ECHO = [sys.executable, "-c", "import sys; sys.stdout.write(sys.stdin.read().upper())"]


def test_a_child_is_spoken_to_and_ends_when_its_stdin_does(spawner):
    child = spawner.spawn(ECHO)
    child.stdin.write(b"heave")
    assert child.end(5.0) == 0
    assert child.stdout.read() == b"HEAVE"
    child.stdout.close()
    child.stderr.close()


def test_children_of_many_threads_outlive_those_threads(spawner):
    children = []
    threads = [
        threading.Thread(target=lambda: children.append(spawner.spawn(ECHO, quiet=True)))
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({child.pid for child in children}) == 4
    assert all(child.exit_code is None for child in children)
    for child in children:
        assert child.end(5.0) == 0
        child.stdout.close()


def test_one_that_does_not_listen_is_ended_all_the_same(spawner):
    deaf = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print(1, flush=True); time.sleep(60)"
    child = spawner.spawn([sys.executable, "-c", deaf], quiet=True)
    assert child.stdout.readline() == b"1\n"
    assert child.end(0.1) == -9
    child.stdout.close()


def test_what_cannot_be_started_is_an_error_of_the_one_who_asked(spawner):
    with pytest.raises(FileNotFoundError):
        spawner.spawn(["/nowhere/program"])


def test_nothing_is_started_after_the_end():
    made = Spawner()
    made.close()
    with pytest.raises(SpawnerClosedError):
        made.spawn(ECHO)


@pytest.mark.parametrize(
    ("frozen", "env", "expected"),
    [
        (False, {"LD_LIBRARY_PATH": "/own"}, {"LD_LIBRARY_PATH": "/own"}),
        (True, {"LD_LIBRARY_PATH": "/bundle"}, {}),
        (
            True,
            {"LD_LIBRARY_PATH": "/bundle", "LD_LIBRARY_PATH_ORIG": "/own"},
            {"LD_LIBRARY_PATH": "/own"},
        ),
        (True, {"HOME": "/home"}, {"HOME": "/home"}),
    ],
)
def test_a_foreign_program_gets_the_library_path_from_before_us(monkeypatch, frozen, env, expected):
    monkeypatch.setattr(process.sys, "frozen", frozen, raising=False)
    assert foreign_env(env) == expected
