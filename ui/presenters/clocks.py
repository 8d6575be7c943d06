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
    pairs = (
        (tr("SM clock, MHz"), before and before.mhz, now.mhz),
        (tr("Power, W"), before and before.power_w, now.power_w),
        (tr("Temperature, °C"), before and before.temperature_c, now.temperature_c),
    )
    changes = [_change(was, is_) if busy else "" for _, was, is_ in pairs]
    if not busy:
        changes[0] = tr("not under load")
    return [
        (name, _figure(was), _figure(is_), change)
        for (name, was, is_), change in zip(pairs, changes, strict=True)
    ]


def _change(before: float | None, now: float | None) -> str:
    if before is None or now is None:
        return ""
    change = round(now) - round(before)
    return f"+{count(change)}" if change > 0 else count(change)


def _figure(value: float | None) -> str:
    return UNKNOWN if value is None else count(round(value))
