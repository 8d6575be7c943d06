"""The library's log as whole lines, kept while somebody reads them and passed on."""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Callable, Iterator
from typing import Literal, get_args

from app.engine import devices, drift, llama
from app.engine.command import ABORT_MARK

Level = Literal["debug", "info", "warn", "error"]
LEVELS: tuple[str, ...] = get_args(Level)
Listener = Callable[[Level, str], None]


class LogBook:
    """Joins pieces to lines; the library calls it from any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._level: Level = "info"
        self._rest = ""
        self._listeners: list[Listener] = []

    def piece(self, level: str, text: str) -> None:
        """Take one call of the library's logger."""
        with self._lock:
            if level in LEVELS:
                self._level = level  # type: ignore[assignment]
            *whole, self._rest = (self._rest + text).split("\n")
            lines = [(self._level, line.rstrip()) for line in whole if line.strip(" .\r")]
            listeners = tuple(self._listeners)
        for one, line in lines:
            for listener in listeners:
                listener(one, line)

    @contextlib.contextmanager
    def heard_by(self, listener: Listener) -> Iterator[None]:
        """Call `listener` with every line while the block runs."""
        with self._lock:
            self._listeners.append(listener)
        try:
            yield
        finally:
            with self._lock:
                self._listeners.remove(listener)

    @contextlib.contextmanager
    def kept(self) -> Iterator[list[str]]:
        """Keep the lines that come while the block runs."""
        lines: list[str] = []
        with self.heard_by(lambda _, line: lines.append(line)):
            yield lines


BOOK = LogBook()
_started = threading.Lock()
_commit: list[str] = []


def start_library() -> str:
    """Initialise llama.cpp once with `BOOK` as its log; return its commit.

    Raises:
        LibraryError: the library is not the one that the binding describes.
    """
    with _started:
        if not _commit:
            commit = drift.check()
            llama.start(BOOK.piece, _last_words)
            devices.load_modules()
            _commit.append(commit)
    return _commit[0]


def _last_words(message: str) -> None:
    os.write(2, f"{ABORT_MARK}{message.strip()}\n".encode())
