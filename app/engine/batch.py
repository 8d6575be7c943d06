"""A batch of tokens, laid over numpy arrays so that nothing is copied."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

import numpy as np

from app.engine import llama


class Batch:
    """Room for `n` tokens of one sequence; with `n_embd` each carries an embedding row (MTP)."""

    def __init__(self, n: int, n_embd: int = 0) -> None:
        api = llama.api
        self.token = np.zeros(n, np.int32)
        self.position = np.zeros(n, np.int32)
        self.output = np.zeros(n, np.int8)
        self.embedding = np.zeros((n, n_embd), np.float32)
        self._n_seq = np.ones(n, np.int32)
        self._sequence = (api.llama_seq_id * 1)(0)
        pointer = ctypes.POINTER(api.llama_seq_id)
        self._sequences = (pointer * (n + 1))(*([ctypes.cast(self._sequence, pointer)] * n), None)
        self.struct: Any = api.llama_batch()
        self.struct.token = self.token.ctypes.data_as(ctypes.POINTER(api.llama_token))
        self.struct.pos = self.position.ctypes.data_as(ctypes.POINTER(api.llama_pos))
        self.struct.n_seq_id = self._n_seq.ctypes.data_as(ctypes.POINTER(ctypes.c_int32))
        self.struct.seq_id = ctypes.cast(self._sequences, ctypes.POINTER(pointer))
        self.struct.logits = self.output.ctypes.data_as(ctypes.POINTER(ctypes.c_int8))
        if n_embd:
            floats = ctypes.POINTER(ctypes.c_float)
            self.struct.embd = self.embedding.ctypes.data_as(floats)
        self._steps = np.arange(n, dtype=np.int32)

    def of(self, sequence: int) -> Batch:
        """Let every token belong to `sequence`; return this batch."""
        self._sequence[0] = sequence
        return self

    def fill(self, tokens: Sequence[int], position: int, *, outputs: str) -> int:
        """Put `tokens` at `position` and on; `outputs`: "none", "last" or "all" give logits."""
        n = self.struct.n_tokens = len(tokens)
        if n == 1:  # most of them: numpy's ways for many take seven times as long
            self.token[0], self.position[0], self.output[0] = tokens[0], position, outputs != "none"
            return n
        self.token[:n] = tokens
        np.add(self._steps[:n], position, out=self.position[:n])
        self.output[:n] = outputs == "all"
        if outputs == "last":
            self.output[n - 1] = 1
        return n


class JointBatch(Batch):
    """Tokens of several sequences, all with logits unless one is told to have none."""

    def __init__(self, n: int, n_sequences: int = 0, n_embd: int = 0) -> None:
        """Make room for `n` tokens; `n_sequences` 0: there are as many sequences."""
        super().__init__(n, n_embd)
        self.output[:] = 1
        n_ids = n_sequences or n
        pointer = ctypes.POINTER(llama.api.llama_seq_id)
        self._ids = (llama.api.llama_seq_id * n_ids)(*range(n_ids))
        step = ctypes.sizeof(llama.api.llama_seq_id)
        start = ctypes.addressof(self._ids)
        self._pointers = [ctypes.cast(start + step * i, pointer) for i in range(n_ids)]

    def put(self, row: int, sequence: int, token: int, position: int) -> None:
        """Put the next token of `sequence` into `row`."""
        self.token[row] = token
        self.position[row] = position
        self._sequences[row] = self._pointers[sequence]
        self.struct.n_tokens = row + 1
