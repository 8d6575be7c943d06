"""All cards of an open NVML; survives cards that fall off the bus and drivers that go away."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from pathlib import Path

from app.machine import pci, trouble, xid
from app.machine.alone import Alone
from app.machine.nvml import DriverGoneError, GpuLostError, Nvml, NvmlError
from app.machine.reading import CardReader
from app.values.machine import GpuSample, Problem

RETRY_SECONDS = 5.0
ABSENT_SECONDS = 60.0  # no library: nothing changes without an installation


class Cards:
    """Reads every card; used by one thread only.

    `trouble` is told once per trouble, and again only after the card has answered in between.
    """

    def __init__(
        self,
        tell: Callable[[Problem], None],
        tell_xid: Callable[[xid.XidEvent], None],
        root: Path = Path("/"),
    ) -> None:
        self._tell_problem = tell
        self._tell_xid = tell_xid
        self._alone = Alone(tell, through=(NvmlError,))
        self._root = root
        self._nvml: Nvml | None = None
        self._readers: list[CardReader] = []
        self._xids: xid.XidWatch | None = None
        self._told: set[tuple[str, int | None]] = set()
        self._retry_at = float("-inf")

    @property
    def open(self) -> bool:
        """Whether NVML is open, which keeps a laptop's card awake."""
        return self._nvml is not None

    def read(self, *, may_wake: bool) -> tuple[GpuSample, ...]:
        """Read every card that answers; open NVML first, but never wake a card unasked."""
        try:
            if not self._ensure_open(may_wake=may_wake):
                return ()
            samples = [self._read_one(reader) for reader in tuple(self._readers)]
            self._take_xids()
        except DriverGoneError as error:
            self.close()
            self._retry_at = time.monotonic() + RETRY_SECONDS
            self._tell(trouble.driver_gone(error), None)
            return ()
        if samples:
            self._told = {told for told in self._told if told[1] is not None}
        return tuple(sample for sample in samples if sample is not None)

    def close(self) -> None:
        """Close NVML, so that a laptop's card can sleep."""
        if self._nvml is not None:
            self._nvml.close()
        self._nvml, self._xids, self._readers = None, None, []
        self._retry_at = float("-inf")

    def _ensure_open(self, *, may_wake: bool) -> bool:
        waiting = time.monotonic() < self._retry_at
        if self._nvml is not None and (waiting or self._retry_at == float("-inf")):
            return True
        if self._nvml is None and (waiting or (not may_wake and pci.asleep(self._root))):
            return False
        self.close()
        try:
            self._nvml = Nvml()
        except NvmlError as error:
            pause = ABSENT_SECONDS if error.no_library else RETRY_SECONDS
            self._retry_at = time.monotonic() + pause
            return False
        self._open_cards(self._nvml)
        return True

    def _open_cards(self, nvml: Nvml) -> None:
        for index in range(nvml.count()):
            try:
                self._open_card(nvml, index)
            except GpuLostError:
                self._lost(index, None)
            except DriverGoneError:
                raise
            except NvmlError as error:
                self._tell(trouble.dead_card(index, error, self._root), index)
        cards = [reader.card for reader in self._readers]
        self._xids = self._alone.take("driver events", lambda: xid.XidWatch(nvml, cards), None)

    def _open_card(self, nvml: Nvml, index: int) -> None:
        def opened() -> None:
            self._readers.append(CardReader(nvml.card(index), self._alone))

        self._alone.take(f"card {index}", opened, None)

    def _read_one(self, reader: CardReader) -> GpuSample | None:
        index = reader.card.index
        try:
            sample = self._alone.take(reader.name, reader.read, None)
        except GpuLostError:
            self._readers.remove(reader)
            self._lost(index, reader.name)
            return None
        self._told = {told for told in self._told if told[1] != index}
        return sample

    def _lost(self, index: int, name: str | None) -> None:
        """Look again later: a card comes back only to an NVML that is opened anew."""
        self._retry_at = time.monotonic() + RETRY_SECONDS
        self._tell(trouble.lost_card(index, name), index)

    def _take_xids(self) -> None:
        # A driver may say here too that a card is lost; the readings have told it, or will.
        with contextlib.suppress(GpuLostError):
            self._alone.take("driver events", self._hear_xids, None)

    def _hear_xids(self) -> None:
        for event in self._xids.take() if self._xids else ():
            self._tell_xid(event)
            if found := xid.problem(event):
                self._tell_problem(found)

    def _tell(self, problem: Problem, index: int | None) -> None:
        if (problem.cause, index) not in self._told:
            self._told.add((problem.cause, index))
            self._tell_problem(problem)
