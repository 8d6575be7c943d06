"""A language that nobody speaks: longer than English, with accents and in brackets.

What the window shows without brackets was never given to `tr`; what is cut would be cut in German.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from tests.ui.programs import program
from ui.sentences import Sentences
from ui.words import speak

OPEN, CLOSE = "«", "»"
_LONGER = str.maketrans(
    {
        **{plain: accent * 2 for plain, accent in zip("aeiou", "åéîöü", strict=True)},
        **dict(zip("AEIOUcnsyz", "ÅÉÎÖÜçñšýž", strict=True)),
    }
)
_KEPT = re.compile(r"(\{[^{}]*\}|[\[\]])")


QUOTED = re.compile("“[^”]*”")
"""What somebody wrote, or looks for."""
ADDRESS = re.compile(r"\S*[\d_/@…]\S*|\S+\.\w+")
_NAMES = """
Plimsoll Qwen Llama Gemma Instruct NVIDIA GeForce RTX Ti AMD Ryzen Core Processor Debian GNU Linux
Xorg Windows firefox blender gnome-shell llama-server code cpu python Codex Continue Zed curl aider LangChain Jan LibreChat
AnythingLLM Open WebUI Cline Roo Code Claude Qt for Python llama-cpp-python vLLM gpu-box office
unsloth google bartowski somebody csv gguf Xid min MiB GiB MHz GHz Ctrl Shift Esc Enter Apache English Deutsch Fran ais Espa ol
"""
NAMES = frozenset(_NAMES.split())
"""Names of things and of the test data's, keys of the keyboard, and languages in their own words."""


def english_in(text: str, given: frozenset[str]) -> list[str]:
    """Return the words of `text` that were never translated; what is in `given` is somebody's own."""
    if text.endswith("…") and any(own.startswith(text[:-1]) for own in given):
        return []
    for own in given:
        text = text.replace(own, " ")
    text = ADDRESS.sub(" ", QUOTED.sub(" ", text))
    # What was translated has accents, and a value in the middle of it has none.
    words = re.findall(r"[^\W\d_][\w'-]*", text)
    plain = [word for word in words if word.isascii() and set(word) & set("aeiou")]
    return [word for word in plain if word not in NAMES and len(word) > 2]


@cache
def pseudo(text: str) -> str:
    """Return `text` about 40 % longer, with accents and in brackets; {words} stay as they are."""
    if not re.search(r"[A-Za-z]", text):
        return text
    parts = _KEPT.split(text)
    said = "".join(
        part if place % 2 else part.translate(_LONGER) for place, part in enumerate(parts)
    )
    lead, tail = text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]
    return f"{lead}{OPEN}{said.strip()}{CLOSE}{tail}"


def core_words() -> Sentences:
    """Return what says the sentences of the core and the catalogue in this language."""
    texts = program("texts")
    made = texts.catalogue_texts() | texts.core_texts()
    known = made | texts.window_texts()
    return Sentences(
        [text for text in made if "{" in text],
        lambda text: pseudo(text) if text in known else text,
    )


def begin() -> None:
    """Let the window speak it, and say what the core tells; what a test made up stays English."""
    speak(pseudo, core_words().say)


@contextmanager
def spoken() -> Iterator[None]:
    """Let the window speak it while this lasts."""
    begin()
    try:
        yield
    finally:
        speak(str)
