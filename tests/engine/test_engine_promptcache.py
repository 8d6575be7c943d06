"""Going back to a chat does not read it all again, within a budget of bytes."""

import numpy as np
import pytest

from app.engine import llama
from app.engine.promptcache import PromptCache
from app.engine.protocol import Log
from app.engine.saved import SavedState
from app.runconfig import MtpConfig
from tests.engine.asking import CPU, Heard, ask, chat, load

CACHE = CPU.with_(cache_ram_bytes=64 << 20, checkpoint_bytes=4 << 20)
ONE = "The quick brown fox jumps over the lazy dog. " * 4
TWO = "A long way from home, said the captain to the mate. " * 4


def state(tokens, n_bytes):
    return SavedState(tuple(tokens), np.zeros(n_bytes, np.uint8), None, None, ())


def test_the_oldest_make_room():
    cache = PromptCache(3000)
    for first in (1, 2, 3):
        cache.add(state([first, 9], 1000))
    assert len(cache) == 2
    assert cache.best([1, 9, 9], cuttable=True)[0] == 0
    assert cache.best([3, 9, 9], cuttable=True)[0] == 2
    assert cache.n_bytes <= 3000


def test_what_is_about_to_be_used_makes_no_room():
    cache = PromptCache(3500)
    for first in (1, 2, 3):
        cache.add(state([first, 9], 1000))
    used = cache.best([1, 9, 9], cuttable=True)[1]
    assert cache.make_room(1500, used)
    assert len(cache) == 1
    assert cache.best([1, 9, 9], cuttable=True)[1] is used
    assert not cache.make_room(3000, used)


def test_checkpoints_make_room_before_there_is_another(inline, tiny, monkeypatch):
    load(inline, tiny(), CPU.with_(checkpoint_bytes=600_000))  # room for two
    points = inline._service._host.rounds.slots.all[0].checkpoints
    held = []

    def watched(context, sequence, flags):
        held.append(points.n_bytes + llama.state_bytes(context, sequence, flags))
        return real(context, sequence, flags)

    real = llama.save_state
    monkeypatch.setattr(llama, "save_state", watched)
    text = ONE
    for _ in range(5):
        chat(inline, text, n=4)
        text += ONE
    assert max(held) <= 600_000
    assert len(points.positions) >= 1


def test_what_goes_on_replaces_what_it_began_with():
    cache = PromptCache(10_000)
    cache.add(state([1, 2], 1000))
    cache.add(state([1, 2, 3], 1000))
    cache.add(state([1, 2], 1000))
    assert len(cache) == 1


def test_a_state_larger_than_the_budget_is_not_kept():
    cache = PromptCache(100)
    assert not cache.allows(101)
    cache.add(state([1], 101))
    assert len(cache) == 0


def test_a_state_that_cannot_be_cut_is_good_for_what_goes_on():
    cache = PromptCache(10_000)
    cache.add(state([1, 2, 3], 1000))
    assert cache.best([1, 2, 9], cuttable=False)[1] is None
    assert cache.best([1, 2, 9], cuttable=True)[0] == 2
    assert cache.best([1, 2, 3, 9], cuttable=False)[0] == 3


@pytest.mark.parametrize("acceptance", ["low", "high"])
def test_going_back_to_a_chat_reads_only_what_is_new(engine, inline, tiny, acceptance):
    load(engine, tiny(acceptance), CACHE)
    first = ask(engine, ONE, 30)
    ask(engine, TWO, 30)
    longer = ONE + bytes(first.tokens[:-1]).decode() + " and on"
    again = ask(engine, longer, 40)
    assert again.timings.n_prompt - again.timings.n_cached == len(" and on")
    load(inline, tiny(acceptance))
    assert ask(inline, longer, 40).tokens == again.tokens


@pytest.mark.parametrize("kind", ["attention", "sliding", "experts"])
def test_every_kind_of_memory_comes_back_whole(inline, kinds, kind):
    config = CACHE.with_(mtp=MtpConfig(on=False))
    load(inline, kinds(kind), config)
    first = ask(inline, ONE, 30)
    ask(inline, TWO, 30)
    longer = ONE + bytes(first.tokens[:-1]).decode() + " and on"
    again = ask(inline, longer, 60)
    assert again.timings.n_cached == first.timings.n_prompt + 29
    load(inline, kinds(kind), config)
    assert ask(inline, longer, 60).tokens == again.tokens


@pytest.mark.parametrize("config", [CPU, CPU.with_(checkpoint_bytes=1 << 20)])
def test_what_a_state_will_take_is_known_before(inline, tiny, config):
    load(inline, tiny("low"), config)
    chat(inline, "The hold was full", n=30)
    rounds = inline._service._host.rounds
    slot = rounds.slots.all[0]
    rounds.call(slot.drafter.pay)
    assert rounds.call(slot.save_bytes) == rounds.call(slot.save).n_bytes


def test_without_a_budget_nothing_is_kept(inline, tiny):
    load(inline, tiny("low"), CPU)
    first = ask(inline, ONE, 30)
    ask(inline, TWO, 30)
    longer = ONE + bytes(first.tokens[:-1]).decode() + " and on"
    assert ask(inline, longer, 5).timings.n_cached == 0


def test_what_cannot_be_exported_is_left_out_and_told(inline, tiny, monkeypatch):
    load(inline, tiny("low"), CACHE)
    ask(inline, ONE, 30)
    monkeypatch.setattr(llama, "save_state", lambda *_: None)
    heard = Heard()
    assert len(ask(inline, TWO, 30, report=heard).tokens) == 30
    assert any("could not be kept" in log.text for log in heard.of(Log))
