"""How patient a transfer is."""

from __future__ import annotations

import random
from dataclasses import dataclass

MIB = 1 << 20


@dataclass(frozen=True, slots=True)
class Limits:
    """Time-outs in seconds and counts; the defaults suit a home line."""

    connect_seconds: float = 10.0
    stall_seconds: float = 20.0
    stall_bytes_s: int = 1024
    tries: int = 8
    backoff_seconds: float = 1.0
    backoff_cap_seconds: float = 30.0
    longest_wait_seconds: float = 300.0
    reserve_bytes: int = 1024 * MIB
    sync_bytes: int = 64 * MIB
    progress_bytes: int = MIB
    chunk_bytes: int = 8 * MIB
    """What has a hash of its own, and is fetched again when it is damaged."""
    span_bytes: int = 64 * MIB
    """The most that one request asks for; a file of less than two comes over one connection."""
    connections: int = 4

    def backoff(self, n_failed: int, asked_seconds: float | None) -> float:
        """Return the wait before the next try: what the server asks, else doubling with jitter."""
        if asked_seconds is not None:
            return asked_seconds
        doubled = self.backoff_seconds * 2.0 ** min(n_failed - 1, 32)
        ceiling = min(self.backoff_cap_seconds, doubled)
        return ceiling * random.uniform(0.5, 1.0)  # noqa: S311 - spreads retries, hides nothing


WATCHED = Limits(tries=3, backoff_cap_seconds=4.0, longest_wait_seconds=10.0)
"""Of a question while somebody waits for nothing but its answer."""
