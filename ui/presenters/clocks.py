"""What locked clocks did to the card: clock, power and heat before and now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.presenters.figures import UNKNOWN, count
from ui.words import tr

if TYPE_CHECKING:
    from app.session import Trial

Row = tuple[str, str, str, str]


def clock_rows(trial: Trial) -> list[Row]:
    """Return name, before, now and remark of each figure; none unless clocks were locked."""
    before, now = trial.clock_before, trial.clock_now
    if now is None:
        return []
    busy = now.under_load and (before is None or before.under_load)
    remark = "" if busy else tr("not under load")
    return [
        (tr("SM clock, MHz"), _figure(before and before.mhz), _figure(now.mhz), remark),
        (tr("Power, W"), _figure(before and before.power_w), _figure(now.power_w), ""),
        (
            tr("Temperature, °C"),
            _figure(before and before.temperature_c),
            _figure(now.temperature_c),
            "",
        ),
    ]


def _figure(value: float | None) -> str:
    return UNKNOWN if value is None else count(round(value))
