"""Prompts: templates are code from strangers, a context has an end, a model may know no chat."""

import time

import pytest

from app.engine.api import EngineError
from app.engine.protocol import Text
from app.engine.templating import Renderer
from app.engine.testmodel import TEMPLATE
from app.engine.thinking import MARKS
from app.plan.describe import describe
from tests.engine.asking import CPU, Heard, ask, chat, load

SMALL = CPU.with_(n_ctx=256, n_batch=128, n_ubatch=64)

HOSTILE = {
    "an endless loop": "{% for i in range(99999) %}{% for j in range(99999) %}{% endfor %}{% endfor %}",
    "a huge range": "{% for i in range(10**12) %}{% endfor %}",
    "a huge string": "{{ 'a' * 10**10 }}",
    "a huge format": "{{ '%10000000000d' % 1 }}",
    "a huge power": "{{ 10 ** 10 ** 9 }}{{ 9 ** (10 ** 9) }}",
    "endless output": "{% for i in range(99999) %}{{ 'a' * 10000 }}{% endfor %}",
    "endless recursion": "{% macro m() %}{{ m() }}{% endmacro %}{{ m() }}",
    "a walk to the classes": "{{ ''.__class__ }}",
    "a walk to the builtins": "{{ cycler.__init__.__globals__ }}",
    "a hidden walk": "{{ messages|map(attribute='__class__')|list }}{{ ''|attr('__class__') }}",
    "a change of the messages": "{% set _ = messages.append(1) %}",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_template_is_refused_by_name_and_the_engine_lives(inline, tiny, name):
    load(inline, tiny(template=HOSTILE[name]), SMALL)
    start = time.monotonic()
    with pytest.raises(EngineError) as failed:
        chat(inline, "hello")
    assert failed.value.failure.code == "template-refused"
    assert failed.value.evidence.reason == "error"
    assert time.monotonic() - start < 10.0
    assert len(ask(inline, "The hold", 5).tokens) == 5


@pytest.mark.parametrize(
    ("template", "says"),
    [
        ("{{ raise_exception('Roles must alternate') }}", "Roles must alternate"),
        ("{% for %}", "TemplateSyntaxError"),
        ("{{ 1 // 0 }}", "ZeroDivisionError"),
    ],
)
def test_a_template_that_fails_says_why(engine, tiny, template, says):
    load(engine, tiny(template=template), SMALL)
    with pytest.raises(EngineError) as failed:
        chat(engine, "hello")
    assert failed.value.failure.code == "template-error"
    assert says in failed.value.evidence.message


def test_a_template_finds_what_it_expects(inline, tiny):
    template = (
        "{{ bos_token }}|{{ eos_token }}|{{ messages[0]|tojson }}|{{ strftime_now('%Y')|length }}"
        "{% for m in messages %}{% if loop.index > 1 %}{% break %}{% endif %}{% generation %}"
        "{{ m.content }}{% endgeneration %}{% endfor %}"
    )
    renderer = Renderer()
    messages = [{"role": "user", "content": "<ä>"}, {"role": "user", "content": "no"}]
    text = renderer.render(
        template, {"messages": messages, "bos_token": "<s>", "eos_token": "</s>"}
    )
    renderer.close()
    assert text == '<s>|</s>|{"role": "user", "content": "<ä>"}|4<ä>'


def test_the_template_makes_the_prompt(engine, tiny):
    loaded = load(engine, tiny(), SMALL)
    assert loaded.model.chat_template
    asked = chat(engine, "hello", n=4)
    rendered = "<|im_start|>user\nhello<|im_end|>\n<|im_start|>assistant\n"
    assert ask(engine, rendered, 4).tokens == asked.tokens
    assert asked.timings.n_prompt == 24


def test_a_model_without_a_template_completes_the_words_of_the_messages(engine, tiny):
    loaded = load(engine, tiny(template=None), SMALL)
    assert not loaded.model.chat_template
    asked = chat(engine, "one", "two", "three", n=6, ignore_eos=True)
    assert ask(engine, "one\n\ntwo\n\nthree", 6).tokens == asked.tokens


def test_thinking_is_a_switch_of_the_template_and_split_from_the_answer(inline, tiny):
    template = (
        TEMPLATE + "{% if enable_thinking is defined and not enable_thinking %}<think></think>"
        "{% else %}<think>{% endif %}"
    )
    assert all(mark in template for mark in MARKS[0])
    load(inline, tiny(template=template), SMALL)
    thinking, silent = Heard(), Heard()
    chat(inline, "hello", report=thinking)
    chat(inline, "hello", report=silent, thinking=False)
    assert thinking.reasoning
    assert not thinking.text
    assert silent.text
    assert not silent.reasoning


ON = "{% if enable_thinking is defined and not enable_thinking %}<think></think>{% endif %}"
OFF = "{% if thinking is defined and thinking %}<think>{% endif %}"
ASKED_OTHERWISE = "{{ '<think>' if enable_thinking is sameas true else 2 if thinking is defined }}"


@pytest.mark.parametrize(
    ("template", "thinks"),
    [
        (TEMPLATE, ""),
        (TEMPLATE + ON, "on"),
        (TEMPLATE + OFF, "off"),
        (TEMPLATE + ASKED_OTHERWISE, "told"),
        (TEMPLATE + "{% set thinking = true %}", ""),
        (TEMPLATE + ON + "{{ raise_exception('No.') }}", ""),
        (None, ""),
    ],
)
def test_a_loaded_model_says_whether_it_thinks_and_can_be_told(inline, tiny, template, thinks):
    path = tiny(template=template)
    assert load(inline, path, SMALL).model.thinks == thinks
    said = describe(path).thinks
    assert said == "told" if thinks else said in {"", "told"}


@pytest.mark.parametrize("n_more", [0, 1, 500])
def test_a_prompt_that_does_not_fit_is_refused_before_it_is_read(engine, tiny, n_more):
    load(engine, tiny(), SMALL)
    heard = Heard()
    with pytest.raises(EngineError) as failed:
        ask(engine, "c" * (256 + n_more), 5, report=heard)
    failure = failed.value.failure
    assert failure.code == "context-overflow"
    assert failure.details == {"n_prompt": 256 + n_more, "n_ctx": 256}
    assert f"{256 + n_more:,}" in failed.value.evidence.message
    assert not heard.of(Text)
    assert ask(engine, "c" * 255, 5).reason == "context"


@pytest.mark.parametrize("prompt", [None, ""])
def test_nothing_to_answer_is_named(engine, tiny, prompt):
    load(engine, tiny(), SMALL)
    with pytest.raises(EngineError) as failed:
        ask(engine, prompt=prompt)
    assert failed.value.failure.code == "bad-request"
    assert len(ask(engine, "The hold", 5).tokens) == 5


def test_a_stop_string_across_tokens_ends_the_reply_and_is_not_shown(engine, tiny):
    load(engine, tiny(), SMALL)
    whole = Heard()
    ask(engine, n=40, report=whole)
    stop = whole.text[17:20]
    at = whole.text.find(stop)
    for mtp in (True, False):
        heard = Heard()
        done = ask(engine, n=40, report=heard, stop=("never seen", stop), mtp=mtp)
        assert (done.reason, done.stopped_by) == ("stop", stop)
        assert heard.text == whole.text[:at]
        assert len(done.tokens) == at + len(stop)
    again = ask(engine, n=40)
    assert again.tokens[: len(done.tokens)] == done.tokens
    assert again.stopped_by is None


def test_the_end_token_ends_a_reply_unless_it_is_to_be_ignored(inline, tiny):
    load(inline, tiny("none"), SMALL)
    endless = {prompt: ask(inline, prompt, 200) for prompt in "abcdefgh"}
    end = 260  # <|im_end|>
    prompt, long = next((p, done) for p, done in endless.items() if end in done.tokens[:-1])
    assert long.reason == "length"
    short = ask(inline, prompt, 200, ignore_eos=False)
    assert short.reason == "stop"
    assert short.tokens == long.tokens[: long.tokens.index(end) + 1]


def test_text_comes_in_runs_and_counts_its_tokens(engine, tiny):
    load(engine, tiny())
    heard = Heard()
    done = ask(engine, n=200, report=heard)
    runs = heard.of(Text)
    assert "".join(run.text for run in runs) == bytes(done.tokens).decode()
    assert [run.n_tokens for run in runs] == sorted(run.n_tokens for run in runs)
    assert runs[0].n_tokens == 1
    assert runs[-1].n_tokens == 200
    assert all(run.id == done.id for run in runs)


def test_nothing_is_answered_before_a_load(worker):
    with pytest.raises(EngineError) as failed:
        ask(worker())
    assert failed.value.failure.code == "bad-request"
