"""A desktop of its own, and the real window on it: only keys go in, only files and pixels come out.

The window is `python -m ui`, a process with folders of its own. What it does is read where a
person's next start would read it: its settings, session, receipts, queue and chats on the disk, its
processes, and the colours on the screen.
"""

from __future__ import annotations

import json
import mmap
import os
import sqlite3
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, Self

import psutil

ROOT = Path(__file__).resolve().parents[2]
SIZE = (1280, 900)
STRETCH, TALL = 48, 6
"""Pixels beside and below each other that make a filled place, and no letter, icon or line."""
FOREIGN = ("HF_", "HUGGING_FACE", "LLAMA_", "GGML_", "PLIMSOLL_", "QT_", "XDG_", "DBUS_", "CUDA_")


def until(question: Callable[[], Any], what: str, seconds: float = 60.0) -> Any:
    """Ask until the answer is true, and return it."""
    end = time.monotonic() + seconds
    while not (answer := question()):
        if time.monotonic() > end:
            raise AssertionError(f"never came true: {what}")
        time.sleep(0.05)
    return answer


class Desktop:
    """Xvfb with a window manager and a panel; its picture is a file in `folder`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._started = ExitStack()
        self.name = ""

    def __enter__(self) -> Self:
        try:
            self._begin()
        except BaseException:
            self._started.close()
            raise
        return self

    def _begin(self) -> None:
        wide, high = SIZE
        screen = ["-screen", "0", f"{wide}x{high}x24", "-fbdir", str(self._folder)]
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", *screen, "-nolisten", "tcp", "-noreset"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self._started.callback(_end, server)
        assert server.stdout is not None
        self.name = f":{server.stdout.readline().strip()}"
        self._start(["openbox"])
        until(lambda: self.say("get_desktop"), "windows are managed")
        until(self._panel, "the panel is there")

    def __exit__(self, *_: object) -> None:
        self._started.close()

    def _panel(self) -> bool:
        """Start the panel, again when it fell over the window manager's own start."""
        process = self._start(["trayer", "--edge", "bottom", "--height", "24"])
        while process.poll() is None:
            if self.say("search", "--class", "trayer"):
                return True
            time.sleep(0.05)
        return False

    @property
    def environment(self) -> dict[str, str]:
        """What a program needs to appear here, and nothing of the person's own."""
        kept = {key: value for key, value in os.environ.items() if not key.startswith(FOREIGN)}
        return kept | {"DISPLAY": self.name, "HOME": str(self._folder)}

    def _start(self, words: list[str]) -> subprocess.Popen[bytes]:
        quiet = subprocess.DEVNULL
        process = subprocess.Popen(words, env=self.environment, stdout=quiet, stderr=quiet)
        self._started.callback(_end, process)
        return process

    def say(self, *words: str) -> str:
        """Run xdotool; return what it answers, nothing when it finds nothing."""
        command = ["xdotool", *words]
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True)  # noqa: PLW1510
        return done.stdout.strip()

    @contextmanager
    def _picture(self) -> Iterator[tuple[mmap.mmap, int, int]]:
        """Give the picture (4 bytes a pixel: blue, green, red, unused), its start and a row's bytes."""
        with (
            (self._folder / "Xvfb_screen0").open("rb") as file,
            mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as picture,
        ):
            head = struct.unpack(">25I", picture[:100])
            yield picture, head[0] + 12 * head[19], head[12]

    def shows(self, colour: str) -> bool:
        """Whether a place filled with `colour` (#RRGGBB) is anywhere on the screen."""
        return self.place(colour) is not None

    def place(self, colour: str) -> tuple[int, int] | None:
        """Return the first place, px, that is filled with `colour`."""
        pixel = bytes.fromhex(colour[1:])[::-1]
        with self._picture() as (picture, start, row_bytes):
            # The fourth byte means nothing; Qt fills it, others do not.
            for stretch in ((pixel + unused) * STRETCH for unused in (b"\xff", b"\0")):
                found = picture.find(stretch, start)
                while found >= 0:
                    below = found + TALL * row_bytes
                    if picture[below : below + len(stretch)] == stretch:
                        y, x = divmod(found - start, row_bytes)
                        return x // 4 + STRETCH // 2, y
                    found = picture.find(stretch, found + 4)
        return None

    def click(self, colour: str) -> None:
        """Click on what is filled with `colour`, as soon as it is there."""
        x, y = until(lambda: self.place(colour), f"{colour} is seen")
        self.say("mousemove", str(x), str(y + TALL), "click", "1")


def _end(process: subprocess.Popen[Any]) -> None:
    process.terminate()
    process.wait(10)
    if process.stdout is not None:
        process.stdout.close()


