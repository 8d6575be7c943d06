"""Proposals from the catalogue: three different models that fit, the goal's own first."""

import pytest

from app.machine.detect import detect
from app.plan import profiles
from app.plan.catalogue import CPU_READ_BYTES, HEADLINES, LEADS, best
from catalog.load import models

CARDS = ["rtx-3090-ti", "rtx-5090-laptop", "rtx-4060"]
RESERVE = 512 << 20


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("goal", LEADS)
def test_three_models_fit_the_card_and_the_goal_leads(card, goal):
    machine = profiles.with_profile(detect(), card, None)
    found = list(best(goal, machine, RESERVE))
    assert found[0].headline == HEADLINES[LEADS[goal]][0]
    assert len({proposal.title for proposal in found}) == len(found) == 3
    for proposal in found:
        assert proposal.plan.verdict == "fits"
        assert proposal.config.n_gpu_layers == -1
        assert proposal.config.n_cpu_moe == 0
        assert {i.confidence for d in proposal.plan.devices for i in d.items} <= {"bound", "low"}
        assert proposal.download_bytes < machine.gpus[0].total_bytes


def test_the_longest_context_on_24_gib_is_the_whole_one():
    machine = profiles.with_profile(detect(), "rtx-3090-ti", None)
    longest = next(best("documents", machine, RESERVE))
    assert longest.config.n_ctx == 262_144
    assert longest.config.mtp.on


@pytest.mark.parametrize("card", [*CARDS, "rtx-3060", None])
def test_what_a_headline_says_is_true_of_all_three(card):
    machine = profiles.with_profile(detect(), card, None) if card else no_card()
    longest, sharpest, quick = (
        {p.headline: p for p in best("chat", machine, RESERVE)}[headline]
        for headline, _ in HEADLINES
    )
    shape = {model.title: model for model in models()}
    for other in (sharpest, quick):
        assert longest.config.n_ctx >= other.config.n_ctx
    for one in (longest, sharpest, quick):
        assert one.config.n_ctx <= shape[one.title].shape.n_ctx_train, "it was trained for that"
    for other in (longest, quick):
        assert skill(shape[sharpest.title]) >= skill(shape[other.title])
    assert read_bytes(shape[quick.title], quick) <= read_bytes(shape[sharpest.title], sharpest)


def skill(model):
    return (model.params_b * (model.params_active_b or model.params_b)) ** 0.5


def read_bytes(model, proposal):
    return proposal.download_bytes * (model.params_active_b or model.params_b) / model.params_b


def no_card(free_gib=12):
    host = {
        "available_bytes": free_gib << 30,
        "total_bytes": 32 << 30,
        "commit_free_bytes": None,
        "cgroup_free_bytes": None,
    }
    machine = detect()
    return machine.model_copy(update={"gpus": (), "host": machine.host.model_copy(update=host)})


@pytest.mark.parametrize("goal", LEADS)
def test_without_a_card_models_that_a_processor_reads_fast_enough_are_proposed(goal):
    found = list(best(goal, no_card(), RESERVE))
    assert found[0].headline == HEADLINES[LEADS[goal]][0]
    for proposal in found:
        assert proposal.plan.verdict == "fits"
        assert not proposal.plan.devices
        assert proposal.config.n_gpu_layers == 0
        assert proposal.tok_s is None, "no card's figure is shown for a processor"
        model = next(model for model in models() if model.title == proposal.title)
        assert read_bytes(model, proposal) <= CPU_READ_BYTES


def test_a_computer_with_little_memory_is_proposed_nothing_that_is_too_big():
    assert list(best("chat", no_card(free_gib=0), RESERVE)) == []


def test_of_models_of_one_size_the_newer_is_proposed():
    machine = profiles.with_profile(detect(), "rtx-3090-ti", None)
    titles = [proposal.title for proposal in best("coding", machine, RESERVE)]
    assert "Qwen3.8 27B" in titles
