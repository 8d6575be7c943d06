"""Which archive of a release runs on this computer, and why the others do not."""

from __future__ import annotations

import platform
import re
from dataclasses import dataclass

from app.machine import builds
from app.machine.builds import THIS_SYSTEM, System
from app.runtimes.release import Asset, Release
from app.values.machine import Gpu, Machine
from catalog import load
from catalog.hardware import BuildFact

NATIVE = frozenset({"8.6", "8.9", "12.0", "12.1"})
"""Compute capabilities that the releases hold machine code for; others are compiled at start."""
BLACKWELL = (10, 0)
BLACKWELL_CUDA = (12, 8)
MISCOMPILING, REPAIRED = (13, 2), (13, 2, 2)
"""nvcc of CUDA 13.2 before 13.2.2 makes wrong code for the IQ quants."""
_ARCHS = {"x86_64": "x64", "amd64": "x64", "aarch64": "arm64", "arm64": "arm64"}
_SYSTEMS = {"linux": "ubuntu", "windows": "win"}
_END = r"\.(?:tar\.gz|zip)"


@dataclass(frozen=True, slots=True)
class Offer:
    """An archive that suits, with the one that must lie beside it."""

    kind: str
    main: Asset
    beside: Asset | None = None
    cuda: str = ""

    @property
    def size_bytes(self) -> int:
        """What is fetched."""
        return self.main.size_bytes + (self.beside.size_bytes if self.beside else 0)


@dataclass(frozen=True, slots=True)
class Refused:
    """An archive that does not suit, and why."""

    kind: str
    name: str
    why: str


@dataclass(frozen=True, slots=True)
class Offers:
    """What fits, best first, and what does not."""

    fitting: tuple[Offer, ...]
    refused: tuple[Refused, ...]


def wanted_tag() -> str:
    """Return the release of the very commit that the binding describes."""
    return load.runtimes().binding.build


def bad_build(tag: str) -> BuildFact | None:
    """Return what is known to be broken in a build; None when nothing is."""
    number = int(re.sub(r"\D", "", tag) or 0)
    for fact in load.runtimes().builds:
        first, last = fact.first_build or 0, fact.last_build or fact.first_build or 0
        if fact.kind == "bad" and first <= number <= last:
            return fact
    return None


def this_arch() -> str:
    """Return this processor's name in the archives: x64 or arm64."""
    return _ARCHS.get(platform.machine().lower(), platform.machine().lower())


def offers(
    release: Release, machine: Machine, *, system: System = THIS_SYSTEM, arch: str | None = None
) -> Offers:
    """Return the CUDA archives that suit every card here, then Vulkan's and the processor's."""
    arch = arch or this_arch()
    found, refused = [], []
    for main, cuda in _cuda_archives(release, system, arch):
        kind = f"cu{cuda.partition('.')[0]}"
        beside = _beside(release, main)
        why = _objection(cuda, kind, machine, system) or _incomplete(main, beside)
        if why:
            refused.append(Refused(kind, main.name, why))
        else:
            found.append(Offer(kind, main, beside, cuda))
    found.sort(key=lambda offer: (_preference(offer.kind, machine, system), _reversed(offer.cuda)))
    plain = [
        Offer(kind, asset)
        for kind, middle in (("vulkan", "vulkan-"), ("cpu", _cpu_word(system)))
        if machine.gpus or kind == "cpu"
        for asset in _named(release, f"{middle}{arch}", system)
        if asset.sha256
    ]
    return Offers((*found, *plain), tuple(refused))


def _cpu_word(system: System) -> str:
    return "cpu-" if system == "windows" else ""


def _named(release: Release, ending: str, system: System) -> list[Asset]:
    pattern = f"llama-{re.escape(release.tag)}-bin-{_SYSTEMS[system]}-{ending}{_END}"
    return [asset for asset in release.assets if re.fullmatch(pattern, asset.name)]


def _cuda_archives(release: Release, system: System, arch: str) -> list[tuple[Asset, str]]:
    found = _named(release, rf"cuda-\d+(?:\.\d+)+-{arch}", system)
    return [(asset, asset.name.partition("-cuda-")[2].partition("-")[0]) for asset in found]


def _beside(release: Release, main: Asset) -> Asset | None:
    """Return the archive with NVIDIA's libraries; Windows names leave the build out."""
    tail = main.name.removeprefix(f"llama-{release.tag}-")
    names = {f"cudart-llama-{release.tag}-{tail}", f"cudart-llama-{tail}"}
    return next((asset for asset in release.assets if asset.name in names), None)


def _incomplete(main: Asset, beside: Asset | None) -> str:
    if beside is None:
        return "The archive with NVIDIA's libraries that belongs beside it is missing."
    if not main.sha256 or not beside.sha256:
        return "The release does not say its SHA-256, so it cannot be verified."
    return ""


def _objection(cuda: str, kind: str, machine: Machine, system: System) -> str:
    if not machine.gpus:
        return "No NVIDIA card was found."
    version = _numbers(cuda)
    if version[:2] == MISCOMPILING and version < REPAIRED:
        return "CUDA 13.2 before 13.2.2 makes wrong code for IQ quants."
    for gpu in machine.gpus:
        if why := _card_objection(version, kind, gpu, system):
            return why
    return ""


def _card_objection(version: tuple[int, ...], kind: str, gpu: Gpu, system: System) -> str:
    if gpu.compute_capability is None:
        return f"{gpu.name} does not tell its compute capability."
    if _numbers(gpu.compute_capability) >= BLACKWELL and version < BLACKWELL_CUDA:
        return f"It has no code for {gpu.name}: CUDA 12.8 or newer is needed."
    choices = {choice.runtime: choice for choice in builds.for_card(gpu, system)}
    if kind not in choices:
        return f"It does not suit {gpu.name} (compute capability {gpu.compute_capability})."
    needed = _numbers(choices[kind].min_driver)
    if gpu.compute_capability not in NATIVE:
        # The driver compiles the code, and only one as new as the toolkit can read it.
        needed = max(needed, _toolkit_driver(version, system))
    if _numbers(gpu.driver) < needed:
        shown = ".".join(map(str, needed))
        return f"The driver {gpu.driver} is too old for it on {gpu.name}: {shown} is needed."
    return ""


def _toolkit_driver(version: tuple[int, ...], system: System) -> tuple[int, ...]:
    """Return the driver that came with a toolkit; (0,) where it is not known."""
    for row in load.runtimes().drivers:
        if _numbers(row.cuda) == version[:2] and system == "linux":
            return _numbers(row.driver_linux)
    return (0,)


def _preference(kind: str, machine: Machine, system: System) -> int:
    ranks = [
        choice.preference
        for gpu in machine.gpus
        for choice in builds.for_card(gpu, system)
        if choice.runtime == kind
    ]
    return max(ranks, default=99)


def _reversed(cuda: str) -> tuple[int, ...]:
    return tuple(-number for number in _numbers(cuda))


def _numbers(version: str | None) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", version or ""))
