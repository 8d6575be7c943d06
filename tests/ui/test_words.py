"""Every word of a view is one that was marked for translation, or stands in the state."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from datetime import UTC, datetime

import pytest
from pydantic import BaseModel

from app.session import Phase, Session
from app.state import State
from app.values.api import Api
from app.values.engines import Engines
from app.values.hub import Search
from tests.ui import chat_values as c
from tests.ui import engine_values as ev
from tests.ui import fixes_values as f
from tests.ui import flow_values as v
from tests.ui import ladder_values as lv
from tests.ui import scenes_api as api
from ui import words
from ui.numerals import NUMERALS
from ui.presenters import figures, find, library
from ui.presenters.arrival import present_arrival
from ui.presenters.chat import present_composer, present_stopped
from ui.presenters.chat_empty import present_empty
from ui.presenters.chat_list import present_chat_list
from ui.presenters.connect import present_api
from ui.presenters.download import present_downloads
from ui.presenters.drop import Dropped, present_drop
from ui.presenters.engines import present_engines
from ui.presenters.failure import present_failure
from ui.presenters.fixing import present_fixing
from ui.presenters.health import present_health
from ui.presenters.ladder import present_ladder

NOW = datetime(2026, 11, 29, 18, 0, tzinfo=UTC)


def _states() -> Iterator[State]:
    """Yield every state that the tests of the window have values for."""
    for value in (value for module in (v, lv, f, ev) for value in vars(module).values()):
        match value:
            case State():
                yield value
            case Session():
                yield v.having(value)
            case Search():
                yield lv.finding(value)
            case Engines():
                yield replace(v.FULL, engines=value)
    yield from (c.answered(), c.replying(), c.stopped(), c.chatting(phase=Phase.PLANNED))
    yield from (api.serving(one) for one in (Api(), api.BUSY, api.MOVED, api.TAKEN))


_WORD = re.compile(r"[^\W\d_]{3,}")
NAMES = {"mib", "gib", "mhz", "min", "mtp", "xid"}
SILENT = {"session", "device", "ref", "key", "id", "icon", "kind", "tone", "role", "state"}
VIEWS: dict[str, Callable[[State], object]] = {
    "composer": present_composer,
    "stopped": present_stopped,
    "empty": lambda state: present_empty(state, NOW),
    "chats": lambda state: present_chat_list(state, NOW).lines,
    "api": present_api,
    "arrival": lambda state: present_arrival(state, state.session, None),
    "downloads": present_downloads,
    "engines": present_engines,
    "failure": lambda state: present_failure(state.session),
    "fixing": lambda state: present_fixing(state.session),
    "find": find.present_find,
    "hits": lambda state: _rows(find.hit_rows(state.search, NOW)),
    "proposals": lambda state: _rows(find.proposal_rows(state)),
    "health": present_health,
    "library": lambda state: _rows(library.Library().show(state)),
    "actions": lambda state: [library.file_actions(x, state.session) for x in state.library],
}


def _rows(rows: library.LazyRows) -> list[object]:
    return [rows.make(key) for key in rows.keys]


def _texts(data: object) -> Iterator[str]:
    """Return every text in a state or in a part of one."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        yield from _texts([*data, *data.values()])
    elif isinstance(data, Sequence):
        for part in data:
            yield from _texts(part)
    elif isinstance(data, BaseModel):
        yield from _texts([getattr(data, name) for name in type(data).model_fields])
    elif is_dataclass(data):
        yield from _texts([getattr(data, field.name) for field in fields(data)])


def _shown(view: object) -> Iterator[str]:
    """Return what a view shows: texts, but no keys, which have a type or a name of their own."""
    if isinstance(view, str):
        yield view
    elif isinstance(view, Sequence):
        for part in view:
            yield from _shown(part)
    elif is_dataclass(view):
        for field in fields(view):
            value = getattr(view, field.name)
            is_key = isinstance(value, str) and "str" not in str(field.type)
            if field.name not in SILENT and not is_key:
                yield from _shown(value)


def _unmarked(text: str) -> str:
    """Return what stands outside the brackets that the language of this test puts around all."""
    depth, outside = 0, []
    for letter in text:
        depth += {"⟦": 1, "⟧": -1}.get(letter, 0)
        outside.append(letter if depth == 0 and letter != "⟧" else " ")
    return "".join(outside)


@pytest.fixture
def _bracketed() -> Iterator[None]:
    """Speak a language that puts brackets around all words, but none around the values in them."""

    def bracket(text: str) -> str:
        outside = re.sub(r"({[^}]*})", r"⟧\1⟦", text)
        return f"⟦{outside}⟧"

    words.speak(bracket)
    yield
    words.speak(str)


