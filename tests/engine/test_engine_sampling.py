"""Drawn tokens have the target's distribution, drafted or not."""

import math
from collections import Counter

import pytest

from app.engine.protocol import SamplingParams
from app.engine.sampling import MANY, stages
from tests.engine.asking import CPU, ask, drawn, load

SMALL = CPU.with_(n_ctx=256, n_batch=64, n_ubatch=32)
SEEDS = range(200)


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


def test_drafted_draws_have_the_distribution_of_undrafted_ones(inline, tiny):
    load(inline, tiny("low"), SMALL)
    third = {True: Counter(), False: Counter()}
    accepted = 0
    for mtp in (True, False):
        for seed in SEEDS:
            # Other seeds for the one than for the other: two samples, not one twice.
            sampling = drawn(1.0, seed=seed + 10_000 * mtp)
            done = ask(inline, "Printing", 3, sampling=sampling, mtp=mtp)
            third[mtp][done.tokens[1:3]] += 1
            accepted += done.timings.n_accepted
    statistic, freedom = chi_square(third[True], third[False])
    assert accepted > 0
    assert len(third[False]) > 3
    # 4.4 standard deviations of the chi-square distribution.
    assert statistic < freedom + 4.4 * math.sqrt(2 * freedom), third


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
