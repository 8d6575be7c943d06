"""Several replies draft in one batch: each says what it would say alone, whatever the others do."""

import itertools
import math
import random
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest

from app.engine import llama
from app.engine.decoder import ASIDE
from app.engine.inline import InlineEngine
from app.engine.pace import Pace
from app.engine.protocol import Log, Phase
from app.runconfig import MtpConfig
from tests.engine.asking import CPU, Heard, ask, drawn, load
from tests.engine.oracle import StopAfter
from tests.engine.test_engine_sampling import chi_square
from tests.sim import tiny_gemma4
from tests.sim.tiny_chain import write

PROMPTS = [
    "The hold was full",
    "The quick brown fox jumps over the lazy dog. " * 4,
    "Heave",
    "A long way from home, said the captain. " * 3,
]


@pytest.fixture(scope="module")
def pair():
    """The engine that is asked at once, and the one that is asked alone."""
    engine, alone = InlineEngine(), InlineEngine()
    yield engine, alone
    engine.close()
    alone.close()


@pytest.fixture(scope="module")
def paths(tiny, tmp_path_factory):
    """Models with one MTP layer: a recurrent memory that drafts well or badly, and attention."""
    attention = write(tmp_path_factory.mktemp("one") / "one.gguf", right=(True,), strength=0.06)
    return {"low": tiny("low"), "high": tiny("high"), "attention": attention}


def four(drafts=3, **changes):
    return CPU.with_(n_ctx=4096, n_seq_max=4, mtp=MtpConfig(draft_max=drafts), **changes)


def at_once(engine, asked):
    """Return the replies to `asked`, each a prompt, its number of tokens, and options."""
    with ThreadPoolExecutor(len(asked)) as pool:
        begun = [pool.submit(ask, engine, prompt, n, **more) for prompt, n, more in asked]
        return [one.result() for one in begun]


def said_alone(alone, path, asked):
    load(alone, path, CPU.with_(mtp=MtpConfig(on=False)))
    how = [{"sampling": more["sampling"]} if "sampling" in more else {} for *_, more in asked]
    return [
        ask(alone, prompt, n, **more).tokens
        for (prompt, n, _), more in zip(asked, how, strict=True)
    ]


TEXTS = ["The hold was full of grain", "Heave ho, said the captain", "A long way from home"]


def read_crosswise(engine):
    """Read texts so that the first one's state lies between the others': they do at first use."""
    rounds, vocabulary = engine._service._host.rounds, engine._service._host.resident.vocabulary

    def read():
        for n in (1, 0, 2):
            rounds.slots.all[n].read(vocabulary.tokens(TEXTS[n]), last=True)

    rounds.call(read)
    return rounds.slots.all[0]


class Widths:
    """Notes how many tokens of each sequence the decodes of the main context had."""

    def __init__(self, engine, monkeypatch):
        self.seen = []
        main, real = engine._service._host.resident.main, llama.decode

        def decode(context, batch):
            if context == main:
                rows = Counter(batch.seq_id[row][0] for row in range(batch.n_tokens))
                self.seen.append(dict(rows))
            return real(context, batch)

        monkeypatch.setattr(llama, "decode", decode)

    @property
    def together(self):
        return [one for one in self.seen if len(one) > 1]


@pytest.mark.parametrize("drafts", [1, 3, 5])
@pytest.mark.parametrize("name", ["low", "high", "attention"])
def test_all_draft_and_say_what_they_say_alone(pair, paths, monkeypatch, name, drafts):
    engine, alone = pair
    load(engine, paths[name], four(drafts))
    widths = Widths(engine, monkeypatch)
    asked = [(prompt, 60, {}) for prompt in PROMPTS]
    done = at_once(engine, asked)
    assert max(max(one.values()) for one in widths.together) == drafts + 1
    assert [one.tokens for one in done] == said_alone(alone, paths[name], asked)


@pytest.mark.parametrize(("name", "p_min"), [("low", 0.4), ("attention", 0.97)])
def test_unlikely_drafts_end_those_of_their_reply(pair, paths, monkeypatch, name, p_min):
    engine, alone = pair
    load(engine, paths[name], four().with_(mtp=MtpConfig(draft_max=3, p_min=p_min)))
    widths = Widths(engine, monkeypatch)
    asked = [(prompt, 60, {}) for prompt in PROMPTS]
    done = at_once(engine, asked)
    lengths = {n for one in widths.seen for n in one.values() if n <= 4}
    assert len(lengths) > 2 or any(len({*one.values()}) > 1 for one in widths.together)
    assert [one.tokens for one in done] == said_alone(alone, paths[name], asked)


@pytest.mark.parametrize("name", ["high", "attention"])
def test_right_drafts_are_kept_as_they_are_alone(pair, paths, name):
    engine, alone = pair
    load(engine, paths[name], four())
    done = at_once(engine, [(prompt, 100, {}) for prompt in PROMPTS])
    load(alone, paths[name], CPU)
    shares = [ask(alone, prompt, 100).timings.acceptance for prompt in PROMPTS]
    assert min(one.timings.acceptance for one in done) > min(shares) - 0.1


