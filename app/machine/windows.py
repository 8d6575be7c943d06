"""What only Windows can answer; imported on Windows alone."""

from __future__ import annotations

import ctypes
import platform
import sys

assert sys.platform == "win32"

import winreg  # noqa: E402 - exists on Windows only

_CPU_KEY = r"HARDWARE\DESCRIPTION\System\CentralProcessor\0"
_DISPLAY_KEY = r"SYSTEM\CurrentControlSet\Control\Class\{4d36e968-e325-11ce-bfc1-08002be10318}"
_NVIDIA = "ven_10de"
# IsProcessorFeaturePresent; the numbers are of winnt.h
_FEATURES = {
    13: "sse3",
    19: "neon",
    36: "ssse3",
    37: "sse4_1",
    38: "sse4_2",
    39: "avx",
    40: "avx2",
    41: "avx512f",
    43: "dotprod",
}


class _MemoryStatus(ctypes.Structure):
    """MEMORYSTATUSEX of the Windows API."""

    _fields_ = [
        ("length", ctypes.c_uint32),
        ("load", ctypes.c_uint32),
        ("total_physical", ctypes.c_uint64),
        ("available_physical", ctypes.c_uint64),
        ("commit_limit", ctypes.c_uint64),
        ("commit_free", ctypes.c_uint64),
        ("total_virtual", ctypes.c_uint64),
        ("available_virtual", ctypes.c_uint64),
        ("available_extended", ctypes.c_uint64),
    ]


def commit_free_bytes() -> int | None:
    """Return the commit left under RAM + page file; psutil does not tell it."""
    status = _MemoryStatus()
    status.length = ctypes.sizeof(status)
    if not ctypes.windll.kernel32.GlobalMemoryStatusEx(ctypes.byref(status)):
        return None
    return int(status.commit_free)


def cpu_name() -> str:
    """Return the processor's product name."""
    try:
        with winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, _CPU_KEY) as key:
            return " ".join(str(winreg.QueryValueEx(key, "ProcessorNameString")[0]).split())
    except OSError:
        return platform.processor()


def cpu_features() -> tuple[str, ...]:
    """Return the instruction sets Windows knows of."""
    present = ctypes.windll.kernel32.IsProcessorFeaturePresent
    return tuple(sorted(name for code, name in _FEATURES.items() if present(code)))


def nvidia_adapters() -> tuple[str, ...]:
    """Return the hardware ids of the NVIDIA display adapters that have a driver."""
    found: list[str] = []
    try:
        with winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, _DISPLAY_KEY) as adapters:
            for index in range(winreg.QueryInfoKey(adapters)[0]):
                found += _hardware_id(adapters, winreg.EnumKey(adapters, index))
    except OSError:
        return tuple(found)
    return tuple(word for word in found if _NVIDIA in word.lower())


def desktop() -> tuple[str, ...]:
    """Return the number of screens and the size of the desktop they make; none without a screen.

    The numbers are of winuser.h: SM_CMONITORS, SM_CXVIRTUALSCREEN, SM_CYVIRTUALSCREEN.
    """
    count, width, height = (ctypes.windll.user32.GetSystemMetrics(n) for n in (80, 78, 79))
    return (f"{count} screens, {width}x{height}",) if count else ()


def _hardware_id(adapters: winreg.HKEYType, name: str) -> list[str]:
    try:
        with winreg.OpenKey(adapters, name) as adapter:
            return [str(winreg.QueryValueEx(adapter, "MatchingDeviceId")[0])]
    except OSError:  # the sub-key 'Properties' is closed to users
        return []
