"""Disk space for all downloads together: no two of them count on the same free bytes."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterator
from pathlib import Path


class Room:
    """What the running downloads still have to write, by disk."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._claims: list[tuple[int, Callable[[], int]]] = []

    @contextlib.contextmanager
    def claim(
        self, folder: Path, left: Callable[[], int], check: Callable[[int], None]
    ) -> Iterator[None]:
        """Hold room for what `left` says at any time is still to come to the disk of `folder`.

        `check` hears how many bytes others hold there, and raises when too few are free for both.
        """
        mine = (folder.stat().st_dev, left)
        with self._lock:
            check(sum(others() for disk, others in self._claims if disk == mine[0]))
            self._claims.append(mine)
        try:
            yield
        finally:
            with self._lock:
                self._claims.remove(mine)
