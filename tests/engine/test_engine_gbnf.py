"""A grammar is read before the library reads it, which ends the process over some of them."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.gbnf import check
from app.engine.gbnf_rules import GrammarError

GOOD = {
    "alternatives over lines": 'root ::=\n  "a" |\n  "b"\n',
    "comments": '# what it is\nroot ::= "a" # the one\n',
    "classes": r'root ::= [a-zA-Z_] [^"\\\x00-\x1F] [\]\[-]* .',
    "repetitions": 'root ::= "a"* "b"+ "c"? "d"{2} "e"{2,} "f"{0,5}',
    "groups": 'root ::= ("a" | ("b" "c")?)*',
    "recursion to the right": 'root ::= "a" root | ""',
    "brackets that balance": 'root ::= "(" root ")" | "x"',
    "white space between all": "root ::= ws a ws a ws\nws ::= [ ]*\na ::= [a-z]+",
    "tokens": "root ::= <think> !<[12]>*",
    "any order of rules": 'root ::= a-1\na-1 ::= "x"',
}
BAD = {
    "nothing": ("", "no rule named 'root'"),
    "no root": ('x ::= "a"', "no rule named 'root'"),
    "an unknown rule": ("root ::= a\n", "line 1 refers to 'a'"),
    "an open literal": ('root ::= "a', "line 1 needs a literal"),
    "an open set": ("root ::= [a", "line 1 needs a set"),
    "an empty set": ("root ::= []", "at least one character"),
    "an open bracket": ('root ::= ("a"', "line 1 needs ')'"),
    "a bracket too many": ('root ::= "a"\n)', "line 2 needs the name of a rule"),
    "an unknown escape": (r'root ::= "\q"', "known escapes"),
    "no definition": ('root := "a"', "'::=' after the name"),
    "nothing to repeat": ("root ::= *", "something before the repetition"),
    "an endless repetition": ('root ::= "a"{5,2}', "repeats from 5 to 2 times"),
    "too many repetitions": ('root ::= "a"{3000}', "fewer than 2,000 repetitions"),
    "a huge number": ('root ::= "a"{99999999999999999999}', "a repetition like"),
    "nested repetitions": ('root ::= (("a"{1000}){1000}){1000}', "needs"),
    "a rule that begins with itself": ('root ::= root "x" | "y"', "can begin with itself"),
    "one that does so by rules that may be empty": (
        'root ::= a root "x" | "y"\na ::= b\nb ::= ""',
        "can begin with itself",
    ),
    "deep brackets": ("root ::= " + "(" * 9999 + '"a"' + ")" * 9999, "at most 100 brackets"),
    "ways without number": (
        "root ::= r0\nr60 ::= [x]\n"
        + "".join(f'r{i} ::= r{i + 1} "a" | r{i + 1} "b"\n' for i in range(60)),
        "more than 5,000 ways",
    ),
    "repetitions in a row": ("root ::= " + "[a-z]* " * 6, "more than 5 repetitions"),
    "options in a row": ("root ::= " + '"a"? ' * 40, "32 optional characters"),
    "nothing, many times": ("root ::= ([a-z]* [0-9]?){9}", "times what may be empty"),
    "a null character": ('root ::= "a\0"', "null character"),
    "a book": ('root ::= "' + "a" * (600 << 10) + '"', "characters"),
}


@pytest.mark.parametrize("name", GOOD)
def test_what_is_a_grammar_passes(name):
    check(GOOD[name])


@pytest.mark.parametrize("name", BAD)
def test_what_is_none_is_refused_with_the_place_and_the_reason(name):
    text, says = BAD[name]
    with pytest.raises(GrammarError, match=says.replace("(", r"\(").replace(")", r"\)")):
        check(text)


@given(st.text(alphabet='root:=ab"[]()*+?{},0123456789|\n <>!\\^-.#', max_size=60))
def test_any_text_is_read_or_refused(text):
    with contextlib.suppress(GrammarError):
        check(f"root ::= {text}")
