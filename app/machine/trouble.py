"""What stands between a person and their card, in plain words with the way out."""

from __future__ import annotations

import os
from pathlib import Path

from app.machine import pci, system
from app.machine.nvml import NvmlError
from app.values.machine import Problem

_HIDDEN = {"", "-1", "none", "void", "nodevfiles"}


def no_nvml(error: NvmlError, root: Path = Path("/")) -> Problem:
    """Explain why NVML could not be opened."""
    if error.mismatch:
        return _mismatch()
    if error.no_library:
        return _no_library(root)
    if error.not_loaded:
        return _not_loaded(root)
    if error.no_permission:
        return _no_permission(root)
    return _other(error, root)


def _mismatch() -> Problem:
    return Problem(
        cause="driver-library-mismatch",
        text="The NVIDIA driver was updated and the old one still runs.",
        fix="Restart the computer.",
    )


def _no_library(root: Path) -> Problem:
    if system.in_wsl(root):
        return Problem(
            cause="driver-not-installed",
            text="This Linux inside Windows has no access to an NVIDIA driver.",
            fix="Install the NVIDIA driver in Windows (not here), then run 'wsl --shutdown'.",
        )
    if not pci.nvidia_cards(root):
        return Problem(
            cause="gpu-hidden-or-absent",
            text="There is no NVIDIA card in this computer; models run on the processor.",
            fix="Nothing needs to be done; small models run well on the processor.",
        )
    if system.in_container(root):
        return Problem(
            cause="driver-not-installed",
            text="There is an NVIDIA card, but this container has no NVIDIA driver.",
            fix="Start the container with access to the card, for instance with '--gpus all'.",
        )
    return Problem(
        cause="driver-not-installed",
        text="There is an NVIDIA card, but its driver is not installed.",
        fix="Install NVIDIA's driver for this system, then restart.",
    )


def _not_loaded(root: Path) -> Problem:
    text = "The NVIDIA driver is installed but not running."
    if system.nouveau(root):
        text = "The nouveau driver holds the card, so NVIDIA's driver cannot run."
        fix = "Block nouveau (the package of NVIDIA's driver does that), then restart."
    elif system.secure_boot(root):
        fix = "Secure Boot is on: enrol the key of the driver's module, or use a signed package."
    elif not pci.nvidia_cards(root) and not system.in_wsl(root):
        fix = "No NVIDIA card is visible on the bus: check that it is plugged in and switched on."
    else:
        fix = "Restart the computer; if it stays, install the driver again."
    return Problem(cause="driver-module-not-loaded", text=text, fix=fix)


def _no_permission(root: Path) -> Problem:
    inside = system.in_container(root)
    return Problem(
        cause="gpu-hidden-or-absent",
        text="This user may not use the NVIDIA card.",
        fix="Start the container with access to the card, for instance with '--gpus all'."
        if inside
        else "Add your user to the group that owns /dev/nvidia0 (often 'video' or 'render').",
    )


def _other(error: NvmlError, root: Path) -> Problem:
    if error.no_power:
        return Problem(
            cause="gpu-hidden-or-absent",
            text="The card's power cables are not all plugged in.",
            fix="Switch the computer off and check the power cables of the card.",
        )
    if system.in_container(root):
        return Problem(
            cause="gpu-hidden-or-absent",
            text=f"The container lost its access to the NVIDIA card ({error.message}).",
            fix="Start the container again with access to the card.",
        )
    return Problem(
        cause="gpu-unavailable-after-suspend",
        text=f"The NVIDIA driver does not answer as it should ({error.message}).",
        fix="If the computer slept, reload the module nvidia_uvm or restart the computer.",
    )


def lost_card(index: int, name: str | None = None) -> Problem:
    """Explain a card that fell off the bus."""
    return Problem(
        cause="gpu-lost-xid79",
        text=f"{name or f'Card {index}'} does not answer any more: it fell off the bus.",
        fix="Restart the computer. If it happens again, lock the clocks and check the power cables.",
    )


def driver_gone(error: NvmlError) -> Problem:
    """Explain a driver that went away, or was replaced, while we were using it."""
    if error.mismatch:
        return _mismatch()
    return Problem(
        cause="driver-module-not-loaded",
        text="The NVIDIA driver went away while Plimsoll was watching the card.",
        fix="Plimsoll looks again by itself; if the card does not return, restart the computer.",
    )


def dead_card(index: int, error: NvmlError, root: Path = Path("/")) -> Problem:
    """Explain a card that is listed but cannot be opened."""
    if error.no_permission:
        return _no_permission(root)
    if error.no_power:
        return _other(error, root)
    return Problem(
        cause="gpu-hidden-or-absent",
        text=f"Card {index} is listed but cannot be used ({error.message}).",
        fix="Restart the computer.",
    )


def no_cards() -> Problem:
    """Explain a driver without any card."""
    return Problem(
        cause="gpu-hidden-or-absent",
        text="The NVIDIA driver runs, but it sees no card; models run on the processor.",
        fix="Check that the card is plugged in, and that a container or a virtual machine gets it.",
    )


def hidden_by_environment() -> Problem | None:
    """Return a problem when CUDA_VISIBLE_DEVICES hides every card from the engine."""
    value = os.environ.get("CUDA_VISIBLE_DEVICES")
    if value is None or value.strip().lower() not in _HIDDEN:
        return None
    return Problem(
        cause="gpu-hidden-or-absent",
        text=f"CUDA_VISIBLE_DEVICES is set to '{value}', which hides every card from the engine.",
        fix="Unset CUDA_VISIBLE_DEVICES and start Plimsoll again.",
    )
