"""NVIDIA cards as the bus sees them, without waking or opening any of them."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

if sys.platform == "win32":
    from app.machine import windows

_NVIDIA = "0x10de"
_DISPLAY_CLASS = "0x03"


@dataclass(frozen=True, slots=True)
class PciCard:
    """One card on the bus; `suspended`: it sleeps and any NVML call would wake it."""

    address: str
    suspended: bool


def nvidia_cards(root: Path = Path("/")) -> tuple[PciCard, ...]:
    """Return the NVIDIA display controllers of this computer."""
    if sys.platform == "win32":
        return tuple(PciCard(name, suspended=False) for name in windows.nvidia_adapters())
    return tuple(
        PciCard(folder.name, _read(folder / "power/runtime_status") == "suspended")
        for folder in sorted((root / "sys/bus/pci/devices").glob("*"))
        if _read(folder / "vendor") == _NVIDIA
        and _read(folder / "class").startswith(_DISPLAY_CLASS)
    )


def asleep(root: Path = Path("/")) -> bool:
    """Return whether there are cards and all of them sleep."""
    cards = nvidia_cards(root)
    return bool(cards) and all(card.suspended for card in cards)


def _read(path: Path) -> str:
    try:
        return path.read_text().strip()
    except OSError:
        return ""
