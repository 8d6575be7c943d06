"""The last minutes of readings in a file that survives when the whole computer goes down.

A memory-mapped ring: a killed program leaves everything, a frozen computer all but the last
second. Numbers only, never a word of a prompt or a reply.
"""

from __future__ import annotations

import contextlib
import math
import mmap
import os
import struct
import sys
import threading
import time
from pathlib import Path

from app.machine.history import THROTTLE_BITS, throttle_words
from app.values.machine import Doing, GpuSample, Sample

FLIGHT, LAST_FLIGHT = "flight.bin", "flight-last.bin"
CAPACITY = 3000  # five minutes at ten per second
MAX_CARDS = 4
FLUSH_SECONDS = 1.0

_MAGIC = b"PLIMFLT2"
_UUID_BYTES = 48
_HEADER = struct.Struct(f"<8sII{MAX_CARDS * _UUID_BYTES}s")
_HOST = (
    "host_used_bytes",
    "host_total_bytes",
    "worker_rss_bytes",
    "worker_lent_bytes",
    "commit_free_bytes",
    "doing_tokens",
)
_CARD = (
    "total_bytes",
    "used_bytes",
    "sm_mhz",
    "mem_mhz",
    "power_w",
    "power_limit_w",
    "temperature_c",
    "util_pct",
    "mem_util_pct",
)
_DOING: tuple[Doing, ...] = ("", "load", "warmup", "prefill", "decode")
_PER_CARD = len(_CARD) + 1  # and the throttle bits
_ROW = struct.Struct(f"<Q{2 + len(_HOST) + MAX_CARDS * _PER_CARD}d")


class FlightRecorder:
    """Writes samples into `folder`; the flight before is kept as the last one.

    A folder that cannot be written or has no room leaves it without effect: recording is never
    worth more than the work it watches.
    """

    def __init__(self, folder: Path) -> None:
        self._lock = threading.Lock()
        self._rows = 0
        self._uuids: list[str] = []
        self._flushed_at = time.monotonic()
        self._file = -1
        self._map = self._create(folder)
        self._write_header()

    @property
    def works(self) -> bool:
        """Whether anything is recorded."""
        return self._map is not None

    def add(self, sample: Sample) -> None:
        """Record one sample."""
        with self._lock:
            if self._map is None:
                return
            self._rows += 1
            place = _HEADER.size + (self._rows - 1) % CAPACITY * _ROW.size
            _ROW.pack_into(self._map, place, self._rows, sample.at, *self._numbers(sample))
            if time.monotonic() - self._flushed_at >= FLUSH_SECONDS:
                self._flushed_at = time.monotonic()
                self._flush(self._map)

    def close(self) -> None:
        """Write what is left and let go of the file."""
        with self._lock:
            if self._map is not None:
                self._flush(self._map)
                self._map.close()
                self._map = None
                os.close(self._file)

    def _flush(self, ring: mmap.mmap) -> None:
        """Write to the disk what changed.

        The map's own flush holds Python's lock until the disk has answered, and so every thread of
        the program; the kernel writes the same pages for the file.
        """
        if sys.platform == "win32":
            ring.flush()
        else:
            with contextlib.suppress(OSError):
                os.fdatasync(self._file)

    def _create(self, folder: Path) -> mmap.mmap | None:
        path = folder / FLIGHT
        size = _HEADER.size + CAPACITY * _ROW.size
        with contextlib.suppress(OSError):
            path.replace(folder / LAST_FLIGHT)
        try:
            descriptor = os.open(
                path, os.O_RDWR | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), 0o600
            )
        except OSError:
            return None
        try:
            # Every byte is written now: a full disk must fail here, not kill the process later.
            os.write(descriptor, bytes(size))
            made = mmap.mmap(descriptor, size)
        except (OSError, ValueError):
            os.close(descriptor)
            return None
        self._file = descriptor
        return made

    def _numbers(self, sample: Sample) -> list[float]:
        numbers = [_number(getattr(sample, key)) for key in _HOST]
        numbers.append(float(_DOING.index(sample.doing)))
        cards = {self._slot(card.uuid): card for card in sample.gpus}
        for slot in range(MAX_CARDS):
            card = cards.get(slot)
            numbers += [math.nan] * _PER_CARD if card is None else _card_numbers(card)
        return numbers

    def _slot(self, uuid: str) -> int:
        if uuid not in self._uuids and len(self._uuids) < MAX_CARDS:
            self._uuids.append(uuid)
            self._write_header()
        return self._uuids.index(uuid) if uuid in self._uuids else MAX_CARDS

    def _write_header(self) -> None:
        if self._map is not None:
            names = b"".join(uuid.encode()[:_UUID_BYTES].ljust(_UUID_BYTES) for uuid in self._uuids)
            _HEADER.pack_into(self._map, 0, _MAGIC, _ROW.size, CAPACITY, names)


def last_flight(folder: Path, name: str = LAST_FLIGHT) -> tuple[Sample, ...]:
    """Return the samples of the flight before this one, oldest first; empty when there is none.

    `name` is the file's, where no flight was begun after it.
    """
    try:
        data = (folder / name).read_bytes()
    except OSError:
        return ()
    if len(data) < _HEADER.size:
        return ()
    magic, row_size, capacity, names = _HEADER.unpack_from(data)
    if magic != _MAGIC or row_size != _ROW.size or capacity != CAPACITY:
        return ()
    parts = (names[place : place + _UUID_BYTES] for place in range(0, len(names), _UUID_BYTES))
    uuids = [part.strip(b" \0").decode(errors="replace") for part in parts]
    whole = (len(data) - _HEADER.size) // _ROW.size
    rows = [_ROW.unpack_from(data, _HEADER.size + n * _ROW.size) for n in range(whole)]
    found = (_sound(row, uuids) for row in sorted(rows) if row[0])
    return tuple(sample for sample in found if sample is not None)


def _number(value: float | None) -> float:
    return math.nan if value is None else float(value)


def _card_numbers(card: GpuSample) -> list[float]:
    bits = sum(1 << place for place, word in enumerate(THROTTLE_BITS) if word in card.throttle)
    return [*(_number(getattr(card, key)) for key in _CARD), float(bits)]


def _sound(row: tuple[float, ...], uuids: list[str]) -> Sample | None:
    """Return the sample of a row, None for one that was torn when the power went."""
    try:
        return _sample(row, uuids)
    except (ValueError, OverflowError, IndexError):
        return None


def _sample(row: tuple[float, ...], uuids: list[str]) -> Sample:
    _, at, *numbers = row
    host = dict(zip(_HOST, map(_value, numbers), strict=False))
    doing = _DOING[int(numbers[len(_HOST)])]
    cards = []
    for slot, uuid in enumerate(uuids):
        start = len(_HOST) + 1 + slot * _PER_CARD
        part = numbers[start : start + _PER_CARD]
        if uuid and not math.isnan(part[0]):
            cards.append(_card(uuid, part))
    return Sample.model_validate({"at": at, "gpus": cards, "doing": doing, **host})


def _card(uuid: str, numbers: list[float]) -> GpuSample:
    values = dict(zip(_CARD, map(_value, numbers), strict=False))
    free = int(numbers[0] - numbers[1])
    throttle = throttle_words(numbers[-1])
    return GpuSample.model_validate(
        {"uuid": uuid, "free_bytes": free, "throttle": throttle, **values}
    )


def _value(number: float) -> float | None:
    return None if math.isnan(number) else number
