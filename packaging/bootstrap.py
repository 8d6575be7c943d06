"""Set Plimsoll up in .venv/ and start it, or (`test`) set it up and run its tests.

    python packaging/bootstrap.py [arguments of plimsoll ...]
    python packaging/bootstrap.py test [--all] [arguments of pytest ...]
    python packaging/bootstrap.py setup

Standard library only: it runs before anything is installed.
"""

from __future__ import annotations

import ctypes.util
import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
WINDOWS = sys.platform == "win32"
PYTHON = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")
STAMP = VENV / "plimsoll-setup.sha256"
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
LANGUAGES = ROOT / "resources" / "languages"
MIN_PYTHON = (3, 11)
ALIVE_SECONDS = 30.0
# The engine is compiled with ggml's RPC device, which the tests use as a card without a card.
CMAKE_ARGS = "-DGGML_RPC=ON"

# What a missing piece is called by Debian and Ubuntu: (how it is noticed, package).
COMPILERS = {"gcc": "gcc", "g++": "g++"}
QT_LIBRARIES = {
    "glib-2.0": "libglib2.0-0",
    "EGL": "libegl1",
    "GL": "libgl1",
    "xkbcommon": "libxkbcommon0",
    "fontconfig": "libfontconfig1",
    "dbus-1": "libdbus-1-3",
    "xcb-cursor": "libxcb-cursor0",
    "xkbcommon-x11": "libxkbcommon-x11-0",
    "xcb-icccm": "libxcb-icccm4",
    "xcb-image": "libxcb-image0",
    "xcb-keysyms": "libxcb-keysyms1",
    "xcb-render-util": "libxcb-render-util0",
    "xcb-shape": "libxcb-shape0",
}
TEST_PROGRAMS = {
    "Xvfb": "xvfb",
    "xauth": "xauth",
    "dbus-daemon": "dbus-daemon",
    "trayer": "trayer",
    "openbox": "openbox",
    "xdotool": "xdotool",
}
TEST_FONTS = {
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc": "fonts-noto-cjk",
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf": "fonts-dejavu-core",
}


def main(arguments: list[str]) -> int:
    """Do what the command line says; return the exit code."""
    if sys.version_info < MIN_PYTHON:
        found = ".".join(map(str, sys.version_info[:2]))
        print(
            f"Plimsoll needs Python 3.11 or newer and this is {found}: "
            "install python3.11 (or newer) and start this file with it.",
            file=sys.stderr,
        )
        return 2
    testing = arguments[:1] == ["test"]
    try:
        set_up(testing=testing)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    try:
        make_translations()
    except SetupError as error:
        print(error, file=sys.stderr)
        if testing or arguments[:1] == ["setup"]:
            return 1
        # Without them the window speaks English.
    if testing:
        return run_tests(arguments[1:])
    if arguments[:1] == ["setup"]:
        return 0
    return subprocess.run([PYTHON, "-m", "ui", *arguments], check=False, cwd=ROOT).returncode


class SetupError(Exception):
    """Something is missing that this program cannot bring."""


def set_up(*, testing: bool) -> None:
    """Make .venv/ match pyproject.toml and the pins; quick when it already does."""
    stamp = fingerprint(testing=testing)
    done = STAMP.read_text().splitlines() if STAMP.exists() else []
    if stamp in done and PYTHON.exists():
        return
    bring_system_packages(testing=testing)
    if not PYTHON.exists():
        say("Making .venv")
        run([sys.executable, "-m", "venv", VENV], "The virtual environment could not be made.")
    extras = "starter,test,lint" if testing else "starter"
    if engine_installed():
        say("Bringing the packages up to date")
    else:
        say("Installing Plimsoll; this first time compiles the engine, about 5 minutes")
    environment = {**os.environ, "CMAKE_ARGS": os.environ.get("CMAKE_ARGS", CMAKE_ARGS)}
    pip = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--quiet"]
    run(
        [*pip, "--constraint", CONSTRAINTS, "--editable", f"{ROOT}[{extras}]"],
        "The packages could not be installed.",
        environment,
    )
    STAMP.write_text("\n".join([*done, stamp]) + "\n")


