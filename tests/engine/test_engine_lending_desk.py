"""Other computers in the program: entered, asked, taken into the plan, shared out, lost."""

import threading

import pytest

from app import commands as c
from app.core.lending import with_lenders
from app.diagnose.walk import asks
from app.engine import rpc
from app.plan.placement import layers_per_card
from app.runconfig import MtpConfig, RunConfig
from app.session import Phase
from tests.e2e.harness import Voyage
from tests.engine.lending import lending, two_free_ports
from tests.engine.test_engine_rpc import greeting, impostor  # noqa: F401 - a fixture

NEAR = RunConfig(
    n_ctx=1024, n_batch=128, n_ubatch=64, n_gpu_layers=0, mtp=MtpConfig(on=False), mmap=False
)


@pytest.fixture
def voyage(tmp_path):
    with Voyage(tmp_path / "home") as voyage:
        yield voyage


def opened(voyage, path, config=NEAR):
    voyage.do(c.Choose(ref=str(path), config=config))
    return voyage.until(lambda s: s.session and s.session.plan).session


def entered(voyage, *endpoints):
    for endpoint in endpoints:
        voyage.do(c.AddLender(endpoint=endpoint))
    voyage.until(lambda s: settled(s, endpoints))
    return {one.endpoint: one for one in voyage.core.state.lenders}


def settled(state, endpoints):
    found = {one.endpoint: one.state for one in state.lenders}
    return all(found.get(end) in {"ready", "failed"} for end in endpoints)


def used(voyage, on=True):
    voyage.do(c.UseLenders(on=on))
    return voyage.until(lambda s: bool(s.session.config.rpc) == on).session


def test_who_is_entered_is_asked_and_nothing_is_used_before_a_person_says_so(voyage, lenders, tiny):
    before = opened(voyage, tiny("low"))
    ends = [one.endpoint for one in lenders[:2]]
    found = entered(voyage, *ends)
    assert all(found[end].devices[0].free_bytes > 0 for end in ends)
    assert voyage.core.state.settings.rpc == tuple(ends)
    assert not voyage.core.state.settings.rpc_on
    assert voyage.core.state.session.config == before.config


def test_the_plan_has_the_lines_of_each_and_its_shares_can_be_chosen(voyage, lenders, tiny):
    opened(voyage, tiny("low"))
    ends = tuple(one.endpoint for one in lenders[:2])
    entered(voyage, *ends)
    session = used(voyage)
    assert (session.config.rpc, len(session.config.tensor_split)) == (ends, 2)
    assert [part.name.rpartition(" at ")[2] for part in session.plan.devices] == list(ends)
    voyage.do(c.Configure(config=session.config.with_(tensor_split=(9, 1))))
    shared = voyage.until(lambda s: s.session.config.tensor_split == (9, 1)).session
    first, second = shared.plan.devices
    assert first.item_bytes("weights") > second.item_bytes("weights") > 0
    voyage.do(c.RemoveLender(endpoint=ends[1]))
    alone = voyage.until(lambda s: s.session.config.rpc == ends[:1]).session
    assert (len(alone.plan.devices), alone.config.tensor_split) == (1, ())
    off = used(voyage, on=False)
    assert (off.config.n_gpu_layers, off.plan.devices) == (0, ())


def test_the_best_setup_and_the_ladder_count_what_is_lent(voyage, lenders, tiny):
    end = lenders[0].endpoint
    entered(voyage, end)
    voyage.do(c.UseLenders(on=True))
    voyage.saw(lambda s: [one.state for one in s.lenders] == ["asking"])
    voyage.until(lambda s: settled(s, (end,)))
    voyage.do(c.Choose(ref=str(tiny("low"))))
    session = voyage.until(lambda s: s.session and s.session.plan).session
    assert session.config.rpc == (end,)
    assert session.plan.devices[0].item_bytes("weights")


