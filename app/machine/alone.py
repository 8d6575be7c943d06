"""A reading that fails in a way nobody reckoned with fails alone, and is told once."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

from app.values.machine import Problem

LOG = logging.getLogger(__name__)
T = TypeVar("T")
U = TypeVar("U")


class Alone:
    """Takes readings one by one; used by one thread only.

    Exceptions of the kinds in `through` mean something to the caller and pass; any other one
    costs that reading alone. Each `what` is told and logged once: the readings come ten times a
    second.
    """

    def __init__(
        self, tell: Callable[[Problem], None], through: tuple[type[Exception], ...] = ()
    ) -> None:
        self._tell = tell
        self._through = through
        self._failed: set[str] = set()

    def take(self, what: str, read: Callable[[], T], otherwise: U) -> T | U:
        """Return what `read` gives, and `otherwise` when it fails."""
        try:
            return read()
        except self._through:
            raise
        except Exception as error:
            if what not in self._failed:
                self._failed.add(what)
                LOG.exception("reading %s", what)
                self._say(what, error)
            return otherwise

    def _say(self, what: str, error: Exception) -> None:
        problem = Problem(
            cause="unknown",
            text=f"A reading does not work ({what}: {type(error).__name__}).",
            fix="The other readings go on. The log says more.",
        )
        try:
            self._tell(problem)
        except Exception:
            LOG.exception("telling that a reading failed")
