"""A screen of its own for tests and pictures: Xvfb on a free number."""

from __future__ import annotations

import subprocess
from types import TracebackType
from typing import Self


class Display:
    """Starts Xvfb; `name` is what DISPLAY must be."""

    def __init__(self, size: str = "1280x900x24") -> None:
        self._process = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp", "-noreset"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._process.stdout is not None
        number = self._process.stdout.readline().strip()
        if not number:
            raise RuntimeError(f"Xvfb ended with {self._process.wait()}")
        self.name = f":{number}"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Take the screen away."""
        self._process.terminate()
        self._process.wait(10)
        if self._process.stdout is not None:
            self._process.stdout.close()
