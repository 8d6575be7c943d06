"""Greedy replies are equal but for tokens that are as good as equal: rounding decides those."""

import math
import threading
from types import SimpleNamespace

import pytest

from app.engine.api import EngineError
from app.engine.protocol import Load
from app.qualify import alike, prompts
from app.qualify.asking import Asking
from app.qualify.receipts import correctness_receipts
from app.qualify.setup import Setup
from app.qualify.subject import Subject
from app.runconfig import MtpConfig, RunConfig

NEVER = threading.Event()
CONFIG = RunConfig(n_ctx=1024, n_batch=128, n_ubatch=64, n_gpu_layers=0, mtp=MtpConfig(draft_max=3))


class Turned:
    """The engine in this process; of replies that match it gives another token in one place."""

    def __init__(self, engine):
        self._engine = engine
        self.place, self.token = None, None

    def __getattr__(self, name):
        return getattr(self._engine, name)

    def generate(self, request, report, cancel):
        done = self._engine.generate(request, report, cancel)
        if self.place is None or not request.mtp or len(done.tokens) <= self.place:
            return done
        changed = (*done.tokens[: self.place], self.token, *done.tokens[self.place + 1 :])
        return done.model_copy(update={"tokens": changed})


@pytest.fixture
def engine(inline):
    return Turned(inline)


@pytest.fixture
def setup(tiny):
    file = SimpleNamespace(path=str(tiny("low")))
    return Setup(file=file, config=CONFIG, plan=None, machine=None, runtime="", n_threads=1)


@pytest.fixture
def subject(engine, setup):
    subject = Subject(setup, lambda: engine, lambda _answer: None, SimpleNamespace(note=list))
    load = Load(path=setup.file.path, config=CONFIG, n_threads=1)
    subject.adopt(engine, engine.load(load, lambda _answer: None, NEVER))
    return subject


def runner_up(subject, text, n):
    """Return (place, token, distance) of the nearest second choice of a reply's first tokens."""
    subject.say("x", text, NEVER, max_tokens=n, ignore_eos=True, mtp=False, logprobs=alike.TOP)
    rows = subject.likely
    seconds = [next(t for t in row.top if t.token != row.token) for row in rows]
    apart = [row.logprob - other.logprob for row, other in zip(rows, seconds, strict=True)]
    place = min(range(len(rows)), key=apart.__getitem__)
    return place, seconds[place].token, apart[place]


def test_drafting_may_take_the_other_of_two_tokens_that_are_as_good_as_equal(
    subject, engine, monkeypatch
):
    engine.place, engine.token, apart = runner_up(subject, prompts.QUESTION, 90)
    monkeypatch.setattr(alike, "NEAR_TIE", apart * 1.001)
    told = Asking(subject, {}, 0.0).drafting(NEVER)
    assert "it took the other one" in told


def test_drafting_that_takes_a_less_likely_token_is_stopped(subject, engine, monkeypatch):
    engine.place, engine.token, apart = runner_up(subject, prompts.QUESTION, 90)
    monkeypatch.setattr(alike, "NEAR_TIE", apart * 0.999)
    with pytest.raises(EngineError, match="Drafting changed the reply"):
        Asking(subject, {}, 0.0).drafting(NEVER)


def test_an_unlikely_token_is_no_near_tie_whatever_is_allowed(subject, engine, monkeypatch):
    engine.place, engine.token = 3, -1
    monkeypatch.setattr(alike, "NEAR_TIE", 1e9)
    with pytest.raises(EngineError, match="Drafting changed the reply"):
        Asking(subject, {}, 0.0).drafting(NEVER)


def test_a_reply_that_is_the_same_says_nothing_of_it(subject):
    assert "other one" not in Asking(subject, {}, 0.0).drafting(NEVER)


def test_receipts_tell_a_near_tie_from_a_wrong_token(subject, engine, setup, monkeypatch):
    equal = correctness_receipts(engine, setup, NEVER)
    assert [(row["ok"], row["detail"]) for row in equal] == [(True, "64 tokens equal")] * 4
    text = prompts.logbook((CONFIG.n_ctx - 4 * 64) // 2)
    engine.place, engine.token, apart = runner_up(subject, text, 64)
    for allowed, ok in ((apart * 1.001, True), (apart * 0.999, False)):
        monkeypatch.setattr(alike, "NEAR_TIE", allowed)
        drafted = correctness_receipts(engine, setup, NEVER)[0]
        assert drafted["ok"] is ok
        assert f"at token {engine.place}, between tokens {apart:.2f} apart" in drafted["detail"]


def test_the_gap_is_known_only_after_the_same_tokens(subject):
    subject.say("x", prompts.QUESTION, NEVER, max_tokens=4, mtp=False, ignore_eos=True, logprobs=2)
    rows = subject.likely
    said = [row.token for row in rows]
    second = rows[2].top[1].token
    assert alike.gap(rows, said[:2], said[2], second) == pytest.approx(
        rows[2].logprob - rows[2].top[1].logprob
    )
    assert alike.gap(rows, [-1, said[1]], said[2], second) == math.inf
    assert alike.gap(rows, said, said[0], second) == math.inf
    assert alike.gap(rows, said[:2], said[2], -1) == math.inf
