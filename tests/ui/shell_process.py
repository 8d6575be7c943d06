"""A process of the window as the tests see it: its lines, its end."""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import threading
import time
from pathlib import Path

PROGRAM = Path(__file__).with_name("shell_program.py")


class WindowProcess:
    """Starts the program; `wait_for` takes its lines in order."""

    def __init__(self, data: Path, *arguments: str, display: str | None = None) -> None:
        environment = {key: value for key, value in os.environ.items() if key != "QT_QPA_PLATFORM"}
        if display is None:
            environment["QT_QPA_PLATFORM"] = "offscreen"
        else:
            environment |= {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        self.process = subprocess.Popen(
            [sys.executable, str(PROGRAM), str(data), *arguments],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.lines: queue.Queue[str] = queue.Queue()
        self.heard: list[str] = []
        self._reader = threading.Thread(target=self._read, name="lines", daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line.rstrip())

    def wait_for(self, start: str, seconds: float = 20.0) -> str:
        """Return the next line that begins with `start`."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            try:
                line = self.lines.get(timeout=left)
            except queue.Empty:
                break
            self.heard.append(line)
            if line.startswith(start):
                return line
        raise AssertionError(f"no line {start!r} in {self.heard}")

    def tell(self, word: str) -> None:
        """Ask the program for something."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{word}\n")
        self.process.stdin.flush()

    def ended(self, seconds: float = 10.0) -> int:
        """Return the exit code."""
        code = self.process.wait(seconds)
        self._reader.join(5)
        return code

    def kill(self) -> None:
        """End it hard and collect it."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(10)
        self._reader.join(5)
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()