def test_another_version_and_nobody_are_told_and_left_out(voyage, lenders, tiny, impostor):  # noqa: F811
    other, nobody = impostor(greeting("ffffff0")), f"127.0.0.1:{two_free_ports()}"
    opened(voyage, tiny("low"))
    found = entered(voyage, other.endpoint, nobody, lenders[0].endpoint)
    assert found[other.endpoint].cause == "rpc-version-mismatch"
    assert "they cannot work together" in found[other.endpoint].text
    assert other.heard == 0, "not a byte was sent to the engine's port"
    assert found[nobody].cause == "rpc-unreachable"
    assert used(voyage).config.rpc == (lenders[0].endpoint,)


def test_only_an_end_of_a_tunnel_on_this_computer_is_taken(voyage):
    voyage.do(c.AddLender(endpoint="192.168.1.7:50052"))
    notice = voyage.until(lambda s: s.notices).notices[0]
    assert "is not an address of this computer" in notice.text
    assert voyage.core.state.settings.rpc == ()


def test_one_that_is_lost_before_a_load_is_named_and_the_setup_is_kept(voyage, tiny):
    opened(voyage, tiny("low"))
    with lending(1) as (mortal,):
        entered(voyage, mortal.endpoint)
        session = used(voyage)
    voyage.do(c.Qualify())
    failed = voyage.phase(Phase.FAILED)
    assert failed.diagnosis.cause == "rpc-unreachable"
    assert failed.config == session.config
    alone = next(r for r in failed.diagnosis.remedies if r.kind == "without-other-computer")
    assert (alone.change, alone.config.rpc, alone.config.n_gpu_layers) == ("1 -> 0", (), 0)
    assert asks(alone), "never without a word: it is slower"
    voyage.do(c.DismissFailure())
    voyage.phase(Phase.PLANNED)
    voyage.do(c.Configure(config=session.config.with_(n_ctx=2048)))
    refused = voyage.until(lambda s: s.session.refused).session.refused
    assert refused.cause == "rpc-unreachable"


def test_the_list_is_kept_and_whom_one_uses_is_asked_at_the_next_start(tmp_path, lenders):
    end = lenders[0].endpoint
    with Voyage(tmp_path / "home") as voyage:
        entered(voyage, end)
        voyage.do(c.UseLenders(on=True))
        voyage.saw(lambda s: [one.state for one in s.lenders] == ["asking"])
        voyage.until(lambda s: settled(s, (end,)))
        saved = threading.Event()
        voyage.core._lanes["settings"].start(lambda _: saved.set())
        assert saved.wait(20)
    with Voyage(tmp_path / "home") as voyage:
        lender = voyage.until(lambda s: settled(s, (end,))).lenders[0]
        assert (lender.endpoint, lender.state) == (end, "ready")


def test_a_session_whose_other_computer_is_gone_says_so_at_the_next_start(tmp_path, tiny):
    with lending(1) as (mortal,), Voyage(tmp_path / "home") as voyage:
        opened(voyage, tiny("low"))
        entered(voyage, mortal.endpoint)
        session = used(voyage)
        voyage.core._stores.journal.write(session)
    with Voyage(tmp_path / "home") as voyage:
        told = voyage.until(lambda s: any(n.id == "rpc-unreachable" for n in s.notices))
        assert told.session is None


@pytest.mark.parametrize(
    ("near", "layers"), [(True, (-1, -1)), (False, (-1, 0))], ids=["a card here", "no card here"]
)
def test_layers_come_back_when_others_lend_no_more(near, layers):
    start = NEAR.with_(n_gpu_layers=-1 if near else 0, devices=("GPU-1",) if near else ())
    there = with_lenders(start, ("127.0.0.1:50052",), near=near)
    own = there.with_(
        devices=(*there.devices, "RPC-127.0.0.1:50052/0"), main_gpu="RPC-127.0.0.1:50052/0"
    )
    back = with_lenders(own, (), near=near)
    assert (there.n_gpu_layers, back.n_gpu_layers) == layers
    assert (back.rpc, back.devices, back.main_gpu) == ((), start.devices, "")


