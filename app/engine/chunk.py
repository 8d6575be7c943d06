"""How many tokens of a prompt are read at once: fewer while memory is short."""

from __future__ import annotations

LEAST = 16
NO_MEMORY = -2
"""What `llama_decode` answers when memory for a batch was refused (GGML_STATUS_ALLOC_FAILED)."""
GOOD_BEFORE_MORE = 8
"""Chunks that went well before twice as many tokens are tried: memory may have come back."""
PATIENCE = 4
"""Each try that fails makes the next wait so many times longer: a try in vain costs a restart."""


class Chunk:
    """Halves when a chunk found no memory, and grows back once there is some again."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._good = 0
        self._wait = GOOD_BEFORE_MORE
        self.now = most

    def refused(self) -> str:
        """No memory for a chunk: return what to tell, or "" when it cannot be smaller."""
        if self.now <= LEAST:
            return ""
        if self.now < self._most:
            self._wait *= PATIENCE
        self._good = 0
        self.now = max(LEAST, self.now // 2)
        return f"Memory is short: prompts are read {self.now:,} tokens at a time."

    def went_well(self) -> str:
        """A chunk was read: return what to tell when chunks are as large as ever again, or ""."""
        if self.now >= self._most:
            return ""
        self._good += 1
        if self._good < self._wait:
            return ""
        self._good = 0
        self.now = min(self._most, self.now * 2)
        if self.now < self._most:
            return ""
        self._wait = GOOD_BEFORE_MORE
        return f"Prompts are read {self.now:,} tokens at a time again."
