"""Every text that a person reads in the window, in English, as it stands in the sources.

Python's own parser reads the sources: Qt's lupdate misreads named characters and f-strings.
Three kinds: what `ui/` marks with `tr` or `QT_TR_NOOP`; the catalogue's titles and sentences; and
the sentences that `app/` writes, in which the values have become {words}.
"""

from __future__ import annotations

import ast
import functools
import json
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MARKS = {"tr", "QT_TR_NOOP"}
USE = "|"
"""What stands between a text and its use where `tr` is given both."""
# What the window shows of the catalogue: file, list in it (empty: the file is one), fields.
CATALOGUE = (
    ("causes.json", "causes", ("title", "why", "group")),
    ("remedies.json", "remedies", ("name", "cost", "how")),
    ("xids.json", "", ("name", "text")),
    ("quants.json", "ladder", ("grade",)),
)
# Names under which app/ hands over a heading or a few words that are no sentence.
NAMED = {"title", "headline", "name", "change", "why", "detail", "reason", "cost"}
# Parts of app/ that speak to a terminal, to other programs or to the log, never to the window.
UNSEEN = (
    "cli",
    "**/command.py",
    "diagnose/report.py",
    "diagnose/sending.py",
    "engine/drift.py",
    "engine/hosting.py",
    "plan/entries.py",
    "plan/profiles.py",
    "plan/report.py",
    "serve/asked.py",
    "serve/guard.py",
    "serve/menu.py",
    "serve/openapi.py",
    "serve/responses.py",
    "serve/routes.py",
    "serve/wishes.py",
)
# Parts of app/ whose every text is shown, also a few words that become a value of a sentence.
SHOWN = (
    "core/admission.py",
    "core/health.py",
    "core/idle.py",
    "core/offers.py",
    "core/soak.py",
    "core/substitutes.py",
    "core/verdict.py",
    "diagnose/changes.py",
    "diagnose/grounds.py",
    "diagnose/rules/*.py",
    "diagnose/walk.py",
    "engine/contexts.py",
    "engine/embedder.py",
    "engine/rpc.py",
    "engine/templating.py",
    "history/opening.py",
    "hub/keeper.py",
    "hub/moving.py",
    "hub/pull.py",
    "hub/transfer.py",
    "machine/clock_search.py",
    "machine/clock_values.py",
    "plan/catalogue.py",
    "plan/choosing.py",
    "plan/fit.py",
    "plan/head.py",
    "plan/options.py",
    "qualify/[!p]*.py",
    "remote/probe.py",
    "runtimes/verdict.py",
    "values/address.py",
    "values/remote.py",
)
UNSEEN_CALLS = {"debug", "info", "warning", "error", "exception", "compile"}
UNSEEN_CALLS |= {"add_argument", "execute"}
VALUES = {"what", "WHAT", "_WHAT"}
"""Names under which app/ hands over a few words that become a value of a sentence."""
WORDS = "_WORDS"
"""The name of a table in app/ whose every word stands in a sentence."""
LEAST_LETTERS = 6
"""A template with fewer letters of its own would be taken for too much."""

_GOING_ON = (" ", ", ", "; ")
"""How the optional rest of a sentence begins, such as " by {name}"."""


class TextError(Exception):
    """A text is marked in a way that no translation can follow."""


