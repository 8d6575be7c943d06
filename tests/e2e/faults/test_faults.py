"""Whatever goes wrong: the core lives, the cause has a name and a remedy, and nothing is lost.

A few of every kind run here; all of them, as often as wanted, by `table.py` and by `--all`.
"""

import random

import pytest

from tests.e2e.faults.outcome import table
from tests.e2e.faults.schedule import ALONE, IN_USE, ON_CARD, Fault, alone, harbour, pick
from tests.e2e.faults.table import run

pytestmark = [pytest.mark.slow, pytest.mark.timeout(240)]

FEW = (
    Fault("deaths", "kill -9", "decode"),
    Fault("deaths", "segv", "prefill"),
    Fault("deaths", "assert", "load"),
    Fault("deaths", "garbage", "idle"),
    Fault("deaths", "hang", "decode"),
    Fault("xid", "79", 79),
    Fault("driver", "card lost"),
    Fault("taken", "memory taken"),
)
FEW_ALONE = (
    Fault("memory", "mtp"),
    Fault("model", "truncated in use"),
    Fault("kept", "chats.sqlite", "garbage"),
    Fault("full", "disk full, in use"),
)


@pytest.fixture
def home(tmp_path):
    return tmp_path / "faults"


@pytest.mark.logs
def test_a_ship_in_use_meets_one_fault_after_another(home):
    with harbour(home) as strike:
        outcomes = [strike(fault) for fault in FEW]
    assert all(found.ok for found in outcomes), "\n".join(table(outcomes))


@pytest.mark.parametrize("fault", FEW_ALONE, ids=lambda fault: fault.name)
def test_a_fault_in_a_home_of_its_own(home, fault):
    found = alone(fault, home, random.Random(1))
    assert found.ok, "\n".join(table([found]))


def test_the_schedule_knows_every_kind_and_repeats_itself():
    assert {*FEW, *FEW_ALONE} <= {*IN_USE, *ON_CARD, *ALONE}
    assert pick(3, 200) == pick(3, 200) != pick(4, 200)
    assert len(set(pick(1, 500))) == len({*IN_USE, *ON_CARD, *ALONE})


@pytest.mark.full
@pytest.mark.timeout(4 * 3600)
@pytest.mark.logs
def test_a_thousand_faults(home):
    outcomes = []
    run(pick(1, 1000), home, random.Random(1), outcomes)
    assert len(outcomes) == 1000
    assert all(found.ok for found in outcomes), "\n".join(table(outcomes))
