"""System memory that Windows lends to a process's card work; imported on Windows alone.

Under WDDM a full card does not fail: Windows moves pages to system memory, and everything becomes
about ten times slower. NVML does not tell; the performance counters do.
"""

from __future__ import annotations

import ctypes
import sys
import time
import weakref

assert sys.platform == "win32"

_COUNTER = r"\GPU Process Memory(*)\Shared Usage"
_LARGE = 0x400  # PDH_FMT_LARGE
_MORE_DATA = 0x800007D2  # PDH_MORE_DATA
READ_SECONDS = 1.0


class CounterItem(ctypes.Structure):
    """PDH_FMT_COUNTERVALUE_ITEM_W with a large value."""

    _fields_ = [
        ("name", ctypes.c_wchar_p),
        ("status", ctypes.c_uint32),
        ("value", ctypes.c_int64),
    ]


class LentMemory:
    """Follows one process; None where the counters are missing (Windows before 10 1709)."""

    def __init__(self, pid: int) -> None:
        self._prefix = f"pid_{pid}_"
        self._pdh = ctypes.WinDLL("pdh.dll")
        self._query = ctypes.c_void_p()
        self._counter = ctypes.c_void_p()
        self._value: int | None = None
        self._read_at = float("-inf")
        none = ctypes.c_size_t(0)
        self._works = self._ok(
            self._pdh.PdhOpenQueryW(None, none, ctypes.byref(self._query))
        ) and self._ok(
            self._pdh.PdhAddEnglishCounterW(
                self._query, ctypes.c_wchar_p(_COUNTER), none, ctypes.byref(self._counter)
            )
        )
        # Given back when nobody holds this object any more, whichever thread that is.
        weakref.finalize(self, self._pdh.PdhCloseQuery, self._query)

    def read(self) -> int | None:
        """Return the bytes lent now, at most a second old."""
        now = time.monotonic()
        if self._works and now - self._read_at >= READ_SECONDS:
            self._read_at = now
            self._value = self._collect()
        return self._value

    def _collect(self) -> int | None:
        if not self._ok(self._pdh.PdhCollectQueryData(self._query)):
            return None
        size, count = ctypes.c_uint32(0), ctypes.c_uint32(0)
        places = ctypes.byref(size), ctypes.byref(count)
        array = self._pdh.PdhGetFormattedCounterArrayW
        if self._code(array(self._counter, _LARGE, *places, None)) != _MORE_DATA:
            return None
        buffer = ctypes.create_string_buffer(size.value)
        if not self._ok(array(self._counter, _LARGE, *places, buffer)):
            return None
        items = (CounterItem * count.value).from_buffer(buffer)
        ours = (i.value for i in items if str(i.name or "").lower().startswith(self._prefix))
        return int(sum(ours))

    @staticmethod
    def _code(status: int) -> int:
        return status & 0xFFFFFFFF

    def _ok(self, status: int) -> bool:
        return self._code(status) == 0
