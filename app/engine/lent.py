"""The devices that other computers lend, as a plan sees them."""

from __future__ import annotations

import threading
from collections.abc import Iterable

from app.engine import rpc
from app.values.lender import LentDevice
from app.values.machine import Gpu, Machine


def cards(endpoints: Iterable[str], cancel: threading.Event = rpc.NEVER) -> tuple[Gpu, ...]:
    """Return the devices that are served at `endpoints` as a plan sees them.

    Raises:
        RemoteError: rpc-unreachable, rpc-version-mismatch, cancelled.
    """
    return tuple(
        gpu
        for endpoint in dict.fromkeys(endpoints)
        for gpu in gpus(endpoint, rpc.hello(endpoint, cancel).devices)
    )


def gpus(endpoint: str, devices: Iterable[LentDevice]) -> tuple[Gpu, ...]:
    """Return `devices`, which are served at `endpoint`, as a plan sees them."""
    return tuple(
        Gpu(
            index=n,
            name=f"{device.name} at {endpoint}",
            uuid=rpc.uuid_of(endpoint, n),
            total_bytes=device.total_bytes,
            free_bytes=device.free_bytes,
            display_attached=False,
            endpoint=endpoint,
        )
        for n, device in enumerate(devices)
    )


def joined(
    machine: Machine, endpoints: Iterable[str], cancel: threading.Event = rpc.NEVER
) -> Machine:
    """Return `machine` with the cards that are lent at `endpoints`, those it has not yet.

    Raises:
        RemoteError: rpc-unreachable, rpc-version-mismatch, cancelled.
        UsageError: no address of this computer.
    """
    known = {gpu.endpoint for gpu in machine.gpus}
    lent = cards((endpoint for endpoint in endpoints if endpoint not in known), cancel)
    return machine.model_copy(update={"gpus": (*machine.gpus, *lent)}) if lent else machine
