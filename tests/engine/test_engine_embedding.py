"""Texts become vectors: the same that the binding makes, pooled as the file says."""

from __future__ import annotations

import base64
import json
import subprocess
import sys
import threading

import numpy as np
import psutil
import pytest

from app.core.engines import embedding_factory
from app.engine import embedder
from app.engine.api import EngineError, Stop
from app.engine.embedding_client import EmbeddingWorker
from app.engine.failure import CancelledError
from app.engine.protocol import Log
from app.plan.embedding import needed_bytes
from app.values import embedding
from app.values.embedding import Embed
from tests.sim import tiny_embedders

TEXTS = ("the sea is calm", "a ship", "wind and a full hold of grain " * 3)


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    folder = tmp_path_factory.mktemp("embedders")
    return {
        name: tiny_embedders.build(folder / f"{name}.gguf", name)
        for name in tiny_embedders.POOLINGS
    }


@pytest.fixture(scope="module")
def worker(spawner):
    one = EmbeddingWorker(spawner)
    yield one
    one.close()


def embed(worker, path, *texts, cancel=None):
    request = Embed(id="e", path=str(path), n_threads=1, texts=texts)
    told = []
    found = worker.embed(request, told.append, cancel or threading.Event())
    return np.frombuffer(base64.b64decode(found.rows), "<f4").reshape(-1, found.n_embd), found


THEIRS = """
import json, sys
from llama_cpp import Llama
path, *texts = sys.argv[1:]
model = Llama(path, embedding=True, n_gpu_layers=0, n_ctx=256, verbose=False)
print(json.dumps(model.embed(texts, normalize=True, return_count=True)))
"""


@pytest.mark.parametrize("pooling", ["mean", "cls", "last"])
def test_vectors_are_the_binding_s_own(worker, files, pooling):
    rows, found = embed(worker, files[pooling], *TEXTS)
    told = subprocess.run(
        [sys.executable, "-c", THEIRS, files[pooling], *TEXTS], stdout=subprocess.PIPE, check=True
    )
    theirs, n_tokens = json.loads(told.stdout)
    assert np.abs(rows - np.array(theirs)).max() < 2e-3
    assert found.n_tokens == n_tokens
    assert np.allclose(np.linalg.norm(rows, axis=1), 1.0, atol=1e-5)


def test_a_worker_for_embeddings_sees_no_card(spawner):
    worker = embedding_factory(spawner)()
    try:
        assert worker.gpus() == ()
        assert psutil.Process(worker.pid).environ()["CUDA_VISIBLE_DEVICES"] == "-1"
    finally:
        worker.close()


def test_a_text_has_the_same_vector_alone_and_among_others(worker, files):
    rows, _ = embed(worker, files["mean"], *TEXTS * 40)
    alone = np.concatenate([embed(worker, files["mean"], text)[0] for text in TEXTS])
    assert np.abs(rows - np.tile(alone, (40, 1))).max() < 2e-3


def test_a_text_that_is_too_long_is_refused_with_the_numbers(worker, files):
    with pytest.raises(EngineError) as caught:
        embed(worker, files["cls"], "sea", "ship " * 200)
    failure = caught.value.failure
    assert (failure.code, failure.details["n_ctx"]) == ("context-overflow", 128)
    assert failure.details["n_prompt"] > 200
    assert embed(worker, files["cls"], "sea")[1].n_tokens == 3


def test_what_writes_text_or_orders_texts_makes_no_embeddings(worker, files, tiny):
    for path in (files["rank"], tiny("high")):
        with pytest.raises(EngineError, match="makes no embeddings") as caught:
            embed(worker, path, "sea")
        assert caught.value.failure.code == "no-embeddings"
    assert worker.alive


def test_a_cancel_ends_the_opening_of_a_model_in_the_middle(worker, files):
    cancel, told = threading.Event(), []

    def hear(phase):
        told.append(phase)
        cancel.set()

    request = Embed(id="e", path=str(files["mean"]), n_threads=1, texts=("sea",))
    with pytest.raises(CancelledError) as caught:
        embedder.Embedder(request, hear, cancel)
    assert caught.value.phase == "load"
    assert [(one.name, one.done < one.total) for one in told] == [("load", True)]
    assert embed(worker, files["mean"], "sea")[1].n_tokens == 3


