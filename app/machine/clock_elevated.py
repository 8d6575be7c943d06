"""The clock helper on Windows: started by a person's yes (UAC), heard and held over a pipe.

Written from the API's documentation; it has not run on Windows so far.
"""

from __future__ import annotations

import ctypes
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

assert sys.platform == "win32"

import winreg  # noqa: E402 - exists on Windows only

from app.machine import elevation  # noqa: E402
from app.machine.clock_trouble import DISMISSED  # noqa: E402
from app.machine.elevation import must  # noqa: E402

PLACE = r"Plimsoll\Clocks\plimsoll-clocks.py"
"""Under the folder of programs, where administrators alone can write."""
PIPE = r"\\.\pipe\plimsoll-clocks-{}"
MEET_SECONDS = 15.0
# As in the helper: read and write without FILE_CREATE_PIPE_INSTANCE.
_PIPE_RIGHTS = 0x12019B
_PROGRAMS = r"SOFTWARE\Microsoft\Windows\CurrentVersion"
_PYTHONS = r"SOFTWARE\Python\PythonCore"  # under HKLM: those installed for all users
_NOTES = r"SOFTWARE\PlimsollClocks"  # volatile, as are locks
_VERSION = re.compile(r"3\.(9|[1-9]\d)")
_OPEN_EXISTING, _IDENTIFY_ONLY = 3, 0x00110000  # SECURITY_SQOS_PRESENT, SECURITY_IDENTIFICATION
_STILL_RUNS = 258  # WAIT_TIMEOUT
_NO_HANDLE = ctypes.c_void_p(-1).value
_TOKEN_QUERY, _TOKEN_USER = 8, 1
_STEP_SECONDS = 0.02

_HANDLE, _NUMBER, _POINTER, _TEXT = (
    ctypes.c_void_p,
    ctypes.c_uint32,
    ctypes.c_void_p,
    ctypes.c_wchar_p,
)
_TRUTH = ctypes.c_int
_CALLS: dict[str, dict[str, tuple[Any, ...]]] = {
    "kernel32": {
        "CloseHandle": (_TRUTH, _HANDLE),
        "CreateFileW": (_HANDLE, _TEXT, _NUMBER, _NUMBER, _POINTER, _NUMBER, _NUMBER, _HANDLE),
        "GetCurrentProcess": (_HANDLE,),
        "GetExitCodeProcess": (_TRUTH, _HANDLE, _POINTER),
        "GetNamedPipeServerProcessId": (_TRUTH, _HANDLE, _POINTER),
        "GetProcessId": (_NUMBER, _HANDLE),
        "LocalFree": (_POINTER, _POINTER),
        "PeekNamedPipe": (_TRUTH, _HANDLE, _POINTER, _NUMBER, _POINTER, _POINTER, _POINTER),
        "ReadFile": (_TRUTH, _HANDLE, _POINTER, _NUMBER, _POINTER, _POINTER),
        "WriteFile": (_TRUTH, _HANDLE, _POINTER, _NUMBER, _POINTER, _POINTER),
        "WaitForSingleObject": (_NUMBER, _HANDLE, _NUMBER),
    },
    "advapi32": {
        "ConvertSidToStringSidW": (_TRUTH, _POINTER, _POINTER),
        "GetTokenInformation": (_TRUTH, _HANDLE, _NUMBER, _POINTER, _NUMBER, _POINTER),
        "OpenProcessToken": (_TRUTH, _HANDLE, _NUMBER, _POINTER),
    },
}


def command() -> tuple[str, str] | None:
    """Return the Python of all users and the helper; None unless an administrator installed both."""
    programs = _value(_PROGRAMS, "ProgramFilesDir")
    helper = Path(programs or "", PLACE)
    found = {}
    try:
        with winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, _PYTHONS) as versions:
            names = [winreg.EnumKey(versions, n) for n in range(winreg.QueryInfoKey(versions)[0])]
    except OSError:
        return None
    for name in names:
        python = _value(rf"{_PYTHONS}\{name}\InstallPath", "WindowedExecutablePath")
        if (version := _VERSION.fullmatch(name)) and python and Path(python).is_file():
            found[int(version[1])] = python
    if not (programs and helper.is_file() and found):
        return None
    return found[max(found)], str(helper)


def notes() -> Iterator[str]:
    """Yield what helpers noted of the cards they locked."""
    try:
        with winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, _NOTES) as key:
            for n in range(winreg.QueryInfoKey(key)[1]):
                yield str(winreg.EnumValue(key, n)[1])
    except OSError:  # nothing was locked since the start of the computer
        return


def user_sid() -> str:
    """Return the account of this process as text.

    Raises:
        OSError: Windows does not tell.
    """
    kernel, security = _windows("kernel32"), _windows("advapi32")
    token, need = ctypes.c_void_p(), ctypes.c_uint32()
    process = kernel.GetCurrentProcess()
    must(security.OpenProcessToken(process, _TOKEN_QUERY, ctypes.byref(token)))
    try:
        place = ctypes.create_string_buffer(256)  # a pointer to a SID of at most 68 bytes, and it
        ask = security.GetTokenInformation
        must(ask(token, _TOKEN_USER, place, len(place), ctypes.byref(need)))
        text = ctypes.c_void_p()
        sid = ctypes.c_void_p.from_buffer(place)
        must(security.ConvertSidToStringSidW(sid, ctypes.byref(text)))
        try:
            return ctypes.wstring_at(text.value or 0)
        finally:
            kernel.LocalFree(text)
    finally:
        kernel.CloseHandle(token)


