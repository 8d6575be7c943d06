"""What NVML says of a card's memory and of who uses it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CardMemory:
    """Bytes. What is not free is used, the driver's own reserve too."""

    total: int
    free: int


@dataclass(frozen=True, slots=True)
class CardProcess:
    """One process on a card; bytes are None where the driver does not say (WDDM)."""

    pid: int
    used_bytes: int | None
