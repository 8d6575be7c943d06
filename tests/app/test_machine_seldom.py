"""What is read less often than the rest, and what it costs a reading to be read again."""

from __future__ import annotations

import subprocess
import sys

import psutil
import pytest

from app.machine import seldom
from app.machine.seldom import Seldom
from app.machine.worker_memory import WorkerMemory


def test_what_changes_slowly_is_asked_for_again_only_after_a_while(monkeypatch):
    now, asked = [100.0], []
    monkeypatch.setattr(seldom.time, "monotonic", lambda: now[0])
    found = Seldom(1.0, lambda: asked.append(now[0]) or len(asked))
    assert [found.now(), found.now()] == [1, 1]
    now[0] += 0.9
    assert found.now() == 1
    now[0] += 0.1
    assert [found.now(), found.now()] == [2, 2]


def test_what_could_not_be_read_is_asked_for_again_at_once():
    answers = iter((ValueError, 7))

    def read():
        answer = next(answers)
        if answer is ValueError:
            raise ValueError
        return answer

    found = Seldom(60.0, read)
    with pytest.raises(ValueError):
        found.now()
    assert [found.now(), found.now()] == [7, 7]


def open_files():
    here = psutil.Process()
    return here.num_handles() if sys.platform == "win32" else here.num_fds()


def own_bytes(told):
    return told.private if sys.platform == "win32" else told.rss - told.shared


def test_memory_of_a_process_is_what_the_system_says_and_none_after_its_end():
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as process:
        followed = WorkerMemory(process.pid)
        here = followed.read()
        psutil.Process(process.pid).suspend()  # it stands still, so that both see the same
        told = psutil.Process(process.pid).memory_info()
        here = followed.read()
        assert (here.resident, here.anonymous) == (told.rss, own_bytes(told))
        n_files = open_files()
        process.kill()
        process.wait()
        assert followed.read() == (None, None, None, 0)
        del followed
        assert open_files() == n_files - 1