class ElevatedHelper:
    """A helper with an administrator's rights. Any thread may let it go."""

    def __init__(self, words: Sequence[str]) -> None:
        """Ask the person, which may take as long as they like, and start the helper.

        Raises:
            OSError: it cannot be started; its number is DISMISSED when the person said no.
        """
        found = command()
        if found is None:
            raise FileNotFoundError("The clock helper is not installed.")
        self._kernel = _windows("kernel32")
        self._guard = threading.Lock()
        self._gone = threading.Event()
        self._pipe: int | None = None
        python, helper = found
        parameters = ("-I", "-S", helper, *words, str(os.getpid()), user_sid())
        self._process = _asked_for(python, subprocess.list2cmdline(parameters))
        self._pid = int(self._kernel.GetProcessId(self._process))

    @property
    def exit_code(self) -> int | None:
        """None while it runs."""
        if self._kernel.WaitForSingleObject(self._process, 0) == _STILL_RUNS:
            return None
        code = ctypes.c_uint32()
        must(self._kernel.GetExitCodeProcess(self._process, ctypes.byref(code)))
        return code.value

    @property
    def complaint(self) -> str:
        """What it complained about: nothing, it has no standard files."""
        return ""

    def answer(self) -> bytes:
        """Wait for its line of JSON and return it; b"" when it ended without one."""
        line = b""
        if self._pipe is None and not self._meet():
            return line
        while not line.endswith(b"\n") and not self._gone.is_set():
            if (more := self._waiting_bytes()) is None:
                return b""
            line += more
            if not more:
                time.sleep(_STEP_SECONDS)
        return line

    def ask(self, line: bytes) -> None:
        """Say a line to it; one that is gone is noticed by the want of an answer."""
        count = ctypes.c_uint32()
        with self._guard:
            if self._pipe is not None:
                self._kernel.WriteFile(self._pipe, line, len(line), ctypes.byref(count), None)

    def let_go(self, deadline: float) -> int | None:
        """Stop holding on, so that it ends; return its exit code, None after `deadline` seconds."""
        self._gone.set()
        with self._guard:
            if self._pipe is not None:
                self._kernel.CloseHandle(self._pipe)
                self._pipe = None
        self._kernel.WaitForSingleObject(self._process, round(deadline * 1000))
        return self.exit_code

    def __del__(self) -> None:
        kernel = getattr(self, "_kernel", None)
        for handle in (getattr(self, "_pipe", None), getattr(self, "_process", None)):
            if kernel is not None and handle:
                kernel.CloseHandle(handle)

    def _meet(self) -> bool:
        """Open the helper's pipe; a pipe of that name that another process made is refused."""
        end = time.monotonic() + MEET_SECONDS
        while self.exit_code is None and time.monotonic() < end:
            with self._guard:
                if self._gone.is_set():
                    return False
                name = PIPE.format(self._pid)
                place = (None, _OPEN_EXISTING, _IDENTIFY_ONLY, None)
                pipe = self._kernel.CreateFileW(name, _PIPE_RIGHTS, 0, *place)
                if pipe and pipe != _NO_HANDLE:
                    self._pipe = pipe
                    return self._is_the_helpers(pipe)
            time.sleep(_STEP_SECONDS)
        return False

    def _is_the_helpers(self, pipe: int) -> bool:
        # Our handle keeps the helper's number from being given to another process.
        server = ctypes.c_uint32()
        asked = self._kernel.GetNamedPipeServerProcessId(pipe, ctypes.byref(server))
        return bool(asked) and server.value == self._pid

    def _waiting_bytes(self) -> bytes | None:
        """Return what lies in the pipe, without waiting; None when it ended."""
        count = ctypes.c_uint32()
        with self._guard:
            # A read that waits could not be ended by closing the pipe.
            if self._pipe is None:
                return None
            peek = self._kernel.PeekNamedPipe
            if not peek(self._pipe, None, 0, None, ctypes.byref(count), None):
                return None
            if not count.value:
                return b""
            place = ctypes.create_string_buffer(count.value)
            must(self._kernel.ReadFile(self._pipe, place, len(place), ctypes.byref(count), None))
            return place.raw[: count.value]


def _value(key: str, name: str) -> str | None:
    try:
        with winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, key) as opened:
            return str(winreg.QueryValueEx(opened, name)[0])
    except OSError:
        return None


def _asked_for(python: str, parameters: str) -> int:
    try:
        return elevation.start(python, parameters)
    except elevation.DeclinedError as error:
        raise PermissionError(DISMISSED, str(error)) from error


def _windows(name: str) -> ctypes.CDLL:
    return elevation.library(name, _CALLS[name])
