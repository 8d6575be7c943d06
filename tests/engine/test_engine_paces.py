"""Several replies at once: how many steps it takes to find out that drafting does not pay."""

import random

import pytest

from app.engine.pace import PROBE_FIRST
from app.engine.paces import Paces

LOSES = (1.0, 2.1, 2.8, 3.5)
"""What a step takes with no draft, one, two, three: more than half-right drafts bring."""
HOPELESS = (1.0, 3.0, 5.0, 7.0)
PAYS = (1.0, 1.1, 1.2, 1.3)


class Writers:
    """Replies that are written together on a machine that is made of figures."""

    def __init__(self, paces, n, times, right=0.5, seed=1):
        self.pace, self._n, self._times, self._right = paces.of(n, n), n, times, right
        self._random = random.Random(seed)
        self.lengths = []

    def write(self, n_steps):
        """Write `n_steps` of other replies than before."""
        self.pace.begin()
        for _ in range(n_steps):
            n = self.pace.length()
            kept = [(n, self._rights(n)) for _ in range(self._n)]
            self.pace.note_all(kept, self._times[n] * (1 + 0.05 * self._random.random()))
            self.lengths.append(n)

    def _rights(self, n):
        right = 0
        while right < n and self._random.random() < self._right:
            right += 1
        return right

    @property
    def drafted(self):
        """Steps with drafts."""
        return sum(n > 0 for n in self.lengths)


@pytest.mark.parametrize(("times", "most"), [(HOPELESS, 3), (LOSES, 4)])
@pytest.mark.parametrize("n", [2, 3, 4])
def test_a_trial_is_short_and_shorter_where_no_draft_could_save_it(n, times, most):
    writers = Writers(Paces(3, 0.0), n, times)
    writers.write(PROBE_FIRST)
    assert writers.pace.off
    assert writers.drafted <= most


def test_what_was_found_out_is_known_when_as_many_write_again():
    paces = Paces(3, 0.0)
    Writers(paces, 4, LOSES).write(20)
    Writers(paces, 2, PAYS, 0.9).write(20)
    again = Writers(paces, 4, LOSES)
    again.write(PROBE_FIRST - 20)
    assert again.drafted == 0


def test_where_it_does_not_pay_for_few_it_is_not_tried_for_more():
    paces = Paces(3, 0.0)
    Writers(paces, 2, LOSES).write(20)
    more = Writers(paces, 4, LOSES)
    more.write(PROBE_FIRST)
    assert more.drafted == 0
    assert more.pace.off


def test_where_it_does_not_pay_for_one_it_is_not_tried_for_several():
    paces = Paces(3, 0.0)
    paces.alone.begin()
    for _ in range(12):
        n = paces.alone.length()
        paces.alone.note([], n, 0, LOSES[n])
    assert paces.alone.off
    several = Writers(paces, 2, LOSES)
    several.write(PROBE_FIRST)
    assert several.drafted == 0


def test_that_it_does_not_pay_for_many_says_nothing_of_few():
    paces = Paces(3, 0.0)
    Writers(paces, 4, LOSES).write(20)
    fewer = Writers(paces, 2, PAYS, 0.9)
    fewer.write(30)
    assert not fewer.pace.off
    assert fewer.drafted > 20


def test_it_is_tried_later_and_used_where_it_pays_then():
    paces = Paces(3, 0.0)
    Writers(paces, 2, HOPELESS).write(20)
    more = Writers(paces, 3, PAYS, 0.9)
    more.write(3 * PROBE_FIRST)
    assert not more.pace.off
    assert more.drafted > PROBE_FIRST


def test_replies_that_come_and_go_beside_others_bring_no_trials_again():
    writers = Writers(Paces(3, 0.0), 4, HOPELESS)
    writers.write(20)
    for _ in range(60):
        writers.write(25)
    assert writers.drafted < 0.02 * len(writers.lengths)
    spent = sum(HOPELESS[n] for n in writers.lengths)
    assert spent < 1.08 * len(writers.lengths)
