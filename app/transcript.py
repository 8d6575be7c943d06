"""The text of replies in progress: append-only, so that no token ever copies what came before."""

from __future__ import annotations

import threading


class Transcript:
    """Runs of text by reply id; written by the engine's reader, read by any view."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._runs: dict[str, list[tuple[bool, str]]] = {}

    def append(self, reply: str, text: str, *, reasoning: bool = False) -> None:
        """Add one run of text to `reply`."""
        with self._lock:
            self._runs.setdefault(reply, []).append((reasoning, text))

    def read(self, reply: str, start: int = 0) -> tuple[tuple[tuple[bool, str], ...], int]:
        """Return the runs from number `start` on as (is reasoning, text), and the next start."""
        with self._lock:
            runs = self._runs.get(reply, [])
            return tuple(runs[start:]), len(runs)

    def text(self, reply: str, *, reasoning: bool = False) -> str:
        """Return everything written so far, the answer or the reasoning."""
        with self._lock:
            runs = self._runs.get(reply, ())
            return "".join(text for is_reasoning, text in runs if is_reasoning == reasoning)

    def drop(self, reply: str) -> None:
        """Forget `reply`; its text is in the history by now."""
        with self._lock:
            self._runs.pop(reply, None)
