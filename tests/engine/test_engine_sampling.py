"""Drawn tokens have the target's distribution, drafted or not."""

import math
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from app.engine import llama
from app.engine.api import EngineError
from app.engine.candidates import Candidates, Need, likeliest
from app.engine.logbook import start_library
from app.engine.protocol import Text
from app.engine.sampling import MANY, Chain, SamplerMaker, needs, stages
from app.values.sampling import SamplingParams
from tests.engine.asking import CPU, Heard, ask, drawn, load

SMALL = CPU.with_(n_ctx=256, n_batch=64, n_ubatch=32)
SEEDS = range(200)
OPTIONS = {
    "repeat": {"repeat_penalty": 1.5},
    "presence": {"presence_penalty": 1.5},
    "frequency": {"frequency_penalty": 0.5},
    "raising": {"repeat_penalty": 0.9, "presence_penalty": -0.1},
    "dry": {"dry_multiplier": 2.0},
    "bias": {"logit_bias": ((ord("e"), 3.0), (ord("#"), -1000.0))},
    "top-k": {"top_k": 3},
    "top-p": {"top_p": 0.8},
    "min-p": {"min_p": 0.1},
    "typical": {"typical_p": 0.7},
    "xtc": {"xtc_probability": 0.5, "xtc_threshold": 0.1},
    "all": {"repeat_penalty": 1.1, "dry_multiplier": 0.8, "top_k": 20, "top_p": 0.9, "min_p": 0.02},
}


def chi_square(one, other):
    """Return (statistic, degrees of freedom) of two samples having one distribution."""
    n, m = sum(one.values()), sum(other.values())
    common = [key for key in {*one, *other} if one[key] + other[key] >= 10]
    rare = {key for key in {*one, *other} if key not in common}
    cells = [(one[key], other[key]) for key in common]
    cells.append((sum(one[key] for key in rare), sum(other[key] for key in rare)))
    total = 0.0
    for a, b in cells:
        if a + b:
            total += (a * math.sqrt(m / n) - b * math.sqrt(n / m)) ** 2 / (a + b)
    return total, len([cell for cell in cells if sum(cell)]) - 1


def test_with_one_seed_drafted_and_undrafted_draws_are_the_same(inline, tiny):
    load(inline, tiny("low"), SMALL)
    for seed, n in enumerate((60, 3, 2, 4, 60, 30)):
        drafted = ask(inline, n=n, sampling=drawn(0.8, seed=seed))
        plain = ask(inline, n=n, sampling=drawn(0.8, seed=seed), mtp=False)
        assert drafted.tokens == plain.tokens
        assert n < 4 or drafted.timings.n_drafted > 0


@pytest.mark.parametrize(
    "more",
    [{}, {"top_p": 0.9, "repeat_penalty": 1.3, "presence_penalty": 0.2}],
    ids=["everything", "top-p and penalties"],
)
def test_drafted_draws_have_the_distribution_of_undrafted_ones(inline, tiny, more):
    load(inline, tiny("low"), SMALL)
    third = {True: Counter(), False: Counter()}
    accepted = 0
    for mtp in (True, False):
        for seed in SEEDS:
            # Other seeds for the one than for the other: two samples, not one twice.
            sampling = drawn(1.0, seed=seed + 10_000 * mtp, **more)
            done = ask(inline, "Printing", 3, sampling=sampling, mtp=mtp)
            third[mtp][done.tokens[1:3]] += 1
            accepted += done.timings.n_accepted
    statistic, freedom = chi_square(third[True], third[False])
    assert accepted > 0
    assert len(third[False]) > 3
    # 4.4 standard deviations of the chi-square distribution.
    assert statistic < freedom + 4.4 * math.sqrt(2 * freedom), third


@pytest.mark.parametrize("temperature", [0.0, 0.8])
@pytest.mark.parametrize("name", OPTIONS)
def test_drafting_changes_nothing_under_any_option(inline, tiny, name, temperature):
    load(inline, tiny("low"), SMALL)
    sampling = drawn(temperature, seed=3, **OPTIONS[name])
    drafted = ask(inline, n=60, sampling=sampling)
    plain = ask(inline, n=60, sampling=sampling, mtp=False)
    assert drafted.tokens == plain.tokens
    assert drafted.timings.n_drafted > 0


