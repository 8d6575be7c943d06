"""What the system's own log says of the card and of memory, where this account may read it.

Linux: the journal, else the kernel's ring. Windows: the event log (written for it, and unproven
there). Only lines about the driver, the processor's traps and the killer of processes are taken:
nothing else of a person's system belongs into a failure.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from app.process import foreign_env
from app.values.system_log import Ending, FormerRun

Ask = Callable[[Sequence[str]], str]

WAIT_SECONDS = 4.0
MOST_LINES = 40
LAST_LINES = 400
_CLEAN = re.compile(
    r"Reached target .*(?:Power[- ]?Off|Reboot|Shutdown|Halt)|systemd-shutdown|Journal stopped"
    r"|Powering off|Restarting system|reboot: ",
    re.IGNORECASE,
)
_UNCLEAN = re.compile(r"uncleanly shut down", re.IGNORECASE)
_DRIVER = re.compile(
    r"\bNVRM\b|\bXid\b|nvidia|krcWatchdog|amdgpu.{0,80}(?:timeout|reset|fault)|\bAER:"
    r"|nvlddmkm|display driver|Kernel-Power|Resource-Exhaustion"
    r"|oom-kill|Out of memory: Killed|trap invalid opcode|segfault at",
    re.IGNORECASE,
)
_OF_PROCESS = re.compile(
    r"Killed process (?P<a>\d+)|\bpid=(?P<b>\d+)|\btraps: \S+?\[(?P<c>\d+)\]"
    r"|^\S+?\[(?P<d>\d+)\]: segfault"
)
# A lost card and a halted firmware concern everybody, whichever process they name.
_OF_ALL = re.compile(
    r"\bXid\b.{0,40}\): (?:79|154|119|120|62|48|8)\b|fallen off the bus", re.IGNORECASE
)
_JOURNAL = "journalctl"
_KERNEL = ("-k", "-q", "-o", "json", "-n", "1000", "--output-fields=MESSAGE")
_KMSG = Path("/dev/kmsg")
_EVENT_SOURCES = (
    "nvlddmkm",
    "Display",
    "Microsoft-Windows-Kernel-Power",
    "Microsoft-Windows-Resource-Exhaustion-Detector",
)


def since(seconds: float, pid: int | None = None, ask: Ask | None = None) -> tuple[str, ...]:
    """Return what was logged in the last `seconds` and concerns process `pid` or everybody.

    Empty when nothing was, or when this account may not read it.
    """
    if sys.platform == "win32":
        found = _events((ask or _asked)(_event_query(seconds)))
    else:
        # Not by the time of day: that is set, and then hid what had just been logged.
        moment = time.monotonic() - seconds
        asked = (ask or _asked)((_JOURNAL, *_KERNEL))
        found = tuple(_entries(asked, moment)) or tuple(_ring(moment))
    return _concerning(found, pid)


def former_run(ask: Ask | None = None) -> FormerRun:
    """Return how the start of the computer before this one ended, and what was logged last."""
    question = ask or _asked
    if sys.platform == "win32":
        found = _events(question(_event_query(3600.0)))
        down = any("41" in line and "Kernel-Power" in line for line in found)
        return FormerRun(ending="unclean" if down else "unknown", lines=_concerning(found, None))
    last = question((_JOURNAL, "-b", "-1", "-q", "-o", "cat", "-n", str(LAST_LINES)))
    lines = last.splitlines()
    mark = question((_JOURNAL, "-b", "0", "-q", "-o", "cat", "-u", "systemd-journald"))
    marks = tuple(line for line in mark.splitlines() if _UNCLEAN.search(line))[-1:]
    told = _short(line for line in lines if _DRIVER.search(line) and "oom" not in line.lower())
    return FormerRun(ending=_ending(lines, marks), lines=(*told, *marks))


def _ending(lines: Sequence[str], marks: Sequence[str]) -> Ending:
    if any(_CLEAN.search(line) for line in lines):
        return "clean"
    # A journal that is kept and ends in the middle was cut off with the computer.
    return "unclean" if marks or lines else "unknown"


def _concerning(lines: Iterable[str], pid: int | None) -> tuple[str, ...]:
    return _short(line for line in lines if _DRIVER.search(line) and _ours(line, pid))


def _short(lines: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(line.strip() for line in lines))[-MOST_LINES:]


def _ours(line: str, pid: int | None) -> bool:
    named = _OF_PROCESS.search(line)
    if named is None or _OF_ALL.search(line):
        return "oom-kill" not in line
    number = next(value for value in named.groups() if value is not None)
    return pid is not None and int(number) == pid


def _asked(command: Sequence[str]) -> str:
    """Return what a command of the system prints, "" when it is not there or not allowed."""
    try:
        done = subprocess.run(  # noqa: S603 - the system's own tools, no text of a user
            list(command),
            capture_output=True,
            timeout=WAIT_SECONDS,
            check=False,
            env=foreign_env(),
            stdin=subprocess.DEVNULL,
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.decode(errors="replace")


def _entries(text: str, moment: float) -> Iterator[str]:
    """Yield what the kernel logged since `moment` (monotonic), of a journal's entries as JSON."""
    for line in text.splitlines():
        try:
            entry = json.loads(line)
            logged = int(entry["__MONOTONIC_TIMESTAMP"]) / 1e6
        except (ValueError, TypeError, LookupError):
            continue
        if logged >= moment and isinstance(said := entry.get("MESSAGE"), str):
            yield said


def _ring(moment: float) -> Iterator[str]:
    """Yield the kernel's own ring since `moment` (monotonic), where it may be read."""
    if sys.platform == "win32":
        return
    try:
        ring = os.open(_KMSG, os.O_RDONLY | os.O_NONBLOCK)
    except OSError:
        return
    # The ring's clock stands still while the computer sleeps (see dmesg(1)), as this one does.
    with contextlib.suppress(OSError):
        try:
            while record := os.read(ring, 8192).decode(errors="replace"):
                head, _, text = record.partition(";")
                fields = head.split(",")
                if len(fields) > 2 and int(fields[2]) / 1e6 >= moment:
                    yield text.partition("\n")[0]
        finally:
            os.close(ring)


def _event_query(seconds: float) -> tuple[str, ...]:
    names = " or ".join(f"@Name='{name}'" for name in _EVENT_SOURCES)
    age = f"timediff(@SystemTime) <= {max(0, round(seconds * 1000))}"
    where = f"*[System[Provider[{names}] and TimeCreated[{age}]]]"
    return ("wevtutil", "qe", "System", f"/q:{where}", "/f:text", "/c:50", "/rd:true")


def _events(text: str) -> tuple[str, ...]:
    """Return one line for each event of `wevtutil /f:text`, oldest first: source, number, words."""
    found = []
    for block in re.split(r"^Event\[\d+\]:?\s*$", text, flags=re.MULTILINE):
        source = re.search(r"^\s*Source:\s*(\S.*?)\s*$", block, re.MULTILINE)
        number = re.search(r"^\s*Event ID:\s*(\d+)", block, re.MULTILINE)
        words = re.search(r"^\s*Description:\s*(.*)\Z", block, re.MULTILINE | re.DOTALL)
        if source and number:
            said = " ".join(words.group(1).split()) if words else ""
            found.append(f"{source.group(1)} {number.group(1)}: {said}".strip())
    return tuple(reversed(found))
