"""Readings over time in bounded memory: dense for the last minute, thinner the older they are."""

from __future__ import annotations

import bisect
import csv
import errno
import math
import os
import threading
from array import array
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from app import clock
from app.errors import DiskProblemError
from app.values.machine import GpuSample, Sample

WINDOWS: dict[str, float | None] = {"1 min": 60.0, "10 min": 600.0, "1 h": 3600.0, "session": None}
THROTTLE_BITS = (
    "idle",
    "app-clocks",
    "sw-power-cap",
    "hw-slowdown",
    "hw-thermal-slowdown",
    "hw-power-brake",
    "sw-thermal-slowdown",
    "sync-boost",
    "display-clock",
)
# Seconds between two points and how many are kept: 10 Hz for 90 s, 1 Hz for 2 h, then a day.
TIERS = ((0.0, 900), (1.0, 7200), (10.0, 8640))
HOST = ("host_used_bytes", "host_total_bytes", "commit_free_bytes", "cpu_pct")
WORKER = (
    "worker_rss_bytes",
    "worker_anon_bytes",
    "worker_droppable_bytes",
    "worker_lent_bytes",
)
CARD = (
    "total_bytes",
    "used_bytes",
    "free_bytes",
    "sm_mhz",
    "mem_mhz",
    "power_w",
    "power_limit_w",
    "temperature_c",
    "util_pct",
    "mem_util_pct",
    "pstate",
    "fan_pct",
)
# A thinned point must not hide the worst moment of its second; the rest keeps its last value.
_HIGHEST = {"used_bytes", "host_used_bytes", *WORKER, "power_w", "temperature_c"}
_LOWEST = {"free_bytes", "commit_free_bytes"}


@dataclass(frozen=True, slots=True)
class Columns:
    """Readings as columns of equal length, oldest first; NaN where there was no reading.

    `host` holds HOST and WORKER keys; `cards[uuid]` holds CARD keys and `throttle`, a number
    whose bits are THROTTLE_BITS.
    """

    at: array[float]
    host: Mapping[str, array[float]]
    cards: Mapping[str, Mapping[str, array[float]]]


def throttle_words(bits: float) -> tuple[str, ...]:
    """Return the words of a throttle number."""
    mask = 0 if math.isnan(bits) else int(bits)
    return tuple(word for place, word in enumerate(THROTTLE_BITS) if mask >> place & 1)


Key = tuple[str, str]  # ("", host key) or (uuid, card key)


class _Tier:
    """Points at least `spacing` seconds apart, the newest `capacity` of them."""

    def __init__(self, spacing: float, capacity: int) -> None:
        self._spacing = spacing
        self._capacity = capacity
        self.at = array("d")
        self.columns: dict[Key, array[float]] = {}

    def add(self, at: float, row: Mapping[Key, float]) -> None:
        if self.at and at - self.at[-1] < self._spacing:
            self._merge(row)
            return
        self.at.append(at)
        for key in row.keys() - self.columns.keys():
            self.columns[key] = array("d", [math.nan]) * (len(self.at) - 1)
        for key, column in self.columns.items():
            column.append(row.get(key, math.nan))
        # Cutting a quarter at a time keeps adding cheap.
        if len(self.at) > self._capacity * 5 // 4:
            self._cut(len(self.at) - self._capacity)

    def forget_from(self, at: float) -> None:
        keep = bisect.bisect_left(self.at, at)
        for column in (self.at, *self.columns.values()):
            del column[keep:]

    def _merge(self, row: Mapping[Key, float]) -> None:
        for key, value in row.items():
            if key in self.columns:
                self.columns[key][-1] = _joined(key[1], self.columns[key][-1], value)

    def _cut(self, n: int) -> None:
        del self.at[:n]
        for key in list(self.columns):
            del self.columns[key][:n]
            if all(math.isnan(value) for value in self.columns[key]):
                del self.columns[key]  # a card that went away long ago


def _joined(key: str, old: float, new: float) -> float:
    if math.isnan(new) or math.isnan(old):
        return old if math.isnan(new) else new
    if key == "throttle":
        return float(int(old) | int(new))
    pick: Callable[[float, float], float] | None = (
        max if key in _HIGHEST else min if key in _LOWEST else None
    )
    return pick(old, new) if pick else new


