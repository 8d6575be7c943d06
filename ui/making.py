"""Pages are made in steps: all at once, or one in each turn of the loop.

Widgets can be made on the GUI thread alone, and a page of them takes longer than a frame.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

Making = Iterator[None]
"""What is left to do; every `yield` is a place where the loop may turn."""


def take_all(making: Making) -> None:
    """Do what is left at once."""
    deque(making, maxlen=0)