def make_translations() -> None:
    """Make what the window loads of its languages, where their files are newer."""
    sources = [*LANGUAGES.glob("*.ts"), ROOT / "packaging" / "texts.py"]
    made = [path.with_suffix(".qm") for path in LANGUAGES.glob("*.ts")]
    made.append(LANGUAGES / "sentences.json")
    newest = max(path.stat().st_mtime for path in sources)
    if any(not path.exists() or path.stat().st_mtime < newest for path in made):
        run(
            [PYTHON, ROOT / "packaging" / "translations.py", "release"],
            "The translations could not be made.",
        )


def fingerprint(*, testing: bool) -> str:
    """Return what the set-up depends on, as one hash."""
    digest = hashlib.sha256(f"{sys.version_info[:3]} {testing} {CMAKE_ARGS}".encode())
    for path in (ROOT / "pyproject.toml", CONSTRAINTS, Path(__file__)):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def bring_system_packages(*, testing: bool) -> None:
    """Install what the system lacks when run as root with apt; otherwise name all of it."""
    missing = missing_packages(testing=testing)
    if not missing:
        return
    names = " ".join(missing)
    if not shutil.which("apt-get"):
        raise SetupError(
            f"These programs or libraries are missing (names as in Debian and Ubuntu): {names}. "
            "Install them with your system's package manager and start again."
        )
    if os.geteuid() != 0:
        raise SetupError(
            f"Some system packages are missing. Install them and start again:\n"
            f"    sudo apt-get install --no-install-recommends {names}"
        )
    say(f"Installing system packages: {names}")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run(["apt-get", "update", "-qq"], "The package lists could not be read.", environment)
    run(
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing],
        "The system packages could not be installed.",
        environment,
    )


def missing_packages(*, testing: bool) -> list[str]:
    """Return the Debian names of everything that is not here (none on Windows)."""
    if WINDOWS:
        return []
    names = [
        name for library, name in QT_LIBRARIES.items() if not ctypes.util.find_library(library)
    ]
    if not has_venv():
        names.append("python3-venv")
    if not engine_installed():
        names += [name for program, name in COMPILERS.items() if not shutil.which(program)]
    if testing:
        # The simulated driver of the tests is compiled too.
        names += [name for program, name in COMPILERS.items() if not shutil.which(program)]
        names += [name for program, name in TEST_PROGRAMS.items() if not shutil.which(program)]
        names += [name for path, name in TEST_FONTS.items() if not Path(path).exists()]
    return sorted(set(names))


def has_venv() -> bool:
    """Return whether this Python can make virtual environments with pip in them."""
    probe = [sys.executable, "-c", "import venv, ensurepip"]
    return subprocess.run(probe, check=False, capture_output=True).returncode == 0


def engine_installed() -> bool:
    """Return whether .venv already holds the compiled engine."""
    return any(VENV.glob("lib/python*/site-packages/llama_cpp/__init__.py"))


def run_tests(arguments: list[str]) -> int:
    """Run the checks and the tests; return the first exit code that is not 0."""
    command = [PYTHON, ROOT / "packaging" / "check.py", *arguments]
    return subprocess.run(command, check=False, cwd=ROOT).returncode


def run(command: list[object], failure: str, environment: dict[str, str] | None = None) -> None:
    """Run `command`, showing its output and, now and then, that it goes on.

    Raises:
        SetupError: it failed; `failure` says what that means.
    """
    start = time.monotonic()
    process = subprocess.Popen([str(part) for part in command], env=environment)
    while True:
        try:
            code = process.wait(ALIVE_SECONDS)
            break
        except subprocess.TimeoutExpired:
            minutes, seconds = divmod(round(time.monotonic() - start), 60)
            say(f"Still at it after {minutes}:{seconds:02d} minutes")
    if code:
        raise SetupError(f"{failure} ({command[0]} ended with {code}; its words are above.)")


def say(text: str) -> None:
    """Tell the person what happens now."""
    print(f"plimsoll: {text} ...", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
