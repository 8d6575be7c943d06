"""Requests for embeddings wait for each other, and leave when nobody waits for them."""

from __future__ import annotations

import threading

import pytest

from app.core import embedding
from app.errors import PlimsollError


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
