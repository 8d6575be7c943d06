"""A real core with a real engine, and two ways to wait for what it tells.

`until` asks about what stays; `saw` also about what may be over before anybody looks.
"""

import threading
import time

from app.core import Core
from app.paths import Paths


class Voyage:
    """Starts a core on a folder of its own; `until` waits for a state that satisfies a question."""

    def __init__(self, home, **options):
        self.paths = Paths(home / "data", home / "state", home / "cache", home / "models")
        self.events = []
        self._states = []  # all since the last command, for `saw`
        self._changed = threading.Condition()
        self.core = Core(self.paths, self._hear, **options)

    def _hear(self, state, event):
        with self._changed:
            self.events.append(event)
            self._states.append(state)
            self._changed.notify_all()

    def __enter__(self):
        self.core.start()
        self.until(lambda s: s.machine is not None)
        return self

    def __exit__(self, *failure):
        assert self.core.close(10) or failure[0]

    def do(self, command):
        with self._changed:
            self._states.clear()
        self.core.do(command)

    def saw(self, question, seconds=60.0):
        """Wait for a state since the last command that satisfies the question; return it."""
        self.until(lambda _: any(map(question, self._states)), seconds)
        return next(filter(question, self._states))

    def until(self, question, seconds=60.0):
        end = time.monotonic() + seconds
        with self._changed:
            while not question(self.core.state):
                if (left := end - time.monotonic()) <= 0:
                    raise AssertionError(self._report(question))
                # A file or a process that is asked about changes without an event.
                self._changed.wait(min(left, 0.1))
        return self.core.state

    def phase(self, *phases, seconds=60.0):
        state = self.until(lambda s: s.session and s.session.phase in phases, seconds)
        return state.session

    def _report(self, question):
        state = self.core.state
        session = state.session
        return (
            f"never came true: phase {session and session.phase}, "
            f"stages {session and [(s.name, s.state, s.detail) for s in session.stages]}, "
            f"notices {[n.text for n in state.notices]}, diagnosis {session and session.diagnosis}"
        )
