"""What everything that fetches models here shares: one speed limit, one view of the free space."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from app.core.shelf import puller
from app.hub.pace import Pace
from app.hub.pull import Puller
from app.hub.pulled import Pulled
from app.hub.room import Room
from app.paths import Paths


@dataclass(frozen=True, slots=True)
class Stock:
    """Hands out pullers. `arrived` hears of every model that was fetched, whole and verified.

    `queued` says whether what is on its way is kept for the next start.
    """

    paths: Paths
    pace: Pace
    arrived: Callable[[Pulled], None]
    room: Room = field(default_factory=Room)
    queued: bool = True

    def puller(self) -> Puller:
        """Return what answers references, with the token of now and the limits of all."""
        return puller(self.paths, self.pace, self.room, self.arrived)
