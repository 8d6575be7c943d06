"""Turns one open card into samples: its readings, and who uses its memory."""

from __future__ import annotations

import time

import psutil

from app.machine import mig
from app.machine.alone import Alone
from app.machine.hostmem import memory_now
from app.machine.nvml import Card
from app.values.machine import GpuSample, ProcessMemory

PROCESS_SECONDS = 1.0  # the list of processes changes slowly and costs more than the rest


class CardReader:
    """Reads one card; its names are asked for once, and each reading fails alone."""

    def __init__(self, card: Card, alone: Alone) -> None:
        self.card = card
        self._alone = alone
        self._part = mig.part_of(card) or card
        self.name = self._part.name()
        self._uuid = card.uuid()
        self._processes: tuple[ProcessMemory, ...] = ()
        self._listed_at = float("-inf")

    def read(self) -> GpuSample:
        """Read the card now.

        Raises:
            GpuLostError: the card does not answer any more.
            DriverGoneError: the driver went away.
        """
        card, take = self.card, self._alone.take
        memory = self._part.memory()
        total, free = (memory.total, memory.free) if memory else memory_now()
        utilization = take("use", card.utilization_pct, None) or (None, None)
        return GpuSample(
            uuid=self._uuid,
            total_bytes=total,
            used_bytes=max(0, total - free),
            free_bytes=free,
            sm_mhz=take("SM clock", card.sm_mhz, None),
            mem_mhz=take("memory clock", card.mem_mhz, None),
            power_w=take("power", card.power_w, None),
            power_limit_w=take("power limit", card.power_limit_w, None),
            temperature_c=take("temperature", card.temperature_c, None),
            util_pct=utilization[0],
            mem_util_pct=utilization[1],
            pstate=take("performance state", card.pstate, None),
            fan_pct=take("fan", card.fan_pct, None),
            throttle=take("throttle reasons", card.throttle, ()),
            processes=take("programs on the card", self._users, ()),
        )

    def _users(self) -> tuple[ProcessMemory, ...]:
        now = time.monotonic()
        if now - self._listed_at >= PROCESS_SECONDS:
            self._listed_at = now
            known = {row.pid: row.name for row in self._processes}
            rows = [
                ProcessMemory(
                    pid=user.pid,
                    name=known.get(user.pid) or process_name(user.pid),
                    used_bytes=user.used_bytes,
                )
                for user in self.card.processes()
            ]
            self._processes = tuple(sorted(rows, key=lambda row: -(row.used_bytes or 0)))
        return self._processes


def process_name(pid: int) -> str:
    """Return a process's name; its number when it is gone or not ours to see."""
    try:
        return psutil.Process(pid).name()
    except psutil.Error:
        return f"process {pid}"
