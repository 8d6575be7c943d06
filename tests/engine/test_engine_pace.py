"""Draft lengths follow what drafting brings, on machines that are made of figures."""

import random
import statistics

import pytest

from app.engine.pace import Pace

MS = 0.001


class Machine:
    """Takes `times[n]` ms for a step with `n` drafts; draft `j` is right `shares[j]` of times.

    The first drafts after plain steps take `catch_up` ms more for each of those.
    """

    def __init__(self, times, shares, seed=1, catch_up=0.0):
        self.times, self.shares, self._catch_up = times, shares, catch_up
        self._unread = 0
        self._random = random.Random(seed)
        self.lengths = []
        self.notices = []

    def write(self, pace, n_tokens):
        """Return the tokens per second of a reply of `n_tokens`."""
        pace.begin()
        tokens, seconds = 0, 0.0
        while tokens < n_tokens:
            n, right = pace.length(), 0
            while right < n and self._random.random() < self.shares[right]:
                right += 1
            took = self.times[n] * MS * (1 + 0.1 * abs(self._random.gauss(0, 1)))
            took += (n > 0) * self._unread * self._catch_up * MS
            self._unread = 0 if n else self._unread + 1
            self.notices += filter(None, [pace.note([], n, right, took)])
            self.lengths.append(n)
            tokens, seconds = tokens + right + 1, seconds + took
        return tokens / seconds

    def fixed(self, n):
        """Return the tokens per second when every step has `n` drafts."""
        tokens, all_right = 1.0, 1.0
        for share in self.shares[:n]:
            all_right *= share
            tokens += all_right
        return tokens / (self.times[n] * MS * 1.08)


MACHINES = {
    "a card, a good head": ([25, 27, 29, 31], [0.85, 0.8, 0.75]),
    "a card, a poor head": ([25, 28, 31, 34], [0.02] * 3),
    "a card, an even bet": ([25, 30, 36, 43], [0.21] * 3),
    "a processor with quantised weights": ([4, 17, 19, 22], [0.85] * 3),
    "only the first draft is worth it": ([25, 27, 40, 55], [0.8, 0.3, 0.1]),
}


@pytest.mark.parametrize("name", MACHINES)
@pytest.mark.parametrize("seed", range(3))
def test_drafting_never_costs_more_than_its_trial(name, seed):
    machine = Machine(*MACHINES[name], seed=seed)
    assert machine.write(Pace(3), 3000) > 0.96 * machine.fixed(0)


@pytest.mark.parametrize(
    "name", ["a card, a good head", "a card, a poor head", "only the first draft is worth it"]
)
def test_the_best_length_is_found(name):
    machine = Machine(*MACHINES[name])
    best = max(range(4), key=machine.fixed)
    assert machine.write(Pace(3), 3000) > 0.94 * machine.fixed(best)
    used = machine.lengths[len(machine.lengths) // 2 :]
    assert max(set(used), key=used.count) == best


@pytest.mark.parametrize("times", [[7.5, 18, 24, 25.5], [7.5, 12, 22, 23.5], [7.5, 20, 30, 40]])
@pytest.mark.parametrize("share", [0.5, 0.85, 0.9])
@pytest.mark.parametrize("seed", range(2))
def test_many_short_replies_cost_no_trial_each(times, share, seed):
    machine, pace = Machine(times, [share] * 3, seed, catch_up=0.05), Pace(3)
    machine.write(pace, 250)  # what is known after one reply is not found out by each again
    rates = [machine.write(pace, 250) for _ in range(16)]
    assert statistics.harmonic_mean(rates) > 0.98 * machine.fixed(0)


def test_it_is_switched_off_with_its_figures_once_a_reply():
    machine, pace = Machine(*MACHINES["a card, a poor head"]), Pace(3)
    machine.write(pace, 3000)
    assert pace.off
    (notice,) = machine.notices
    assert "tokens/s with it" in notice
    assert machine.lengths.count(0) > 0.95 * len(machine.lengths)


def test_it_comes_back_when_the_text_drafts_well_again():
    machine, pace = Machine(*MACHINES["a card, a poor head"]), Pace(3)
    machine.write(pace, 2000)
    machine.shares = [0.9] * 3
    machine.write(pace, 2000)
    assert not pace.off
    assert "pays again" in machine.notices[-1]


def test_a_draft_less_likely_than_its_cost_is_not_verified():
    pace = Pace(3)
    pace.begin()
    chance = random.Random(1)
    for _ in range(400):
        n = pace.length()
        sure = [chance.choice([0.15, 0.95]) for _ in range(n)]
        right = 0
        while right < n and chance.random() < sure[right]:
            right += 1
        pace.note(sure, n, right, (20 + 12 * n) * MS)
    assert 0.15 < pace.p_min < 0.95


def test_the_setup_s_least_probability_is_kept():
    assert Pace(3, p_min=0.5).p_min == 0.5
    assert Pace(3, p_min=0.5).wants_probabilities(248_320)
    assert not Pace(3).wants_probabilities(320)
