"""A head that was stopped in the middle knows afterwards what it would have known without that."""

import threading

import pytest

from app.engine import llama
from app.engine.inline import InlineEngine
from app.engine.mtp import Wish
from tests.engine.asking import CPU, ask, load
from tests.sim.tiny_chain import write

TEXT = "The quick brown fox jumps over the lazy dog. " * 5
ABORTED = 2
ROOM = CPU.with_(checkpoint_bytes=8 << 20)


@pytest.fixture(scope="module")
def engine():
    made = InlineEngine()
    yield made
    made.close()


@pytest.fixture(scope="module")
def model(tmp_path_factory, tiny):
    folder = tmp_path_factory.mktemp("stopped")

    def path(kind):
        if kind == "recurrent":
            return tiny("none")
        heads = (False,) if kind == "one layer" else (False, False)
        name = folder / f"{kind}.gguf"
        return write(name, right=heads, strength=1.0, window=64 * (kind == "sliding"))

    return path


@pytest.fixture
def stop(monkeypatch):
    """Let the head's `n`-th decode from now on be stopped, before or after it was computed."""
    real = llama.decode

    def begin(engine, n, cancel, *, computed):
        left, head = [n], engine._service._host.resident.mtp

        def decode(context, batch):
            if context != head or not left[0]:
                return real(context, batch)
            left[0] -= 1
            if left[0]:
                return real(context, batch)
            if computed:
                assert real(context, batch) == 0
            cancel.set()
            return ABORTED

        monkeypatch.setattr(llama, "decode", decode)

    return begin


def drafts_after(engine, token):
    """Return what is drafted after `token` where the engine's sequence ends, and how surely."""
    rounds = engine._service._host.rounds
    slot = rounds.slots.all[0]
    return rounds.call(
        lambda: slot.drafter.draft(token, len(slot.tokens), Wish(2, p_min=1e-9, sure=True))
    )


@pytest.mark.parametrize("computed", [False, True])
@pytest.mark.parametrize("n", [1, 2, 5, 6])
@pytest.mark.parametrize("kind", ["one layer", "two layers", "sliding", "recurrent"])
def test_it_knows_all_that_was_read_before_and_after(engine, model, stop, kind, n, computed):
    load(engine, model(kind), ROOM)
    cancel = threading.Event()
    stop(engine, n, cancel, computed=computed)
    stopped = ask(engine, TEXT, 40, cancel=cancel)
    assert stopped.reason == "cancelled"
    text = TEXT + bytes(stopped.tokens[:-1]).decode("latin-1") + " and on"
    token = ask(engine, text, 1).tokens[0]
    live, sure = drafts_after(engine, token)
    load(engine, model(kind), ROOM)
    assert ask(engine, text, 1).tokens == (token,)
    fresh, surely = drafts_after(engine, token)
    assert live == fresh
    assert sure == pytest.approx(surely, rel=0.05)
