"""Replies that must have a form: grammars, JSON schemas; drafted or not, they say the same."""

import json
import re

import numpy as np
import pytest

from app.engine import grammar, llama
from app.engine.api import EngineError
from app.engine.candidates import Candidates, Need
from app.engine.grammar import Grammar, Later
from app.engine.logbook import start_library
from app.engine.vocabulary import Vocabulary
from tests.engine.asking import CPU, Heard, ask, chat, drawn, load

SMALL = CPU.with_(n_ctx=512, n_batch=64, n_ubatch=32)
DATE = 'root ::= [0-9]{4} "-" [0-9]{2} "-" [0-9]{2}'
SCHEMA = {
    "type": "object",
    "properties": {
        "kind": {"enum": ["brig", "barque"]},
        "masts": {"type": "integer", "minimum": 1, "maximum": 4},
        "name": {"type": "string", "maxLength": 12},
    },
    "required": ["kind", "masts", "name"],
}


@pytest.mark.parametrize("temperature", [0.0, 1.0])
def test_a_grammar_is_followed_to_its_end_drafted_or_not(engine, tiny, temperature):
    load(engine, tiny("low"), SMALL)
    sampling = drawn(temperature, seed=2)
    replies = {}
    for mtp in (True, False):
        heard = Heard()
        done = ask(engine, report=heard, grammar=DATE, sampling=sampling, mtp=mtp, ignore_eos=False)
        assert done.reason == "stop"
        assert re.fullmatch(r"\d{4}-\d\d-\d\d", heard.text)
        replies[mtp] = done.tokens
    assert replies[True] == replies[False]


def test_drafts_are_accepted_under_a_grammar_that_allows_them(inline, tiny):
    load(inline, tiny("high"), SMALL)
    free = ask(inline, n=80)
    bound = ask(inline, n=80, grammar=r"root ::= [\x00-\x7F]*")
    assert bound.tokens == free.tokens
    assert bound.timings.n_accepted == free.timings.n_accepted > 0


@pytest.mark.parametrize("temperature", [0.0, 1.0])
def test_a_schema_makes_json_of_its_kind(engine, tiny, temperature):
    load(engine, tiny("low"), SMALL)
    heard = Heard()
    sampling = drawn(temperature, repeat_penalty=1.1)
    done = chat(engine, "which ship?", n=200, json_schema=SCHEMA, report=heard, sampling=sampling)
    assert done.reason == "stop"
    ship = json.loads(heard.text)
    assert ship["kind"] in ("brig", "barque")
    assert ship["masts"] in (1, 2, 3, 4)
    assert len(ship["name"]) <= 12
    assert done.notices == ()


def test_what_a_schema_asks_and_a_grammar_cannot_hold_is_told(inline, tiny):
    load(inline, tiny("low"), SMALL)
    schema = {"type": "string", "pattern": "^x$", "maxLength": 3}
    done = ask(inline, json_schema=schema, ignore_eos=False)
    assert done.notices == ("The reply may go against parts of the schema: pattern.",)


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"grammar": 'root ::= "a'}, "line 1"),
        ({"grammar": "root ::= root"}, "can begin with itself"),
        ({"grammar": 'root ::= "a"{9,1}'}, "repeats from 9 to 1 times"),
        ({"grammar": "root ::= " + "(" * 10_000}, "brackets"),
        ({"grammar": "root ::= <no such token>"}, "llama.cpp does not accept it"),
        ({"grammar": "root ::= <[999999]>"}, "no token of this model"),
        ({"json_schema": {"type": "shoe"}}, '"shoe" is no type'),
        ({"json_schema": {"$ref": "#"}}, "can begin with itself"),
        ({"json_schema": True, "grammar": DATE}, "not several"),
    ],
)
def test_a_form_that_cannot_be_is_refused_by_name_and_the_engine_lives(engine, tiny, asked, says):
    load(engine, tiny("low"), SMALL)
    with pytest.raises(EngineError) as failed:
        ask(engine, **asked)
    assert failed.value.failure.code == "bad-request"
    assert says in failed.value.evidence.message
    assert len(ask(engine, n=5).tokens) == 5


def test_a_grammar_that_takes_too_long_to_check_ends_the_reply_by_name(inline, tiny, monkeypatch):
    load(inline, tiny("low"), SMALL)
    monkeypatch.setattr(grammar, "MOST_SECONDS", 0.0)
    with pytest.raises(EngineError) as failed:
        ask(inline, grammar=DATE)
    assert failed.value.failure.code == "bad-request"
    assert "takes too long" in failed.value.evidence.message


def test_a_model_thinks_freely_before_an_answer_of_a_form(inline, tiny):
    template = (
        "{% for m in messages %}{{ m.content }}{% endfor %}"
        "{% if add_generation_prompt %}<think>{% endif %}{# </think> #}"
    )
    load(inline, tiny("low", template=template), SMALL)
    heard = Heard()
    end = tuple((ord(letter), 0.0) for letter in "</think>")
    chat(inline, "how?", n=60, json_schema=True, report=heard, sampling=drawn(0.0, logit_bias=end))
    assert len(heard.reasoning) > 40
    assert not heard.reasoning.startswith(("{", "[", '"'))


@pytest.fixture(scope="module")
def words(gemma):
    """The vocabulary of a real model: 262,144 tokens."""
    start_library()
    model = llama.load_model(str(gemma), llama.model_params(vocab_only=True))
    yield Vocabulary(model)
    llama.free_model(model)


def greedy(candidates):
    ids, logits = candidates.ids, candidates.logits
    return {int(ids[i]): float(logits[i]) for i in np.argsort(-logits)[:8]}


@pytest.mark.parametrize("seed", range(3))
def test_asking_about_few_tokens_finds_what_asking_about_all_does(words, seed):
    form = Grammar(words, 'root ::= "{" [a-z ]+ "}"')
    for token in words.tokens("{the", add_special=False):
        form.accept(token)
    logits = np.random.default_rng(seed).normal(0, 3, words.n_tokens).astype(np.float32)
    everything = Candidates(logits)
    everything.apply(form._handle)
    everything.drop_refused()
    few = form.narrow(logits, Need(8))
    assert greedy(few) == greedy(everything)
    assert len(few.ids) < len(everything.ids)
    form.close()


def test_a_form_that_begins_later_leaves_free_what_comes_before_and_after(words):
    later = Later(words, "<call>", lambda: Grammar(words, 'root ::= "a"+ "</call>"'), again=True)
    texts = ["so: ", "<call>", "aa", "</call>", " then ", "<call>", "a"]
    for text in texts:
        for token in words.tokens(text, add_special=False):
            assert later.allows(token)
            later.accept(token)
    b = words.tokens("b", add_special=False)[0]
    assert not later.allows(b)
    later.close()
    assert later.allows(b)


@pytest.mark.parametrize(
    ("written", "again", "begins"),
    [
        ("</think>", False, True),
        ("</think>\n\n", False, True),
        ("</think>\n\n", True, True),
        ("</think>{", True, False),
        ("</thin", False, False),
    ],
)
def test_a_token_may_hold_more_than_the_mark(words, written, again, begins):
    class Merged:
        def text(self, _token):
            return written.encode()

    later = Later(Merged(), "</think>", lambda: Grammar(words, 'root ::= "a"'), again=again)
    later.accept(0)
    b = words.tokens("b", add_special=False)[0]
    assert later.allows(b) is not begins
    later.close()
