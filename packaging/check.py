"""Everything that must be clean, in one command: format, lint, types, import contracts, tests.

    python packaging/check.py [--fast] [--all] [arguments of pytest ...]

`--fast` leaves the tests out; `--all` adds the full counts of the fault schedules.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
STEPS = {
    "format": [BIN / "ruff", "format", "--check", "."],
    "lint": [BIN / "ruff", "check", "."],
    "types": [BIN / "mypy"],
    "imports": [BIN / "lint-imports"],
}
# What the tests must not inherit: a person's own Hub token, proxy, model folders or display scale.
FOREIGN = ("HF_", "HUGGING_FACE", "LLAMA_", "GGML_", "PLIMSOLL_", "QT_", "PYTEST_", "CUDA_")


def main(arguments: list[str]) -> int:
    """Run every step; return 0 when all are clean."""
    fast, full = "--fast" in arguments, "--all" in arguments
    rest = [word for word in arguments if word not in {"--fast", "--all"}]
    failed = [name for name, command in STEPS.items() if not step(name, command)]
    if not fast and not step("tests", test_command(rest, full=full)):
        failed.append("tests")
    print("all clean" if not failed else f"failed: {', '.join(failed)}", flush=True)
    return 1 if failed else 0


def test_command(rest: list[str], *, full: bool) -> list[object]:
    """Return the pytest command; without `--all`, tests marked `full` are left out."""
    marks = [] if full else ["-m", "not full"]
    cover = [] if rest else ["--cov", "--cov-report=term:skip-covered"]
    return [sys.executable, "-m", "pytest", "-q", *marks, *cover, *rest]


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
