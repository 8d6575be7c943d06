"""Rows about cards, drivers, the engine's builds and the driver's fault numbers."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from catalog.schema import Entry, Slug, Sources, Text, Version


class Gpu(Entry):
    """One NVIDIA product name; cards of several sizes can share it."""

    slug: Slug
    nvml_name: Text
    kind: Literal["desktop", "laptop", "workstation", "integrated"]
    architecture: Text
    compute_capability: Version
    vram_mib: tuple[int, ...] = Field(min_length=1, description="every size sold, smallest first")
    vram_read: bool = Field(description="read from a driver, not reckoned from the box's GB")
    bandwidth_gb_s: float | None = None
    base_clock_mhz: int | None = None
    boost_clock_mhz: int | None = None
    power_limit_w: int | None = None
    min_driver_cuda_12: Version | None = Field(default=None, description="Linux")
    min_driver_cuda_13: Version | None = Field(default=None, description="Linux; None: never")
    last_driver_branch: str | None = None
    note: str = ""
    sources: Sources


class Binding(Entry):
    """The Python binding and the llama.cpp it is of."""

    package: Text
    version: Version
    commit: Annotated[str, Field(pattern=r"^[0-9a-f]{7,40}$")]
    build: Annotated[str, Field(pattern=r"^b\d+$")]
    source: Text


class CudaDriver(Entry):
    """The oldest Linux driver of one CUDA toolkit."""

    cuda: Version
    driver_linux: Version
    source: Text


class RuntimeChoice(Entry):
    """Which build suits a range of compute capabilities (both ends included), best first."""

    capability_from: Version
    capability_to: Version
    system: Literal["linux", "windows"]
    runtime: Literal["cu12", "cu13"]
    preference: int = Field(ge=1)
    min_driver: Version
    note: str = ""
    source: Text


class CudaLibrary(Entry):
    """One package with NVIDIA's own libraries that the CUDA build needs."""

    runtime: Literal["cu12", "cu13"]
    package: Text
    version: Version
    system: Literal["linux", "windows"]
    size_bytes: int = Field(gt=0)
    libraries: tuple[str, ...] = ()
    folder: str = ""
    source: Text


class BuildFact(Entry):
    """A build of llama.cpp that gained, or lacks, something."""

    id: Slug
    kind: Literal["needs", "bad"]
    text: Text
    first_build: int | None = None
    last_build: int | None = None
    source: Text


class Runtimes(Entry):
    """Everything about the engine's builds."""

    binding: Binding
    drivers: tuple[CudaDriver, ...]
    choices: tuple[RuntimeChoice, ...]
    libraries: tuple[CudaLibrary, ...]
    builds: tuple[BuildFact, ...]


class Xid(Entry):
    """One number of the driver's fault log, in plain words."""

    number: int = Field(ge=1)
    name: Text
    text: Text
    severity: Literal["info", "failed", "hardware"]
    cause: str | None = Field(default=None, description="cause of the catalogue")
    source: Text
