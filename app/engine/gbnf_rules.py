"""What the rules of a grammar may be, so that the library comes to an end with them."""

from __future__ import annotations

from dataclasses import dataclass, field
from graphlib import CycleError, TopologicalSorter

MOST_CHARS = 512 << 10
MOST_NESTED = 100
MOST_RULES = 20_000
MOST_REPEATS = 2000
"""The library's own limit of what a repetition may expand to."""
MOST_BRANCHES = 5000
"""Ways to begin at one place; the library compares each with each."""
MOST_LOOPS = 5
MOST_OPTIONS = 32
"""Repetitions, and optional characters, in a row: a text can be split among them in so many ways
that the library, which tries them all, does not come to an end."""


class GrammarError(Exception):
    """What is wrong with a grammar, in a sentence."""


@dataclass(slots=True)
class Item:
    """A part of an alternative: the rule it refers to, or one character or token."""

    rule: str | None
    optional: bool = False
    repeated: bool = False
    times: int = 1


@dataclass(slots=True)
class Rules:
    """What was read: alternatives by rule; rules named `name/1` were made for groups."""

    alternatives: dict[str, list[list[Item]]] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    used: dict[str, int] = field(default_factory=dict)
    weight: int = 0


def check_rules(rules: Rules) -> None:
    """Refuse what can begin with itself, or in too many ways."""
    empty = _may_be_empty(rules)
    for name, alternatives in rules.alternatives.items():
        if any(
            item.times > MOST_LOOPS and item.rule in empty for row in alternatives for item in row
        ):
            raise GrammarError(
                f"line {rules.lines[name]} repeats more than {MOST_LOOPS} times what may be empty"
            )
    begins = {
        name: _beginnings(alternatives, empty) for name, alternatives in rules.alternatives.items()
    }
    try:
        order = list(
            TopologicalSorter({name: set(of) for name, of in begins.items()}).static_order()
        )
    except CycleError as error:
        name = next(one for one in error.args[1] if one in rules.lines)
        where = f"line {rules.lines[name]}"
        raise GrammarError(
            f"the rule of {where} can begin with itself; write it so that something comes first"
        ) from error
    ways: dict[str, int] = {}
    for name in order:
        ways[name] = len(rules.alternatives[name]) + sum(ways[one] for one in begins[name])
        if ways[name] > MOST_BRANCHES:
            line = rules.lines[name]
            raise GrammarError(f"line {line} can begin in more than {MOST_BRANCHES:,} ways")


def _beginnings(alternatives: list[list[Item]], empty: set[str]) -> list[str]:
    """Return the rules that may come first, each as often as it may."""
    found: list[str] = []
    for items in alternatives:
        for item in items:
            if item.rule is not None:
                found.append(item.rule)
            if not item.optional and (item.rule is None or item.rule not in empty):
                break
    return found


def _may_be_empty(rules: Rules) -> set[str]:
    empty: set[str] = set()
    grown = True
    while grown:
        grown = False
        for name, alternatives in rules.alternatives.items():
            if name not in empty and any(
                all(item.optional or item.rule in empty for item in items) for items in alternatives
            ):
                empty.add(name)
                grown = True
    return empty
