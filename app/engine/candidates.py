"""The candidates for the next token, as the library's samplers take them."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from app.engine import llama

Ids = NDArray[np.int64]
FEW = 4096
"""A vocabulary of this size is not worth narrowing."""
_STRIPES = 64
_LEAST_STRIPES = 4
_RECORD = np.dtype([("id", "<i4"), ("logit", "<f4"), ("p", "<f4")])
"""`llama_token_data`; `drift.check` compares the sizes."""


@dataclass(frozen=True, slots=True)
class Need:
    """Which candidates decide: the `n` likeliest (0: all), those close to them, and `always`.

    `below` is how far under the n-th a logit still counts.
    """

    n: int = 0
    below: float = 0.0
    always: tuple[int, ...] = ()


class Candidates:
    """Tokens with their logits in memory that the library's samplers work on.

    It can be used for one choice after another: to make it anew takes longer than to fill it.
    """

    def __init__(self, logits: llama.Floats, ids: Ids | None = None) -> None:
        """Take all `logits` (vocabulary), or those of `ids` (ascending)."""
        self._struct: Any = llama.api.llama_token_data_array()
        self._address = ctypes.addressof(self._struct)
        self._make_room(len(logits) if ids is None else len(ids))
        self.take(logits, ids)

    def _make_room(self, n: int) -> None:
        self._room = np.empty(n, _RECORD)
        self._all = np.arange(n, dtype=np.int32)
        self._ids, self._logits = self._room["id"], self._room["logit"]
        self._first = ctypes.cast(self._room.ctypes.data, llama.api.llama_token_data_p)

    def take(self, logits: llama.Floats, ids: Ids | None = None) -> None:
        """Forget what is here, and take all `logits` or those of `ids`."""
        n = len(logits) if ids is None else len(ids)
        if n > len(self._room):
            self._make_room(n)
        self._ids[:n] = self._all[:n] if ids is None else ids
        self._logits[:n] = logits if ids is None else logits[ids]
        self._hold(n)

    def _hold(self, n: int) -> None:
        self._n, struct = n, self._struct
        struct.data, struct.size, struct.selected, struct.sorted = self._first, n, -1, False

    def apply(self, sampler: int) -> None:
        """Let one of the library's samplers change, cut or sort them, or select one."""
        llama.apply_sampler(sampler, self._address)

    @property
    def ids(self) -> Ids:
        """Their tokens, in the order the samplers left them."""
        return self._ids[: self._n].astype(np.int64)

    @property
    def logits(self) -> llama.Floats:
        """Their logits, in that order."""
        held: llama.Floats = self._logits[: self._n]
        return held

    @property
    def selected(self) -> int:
        """Token that the last sampler selected; there is one where there are candidates.

        XTC drops the first ones by moving where they begin.
        """
        struct = self._struct
        return int(struct.data[struct.selected].id)

    def drop_refused(self) -> llama.Floats:
        """Remove those whose logit is minus infinity; return the logits that are left."""
        here = self._room[: self._n]
        left = here[here["logit"] > -np.inf]
        self._room[: len(left)] = left
        self._hold(len(left))
        return self.logits


def likeliest(logits: llama.Floats, need: Need) -> Ids | None:
    """Return the ids that `need` asks for and maybe some more, ascending; None: all.

    Looking at every token of a large vocabulary is what sampling costs. The n-th largest of the
    maxima of stripes is a bound that at least `n` logits reach, and only stripes whose maximum
    reaches it hold such logits.
    """
    stripes = min(_STRIPES, len(logits) // (4 * need.n)) if need.n else 0
    if len(logits) <= FEW or stripes < _LEAST_STRIPES:
        return None
    width = len(logits) // stripes
    whole = logits[: width * stripes].reshape(stripes, width)
    highest = whole.max(axis=0)
    bound = np.partition(highest, width - need.n)[width - need.n] - need.below
    columns = np.flatnonzero(highest >= bound)
    rows, found = np.nonzero(whole[:, columns] >= bound)
    rest = np.flatnonzero(logits[width * stripes :] >= bound) + width * stripes
    return np.unique(np.concatenate((rows * width + columns[found], rest, need.always)).astype(int))
