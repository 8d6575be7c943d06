"""Windows: start a program as administrator, with the person's yes (UAC). Not run so far."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

assert sys.platform == "win32"

Calls = Mapping[str, tuple[Any, ...]]
"""Of each function of a library: what it answers, and what it takes."""
_HANDLE, _NUMBER, _POINTER, _TEXT = (
    ctypes.c_void_p,
    ctypes.c_uint32,
    ctypes.c_void_p,
    ctypes.c_wchar_p,
)
_CALLS: Mapping[str, Calls] = {
    "shell32": {"ShellExecuteExW": (ctypes.c_int, _POINTER)},
    "user32": {"GetForegroundWindow": (_HANDLE,)},
    "ole32": {"CoInitializeEx": (ctypes.c_int, _POINTER, _NUMBER), "CoUninitialize": (None,)},
}
_CANCELLED = 1223  # ERROR_CANCELLED
_WAIT_AND_KEEP = 0x40 | 0x100 | 0x400  # SEE_MASK_NOCLOSEPROCESS, _NOASYNC, _FLAG_NO_UI
_ONE_THREAD_NO_DDE = 0x2 | 0x4  # COINIT_APARTMENTTHREADED, COINIT_DISABLE_OLE1DDE


class DeclinedError(Exception):
    """The person said no."""


class ShellOrder(ctypes.Structure):
    """SHELLEXECUTEINFOW."""

    _fields_ = [
        ("size", _NUMBER),
        ("mask", ctypes.c_ulong),
        ("window", _HANDLE),
        ("verb", _TEXT),
        ("file", _TEXT),
        ("parameters", _TEXT),
        ("folder", _TEXT),
        ("show", ctypes.c_int),
        ("instance", _HANDLE),
        ("id_list", _POINTER),
        ("class_name", _TEXT),
        ("class_key", _HANDLE),
        ("hot_key", _NUMBER),
        ("icon", _HANDLE),
        ("process", _HANDLE),
    ]


def start(file: str, parameters: str) -> int:
    """Start a program as administrator; return the handle of its process.

    Windows asks the person, which may take as long as they like.

    Raises:
        DeclinedError: the person said no.
        OSError: it cannot be started.
    """
    order = ShellOrder(
        size=ctypes.sizeof(ShellOrder),
        mask=_WAIT_AND_KEEP,
        window=library(
            "user32", _CALLS["user32"]
        ).GetForegroundWindow(),  # else the question may wait unseen
        verb="runas",
        file=file,
        parameters=parameters,
        folder=str(Path(file).parent),
    )
    com = library("ole32", _CALLS["ole32"])  # the shell may need it on the thread that asks
    begun = com.CoInitializeEx(None, _ONE_THREAD_NO_DDE) >= 0
    try:
        started = library("shell32", _CALLS["shell32"]).ShellExecuteExW(ctypes.byref(order))
        code = ctypes.get_last_error()
    finally:
        if begun:
            com.CoUninitialize()
    if not started:
        if code == _CANCELLED:
            raise DeclinedError("The person said no.")
        raise ctypes.WinError(code)
    if not order.process:
        raise OSError("Windows started the clock helper without a process of its own.")
    return int(order.process)


def library(name: str, calls: Calls) -> ctypes.CDLL:
    """Return one of Windows' own libraries with these signatures."""
    found = ctypes.WinDLL(name, use_last_error=True)
    for function, (answer, *takes) in calls.items():
        getattr(found, function).restype = answer
        getattr(found, function).argtypes = takes
    return found


def must(answer: int) -> None:
    """Raise OSError when a call of Windows says that it failed."""
    if not answer:
        raise ctypes.WinError(ctypes.get_last_error())
