"""The program's start: the window, the engine's worker, or the command line."""

from __future__ import annotations

import os
import sys


def main() -> int:
    """Decide by the arguments before anything heavy is imported."""
    arguments = sys.argv[1:]
    if not arguments or _is_for_the_window(arguments):
        if not _has_screen():
            sys.stderr.write(
                "plimsoll: There is no screen to open the window on.\n"
                "  Start it in a desktop session, or use a command: plimsoll --help\n"
            )
            return 1
        from ui.application import run  # noqa: PLC0415 - imports Qt

        return run(arguments)
    if arguments[0] == "engine-host":
        from app.engine.host import main as engine_host  # noqa: PLC0415 - loads the engine

        return engine_host(arguments[1:])
    from app.cli import main as command_line  # noqa: PLC0415 - not needed for the window

    return command_line(arguments)


def _has_screen() -> bool:
    """Qt aborts the process where it finds no display server."""
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def _is_for_the_window(arguments: list[str]) -> bool:
    """The desktop starts us with a file, a link or, at login, the word for the tray.

    A file that is not there is said in the window: no command is called like one.
    """
    if len(arguments) != 1:
        return False
    word = arguments[0].lower()
    return word == "--tray" or word.endswith(".gguf") or word.startswith("plimsoll:")


if __name__ == "__main__":
    raise SystemExit(main())
