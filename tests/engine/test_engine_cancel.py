"""A cancel is heard in every phase, and what comes after it is right."""

import threading
import time

import pytest

from app.engine.api import EngineError
from app.engine.protocol import Phase, Text
from tests.engine.asking import CPU, Heard, ask, load

WIDE = CPU.with_(n_ctx=8192, n_batch=2048, n_ubatch=2048)
LONG = "The quick brown fox jumps over the lazy dog. " * 150


class CancelAt(Heard):
    """Sets `cancel` when a report of one kind arrives."""

    def __init__(self, cancel, wanted, delay=0.0):
        super().__init__()
        self._cancel, self._wanted, self._delay = cancel, wanted, delay

    def __call__(self, answer):
        super().__call__(answer)
        if self._wanted(answer) and not self._cancel.is_set():
            if self._delay:
                threading.Timer(self._delay, self._cancel.set).start()
            else:
                self._cancel.set()


@pytest.mark.parametrize("phase", ["load", "warmup"])
def test_in_a_load(engine, tiny, phase):
    cancel = threading.Event()
    report = CancelAt(cancel, lambda answer: isinstance(answer, Phase) and answer.name == phase)
    with pytest.raises(EngineError) as failed:
        load(engine, tiny(), report=report, cancel=cancel)
    assert failed.value.evidence.reason == "cancelled"
    assert failed.value.failure.code == "cancelled"
    load(engine, tiny())
    assert len(ask(engine, n=5).tokens) == 5


@pytest.mark.parametrize("config", [CPU.with_(n_ctx=8192), WIDE])
def test_in_a_prompt_and_the_next_answer_is_right(engine, inline, tiny, config):
    load(engine, tiny("low"), config)
    cancel = threading.Event()
    report = CancelAt(
        cancel, lambda answer: isinstance(answer, Phase) and answer.name == "prefill", delay=0.15
    )
    start = time.monotonic()
    done = ask(engine, LONG, 20, report=report, cancel=cancel)
    assert done.reason == "cancelled"
    assert done.tokens == ()
    assert time.monotonic() - start < 5.0
    after = ask(engine, LONG[:600], 20)
    load(inline, tiny("low"), config)
    assert ask(inline, LONG[:600], 20).tokens == after.tokens


@pytest.mark.parametrize("mtp", [True, False])
def test_in_a_reply_and_it_can_be_gone_on_with(engine, inline, tiny, mtp):
    load(engine, tiny("low"))
    cancel = threading.Event()
    heard = CancelAt(cancel, lambda answer: isinstance(answer, Text) and answer.n_tokens > 20)
    done = ask(engine, "Heave", 900, report=heard, cancel=cancel, mtp=mtp)
    assert done.reason == "cancelled"
    assert 20 < len(done.tokens) < 900
    assert heard.text == bytes(done.tokens).decode()
    prompt = "Heave" + heard.text + " ho"
    after = ask(engine, prompt, 20, mtp=mtp)
    load(inline, tiny("low"))
    assert ask(inline, prompt, 20, mtp=mtp).tokens == after.tokens


def test_a_cancel_that_comes_too_late_does_not_touch_the_next_request(engine, tiny):
    load(engine, tiny())
    cancel = threading.Event()
    ask(engine, n=5, cancel=cancel)
    cancel.set()
    assert ask(engine, n=5).reason == "length"
