"""Which experts a model chose, read from its own graph while it computes, without our engine."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from app.engine import llama
from app.engine.batch import Batch
from app.engine.logbook import start_library
from app.engine.params import ModelParams, main_context
from app.engine.vocabulary import Vocabulary
from tests.sim.tiny_kinds import EXPERTS, USED

ROUTER = "ffn_moe_logits-"
ROUTER_TIE = 0.02
"""Of logits that lie up to 6 apart; the widest margin that was seen to turn was 0.005."""


@dataclass(frozen=True, slots=True)
class Read:
    """The logits after a text, and the router's by layer (positions x experts).

    The last layer computes only the positions whose logits are asked for: the last ones.
    """

    logits: np.ndarray
    router: tuple[np.ndarray, ...]

    def margin(self, position: int, layer: int) -> float:
        """By how much the last expert that was chosen beat the first that was not."""
        rows = self.router[layer]
        ranked = np.sort(rows[position - len(self.router[0])])[::-1]
        return float(ranked[USED - 1] - ranked[USED])

    def first_other(self, other: Read) -> tuple[int, int] | None:
        """Return the first (position, layer) where `other` chose otherwise; None: nowhere."""
        n = len(self.router[0]) if self.router else 0
        places = [
            (n - len(mine) + int(row), layer)
            for layer, (mine, its) in enumerate(zip(self.router, other.router, strict=True))
            for row in np.nonzero((_chosen(mine) != _chosen(its)).any(axis=-1))[0]
        ]
        return min(places, default=None)


def _chosen(rows: np.ndarray) -> np.ndarray:
    """Return the experts of every row, each pair in order of their numbers."""
    return np.sort(np.argsort(-rows, axis=-1)[:, :USED], axis=-1)


class Routes:
    """One model, read in contexts of its own."""

    def __init__(self, path, config):
        start_library()
        self._config = config
        self._params = ModelParams(config, dry=False)
        model = llama.load_model(str(path), self._params.struct)
        assert model is not None
        self.model = model
        self.vocabulary = Vocabulary(model)
        size, count = (llama.model_number(model, name) for name in ("size", "n_params"))
        self.in_f32 = size == 4 * count
        self.has_experts = llama.model_text(model, "general.architecture").endswith("moe")

    def close(self) -> None:
        """Give the model back."""
        llama.free_model(self.model)

    def read(self, prompt: list[int], answer: list[int], n_ubatch: int) -> Read:
        """Read `prompt` in micro-batches of `n_ubatch`, then `answer` a token at a time."""
        rows: dict[int, list[np.ndarray]] = {}
        config = self._config.with_(n_ubatch=n_ubatch, n_batch=max(n_ubatch, len(prompt)))
        params = main_context(config, draft_max=0, n_threads=1)
        callback = _watcher(rows)
        params.cb_eval = ctypes.cast(callback, type(params.cb_eval))
        context = llama.new_context(self.model, params)
        assert context is not None
        batch = Batch(len(prompt))
        for part, position in _parts(prompt, answer):
            batch.fill(part, position, outputs="last")
            assert llama.decode(context, batch.struct) == 0
        logits = llama.logits(context, 1, self.vocabulary.n_tokens)[0].copy()
        llama.free_context(context)
        return Read(logits, tuple(np.concatenate(rows[layer]) for layer in sorted(rows)))


def _parts(prompt: list[int], answer: list[int]) -> Iterator[tuple[list[int], int]]:
    yield prompt, 0
    for n, token in enumerate(answer):
        yield [token], len(prompt) + n


def _watcher(rows):
    base = llama.ggml_base
    base.ggml_get_name.restype = ctypes.c_char_p
    base.ggml_get_name.argtypes = base.ggml_nbytes.argtypes = [ctypes.c_void_p]
    base.ggml_nbytes.restype = ctypes.c_size_t
    get = base.ggml_backend_tensor_get
    get.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_size_t]

    def watch(tensor, asked, _):
        name = base.ggml_get_name(tensor).decode()
        if not name.startswith(ROUTER):
            return not asked
        if not asked:
            values = np.empty(base.ggml_nbytes(tensor) // 4, np.float32)
            get(tensor, values.ctypes.data, 0, values.nbytes)
            rows.setdefault(int(name.removeprefix(ROUTER)), []).append(values.reshape(-1, EXPERTS))
        return True

    return ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_bool, ctypes.c_void_p)(watch)