class SampleHistory:
    """Takes samples from one thread and answers graphs in another."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._tiers = [_Tier(spacing, capacity) for spacing, capacity in TIERS]
        self._latest: Sample | None = None

    def add(self, sample: Sample) -> None:
        """Keep one sample; they come in order of time."""
        row = dict(_row(sample))
        with self._lock:
            if self._latest is not None and sample.at <= self._latest.at:
                self._turn_back(sample.at)
            self._latest = sample
            for tier in self._tiers:
                tier.add(sample.at, row)

    def latest(self) -> Sample | None:
        """Return the newest sample, whole."""
        with self._lock:
            return self._latest

    def since(self, at: float) -> Columns:
        """Return everything from `at` (`clock.now`) on, each stretch as dense as it is kept."""
        with self._lock:
            parts = list(self._parts(at))
            keys = {key for tier, _, _ in parts for key in tier.columns}
            times = array("d")
            joined: dict[Key, array[float]] = {key: array("d") for key in sorted(keys)}
            for tier, first, end in parts:
                times.extend(tier.at[first:end])
                for key, column in joined.items():
                    known = tier.columns.get(key)
                    blank = array("d", [math.nan]) * (end - first)
                    column.extend(blank if known is None else known[first:end])
        uuids = dict.fromkeys(uuid for uuid, _ in joined if uuid)
        return Columns(
            at=times,
            host={key: column for (uuid, key), column in joined.items() if not uuid},
            cards={
                uuid: {key: column for (owner, key), column in joined.items() if owner == uuid}
                for uuid in uuids
            },
        )

    def window(self, name: str) -> Columns:
        """Return one of WINDOWS, counted back from the newest sample."""
        length = WINDOWS[name]
        newest = self.latest()
        return self.since(-math.inf if length is None or newest is None else newest.at - length)

    def export_csv(self, path: Path) -> None:
        """Write the whole session as CSV, all or nothing.

        Raises:
            DiskProblemError: the file cannot be written.
        """
        columns = self.since(-math.inf)
        fresh = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            with fresh.open("w", newline="", encoding="utf-8") as file:
                csv.writer(file).writerows(_csv_rows(columns))
            fresh.replace(path)
        except OSError as error:
            fresh.unlink(missing_ok=True)
            raise DiskProblemError(
                f"The readings could not be written to {path} ({error.strerror or error}).",
                fix="Choose another folder, or make room.",
                cause="disk-full" if error.errno == errno.ENOSPC else "folder-not-writable",
            ) from error

    def _turn_back(self, at: float) -> None:
        """The clock was set back: what lies in the future now is forgotten."""
        for tier in self._tiers:
            tier.forget_from(at)

    def _parts(self, at: float) -> Iterator[tuple[_Tier, int, int]]:
        """Yield (tier, first, end), coarsest first, without overlap."""
        for place in range(len(self._tiers) - 1, -1, -1):
            tier = self._tiers[place]
            finer = self._tiers[place - 1] if place else None
            end = bisect.bisect_left(tier.at, finer.at[0]) if finer and finer.at else len(tier.at)
            first = min(bisect.bisect_left(tier.at, at), end)
            if first < end:
                yield tier, first, end


def _row(sample: Sample) -> Iterator[tuple[Key, float]]:
    for key in (*HOST, *WORKER):
        value = getattr(sample, key)
        if value is not None:
            yield ("", key), float(value)
    for card in sample.gpus:
        yield from _card_row(card)


def _card_row(card: GpuSample) -> Iterator[tuple[Key, float]]:
    for key in CARD:
        value = getattr(card, key)
        if value is not None:
            yield (card.uuid, key), float(value)
    bits = sum(1 << place for place, word in enumerate(THROTTLE_BITS) if word in card.throttle)
    yield (card.uuid, "throttle"), float(bits)


def _csv_rows(columns: Columns) -> Iterator[list[str]]:
    cards = list(columns.cards.items())
    yield [
        "unix_time",
        *columns.host,
        *(f"{uuid}.{key}" for uuid, card in cards for key in card),
    ]
    for n, at in enumerate(columns.at):
        host = [_number(column[n]) for column in columns.host.values()]
        yield [
            f"{clock.told(at):.3f}",
            *host,
            *(cell for _, card in cards for cell in _cells(card, n)),
        ]


def _cells(card: Mapping[str, array[float]], n: int) -> Iterator[str]:
    for key, column in card.items():
        yield " ".join(throttle_words(column[n])) if key == "throttle" else _number(column[n])


def _number(value: float) -> str:
    if math.isnan(value):
        return ""
    return str(int(value)) if value.is_integer() else f"{value:.3f}"
