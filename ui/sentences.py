"""The sentences that the core wrote in English, in the language of the window.

The core and its children know no language: what they say goes into logs, receipts and the terminal
as well. A sentence with values in it is recognised by the template it was made from.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterable

from app.diagnose.wording import fill
from ui.numerals import MEASURE, UNIT
from ui.words import WIDE_STOPS, listed, numerals, sentences

_TOKENS = re.compile(r"(\{\w+\}|\[|\])")
_SENTENCE = re.compile(r"(?<=[.!?…]) (?=\S)")
_VERSIONS = re.compile(r"(?:driver|version|needed|shown|have|compute_capability)\d?")
"""Values with these names are versions, such as 12.8, where they look like numbers."""
_WIDE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
_RESTS = re.compile(r"(?<=\S)(?=; )")
"""Where a second optional rest of a sentence begins behind the first."""
_WIDE_SPACE = re.compile(rf"([{''.join(WIDE_STOPS)}]) ")
_TO = " -> "
_REMEMBERED = 4096
_FEW_LETTERS = 8
"""With fewer of its own, "{n} cards" would be taken for every text that ends so."""


class Sentences:
    """Says a text of the core in another language, or as it is where it is not known."""

    def __init__(self, templates: Iterable[str], translate: Callable[[str], str]) -> None:
        self._translate = translate
        rows = ((template, _own_words(template)) for template in templates)
        # What has more words of its own is the closer description of a text.
        self._rows = sorted(rows, key=lambda row: -sum(map(len, row[1])))
        self.say = functools.lru_cache(_REMEMBERED)(self._say)

    def _say(self, text: str) -> str:
        """Return `text` translated as a whole, by its template, or sentence by sentence."""
        if not text.strip():
            return text
        if (said := self._known(text)) is not None:
            return said
        told, all_known = self._by_sentences(_SENTENCE.split(text))
        if not all_known and (said := self._by_template(text, one_sentence=False)) is not None:
            return said
        return sentences(*told)

    def _known(self, text: str) -> str | None:
        whole = self._translate(text)
        return whole if whole != text else self._by_template(text, one_sentence=True)

    def _by_sentences(self, parts: list[str]) -> tuple[list[str], bool]:
        """Return them translated, as many together as one template made, and whether all are."""
        told: list[str] = []
        start, all_known = 0, True
        while start < len(parts):
            for end in range(len(parts), start, -1):
                if (said := self._known(" ".join(parts[start:end]))) is not None:
                    break
            else:
                said, end, all_known = self._glued(parts[start]), start + 1, False
            told.append(said)
            start = end
        return told, all_known

    def _glued(self, said: str) -> str:
        """Return 'name: text' with both translated, if they are known, and the language's colon."""
        name, _, rest = said.partition(": ")
        told_name, told_rest = self._name(name), self.say(rest)
        if not rest or (told_name, told_rest) == (name, rest):
            return self._changes(said)
        return self._translate("{name}: {value}").format(name=told_name, value=told_rest)

    def _by_template(self, text: str, *, one_sentence: bool) -> str | None:
        """Return `text` by what it was made from; its values may be whole sentences or not."""
        for template, words in self._rows:
            if not all(word in text for word in words):
                continue
            found = _matched(template, text)
            if found is None:
                continue
            values = {word: value or "" for word, value in found.groupdict().items()}
            if _counts(template, words) and not all(map(MEASURE.fullmatch, values.values())):
                continue
            if one_sentence and any(map(_SENTENCE.search, values.values())):
                continue
            translated = self._translate(template)
            if translated != template or _counts(template, words):
                told = {
                    word: said if _is_version(word, template, said) else self._value(said)
                    for word, said in values.items()
                }
                return _WIDE_SPACE.sub(r"\1", fill(translated, told))
        return None

    def _value(self, said: str) -> str:
        """Return a value, which may be a sentence, a number, or names with commas between them."""
        if MEASURE.fullmatch(said):
            return numerals().measured(said)
        whole = self.say(said.strip())
        rests = _RESTS.split(said)
        if whole == said.strip() and len(rests) > 1:
            return "".join(map(self._value, rests))
        if whole == said.strip():
            names = [self._name(name) for name in whole.split(", ")]
            whole = ("、" if any(map(_WIDE.search, names)) else ", ").join(names)
        lead = " " if said.startswith(" ") else ""
        return f"{lead}{whole}"

    def _name(self, said: str) -> str:
        """Return a name: in the middle of a sentence the core writes it small, else great."""
        if MEASURE.fullmatch(said):
            return numerals().measured(said)
        if _TO in said:
            return self._change(said)
        great, small = (f"{first}{said[1:]}" for first in (said[:1].upper(), said[:1].lower()))
        for spelled in (said, great):
            if (translated := self._translate(spelled)) != spelled:
                return translated
        translated = self._translate(small)
        if translated == small:
            return self._by_template(said, one_sentence=True) or said
        return f"{translated[:1].upper()}{translated[1:]}"

    def _changes(self, said: str) -> str:
        """Return what a setup became, such as 'context 8,192 -> 4,096, drafting on -> off'."""
        return listed(map(self._name, said.split(", "))) if _TO in said else said

    def _change(self, said: str) -> str:
        """Return one setting's change: its name, if it is told, and both of its values."""
        left, _, after = said.partition(_TO)
        words = left.split(" ")
        for n in range(len(words), 0, -1):
            name, before = " ".join(words[:n]), " ".join(words[n:])
            known = self._translate(name)
            if known != name:
                return f"{f'{known} {self._short(before)}'.strip()}{_TO}{self._short(after)}"
        return f"{self._short(left)}{_TO}{self._short(after)}"

    def _short(self, said: str) -> str:
        """Return a value of a setting: a number, a word such as 'off', or '2 cards'."""
        return numerals().measured(said) if MEASURE.fullmatch(said) else self.say(said)


