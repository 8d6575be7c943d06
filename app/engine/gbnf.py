"""A grammar in llama.cpp's GBNF is read here before the library reads it.

The library says on stderr what is wrong with a grammar, if it says it at all: a repetition like
`{5,2}` or left recursion through rules that may be empty keeps it busy for ever, deep nesting
overflows its stack, and none of that can be caught. So what it may be given is settled here, in
sentences that name the line.
"""

from __future__ import annotations

import bisect
import itertools
import re

from app.engine.gbnf_rules import (
    MOST_CHARS,
    MOST_LOOPS,
    MOST_NESTED,
    MOST_OPTIONS,
    MOST_REPEATS,
    MOST_RULES,
    GrammarError,
    Item,
    Rules,
    check_rules,
)

_SPACE = re.compile(r"(?:[ \t]|#[^\r\n]*)*")
_SPACE_LINES = re.compile(r"(?:[ \t\r\n]|#[^\r\n]*)*")
_NAME = re.compile(r"[A-Za-z0-9-]+")
_ESCAPE = r'\\(?:x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|[trn\\"\[\]-])'
_LITERAL = re.compile(rf'"((?:{_ESCAPE}|[^"\\])*)"')
_CLASS = re.compile(rf"\[\^?((?:{_ESCAPE}|[^\]\\])*)\]")
_TOKEN = re.compile(r"!?<(?:\[\d{1,9}\]|[^>\[][^>]*)>")
_TERMINALS = {
    ".": (re.compile(r"\."), ""),
    '"': (_LITERAL, "a literal that ends with '\"', with known escapes"),
    "[": (_CLASS, "a set that ends with ']', with known escapes"),
    "<": (_TOKEN, "a token like <name> or <[5]>"),
    "!": (_TOKEN, "a token like !<name> or !<[5]>"),
}
_REPEAT = re.compile(r"\{\s*(\d{1,9})\s*(?:(,)\s*(\d{1,9})?\s*)?\}")


def check(text: str, root: str = "root") -> None:
    """Read the grammar `text`.

    Raises:
        GrammarError: it is no grammar, it has no end, or it is too large for the library.
    """
    if len(text) > MOST_CHARS:
        raise GrammarError(f"it has {len(text):,} characters, more than {MOST_CHARS:,}")
    if "\0" in text:
        raise GrammarError("it has a null character in it")
    rules = _Reader(text).read()
    if root not in rules.alternatives:
        raise GrammarError(f"it has no rule named {root!r}")
    for name, line in rules.used.items():
        if name not in rules.alternatives:
            raise GrammarError(f"line {line} refers to {name!r}, which is not defined")
    check_rules(rules)


