"""A chat that outgrows its context is refused, or loses its oldest turns, as the person chose."""

import threading

import pytest

from app.engine.api import EngineError
from app.engine.protocol import ChatMessage, Generate
from tests.engine.asking import CPU, Heard, ask, load

SMALL = CPU.with_(n_ctx=1024)
SYSTEM = ChatMessage(role="system", content="Be brief.")


def turns(n, size=100):
    words = [f"turn {i} " + "x" * size for i in range(2 * n + 1)]
    return tuple(
        ChatMessage(role="assistant" if i % 2 else "user", content=text)
        for i, text in enumerate(words)
    )


def answer(engine, messages, overlong, n=20):
    request = Generate(id="f", messages=messages, max_tokens=n, overlong=overlong, ignore_eos=True)
    return engine.generate(request, Heard(), threading.Event())


def test_it_is_refused_with_its_figures(engine, tiny):
    load(engine, tiny("low"), SMALL)
    with pytest.raises(EngineError) as failed:
        answer(engine, turns(10), "refuse")
    assert failed.value.failure.code == "context-overflow"
    assert failed.value.failure.details["n_ctx"] == 1024


def test_the_oldest_turns_go_and_it_is_told(engine, tiny):
    load(engine, tiny("low"), SMALL)
    done = answer(engine, (SYSTEM, *turns(10)), "trim-oldest")
    assert len(done.tokens) == 20
    assert done.timings.n_prompt < 1024
    assert any("oldest messages" in notice for notice in done.notices)


def test_what_fits_is_left_alone(inline, tiny):
    load(inline, tiny("low"), SMALL)
    assert (
        answer(inline, turns(2), "trim-oldest").notices
        == answer(inline, turns(2), "refuse").notices
    )


def test_the_next_turns_begin_alike_and_are_not_read_anew(inline, tiny):
    load(inline, tiny("low"), SMALL.with_(n_ctx=2048, checkpoint_bytes=4 << 20))
    reused = []
    for n in range(14, 22):
        done = answer(inline, turns(n, 60), "trim-oldest", n=5)
        reused.append(done.timings.n_cached > done.timings.n_prompt // 2)
    assert sum(reused) >= 5


def test_a_last_turn_that_is_too_long_alone_is_refused(inline, tiny):
    load(inline, tiny("low"), SMALL)
    long = ChatMessage(role="user", content="y" * 1500)
    for messages in ((long,), (*turns(3), long)):
        with pytest.raises(EngineError) as failed:
            answer(inline, messages, "trim-oldest")
        assert failed.value.failure.code == "context-overflow"


def test_a_text_keeps_its_end(inline, tiny):
    load(inline, tiny("low"), SMALL)
    text = "z" * 2000 + " the end"
    done = ask(inline, text, 20, overlong="trim-oldest")
    assert done.timings.n_prompt < 1024
    assert any("left out" in notice for notice in done.notices)
    same = ask(inline, text[-done.timings.n_prompt :], 20)
    assert same.tokens == done.tokens
