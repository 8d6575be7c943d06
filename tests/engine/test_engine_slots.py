"""Several replies at once: each says what it would say alone, and none waits for another's end."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from app.engine import llama
from app.engine.api import EngineError
from app.engine.batch import JointBatch
from app.engine.failure import RequestError
from app.engine.inline import InlineEngine
from app.engine.protocol import Generate, Log, Phase, Text
from app.runconfig import MtpConfig
from tests.engine.asking import CPU, Heard, ask, drawn, load
from tests.sim.tiny_kinds import KINDS

FOUR = CPU.with_(n_ctx=4096, n_seq_max=4)
PROMPTS = [
    "The hold was full",
    "The quick brown fox jumps over the lazy dog. " * 8,
    "Heave",
    "A long way from home, said the captain. " * 5,
]


def together(engine, prompts, n=40, **more):
    """Return the replies to `prompts`, asked for at the same time."""
    with ThreadPoolExecutor(len(prompts)) as pool:
        asked = [pool.submit(ask, engine, prompt, n, **more) for prompt in prompts]
        return [one.result() for one in asked]


@pytest.mark.parametrize("mtp", [True, False])
@pytest.mark.parametrize("acceptance", ["low", "high"])
def test_concurrent_words_are_the_words_said_alone(engine, inline, tiny, acceptance, mtp):
    load(engine, tiny(acceptance), FOUR)
    at_once = together(engine, PROMPTS, 60, mtp=mtp)
    load(inline, tiny(acceptance))
    alone = [ask(inline, prompt, 60, mtp=False) for prompt in PROMPTS]
    assert [one.tokens for one in at_once] == [one.tokens for one in alone]


def test_more_replies_than_sequences_wait_and_are_written(engine, inline, tiny):
    load(engine, tiny("low"), CPU.with_(n_ctx=2048, n_seq_max=2))
    heard = [Heard() for _ in range(6)]
    prompts = [f"{PROMPTS[0]} {n}" for n in range(6)]
    with ThreadPoolExecutor(6) as pool:
        asked = [
            pool.submit(ask, engine, prompt, 300, report=report)
            for prompt, report in zip(prompts, heard, strict=True)
        ]
        done = [one.result() for one in asked]
    waited = [h for h in heard if any(phase.name == "queued" for phase in h.of(Phase))]
    assert len(waited) >= 1
    load(inline, tiny("low"))
    assert [one.tokens for one in done] == [ask(inline, prompt, 300).tokens for prompt in prompts]


def test_a_reply_that_finds_no_place_ends_by_itself(inline, tiny, monkeypatch):
    load(inline, tiny("low"), FOUR)
    slots = inline._service._host.rounds.slots
    real, refused = slots.take, RequestError("prefill", "decode-failed", "No place.")

    def take(prompt):
        if len(prompt) == len("Heave"):
            raise refused
        return real(prompt)

    monkeypatch.setattr(slots, "take", take)
    with ThreadPoolExecutor(3) as pool:
        asked = [pool.submit(ask, inline, prompt, 200) for prompt in PROMPTS[:3]]
        with pytest.raises(EngineError, match="No place"):
            asked[2].result(timeout=60)
        assert [len(one.result().tokens) for one in asked[:2]] == [200, 200]
    monkeypatch.undo()
    assert len(ask(inline, "Heave", 5).tokens) == 5
    assert len(slots.idle) == FOUR.n_seq_max


def test_a_reply_that_comes_while_the_model_leaves_is_refused_and_holds_nothing(tiny, monkeypatch):
    engine, closed = InlineEngine(), []
    load(engine, tiny("low"), FOUR)
    host = engine._service._host
    asked = Generate(id="late", prompt="Heave", max_tokens=5, sampling=drawn())
    job = host.job(asked, Heard(), threading.Event())
    monkeypatch.setattr(job.sampler, "close", lambda: closed.append(job))
    host.rounds.close()
    host.rounds.start(job)
    with pytest.raises(RequestError, match="No model"):
        job.over.result(timeout=10)
    assert closed == [job]
    engine.close()


def test_a_reply_that_is_alone_keeps_its_round_until_another_comes(inline, tiny, monkeypatch):
    load(inline, tiny("low"), FOUR)
    rounds, seen = inline._service._host.rounds, []
    real = rounds._round
    monkeypatch.setattr(rounds, "_round", lambda: seen.append(1) or real())
    assert len(ask(inline, n=200).tokens) == 200
    assert len(seen) <= 2
    beside = threading.Event()

    def hear(answer):
        if isinstance(answer, Text) and not beside.is_set():
            beside.set()
            later.append(pool.submit(ask, inline, "Heave", 20, mtp=False))

    later = []
    with ThreadPoolExecutor(1) as pool:
        assert len(ask(inline, n=600, report=hear).tokens) == 600
        assert len(later[0].result().tokens) == 20
    assert len(seen) > 10


def test_each_reply_hears_only_of_itself(engine, tiny):
    load(engine, tiny("low"), FOUR)
    heard = [Heard() for _ in PROMPTS]
    with ThreadPoolExecutor(4) as pool:
        asked = [
            pool.submit(ask, engine, prompt, 60, report=report)
            for prompt, report in zip(PROMPTS, heard, strict=True)
        ]
        done = [one.result() for one in asked]
    assert [report.text for report in heard] == [bytes(one.tokens).decode() for one in done]


def test_a_cancel_ends_its_own_reply_and_no_other(engine, inline, tiny):
    load(engine, tiny("low"), FOUR)
    cancel = threading.Event()

    class Stop(Heard):
        def __call__(self, answer):
            super().__call__(answer)
            if isinstance(answer, Text) and answer.n_tokens > 10:
                cancel.set()

    with ThreadPoolExecutor(2) as pool:
        doomed = pool.submit(ask, engine, "Heave", 900, report=Stop(), cancel=cancel)
        other = pool.submit(ask, engine, PROMPTS[0], 400)
        assert doomed.result().reason == "cancelled"
        kept = other.result()
    assert len(kept.tokens) == 400
    load(inline, tiny("low"))
    assert ask(inline, PROMPTS[0], 400).tokens == kept.tokens


def test_a_waiting_reply_can_be_cancelled(engine, tiny):
    load(engine, tiny(), CPU)
    cancel, stop, begun = threading.Event(), threading.Event(), threading.Event()
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(ask, engine, "Heave", 900, report=lambda _: begun.set(), cancel=stop)
        begun.wait(5)
        second = pool.submit(ask, engine, "Ho", 900, cancel=cancel)
        cancel.set()
        assert second.result().reason == "cancelled"
        stop.set()
        first.result()


def test_a_long_prompt_does_not_silence_the_others(inline, tiny):
    load(inline, tiny("low"), FOUR.with_(n_ctx=4 * 4096, n_ubatch=64, n_batch=64))
    order, reading = [], threading.Event()

    def long_hears(answer):
        if isinstance(answer, Phase) and answer.name == "prefill":
            order.append("chunk")
            reading.set()

    def short_hears(answer):
        if isinstance(answer, Text):
            order.append("text")

    with ThreadPoolExecutor(2) as pool:
        long = pool.submit(ask, inline, PROMPTS[1] * 10, 5, report=long_hears)
        reading.wait(5)
        short = pool.submit(ask, inline, "Heave", 60, report=short_hears)
        long.result(), short.result()
    assert "text" in order[: len(order) - 1 - order[::-1].index("chunk")]


def test_drafting_steps_aside_says_so_and_comes_back(inline, tiny):
    load(inline, tiny("high"), FOUR)
    heard = Heard()
    with ThreadPoolExecutor(2) as pool:
        long = pool.submit(ask, inline, PROMPTS[0], 400, report=heard)
        short = pool.submit(ask, inline, PROMPTS[2], 30)
        done = long.result()
        short.result()
    aside = [log for log in heard.of(Log) if "steps aside" in log.text]
    assert len(aside) <= 1
    assert done.timings.n_drafted > 100
    assert done.timings.acceptance > 0.6


def test_a_prompt_goes_to_the_sequence_that_knows_it(engine, tiny):
    load(engine, tiny("low"), FOUR)
    first = together(engine, PROMPTS, 20)
    for prompt, one in zip(PROMPTS, first, strict=True):
        longer = prompt + bytes(one.tokens[:-1]).decode() + " and on"
        again = ask(engine, longer, 20)
        assert again.timings.n_cached == one.timings.n_prompt + len(one.tokens) - 1


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_memory_says_the_same_at_once(inline, kinds, kind):
    plain = FOUR.with_(mtp=MtpConfig(on=False))
    load(inline, kinds(kind), plain.with_(n_ctx=1024, n_seq_max=1))
    alone = [ask(inline, prompt, 100).tokens for prompt in PROMPTS]
    load(inline, kinds(kind), plain)
    assert [one.tokens for one in together(inline, PROMPTS, 100)] == alone


def test_a_batch_for_all_has_its_sequences_in_order(inline, tiny, monkeypatch):
    """Out of order the library computes them apart, which takes nearly twice as long."""
    load(inline, tiny("low"), FOUR)
    for prompt in reversed(PROMPTS):  # the sequences are used in another order than they were
        ask(inline, prompt, 3)
    put, batches = JointBatch.put, []

    def noted(batch, row, sequence, *rest):
        batches.append([sequence]) if row == 0 else batches[-1].append(sequence)
        put(batch, row, sequence, *rest)

    monkeypatch.setattr(JointBatch, "put", noted)
    together(inline, PROMPTS, 60, mtp=False)
    assert max(map(len, batches)) > 1
    assert batches == [sorted(batch) for batch in batches]


def test_a_batch_for_all_that_fails_ends_no_reply(inline, tiny, monkeypatch):
    load(inline, tiny("low"), FOUR)
    failed, decode = [], llama.decode

    def once(context, batch):
        if batch.n_tokens > 1 and batch.seq_id[0][0] != batch.seq_id[1][0] and not failed:
            failed.append(batch.n_tokens)
            return -3
        return decode(context, batch)

    monkeypatch.setattr(llama, "decode", once)
    done = together(inline, PROMPTS, 60)
    assert failed
    load(inline, tiny("low"))
    assert [one.tokens for one in done] == [ask(inline, prompt, 60).tokens for prompt in PROMPTS]


def test_two_replies_cannot_have_one_name(worker, tiny):
    engine = worker()
    load(engine, tiny(), FOUR)
    begun, stop = threading.Event(), threading.Event()
    request = Generate(id="same", prompt="Heave", max_tokens=900, ignore_eos=True)
    with ThreadPoolExecutor(1) as pool:
        first = pool.submit(engine.generate, request, lambda _: begun.set(), stop)
        begun.wait(5)
        with pytest.raises(EngineError, match="already"):
            engine.generate(request, Heard(), threading.Event())
        stop.set()
        first.result()


def test_a_load_ends_what_is_being_written(engine, tiny):
    load(engine, tiny(), FOUR)
    begun = threading.Event()
    with ThreadPoolExecutor(1) as pool:
        first = pool.submit(ask, engine, "Heave", 900, report=lambda _: begun.set())
        begun.wait(5)
        load(engine, tiny("low"))
        assert first.result().reason in {"cancelled", "length"}
    assert len(ask(engine, n=5).tokens) == 5
