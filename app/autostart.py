"""Starting with the desktop: one entry that belongs to the person, written only when asked.

Linux: `autostart/plimsoll.desktop` of the XDG configuration folder. Windows: a value of the user's
own Run key. A person may switch the entry off in the system's own settings; that is respected.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from app.errors import DiskProblemError
from app.files import write_atomic

HIDDEN = "--tray"
"""The argument with which the system starts us: in the tray, without a window."""
_NAME = "Plimsoll"
_RUN_KEY = r"Software\Microsoft\Windows\CurrentVersion\Run"
_QUOTED = set(" \t\n\"'\\><~|&;$*?#()`")


def command() -> tuple[str, ...]:
    """Return the words that start this very program in the tray."""
    return (sys.executable, "-m", "ui", HIDDEN)


def is_on() -> bool:
    """Whether the system will start us, as far as it can be read."""
    found = _read()
    return found is not None and _enabled(found)


def refresh() -> None:
    """Let an entry that is on start this program, wherever it was moved by an update."""
    found = _read()
    if found is not None and _enabled(found) and found != _text():
        switch(on=True)


def switch(*, on: bool) -> None:
    """Write the entry, or take it away.

    Raises:
        DiskProblemError: the system refuses.
    """
    try:
        _write() if on else _remove()
    except OSError as error:
        raise DiskProblemError(
            f"The entry that starts Plimsoll with the desktop cannot be changed "
            f"({error.strerror or error}).",
            fix="Add or remove it in the system's own settings.",
            cause="folder-not-writable",
        ) from error


if sys.platform == "win32":
    import subprocess
    import winreg

    def _text() -> str:
        return subprocess.list2cmdline(command())

    def _enabled(_: str) -> bool:
        return True

    def _read() -> str | None:
        try:
            with winreg.OpenKey(winreg.HKEY_CURRENT_USER, _RUN_KEY) as key:
                return str(winreg.QueryValueEx(key, _NAME)[0])
        except OSError:
            return None

    def _write() -> None:
        with winreg.CreateKey(winreg.HKEY_CURRENT_USER, _RUN_KEY) as key:
            winreg.SetValueEx(key, _NAME, 0, winreg.REG_SZ, _text())

    def _remove() -> None:
        if _read() is not None:
            access = winreg.KEY_SET_VALUE
            with winreg.OpenKey(winreg.HKEY_CURRENT_USER, _RUN_KEY, 0, access) as key:
                winreg.DeleteValue(key, _NAME)

else:

    def entry_path() -> Path:
        """Return where the desktop looks for what it starts."""
        base = os.environ.get("XDG_CONFIG_HOME") or "~/.config"
        return Path(base).expanduser() / "autostart" / "plimsoll.desktop"

    def _text() -> str:
        return "\n".join(
            (
                "[Desktop Entry]",
                "Type=Application",
                f"Name={_NAME}",
                "Comment=Local models, planned before and proven after",
                f"Exec={' '.join(map(_word, command()))}",
                "Icon=plimsoll",
                "Terminal=false",
                "X-GNOME-Autostart-enabled=true",
                "",
            )
        )

    def _enabled(found: str) -> bool:
        lines = {line.strip().lower() for line in found.splitlines()}
        return not lines & {"hidden=true", "x-gnome-autostart-enabled=false"}

    def _read() -> str | None:
        try:
            return entry_path().read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            return None

    def _write() -> None:
        entry_path().parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_atomic(entry_path(), _text().encode())

    def _remove() -> None:
        entry_path().unlink(missing_ok=True)


def _word(text: str) -> str:
    """Return one argument as the desktop entry specification quotes it."""
    text = text.replace("%", "%%")
    if not set(text) & _QUOTED:
        return text
    for letter in '\\"`$':
        text = text.replace(letter, f"\\{letter}")
    return '"' + text.replace("\\", "\\\\") + '"'
