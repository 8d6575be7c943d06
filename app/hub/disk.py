"""How much room there is where fetched models go."""

from __future__ import annotations

from pathlib import Path

from app.hub.limits import Limits
from app.hub.site import cache_folder
from app.hub.transfer import disk_free
from app.values.machine import Disk


def standing(folder: Path) -> Path:
    """Return `folder`, or the nearest folder above it that is there already."""
    return next((place for place in (folder, *folder.parents) if place.exists()), folder)


def room_for_models() -> Disk | None:
    """Return the disk that models are fetched to; None when the system does not tell."""
    folder = cache_folder()
    try:
        free_bytes = disk_free(standing(folder))
        return Disk(folder=str(folder), free_bytes=free_bytes, kept_bytes=Limits().reserve_bytes)
    except OSError:
        return None