@pytest.mark.parametrize("n_ubatch", [8, 16])
def test_all_steps_fit_a_micro_batch(pair, paths, monkeypatch, n_ubatch):
    engine, alone = pair
    load(engine, paths["low"], four(5, n_ubatch=n_ubatch, n_batch=n_ubatch))
    widths = Widths(engine, monkeypatch)
    asked = [(f"Heave {n}", 60, {}) for n in range(4)]
    done = at_once(engine, asked)
    assert max(sum(one.values()) for one in widths.together) <= n_ubatch
    assert [one.tokens for one in done] == said_alone(alone, paths["low"], asked)


@pytest.mark.parametrize("name", ["low", "high", "attention"])
@pytest.mark.parametrize("seed", range(2))
def test_whoever_comes_and_goes_changes_no_other(pair, paths, name, seed):
    engine, alone = pair
    load(engine, paths[name], four())
    chance = random.Random(seed)
    asked = [
        (f"{chance.choice(PROMPTS)} {n}", chance.randint(1, 90), {"mtp": chance.random() < 0.8})
        for n in range(12)
    ]
    assert [one.tokens for one in at_once(engine, asked)] == said_alone(alone, paths[name], asked)


def test_a_state_that_was_moved_is_not_gone_back_in(pair, paths):
    """Others that are computed together may move a recurrent state, without those before it."""
    engine, alone = pair
    load(engine, paths["low"], four(5))
    read_crosswise(engine)
    both = [(text + ", and", 30, {}) for text in TEXTS[1:]]
    done = at_once(engine, both)
    assert [one.tokens for one in done] == said_alone(alone, paths["low"], both)
    cut = [(TEXTS[0][:-2] + "y", 30, {})]
    assert [at_once(engine, cut)[0].tokens] == said_alone(alone, paths["low"], cut)


def stopped_in_the_middle(engine, monkeypatch, when=lambda: True):
    """Let the library stop amid a decode of several `when` it shall; return what it answered."""
    resident, real, answered = engine._service._host.resident, llama.decode, []

    def once(context, batch):
        several = len({batch.seq_id[row][0] for row in range(batch.n_tokens)}) > 1
        if answered or context != resident.main or not several or not when():
            return real(context, batch)
        resident.flag.set()
        answered.append(real(context, batch))
        resident.flag.clear()
        return answered[-1]

    monkeypatch.setattr(llama, "decode", once)
    return answered


@pytest.mark.parametrize("mtp", [True, False])
def test_whose_state_a_failed_batch_may_have_moved_is_read_again(pair, paths, monkeypatch, mtp):
    engine, alone = pair
    load(engine, paths["low"], four())
    read_crosswise(engine)
    answered = stopped_in_the_middle(engine, monkeypatch)
    both = [(text + ", and", 30, {"mtp": mtp}) for text in TEXTS[1:]]
    done = at_once(engine, both)
    assert answered == [2]
    assert [one.tokens for one in done] == said_alone(alone, paths["low"], both)
    heard = Heard()
    more = (TEXTS[0] + " and ropes", 30, {"report": heard})
    assert [at_once(engine, [more])[0].tokens] == said_alone(alone, paths["low"], [more])
    assert any("is read again" in log.text for log in heard.of(Log))


def test_what_was_written_is_read_again_too_and_its_progress_adds_up(pair, paths, monkeypatch):
    engine, _ = pair
    load(engine, paths["low"], four())
    slots = engine._service._host.rounds.slots.all
    answered = stopped_in_the_middle(
        engine, monkeypatch, lambda: all(len(slot.tokens) > len(PROMPTS[0]) + 9 for slot in slots)
    )
    heard = [Heard() for _ in slots]
    at_once(engine, [(f"{PROMPTS[0]} {n}", 90, {"report": h}) for n, h in enumerate(heard)])
    assert answered == [2]
    for report in heard:
        read = [phase for phase in report.of(Phase) if phase.name == "prefill"]
        assert all(0 <= phase.done <= phase.total for phase in read)
        assert read[-1].total > read[0].total


def test_a_prompt_in_the_middle_of_being_read_is_read_again_as_well(pair, paths, monkeypatch):
    engine, alone = pair
    load(engine, paths["low"], four())
    slot, asked = read_crosswise(engine), [(text + ", and", 300, {}) for text in TEXTS[1:]]
    long = (TEXTS[0] + PROMPTS[1] * 4, 30, {})
    in_the_middle = lambda: len(TEXTS[0]) < len(slot.tokens) < len(long[0])  # noqa: E731
    answered = stopped_in_the_middle(engine, monkeypatch, in_the_middle)
    done = at_once(engine, [*asked, long])
    assert answered == [2]
    assert [one.tokens for one in done] == said_alone(alone, paths["low"], [*asked, long])


