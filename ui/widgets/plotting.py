"""pyqtgraph takes half a second to import: too long for the window's thread, or for every start."""

from __future__ import annotations

import contextlib
import importlib
import sys
import threading
from typing import ClassVar

from PySide6.QtCore import QObject, Signal

_LIBRARY = "pyqtgraph"


class Plotting(QObject):
    """Whether graphs can be made by now; `here` tells when they can."""

    here = Signal()
    _fetching: ClassVar[list[threading.Thread]] = []

    def fetch(self) -> bool:
        """Return whether the library is here; if not, it is fetched, and `here` follows."""
        if _LIBRARY in sys.modules and not any(thread.is_alive() for thread in self._fetching):
            return True
        thread = threading.Thread(target=self._work, name="plotting", daemon=True)
        self._fetching.append(thread)
        thread.start()
        return False

    def _work(self) -> None:
        importlib.import_module(_LIBRARY)
        # A page that is gone by now has nobody to tell.
        with contextlib.suppress(RuntimeError):
            self.here.emit()
