"""What a failure of a setup rests on, as it is now."""

from __future__ import annotations

import shutil
from pathlib import Path

from app.brakes import Ground
from app.inflight import boot_id
from app.machine import surroundings
from app.session import Setup
from app.validity import identity
from app.values.machine import Machine


def ground_of(setup: Setup, machine: Machine, runtime: str, clocks: str = "") -> Ground:
    """Return the ground of `setup` on `machine` with this build; files and disk are looked at."""
    wanted = setup.config.devices
    return Ground(
        boot_id=boot_id(),
        driver=machine.driver,
        runtime=runtime,
        files=_files(setup),
        cards={
            gpu.uuid: gpu.free_bytes
            for gpu in machine.gpus
            if not gpu.endpoint and (not wanted or gpu.uuid in wanted)
        },
        host_free_bytes=machine.host.usable_bytes,
        disk_free_bytes=_disk_free(setup.file.path),
        limits=surroundings.limits(),
        environment=surroundings.environment(),
        modules=surroundings.module_loads(),
        slept_seconds=surroundings.slept_seconds(),
        clocks=clocks,
    )


def _files(setup: Setup) -> tuple[tuple[str, int, int, int], ...]:
    """Return every file that the setup is loaded from, as it lies on the disk."""
    beside = identity(setup.file, setup.config)["beside_mtime_ns"]
    return tuple(map(_stamp, (setup.file.path, *(path for path, _ in beside))))


def _stamp(path: str) -> tuple[str, int, int, int]:
    try:
        found = Path(path).stat()
    except OSError:
        return path, -1, 0, 0
    return path, found.st_size, found.st_mtime_ns, found.st_ino


def _disk_free(path: str) -> int | None:
    """Return the room where the model lies; None where there is no such folder now."""
    try:
        return shutil.disk_usage(Path(path).parent).free
    except OSError:
        return None
