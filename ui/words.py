"""What the window says, in the person's language. Plain Python, so that presenters can use it.

The source language is English. `packaging/translations.py` finds every `tr("…")` and
`QT_TR_NOOP("…")`. Values are put in after the translation: `tr("{n} files").format(n=n)`. What the
core or the catalogue wrote, values and all, goes through `told`. A word that English uses in two
ways says which one is meant: `tr("Load", "verb")`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from ui.numerals import ENGLISH, Numerals

WIDE_STOPS = ("。", "！", "？")  # noqa: RUF001 - they are what is meant
_CORNERS = re.compile("(?<=」) | (?=「)")
"""Spaces beside Japanese quotes, which bring their own."""
_TYPED = re.compile(r"`([^`\n]+)`")

_translate: Callable[[str], str] = str
_core_words: Callable[[str], str] = str
_by_use: Callable[[str, str], str] | None = None
_numerals = ENGLISH


def tr(text: str, use: str = "") -> str:
    """Return `text` in the language in force, or as it is where that has no words for it.

    `use` tells apart what English writes alike, and other languages do not.
    """
    return _by_use(text, use) if use and _by_use else _translate(text)


def told(text: str) -> str:
    """Return what the core or the catalogue wrote in English, in the language in force.

    What it marked as typed (`plimsoll detect`) is quoted: the window's labels know no Markdown.
    """
    before, after = _numerals.quotes
    said = _TYPED.sub(lambda typed: f"{before}{typed[1]}{after}", _core_words(text))
    return _CORNERS.sub("", said)


def QT_TR_NOOP(text: str, use: str = "") -> str:  # noqa: ARG001 - the extraction reads it
    """Mark `text`, which is translated where it is shown: constants are made before a language.

    Where it has a `use`, `tr` is given the same.
    """
    return text


def numerals() -> Numerals:
    """Return how the language in force writes numbers and units."""
    return _numerals


def plural(number: float, one: str, many: str) -> str:
    """Return what is said of `number` things, `one` or `many`; both are given with `tr`."""
    return one if number == 1 or (number == 0 and _numerals.none_is_one) else many


def listed(parts: Iterable[str]) -> str:
    """Return what there is of `parts`, one after the other, with the comma of the language."""
    return _numerals.comma.join(filter(None, parts))


def sentences(*said: str) -> str:
    """Return what there is of `said`, one sentence after the other.

    Behind a Chinese or Japanese full stop stands no space.
    """
    text = ""
    for sentence in filter(None, said):
        text += sentence if not text or text.endswith(WIDE_STOPS) else f" {sentence}"
    return text


def ended(text: str) -> str:
    """Return `text` with a full stop behind it, that of its own script, where it has none."""
    if not text or text.endswith((".", *WIDE_STOPS)):
        return text
    return f"{text}。" if "\u3000" <= text[-1:] <= "\u9fff" else f"{text}."


def named(name: str, text: str) -> str:
    """Return `text` with whose or what it is before it, and the colon of the language between."""
    return tr("{name}: {value}").format(name=name, value=text)


def within(text: str) -> str:
    """Return a name as it stands inside a sentence: small in English, but no German noun is."""
    small = _numerals.small_names and (text[1:2].islower() or text.startswith("A "))
    return text[:1].lower() + text[1:] if small else text


def beginning(text: str) -> str:
    """Return `text` as it begins a sentence: large, but what is spelt like google/gemma-3 stays."""
    first = text.partition(" ")[0].rstrip(",.:;")
    return text[:1].upper() + text[1:] if first.replace("'", "").isalpha() else text


def speak(
    translate: Callable[[str], str],
    core_words: Callable[[str], str] | None = None,
    numerals: Numerals = ENGLISH,
    by_use: Callable[[str, str], str] | None = None,
) -> None:
    """Let `translate` give the words from now on, and `core_words` those of `told`.

    `by_use` is asked where a word has a use; without it `translate` is. What is drawn anew says so.
    """
    global _translate, _core_words, _numerals, _by_use
    _translate, _core_words = translate, core_words or translate
    _numerals, _by_use = numerals, by_use
