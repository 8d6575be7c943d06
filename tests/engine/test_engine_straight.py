"""Runs of text that are heard straight from the thread that reads the worker's pipe."""

from __future__ import annotations

import threading

import pytest

from app.engine import calls
from app.engine.api import Stop, Straight
from app.engine.protocol import Generate, Load, Phase, Text
from app.runconfig import MtpConfig, RunConfig

CONFIG = RunConfig(n_ctx=2048, n_batch=512, n_ubatch=256, n_gpu_layers=0, mtp=MtpConfig(on=False))
ASK = Generate(id="r", prompt="The hold", max_tokens=40, ignore_eos=True)
NEVER = threading.Event()


@pytest.fixture
def loaded(worker, tiny):
    one = worker()
    one.load(Load(path=str(tiny("low")), config=CONFIG, n_threads=1), lambda _: None, NEVER)
    return one


def said(answers):
    return "".join(answer.text for answer, _ in answers if isinstance(answer, Text))


def test_text_comes_from_the_reading_thread_and_all_of_it_before_the_end(loaded):
    straight, around = [], []
    for kept, kind in ((straight, Straight), (around, lambda hear: hear)):

        def hear(answer, kept=kept):
            kept.append((answer, threading.current_thread().name))

        done = loaded.generate(ASK, kind(hear), NEVER)
        assert done.timings.n_generated == 40
    assert said(straight) == said(around) != ""
    assert {who for answer, who in straight if isinstance(answer, Text)} == {"engine-answers"}
    mine = threading.current_thread().name
    assert {who for answer, who in straight if isinstance(answer, Phase)} == {mine}
    assert {who for _, who in around} == {mine}


def test_what_goes_wrong_in_hearing_is_raised_where_the_reply_was_asked_for(loaded):
    def hear(answer):
        deaf = {Text: LookupError("nobody is there")}.get(type(answer))
        if deaf:
            raise deaf

    with pytest.raises(LookupError):
        loaded.generate(ASK, Straight(hear), NEVER)
    again = ASK.model_copy(update={"id": "again"})
    assert loaded.generate(again, Straight(lambda _: None), NEVER).timings.n_generated == 40


@pytest.mark.parametrize("when", [Phase, Text])
def test_a_cancel_that_says_so_is_not_looked_for(loaded, monkeypatch, when):
    monkeypatch.setattr(calls, "PATIENT_SECONDS", 600.0)
    stop = Stop()

    def hear(answer):
        if isinstance(answer, when):
            stop.set()

    long = ASK.model_copy(update={"max_tokens": 1900})
    assert loaded.generate(long, Straight(hear), stop).reason == "cancelled"
    assert loaded.generate(long, Straight(hear), stop).reason == "cancelled"
    assert stop._wakes == []
