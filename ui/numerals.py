"""How each language writes numbers, units, shares and times of day; a test compares it with Qt's.

Everything is made in English first, as the core writes it too: 8,192 and 5.87 GB.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from types import MappingProxyType

FIXED = "\N{NO-BREAK SPACE}"
NARROW = "\N{NARROW NO-BREAK SPACE}"

UNIT = r"(?:%|(?:[kKMGT]i?B|[kMG]?Hz|[kKMG]?W|ms|s|h|min|B|bytes?|°C|x|tok|tokens)(?:/s)?(?![\w/]))"
_NUMBER = r"\d(?:[\d,]*\d)?(?:\.\d+)?"
_PART = re.compile(rf"({_NUMBER})(?:( ?)({UNIT}))?")
MEASURE = re.compile(rf"[+-]?{_NUMBER}(?: ?{UNIT}(?: {_NUMBER} {UNIT})?)?")
"""A number with or without its unit, such as '8,192', '12%' or '1 min 14 s'."""


@dataclass(frozen=True)
class Numerals:
    """One language's way; English is what stands here.

    A whole number is grouped from `least` digits on. `gap` stands between a number and its unit,
    `between` between two of those, and `units` has what is written, gap and all, for a unit that
    is not written as in English. Hours have two digits where they are `padded`. Where
    `none_is_one`, nothing (0) takes the singular. `comma` stands between what is listed.
    A name begins small inside a sentence where there are `small_names`.
    `rounded` has the steps in which large numbers are told in few signs. `quotes` stand around what
    is to be typed.
    """

    point: str = "."
    group: str = ","
    least: int = 4
    gap: str = " "
    percent: str = " %"
    between: str = " "
    padded: bool = True
    none_is_one: bool = False
    small_names: bool = True
    comma: str = ", "
    quotes: tuple[str, str] = ("“", "”")
    rounded: tuple[tuple[int, str], ...] = ((10**6, "M"), (10**3, "k"))
    units: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))

    def marked(self, number: str) -> str:
        """Return an English number, such as '8,192' or '5.87', as this language writes it."""
        whole, point, rest = number.partition(".")
        plain = whole.replace(",", "")
        if sum(map(str.isdigit, plain)) < self.least:
            whole = plain
        return f"{whole.replace(',', self.group)}{self.point if point else ''}{rest}"

    def unit(self, unit: str) -> str:
        """Return what stands behind a number of `unit`, the space before it included."""
        if unit == "%":
            return self.percent
        if unit in self.units:
            return self.units[unit]
        plain, slash, per = unit.partition("/")
        return f"{self.units.get(plain, f'{self.gap}{plain}')}{slash}{per}"

    def measured(self, text: str) -> str:
        """Return '41.5 tokens/s' or '1 min 14 s' as this language writes it."""
        sign = text[:1] if text[:1] in {"+", "-"} else ""
        return sign + self.between.join(map(self._part, _PART.finditer(text)))

    def clock(self, then: datetime, *, seconds: bool = False) -> str:
        """Return the time of day: 09:30."""
        hour = f"{then:%H}" if self.padded else str(then.hour)
        return f"{hour}:{then:%M:%S}" if seconds else f"{hour}:{then:%M}"

    def _part(self, found: re.Match[str]) -> str:
        number, gap, unit = found.groups()
        if unit is None:
            return self.marked(number)
        # English writes 27B and 1.5x in one word, as names are.
        together = not gap and unit != "%"
        return f"{self.marked(number)}{unit if together else self.unit(unit)}"


ENGLISH = Numerals()
_GERMAN = Numerals(
    point=",", group=".", gap=FIXED, percent=f"{FIXED}%", between=FIXED, quotes=("„", "“")
)
_OCTETS = {f"{size}B": f"{FIXED}{size}o" for size in ("k", "M", "G", "T", "Ki", "Mi", "Gi", "Ti")}
_BYTES = {"byte": f"{FIXED}Byte", "bytes": f"{FIXED}Bytes", "tokens": f"{FIXED}Token"}
_JAPANESE = {
    "byte": "バイト",
    "bytes": "バイト",
    "tokens": "トークン",
    "tokens/s": "トークン/秒",
    "ms": "ミリ秒",
    "s": "秒",
    "min": "分",
    "h": "時間",
}
_CHINESE = {
    "byte": "字节",
    "bytes": "字节",
    "tokens": "个词元",
    "tokens/s": "词元/秒",
    "ms": "毫秒",
    "s": "秒",
    "min": "分",
    "h": "小时",
}
NUMERALS: Mapping[str, Numerals] = {
    "en": ENGLISH,
    "de": replace(_GERMAN, small_names=False, units=_BYTES, rounded=((10**6, f"{FIXED}Mio."),)),
    "es": replace(
        _GERMAN,
        least=5,
        padded=False,
        quotes=("«", "»"),
        rounded=((10**6, f"{FIXED}M"), (10**3, f"{FIXED}mil")),
    ),
    "fr": Numerals(
        point=",",
        group=NARROW,
        gap=FIXED,
        percent=f"{NARROW}%",
        between=FIXED,
        none_is_one=True,
        quotes=(f"«{NARROW}", f"{NARROW}»"),
        rounded=((10**6, f"{FIXED}M"), (10**3, f"{FIXED}k")),
        units={**_OCTETS, "byte": f"{FIXED}octet", "bytes": f"{FIXED}octets"},
    ),
    "ja": Numerals(
        quotes=("「", "」"),
        gap=FIXED,
        percent="%",
        between=FIXED,
        padded=False,
        small_names=False,
        comma="、",
        rounded=((10**8, "億"), (10**4, "万")),
        units={unit: f"{FIXED}{word}" for unit, word in _JAPANESE.items()},
    ),
    "zh_CN": Numerals(
        gap=FIXED,
        percent="%",
        between="",
        small_names=False,
        comma="，",  # noqa: RUF001
        rounded=((10**8, "亿"), (10**4, "万")),
        units=_CHINESE,
    ),
}
