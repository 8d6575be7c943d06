"""Machines to plan for."""

from __future__ import annotations

from app.values.machine import Cpu, Gpu, HostMemory, Machine

MIB = 1 << 20


def gpu(
    name="NVIDIA GeForce RTX 3090 Ti",
    total_mib=24563,
    free_mib=23285,
    index=0,
    cc="8.6",
    **more,
) -> Gpu:
    return Gpu(
        index=index,
        name=name,
        uuid=f"GPU-{index}",
        total_bytes=total_mib * MIB,
        free_bytes=free_mib * MIB,
        compute_capability=cc,
        **more,
    )


def machine(*gpus: Gpu, total_mib=32747, available_mib=24000, os="Windows 11", **host) -> Machine:
    memory = HostMemory(total_bytes=total_mib * MIB, available_bytes=available_mib * MIB, **host)
    cpu = Cpu(name="cpu", physical_cores=8, logical_cores=16, usable_cores=16)
    return Machine(gpus=gpus, host=memory, cpu=cpu, os=os)
