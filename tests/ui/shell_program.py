"""The whole window with a core that only remembers: run as a process by the tests.

    python tests/ui/shell_program.py DATA_FOLDER [slow-close] [--tray] [FILE or LINK]

Prints a line for everything a test waits for.
"""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Slot

from app.commands import Command
from app.links import is_link
from app.settings import Settings
from app.values.chat import Conversation
from tests.ui import flow_values as v
from tests.ui.scenes import RecordingCore
from ui.bridge import Bridge
from ui.collector import GuiCollector
from ui.crash import CrashReporter
from ui.guard import guard_overrides
from ui.program import Program, make_application
from ui.single import SingleInstance, hand_over


def say(*words: object) -> None:
    print(*words, flush=True)


class Archive:
    """No conversation was kept."""

    def search(self, words: str) -> tuple[Conversation, ...]:
        return ()

    def export_markdown(self, conversation: str) -> str:
        return ""

    def export_json(self, conversation: str) -> str:
        return ""


class ProcessCore(RecordingCore):
    """Prints what it is asked; may take its time to close."""

    def __init__(self, *, slow: bool) -> None:
        settings = Settings(onboarded=True, close_to_tray=True)
        super().__init__(replace(v.having(v.READY), settings=settings))
        self.chats = Archive()
        self.slow = slow

    def do(self, command: Command) -> None:
        about = (getattr(command, name, "") for name in ("path", "ref", "link"))
        say("asked", command.type, next(filter(None, about), ""))

    def close(self, deadline: float = 3.0) -> bool:
        say("closing")
        time.sleep(1.0 if self.slow else 0.0)
        return True


class Beat(QObject):
    """Says the longest pause of the loop at the end."""

    def __init__(self) -> None:
        super().__init__()
        self.last = time.monotonic()
        self.longest = 0.0
        self.timer = QTimer(self)
        self.timer.timeout.connect(self.beat)
        self.timer.start(20)

    @Slot()
    def beat(self) -> None:
        now = time.monotonic()
        self.longest = max(self.longest, now - self.last)
        self.last = now


def main() -> int:
    guard_overrides()
    data = Path(sys.argv[1])
    last = sys.argv[-1]
    path = last if last.endswith(".gguf") or is_link(last) else ""
    app = make_application()
    CrashReporter(app).install()
    GuiCollector(app)
    single = SingleInstance(data, app)
    if not single.acquire():
        say("second", hand_over(data, path))
        return 0
    bridge = Bridge(app)
    program = Program(app, ProcessCore(slow="slow-close" in sys.argv), bridge, single)
    program.begin(hidden="--tray" in sys.argv)
    Ear(program)
    beat = Beat()
    say("up")
    watch = QTimer()
    watch.timeout.connect(lambda: say_window(program))
    watch.start(100)
    code = app.exec()
    say("end", code, "longest", round(beat.longest, 2))
    single.release()
    return code


class Ear(QObject):
    """Hears the words on stdin."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.program = program
        self.notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read, self)
        self.notifier.activated.connect(self.hear)

    @Slot()
    def hear(self) -> None:
        word = sys.stdin.readline().strip()
        if word == "close":
            self.program.window.close()
        if not word:
            self.notifier.setEnabled(False)


seen: list[tuple[bool, bool]] = []


def say_window(program: Program) -> None:
    """Say when the window or the tray appears or goes."""
    now = (program.window.isVisible(), program.tray.available)
    if not seen or seen[-1] != now:
        seen.append(now)
        say("window", "shown" if now[0] else "hidden", "tray", "there" if now[1] else "none")


if __name__ == "__main__":
    raise SystemExit(main())
