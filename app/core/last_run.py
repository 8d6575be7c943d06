"""What the run before was doing when it ended, here or beside the window."""

from __future__ import annotations

from app.inflight import InFlight, Marker
from app.machine.recorder import FLIGHT, last_flight
from app.seat import Seat
from app.values.machine import Sample


def last_run(marker: Marker, seat: Seat) -> tuple[InFlight | None, tuple[Sample, ...]]:
    """Take the note of the run before, and return it with its readings, oldest first.

    The window also tells of one that ran beside it, and of several of any one: it was one fault.
    """
    note, readings = marker.take(), last_flight(seat.folder)
    for folder in seat.left() if seat.first else ():
        other = Marker(folder).take()
        if note is None and other is not None:
            note, readings = other, last_flight(folder, FLIGHT)
    return note, readings
