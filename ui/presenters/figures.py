"""Numbers as a person reads them: MiB for card memory, GB for files, tokens a second.

Whatever the window shows of a number is made here, in the way of the language in force.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, datetime

from app.clock import told
from ui.numerals import NARROW
from ui.words import QT_TR_NOOP, numerals, plural, tr

MIB = 1 << 20
MINUS = "\N{MINUS SIGN}"
UNKNOWN = "\N{EN DASH}"
_DIGIT = re.compile(r"\d")
_FIGURE = re.compile(rf"[+{MINUS}]?\d(?:[\d.,{NARROW}]*\d)?")
_MONTHS = (
    QT_TR_NOOP("Jan"),
    QT_TR_NOOP("Feb"),
    QT_TR_NOOP("Mar"),
    QT_TR_NOOP("Apr"),
    QT_TR_NOOP("May"),
    QT_TR_NOOP("Jun"),
    QT_TR_NOOP("Jul"),
    QT_TR_NOOP("Aug"),
    QT_TR_NOOP("Sep"),
    QT_TR_NOOP("Oct"),
    QT_TR_NOOP("Nov"),
    QT_TR_NOOP("Dec"),
)


def count(number: int) -> str:
    """Return `number` with separated thousands and a real minus sign."""
    return numerals().marked(f"{number:,}").replace("-", MINUS)


def decimal(value: float, digits: int = 1) -> str:
    """Return `value` with so many digits behind the point: 1,234.5."""
    return numerals().marked(f"{value:,.{digits}f}").replace("-", MINUS)


def measure(figure: str, unit: str) -> str:
    """Return a figure, already as a person reads it, with its unit: 1,680 MHz."""
    return f"{figure}{numerals().unit(unit)}"


def unit(name: str) -> str:
    """Return a unit by itself, where it stands over or beside its figures: MiB."""
    return numerals().unit(name).strip()


def parted(measured: str) -> tuple[str, str]:
    """Return the figure and the unit of a measure apart; a measure in two units is all figure."""
    figure = _FIGURE.match(measured)
    unit = measured[figure.end() :] if figure else measured
    return (measured, "") if not figure or _DIGIT.search(unit) else (figure[0], unit.strip())


def mib(size_bytes: int) -> str:
    """Return whole MiB without the unit: 5,041."""
    return count(round(size_bytes / MIB))


def spare_bytes(line_bytes: int, used_bytes: int) -> int:
    """Return what is left up to the line, so that its MiB are the difference of the other two's."""
    left = (round(line_bytes / MIB) - round(used_bytes / MIB)) * MIB
    over = used_bytes > line_bytes
    return left if over == (left < 0) else -int(over)


def evened_mib(parts: Sequence[int]) -> list[int]:
    """Return whole MiB of `parts`, bytes, that come to the whole MiB of their sum.

    Those that lose most by it are rounded up (the method of the largest remainder).
    """
    whole = [part // MIB for part in parts]
    missing = round(sum(parts) / MIB) - sum(whole)
    for index in sorted(range(len(parts)), key=lambda index: -(parts[index] % MIB))[:missing]:
        whole[index] += 1
    return whole


def signed_mib(change_bytes: int) -> str:
    """Return a change in MiB with its sign: -3,808, +204, 0."""
    text = mib(change_bytes)
    return f"+{text}" if round(change_bytes / MIB) > 0 else text


def file_size(size_bytes: int) -> str:
    """Return the size of a file in decimal units: 5.87 GB, 253 MB."""
    value, size = _scaled(size_bytes)
    return measure(_three_digits(value), size)


def file_share(done_bytes: int, total_bytes: int) -> str:
    """Return how much has arrived: 2.31 of 5.87 GB."""
    _, size = _scaled(total_bytes)
    done = done_bytes / _UNITS[size]
    return tr("{done} of {total}").format(
        done=_three_digits(done) if done else "0", total=file_size(total_bytes)
    )


def rate(bytes_per_second: float) -> str:
    """Return a transfer's speed: 48.2 MB/s."""
    value, size = _scaled(bytes_per_second)
    return measure(_three_digits(value), f"{size}/s")


def seconds(value: float) -> str:
    """Return a measured time: 0.31 s, 6.2 s, 48 s, 1 min 14 s."""
    if value < 1:
        return measure(decimal(value, 2), "s")
    if value < 9.95:
        return measure(decimal(value), "s")
    return duration(value)


def duration(value: float) -> str:
    """Return a time in its two largest units: 8 s, 1 min 14 s, 2 h 5 min, 1 h."""
    whole = round(value)
    minutes, rest = divmod(whole, 60)
    hours, minutes_rest = divmod(minutes, 60)
    large, small = (hours, minutes_rest) if hours else (minutes, rest)
    names = ("h", "min") if hours else ("min", "s")
    if not large:
        return measure(count(small), names[1])
    parts = [measure(count(n), name) for n, name in zip((large, small), names, strict=True) if n]
    return numerals().between.join(parts)


def speed(tok_s: float) -> str:
    """Return tokens a second: 168, 8.4."""
    return decimal(tok_s) if tok_s < 9.95 else count(round(tok_s))


def percent(share: float) -> str:
    """Return a share of 0..1 in percent: 78 %; only the whole is 100 %."""
    whole = round(share * 100)
    return measure(count(99 if whole == 100 and share < 1 else whole), "%")


def clock(then: datetime, *, seconds: bool = False) -> str:
    """Return the time of day: 09:30, or 09:30:05."""
    return numerals().clock(then, seconds=seconds)


def clock_of(at: float, *, seconds: bool = False) -> str:
    """Return the time of day of a reading or a mark (`app.clock.now`)."""
    return clock(datetime.fromtimestamp(told(at), UTC).astimezone(), seconds=seconds)


def moment(iso: str, now: datetime) -> str:
    """Return when something was, in local time: today, 14:07; 28 Nov 2026, 09:30."""
    try:
        then = datetime.fromisoformat(iso).astimezone(now.tzinfo)
    except ValueError:
        return iso
    return tr("{day}, {time}").format(day=_day(then, now), time=clock(then))


def day(iso: str, now: datetime) -> str:
    """Return the day on which something was, in local time: today, yesterday, 28 Nov 2026."""
    try:
        return _day(datetime.fromisoformat(iso).astimezone(now.tzinfo), now)
    except ValueError:
        return iso


def date(then: datetime, *, year: bool) -> str:
    """Return a date in the language in force: 28 Nov 2026, or 28 Nov."""
    month = tr(_MONTHS[then.month - 1])
    if year:
        return tr("{day} {month} {year}").format(day=then.day, month=month, year=then.year)
    return tr("{day} {month}").format(day=then.day, month=month)


def _day(then: datetime, now: datetime) -> str:
    days = (now.date() - then.date()).days
    if days in {0, 1}:
        return tr("yesterday") if days else tr("today")
    return date(then, year=True)


_UNITS = {"TB": 10**12, "GB": 10**9, "MB": 10**6, "kB": 10**3, "bytes": 1, "byte": 1}


def _scaled(size: float) -> tuple[float, str]:
    for name, factor in _UNITS.items():
        if factor > 1 and size >= factor * 0.9995:
            return size / factor, name
    return size, plural(round(size), "byte", "bytes")


def _three_digits(value: float) -> str:
    if value >= 99.95 or value == int(value):
        return count(round(value))
    return decimal(value, 1 if value >= 9.995 else 2)
