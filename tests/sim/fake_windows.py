"""What a Windows machine answers, for running its code paths anywhere: registry, kernel32, pdh."""

from __future__ import annotations

import ctypes
import sys
import types
from contextlib import nullcontext

GIB = 1 << 30
MORE_DATA = 0x800007D2 - (1 << 32)  # as a C int
_ADAPTERS = {
    "0000": r"PCI\VEN_8086&DEV_4680",
    "0001": r"PCI\VEN_10DE&DEV_2702",
    "Properties": None,  # closed to users
}


def registry() -> types.ModuleType:
    """Return a winreg with one processor and two display adapters, one of them NVIDIA's."""
    module = types.ModuleType("winreg")

    def open_key(_base: object, name: str) -> nullcontext[str]:
        if name == "Properties":
            raise PermissionError(name)
        return nullcontext(name)

    def query(key: str, name: str) -> tuple[str | None, int]:
        if name == "ProcessorNameString":
            return "13th Gen Intel(R)  Core(TM) i7-13700K   ", 1
        return _ADAPTERS[key], 1

    vars(module).update(
        HKEY_LOCAL_MACHINE="HKLM",
        HKEYType=str,
        OpenKey=open_key,
        QueryInfoKey=lambda _key: (len(_ADAPTERS), 0, 0),
        EnumKey=lambda _key, index: list(_ADAPTERS)[index],
        QueryValueEx=query,
    )
    return module


def kernel32() -> types.SimpleNamespace:
    """Return a kernel32 with 7 GiB of commit left and a processor with AVX2."""

    def memory_status(pointer: object) -> int:
        pointer._obj.commit_free = 7 * GIB
        return 1

    return types.SimpleNamespace(
        GlobalMemoryStatusEx=memory_status,
        IsProcessorFeaturePresent=lambda code: int(code in {13, 39, 40}),
    )


def become_windows() -> None:
    """Turn this process into one on Windows, for good; import the standard library before."""
    sys.platform = "win32"
    sys.modules["winreg"] = registry()
    screens = {80: 2, 78: 4480, 79: 1440}
    user32 = types.SimpleNamespace(GetSystemMetrics=screens.__getitem__)
    ctypes.windll = types.SimpleNamespace(kernel32=kernel32(), user32=user32)
    sys.getwindowsversion = lambda: types.SimpleNamespace(build=26100)


class Pdh:
    """Performance counters with these (instance, bytes) rows."""

    def __init__(self, rows: list[tuple[str, int]], *, missing: bool = False) -> None:
        self.rows = rows
        self.collected = 0
        self.closed = 0
        self.paths: list[str] = []
        self.PdhOpenQueryW = lambda _source, _user, _query: 0
        self.PdhAddEnglishCounterW = self._add
        self.PdhCollectQueryData = self._collect
        self.PdhGetFormattedCounterArrayW = self._array
        self.PdhCloseQuery = self._close
        self._missing = missing

    def _add(self, _query: object, path: ctypes.c_wchar_p, _user: object, _counter: object) -> int:
        self.paths.append(str(path.value))
        return MORE_DATA if self._missing else 0

    def _collect(self, _query: object) -> int:
        self.collected += 1
        return 0

    def _array(self, _counter: object, _kind: int, *places: object) -> int:
        size, count, buffer = places
        item = sys.modules["app.machine.wddm"].CounterItem
        size._obj.value, count._obj.value = ctypes.sizeof(item) * len(self.rows), len(self.rows)
        if buffer is None:
            return MORE_DATA
        items = (item * len(self.rows)).from_buffer(buffer)
        for place, (name, value) in enumerate(self.rows):
            items[place].name, items[place].value = name, value
        self._kept = items  # the names live as long as these
        return 0

    def _close(self, _query: object) -> int:
        self.closed += 1
        return 0
