"""The operating system around us: its name, WSL, a container, the C library."""

from __future__ import annotations

import os
import platform
import sys
from pathlib import Path

_WINDOWS_11_BUILD = 22000


def os_text(root: Path = Path("/")) -> str:
    """Return the system's name with its version, 'Debian GNU/Linux 12 (bookworm), Linux 6.1'."""
    if sys.platform == "win32":
        build = sys.getwindowsversion().build
        return f"Windows {11 if build >= _WINDOWS_11_BUILD else 10} (build {build})"
    kernel = f"{platform.system()} {platform.release()}"
    for line in _read(root / "etc/os-release").splitlines():
        key, _, value = line.partition("=")
        if key == "PRETTY_NAME":
            return f"{value.strip().strip(chr(34))}, {kernel}"
    return kernel


def in_wsl(root: Path = Path("/")) -> bool:
    """Return whether this Linux runs inside Windows."""
    if sys.platform == "win32":
        return False
    return "microsoft" in _read(root / "proc/version").lower() or (root / "dev/dxg").exists()


def in_container(root: Path = Path("/")) -> bool:
    """Return whether this is a container rather than a whole system."""
    if sys.platform == "win32":
        return False
    if (root / ".dockerenv").exists() or (root / "run/.containerenv").exists():
        return True
    if "container" in os.environ:
        return True
    groups = _read(root / "proc/1/cgroup")
    return any(word in groups for word in ("docker", "kubepods", "/lxc", "containerd"))


def glibc() -> str | None:
    """Return the version of the GNU C library; None elsewhere."""
    if sys.platform == "win32":
        return None
    try:
        text = os.confstr("CS_GNU_LIBC_VERSION")
    except (ValueError, OSError):
        return None
    return text.rpartition(" ")[2] if text else None


def secure_boot(root: Path = Path("/")) -> bool:
    """Return whether the firmware refuses unsigned kernel modules (Linux)."""
    for path in (root / "sys/firmware/efi/efivars").glob("SecureBoot-*"):
        try:
            return path.read_bytes()[-1:] == b"\x01"
        except OSError:
            return False
    return False


def nouveau(root: Path = Path("/")) -> bool:
    """Return whether the open nouveau driver holds the card instead of NVIDIA's."""
    return (root / "sys/module/nouveau").exists()


def _read(path: Path) -> str:
    try:
        return path.read_text(errors="replace")
    except OSError:
        return ""
