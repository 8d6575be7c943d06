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


def test_cancel_stops_the_running_work_and_lets_the_waiting_tidy_up():
    lanes = Lanes(lambda error: None)
    running, ended, ran = threading.Event(), threading.Event(), []

    def long(cancel):
        running.set()
        ran.append(("long", cancel.wait(30)))

    lanes["a"].start(long)
    lanes["a"].start(lambda cancel: (ran.append(("waiting", cancel.is_set())), ended.set()))
    assert running.wait(5)
    lanes["a"].cancel()
    assert ended.wait(5)
    assert ran == [("long", True), ("waiting", True)]
    lanes["a"].start(lambda cancel: (ran.append(("next", cancel.is_set())), running.clear()))
    while running.is_set():
        time.sleep(0.01)
    assert ran[-1] == ("next", False)
    assert lanes.close(5)


def test_close_waits_no_longer_than_its_deadline_for_work_that_will_not_stop():
    lanes = Lanes(lambda error: None)
    release, running = threading.Event(), threading.Event()
    lanes["a"].start(lambda cancel: (running.set(), release.wait(30)))
    assert running.wait(5)
    start = time.monotonic()
    assert not lanes.close(0.2)
    assert time.monotonic() - start < 5
    release.set()
