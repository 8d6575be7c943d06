"""How a reply is cut into runs of Markdown and blocks of code, whole or while it streams."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ui.presenters.chat_pieces import (
    BLOCK_LIMIT,
    CODE_LINES,
    TABLE_LIMIT,
    TABLE_ROWS,
    TEXT_LIMIT,
    CodePiece,
    Pieces,
    TextPiece,
)

REPLY = """Intro line.

1. First
   ```python
   def f():
       return 1
   ```
2. Second

   still second

Last *words*.
~~~
tilde
~~~
"""


def shape(pieces: Pieces) -> list[object]:
    found: list[object] = []
    for item in pieces.items:
        if isinstance(item, TextPiece):
            found.append([*item.blocks, *([item.tail] if item.tail else [])])
        else:
            found.append((item.code.language, item.lines, item.code.closed))
    return found


def test_text_and_code_alternate_and_code_loses_its_list_indent():
    assert shape(Pieces(REPLY, ended=True)) == [
        ["Intro line.", "1. First"],
        ("python", ["def f():", "    return 1"], True),
        ["2. Second\n\n   still second", "Last *words*."],
        ("", ["tilde"], True),
    ]


def test_a_stream_ends_as_the_whole_text_does():
    for seed in range(20):
        choose = random.Random(seed)
        streamed, rest = Pieces(), REPLY
        while rest:
            size = choose.randint(1, 9)
            streamed.feed(rest[:size])
            rest = rest[size:]
        streamed.end()
        assert shape(streamed) == shape(Pieces(REPLY, ended=True))


@given(st.text(alphabet="ab `~\n-1.|#", max_size=200), st.data())
def test_no_letter_is_lost_however_it_is_cut(text, data):
    streamed, rest = Pieces(), text
    while rest:
        size = data.draw(st.integers(1, 20))
        streamed.feed(rest[:size])
        rest = rest[size:]
    streamed.end()
    whole = Pieces(text, ended=True)
    assert shape(streamed) == shape(whole)
    kept = "".join(
        "".join(item.blocks) if isinstance(item, TextPiece) else item.code.text
        for item in whole.items
    )
    assert kept.count("a") + kept.count("b") >= (
        0 if "```" in text or "~~~" in text else text.count("a") + text.count("b")
    )
    assert whole.length == len(text)


def test_what_is_being_written_is_shown_at_once():
    pieces = Pieces("One para.\n\nTwo is not")
    assert shape(pieces) == [["One para.", "Two is not"]]
    pieces.feed(" done")
    (piece,) = pieces.items
    assert isinstance(piece, TextPiece)
    assert (piece.blocks, piece.tail) == (["One para."], "Two is not done")


def test_a_fence_never_flickers_as_text():
    pieces = Pieces("Look:\n")
    for letter in "```py":
        pieces.feed(letter)
        assert shape(pieces) == [["Look:"]]
    pieces.feed("thon\nx = 1\n")
    assert shape(pieces) == [["Look:"], ("python", ["x = 1"], False)]


FORMULAS = r"""It is
\[
a\,b \\
c
\]
and so

$$x$$

$$ 5 is no formula

- \[in a list\]

