"""What a worker is asked, written on a thread of its own.

A worker that hangs does not read, and its pipe holds 64 KiB: whoever wrote a longer request into it
waited for ever, could not be cancelled, and could not notice the hang.
"""

from __future__ import annotations

import contextlib
import queue
import threading
from typing import IO


class Outbox:
    """Writes one line after another; nobody waits for it."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self._pipe = pipe
        self._lines: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="engine-requests", daemon=True)
        self._thread.start()

    def put(self, line: bytes) -> None:
        """Write `line` when those before it are written."""
        self._lines.put(line)

    def close(self) -> None:
        """Close the pipe when everything is written; only the end of the worker may come before."""
        self._lines.put(None)

    def join(self, seconds: float) -> None:
        """Wait until the pipe is closed."""
        self._thread.join(seconds)

    def _run(self) -> None:
        # A worker that is gone is noticed by the one who waits for its answer.
        with contextlib.suppress(OSError, ValueError):
            while (line := self._lines.get()) is not None:
                self._pipe.write(line)
                self._pipe.flush()
        with contextlib.suppress(OSError, ValueError):
            self._pipe.close()
