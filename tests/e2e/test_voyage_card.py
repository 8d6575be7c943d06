"""A card that the engine's build cannot drive is said, and nothing is planned for it."""

import pytest

from app import commands as c
from tests.e2e.harness import Voyage
from tests.sim.nvml_sim import Simulator, library


@pytest.fixture
def home(tmp_path):
    return tmp_path / "plimsoll"


def test_a_card_without_an_engine_for_it_is_named_and_not_planned_for(home, tmp_path):
    with Simulator(library(), tmp_path / "nvml").injected(), Voyage(home) as voyage:
        machine = voyage.until(lambda s: s.machine and s.machine.problems).machine
        assert machine.gpus[0].name == "NVIDIA GeForce RTX 3090 Ti"
        assert "without CUDA" in machine.problems[-1].text
        voyage.do(c.Propose(goal="chat"))
        proposals = voyage.until(lambda s: s.proposals).proposals
        assert [p for p in proposals if p.plan.devices or p.config.n_gpu_layers] == []