def test_a_cancel_is_heard_while_the_worker_s_process_still_starts(spawner, files):
    one, cancel = EmbeddingWorker(spawner), Stop()
    cancel.set()
    try:
        with pytest.raises(EngineError) as caught:
            embed(one, files["mean"], "sea", cancel=cancel)
        assert caught.value.evidence.reason == "cancelled"
        assert embed(one, files["mean"], "sea")[1].n_tokens == 3
    finally:
        one.close()


def test_a_cancel_is_heard_before_a_text_is_read(files):
    cancel = threading.Event()
    cancel.set()
    request = Embed(id="e", path=str(files["mean"]), n_threads=1, texts=("ship " * 200,))
    one = embedder.Embedder(request, lambda _: None, threading.Event())
    try:
        with pytest.raises(CancelledError):
            one.embed(request, lambda _: None, cancel)
    finally:
        one.close()


def test_a_cancel_ends_between_two_batches(worker, files):
    cancel = threading.Event()
    cancel.set()
    with pytest.raises(EngineError) as caught:
        embed(worker, files["mean"], *["the sea"] * (4 * embedding.MOST_TEXTS), cancel=cancel)
    assert caught.value.evidence.reason == "cancelled"


def test_a_cancel_ends_in_the_middle_of_one_long_text(files, monkeypatch):
    cancel = Stop()
    request = Embed(id="e", path=str(files["last"]), n_threads=1, texts=("ship " * 20,))
    one = embedder.Embedder(request, lambda _: None, threading.Event())
    real = embedder.llama.decode

    def decode(context, batch):
        cancel.set()
        return real(context, batch)

    try:
        before = one.embed(request, lambda _: None, Stop())
        monkeypatch.setattr(embedder.llama, "decode", decode)
        with pytest.raises(CancelledError):
            one.embed(request, lambda _: None, cancel)
        monkeypatch.undo()
        assert one.embed(request, lambda _: None, Stop()) == before
    finally:
        one.close()


@pytest.mark.parametrize(("pooling", "mib"), [("mean", 0), ("last", 0.125)])
def test_the_caches_are_those_that_the_library_makes(spawner, files, pooling, mib):
    one, told = EmbeddingWorker(spawner), []
    try:
        request = Embed(id="e", path=str(files[pooling]), n_threads=1, texts=("sea",))
        one.embed(request, told.append, threading.Event())
    finally:
        one.close()
    lines = [answer.text for answer in told if isinstance(answer, Log)]
    sizes = [float(line.split("=")[1].split()[0]) for line in lines if "KV buffer size" in line]
    assert sum(sizes) == pytest.approx(mib, abs=0.006)
    weights = files[pooling].stat().st_size
    assert needed_bytes(files[pooling]) - weights == mib * (1 << 20)


def scored(worker, path, query, *texts):
    request = Embed(id="e", path=str(path), n_threads=1, texts=texts, query=query)
    found = worker.embed(request, lambda _: None, threading.Event())
    assert found.n_embd == 1
    return np.frombuffer(base64.b64decode(found.rows), "<f4"), found


def test_texts_are_scored_by_a_question_each_alone_or_together(worker, files):
    scores, _ = scored(worker, files["rank"], "the calm sea", *TEXTS * 30)
    alone = [scored(worker, files["rank"], "the calm sea", text)[0][0] for text in TEXTS]
    assert np.abs(scores - np.tile(alone, 30)).max() < 2e-3
    assert len({round(float(score), 4) for score in alone}) == len(TEXTS)
    other = scored(worker, files["rank"], "a storm on deck", *TEXTS)[0]
    assert np.abs(other - alone).max() > 1e-3
    # [CLS] the calm sea [SEP] the sea is calm
    one = scored(worker, files["rank"], "the calm sea", "the sea is calm")[1]
    assert one.n_tokens == 1 + 3 + 1 + 4
    # A name of a special token in a text is no such token.
    assert scored(worker, files["rank"], "sea", "[SEP]")[1].n_tokens > 1 + 1 + 1 + 1


def test_a_model_that_makes_vectors_orders_nothing(worker, files):
    with pytest.raises(EngineError, match="does not order texts") as caught:
        scored(worker, files["mean"], "sea", "ship")
    assert caught.value.failure.code == "no-embeddings"
    assert embed(worker, files["mean"], "sea")[1].n_tokens == 3
