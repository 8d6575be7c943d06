"""A lane runs its work in order, outlives a failure, and stops when asked."""

import threading
import time

from app.core.jobs import Lanes


def test_work_runs_in_order_on_one_thread_and_a_failure_is_told():
    done, failures = [], []
    lanes = Lanes(failures.append)
    ended = threading.Event()

    def fail(cancel):
        raise ValueError("no")

    lanes["a"].start(lambda cancel: done.append(1))
    lanes["a"].start(fail)
    lanes["a"].start(lambda cancel: (done.append(2), ended.set()))
    assert ended.wait(5)
    assert done == [1, 2]
    assert [str(f) for f in failures] == ["no"]
    assert lanes.close(5)


def test_cancel_stops_the_running_work_and_drops_the_waiting():
    lanes = Lanes(lambda error: None)
    running, ran = threading.Event(), []

    def long(cancel):
        running.set()
        cancel.wait(30)
        ran.append("long")

    lanes["a"].start(long)
    lanes["a"].start(lambda cancel: ran.append("never"))
    assert running.wait(5)
    lanes["a"].cancel()
    assert lanes.close(5)
    assert ran == ["long"]


def test_close_waits_no_longer_than_its_deadline_for_work_that_will_not_stop():
    lanes = Lanes(lambda error: None)
    release, running = threading.Event(), threading.Event()
    lanes["a"].start(lambda cancel: (running.set(), release.wait(30)))
    assert running.wait(5)
    start = time.monotonic()
    assert not lanes.close(0.2)
    assert time.monotonic() - start < 5
    release.set()