class _Reader:
    """Reads rule after rule."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._ends = [match.start() for match in re.finditer("\n", text)]
        self._at = 0
        self._rules = Rules()
        self._name = ""
        self._groups = 0

    def read(self) -> Rules:
        self._skip(_SPACE_LINES)
        while self._at < len(self._text):
            self._rule()
        return self._rules

    def _rule(self) -> None:
        name = self._take(_NAME, "the name of a rule").group()
        self._name, line = name, self._line()
        self._skip(_SPACE)
        if not self._text.startswith("::=", self._at):
            raise self._wrong("'::=' after the name of the rule")
        self._at += 3
        self._skip(_SPACE_LINES)
        self._rules.alternatives[name] = self._alternatives(0)
        self._rules.lines[name] = line
        if self._at < len(self._text) and self._text[self._at] not in "\r\n":
            raise self._wrong("the end of the line or '|'")
        self._skip(_SPACE_LINES)

    def _alternatives(self, depth: int) -> list[list[Item]]:
        found = [self._sequence(depth)]
        while self._text.startswith("|", self._at):
            self._at += 1
            self._skip(_SPACE_LINES)
            found.append(self._sequence(depth))
        return found

    def _sequence(self, depth: int) -> list[Item]:
        items: list[Item] = []
        space = _SPACE_LINES if depth else _SPACE
        weight, repeated = 0, 1
        while self._at < len(self._text):
            before = self._rules.weight
            item = self._item(depth)
            if item is not None:
                items.append(item)
                weight, repeated = self._rules.weight - before, 1
            elif (counts := self._counts()) is not None:
                if not items or not weight:
                    raise self._wrong("something before the repetition that can be repeated")
                times = self._expansion(*counts)
                repeated *= times
                self._weigh(weight * repeated)
                if repeated > MOST_REPEATS:
                    raise self._wrong(f"fewer than {MOST_REPEATS:,} repetitions")
                items[-1] = Item(
                    items[-1].rule,
                    optional=items[-1].optional or counts[0] == 0,
                    repeated=items[-1].repeated or counts[1] != 1,
                    times=items[-1].times * times,
                )
                self._check_row(items)
            else:
                break
            self._skip(space)
        return items

    def _check_row(self, items: list[Item]) -> None:
        row = list(
            itertools.takewhile(lambda item: item.optional or item.repeated, reversed(items))
        )
        loops = sum(item.repeated for item in row)
        options = sum(item.rule is None and not item.repeated for item in row)
        if loops > MOST_LOOPS or options > MOST_OPTIONS:
            raise GrammarError(
                f"line {self._line()} has more than {MOST_LOOPS} repetitions, or {MOST_OPTIONS}"
                " optional characters, in a row; write one repetition like {0,40} instead"
            )

    def _item(self, depth: int) -> Item | None:
        """Return the item that begins here; None where none does."""
        start = self._text[self._at]
        if start == "(":
            return self._group(depth)
        if start in '."[<!':
            return self._terminal(start)
        found = _NAME.match(self._text, self._at)
        if found is None:
            return None
        self._at = found.end()
        self._rules.used.setdefault(found.group(), self._line())
        self._weigh(1)
        return Item(found.group())

    def _terminal(self, start: str) -> Item:
        """Take a literal, a set, a token or the dot."""
        pattern, wanted = _TERMINALS[start]
        match = self._take(pattern, wanted)
        inner = match.group(1) if pattern.groups else "."
        if start == "[" and not inner:
            raise self._wrong("at least one character in a set")
        self._weigh(len(inner))
        return Item(None, optional=not inner)

    def _group(self, depth: int) -> Item:
        if depth >= MOST_NESTED:
            raise self._wrong(f"at most {MOST_NESTED} brackets in one another")
        self._at += 1
        self._skip(_SPACE_LINES)
        self._groups += 1
        name = f"{self._name}/{self._groups}"
        self._rules.lines[name] = self._line()
        self._rules.alternatives[name] = self._alternatives(depth + 1)
        if not self._text.startswith(")", self._at):
            raise self._wrong("')'")
        self._at += 1
        self._weigh(1)
        return Item(name)

    def _counts(self) -> tuple[int, int | None] | None:
        """Return how often the item before is repeated, at least and at most."""
        simple: dict[str, tuple[int, int | None]] = {"*": (0, None), "+": (1, None), "?": (0, 1)}
        sign = self._text[self._at]
        if sign in simple:
            self._at += 1
            return simple[sign]
        if sign != "{":
            return None
        match = self._take(_REPEAT, "a repetition like {2}, {2,} or {2,5}")
        least = int(match.group(1))
        most = int(match.group(3)) if match.group(3) else None
        return least, most if match.group(2) else least

    def _expansion(self, least: int, most: int | None) -> int:
        if most is not None and most < least:
            raise GrammarError(f"line {self._line()} repeats from {least} to {most} times")
        return max(1, least if most is None else most)

    def _weigh(self, more: int) -> None:
        self._rules.weight += more
        if self._rules.weight > MOST_CHARS or len(self._rules.alternatives) > MOST_RULES:
            raise self._wrong("a smaller grammar")

    def _skip(self, space: re.Pattern[str]) -> None:
        if found := space.match(self._text, self._at):
            self._at = found.end()

    def _take(self, pattern: re.Pattern[str], wanted: str) -> re.Match[str]:
        match = pattern.match(self._text, self._at)
        if match is None:
            raise self._wrong(wanted)
        self._at = match.end()
        return match

    def _line(self) -> int:
        return bisect.bisect_left(self._ends, self._at) + 1

    def _wrong(self, wanted: str) -> GrammarError:
        shown = self._text[self._at : self._at + 20].split("\n")[0] or "the end"
        return GrammarError(f"line {self._line()} needs {wanted}, near {shown!r}")