def _is_version(word: str, template: str, said: str) -> bool:
    """Return whether a value such as 12.8 is a version: it has the name of one, and no unit."""
    measured = re.search(rf"\{{{word}\}} ?{UNIT}", template)
    return bool(_VERSIONS.fullmatch(word) and MEASURE.fullmatch(said)) and not measured


def _own_words(template: str) -> list[str]:
    """Return the pieces of a template that every text made from it has."""
    plain = re.sub(r"\[[^\]]*\]", "{_}", template)
    return [piece for piece in re.split(r"\{\w+\}", plain) if piece.strip()]


def _counts(template: str, words: list[str]) -> bool:
    """Return whether it says so little beside its values that they must be numbers."""
    letters = re.sub(r"[^a-z]", "", "".join(words))
    return template[0] == "{" and len(letters) < _FEW_LETTERS and not set("([:.") & set(template)


def _matched(template: str, text: str) -> re.Match[str] | None:
    """Return what `text` has in the places of `template`.

    Of several rests in a row each begins with a comma or semicolon; where none does, with a space.
    """
    return _pattern(template, "[,;] ").fullmatch(text) or _pattern(template, "[ ,;]").fullmatch(
        text
    )


@functools.cache
def _pattern(template: str, rest_begins: str) -> re.Pattern[str]:
    """Return what recognises a text made from `template`; a [part] may be left out."""
    seen: set[str] = set()
    parts: list[str] = []
    for piece in filter(None, _TOKENS.split(template)):
        word = piece[1:-1]
        if piece == "[":
            parts.append("(?:")
        elif piece == "]":
            parts.append(")?")
        elif not (piece.startswith("{") and piece.endswith("}")):
            parts.append(re.escape(piece))
        elif word in seen:
            parts.append(f"(?P={word})")
        else:
            seen.add(word)
            # What follows a value at once is the optional rest of a sentence.
            rest = parts and parts[-1].startswith("(?P<")
            parts.append(f"(?P<{word}>(?:{rest_begins}.*?)?)" if rest else f"(?P<{word}>.*?)")
    return re.compile("".join(parts), re.DOTALL)
