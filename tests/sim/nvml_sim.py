"""A simulated NVIDIA card for tests and for developers without one (Linux, needs a C compiler).

    python tests/sim/nvml_sim.py --profile rtx-3090-ti --print-env

prints the environment under which Plimsoll, or any program that uses NVML, sees that card.
"""

from __future__ import annotations

import argparse
import contextlib
import ctypes
import functools
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pynvml

SOURCE = Path(__file__).resolve().parent / "nvml"
LIBRARY = "libnvidia-ml.so.1"
MIB = 1 << 20


def profiles() -> list[str]:
    """Return the names of the machines that can be simulated."""
    return sorted(path.stem for path in (SOURCE / "profiles").glob("*.txt"))


def build(folder: Path) -> Path:
    """Compile the simulator into `folder`; return the library's path."""
    target = folder / LIBRARY
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc") or "cc"
    command = [compiler, "-O1", "-fPIC", "-shared", "-fvisibility=hidden", "-pthread"]
    command += [f"-Wl,-soname,{LIBRARY}", "-o", str(target)]
    subprocess.run([*command, *map(str, sorted(SOURCE.glob("*.c")))], check=True)
    return target


@functools.cache
def library() -> Path:
    """Return the compiled simulator, built once per test run and removed at its end."""
    holder = tempfile.TemporaryDirectory(prefix="nvml-sim-", ignore_cleanup_errors=True)
    _KEPT.append(holder)
    return build(Path(holder.name))


_KEPT: list[tempfile.TemporaryDirectory[str]] = []


def ramp(start: float, end: float, seconds: float) -> str:
    """Return a value that moves from `start` to `end`, beginning now."""
    return f"@{time.time():.6f}:{start}:{end}:{seconds}"


class Simulator:
    """One simulated machine: a script in `folder` that can be changed while programs run."""

    def __init__(self, so: Path, folder: Path, profile: str = "rtx-3090-ti") -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.library = so
        self.state = folder / "nvml.txt"
        self.log = folder / "nvml.log"
        self._values: dict[str, str] = {}
        self.use(profile)

    def use(self, profile: str) -> None:
        """Become another machine."""
        text = (SOURCE / "profiles" / f"{profile}.txt").read_text()
        self._values = dict(line.split("=", 1) for line in text.splitlines() if line)
        self._write()

    def set(self, **values: object) -> None:
        """Change the machine's values: `count`, `driver`, `init_err`, `root` ..."""
        self._change(values)

    def card(self, index: int = 0, **values: object) -> None:
        """Change one card; `_` stands for `.`: `mem_used`, `clk_sm`, `util_gpu`, `lost`, `temp`."""
        self._change({f"{index}.{key.replace('_', '.')}": value for key, value in values.items()})

    def fail(self, function: str, code: int, index: int | None = None) -> None:
        """Answer `function` with `code` (0: mend it)."""
        self._change({f"{'' if index is None else f'{index}.'}err.{function}": code})

    def xid(self, number: int, index: int = 0) -> None:
        """Deliver an Xid event."""
        sequence = int(self._values.get(f"{index}.xid_seq", "0")) + 1
        self._change({f"{index}.xid": number, f"{index}.xid_seq": sequence})

    def calls(self, function: str) -> int:
        """Return how often `function` was called by any process."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return sum(f" {function}(" in line for line in lines)

    def locked_clocks(self, index: int = 0) -> tuple[int, int] | None:
        """Return the lock in force on a card's SM clock."""
        path = Path(f"{self.state}.lock{index}")
        if not path.exists():
            return None
        low, high = path.read_text().split()
        return int(low), int(high)

    def environment(self) -> dict[str, str]:
        """Return what a child process needs to see this machine."""
        folders = (str(self.library.parent), os.environ.get("LD_LIBRARY_PATH"))
        return {
            "LD_LIBRARY_PATH": ":".join(filter(None, folders)),
            "NVML_SIM_STATE": str(self.state),
            "NVML_SIM_LOG": str(self.log),
        }

    @contextlib.contextmanager
    def injected(self) -> Iterator[Simulator]:
        """Let the nvidia-ml-py of this process see this machine."""
        before = {key: os.environ.get(key) for key in ("NVML_SIM_STATE", "NVML_SIM_LOG")}
        old = pynvml.nvmlLib
        os.environ.update({key: self.environment()[key] for key in before})
        pynvml.nvmlLib = ctypes.CDLL(str(self.library))
        pynvml._nvmlGetFunctionPointer_cache.clear()
        try:
            yield self
        finally:
            pynvml.nvmlLib = old
            pynvml._nvmlGetFunctionPointer_cache.clear()
            for key, value in before.items():
                os.environ.pop(key, None) if value is None else os.environ.update({key: value})

    def _change(self, values: dict[str, object]) -> None:
        self._values |= {key: str(value) for key, value in values.items()}
        self._write()

    def _write(self) -> None:
        fresh = self.state.with_suffix(".new")
        fresh.write_text("".join(f"{key}={value}\n" for key, value in self._values.items()))
        fresh.replace(self.state)


def main() -> int:
    """Build the simulator and print its environment."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--profile", choices=profiles(), default="rtx-3090-ti")
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "nvml-sim")
    parser.add_argument("--print-env", action="store_true", help="print it for a shell's eval")
    parser.add_argument("command", nargs="*", help="run this under the simulated card")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    simulator = Simulator(build(options.folder), options.folder / options.profile, options.profile)
    if options.print_env or not options.command:
        for key, value in simulator.environment().items():
            print(f"export {key}={shlex.quote(value)}")
    if not options.command:
        return 0
    environment = os.environ | simulator.environment()
    return subprocess.run(options.command, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
