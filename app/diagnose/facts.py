"""Log lines, read once into facts by meaning."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache

from app.diagnose.signatures import SIGNATURES

# Enough for a whole load at debug level; what lies between head and tail is repetition.
HEAD_LINES = 1500
TAIL_LINES = 4000
MAX_LINE_CHARS = 2000
_ANSI = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
KINDS = frozenset(kind for kind, _ in SIGNATURES)


@dataclass(frozen=True)
class Fact:
    """One thing a line says; `values` holds the named parts that were there."""

    kind: str
    line: int
    text: str
    values: Mapping[str, str] = field(default_factory=dict)

    def number(self, name: str) -> int | None:
        """Return the value `name` as a whole number, or None."""
        raw = self.values.get(name, "")
        return int(raw) if raw.isdigit() else None


class Facts:
    """All facts of one log, in line order, asked for by kind."""

    def __init__(self, lines: tuple[str, ...], facts: Iterable[Fact]) -> None:
        self.lines = lines
        self._by_kind: dict[str, list[Fact]] = {}
        for fact in facts:
            self._by_kind.setdefault(fact.kind, []).append(fact)

    def all(self, *kinds: str) -> tuple[Fact, ...]:
        """Return the facts of these kinds in line order; KeyError for a kind nobody reads."""
        for kind in kinds:
            if kind not in KINDS:
                raise KeyError(kind)
        found = [fact for kind in kinds for fact in self._by_kind.get(kind, ())]
        return tuple(sorted(found, key=lambda fact: fact.line))

    def has(self, *kinds: str) -> bool:
        """Whether any of these kinds occurs."""
        return bool(self.all(*kinds))

    def last(self, *kinds: str) -> Fact | None:
        """Return the last fact of these kinds, or None."""
        found = self.all(*kinds)
        return found[-1] if found else None

    def last_line(self, *kinds: str) -> int:
        """Return the line number of the last such fact, -1 when there is none."""
        fact = self.last(*kinds)
        return fact.line if fact else -1


@cache
def _compiled() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((kind, re.compile(regex, re.IGNORECASE)) for kind, regex in SIGNATURES)


def read_facts(log: Iterable[object]) -> Facts:
    """Read `log` (lines, oldest first; entries may hold several lines) into facts."""
    lines = _trimmed(tuple(_lines(log)))
    return Facts(lines, _facts(lines))


def _lines(log: Iterable[object]) -> Iterator[str]:
    for entry in log:
        for line in str(entry).splitlines():
            yield _ANSI.sub("", line)[:MAX_LINE_CHARS]


def _trimmed(lines: tuple[str, ...]) -> tuple[str, ...]:
    if len(lines) <= HEAD_LINES + TAIL_LINES:
        return lines
    return lines[:HEAD_LINES] + lines[-TAIL_LINES:]


def _facts(lines: tuple[str, ...]) -> Iterator[Fact]:
    for number, line in enumerate(lines):
        seen: set[str] = set()
        for kind, pattern in _compiled():
            if kind in seen:
                continue
            match = pattern.search(line)
            if match:
                seen.add(kind)
                values = {k: v for k, v in match.groupdict().items() if v is not None}
                yield Fact(kind, number, line.strip(), values)
