"""How a process ended, read from whatever number was reported."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

_MASK32 = 0xFFFFFFFF
_SIGNALS = {
    1: "SIGHUP",
    2: "SIGINT",
    3: "SIGQUIT",
    4: "SIGILL",
    6: "SIGABRT",
    7: "SIGBUS",
    8: "SIGFPE",
    9: "SIGKILL",
    11: "SIGSEGV",
    15: "SIGTERM",
}
NTSTATUS_NAMES = {
    0xC0000005: "access violation",
    0xC0000006: "in-page error",
    0xC0000017: "no memory",
    0xC000001D: "illegal instruction",
    0xC00000FD: "stack overflow",
    0xC000007B: "invalid image",
    0xC000012D: "commitment limit",
    0xC0000135: "library not found",
    0xC0000139: "entry point not found",
    0xC000013A: "ended by the user",
    0xC0000142: "library initialisation failed",
    0xC0000374: "heap corruption",
    0xC0000409: "fail fast (abort)",
    0xE06D7363: "uncaught C++ exception",
}
_STATUS_IN_TEXT = re.compile(
    r"(?:exit (?:status|code)|\bcode ?=|exited with (?:code|status)|returned|exitcode|exit_code|winerror"
    r"|status code|error code|terminated)\D{0,12}?(0x[0-9a-f]{8,16}|-?\d{9,20})\b",
    re.IGNORECASE,
)
_WINDOWS_ERROR = re.compile(
    r"(?:windows error |unable to start correctly \()(0x[0-9a-f]{8})", re.IGNORECASE
)


@dataclass(frozen=True)
class ExitFacts:
    """A decoded end: POSIX signal name or 32-bit Windows status; both None when neither."""

    code: int | None = None
    signal: str | None = None
    ntstatus: int | None = None

    @property
    def killed(self) -> bool:
        """Somebody sent SIGKILL."""
        return self.signal == "SIGKILL"


def as_ntstatus(number: float | str | None) -> int | None:
    """Return the 32-bit Windows status behind `number`, also when sign-extended or a double."""
    value = _whole(number)
    if value is None:
        return None
    if -(1 << 31) <= value < 0:
        value &= _MASK32
    elif value >= 1 << 63:
        return _from_extended(value)
    return value if value in NTSTATUS_NAMES or 0xC0000000 <= value <= 0xCFFFFFFF else None


def _from_extended(value: int) -> int | None:
    low = (value - (1 << 64)) & _MASK32
    if low in NTSTATUS_NAMES:
        return low
    # A number that went through a double lost its low digits: only a single match counts.
    rounded = float(value)
    fits = [known for known in NTSTATUS_NAMES if float(known - _MASK32 - 1 + (1 << 64)) == rounded]
    return fits[0] if len(fits) == 1 else None


def _whole(number: float | str | None) -> int | None:
    if number is None or isinstance(number, bool):
        return None
    try:
        if isinstance(number, str):
            return int(number.strip(), 0)
        return int(number) if math.isfinite(number) else None
    except ValueError:
        return None


def signal_name(number: float | str | None) -> str | None:
    """Return the signal behind 134, -6, 6 given as a signal, 'SIGABRT' or 'Aborted'."""
    if isinstance(number, str) and number.upper().startswith("SIG"):
        return number.upper()
    value = _whole(number)
    if value is None:
        return None
    if value < 0:
        return _SIGNALS.get(-value)
    return _SIGNALS.get(value - 128) if value > 128 else None


def decode_exit(code: object, signal: object, ntstatus: object) -> ExitFacts:
    """Decode the three spellings of a case's `exit`."""
    raw = code if isinstance(code, int | float | str) else None
    status = as_ntstatus(ntstatus if isinstance(ntstatus, int | str) else None) or as_ntstatus(raw)
    name = signal_name(signal if isinstance(signal, str) else None)
    if isinstance(signal, int) and not isinstance(signal, bool):
        name = _SIGNALS.get(signal)
    if name is None and status is None:
        name = signal_name(raw)
    return ExitFacts(code=_whole(raw), signal=name, ntstatus=status)


def status_in_text(text: str) -> int | None:
    """Return the Windows status that a log line mentions, or None."""
    match = _STATUS_IN_TEXT.search(text) or _WINDOWS_ERROR.search(text)
    return as_ntstatus(match.group(1)) if match else None
