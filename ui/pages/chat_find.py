"""Searching what was said, away from the window's thread: many chats take longer than a frame."""

from __future__ import annotations

import contextlib
import threading

from PySide6.QtCore import QObject, Signal

from app.errors import PlimsollError
from ui.pages.chat_core import Archive
from ui.words import sentences, told


class Finder(QObject):
    """`found` tells words and the ids that hold them; of words that pile up, the last are looked for."""

    found = Signal(str, object)
    failed = Signal(str)

    def __init__(self, chats: Archive, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._chats = chats
        self._lock = threading.Lock()
        self._wanted = ""
        self._busy = False

    def ask(self, words: str) -> None:
        """Look for `words`; returns at once."""
        with self._lock:
            self._wanted = words
            if self._busy:
                return
            self._busy = True
        threading.Thread(target=self._look, name="chat-search", daemon=True).start()

    def _look(self) -> None:
        while True:
            with self._lock:
                words = self._wanted
            # A window that is gone by now has nobody to tell.
            with contextlib.suppress(RuntimeError):
                self._tell(words)
            with self._lock:
                if self._wanted == words:
                    self._busy = False
                    return

    def _tell(self, words: str) -> None:
        try:
            ids = frozenset(item.id for item in self._chats.search(words))
        except PlimsollError as error:
            self.failed.emit(sentences(told(error.text), told(error.fix)))
        else:
            self.found.emit(words, ids)
