"""Everything that must be clean, in one command: format, lint, types, import contracts, tests.

    python packaging/check.py [--fast] [--all] [--system] [--coverage] [arguments of pytest ...]

`--fast` leaves the tests out; `--all` adds the full counts of the fault schedules; `--system` runs
only what needs root and a system to throw away (Linux; it installs Debian's pkexec into that one);
`--coverage` counts the lines that ran, which takes twice the time. A whole run uses two processes.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
# What a system lacks that nothing runs on here. What follows a question for the system is then
# unreachable, and rightly so; a cache would be the other system's.
WINDOWS = ("--platform", "win32", "--no-warn-unreachable", "--no-incremental")
STEPS = {
    "format": [BIN / "ruff", "format", "--check", "."],
    "lint": [BIN / "ruff", "check", "."],
    "types": [BIN / "mypy"],
    "types for Windows": [BIN / "mypy", *WINDOWS],
    "imports": [BIN / "lint-imports"],
}
# Which tests an option chooses.
MARKS = {"--system": "system", "--all": "not system"}
DEFAULT_MARKS = "not full and not system"
OPTIONS = {"--fast", "--coverage", *MARKS}
# What the tests must not inherit: a person's own Hub token, proxy, model folders or display scale.
# Without byte code each of the hundreds of processes, and each test file, is compiled anew.
FOREIGN = (
    "PYTHONDONTWRITEBYTECODE",
    "HF_",
    "HUGGING_FACE",
    "LLAMA_",
    "GGML_",
    "PLIMSOLL_",
    "QT_",
    "PYTEST_",
    "CUDA_",
)


def main(arguments: list[str]) -> int:
    """Run every step; return 0 when all are clean."""
    options = OPTIONS & set(arguments)
    rest = [word for word in arguments if word not in options]
    failed = [name for name, command in STEPS.items() if not step(name, command)]
    if "--fast" not in options and not step("tests", test_command(rest, options)):
        failed.append("tests")
    print("all clean" if not failed else f"failed: {', '.join(failed)}", flush=True)
    return 1 if failed else 0


def test_command(rest: list[str], options: set[str]) -> list[object]:
    """Return the pytest command: one process for what `rest` names, for a whole run two."""
    marks = next((MARKS[option] for option in MARKS if option in options), DEFAULT_MARKS)
    command: list[object] = [sys.executable, "-m", "pytest", "-q", "-m", marks]
    if not rest and "--system" not in options:
        # In the order of tests/conftest.py: otherwise files of few but long tests come last.
        command += ["-n", "2", "--dist", "loadfile", "--no-loadscope-reorder"]
    if "--coverage" in options:
        command += ["--cov", "--cov-report=term:skip-covered"]
    return [*command, *rest]


def step(name: str, command: list[object]) -> bool:
    """Run one step and print how long it took; return whether it was clean."""
    start = time.monotonic()
    environment = {
        key: value for key, value in os.environ.items() if not key.startswith(FOREIGN)
    } | {"QT_QPA_PLATFORM": "offscreen"}
    words = [str(part) for part in command]
    code = subprocess.run(words, check=False, cwd=ROOT, env=environment).returncode
    state = "ok" if code == 0 else f"FAILED ({code})"
    print(f"-- {name}: {state}, {time.monotonic() - start:.1f} s", flush=True)
    return code == 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
