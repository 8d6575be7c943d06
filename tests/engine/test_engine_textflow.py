"""What is shown of a reply: whole characters, no stop strings, thinking apart from the answer."""

import itertools
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.textflow import Characters, Piece, StopStrings
from app.engine.thinking import MARKS, Channels, Reasoning, can_be_told, marks_of


def pieces_of(text, cuts):
    """Cut `text` at the given places."""
    edges = sorted({0, len(text), *(cut % (len(text) + 1) for cut in cuts)})
    return [text[a:b] for a, b in itertools.pairwise(edges)]


def stopped(stops, parts):
    flow = StopStrings(stops)
    shown = ""
    for part in parts:
        text, end = flow.push(part)
        shown += text
        if end:
            return shown, True
    return shown + flow.rest(), False


THINK = MARKS[0]


def reasoned(parts, *, open_=False, marks=THINK):
    return split(Reasoning(marks, open_=open_), parts)


def split(flow, parts):
    found = [piece for part in parts for piece in flow.push(part)] + flow.rest()
    thought = "".join(piece.text for piece in found if piece.reasoning)
    return thought, "".join(piece.text for piece in found if not piece.reasoning)


@given(st.text(max_size=30), st.lists(st.integers(0, 100), max_size=8))
def test_characters_survive_any_cut_of_their_bytes(text, cuts):
    flow = Characters()
    data = text.encode("utf-8", "surrogatepass")
    if "\ud800" <= max(text, default="a") <= "\udfff":
        return
    assert "".join(flow.push(part) for part in pieces_of(data, cuts)) == text


def test_half_a_character_is_not_shown_and_nonsense_is_marked():
    flow = Characters()
    assert flow.push("€".encode()[:2]) == ""
    assert flow.push("€".encode()[2:]) == "€"
    assert flow.push(b"\xff!") == "\ufffd!"


@given(
    st.text(alphabet="abEND", max_size=40),
    st.lists(st.text(alphabet="abEND", min_size=1, max_size=4), min_size=1, max_size=3),
    st.lists(st.integers(0, 100), max_size=12),
)
def test_a_stop_string_ends_the_reply_wherever_the_tokens_are_cut(text, stops, cuts):
    whole = [at for stop in stops if (at := text.find(stop)) >= 0]
    shown, ended = stopped(tuple(stops), pieces_of(text, cuts))
    assert ended == bool(whole)
    if not ended:
        assert shown == text
        return
    # Whichever stop string is complete first ends it; nothing of that string is shown.
    assert text.startswith(shown)
    assert any(text[len(shown) :].startswith(stop) for stop in stops)


def test_what_may_become_a_stop_string_is_held_back():
    flow = StopStrings(("<END>",))
    assert flow.push("good<EN") == ("good", False)
    assert flow.push("ough") == ("<ENough", False)
    assert flow.push("<END") == ("", False)
    assert flow.push(">more") == ("", True)


@pytest.mark.parametrize(
    ("text", "open_", "thought", "answer"),
    [
        ("<think>\nwhy\n</think>\n\nbecause", False, "why", "because"),
        ("why not\n</think>\n\nbecause", True, "why not", "because"),
        ("just an answer", False, "", "just an answer"),
        ("  <think>a</think>b", False, "a", "b"),
        ("a < b and <th", False, "", "a < b and <th"),
        ("cut in the midst of th", True, "cut in the midst of th", ""),
        ("<think>a</think>b</think>c", False, "a", "b</think>c"),
    ],
)
@given(cuts=st.lists(st.integers(0, 100), max_size=12))
def test_thinking_is_told_from_the_answer(text, open_, thought, answer, cuts):
    found = reasoned(pieces_of(text, cuts), open_=open_)
    assert found == (thought, answer)


def test_markers_mean_nothing_where_the_template_has_none():
    flow = Reasoning(None, open_=False)
    assert flow.push("<think>a") == [Piece("<think>a")]


@pytest.mark.parametrize("marks", MARKS, ids=lambda marks: marks[0])
def test_every_family_has_its_own_marks(marks):
    begin, end = marks
    template = f"...{begin}{{{{ thought }}}}{end}..."
    assert marks_of(template) == marks
    found = reasoned([f"{begin}\nwhy", f"\n{end}because"], marks=marks)
    assert found == ("why", "because")


@pytest.mark.parametrize(
    ("template", "asks"),
    [
        ("{%- if enable_thinking is defined and enable_thinking is false %}", True),
        ("{% if not thinking is defined %}{% set thinking = false %}{% endif %}", True),
        ("{{ '/no_think' if not enable_thinking else '' }}", True),
        ("The thinking goes here: {{ message.thinking }}", False),
        ("{%- if 'thinking' in message and message.enable_thinking %}", False),
        ('{{ "enable_thinking" }} thinking {{ rethinking }} {{ thinking_budget }}', False),
        ("{# enable_thinking #} }} thinking {{", False),
        ("{{ 'it' \"s\" }}{% if thinking", True),
        ("", False),
    ],
)
def test_a_template_that_asks_whether_to_think_is_known_by_its_text(template, asks):
    assert can_be_told(template) is asks


def test_a_template_without_an_end_is_looked_through_at_once():
    start = time.monotonic()
    assert not can_be_told("{{'" * 300_000)
    assert time.monotonic() - start < 10.0


HARMONY = (
    "<|channel|>analysis<|message|>why<|end|>"
    "<|start|>assistant<|channel|>final<|message|>because<|return|>"
)
SPOKEN = "<|channel|>commentary<|message|>I look.<|end|><|start|>assistant"
CALLED = '<|channel|>commentary to=functions.look <|constrain|>json<|message|>{"at": 1}<|call|>'
CALLED_FIRST = '<|start|>assistant to=functions.look<|channel|>commentary json<|message|>{"at": 1}'


@pytest.mark.parametrize(
    ("text", "thought", "answer", "calls"),
    [
        (HARMONY, "why", "because", []),
        ("just an answer", "", "just an answer", []),
        ("<|channel|>final<|message|>a < b <|", "", "a < b <|", []),
        (SPOKEN + CALLED, "", "I look.", ["look"]),
        (CALLED_FIRST, "", "", ["look"]),
        ("<|channel|>analysis<|message|>cut in the midst", "cut in the midst", "", []),
        ("<|channel|>anal", "", "", []),
    ],
)
@given(cuts=st.lists(st.integers(0, 200), max_size=12))
def test_channels_tell_thinking_answer_and_calls_apart(text, thought, answer, calls, cuts):
    flow = Channels()
    found = [piece for part in pieces_of(text, cuts) for piece in flow.push(part)] + flow.rest()
    assert "".join(piece.text for piece in found if piece.reasoning) == thought
    said = [piece.text for piece in found if not piece.reasoning and not piece.call]
    assert "".join(said) == answer
    assert [piece.call for piece in found if piece.call] == calls
    assert all(piece.text == '{"at": 1}' for piece in found if piece.call)
