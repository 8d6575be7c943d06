"""The screens that hang on NVIDIA cards: what they show lies in the cards' memory."""

from __future__ import annotations

import sys
from pathlib import Path

if sys.platform == "win32":
    from app.machine import windows

_NVIDIA = "0x10de"


def displays(root: Path = Path("/")) -> tuple[str, ...]:
    """Return connected outputs with their largest mode, 'DP-1 2560x1440', sorted.

    On Windows, where an output cannot be told from its card so cheaply, the whole desktop as one.
    """
    if sys.platform == "win32":
        return windows.desktop()
    found = []
    for folder in sorted((root / "sys/class/drm").glob("card*-*")):
        card, _, output = folder.name.partition("-")
        ours = _read(folder.parent / card / "device/vendor") == _NVIDIA
        if ours and _read(folder / "status") == "connected":
            mode = (_read(folder / "modes").splitlines() or ["unknown size"])[0]
            found.append(f"{output} {mode}")
    return tuple(found)


def _read(path: Path) -> str:
    try:
        return path.read_text(errors="replace").strip()
    except OSError:
        return ""
