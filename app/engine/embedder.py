"""A model that turns texts into vectors: on the processor, several texts in a batch."""

from __future__ import annotations

import base64
import ctypes
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from app.engine import llama, logparse
from app.engine.abort import Aborter
from app.engine.api import Report
from app.engine.batch import JointBatch
from app.engine.failure import CancelledError, RequestError
from app.engine.loader import check_file
from app.engine.logbook import BOOK
from app.engine.pairs import Pairs
from app.engine.params import CancelFlag, ModelParams
from app.engine.protocol import Phase
from app.engine.views import Floats, floats
from app.engine.vocabulary import Vocabulary
from app.runconfig import MtpConfig, RunConfig
from app.values.embedding import MOST_TEXTS, Embed, Embedded, most_tokens

TOGETHER_TOKENS = 512
"""Their tokens, so that a cancel is heard between two batches; a longer text is alone in its own."""
TOLD_SECONDS = 0.1
_NONE, _RANK = 0, 4
_ON_PROCESSOR = RunConfig(n_gpu_layers=0, mtp=MtpConfig(on=False))


class Embedder:
    """One model with the context that pools what it made of a text into one vector."""

    def __init__(self, request: Embed, report: Report, cancel: threading.Event) -> None:
        """Load the model.

        Raises:
            CancelledError: `cancel` was set; nothing is left in memory.
            RequestError: file-missing, not-gguf, load-failed, context-failed, or no-embeddings:
                the file does not say how vectors are made with it.
        """
        check_file(request.path)
        self.path = request.path
        name = Path(request.path).name
        self._model = model = _loaded(request, report, cancel)
        self._vocabulary = Vocabulary(model)
        trained = llama.model_number(model, "n_ctx_train")
        self.most_tokens = most_tokens(trained, self._vocabulary.n_tokens)
        try:
            _go_on(cancel, "load")
            self._context = self._new_context(name, request.n_threads)
        except RequestError:
            llama.free_model(model)
            raise
        self._flag = CancelFlag()
        self._flag.attach(self._context)
        self._aborter = Aborter(self._flag)
        ranks = int(llama.api.llama_pooling_type(self._context)) == _RANK
        self._pairs = Pairs(model, self._vocabulary) if ranks else None
        self._n_embd = llama.model_number(model, "n_cls_out" if self._pairs else "n_embd_out")
        self._batch = JointBatch(self.most_tokens)

    def _new_context(self, name: str, n_threads: int) -> llama.ContextHandle:
        n = self.most_tokens
        # A text is never split: attention without a direction needs it in one micro-batch.
        params = llama.context_params(
            n_ctx=n,
            n_batch=n,
            n_ubatch=n,
            n_seq_max=min(n, MOST_TEXTS),
            n_threads=n_threads,
            n_threads_batch=n_threads,
            embeddings=True,
            kv_unified=True,
            no_perf=True,
        )
        with BOOK.kept() as lines:
            context = llama.new_context(self._model, params)
        if context is None:
            why = logparse.last_error(lines)
            text = f"The engine could not make the context for embeddings: {why}"
            raise RequestError("load", "context-failed", text)
        if int(llama.api.llama_pooling_type(context)) == _NONE:
            llama.free_context(context)
            text = f"{name} writes text and makes no embeddings."
            raise RequestError("load", "no-embeddings", text)
        return context

    def embed(self, request: Embed, report: Report, cancel: threading.Event) -> Embedded:
        """Return the vectors of the request's texts, or with its query their scores.

        Raises:
            CancelledError: `cancel` was set.
            RequestError: no-embeddings (the model makes vectors or scores, not what was asked
                for), context-overflow (a text is too long), decode-failed.
        """
        if (request.query is None) is not (self._pairs is None):
            raise RequestError("prefill", "no-embeddings", self._other())
        texts = []
        for n, text in enumerate(request.texts):
            _go_on(cancel)
            texts.append(self._tokens(n, text, request.query))
        rows = np.empty((len(texts), self._n_embd), np.float32)
        done = 0
        for part in self._parts(texts):
            _go_on(cancel)
            rows[done : done + len(part)] = self._computed(part, cancel)
            done += len(part)
            report(Phase(id=request.id, name="prefill", done=done, total=len(texts)))
        return Embedded(
            id=request.id,
            n_embd=self._n_embd,
            n_tokens=sum(map(len, texts)),
            rows=base64.b64encode(rows.astype("<f4").tobytes()).decode("ascii"),
        )

    def _other(self) -> str:
        """Say what it makes, and not what was asked for."""
        name = Path(self.path).name
        if self._pairs:
            return f"{name} orders texts by a question and makes no embeddings."
        return f"{name} makes embeddings and does not order texts by a question."

    def _tokens(self, n: int, text: str, query: str | None) -> list[int]:
        if self._pairs and query is not None:
            tokens = self._pairs.tokens(query, text)
        else:
            tokens = self._vocabulary.tokens(text)
        if not tokens:
            raise RequestError("prefill", "bad-request", f"Text {n} is empty.")
        if len(tokens) > self.most_tokens:
            raise RequestError(
                "prefill",
                "context-overflow",
                f"Text {n} has {len(tokens):,} tokens, and the model takes {self.most_tokens:,}.",
                n_prompt=len(tokens),
                n_ctx=self.most_tokens,
            )
        return tokens

    def _parts(self, texts: list[list[int]]) -> Iterator[list[list[int]]]:
        """Yield the texts in their order, as many at a time as fit into a batch."""
        part: list[list[int]] = []
        for tokens in texts:
            full = sum(map(len, part)) + len(tokens) > min(TOGETHER_TOKENS, self.most_tokens)
            if part and (full or len(part) == MOST_TEXTS):
                yield part
                part = []
            part.append(tokens)
        yield part

    def _computed(self, part: list[list[int]], cancel: threading.Event) -> Floats:
        """Return a row for each text of `part`, each of length 1; a score is no vector."""
        places = [(n, at, token) for n, text in enumerate(part) for at, token in enumerate(text)]
        for row, (n, at, token) in enumerate(places):
            self._batch.put(row, n, token, at)
        llama.clear(self._context)
        with self._aborter.armed(cancel):  # one long text takes minutes
            result = llama.decode(self._context, self._batch.struct)
            llama.synchronize(self._context)
        if result != 0:
            _go_on(cancel)
            text = f"The engine could not compute a batch: code {result}."
            raise RequestError("prefill", "decode-failed", text, rc=result)
        rows = np.stack([self._pooled(n) for n in range(len(part))])
        if self._pairs:
            return rows
        lengths = np.linalg.norm(rows, axis=1, keepdims=True)
        made: Floats = rows / np.maximum(lengths, np.finfo(np.float32).tiny)
        return made

    def _pooled(self, text: int) -> Floats:
        pointer = llama.api.llama_get_embeddings_seq(self._context, text)
        row: Floats = floats(ctypes.addressof(pointer.contents), 1, self._n_embd)[0].copy()
        return row

    def close(self) -> None:
        """Give everything back."""
        self._aborter.close()
        llama.free_context(self._context)
        llama.free_model(self._model)


def _loaded(request: Embed, report: Report, cancel: threading.Event) -> llama.ModelHandle:
    """Return the model in memory; what is read of it is told, tensor by tensor.

    Raises:
        CancelledError, RequestError: as `Embedder`.
    """
    told = 0.0

    def progress(done: float) -> bool:
        nonlocal told
        if time.monotonic() - told >= TOLD_SECONDS:
            told = time.monotonic()
            report(Phase(id=request.id, name="load", done=round(100 * done), total=100))
        return not cancel.is_set()

    params = ModelParams(_ON_PROCESSOR, dry=False)
    callback = llama.progress_callback(progress)
    params.struct.progress_callback = callback
    with BOOK.kept() as lines:
        model = llama.load_model(request.path, params.struct)
    if model is None:
        _go_on(cancel, "load")
        why = logparse.last_error(lines)
        name = Path(request.path).name
        raise RequestError("load", "load-failed", f"The engine could not load {name}: {why}")
    return model


def _go_on(cancel: threading.Event, phase: str = "prefill") -> None:
    if cancel.is_set():
        raise CancelledError(phase)
