"""What the setup needs of the program."""

from __future__ import annotations

from typing import Protocol

from app.machine.history import SampleHistory
from ui.pages.connect import KeyCore


class SetupCore(KeyCore, Protocol):
    """Asks, shows the key, and remembers the readings."""

    history: SampleHistory
