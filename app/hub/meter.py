"""Bytes, rate and time left of a download, told at most ten times a second."""

from __future__ import annotations

import time
from collections.abc import Callable

from app.values.transfer import ChunkMap, Transfer, TransferState

EVERY_SECONDS = 0.1
MAP_SECONDS = 0.5
"""Between two maps of the chunks: a person sees no more, and one goes over all of them."""
SMOOTH_SECONDS = 3.0


class Meter:
    """Turns bytes into `Transfer` values for whoever watches."""

    def __init__(
        self,
        ref: str,
        title: str,
        total_bytes: int,
        tell: Callable[[Transfer], None],
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._now = Transfer(ref=ref, title=title, state="queued", total_bytes=total_bytes)
        self._tell = tell
        self._clock = clock
        self._told_at = self._mapped_at = float("-inf")
        self._counted_at = clock()
        self._since_bytes = 0
        self._rate = 0.0

    @property
    def now(self) -> Transfer:
        """What was said last."""
        return self._now

    def state(self, state: TransferState, detail: str = "", host: str | None = None) -> None:
        """Say at once that the state, or what happens now, has changed."""
        if (state, detail, host or self._now.host) == (
            self._now.state,
            self._now.detail,
            self._now.host,
        ):
            return
        if state != "running" or detail:
            self._rate, self._since_bytes = 0.0, 0
        self._counted_at = self._clock()
        changes = {
            "state": state,
            "detail": detail,
            "host": self._now.host if host is None else host,
        }
        self._now = self._now.model_copy(update=changes | self._speed())
        self._say()

    def wait(self, left_seconds: float, why: str) -> None:
        """Say what is waited for, and for how long."""
        self.state(self._now.state, f"{why} Trying again in {max(1, round(left_seconds))} s.")

    def at(self, done_bytes: int) -> None:
        """Set the count without any speed: bytes that were here already."""
        self._now = self._now.model_copy(update={"done_bytes": done_bytes})
        self._maybe_say()

    def add(self, n_bytes: int) -> None:
        """Count bytes that came just now."""
        self._since_bytes += n_bytes
        done = self._now.done_bytes + n_bytes
        elapsed = self._clock() - self._counted_at
        if elapsed < EVERY_SECONDS:
            self._now = self._now.model_copy(update={"done_bytes": done})
            return
        latest = self._since_bytes / elapsed
        weight = min(1.0, elapsed / SMOOTH_SECONDS) if self._rate else 1.0
        self._rate += weight * (latest - self._rate)
        self._counted_at, self._since_bytes = self._clock(), 0
        self._now = self._now.model_copy(update={"done_bytes": done} | self._speed(done))
        self._maybe_say()

    def map(self, draw: Callable[[], ChunkMap | None], *, at_once: bool = False) -> None:
        """Tell the chunks too, when that is due; `draw` makes the map."""
        if at_once or self._clock() - self._mapped_at >= MAP_SECONDS:
            self._mapped_at = self._clock()
            self._now = self._now.model_copy(update={"chunks": draw()})

    def _speed(self, done: int | None = None) -> dict[str, float | None]:
        left = self._now.total_bytes - (self._now.done_bytes if done is None else done)
        eta = left / self._rate if self._rate > 0 else None
        return {"rate_bytes_s": self._rate, "eta_seconds": eta}

    def _maybe_say(self) -> None:
        if self._clock() - self._told_at >= EVERY_SECONDS:
            self._say()

    def _say(self) -> None:
        self._told_at = self._clock()
        self._tell(self._now)
