"""Proposals from the catalogue: three different models that fit, the goal's own first."""

import pytest

from app.machine.detect import detect
from app.plan import profiles
from app.plan.catalogue import HEADLINES, LEADS, best

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


def test_a_machine_without_a_card_gets_none_from_the_catalogue():
    machine = detect().model_copy(update={"gpus": ()})
    assert list(best("chat", machine, RESERVE)) == []