def test_a_model_over_two_computers_answers_and_when_one_is_lost_this_one_goes_on(voyage, tiny):
    opened(voyage, tiny("low"))
    with lending(2) as (first, mortal):
        entered(voyage, first.endpoint, mortal.endpoint)
        session = used(voyage)
        voyage.do(c.Qualify())
        ready = voyage.phase(Phase.READY, Phase.FAILED)
        assert ready.phase is Phase.READY, ready.diagnosis
        planned = layers_per_card(ready.file.n_layer + 1, session.config, 2)
        assert [card.layers for card in ready.placement.cards] == list(planned)
        mortal.kill()
        voyage.do(c.Send(text="The hold"))
        failed = voyage.phase(Phase.FAILED)
    assert failed.diagnosis.cause == "rpc-lost"
    voyage.do(c.AskLenders())
    asked = voyage.until(lambda s: all(one.state == "failed" for one in s.lenders))
    assert asked.session.config == session.config, "a failed setup is not changed by asking"
    voyage.do(c.TryRemedy(kind="without-other-computer"))
    alone = voyage.until(lambda s: s.session.phase is Phase.READY and s.session.trial).session
    assert (alone.config.rpc, alone.placement.layers_on_gpu) == ((), 0)


def test_one_that_keeps_silent_holds_nobody_up_and_is_left_at_once(
    voyage, lenders, tiny, monkeypatch, dead_end
):
    monkeypatch.setattr(rpc, "SECONDS", 3600.0)
    opened(voyage, tiny("low"))
    voyage.do(c.AddLender(endpoint=dead_end))
    voyage.until(lambda s: [one.state for one in s.lenders] == ["asking"])
    voyage.do(c.AddLender(endpoint=lenders[0].endpoint))
    voyage.do(c.UseLenders(on=True))
    both = voyage.until(lambda s: {one.state for one in s.lenders} == {"asking", "ready"})
    assert both.session.config.rpc == (), "who shares the layers is known when all have answered"
    voyage.do(c.RemoveLender(endpoint=dead_end))
    voyage.until(lambda s: s.session.config.rpc == (lenders[0].endpoint,))
    voyage.do(c.UseLenders(on=False))
    off = voyage.until(lambda s: s.session.config.rpc == ())
    assert [one.state for one in off.lenders] == ["ready"], "nobody was asked for that"


def test_a_newer_setup_does_not_wait_for_one_with_a_computer_that_keeps_silent(
    voyage, tiny, monkeypatch, dead_end
):
    monkeypatch.setattr(rpc, "SECONDS", 3600.0)
    session = opened(voyage, tiny("low"))
    voyage.do(c.Configure(config=session.config.with_(rpc=(dead_end,))))
    voyage.do(c.Configure(config=session.config.with_(n_ctx=512)))
    newer = voyage.until(lambda s: s.session.config.n_ctx == 512).session
    assert (newer.config.rpc, newer.refused) == ((), None)


def test_a_model_opens_on_this_computer_alone_when_the_other_one_went_away_unnoticed(voyage, tiny):
    with lending(1) as (mortal,):
        entered(voyage, mortal.endpoint)
        voyage.do(c.UseLenders(on=True))
        voyage.saw(lambda s: [one.state for one in s.lenders] == ["asking"])
        voyage.until(lambda s: settled(s, (mortal.endpoint,)))
    voyage.do(c.Choose(ref=str(tiny("low"))))
    state = voyage.until(lambda s: s.session and s.session.plan)
    assert state.session.config.rpc == ()
    assert [notice.id for notice in state.notices] == ["rpc-unreachable"], "and not in silence"
    assert [one.state for one in state.lenders] == ["failed"], "and it is told who it was"