def test_penalties_keep_a_model_from_repeating_itself(inline, tiny):
    load(inline, tiny("high"), SMALL)
    distinct = {}
    for name in ("", "repeat", "presence", "frequency", "dry"):
        sampling = drawn(0.0, **OPTIONS.get(name, {}))
        distinct[name] = len(set(ask(inline, n=150, sampling=sampling).tokens))
    assert all(distinct[name] > distinct[""] for name in ("repeat", "presence", "frequency"))
    assert distinct["dry"] >= distinct[""]


def test_a_bias_forbids_or_brings_about_a_token(engine, tiny):
    load(engine, tiny("low"), SMALL)
    first = ask(engine, n=1).tokens[0]
    forbidden = drawn(0.0, logit_bias=((first, -1000.0),))
    assert first not in ask(engine, n=30, sampling=forbidden).tokens
    wanted = drawn(0.0, logit_bias=((ord("#"), 1000.0),))
    assert set(ask(engine, n=9, sampling=wanted).tokens) == {ord("#")}
    with pytest.raises(EngineError) as failed:
        ask(engine, sampling=drawn(0.0, logit_bias=((10**6, 1.0),)))
    assert failed.value.failure.code == "bad-request"
    assert "1,000,000" in failed.value.evidence.message


def test_a_stop_token_ends_a_reply_without_its_text(engine, tiny):
    load(engine, tiny("low"), SMALL)
    whole = ask(engine, n=30).tokens
    end = whole.index(whole[9])
    for mtp in (True, False):
        heard = Heard()
        done = ask(engine, n=30, report=heard, stop_tokens=(whole[9],), mtp=mtp)
        assert done.reason == "stop"
        assert done.tokens == whole[: end + 1]
        assert heard.text == bytes(whole[:end]).decode()


@pytest.mark.parametrize("temperature", [0.0, 1.0])
def test_each_token_tells_how_likely_it_and_others_were(engine, tiny, temperature):
    load(engine, tiny("low"), SMALL)
    found = {}
    for mtp in (True, False):
        heard = Heard()
        done = ask(engine, n=40, report=heard, logprobs=4, mtp=mtp, sampling=drawn(temperature))
        found[mtp] = [one for run in heard.of(Text) for one in run.logprobs]
        assert tuple(one.token for one in found[mtp]) == done.tokens
    for one, other in zip(found[True], found[False], strict=True):
        assert one.logprob == pytest.approx(other.logprob, abs=1e-3)
        assert [likely.logprob for likely in one.top] == sorted(
            (likely.logprob for likely in one.top), reverse=True
        )
        assert sum(math.exp(likely.logprob) for likely in one.top) <= 1.0 + 1e-6
        assert one.logprob <= one.top[0].logprob
        assert bytes(one.bytes).decode("utf-8", "replace") == one.text
        assert temperature or one.top[0].token == one.token
    silent = Heard()
    ask(engine, n=5, report=silent)
    assert not [run for run in silent.of(Text) if run.logprobs]


def test_the_seed_decides_and_none_is_another_every_time(engine, tiny):
    load(engine, tiny("none"), SMALL)
    first = ask(engine, n=20, sampling=drawn(1.5, seed=5))
    assert ask(engine, n=20, sampling=drawn(1.5, seed=5)).tokens == first.tokens
    assert ask(engine, n=20, sampling=drawn(1.5, seed=6)).tokens != first.tokens
    assert len({ask(engine, n=20, sampling=drawn(1.5, seed=None)).tokens for _ in range(3)}) > 1


def test_one_candidate_is_greedy(inline, tiny):
    load(inline, tiny("low"), SMALL)
    greedy = ask(inline, n=60)
    assert ask(inline, n=60, sampling=drawn(2.0, top_k=1)).tokens == greedy.tokens


@pytest.mark.parametrize(
    ("params", "expected"),
    [
        (SamplingParams(temperature=1), ["top_k", "top_p", "min_p", "temp", "dist"]),
        (SamplingParams(temperature=1, top_k=0), ["top_k", "top_p", "min_p", "temp", "dist"]),
        (SamplingParams(temperature=1, top_k=0, top_p=1), ["min_p", "temp", "dist"]),
        (SamplingParams(temperature=1, top_k=0, top_p=1, min_p=0), ["temp", "dist"]),
    ],
)
def test_nothing_is_sorted_before_it_is_cut(params, expected):
    chain = stages(params)
    assert [name for name, _ in chain] == expected
    if "top_p" in expected:
        assert chain[0] == ("top_k", (params.top_k or MANY,))


