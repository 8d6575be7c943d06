"""The memory of a proof: before it, at its highest and after it; and how the card did meanwhile."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from app import clock
from app.values.machine import GpuSample, Sample

READING_SECONDS = 3.0
BUSY_PCT = 50
"""A card below this is waiting, and its clocks say nothing about its speed."""
Figures = dict[str, int]


class Footprint:
    """Looks at the newest sample whenever something happens; without a sampler it stays empty."""

    def __init__(self, latest: Callable[[], Sample | None], cards: Iterable[str] = ()) -> None:
        """`cards` are the UUIDs that the setup uses; none: the processor alone."""
        self._latest = latest
        self._cards = frozenset(cards)
        self._seen_at = 0.0
        self.figures: Figures = {}
        self.busy: list[GpuSample] = []
        self.lent_before: int | None = None
        self.lent_bytes: int | None = None

    def begin(self) -> None:
        """Note what is free before anything is loaded."""
        if (sample := self._latest()) is not None:
            self._put("before", sample)
            self.lent_before = sample.worker_lent_bytes or 0

    def note(self) -> None:
        """Count the newest sample, once."""
        sample = self._latest()
        if sample is None or sample.at == self._seen_at:
            return
        self._seen_at = sample.at
        cards = self._own(sample)
        if cards:
            self._most("peak_used_bytes", sum(card.used_bytes for card in cards))
        self._least("host_low_bytes", _host_free(sample))
        if sample.commit_free_bytes is not None:
            self._least("commit_low_bytes", sample.commit_free_bytes)
        if sample.worker_rss_bytes is not None:
            self._most("host_peak_rss_bytes", sample.worker_rss_bytes)
        if sample.worker_lent_bytes is not None:
            self.lent_bytes = max(self.lent_bytes or 0, sample.worker_lent_bytes)
        self.busy += [card for card in cards if (card.util_pct or 0) >= BUSY_PCT]

    def resident(self, size: int) -> None:
        """Count the engine's resident memory as it was measured by hand."""
        self._most("host_peak_rss_bytes", size)

    def end(self) -> None:
        """Note what is free after the engine ended, from a reading that is newer than now."""
        closed_at, end = clock.now(), time.monotonic() + READING_SECONDS
        while time.monotonic() < end and (sample := self._latest()) is not None:
            if sample.at > closed_at:
                self._put("after", sample)
                return
            time.sleep(0.05)

    @property
    def kept_bytes(self) -> int | None:
        """Bytes of the cards that were not given back; None where nothing was measured."""
        before, after = self.figures.get("free_before_bytes"), self.figures.get("free_after_bytes")
        return None if before is None or after is None else max(0, before - after)

    def _own(self, sample: Sample) -> list[GpuSample]:
        return [card for card in sample.gpus if card.uuid in self._cards]

    def _put(self, when: str, sample: Sample) -> None:
        self.figures[f"host_{when}_bytes"] = _host_free(sample)
        if sample.commit_free_bytes is not None:
            self.figures[f"commit_{when}_bytes"] = sample.commit_free_bytes
        if cards := self._own(sample):
            self.figures[f"free_{when}_bytes"] = sum(card.free_bytes for card in cards)

    def _most(self, key: str, value: int) -> None:
        self.figures[key] = max(value, self.figures.get(key, value))

    def _least(self, key: str, value: int) -> None:
        self.figures[key] = min(value, self.figures.get(key, value))


def _host_free(sample: Sample) -> int:
    return max(0, sample.host_total_bytes - sample.host_used_bytes)
