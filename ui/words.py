"""What the window says, in the person's language. Plain Python, so that presenters can use it.

The source language is English. `packaging/translations.py` finds every `tr("…")` and
`QT_TR_NOOP("…")`. Values are put in after the translation: `tr("{n} files").format(n=n)`. What the
core or the catalogue wrote, values and all, goes through `told`.
"""

from __future__ import annotations

from collections.abc import Callable

_translate: Callable[[str], str] = str
_core_words: Callable[[str], str] = str


def tr(text: str) -> str:
    """Return `text` in the language in force, or as it is where that has no words for it."""
    return _translate(text)


def told(text: str) -> str:
    """Return what the core or the catalogue wrote in English, in the language in force."""
    return _core_words(text)


def QT_TR_NOOP(text: str) -> str:
    """Mark `text`, which is translated where it is shown: constants are made before a language."""
    return text


def plural(number: int, one: str, many: str) -> str:
    """Return what is said of `number` things, `one` or `many`; both are given with `tr`."""
    return one if number == 1 else many


def speak(translate: Callable[[str], str], core_words: Callable[[str], str] | None = None) -> None:
    """Let `translate` give the words from now on, and `core_words` those of `told`.

    What is drawn anew is drawn in them.
    """
    global _translate, _core_words
    _translate, _core_words = translate, core_words or translate
