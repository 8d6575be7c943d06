"""Several MTP layers: each drafts the token that it was trained for, and keeps a cache of its own."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from app.engine.inline import InlineEngine
from app.engine.mtp import Wish
from tests.engine.asking import CPU, ask, load
from tests.sim.tiny_chain import write

TEXT = "The quick brown fox jumps over the lazy dog. " * 5
WISH = Wish(2, sure=True)


@pytest.fixture(scope="module")
def engine():
    made = InlineEngine()
    yield made
    made.close()


@pytest.fixture(scope="module")
def chain(tmp_path_factory):
    folder = tmp_path_factory.mktemp("chain")
    return lambda *right, strength=0.06: write(
        folder / f"{right}-{strength}.gguf", right=right, strength=strength
    )


@pytest.mark.parametrize(
    ("right", "least", "most"),
    [((True, True), 0.9, 1.0), ((True, False), 0.45, 0.7), ((False, True), 0.0, 0.2)],
)
def test_each_layer_drafts_its_own_token(engine, chain, right, least, most):
    load(engine, chain(*right))
    drafted = ask(engine, n=150)
    assert drafted.tokens == ask(engine, n=150, mtp=False).tokens
    assert least <= drafted.timings.n_accepted / drafted.timings.n_drafted <= most


@pytest.mark.parametrize(("layers", "drafts", "told"), [(2, 2, 1), (3, 3, 0)])
def test_there_are_no_more_drafts_than_layers(engine, chain, layers, drafts, told):
    loaded = load(engine, chain(*[True] * layers))
    assert loaded.placement.draft_max == drafts
    assert len(loaded.notices) == told
    assert all(f"{layers} MTP layers" in notice for notice in loaded.notices)


def drafts_after(engine, token):
    """Return what the layers draft after `token` where the engine's sequence ends, and how surely."""
    rounds = engine._service._host.rounds
    slot = rounds.slots.all[0]
    return rounds.call(lambda: slot.drafter.draft(token, len(slot.tokens), WISH))


def written(engine):
    """Write with all drafts, with none and after a cut; return the text, and what followed it."""
    first = ask(engine, TEXT, 40)
    text = TEXT + bytes(first.tokens[:20]).decode("latin-1")
    second = ask(engine, text, 30, mtp=False)
    text += bytes(second.tokens[:-1]).decode("latin-1")
    third = ask(engine, text, 33)
    return text + bytes(third.tokens[:-1]).decode("latin-1"), third.tokens[-1]


def test_every_layer_knows_what_it_would_know_had_it_read_all_at_once(engine, chain):
    path = chain(False, False, strength=1.0)  # attention decides what these draft
    load(engine, path)
    text, token = written(engine)
    live, sure = drafts_after(engine, token)
    load(engine, path)
    assert ask(engine, text, 1).tokens == (token,)
    fresh, surely = drafts_after(engine, token)
    assert live == fresh
    assert sure == pytest.approx(surely, abs=2e-3)


def test_several_replies_at_once_are_those_of_one(engine, chain):
    path = chain(True, True)
    load(engine, path)
    prompts = [TEXT, "Heave", "A long way from home, said the captain."]
    alone = [ask(engine, prompt, 40).tokens for prompt in prompts]
    load(engine, path, CPU.with_(n_seq_max=3, n_ctx=3072))
    with ThreadPoolExecutor(3) as pool:
        together = [done.tokens for done in pool.map(lambda text: ask(engine, text, 40), prompts)]
    assert together == alone
