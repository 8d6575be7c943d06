"""Whether the computer lives on its battery."""

from __future__ import annotations

import psutil


def on_battery() -> bool:
    """Return whether it does; False where there is no battery or nobody tells."""
    try:
        found = psutil.sensors_battery()
    except (AttributeError, OSError, RuntimeError, ValueError):
        return False
    return found is not None and found.power_plugged is False
