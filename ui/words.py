"""What the window says, in the person's language. Plain Python, so that presenters can use it.

The source language is English. `packaging/translations.py` finds every `tr("…")` and
`QT_TR_NOOP("…")`. Values are put in after the translation: `tr("{n} files").format(n=n)`. What the
core or the catalogue wrote, values and all, goes through `told`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

_translate: Callable[[str], str] = str
_core_words: Callable[[str], str] = str
_marks: dict[int, str] = {}


def tr(text: str) -> str:
    """Return `text` in the language in force, or as it is where that has no words for it."""
    return _translate(text)


def told(text: str) -> str:
    """Return what the core or the catalogue wrote in English, in the language in force."""
    return _core_words(text)


def QT_TR_NOOP(text: str) -> str:
    """Mark `text`, which is translated where it is shown: constants are made before a language."""
    return text


def marked(text: str) -> str:
    """Return '8,192' or '5.87' with the marks of the language in force: '8.192' or '5,87'."""
    return text.translate(_marks)


def plural(number: int, one: str, many: str) -> str:
    """Return what is said of `number` things, `one` or `many`; both are given with `tr`."""
    return one if number == 1 else many


def within(text: str) -> str:
    """Return `text` as it stands inside a sentence: English begins small, German nouns never do."""
    return text[:1].lower() + text[1:] if _translate is str else text


def speak(
    translate: Callable[[str], str],
    core_words: Callable[[str], str] | None = None,
    marks: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Let `translate` give the words from now on, and `core_words` those of `told`.

    `marks` stand for the comma and the point of an English number. What is drawn anew is drawn so.
    """
    global _translate, _core_words, _marks
    table = str.maketrans(dict(marks))
    _translate, _core_words, _marks = translate, core_words or translate, table
