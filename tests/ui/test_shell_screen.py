"""With a real screen: the panel comes and goes, and the window is never out of reach."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.ui.display import Display
from tests.ui.shell_process import WindowProcess

pytestmark = [pytest.mark.screen, pytest.mark.slow]
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def display() -> Iterator[Display]:
    with Display() as screen:
        yield screen


@pytest.fixture
def panel(display: Display) -> Iterator[Callable[[], subprocess.Popen[bytes]]]:
    """Start a panel with a tray when it is called."""
    started: list[subprocess.Popen[bytes]] = []

    def start() -> subprocess.Popen[bytes]:
        started.append(
            subprocess.Popen(
                ["trayer", "--edge", "bottom", "--height", "24"],
                env={"DISPLAY": display.name, "PATH": "/usr/bin:/bin"},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        )
        return started[-1]

    yield start
    for process in started:
        process.kill()
        process.wait(10)


@pytest.fixture
def window(display: Display, tmp_path: Path) -> Iterator[Callable[..., WindowProcess]]:
    started: list[WindowProcess] = []

    def start(*arguments: str) -> WindowProcess:
        started.append(WindowProcess(tmp_path / "data", *arguments, display=display.name))
        return started[-1]

    yield start
    for process in started:
        process.kill()


def test_the_window_hides_only_while_a_panel_shows_the_icon(window, panel):
    program = window()
    program.wait_for("window shown tray none")
    tray = panel()
    program.wait_for("window shown tray there")
    program.tell("close")
    program.wait_for("window hidden tray there")
    second = window()
    assert second.wait_for("second") == "second True"
    program.wait_for("window shown tray there")
    program.tell("close")
    program.wait_for("window hidden tray there")
    tray.kill()
    tray.wait(10)
    program.wait_for("window shown tray none")
    program.tell("close")
    program.wait_for("closing")
    assert program.ended() == 0


def test_started_with_the_desktop_it_waits_in_the_panel_until_it_is_asked_for(window, panel):
    program = window("--tray")
    program.wait_for("window hidden tray none")
    panel()
    program.wait_for("window hidden tray there")
    second = window()
    assert second.wait_for("second") == "second True"
    program.wait_for("window shown tray there")


def test_pictures_are_drawn_at_both_scales(display):
    done = subprocess.run(
        [sys.executable, "packaging/screenshots.py", "--only", "shell-strips", "--theme", "light"],
        cwd=ROOT,
        env={"DISPLAY": display.name, "PATH": "/usr/bin:/bin", "HOME": "/tmp"},
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