@functools.cache
def window_texts() -> frozenset[str]:
    """Return what ui/ marks; behind a text with a use stand `USE` and that.

    Raises:
        TextError: `tr` was given an f-string or a sum.
    """
    found: set[str] = set()
    for path in sorted((ROOT / "ui").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            if node.func.id not in MARKS or not node.args:
                continue
            given, *use = node.args
            if isinstance(given, ast.Constant):
                found.add(USE.join(str(ast.literal_eval(part)) for part in (given, *use)))
            elif isinstance(given, ast.JoinedStr | ast.BinOp):
                raise TextError(f"{path.relative_to(ROOT)}:{node.lineno}: not one plain text")
    return frozenset(found - {""})


@functools.cache
def catalogue_texts() -> frozenset[str]:
    """Return the titles and sentences of the catalogue; {words} and [parts] stay as they are."""
    found: set[str] = set()
    for name, part, fields in CATALOGUE:
        data = json.loads((ROOT / "catalog" / "data" / name).read_text(encoding="utf-8"))
        rows = data[part] if part else data
        found.update(row[field] for row in rows for field in fields if row.get(field))
    return frozenset(found)


@functools.cache
def core_texts() -> frozenset[str]:
    """Return the sentences that app/ writes, and its headings."""
    unseen, shown = (
        {path for pattern in patterns for path in (ROOT / "app").glob(pattern)}
        for patterns in (UNSEEN, SHOWN)
    )
    found: set[str] = set()
    for path in sorted((ROOT / "app").rglob("*.py")):
        if not unseen & {path, *path.parents}:
            tree = ast.parse(path.read_text(encoding="utf-8"))
            found.update(_sentences(tree, every=path in shown))
    return frozenset(found)


def _sentences(tree: ast.Module, *, every: bool) -> Iterator[str]:
    inside, named, values = _silent(tree), _named(tree), _values(tree)
    yield from _words_of_tables(tree)
    for node in ast.walk(tree):
        if id(node) in inside:
            continue
        text = as_template(node)
        sentence = readable(text) and (id(node) in named or _is_sentence(text))
        if sentence or ((every or id(node) in values) and _few_words(text)):
            yield text.strip()


def _is_sentence(text: str) -> bool:
    return text.endswith((".", "…", ":")) or ". " in text or text.startswith(_GOING_ON)


def _few_words(text: str) -> bool:
    """Return whether it says something: a small letter's word, and more than an identifier."""
    own = re.sub(r"\{\w+\}", "", text)
    return bool(re.search(r"[a-z]{3}|^ to ", own)) and bool(re.search(r" |^[A-Z]", text.strip()))


def _silent(tree: ast.Module) -> set[int]:
    """Return the nodes that nobody reads in the window: docstrings, descriptions, log lines."""
    found: set[int] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant()):
                found.add(id(node.value))
            case ast.JoinedStr():
                found.update(id(part) for part in node.values)
            case ast.keyword(arg="description"):
                found.update(map(id, ast.walk(node.value)))
            case ast.Call(func=ast.Attribute(attr=name)) if name in UNSEEN_CALLS:
                found.update(map(id, ast.walk(node)))
    return found


def _named(tree: ast.Module) -> set[int]:
    """Return the nodes that are handed over under one of the names of a heading."""
    found: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg in NAMED:
            found.update(map(id, ast.walk(node.value)))
    return found


def _values(tree: ast.Module) -> set[int]:
    """Return the nodes that are kept or handed over under one of the names of a value."""
    found: set[int] = set()
    for node in ast.walk(tree):
        match node:
            case ast.keyword(arg=name, value=value) if name in VALUES:
                found.add(id(value))
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if name in VALUES:
                found.add(id(value))
    return found


def _words_of_tables(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Dict(values=values)):
                if name == WORDS:
                    yield from map(as_template, values)


def as_template(node: ast.AST) -> str:
    """Return a text, or an f-string with its values as {words}; empty for all else."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        pattern = node.value.startswith("(?") or set("{}[]\\|") & set(node.value)
        return "" if pattern else node.value
    if not isinstance(node, ast.JoinedStr):
        return ""
    parts: list[str] = []
    for value in node.values:
        if isinstance(value, ast.FormattedValue):
            word, taken = _word(value.value) or "value", "".join(parts)
            same = sum(f"{{{word}{n or ''}}}" in taken for n in ("", *range(2, 9)))
            parts.append(f"{{{word}{same + 1 if same else ''}}}")
        elif set("{}[]\\|") & set(str(value.value)):
            return ""
        else:
            parts.append(str(value.value))
    return "".join(parts)


def readable(text: str) -> bool:
    """Return whether `text` is for people: it begins as a sentence or its rest, and has words."""
    own = re.sub(r"\{\w+\}", "", text)
    begins = re.match(r"[A-Z{'`\d]|[ ,;] ?\w", text) is not None
    words = re.findall(r"[^\W\d_]{2,}", own)
    return begins and len("".join(words)) >= LEAST_LETTERS and "  " not in text


def _word(node: ast.AST) -> str:
    """Return a short name for a value: the last name in its expression."""
    found = ""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            found = name.strip("_").lower()
        case ast.Call(func=ast.Attribute(attr="join") | ast.Name(), args=[first, *_]):
            found = _word(first)
        case ast.Call(func=first) | ast.GeneratorExp(elt=first) | ast.ListComp(elt=first):
            found = _word(first)
        case ast.BinOp(left=first) | ast.BoolOp(values=[first, *_]) | ast.UnaryOp(operand=first):
            found = _word(first)
        case ast.IfExp(body=first) | ast.Subscript(value=first) | ast.Starred(value=first):
            found = _word(first)
    return found
