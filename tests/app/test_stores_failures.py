"""What was tried is kept over a restart, and counts while everything is the same."""

import stat

import pytest

from app.brakes import BrakeStore
from app.tried import TriedStore
from app.values.tried import Situation, Tried

HERE = Situation(model="abc", runtime="cu13 b1", driver="580", card="A card", cause="unknown")


def tried(situation=HERE, outcome="kept", **more):
    known = {"title": "M", "kind": "smaller-ubatch", "name": "Smaller", "change": "2 -> 1"}
    return Tried(situation=situation, outcome=outcome, at="2026-11-03", **{**known, **more})


@pytest.mark.parametrize("changed", ["model", "runtime", "driver", "card", "cause"])
def test_what_helped_is_found_only_while_everything_is_the_same(tmp_path, changed):
    TriedStore(tmp_path).add(tried())
    store = TriedStore(tmp_path)
    assert store.helped(HERE) == tried()
    assert store.helped(HERE.model_copy(update={changed: "another"})) is None
    assert stat.S_IMODE((tmp_path / "tried.json").stat().st_mode) == 0o600


def test_what_was_undone_later_does_not_count(tmp_path):
    store = TriedStore(tmp_path)
    store.add(tried())
    store.add(tried(outcome="undone"))
    assert store.helped(HERE) is None
    store.add(tried(kind="mtp-off", change="on -> off"))
    assert store.helped(HERE).kind == "mtp-off"
    assert [item.outcome for item in store.all()] == ["kept", "undone", "kept"]


def test_a_damaged_file_costs_the_memory_and_nothing_else(tmp_path):
    (tmp_path / "tried.json").write_text('{"schema_version": 1, "tried": [{"kind": 3}]}')
    (tmp_path / "brake.json").write_text('{"schema_version": 1, "failures": 3}')
    assert TriedStore(tmp_path).all() == ()
    assert BrakeStore(tmp_path).halt is None
