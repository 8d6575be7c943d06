"""The only place that starts other programs.

Linux can end a child with its parent (PDEATHSIG), but "parent" there means the thread that
started it: a child of a short-lived thread would die with that thread. So one long-lived thread
starts every child of this process.
"""

from __future__ import annotations

import contextlib
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import IO

_LIBRARY_PATHS = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "LIBPATH")
_TERMINATE_SECONDS = 1.0


class SpawnerClosedError(Exception):
    """A child was asked for after the spawner was closed."""


@dataclass(slots=True)
class Child:
    """A running child with its pipes; all of them are binary."""

    process: subprocess.Popen[bytes]

    @property
    def pid(self) -> int:
        """Process id."""
        return self.process.pid

    @property
    def stdin(self) -> IO[bytes]:
        """Where the child reads."""
        return _pipe(self.process.stdin)

    @property
    def stdout(self) -> IO[bytes]:
        """What the child writes."""
        return _pipe(self.process.stdout)

    @property
    def stderr(self) -> IO[bytes]:
        """What the child and its libraries complain about."""
        return _pipe(self.process.stderr)

    @property
    def exit_code(self) -> int | None:
        """Exit code, negative for a signal; None while it runs."""
        return self.process.poll()

    def wait(self, seconds: float) -> int | None:
        """Return the exit code, None when it still runs after `seconds`."""
        try:
            return self.process.wait(timeout=seconds)
        except subprocess.TimeoutExpired:
            return None

    def kill(self) -> None:
        """End it now."""
        self.process.kill()

    def end(self, deadline: float, close: Callable[[], None] | None = None) -> int | None:
        """End it: close its stdin and wait, then terminate, then kill; return its exit code.

        `close` closes its stdin, where somebody else may be writing into it.
        """
        with contextlib.suppress(OSError):
            (close or self.stdin.close)()
        if (code := self.wait(deadline)) is None:
            self.process.terminate()
            if (code := self.wait(_TERMINATE_SECONDS)) is None:
                self.process.kill()
                code = self.process.wait()
        return code


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    if pipe is None:
        raise ValueError("the child was started without this pipe")
    return pipe


@dataclass(slots=True)
class _Order:
    """One child asked for, and what came of it."""

    start: Callable[[], subprocess.Popen[bytes]]
    done: threading.Event = field(default_factory=threading.Event)
    process: subprocess.Popen[bytes] | None = None
    error: Exception | None = None


class Spawner:
    """Owns the thread that starts children; make one, close it last."""

    def __init__(self) -> None:
        self._orders: queue.Queue[_Order | None] = queue.Queue()
        self._lock = threading.Lock()
        self._closed = False
        self._thread: threading.Thread | None = None

    def spawn(
        self, argv: Sequence[str], env: Mapping[str, str] | None = None, *, quiet: bool = False
    ) -> Child:
        """Start `argv` with pipes for its three files; with `quiet`, what it complains is lost.

        Raises:
            OSError: the program cannot be started.
            SpawnerClosedError: `close` was called.
        """
        order = _Order(lambda: _start(argv, env, quiet=quiet))
        with self._lock:
            if self._closed:
                raise SpawnerClosedError("no more children are started")
            if self._thread is None:
                # A daemon: a program that forgets to close must still be able to end.
                self._thread = threading.Thread(target=self._run, name="spawner", daemon=True)
                self._thread.start()
            self._orders.put(order)
        order.done.wait()
        if order.process is None:
            raise order.error or OSError("the child did not start")
        return Child(order.process)

    def close(self) -> None:
        """End the thread; on Linux the children it started end with it."""
        with self._lock:
            self._closed = True
            thread = self._thread
            self._orders.put(None)
        if thread is not None:
            thread.join()

    def _run(self) -> None:
        while (order := self._orders.get()) is not None:
            try:
                order.process = order.start()
            except Exception as error:  # noqa: BLE001 - raised where the child was asked for
                order.error = error
            finally:
                order.done.set()


def _start(
    argv: Sequence[str], env: Mapping[str, str] | None, *, quiet: bool
) -> subprocess.Popen[bytes]:
    flags = getattr(subprocess, "CREATE_NO_WINDOW", 0)
    process = subprocess.Popen(  # noqa: S603 - the callers name the programs, never a user's text
        list(argv),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL if quiet else subprocess.PIPE,
        env=dict(env) if env is not None else None,
        creationflags=flags,
    )
    if sys.platform == "win32":
        from app import process_windows  # noqa: PLC0415 - there is no such system elsewhere

        process_windows.end_with_us(process)
    return process


def frozen() -> bool:
    """Return whether this is the packaged program, not Python with our source."""
    return bool(getattr(sys, "frozen", False))


def foreign_env(env: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return the environment for a program that is not ours.

    The packaged program's loader puts its own libraries first and keeps what was there under
    NAME_ORIG; a foreign program must get the original back, or none.
    """
    found = dict(os.environ if env is None else env)
    if not frozen():
        return found
    for name in _LIBRARY_PATHS:
        original = found.pop(f"{name}_ORIG", None)
        if original is not None:
            found[name] = original
        else:
            found.pop(name, None)
    return found
