"""Whether this system has what the libraries of a build need, known before any is loaded."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from app.machine import system
from app.runtimes import elf
from app.runtimes.runtime import device_prefix
from app.runtimes.trouble import LATER, RuntimeProblemError

_DRIVERS_OWN = "libcuda.so.1"
_PARTS = {"CUDA": "ggml-cuda", "Vulkan": "ggml-vulkan"}
_CUDA_DLLS = ("cudart64_", "cublas64_", "cublaslt64_")
_FOLDERS = (
    "lib64",
    "usr/lib64",
    "lib",
    "usr/lib",
    "usr/local/lib",
    "usr/lib/wsl/lib",
    "run/opengl-driver/lib",
)


@dataclass(frozen=True, slots=True)
class FolderNeeds:
    """What the libraries of one folder ask of the system."""

    glibc: tuple[int, ...]
    missing: tuple[str, ...]
    """'libfoo.so.1 (for libggml-cuda.so)'."""


def of_folder(folder: Path, root: Path = Path("/")) -> FolderNeeds:
    """Return what the Linux libraries in `folder` need and do not find.

    Raises:
        RuntimeProblemError: one of them is no library for this kind of processor.
    """
    glibc: tuple[int, ...] = ()
    missing: dict[str, str] = {}
    here = {path.name for path in folder.iterdir()}
    places, cache = _places(root), _loader_cache(root)
    for path in sorted(folder.iterdir()):
        if ".so" not in path.name or path.is_symlink():
            continue
        try:
            found = elf.needs(path)
        except elf.ElfError as error:
            raise RuntimeProblemError(
                f"{path.name} is no library that can be loaded here ({error}).",
                fix=LATER,
                cause="archive-damaged",
            ) from error
        glibc = max(glibc, found.glibc)
        for name in found.libraries:
            known = name in here or f"\0{name}\0".encode() in cache
            if not known and not any((place / name).exists() for place in places):
                missing.setdefault(name, path.name)
    return FolderNeeds(glibc, tuple(f"{name} (for {user})" for name, user in missing.items()))


def check_whole(folder: Path, kind: str) -> None:
    """Refuse a folder without the libraries that a build of `kind` must have.

    Raises:
        RuntimeProblemError: one is missing, by name.
    """
    here = {path.name for path in folder.iterdir()}
    windows = sys.platform == "win32"
    wanted = ["llama.dll", "ggml.dll", "ggml-base.dll"]
    if not windows:
        wanted = ["libllama.so", "libggml.so.0", "libggml-base.so.0"]
    if prefix := device_prefix(kind):
        wanted.append(f"{_PARTS[prefix]}.dll" if windows else f"lib{_PARTS[prefix]}.so")
    absent = [name for name in wanted if name not in here]
    if absent:
        raise RuntimeProblemError(
            f"The engine lacks {', '.join(absent)}.",
            fix=f"Fetch it again with `plimsoll runtimes install {kind}`. {LATER}",
            cause="missing-runtime-library",
        )


def check_glibc(folder: Path, here: str | None = None) -> str:
    """Return the oldest GNU C library that the folder runs with ("": none, or Windows).

    Raises:
        RuntimeProblemError: this system's is older, or a file is no library.
    """
    have = here or system.glibc()
    if sys.platform == "win32" or have is None:
        return ""
    needed = of_folder(folder).glibc
    shown = ".".join(map(str, needed))
    if needed > elf.numbers(have):
        raise RuntimeProblemError(
            f"This engine needs the GNU C library {shown}, and this system has {have}.",
            fix=alternatives(),
            cause="glibc-too-old",
        )
    return shown


def check_libraries(folder: Path, *, windows: bool = sys.platform == "win32") -> None:
    """Refuse a folder whose libraries need others that are neither in it nor in the system.

    On Windows only NVIDIA's own are looked for; without them the engine would quietly run on
    the processor.

    Raises:
        RuntimeProblemError: one is missing, by name.
    """
    missing = _missing_dlls(folder) if windows else of_folder(folder).missing
    if any(name.startswith(_DRIVERS_OWN) for name in missing):
        raise RuntimeProblemError(
            f"{_DRIVERS_OWN}, a part of NVIDIA's driver, is not on this computer.",
            fix="Install NVIDIA's driver for the card.",
            cause="driver-not-installed",
        )
    if missing:
        raise RuntimeProblemError(
            f"The engine needs {', '.join(missing)}, which is not on this computer.",
            fix=f"Install it with the system's packages, or take another kind. {alternatives()}",
            cause="missing-runtime-library",
        )


def _missing_dlls(folder: Path) -> tuple[str, ...]:
    here = {path.name.lower() for path in folder.iterdir()}
    if "ggml-cuda.dll" not in here:
        return ()
    return tuple(
        f"{stem}*.dll (for ggml-cuda.dll)"
        for stem in _CUDA_DLLS
        if not any(name.startswith(stem) for name in here)
    )


def alternatives() -> str:
    """Return the other ways to an engine for the card, best first."""
    return (
        "In this order: 1. a CUDA wheel of llama-cpp-python 0.3.36 from its own index; 2. a build "
        'on this computer: install the CUDA toolkit (nvcc), set CMAKE_ARGS="-DGGML_CUDA=ON '
        '-DGGML_RPC=ON" and set Plimsoll up anew; 3. `plimsoll runtimes install vulkan`; '
        "4. the processor, as set up."
    )


def _places(root: Path) -> tuple[Path, ...]:
    """Return where the system's loader looks beyond its cache."""
    own = [Path(path) for path in os.environ.get("LD_LIBRARY_PATH", "").split(":") if path]
    listed = []
    for conf in sorted((root / "etc/ld.so.conf.d").glob("*.conf")):
        lines = conf.read_text(errors="replace").splitlines()
        listed += [Path(line.strip()) for line in lines if line.startswith("/")]
    usual = [root / folder for folder in _FOLDERS]
    multi = [
        found for folder in ("lib", "usr/lib") for found in (root / folder).glob("*-linux-gnu")
    ]
    return (*own, *listed, *usual, *multi)


def _loader_cache(root: Path) -> bytes:
    """Return the names that the system's loader knows, each between zero bytes."""
    try:
        return (root / "etc/ld.so.cache").read_bytes()
    except OSError:
        return b""
