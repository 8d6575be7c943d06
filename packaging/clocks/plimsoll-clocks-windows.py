"""Lock the SM clock of an NVIDIA card for as long as a pipe is held, on Windows. Never run so far.

    pythonw -I -S plimsoll-clocks.py lock UUID MODE PID SID    MODE: tdp, cap, or highest MHz
    pythonw -I -S plimsoll-clocks.py reset PID SID             give back what was left behind

While it holds, a line with another MODE on its pipe changes the lock; q gives it back.

Runs with an administrator's rights, started by a person's yes to Windows (UAC), which hands no
standard files over: it answers on a named pipe called after its own process, which only the process
PID of the account SID may open. It is one file that needs nothing but Python's standard library
(3.9 or newer) and the driver's own library, reads no environment, and takes no path: whatever runs
as administrator can be read here from top to bottom.
"""

from __future__ import annotations

import contextlib
import ctypes
import functools
import json
import os
import re
import sys
import time
import winreg
from collections.abc import Callable, Iterator
from pathlib import Path

LIBRARY = "nvml.dll"
PIPE = r"\\.\pipe\plimsoll-clocks-{}"
# Volatile: gone with every start of the computer, as are locks. All may read it, only
# administrators may write under SOFTWARE.
KEY = r"SOFTWARE\PlimsollClocks"
SID = re.compile(r"S-1-(5-21|12-1)(-[0-9]{1,10}){4}")  # of this computer, a domain, or Entra
PID = re.compile(r"[1-9][0-9]{0,9}")
MEET_SECONDS = 15.0
GUARD_SECONDS = 5.0
LONGEST_WISH = 64
# SYSTEM, the administrators, and the service that owns what Windows itself installed.
TRUSTED = {
    "S-1-5-18",
    "S-1-5-32-544",
    "S-1-5-80-956008885-3418522649-1831038044-1853292631-2271478464",
}


