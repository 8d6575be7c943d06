"""What this computer is and what it does right now."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.values.base import Value

MemoryKind = Literal["dedicated", "unified"]


class Problem(Value):
    """Something that keeps a part of the machine from being used, and how to mend it."""

    cause: str = Field(description="kebab-case cause of the catalogue")
    text: str
    fix: str


class Gpu(Value):
    """One NVIDIA card at one moment; a reading the driver does not give is None, never 0."""

    index: int
    name: str
    uuid: str
    total_bytes: int
    free_bytes: int
    compute_capability: str | None = None
    driver: str | None = None
    cuda_version: str | None = Field(default=None, description="highest CUDA the driver runs")
    memory_kind: MemoryKind = "dedicated"
    pci_bus_id: str | None = None
    max_sm_mhz: int | None = None
    max_mem_mhz: int | None = None
    power_limit_w: float | None = None
    display_attached: bool | None = None
    endpoint: str = Field(default="", description="where another computer serves it; '' it is here")

    @property
    def other_programs_bytes(self) -> int:
        """Bytes in use by anybody (total - free)."""
        return max(0, self.total_bytes - self.free_bytes)


class HostMemory(Value):
    """The computer's memory, bytes. `usable_bytes` is the smallest of the limits that bind."""

    total_bytes: int
    available_bytes: int
    swap_free_bytes: int = 0
    commit_free_bytes: int | None = Field(default=None, description="where the system enforces it")
    cgroup_free_bytes: int | None = None
    memlock_bytes: int | None = Field(default=None, description="RLIMIT_MEMLOCK; None: unlimited")

    @property
    def usable_bytes(self) -> int:
        """Bytes a new process may take before something binds."""
        limits = (self.available_bytes, self.commit_free_bytes, self.cgroup_free_bytes)
        return min(x for x in limits if x is not None)


class Cpu(Value):
    """The processor; `features` are lower-case instruction-set names (avx2, avx512f, neon ...)."""

    name: str
    physical_cores: int
    logical_cores: int
    usable_cores: int = Field(description="cores this process may run on (affinity, cgroup)")
    features: tuple[str, ...] = ()


class Disk(Value):
    """Where models are fetched to, and the bytes that can still be written there."""

    folder: str
    free_bytes: int = Field(ge=0)
    kept_bytes: int = Field(default=0, description="no download may take these")

    @property
    def room_bytes(self) -> int:
        """What a download may still write."""
        return max(0, self.free_bytes - self.kept_bytes)


class Machine(Value):
    """GPUs + host memory + processor + driver at one moment."""

    gpus: tuple[Gpu, ...] = ()
    host: HostMemory
    cpu: Cpu
    os: str
    wsl: bool = False
    container: bool = False
    glibc: str | None = None
    driver: str | None = None
    read_at: float = Field(default=0.0, description="seconds of `clock.now`; 0: not known")
    free_seconds: float = Field(
        default=0.0, description="what is free is the lowest of so long a time; 0: one reading"
    )
    displays: tuple[str, ...] = Field(default=(), description="screens on NVIDIA cards")
    problems: tuple[Problem, ...] = ()


class GpuSample(Value):
    """One card's readings; None where the driver does not tell."""

    uuid: str
    total_bytes: int
    used_bytes: int
    free_bytes: int
    sm_mhz: int | None = None
    mem_mhz: int | None = None
    power_w: float | None = None
    power_limit_w: float | None = None
    temperature_c: int | None = None
    util_pct: int | None = None
    mem_util_pct: int | None = None
    pstate: int | None = None
    fan_pct: int | None = None
    throttle: tuple[str, ...] = Field(default=(), description="reasons, words of cases/schema.json")
    processes: tuple[ProcessMemory, ...] = ()


class ProcessMemory(Value):
    """How much of a card one process holds; None under WDDM, where NVML does not say."""

    pid: int
    name: str
    used_bytes: int | None


Doing = Literal["", "load", "warmup", "prefill", "decode"]


class Sample(Value):
    """Everything the monitor draws at one instant."""

    at: float = Field(description="seconds of `clock.now`")
    gpus: tuple[GpuSample, ...] = ()
    host_used_bytes: int
    host_total_bytes: int
    commit_free_bytes: int | None = None
    cpu_pct: float | None = Field(default=None, description="100 = all cores busy")
    doing: Doing = Field(default="", description="what the engine did at that instant")
    doing_tokens: int | None = Field(default=None, ge=0, description="length of the prompt read")
    worker_rss_bytes: int | None = None
    worker_anon_bytes: int | None = None
    worker_droppable_bytes: int | None = Field(
        default=None,
        description="of the worker's mapped files, what the system calls available memory",
    )
    worker_lent_bytes: int | None = Field(
        default=None, description="system memory Windows lends the worker's card (WDDM)"
    )


GpuSample.model_rebuild()
