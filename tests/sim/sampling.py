"""A sampler under test, with everything it tells in queues."""

from __future__ import annotations

import queue
import time

from app.machine.sampler import Sampler


class Watched:
    """A sampler with everything it told."""

    def __init__(self, root):
        self.samples = queue.Queue()
        self.problems = queue.Queue()
        self.sampler = Sampler(self.samples.put, self.problems.put, root=root)

    def next(self):
        return self.samples.get(timeout=10)

    def until(self, wanted):
        end = time.monotonic() + 10
        while time.monotonic() < end:
            sample = self.next()
            if wanted(sample):
                return sample
        raise AssertionError("it never came")


def wait_for(condition):
    end = time.monotonic() + 10
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)