\begin{align*}
a&=b
\end{align*}
"""


def test_a_formula_with_lines_of_its_own_is_a_block_to_copy():
    whole = Pieces(FORMULAS, ended=True)
    assert shape(whole) == [
        ["It is"],
        ("TeX", [r"a\,b \\", "c"], True),
        ["and so"],
        ("TeX", ["x"], True),
        ["$$ 5 is no formula", r"- \[in a list\]"],
        ("TeX", [r"\begin{align*}", "a&=b", r"\end{align*}"], True),
    ]
    streamed = Pieces()
    for letter in FORMULAS:
        streamed.feed(letter)
    streamed.end()
    assert [one for one in shape(streamed) if one] == shape(whole)


def test_an_unclosed_fence_is_closed_by_the_end():
    pieces = Pieces("```\na\nb", ended=True)
    assert shape(pieces) == [("", ["a", "b"], True)]


def test_inline_code_is_no_fence():
    assert shape(Pieces("```a``` is inline\n", ended=True)) == [["```a``` is inline"]]
    assert shape(Pieces("`x` first", ended=True)) == [["`x` first"]]
    assert shape(Pieces("~~gone~~ words", ended=False)) == [["~~gone~~ words"]]


def test_a_longer_fence_holds_a_shorter_one():
    text = "````md\n```py\nx\n```\n````\nafter"
    assert shape(Pieces(text, ended=True)) == [("md", ["```py", "x", "```"], True), ["after"]]


def test_pieces_stay_small_and_closed_ones_never_change():
    paragraph = "word " * 80
    pieces = Pieces()
    seen: dict[int, list[str]] = {}
    for _ in range(60):
        pieces.feed(paragraph + "\n\n")
        for index, item in enumerate(pieces.items[:-1]):
            assert isinstance(item, TextPiece)
            assert seen.setdefault(index, list(item.blocks)) == item.blocks
    assert len(pieces.items) >= 60 * len(paragraph) // TEXT_LIMIT
    assert all(item.size <= TEXT_LIMIT + len(paragraph) for item in pieces.items)


def test_a_line_that_never_ends_is_cut_at_a_word():
    pieces = Pieces()
    for _ in range(6000):
        pieces.feed("word ")
    pieces.end()
    assert all(item.size <= BLOCK_LIMIT for item in pieces.items)
    joined = " ".join(block for item in pieces.items for block in item.blocks)
    assert joined.split() == ["word"] * 6000


def test_a_list_that_never_ends_is_cut_at_a_line():
    pieces = Pieces("".join(f"- item number {n}\n" for n in range(2000)), ended=True)
    lines = [line for item in pieces.items for block in item.blocks for line in block.split("\n")]
    assert lines == [f"- item number {n}" for n in range(2000)]
    assert len(pieces.items) > 4


HEAD = ["| a | b |", "|---|---|"]


def rows_of(pieces: Pieces) -> list[list[str]]:
    return [block.split("\n") for item in pieces.items for block in item.blocks]


@pytest.mark.parametrize("step", [1, 7, 10_000])
def test_a_long_table_goes_on_in_further_pieces_under_its_head(step):
    lines = [
        f"| {n} | some words that fill the cell of a table |" for n in range(TABLE_ROWS * 2 + 5)
    ]
    text = "\n".join([*HEAD, *lines]) + "\n\nafter"
    pieces = Pieces()
    for start in range(0, len(text), step):
        pieces.feed(text[start : start + step])
    pieces.end()
    *tables, last = rows_of(pieces)
    assert [len(table) for table in tables] == [TABLE_ROWS + 2, TABLE_ROWS + 2, 7]
    assert all(table[:2] == HEAD for table in tables)
    assert [line for table in tables for line in table[2:]] == lines
    assert last == ["after"]
    assert all(item.size <= TABLE_LIMIT / 4 for item in pieces.items)


@pytest.mark.parametrize("end", ["", "\n\nafter", "\n```\ncode\n```", "\nno row"])
def test_a_table_that_ends_where_it_would_be_cut_leaves_no_empty_head(end):
    text = "\n".join([*HEAD, *(f"| {n} | x |" for n in range(TABLE_ROWS))]) + end
    pieces = Pieces(text, ended=True)
    blocks = [
        block for item in pieces.items if isinstance(item, TextPiece) for block in item.blocks
    ]
    assert sum(block.startswith(HEAD[0]) for block in blocks) == 1


def test_long_code_goes_on_in_further_pieces_of_one_block():
    lines = [f"line {n}" for n in range(CODE_LINES * 2 + 5)]
    pieces = Pieces("```c\n" + "\n".join(lines) + "\n```\nafter", ended=True)
    code = [item for item in pieces.items if isinstance(item, CodePiece)]
    assert [item.count for item in code] == [CODE_LINES, CODE_LINES, 5]
    assert [item.last for item in code] == [False, False, True]
    assert [line for item in code for line in item.lines] == lines
    assert code[0].code.text == "\n".join(lines)
    assert isinstance(pieces.items[-1], TextPiece)