@given(st.integers(5000, 9000), st.integers(1, 600), st.floats(0.0, 5.0), st.integers(0, 2**32 - 1))
def test_narrowing_loses_none_of_the_likeliest(n_vocab, n, below, seed):
    random = np.random.default_rng(seed)
    logits = (random.normal(0, 3, n_vocab)).round(1).astype(np.float32)  # many are equal
    always = tuple(int(one) for one in random.integers(0, n_vocab, 3))
    found = likeliest(logits, Need(n, below, always))
    if found is None:
        assert n > n_vocab // 16
        return
    least = np.sort(logits)[-n] - np.float32(below)
    assert set(np.flatnonzero(logits > least)) <= set(found)
    assert set(always) <= set(found)
    assert len(found) == len(set(found))
    assert list(found) == sorted(found)


@pytest.fixture(scope="module")
def _library():
    start_library()


class Words:
    """A vocabulary of one size, for samplers that look at nothing else."""

    n_tokens = 50_000


@pytest.mark.usefixtures("_library")
@pytest.mark.parametrize("temperature", [0.0, 0.9])
@pytest.mark.parametrize("name", [name for name in OPTIONS if name not in ("dry", "all")])
def test_narrowing_changes_no_choice(name, temperature):
    params = drawn(temperature, seed=11, **OPTIONS[name])
    random = np.random.default_rng(5)
    base = random.normal(0, 2, 50_000).astype(np.float32)
    narrowed = SamplerMaker(Words()).make(params, range(40))
    whole = SamplerMaker(Words()).make(params, range(40))
    if isinstance(whole, Chain):
        whole._need = Need()
    for _ in range(25):
        rows = (base + random.normal(0, 0.5, 50_000).astype(np.float32))[None]
        assert narrowed.choose(0, rows, 0) == whole.choose(0, rows, 0)
    narrowed.close()
    whole.close()


def test_all_candidates_are_looked_at_only_where_all_can_be_chosen():
    assert needs(drawn(1.0)) == Need()
    assert needs(drawn(1.0, repeat_penalty=0.9, top_k=5)) == Need()
    assert needs(drawn(1.0, top_k=40)).n == 40
    assert needs(drawn(0.0, repeat_penalty=1.1)).n == 65
    assert needs(drawn(1.0, top_k=40, repeat_penalty=1.1, dry_multiplier=1)).n == 40 + 64 + 512
    assert needs(drawn(1.0, min_p=0.1)) == Need(1, pytest.approx(math.log(10), abs=0.02))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("temperature", -0.1),
        ("top_p", 1.1),
        ("min_p", -1),
        ("top_k", -1),
        ("repeat_penalty", 0),
        ("presence_penalty", 11),
        ("dry_base", 0.5),
        ("dry_breakers", ("",)),
        ("xtc_threshold", 0.6),
        ("logit_bias", ((1, 5000.0),)),
        ("penalty_last_n", -1),
    ],
)
def test_numbers_out_of_range_are_named(name, value):
    with pytest.raises(ValidationError, match=name):
        SamplingParams(**{name: value})


def test_candidates_can_be_taken_anew_in_the_memory_of_the_choice_before():
    start_library()
    logits = np.asarray([0.0, -np.inf, 2.0, 1.0], np.float32)
    held = Candidates(logits[:2])
    assert list(held.drop_refused()) == [0.0]
    for ids, found in ((None, [0, 1, 2, 3]), (np.asarray([1, 3]), [1, 3]), (None, [0, 1, 2, 3])):
        held.take(logits, ids)
        assert list(held.ids) == found
        assert list(held.logits) == list(logits[found])
    held.drop_refused()
    assert list(held.ids) == [0, 2, 3]


def test_xtc_leaves_out_the_likeliest_of_the_likely():
    start_library()
    api = llama.api
    xtc = api.llama_sampler_init_xtc(1.0, 0.1, 1, 0)
    chain = Chain([xtc, api.llama_sampler_init_greedy()], (), Need(), None)
    rows = np.asarray([[0.0, 2.0, 3.0, 1.0], [3.0, 0.0, 1.0, 2.0]], np.float32)
    assert [chain.choose(None, rows, row) for row in (0, 1, 0)] == [1, 3, 1]
    chain.close()
