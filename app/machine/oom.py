"""How often the system ended a process because memory ran out (Linux)."""

from __future__ import annotations

from pathlib import Path


def kills(root: Path = Path("/")) -> int | None:
    """Return the count since the start of the computer, of every control group; None: not told.

    The kernel counts in /proc/vmstat since 4.13, readable by everybody; whom it ended stands in
    its log alone, which users may not read.
    """
    try:
        text = (root / "proc/vmstat").read_text()
    except OSError:
        return None
    for line in text.splitlines():
        name, _, value = line.partition(" ")
        if name == "oom_kill" and value.strip().isdigit():
            return int(value)
    return None
