"""On Windows the system tells a window when the computer sleeps and wakes; hand that on.

Written after Microsoft's documentation of WM_POWERBROADCAST; it has not been run on Windows yet.
On Linux the core hears of it from logind itself.
"""

from __future__ import annotations

import ctypes
from typing import Protocol

from PySide6.QtCore import QAbstractNativeEventFilter, QByteArray

from app.commands import Command, ComputerSleeps, ComputerWakes

POWER_BROADCAST = 0x0218
SUSPEND, RESUME_AUTOMATIC = 0x4, 0x12


class Doer(Protocol):
    """What takes commands."""

    def do(self, command: Command) -> None:
        """Begin `command`."""


class _Message(ctypes.Structure):
    """The beginning of MSG of winuser.h."""

    _fields_ = (
        ("window", ctypes.c_void_p),
        ("message", ctypes.c_uint32),
        ("word", ctypes.c_size_t),
    )


class PowerEvents(QAbstractNativeEventFilter):
    """Install it on the application; it takes nothing away from anybody."""

    def __init__(self, core: Doer) -> None:
        super().__init__()
        self._core = core

    def nativeEventFilter(self, kind: QByteArray | bytes, message: int) -> tuple[bool, int]:
        """Look at one message of Windows; `message` is its address."""
        if bytes(kind) == b"windows_generic_MSG":
            self.hear(_Message.from_address(int(message)))
        return False, 0

    def hear(self, found: _Message) -> None:
        """Tell the core of sleep and wake."""
        if found.message != POWER_BROADCAST:
            return
        if found.word == SUSPEND:
            self._core.do(ComputerSleeps())
        elif found.word == RESUME_AUTOMATIC:
            self._core.do(ComputerWakes())
