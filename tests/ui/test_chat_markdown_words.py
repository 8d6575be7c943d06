"""What models write, as it is handed to Qt: lines, formulas, addresses."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ui.presenters.chat_markdown import LINE, MARKS, readable


def unmarked(text: str) -> str:
    return "".join(letter for letter in text if letter not in MARKS)


@pytest.mark.parametrize(
    ("written", "lines"),
    [
        ("one\ntwo", ["one\u2028two"]),
        ("one  \ntwo\\\nthree", ["one\u2028two\u2028three"]),
        ("- one\n  more\n- two", ["- one\u2028more", "- two"]),
        ("1. one\n2. two", ["1. one", "2. two"]),
        ("> one\n> two\n>> three", ["> one\u2028two", ">> three"]),
        ("# Title\ntext\nmore", ["# Title", "text\u2028more"]),
        ("Title\n=====", ["Title", "====="]),
        ("Title\n---", ["Title", "---"]),
        ("***\ntext", ["***", "text"]),
        ("a | b\n---|---\n1 | 2", ["a | b", "---|---", "1 | 2"]),
        ("| a |\n|---|\n| 1 |", ["| a |", "|---|", "| 1 |"]),
        ("    code\n    more", ["    code", "    more"]),
        ("- one\n\n  two\n  three", ["- one", "", "  two\u2028three"]),
    ],
)
def test_a_new_line_is_one_where_it_goes_on_with_a_paragraph(written, lines):
    assert readable(written).split("\n") == lines


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        (r"so \(a^2 + b^2\), and", "so `a^2 + b^2`, and"),
        (r"so $E = mc^2$.", "so `E = mc^2`."),
        (r"$x_1$ and $x_2$", "`x_1` and `x_2`"),
        (r"so \[ x \] then $$y$$", "so `x` then `y`"),
        (r"- so \[x\]", "- so `x`"),
        (r"\(a`b\)", "``a`b``"),
        (r"\(a\)\(b\)", "`a`\u200b`b`"),
        (r"$\text{if it is so} = 1$", r"`\text{if it is so} = 1`"),
    ],
)
def test_formulas_keep_every_letter_of_their_source(written, shown):
    assert unmarked(readable(written)) == shown


@pytest.mark.parametrize(
    "written",
    [
        "It costs $5 and $10.",
        "from $5 to $6 or $7/$8",
        "US$5 and A$6",
        "`$x$` and ``\\(a`b\\)``",
        r"\$5$ and 5\$",
        "It is $5 for this one, and that$",
        "$$",
        "$ x $",
        "[a](https://a.org/b.)",
        "<https://a.org/b>",
        "a_b*c",
    ],
)
def test_what_is_no_formula_and_no_address_stays(written):
    assert readable(written) == written


@pytest.mark.parametrize("end", [".", ",", ")", "!", "?", '"', "*", ".)", ""])
def test_an_address_ends_before_the_end_of_its_sentence(end):
    address = "https://a.org/p_(x)/y?z=1&w=2#q"
    assert readable(f"see {address}{end} then") == f"see <{address}>{end} then"


@given(st.text("ab \n`$\\()[]{}|->#*_1.~:/h", max_size=80))
def test_no_letter_gets_lost(text):
    def letters(words: str) -> str:
        return re.sub(r"[^ab1h{}#~:/|]", "", words)

    shown = readable(text)
    assert letters(shown) == letters(text)
    assert len(shown.split(LINE)) <= len(text.split("\n"))


@pytest.mark.parametrize("mark", ["$", "`", "\\(", "\\[", "$$", "<", "](", "\\begin{align}", "> "])
def test_a_block_full_of_marks_that_never_end_is_read_at_once(mark):
    assert len(readable(mark * (4000 // len(mark)))) >= 4000 - len(mark)
