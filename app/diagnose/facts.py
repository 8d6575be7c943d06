"""Log lines, read once into facts by meaning."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache

from app.diagnose.signatures import SIGNATURES

# Enough for a whole load at debug level; what lies between head and tail is repetition.
HEAD_LINES = 600
TAIL_LINES = 2000
MAX_LINE_CHARS = 2000
_ANSI = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
# A template that is only printed holds its own error texts.
_TEMPLATE_TEXT = re.compile(r"^\W*\{[%{]|chat_template\s*(?:str\s*)?[=:]")
NARROW, WIDE = 40, 250
EDGES = frozenset({80, 100, 120, 132, 160})
"""Columns of a terminal, and where lines that were broken may end."""
_ENDS = re.compile(r"[.!?)\]\"']\s*$")
_BEGINS = re.compile(
    r"\s{2}|\d{1,4}[-/.:]\d|[A-Z]{3,} |\w[\w.-]*\[\d+\]|[\w.<>()~]{4,60}: |[EWID] \w|\[[\w: .-]+\](?: ?\S|$)"
    r"|\S*[/\\]\S+\.\w{1,4}:\d+:"
)
"""How a line of a log begins; anything else may be the rest of the one before."""
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

    def without(self, lines: Callable[[str], object]) -> Facts:
        """Return these facts less those of the lines for which `lines` says yes."""
        kept = (
            f for facts in self._by_kind.values() for f in facts if not lines(self.lines[f.line])
        )
        return Facts(self.lines, kept)

    def told_as(self, kind: str, of: Iterable[str], lines: Callable[[str], object]) -> Facts:
        """Return these facts with those of kinds `of` in lines that `lines` names as `kind`."""
        changed = set(of)
        return Facts(
            self.lines,
            (
                replace(f, kind=kind) if f.kind in changed and lines(self.lines[f.line]) else f
                for facts in self._by_kind.values()
                for f in facts
            ),
        )

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


_UPPER = re.compile(r"\\.|\(\?P|[A-Z]")


def lowered(regex: str) -> str:
    """Return `regex` for lower-case text; escaped letters keep their meaning."""
    return _UPPER.sub(lambda m: m.group() if len(m.group()) > 1 else m.group().lower(), regex)


@cache
def _compiled() -> tuple[tuple[str, re.Pattern[str]], ...]:
    # Searching lower-case text is three times as fast as ignoring the case.
    return tuple((kind, re.compile(lowered(regex))) for kind, regex in SIGNATURES)


def read_facts(log: Iterable[object]) -> Facts:
    """Read `log` (lines, oldest first; entries may hold several lines) into facts."""
    lines = _trimmed(tuple(_unwrapped(_lines(log))))
    return Facts(lines, _facts(lines))


def _lines(log: Iterable[object]) -> Iterator[str]:
    for entry in log:
        for line in str(entry).splitlines():
            yield _ANSI.sub("", line)[:MAX_LINE_CHARS]


def _unwrapped(lines: Iterable[str]) -> Iterator[str]:
    """Join what a terminal or a form broke at its right edge: a line of full width and its rest."""
    known = tuple(lines)
    widths = Counter(len(line) for line in known)
    width = max(widths, default=0)
    # One long line is a long line; several that end at one column ended at an edge.
    if not NARROW <= width <= WIDE or (widths[width] < 2 and width not in EDGES):
        yield from known
        return
    held, alone = "", widths[width] < 2
    for line in known:
        if held and (_BEGINS.match(line) or (alone and _complete(held, line))):
            yield held
            held = ""
        held += line
        if len(line) < width:
            yield held
            held = ""
    if held:
        yield held


def _complete(line: str, following: str) -> bool:
    """Whether a line that is as long as an edge by chance ends where a sentence or a word ends."""
    return bool(_ENDS.search(line)) or (line[-1:].islower() and following[:1].isupper())


def _trimmed(lines: tuple[str, ...]) -> tuple[str, ...]:
    if len(lines) <= HEAD_LINES + TAIL_LINES:
        return lines
    return lines[:HEAD_LINES] + lines[-TAIL_LINES:]


def _facts(lines: tuple[str, ...]) -> Iterator[Fact]:
    for number, line in enumerate(lines):
        folded = line.lower()
        # Rarely lower-casing changes the length; then the parts are taken from the folded line.
        shown = line if len(folded) == len(line) else folded
        seen = {"template-error", "template-order"} if _TEMPLATE_TEXT.search(folded) else set()
        for kind, pattern in _compiled():
            if kind in seen:
                continue
            match = pattern.search(folded)
            if match:
                seen.add(kind)
                yield Fact(kind, number, line.strip(), _values(match, shown))


def _values(match: re.Match[str], shown: str) -> dict[str, str]:
    spans = {name: match.span(name) for name in match.groupdict()}
    return {name: shown[start:end] for name, (start, end) in spans.items() if start >= 0}