def _strangers(view: object, *data: object) -> list[str]:
    """Return the words that nobody marked and that are no part of `data`."""
    known = {*NAMES, *_WORD.findall(" ".join(_texts(data)).casefold())}
    return [
        f"{word} in {text}"
        for text in _shown(view)
        for word in _WORD.findall(_unmarked(text))
        if word.casefold() not in known
    ]


@pytest.mark.usefixtures("_bracketed")
@pytest.mark.parametrize("name", VIEWS)
def test_no_word_of_a_view_escapes_translation(name: str) -> None:
    assert not [found for state in _states() for found in _strangers(VIEWS[name](state), state)]


@pytest.mark.usefixtures("_bracketed")
def test_no_word_of_a_ladder_or_a_drop_escapes_translation() -> None:
    page, moving = lv.page(), v.transfers(v.RUNNING)
    ladder = present_ladder(page, moving, 1)
    assert not _strangers(ladder, page, moving)
    dropped = Dropped(("/a.gguf", "/b.gguf"), ("/c",), 2)
    assert not _strangers(present_drop(dropped), dropped)


_ENGLISH_NUMBER = re.compile(
    r"\d{1,3}(?:,\d{3})+|\d+\.\d{1,2}(?=\s?(?:[kMG]i?B|s|tokens|W|bits|%)\b)"
)


def test_no_number_of_a_view_escapes_the_marks_of_the_language() -> None:
    words.speak(str, str, NUMERALS["de"])
    try:
        for state in _states():
            given = " ".join(_texts(state))
            for view in VIEWS.values():
                shown = " ".join(_shown(view(state)))
                strange = [n for n in _ENGLISH_NUMBER.findall(shown) if n not in given]
                assert not strange
    finally:
        words.speak(str)


@pytest.mark.usefixtures("_bracketed")
def test_dates_are_words_too() -> None:
    assert figures.moment("2025-11-28T09:30:00+00:00", NOW).count("⟦Nov⟧") == 1
    assert "⟦yesterday⟧" in figures.moment("2026-11-28T09:30:00+00:00", NOW)


@pytest.mark.parametrize(
    ("language", "name", "inside"),
    [
        ("en", "Locked clocks", "locked clocks"),
        ("en", "CUDA graphs off", "CUDA graphs off"),
        ("en", "A smaller file", "a smaller file"),
        ("fr", "Contexte plus court", "contexte plus court"),
        ("de", "Takte fixieren", "Takte fixieren"),
        ("ja", "Flash Attentionをオン", "Flash Attentionをオン"),
    ],
)
def test_a_name_begins_inside_a_sentence_as_its_language_begins_it(
    language: str, name: str, inside: str
) -> None:
    words.speak(str, numerals=NUMERALS[language])
    try:
        assert words.within(name) == inside
    finally:
        words.speak(str)


@pytest.mark.parametrize(
    ("text", "begun"),
    [
        ("frees 4,508 MiB", "Frees 4,508 MiB"),
        ("the card's memory", "The card's memory"),
        ("google/gemma-3-12b-it-gguf is gated", "google/gemma-3-12b-it-gguf is gated"),
        ("huggingface.co", "huggingface.co"),
        ("", ""),
    ],
)
def test_a_sentence_begins_large_but_a_name_keeps_its_spelling(text: str, begun: str) -> None:
    assert words.beginning(text) == begun


def test_what_is_to_be_typed_is_quoted_as_the_language_does():
    text = "Fetch it again with `plimsoll runtimes install cu13`."
    assert words.told(text) == "Fetch it again with “plimsoll runtimes install cu13”."
    try:
        words.speak(str, numerals=NUMERALS["de"])
        assert "„plimsoll runtimes install cu13“" in words.told(text)
    finally:
        words.speak(str)


def test_japanese_quotes_bring_their_own_space():
    try:
        words.speak(str, numerals=NUMERALS["ja"])
        assert words.told("次に `plimsoll detect` を実行します。") == (
            "次に「plimsoll detect」を実行します。"
        )
    finally:
        words.speak(str)


def test_sentences_stand_apart_as_their_script_does():
    assert words.sentences("One.", "", "Two.") == "One. Two."
    assert words.sentences("終わり。", "次。") == "終わり。次。"
    assert words.sentences("終わり。", "Two.") == "終わり。Two."


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("It ended", "It ended."),
        ("It ended.", "It ended."),
        ("検証", "検証。"),
        ("終わりました。", "終わりました。"),
        ("", ""),
    ],
)
def test_a_sentence_ends_with_one_stop_of_its_own_script(text: str, whole: str) -> None:
    assert words.ended(text) == whole
