"""Random conversations: whatever a person does, each answer is the one of an empty memory."""

import random

import pytest

from app.engine.inline import InlineEngine
from app.runconfig import MtpConfig
from tests.engine.asking import CPU, load
from tests.engine.oracle import Oracle, Wanderer, restart

STEPS = 7
MODELS = ("low", "high", "attention", "sliding", "experts", "chain")


@pytest.fixture(scope="module")
def pair():
    engine, oracle = InlineEngine(), Oracle()
    yield engine, oracle
    engine.close()
    oracle.close()


def setup(seed):
    """Return the model and the setup of one conversation; models come in runs, to load once."""
    chance = random.Random(seed)
    return CPU.with_(
        n_seq_max=(n_seq := chance.choice([1, 1, 2, 3])),
        n_ctx=1024 * n_seq,
        n_ubatch=chance.choice([16, 64, 128, 512]),
        cache_ram_bytes=chance.choice([0, 300_000, 64 << 20]),
        checkpoint_bytes=chance.choice([0, 300_000, 8 << 20]),
        mtp=MtpConfig(on=chance.random() < 0.8, draft_max=chance.randint(1, 5)),
    )


def wander(pair, path, seed, folder):
    engine, oracle = pair
    config = setup(seed)
    load(engine, path, config)
    oracle.load(path)
    again = restart(path, config, folder / "chat.state")
    one = Wanderer(engine, oracle, seed, reload=again)
    for _ in range(STEPS):
        one.step()
    assert one.checked >= STEPS
    return one


def model_of(name, tiny, kinds):
    return tiny(name) if name in {"low", "high"} else kinds(name)


@pytest.mark.parametrize("seed", range(12))
def test_a_few(pair, tiny, kinds, tmp_path, seed):
    wander(pair, model_of(MODELS[seed % len(MODELS)], tiny, kinds), seed, tmp_path)


@pytest.mark.full
@pytest.mark.timeout(3600)  # a sixth of a thousand conversations takes minutes on any computer
@pytest.mark.parametrize("name", MODELS)
def test_a_thousand(pair, tiny, kinds, tmp_path, name):
    share = range(1000 // len(MODELS) + 1)
    for seed in share:
        wander(pair, model_of(name, tiny, kinds), 1000 * MODELS.index(name) + seed, tmp_path)
