"""What the window costs, beside an empty one: start, memory, and the processor while idle.

    python tests/bench/window.py [--seconds 10]

Each is a process of its own on a screen of its own, with a simulated card. Start is from the
process to its first window on the screen, by the clock and in processor time, which other programs
on the machine cannot lengthen; the figures of the real one are also given as a ratio to the empty
one's.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import psutil

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tests.sim.nvml_sim import Simulator, library  # noqa: E402 - the path comes first
from tests.ui.display import Display  # noqa: E402 - the path comes first

EMPTY = (
    "from PySide6.QtWidgets import QApplication, QWidget; import sys; "
    "a = QApplication(sys.argv); w = QWidget(); w.setWindowTitle('Plimsoll'); "
    "w.resize(1200, 800); w.show(); a.exec()"
)
SETTINGS = '{"schema_version": 1, "onboarded": true}'
MIB = 1 << 20


def main() -> int:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    seconds = parser.parse_args().seconds
    with Display("1280x900x24") as display, tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        (home / "data").mkdir(parents=True)
        (home / "data" / "settings.json").write_text(SETTINGS)
        card = Simulator(library(), home / "card")
        environment = os.environ | {
            "DISPLAY": display.name,
            "PLIMSOLL_HOME": str(home),
            "QT_QPA_PLATFORM": "xcb",
            "LD_LIBRARY_PATH": str(card.library.parent),
            "NVML_SIM_STATE": str(card.state),
        }
        empty = measure([sys.executable, "-c", EMPTY], environment, seconds, keys=())
        cold = measure([sys.executable, "-m", "ui"], environment, seconds, keys=("",))
        ours = measure([sys.executable, "-m", "ui"], environment, seconds, keys=("", "ctrl+3"))
    print(f"{'':34}{'empty':>10}{'Plimsoll':>10}{'ratio':>8}")
    row("first start to window, s", empty["start"], cold["start"])
    row("second start to window, s", empty["start"], ours["start"])
    row("second start, processor seconds", empty["cpu"], ours["cpu"])
    row("resident memory, MiB", empty["rss"] / MIB, ours["rss"] / MIB)
    row("idle, % of a core", empty["idle"][0], ours["idle"][0])
    row("idle with the monitor open, %", empty["idle"][0], ours["idle"][1])
    return 0


def measure(
    command: list[str], environment: dict[str, str], seconds: float, keys: tuple[str, ...]
) -> dict[str, object]:
    """Start a program, wait for its window, and watch it after each of `keys`."""
    start = time.perf_counter()
    process = subprocess.Popen(command, env=environment, cwd=ROOT)
    try:
        while not windows(environment):
            time.sleep(0.02)
            if process.poll() is not None:
                raise RuntimeError(f"{command} ended with {process.returncode}")
        shown = time.perf_counter() - start
        seen = psutil.Process(process.pid)
        spent = sum(seen.cpu_times()[:2])
        time.sleep(5.0)
        idle = []
        for key in keys or ("",):
            if key:
                find = ["xdotool", "search", "--onlyvisible", "--name", "Plimsoll"]
                words = [*find, "windowfocus", "--sync", "key", "--clearmodifiers", key]
                subprocess.run(words, env=environment, check=True, capture_output=True)
                time.sleep(2.0)
            before = sum(seen.cpu_times()[:2])
            time.sleep(seconds)
            idle.append(100 * (sum(seen.cpu_times()[:2]) - before) / seconds)
        return {"start": shown, "cpu": spent, "rss": seen.memory_info().rss, "idle": idle}
    finally:
        process.terminate()
        process.wait(10)


def windows(environment: dict[str, str]) -> bool:
    """Return whether a window named Plimsoll is on the screen."""
    found = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--name", "Plimsoll"],
        env=environment,
        capture_output=True,
        check=False,
    )
    return bool(found.stdout.strip())


def row(name: str, empty: float, ours: float) -> None:
    """Print one line."""
    ratio = f"{ours / empty:8.1f}" if empty > 0.005 else f"{'-':>8}"
    print(f"{name:34}{empty:10.2f}{ours:10.2f}{ratio}")


if __name__ == "__main__":
    sys.exit(main())