@pytest.mark.parametrize("name", ["low", "attention"])
def test_a_cancel_of_one_leaves_the_others(pair, paths, name):
    engine, alone = pair
    load(engine, paths[name], four())
    stop = StopAfter(10)
    asked = [(prompt, 200, {}) for prompt in PROMPTS[:3]]
    doomed = (PROMPTS[3], 900, {"report": stop, "cancel": stop.cancel})
    *done, cancelled = at_once(engine, [*asked, doomed])
    assert cancelled.reason == "cancelled"
    assert [one.tokens for one in done] == said_alone(alone, paths[name], asked)
    longer = (PROMPTS[3] + bytes(cancelled.tokens[:-1]).decode("latin-1") + " and on", 40, {})
    assert [at_once(engine, [longer])[0].tokens] == said_alone(alone, paths[name], [longer])


def test_with_one_seed_draws_at_once_are_those_alone(pair, paths):
    engine, alone = pair
    load(engine, paths["low"], four())
    asked = [
        (prompt, 60, {"sampling": drawn(0.8, seed=seed)}) for seed, prompt in enumerate(PROMPTS)
    ]
    done = at_once(engine, asked)
    assert all(one.timings.n_drafted > 0 for one in done)
    assert [one.tokens for one in done] == said_alone(alone, paths["low"], asked)


def test_draws_at_once_have_the_distribution_of_undrafted_ones(pair, paths):
    engine, _ = pair
    load(engine, paths["low"], four())
    third = {True: Counter(), False: Counter()}
    accepted = 0
    for mtp, seed in itertools.product((True, False), range(0, 200, 4)):
        asked = [
            ("Printing", 3, {"sampling": drawn(1.0, seed=one + 10_000 * mtp), "mtp": mtp})
            for one in range(seed, seed + 4)
        ]
        for done in at_once(engine, asked):
            third[mtp][done.tokens[1:3]] += 1
            accepted += done.timings.n_accepted
    statistic, freedom = chi_square(third[True], third[False])
    assert accepted > 0
    # 4.4 standard deviations of the chi-square distribution.
    assert statistic < freedom + 4.4 * math.sqrt(2 * freedom), third


@pytest.mark.parametrize("which", ["main", "mtp"])
@pytest.mark.parametrize("name", ["low", "attention"])
def test_a_batch_that_fails_ends_no_reply(pair, paths, monkeypatch, name, which):
    engine, alone = pair
    load(engine, paths[name], four())
    context, real = getattr(engine._service._host.resident, which), llama.decode
    failed = []

    def once(other, batch):
        several = len({batch.seq_id[row][0] for row in range(batch.n_tokens)}) > 1
        if other == context and several and len(failed) < 2:
            failed.append(batch.n_tokens)
            return -3
        return real(other, batch)

    monkeypatch.setattr(llama, "decode", once)
    asked = [(prompt, 200, {}) for prompt in PROMPTS]
    done = at_once(engine, asked)
    assert failed
    assert [one.tokens for one in done] == said_alone(alone, paths[name], asked)


@pytest.fixture(params=["several layers", "an assistant"])
def alone_only(request, tmp_path):
    """What drafts for one reply at a time alone: a model, and how it is told to draft."""
    if request.param == "several layers":
        return write(tmp_path / "two.gguf", right=(True, True), strength=0.06), MtpConfig()
    model, assistant = tiny_gemma4.write(tmp_path)
    return model, MtpConfig(file=str(assistant))


def test_what_cannot_draft_for_several_steps_aside_and_says_so_once(pair, alone_only, monkeypatch):
    engine, _ = pair
    model, mtp = alone_only
    load(engine, model, four().with_(mtp=mtp))
    widths, heard = Widths(engine, monkeypatch), [Heard() for _ in range(2)]
    asked = [(prompt, 200, {"report": h}) for prompt, h in zip(PROMPTS, heard, strict=False)]
    done = at_once(engine, asked)
    assert {n for one in widths.together for n in one.values()} == {1}
    told = [[log.text for log in h.of(Log)].count(f"notice: {ASIDE}") for h in heard]
    assert max(told) == 1
    assert all(one.reason == "length" for one in done)


def test_what_several_replies_get_is_told_as_their_sum():
    pace = Pace(3, n_replies=4)
    pace.begin()
    notices = []
    for _ in range(60):
        n = pace.length()
        notices += filter(None, [pace.note_all([(n, 0)] * 4, 0.02 + 0.02 * n)])
    assert pace.off
    (notice,) = notices
    assert "200.0 without" in notice


def test_drafting_of_several_goes_on_where_it_pays():
    pace = Pace(3, n_replies=2)
    pace.begin()
    for _ in range(200):
        n = pace.length()
        pace.note_all([(n, n), (n, max(0, n - 1))], 0.02 + 0.002 * n)
    assert not pace.off
    assert pace.length() > 0