class App:
    """The window as a process, with the folders under `home`."""

    def __init__(self, desktop: Desktop, home: Path, **environment: str) -> None:
        self.desktop = desktop
        self.home = home
        own = {
            "PLIMSOLL_HOME": str(home / "plimsoll"),
            "HF_HOME": str(home / "hub"),
            "XDG_CONFIG_HOME": str(home / "config"),
            "QT_QPA_PLATFORM": "xcb",
            **environment,
        }
        (home / "config").mkdir(parents=True, exist_ok=True)
        self.environment = desktop.environment | own
        self.process: subprocess.Popen[bytes] | None = None

    def settle(self, **settings: object) -> None:
        """Write settings as an earlier start would have left them."""
        data = self.home / "plimsoll" / "data"
        data.mkdir(parents=True, exist_ok=True)
        (data / "settings.json").write_text(json.dumps({"schema_version": 1, **settings}))

    # --- start and end -------------------------------------------------------------------------
    def start(self, *arguments: str) -> Self:
        """Start it and wait for its window, which then has the keyboard."""
        with (self.home / "output.txt").open("ab") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "ui", *arguments],
                cwd=ROOT,
                env=self.environment,
                stdout=output,
                stderr=output,
            )
        self.window = until(self._window, "the window is on the screen")
        self.desktop.say("windowactivate", "--sync", self.window)
        return self

    def _window(self) -> str:
        found = self.desktop.say(
            "search", "--all", "--onlyvisible", "--pid", str(self.pid), "--name", "."
        )
        return found.splitlines()[0] if found else ""

    @property
    def shown(self) -> bool:
        """Whether its window is on the screen."""
        return bool(self._window())

    @property
    def pid(self) -> int:
        """Its process."""
        assert self.process is not None
        return self.process.pid

    @property
    def alive(self) -> bool:
        """Whether it runs."""
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """End it as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(10)

    def ended(self, seconds: float = 30.0) -> int:
        """Return the exit code when it has ended by itself."""
        assert self.process is not None
        return self.process.wait(seconds)

    # --- what a person does --------------------------------------------------------------------
    def press(self, *keys: str) -> None:
        """Press `keys` one after the other."""
        self.desktop.say("key", "--clearmodifiers", "--delay", "30", *keys)

    def press_until(self, key: str, question: Callable[[], Any], what: str) -> None:
        """Press `key` now and then, as somebody does who waits for a button, until it is true."""

        def tried() -> bool:
            self.press(key)
            time.sleep(0.5)
            return bool(question())

        until(tried, what)

    def type(self, text: str) -> None:
        """Type `text`."""
        self.desktop.say("type", "--delay", "10", text)

    def do(self, words: str) -> None:
        """Have it done by its name, in the command palette."""
        self.press("ctrl+k")
        self.type(words)
        self.press("Return")

    # --- what is left behind -------------------------------------------------------------------
    def file(self, name: str, folder: str = "data") -> dict[str, Any]:
        """Return a document of its folders, empty while there is none."""
        path = self.home / "plimsoll" / folder / name
        return json.loads(path.read_text()) if path.exists() else {}

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        """Return what the chats' database answers, read beside the running program."""
        path = self.home / "plimsoll" / "data" / "chats.sqlite"
        if not path.exists():
            return []
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
            return database.execute(query).fetchall()

    def reply(self) -> tuple[str, str]:
        """Return the newest reply's state and what is kept of its text."""
        newest = self.rows(
            "SELECT state, text || (SELECT COALESCE(GROUP_CONCAT(text, ''), '') FROM runs"
            " WHERE reply = id) FROM entries WHERE role = 'assistant' ORDER BY n DESC LIMIT 1"
        )
        return newest[0] if newest else ("", "")

    def account(self) -> str:
        """Return what is left behind, for whoever wonders why something never came true."""
        said = self.rows("SELECT role, state, length(text) FROM entries ORDER BY n")
        told = (self.home / "output.txt").read_text()[-2000:]
        settings = self.file("settings.json")
        return (
            f"alive: {self.alive}, engines: {len(self.workers())}, entries: {said}\n"
            f"onboarded: {settings.get('onboarded')}, failures: {self.file('failures.json', 'state')}\n"
            f"it printed: {told}"
        )

    def workers(self) -> list[psutil.Process]:
        """Return the engines that are its children."""
        return [child for child in self.children() if "app.engine.host" in _words(child)]

    def children(self) -> list[psutil.Process]:
        """Return every process that it started."""
        try:
            return psutil.Process(self.pid).children(recursive=True)
        except psutil.NoSuchProcess:
            return []


def belonging_to(home: Path) -> list[psutil.Process]:
    """Return every process on this machine that lives in `home`."""
    return [process for process in psutil.process_iter() if str(home) in _home(process)]


def _home(process: psutil.Process) -> str:
    try:
        return process.environ().get("PLIMSOLL_HOME", "")
    except psutil.Error:
        return ""


def _words(process: psutil.Process) -> list[str]:
    try:
        return process.cmdline()
    except psutil.Error:
        return []