# --- The card and its lock: the same text in both helpers, which a test holds. ---
UUID = re.compile(r"GPU-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
TDP, UNLIMITED = 0xFFFFFF01, 0xFFFFFF02  # nvmlClockLimitId_t
SM, MEMORY = 1, 2  # nvmlClockType_t
INVALID, NOT_SUPPORTED, NO_PERMISSION, NOT_FOUND, TOO_SMALL, NO_FUNCTION = 2, 3, 4, 6, 7, 13
NEXT_STEP = {INVALID, NOT_SUPPORTED, NO_FUNCTION}
PERCENT = (80, 70)  # of the highest clock, where the driver knows no TDP limit
VOLTA = 7
KEPT_SECONDS = 1.0
HOLDER_SECONDS = 2.0


class RefusedError(Exception):
    """It will not be done: `cause` is one word for programs, the text is for people."""

    def __init__(self, cause: str, text: str, code: int | None = None) -> None:
        super().__init__(text)
        self.cause = cause
        self.code = code


class DriverError(Exception):
    """A call of the driver's library answered with `code`."""

    def __init__(self, function: str, code: int) -> None:
        super().__init__(f"{function} answered {code}")
        self.code = code


class Driver:
    """The driver's library, opened at an absolute path."""

    def __init__(self, library: str) -> None:
        self._nvml = ctypes.CDLL(library)
        self.call("nvmlInit_v2")

    def call(self, name: str, *arguments: object) -> None:
        """Call one function; raise DriverError when it does not answer 0."""
        try:
            function = self._nvml[name]
        except AttributeError:
            raise DriverError(name, NO_FUNCTION) from None
        if code := function(*arguments):
            raise DriverError(name, code)

    def card(self, uuid: str) -> Card:
        """Find a card."""
        handle = ctypes.c_void_p()
        self.call("nvmlDeviceGetHandleByUUID", uuid.encode(), ctypes.byref(handle))
        return Card(self, handle)


class Card:
    """One card of the open driver."""

    def __init__(self, driver: Driver, handle: ctypes.c_void_p) -> None:
        self._driver = driver
        self._handle = handle
        self.locked = False

    def number(self, function: str, *arguments: object) -> int:
        """Return one number the driver tells."""
        found = ctypes.c_uint()
        self._driver.call(function, self._handle, *arguments, ctypes.byref(found))
        return found.value

    def sm_mhz(self) -> int:
        """Return the SM clock now."""
        return self.number("nvmlDeviceGetClockInfo", ctypes.c_uint(SM))

    def architecture(self) -> int | None:
        """Return the first number of the compute capability, None where it is not told."""
        major, minor = ctypes.c_int(), ctypes.c_int()
        name, places = "nvmlDeviceGetCudaComputeCapability", (major, minor)
        with contextlib.suppress(DriverError):
            self._driver.call(name, self._handle, *map(ctypes.byref, places))
            return major.value
        return None

    def supported_mhz(self) -> list[int]:
        """Return the SM clocks that can be set, lowest first; none where they are not told."""
        try:
            memory = max(self._list("nvmlDeviceGetSupportedMemoryClocks"))
            clocks = self._list("nvmlDeviceGetSupportedGraphicsClocks", ctypes.c_uint(memory))
        except (DriverError, ValueError):
            return []
        return sorted(clocks)

    def lock(self, low: int, high: int) -> None:
        """Ask for the lock."""
        arguments = (self._handle, ctypes.c_uint(low), ctypes.c_uint(high))
        self._driver.call("nvmlDeviceSetGpuLockedClocks", *arguments)
        self.locked = True

    def reset(self) -> None:
        """Give the clocks back to the driver; tried five times."""
        for again in (True, True, True, True, False):
            try:
                self._driver.call("nvmlDeviceResetGpuLockedClocks", self._handle)
            except DriverError:
                if not again:
                    raise
                time.sleep(0.1)
            else:
                return

    def _list(self, function: str, *arguments: object) -> list[int]:
        count = ctypes.c_uint(0)
        try:
            self._driver.call(function, self._handle, *arguments, ctypes.byref(count), None)
        except DriverError as error:
            if error.code != TOO_SMALL:
                raise
        values = (ctypes.c_uint * count.value)()
        self._driver.call(function, self._handle, *arguments, ctypes.byref(count), values)
        return list(values)


def steps(mode: str, supported: list[int]) -> list[tuple[int, int]]:
    """Return the pairs (lowest, highest) to ask for, in order; the two kinds are never mixed."""
    share = [under(supported, supported[-1] * percent // 100) for percent in PERCENT if supported]
    numbers = [(supported[0], high) for high in share]
    if mode == "tdp":
        return [(TDP, TDP), *numbers]
    if mode == "cap":
        return [(UNLIMITED, TDP), *numbers]
    if not re.fullmatch(r"[1-9][0-9]{1,4}", mode):
        raise RefusedError("usage", "The mode is tdp, cap, or a number of MHz.")
    if not supported:
        raise RefusedError("clock-lock-unsupported", "The driver does not tell the card's clocks.")
    if not supported[0] <= int(mode) <= supported[-1]:
        text = f"The card's clocks go from {supported[0]} to {supported[-1]} MHz."
        raise RefusedError("clock-out-of-range", text)
    return [(supported[0], under(supported, int(mode)))]


def under(supported: list[int], mhz: int) -> int:
    """Return the highest supported clock that is not above `mhz`."""
    return max((clock for clock in supported if clock <= mhz), default=supported[0])


def lock_first(card: Card, pairs: list[tuple[int, int]]) -> tuple[int, int]:
    """Set the first pair that the driver takes and the card keeps."""
    refused = NOT_SUPPORTED
    for low, high in pairs:
        try:
            card.lock(low, high)
        except DriverError as error:
            if error.code not in NEXT_STEP:
                raise
            refused = error.code
            continue
        if high == TDP or kept(card, high):
            return low, high
        refused = 0
    if not refused:
        raise RefusedError("clocks-not-kept", "The driver took the lock, the card ignores it.")
    raise RefusedError("clock-lock-unsupported", "The driver refuses to lock this card.", refused)


def kept(card: Card, high: int) -> bool:
    """Return whether the SM clock comes down to `high`."""
    end = time.monotonic() + KEPT_SECONDS
    while card.sm_mhz() > high:
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def hold(driver: Driver, markers: Markers, starter: Starter, uuid: str, mode: str) -> None:
    """Lock a card, say so, lock it otherwise when asked to, and give the clocks back at the end."""
    card = driver.card(uuid)
    if (architecture := card.architecture()) is not None and architecture < VOLTA:
        text = "Clocks can be locked on Volta (2017) and newer cards only."
        raise RefusedError("clock-lock-unsupported", text)
    supported = card.supported_mhz()
    pairs, before = steps(mode, supported), card.sm_mhz()
    with markers.guard():
        if holder := markers.helper(uuid):
            raise RefusedError("clocks-already-locked", f"Process {holder} holds the lock.")
        left_behind = uuid in markers.uuids()
        markers.write(uuid, mode)
        try:
            low, high = lock_first(card, pairs)
            markers.complete(uuid, low, high, mode)
        except BaseException:
            if card.locked or left_behind:
                give_back(card, markers, uuid)
            markers.remove(uuid)
            raise
    try:
        told = {"uuid": uuid, "mode": mode, "low": low, "high": high, "before_mhz": before}
        starter.say(locked=told | {"sm_mhz": card.sm_mhz()}, relocks=True)
        while wish := starter.next_wish():
            before = card.sm_mhz()
            with markers.guard():
                if markers.helper(uuid) != os.getpid():  # somebody has given it back
                    return
                limits = lock_again(card, starter, wish, supported)
                if limits is None:
                    continue
                low, high = limits
                markers.complete(uuid, low, high, wish)
            told = {"uuid": uuid, "mode": wish, "low": low, "high": high, "before_mhz": before}
            starter.say(locked=told | {"sm_mhz": card.sm_mhz()}, relocks=True)
    finally:
        if markers.helper(uuid) == os.getpid():  # else somebody else has given it back
            give_back(card, markers, uuid)


def lock_again(
    card: Card, starter: Starter, wish: str, supported: list[int]
) -> tuple[int, int] | None:
    """Set another lock; where that is refused, say so and return None.

    A wish that the card was not asked for leaves the lock that is held; after one that it ignored
    or the driver refused, the clocks are given back.
    """
    try:
        pairs = steps(wish, supported)
    except RefusedError as error:
        if error.cause != "clock-out-of-range":
            raise
        starter.say(error=described(error), relocks=True, kept=True)
        return None
    try:
        return lock_first(card, pairs)
    except RefusedError as error:
        card.reset()
        starter.say(error=described(error), relocks=True)
        return None


def give_back(card: Card, markers: Markers, uuid: str) -> None:
    """Reset a card; its marker goes only when that worked."""
    card.reset()
    markers.remove(uuid)


def restore(driver: Driver, markers: Markers) -> list[str]:
    """Give back what the markers name; a process that still holds a lock is asked first."""
    found = markers.uuids()
    for uuid in found:
        if holder := markers.helper(uuid):
            markers.dismiss(holder)
            end = time.monotonic() + HOLDER_SECONDS
            while markers.helper(uuid) and time.monotonic() < end:
                time.sleep(0.02)
        with markers.guard():
            if uuid in markers.uuids():
                restore_one(driver, markers, uuid)
    return found


def restore_one(driver: Driver, markers: Markers, uuid: str) -> None:
    """Reset one card; a card that was taken out has nothing to give back."""
    try:
        card = driver.card(uuid)
    except DriverError as error:
        if error.code != NOT_FOUND:
            raise
        markers.remove(uuid)
    else:
        give_back(card, markers, uuid)


def refusal(error: DriverError) -> RefusedError:
    """Say what a driver's code means."""
    known = {
        NOT_SUPPORTED: ("clock-lock-unsupported", "The driver does not support it here."),
        NO_PERMISSION: ("clock-lock-forbidden", "The driver does not allow it to anybody here."),
        NOT_FOUND: ("clock-card-unknown", "There is no such card."),
        9: ("driver-module-not-loaded", "The NVIDIA driver is not running."),
        15: ("gpu-lost-xid79", "The card fell off the bus."),
        18: ("driver-library-mismatch", "The driver was updated; restart the computer."),
    }
    cause, text = known.get(error.code, ("clock-lock-refused", f"The driver failed: {error}."))
    return RefusedError(cause, text, error.code)


def described(error: RefusedError) -> dict[str, object]:
    """Return a refusal as it is written."""
    return {"cause": error.cause, "text": str(error), "code": error.code}


def answered(starter: Starter, work: Callable[[], None]) -> int:
    """Do it, or say why not; return 0, 2 for arguments that make no sense, 3 when refused."""
    try:
        work()
    except (RefusedError, DriverError, OSError) as error:
        if isinstance(error, DriverError):
            error = refusal(error)
        if isinstance(error, OSError):
            error = RefusedError("clock-helper-failed", str(error))
        starter.say(error=described(error))
        return 2 if error.cause == "usage" else 3
    return 0


# --- Windows: who may be trusted, what is noted, and who holds on. ---
HANDLE, NUMBER, POINTER, TEXT = ctypes.c_void_p, ctypes.c_uint32, ctypes.c_void_p, ctypes.c_wchar_p
TRUTH, STATUS = ctypes.c_int, ctypes.c_long
CALLS = {
    "kernel32": {
        "CancelIoEx": (TRUTH, HANDLE, POINTER),
        "CloseHandle": (TRUTH, HANDLE),
        "ConnectNamedPipe": (TRUTH, HANDLE, POINTER),
        "CreateEventW": (HANDLE, POINTER, TRUTH, TRUTH, TEXT),
        "CreateFileW": (HANDLE, TEXT, NUMBER, NUMBER, POINTER, NUMBER, NUMBER, HANDLE),
        "CreateNamedPipeW": (HANDLE, TEXT, *[NUMBER] * 6, POINTER),
        "GetNamedPipeClientProcessId": (TRUTH, HANDLE, POINTER),
        "GetOverlappedResult": (TRUTH, HANDLE, POINTER, POINTER, TRUTH),
        "GetProcessTimes": (TRUTH, HANDLE, *[POINTER] * 4),
        "GetSystemDirectoryW": (NUMBER, POINTER, NUMBER),
        "LocalFree": (POINTER, POINTER),
        "OpenProcess": (HANDLE, NUMBER, TRUTH, NUMBER),
        "ReadFile": (TRUTH, HANDLE, POINTER, NUMBER, POINTER, POINTER),
        "SetDefaultDllDirectories": (TRUTH, NUMBER),
        "TerminateProcess": (TRUTH, HANDLE, NUMBER),
        "WaitForSingleObject": (NUMBER, HANDLE, NUMBER),
        "WriteFile": (TRUTH, HANDLE, POINTER, NUMBER, POINTER, POINTER),
    },
    "advapi32": {
        "ConvertSidToStringSidW": (TRUTH, POINTER, POINTER),
        "ConvertStringSecurityDescriptorToSecurityDescriptorW": (
            *(TRUTH, TEXT, NUMBER, POINTER, POINTER),
        ),
        "GetAce": (TRUTH, POINTER, NUMBER, POINTER),
        "GetNamedSecurityInfoW": (NUMBER, TEXT, NUMBER, NUMBER, *[POINTER] * 5),
        "RegCreateKeyExW": (STATUS, HANDLE, TEXT, NUMBER, TEXT, NUMBER, NUMBER, *[POINTER] * 3),
    },
    "shell32": {"IsUserAnAdmin": (TRUTH,)},
}
NO_HANDLE = ctypes.c_void_p(-1).value
SYSTEM32 = 0x800  # LOAD_LIBRARY_SEARCH_SYSTEM32
SHARING_VIOLATION, PIPE_CONNECTED, IO_PENDING = 32, 535, 997
QUERY, TERMINATE = 0x1000, 0x1  # PROCESS_QUERY_LIMITED_INFORMATION, PROCESS_TERMINATE
FOREVER = 0xFFFFFFFF
PIPE_MODE = 0x3 | 0x40000000 | 0x00080000  # duplex, overlapped, first instance
LOCAL_ONLY = 0x8  # PIPE_REJECT_REMOTE_CLIENTS; bytes, blocking
# Read and write without FILE_CREATE_PIPE_INSTANCE: the client asks for exactly these rights.
PIPE_RIGHTS = 0x12019B
FILE_OBJECT, OWNER_AND_DACL = 1, 1 | 4
ALLOWED, INHERIT_ONLY = 0, 0x8
DENIED = {1, 6, 10, 12}
REPLACE = 0x40 | 0x10000 | 0x40000 | 0x80000 | 0x10000000 | 0x40000000
"""DELETE_CHILD, DELETE, WRITE_DAC, WRITE_OWNER, GENERIC_ALL, GENERIC_WRITE."""
CHANGE = REPLACE | 0x2 | 0x4 | 0x10 | 0x100
"""Also write, append or add, and write attributes."""
UNIX_EPOCH = 116444736000000000  # as a FILETIME: tenths of microseconds since 1601


class Overlapped(ctypes.Structure):
    """OVERLAPPED."""

    _fields_ = [
        ("internal", ctypes.c_size_t),
        ("high", ctypes.c_size_t),
        ("offset", ctypes.c_uint64),
        ("event", HANDLE),
    ]


class SecurityAttributes(ctypes.Structure):
    """SECURITY_ATTRIBUTES; `inherit` stays 0, so that no child gets the handle."""

    _fields_ = [("length", NUMBER), ("descriptor", POINTER), ("inherit", TRUTH)]


class Ace(ctypes.Structure):
    """ACCESS_ALLOWED_ACE; its SID begins at `sid`."""

    _fields_ = [
        ("kind", ctypes.c_ubyte),
        ("flags", ctypes.c_ubyte),
        ("size", ctypes.c_uint16),
        ("mask", NUMBER),
        ("sid", NUMBER),
    ]


class Acl(ctypes.Structure):
    """ACL."""

    _fields_ = [
        ("revision", ctypes.c_ubyte),
        ("unused", ctypes.c_ubyte),
        ("size", ctypes.c_uint16),
        ("count", ctypes.c_uint16),
        ("unused_too", ctypes.c_uint16),
    ]


@functools.cache
def windows(library: str) -> ctypes.CDLL:
    """Return one of Windows' own libraries with the signatures that are used here."""
    found = ctypes.WinDLL(library, use_last_error=True)
    for name, (answer, *takes) in CALLS[library].items():
        function = getattr(found, name)
        function.restype, function.argtypes = answer, takes
    return found


def must(answer: int | None) -> int:
    """Return what a call of Windows answered; raise OSError when that says that it failed."""
    if not answer or answer == NO_HANDLE:
        raise ctypes.WinError(ctypes.get_last_error())
    return answer


@contextlib.contextmanager
def attributes(text: str) -> Iterator[object]:
    """Yield the security attributes that a descriptor's text (SDDL) stands for."""
    kernel, descriptor = windows("kernel32"), ctypes.c_void_p()
    convert = windows("advapi32").ConvertStringSecurityDescriptorToSecurityDescriptorW
    must(convert(text, 1, ctypes.byref(descriptor), None))
    try:
        size = ctypes.sizeof(SecurityAttributes)
        yield ctypes.byref(SecurityAttributes(size, descriptor.value, 0))
    finally:
        kernel.LocalFree(descriptor)


def sid_text(sid: int) -> str:
    """Return the text of a SID in memory."""
    found = ctypes.c_void_p()
    must(windows("advapi32").ConvertSidToStringSidW(sid, ctypes.byref(found)))
    try:
        return ctypes.wstring_at(found.value)
    finally:
        windows("kernel32").LocalFree(found)


def changers(path: Path, rights: int) -> Iterator[str]:
    """Yield the SIDs that own a file or folder, or have one of `rights` on it."""
    security, descriptor = windows("advapi32"), ctypes.c_void_p()
    owner, acl = ctypes.c_void_p(), ctypes.c_void_p()
    places = (ctypes.byref(owner), None, ctypes.byref(acl), None, ctypes.byref(descriptor))
    if code := security.GetNamedSecurityInfoW(str(path), FILE_OBJECT, OWNER_AND_DACL, *places):
        raise ctypes.WinError(code)
    try:
        yield sid_text(owner.value)
        if not acl.value:  # no list at all: everybody may do everything
            yield "everybody"
            return
        for n in range(Acl.from_address(acl.value).count):
            place = ctypes.c_void_p()
            must(security.GetAce(acl, n, ctypes.byref(place)))
            ace = Ace.from_address(place.value)
            if ace.kind in DENIED or ace.flags & INHERIT_ONLY or not ace.mask & rights:
                continue
            # Another kind of entry may end in more than a SID, and is not seen on such files.
            known = ace.kind == ALLOWED
            yield sid_text(place.value + Ace.sid.offset) if known else "an entry not understood"
    finally:
        windows("kernel32").LocalFree(descriptor)


def trusted(path: Path) -> Path:
    """Return the real path; refuse it unless administrators alone can change or replace it."""
    real = path.resolve()
    for part in (real, *real.parents):
        # Everybody may make folders in a drive's root; that replaces none of what lies there.
        rights = CHANGE if part in (real, real.parent) else REPLACE
        if others := set(changers(part, rights)) - TRUSTED:
            text = f"{part} can be changed by others: {', '.join(sorted(others))}."
            raise RefusedError("clock-helper-not-trusted", text)
    return real


def system_folder() -> Path:
    """Return Windows' own folder of libraries, asked of Windows and not of the environment."""
    place = ctypes.create_unicode_buffer(300)
    must(windows("kernel32").GetSystemDirectoryW(place, len(place)))
    return Path(place.value)


def open_driver() -> Driver:
    """Open the system's own library of the driver."""
    path = system_folder() / LIBRARY
    if not path.exists():
        raise RefusedError("driver-not-installed", "There is no NVIDIA driver in this system.")
    return Driver(str(trusted(path)))


class Markers:
    """The notes of what is locked: one value per card, written before the change."""

    def __init__(self, holder: int) -> None:
        self._holder = holder
        self._kernel = windows("kernel32")
        key, everything, volatile = ctypes.c_void_p(), 0xF013F, 1  # KEY_ALL_ACCESS, in 64 bits
        create, root = windows("advapi32").RegCreateKeyExW, int(winreg.HKEY_LOCAL_MACHINE)
        places = (None, ctypes.byref(key), None)
        if code := create(root, KEY, 0, None, volatile, everything, *places):
            raise ctypes.WinError(code)
        self._key = key.value

    @contextlib.contextmanager
    def guard(self) -> Iterator[None]:
        """Let one process at a time look and write; users cannot open the guard's file."""
        end, open_file = time.monotonic() + GUARD_SECONDS, self._kernel.CreateFileW
        name, write, always = str(Path(__file__).with_name("guard")), 0x40000000, 4
        with attributes("D:P(A;;FA;;;SY)(A;;FA;;;BA)") as security:
            while True:  # without sharing, one alone can have it open
                guard = open_file(name, write, 0, security, always, 0x80, None)
                if guard and guard != NO_HANDLE:
                    break
                if ctypes.get_last_error() != SHARING_VIOLATION:
                    must(guard)
                if time.monotonic() > end:
                    raise RefusedError("clock-helper-busy", "Another one is at it.")
                time.sleep(0.02)
        try:
            yield
        finally:
            self._kernel.CloseHandle(guard)

    def uuids(self) -> list[str]:
        """Return the cards that have a marker."""
        names = [
            winreg.EnumValue(self._key, n)[0] for n in range(winreg.QueryInfoKey(self._key)[1])
        ]
        return sorted(name for name in names if UUID.fullmatch(name))

    def write(self, uuid: str, mode: str) -> None:
        """Note that this process is about to lock a card."""
        note = {
            "uuid": uuid,
            "mode": mode,
            "helper_pid": os.getpid(),
            "helper_start": start_of(os.getpid()),
            "holder_pid": self._holder,
            "holder_uid": None,  # accounts have no numbers here
            "since": time.time(),
        }
        self._put(uuid, note)

    def complete(self, uuid: str, low: int, high: int, mode: str) -> None:
        """Add what was set."""
        self._put(uuid, self._note(uuid) | {"low": low, "high": high, "mode": mode})

    def remove(self, uuid: str) -> None:
        """Forget a card."""
        with contextlib.suppress(FileNotFoundError):
            winreg.DeleteValue(self._key, uuid)

    def helper(self, uuid: str) -> int | None:
        """Return the process that holds a card's lock, None when it is gone."""
        try:
            note = self._note(uuid)
            pid, start = int(note["helper_pid"]), note["helper_start"]
        except (OSError, ValueError, KeyError):
            return None
        return pid if start is not None and start_of(pid) == start else None

    def dismiss(self, holder: int) -> None:
        """End a process that holds a lock; what it held is given back by the caller."""
        process = must(self._kernel.OpenProcess(TERMINATE, 0, holder))
        try:
            must(self._kernel.TerminateProcess(process, 0))
        finally:
            self._kernel.CloseHandle(process)

    def _note(self, uuid: str) -> dict[str, object]:
        return json.loads(winreg.QueryValueEx(self._key, uuid)[0])

    def _put(self, uuid: str, note: dict[str, object]) -> None:
        winreg.SetValueEx(self._key, uuid, 0, winreg.REG_SZ, json.dumps(note))


def start_of(pid: int) -> float | None:
    """Return when a living process started (Unix seconds); pid and start name it for ever."""
    kernel = windows("kernel32")
    process = kernel.OpenProcess(QUERY, 0, pid)
    if not process:
        return None
    try:
        start, end, *others = (ctypes.c_uint64() for _ in range(4))
        places = (ctypes.byref(place) for place in (start, end, *others))
        must(kernel.GetProcessTimes(process, *places))
    finally:
        kernel.CloseHandle(process)
    # A process that ended can be opened while somebody holds it: then it has an end.
    return None if end.value else round((start.value - UNIX_EPOCH) / 1e7, 2)


class Starter:
    """Whoever started this: it hears the answer, and the lock lasts while it keeps the pipe."""

    def __init__(self, pid: int, sid: str) -> None:
        self._pid = pid
        self._heard = b""
        self._kernel = windows("kernel32")
        name, limits = PIPE.format(os.getpid()), (1, 4096, 4096, 0)
        with attributes(f"D:P(A;;0x{PIPE_RIGHTS:x};;;{sid})") as security:
            create = self._kernel.CreateNamedPipeW
            self._pipe = must(create(name, PIPE_MODE, LOCAL_ONLY, *limits, security))
        self._event = must(self._kernel.CreateEventW(None, 1, 0, None))

    def meet(self) -> None:
        """Wait until the starter comes; refuse any other process."""
        if self._done(self._kernel.ConnectNamedPipe, MEET_SECONDS) is None:
            raise RefusedError("clock-helper-failed", "Nobody came to the pipe.")
        client = NUMBER()
        must(self._kernel.GetNamedPipeClientProcessId(self._pipe, ctypes.byref(client)))
        if client.value != self._pid:
            raise RefusedError("clock-helper-not-trusted", "Another process came to the pipe.")

    def say(self, **reply: object) -> None:
        """Write one line; whoever started this may be gone or not listening."""
        line = json.dumps(reply).encode() + b"\n"
        self._done(self._kernel.WriteFile, 1.0, ctypes.create_string_buffer(line), len(line), None)

    def next_wish(self) -> str | None:
        """Return the next line of the pipe; None when it ends, or says q."""
        place = ctypes.create_string_buffer(4096)
        while b"\n" not in self._heard:
            count = self._done(self._kernel.ReadFile, None, place, len(place), None)
            words = place.raw[: count or 0]
            self._heard += words
            if not words or b"q" in words or len(self._heard) > LONGEST_WISH:
                return None
        line, _, self._heard = self._heard.partition(b"\n")
        return line.decode("ascii", "replace")

    def _done(
        self, function: Callable[..., int], seconds: float | None, *arguments: object
    ) -> int | None:
        """Return the bytes that a call on the pipe moved; None when it failed, or after `seconds`."""
        state, count = Overlapped(event=self._event), NUMBER()
        place = ctypes.byref(state)
        if not function(self._pipe, *arguments, place):
            code = ctypes.get_last_error()
            if code == PIPE_CONNECTED:
                return 0
            if code != IO_PENDING:
                return None
        wait = FOREVER if seconds is None else round(seconds * 1000)
        if self._kernel.WaitForSingleObject(self._event, wait):
            self._kernel.CancelIoEx(self._pipe, place)
        # Waits also for the cancelled call: until then Windows may write into `state`.
        done = self._kernel.GetOverlappedResult(self._pipe, place, ctypes.byref(count), 1)
        return count.value if done else None


def settle() -> None:
    """Depend on nothing the starter decides: environment, folder, where libraries are found."""
    os.environ.clear()
    os.chdir(system_folder())
    must(windows("kernel32").SetDefaultDllDirectories(SYSTEM32))


def run(starter: Starter, words: list[str], holder: int) -> None:
    """Do what the words say, for the process `holder`."""
    starter.meet()
    if not windows("shell32").IsUserAnAdmin():
        raise RefusedError("clock-helper-not-root", "Only an administrator may lock clocks.")
    for path in (__file__, sys.executable, os.__file__):
        trusted(Path(path))
    markers = Markers(holder)
    if words == ["reset"]:
        starter.say(reset=restore(open_driver(), markers) if markers.uuids() else [])
    else:
        hold(open_driver(), markers, starter, *words[1:])


def sensible(words: list[str]) -> bool:
    """Return whether this can be done at all."""
    if words == ["reset"]:
        return True
    if len(words) != 3 or words[0] != "lock" or not UUID.fullmatch(words[1]):
        return False
    try:
        return bool(steps(words[2], [1, 99999]))
    except RefusedError:
        return False


def main(arguments: list[str]) -> int:
    """Run; return 0, 2 for arguments that make no sense, or 3 when it was refused."""
    *words, pid, sid = arguments if len(arguments) > 2 else ["", "", ""]
    if not (PID.fullmatch(pid) and SID.fullmatch(sid) and sensible(words)):
        return 2
    settle()
    starter = Starter(int(pid), sid)
    return answered(starter, lambda: run(starter, words, int(pid)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
