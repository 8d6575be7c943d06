"""Requests for embeddings wait for each other, and leave when nobody waits for them."""

from __future__ import annotations

import threading

import pytest

from app.core import embedding
from app.errors import PlimsollError
from tests.sim import tiny_embedders


class Worker:
    """A worker that does nothing."""

    def __init__(self):
        self.alive = True

    def embed(self, *_):
        raise AssertionError("something was computed at the end of all")

    def close(self):
        self.alive = False


def started():
    raise AssertionError("a worker was started for nobody")


def test_a_request_that_is_given_up_leaves_while_another_is_computed(monkeypatch):
    monkeypatch.setattr(embedding, "POLL_SECONDS", 0.01)
    desk, cancel, causes = embedding.Embedding({}, started, lambda: 1), threading.Event(), []

    def ask():
        with pytest.raises(PlimsollError) as caught:
            desk.embed("boat.gguf", ("sea",), cancel)
        causes.append(caught.value.cause)

    with desk._lock:
        waiting = threading.Thread(target=ask, daemon=True)
        waiting.start()
        waiting.join(0.05)
        assert waiting.is_alive()
        cancel.set()
        waiting.join(20)
        assert causes == ["cancelled"]
    ask()
    assert causes == ["cancelled"] * 2
    assert not desk._lock.locked()


def test_a_worker_that_starts_while_everything_ends_is_ended_too():
    made = []

    def make():
        desk.close()
        made.append(Worker())
        return made[-1]

    desk = embedding.Embedding({}, make, lambda: 1)
    for _ in range(2):
        with pytest.raises(embedding.ClosingError) as caught:
            desk.embed("boat.gguf", ("sea",), threading.Event())
        assert caught.value.status == 503
    assert [worker.alive for worker in made] == [False]
    assert not desk._lock.locked()


@pytest.mark.parametrize("pooling", ["mean", "last"])
def test_what_a_decoder_remembers_counts_as_memory(tmp_path, monkeypatch, pooling):
    model = tiny_embedders.build(tmp_path / "embedder.gguf", pooling)
    weights = model.stat().st_size + embedding.BESIDE_BYTES
    free = weights + (131072 if pooling == "last" else 0)
    monkeypatch.setattr(embedding, "memory_now", lambda: (1 << 40, free))
    embedding._check_room(model)
    monkeypatch.setattr(embedding, "memory_now", lambda: (1 << 40, free - 1))
    with pytest.raises(embedding.NoRoomError):
        embedding._check_room(model)
