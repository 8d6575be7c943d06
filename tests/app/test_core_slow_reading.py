"""A prompt read at less than half of the proven rate is told, with what slowed it."""

import time

import pytest

from app import events as e
from app.core.board import Board
from app.core.slow_reading import NOTICE, SlowReading
from app.machine.history import SampleHistory
from app.runconfig import RunConfig
from app.session import Session
from app.state import State
from app.values.machine import GpuSample, Sample
from app.values.model_file import ModelFile
from app.values.receipt import Receipt
from app.values.timings import Timings

CARD = RunConfig(n_ctx=8192)
READ_SECONDS, WRITE_SECONDS = 10.0, 5.0


@pytest.fixture
def heard():
    return []


@pytest.fixture
def slow(heard):
    board = Board(State(), lambda _, event: heard.append(event))
    return SlowReading(board, SampleHistory())


def session(config=CARD, rate=400.0):
    receipt = Receipt(
        id="r", model="A", path="a", size_bytes=1, config=config, runtime="b", at="2026-01-01",
        verdict="qualified", prefill_tok_s=rate,
    )  # fmt: skip
    file = ModelFile(path="a", title="A", size_bytes=1)
    return Session(id="s", file=file, config=config, receipt=receipt)


def reading(rate, n=2000, cached=0):
    seconds = (n - cached) / rate
    return Timings(
        n_prompt=n, n_cached=cached, prefill_seconds=seconds, decode_seconds=WRITE_SECONDS
    )


def readings(slow, *throttle, while_writing=(), lent=0):
    """Keep readings of the ten seconds before the writing, then of the writing."""
    end = time.time()
    for n in range(int(READ_SECONDS + WRITE_SECONDS) * 2):
        at = end - READ_SECONDS - WRITE_SECONDS + n / 2
        reasons = throttle if at < end - WRITE_SECONDS else while_writing
        card = GpuSample(uuid="GPU-0", total_bytes=8, used_bytes=4, free_bytes=4, throttle=reasons)
        host = {"host_used_bytes": 1, "host_total_bytes": 2}
        slow._history.add(Sample(at=at, gpus=(card,), worker_lent_bytes=lent, **host))


def told(heard):
    return [one for one in heard if isinstance(one, e.Notice)]


def test_half_of_the_proven_rate_is_told_with_both_figures(slow, heard):
    slow.judge(session(), reading(150), alone=True)
    (notice,) = told(heard)
    assert (notice.id, notice.level) == (NOTICE, "warn")
    assert "read at 150 tokens/s, 400 were proven" in notice.text
    assert notice.fix


@pytest.mark.parametrize(
    ("case", "timings"),
    [
        ("fast enough", reading(201)),
        ("too short to tell", reading(100, n=500)),
        ("mostly known already", reading(100, n=2000, cached=1900)),
        ("deeper than the proof", reading(100, n=4000)),
    ],
)
def test_not_told(slow, heard, case, timings):
    slow.judge(session(), timings, alone=True)
    assert not told(heard), case


def test_not_told_of_replies_that_shared_the_engine_or_without_a_proof(slow, heard):
    slow.judge(session(), reading(100), alone=False)
    slow.judge(session(rate=None), reading(100), alone=True)
    slow.judge(None, reading(100), alone=True)
    assert not heard


def test_what_slowed_it_is_taken_from_the_time_of_reading(slow, heard):
    readings(slow, "sw-thermal-slowdown")
    slow.judge(session(), reading(200 - 1), alone=True)
    assert "The card was too hot." in told(heard)[0].text


def test_what_came_while_writing_is_not_its_cause(slow, heard):
    readings(slow, while_writing=("sw-thermal-slowdown",))
    slow.judge(session(), reading(199), alone=True)
    assert "neither hot" in told(heard)[0].text


def test_memory_that_windows_moved_is_named(slow, heard):
    readings(slow, lent=1 << 30)
    slow.judge(session(), reading(199), alone=True)
    assert "Windows keeps a part of the model" in told(heard)[0].text


def test_the_next_good_reply_takes_it_back(slow, heard):
    slow.judge(session(), reading(100), alone=True)
    slow.judge(session(), reading(390), alone=True)
    assert heard[-1] == e.NoticeDismissed(id=NOTICE)
