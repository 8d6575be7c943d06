"""Memory that is kept free on purpose, and what the driver takes before any buffer."""

from __future__ import annotations

from app.values.machine import Gpu, HostMemory, Machine
from app.values.plan import Reserve

MIB = 1 << 20
DESKTOP_RESERVE_BYTES = 512 * MIB

RUNTIME_BYTES = 350 * MIB
"""CUDA context and libraries on Linux up to Ada: within 0.6 % of six public RTX 3090 totals."""

RUNTIME_LARGE_BYTES = 700 * MIB
"""The same under Windows, or on Blackwell: 708 to 712 MiB on four RTX PRO 6000, 5090 totals."""

BLACKWELL = 10
GROWTH_BYTES = 144 * MIB
GRAPHS_BYTES = 64 * MIB
"""Pools and CUDA graphs that appear with the first prompts. Together they are the 204 MiB that a
public RTX 3090 Ti report used above its buffers and its context (16,006 MiB in all)."""

HOST_RESERVE_BYTES = 2 * 10**9
"""Left to the rest of the computer: loads failed in the field with less (ollama#17380)."""

GRAPH_BASE_BYTES = 56 * MIB
GRAPH_BYTES_PER_TOKEN = 863_744

HOST_SHARE = 8
"""Small computers keep an eighth of their memory instead."""


def runtime_bytes(gpu: Gpu, machine: Machine) -> int:
    """Return what the CUDA context and its libraries take on one card."""
    major = (gpu.compute_capability or "0").partition(".")[0]
    blackwell = major.isdigit() and int(major) >= BLACKWELL
    windows = machine.os.lower().startswith("win") or machine.wsl
    return RUNTIME_LARGE_BYTES if windows or blackwell else RUNTIME_BYTES


def of_device(
    gpu: Gpu,
    *,
    cuda_graphs: bool,
    desktop_reserve_bytes: int,
    residual_bytes: int,
    receipts: int = 0,
) -> tuple[Reserve, ...]:
    """Return the reserves of one card; a card known to drive no screen needs none for it."""
    growth = GROWTH_BYTES + (GRAPHS_BYTES if cuda_graphs else 0)
    desktop = 0 if gpu.display_attached is False else desktop_reserve_bytes
    reserves = (
        Reserve(key="growth", bytes=growth),
        Reserve(key="desktop_reserve", bytes=desktop),
        Reserve(key="residual", bytes=residual_bytes, source="learned", receipts=receipts),
    )
    return tuple(reserve for reserve in reserves if reserve.bytes or reserve.receipts)


def of_host(
    host: HostMemory, graph_bytes: int = 0, *, residual_bytes: int = 0, receipts: int = 0
) -> tuple[Reserve, ...]:
    """Return the host's reserves: for everything else that runs, and for promised memory.

    `graph_bytes` is only promised, hardly touched; it counts where the system enforces a commit
    limit, as far as that limit does not leave room for it.
    """
    size = min(HOST_RESERVE_BYTES, host.total_bytes // HOST_SHARE)
    promised = 0
    if host.commit_free_bytes is not None:
        promised = max(0, graph_bytes - (host.commit_free_bytes - host.usable_bytes))
    kept = (
        Reserve(key="desktop_reserve", bytes=size),
        Reserve(key="growth", bytes=promised),
        Reserve(key="residual", bytes=residual_bytes, source="learned", receipts=receipts),
    )
    return tuple(reserve for reserve in kept if reserve.bytes or reserve.receipts)


def graph_bytes(n_ubatch: int, n_contexts: int, *, delta_net: bool) -> int:
    """Return the address space of the scheduler's graphs, all contexts together.

    The gated delta net family reserves 40 nodes per token of the micro-batch: measured 476 MiB at
    512, 1739 at 2048 and 3427 at 4096, of which 116 were ever touched.
    """
    if not delta_net:
        return 0
    return n_contexts * (GRAPH_BASE_BYTES + n_ubatch * GRAPH_BYTES_PER_TOKEN)
