"""A mixture of experts may answer otherwise in micro-batches of another width, and why.

Sums are made in another order there, and flash attention adds in 16 bits. Where two experts are
nearly tied that decides which of them computes, and what follows is another sum altogether. All
of this is the library's: no engine of ours takes part here.
"""

from random import Random

import numpy as np
import pytest

from tests.engine.asking import PLAIN
from tests.engine.oracle import TIE, WORDS
from tests.engine.routing import ROUTER_TIE, Routes

KNOWN = " and a  hardnCPBhaj0lpBhaj0 hold by a aj0lpBhaj0lpBhaj"
"""Where the next letter is another between widths of 1 and 2, on processors with AVX-512."""


@pytest.fixture(scope="module")
def routes(kinds):
    made = Routes(kinds("experts"), PLAIN)
    yield made
    made.close()


def texts():
    chance = Random(7)
    yield KNOWN
    for _ in range(11):
        yield "".join(f" {chance.choice(WORDS)}" for _ in range(chance.randint(5, 40)))


@pytest.mark.parametrize("text", list(texts()))
def test_an_expert_changes_only_where_two_were_nearly_tied(routes, text):
    prompt = routes.vocabulary.tokens(text)
    one = routes.read(prompt, [], 1)
    for width in (2, 16, 512):
        wide = routes.read(prompt, [], width)
        place = one.first_other(wide)
        if place is None:
            assert np.abs(one.logits - wide.logits).max() < 10 * TIE
        else:
            assert min(one.margin(*place), wide.margin(*place)) < ROUTER_TIE


def test_the_same_width_gives_the_same_bits(routes):
    prompt = routes.vocabulary.tokens(KNOWN)
    first, second = routes.read(prompt, [], 16), routes.read(prompt, [], 16)
    assert np.array_equal(first.logits, second.logits)
    assert all(map(np.array_equal, first.router, second.router))
