"""A model's tokens: from text, to bytes, and the special ones."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from app.engine import llama

_NONE = -1
_LONGEST = 999


class Vocabulary:
    """The vocabulary of one model; lives as long as the model."""

    def __init__(self, model: llama.ModelHandle) -> None:
        self._vocab: int = llama.api.llama_model_get_vocab(model)
        self._shown: frozenset[int] = frozenset()
        self._pieces: dict[int, bytes] = {}
        self._ends: dict[int, bool] = {}
        self._lengths = np.zeros(self.n_tokens, np.int16)

    @property
    def handle(self) -> int:
        """The library's handle."""
        return self._vocab

    @cached_property
    def n_tokens(self) -> int:
        """Size of the vocabulary."""
        return int(llama.api.llama_vocab_n_tokens(self._vocab))

    @cached_property
    def adds_bos(self) -> bool:
        """Whether a text is started with the BOS token."""
        return bool(llama.api.llama_vocab_get_add_bos(self._vocab))

    @cached_property
    def bos(self) -> str:
        """Text of the BOS token; empty when there is none."""
        return self._special("bos")

    @cached_property
    def eos(self) -> str:
        """Text of the EOS token; empty when there is none."""
        return self._special("eos")

    @cached_property
    def ends(self) -> int | None:
        """Return a token that ends a reply; None when there is none."""
        found = (getattr(llama.api, f"llama_vocab_{name}")(self._vocab) for name in ("eot", "eos"))
        return next((token for token in found if token != _NONE and self.is_eog(token)), None)

    @cached_property
    def filler(self) -> int:
        """Return a token that any model may be warmed up with."""
        bos: int = llama.api.llama_vocab_bos(self._vocab)
        return bos if bos != _NONE else 0

    def tokens(self, text: str, *, add_special: bool = True, names: bool = True) -> list[int]:
        """Return the tokens of `text`; with `names`, those of special tokens become these."""
        raw = text.encode("utf-8", "surrogatepass")
        room = len(raw) + 16
        while True:
            buffer = (llama.api.llama_token * room)()
            n = llama.api.llama_tokenize(
                self._vocab, raw, len(raw), buffer, room, add_special, names
            )
            if n >= 0:
                return list(buffer[:n])
            room = -n

    def piece(self, token: int) -> bytes:
        """Return the bytes of one token, maybe a part of a character.

        A control token has none, unless its name was asked for with `show`.
        """
        if token not in self._pieces:
            self._pieces[token] = self._bytes(token, special=token in self._shown)
        return self._pieces[token]

    def show(self, words: Iterable[str]) -> None:
        """Let the control tokens that are named one of `words` have their names as text."""
        found = (self.tokens(word, add_special=False) for word in words)
        self._shown = frozenset(tokens[0] for tokens in found if len(tokens) == 1)
        self._pieces.clear()

    def single(self, word: str) -> int | None:
        """Return the token that is just `word`; None when it takes several."""
        tokens = self.tokens(word, add_special=False)
        return tokens[0] if len(tokens) == 1 else None

    def text(self, token: int) -> bytes:
        """Return the bytes of one token; those of a control token are its name."""
        return self._bytes(token, special=True)

    def lengths(self, ids: NDArray[np.int64]) -> NDArray[np.int16]:
        """Return how many bytes the names of the tokens `ids` have, at least 1, at most 999."""
        for token in ids[self._lengths[ids] == 0]:
            self._lengths[token] = min(max(1, len(self.text(int(token)))), _LONGEST)
        return self._lengths[ids]

    def name(self, token: int) -> str:
        """Return the text of one token, with the names of control tokens."""
        return self.text(token).decode("utf-8", "replace")

    def is_eog(self, token: int) -> bool:
        """Return whether `token` ends a reply."""
        known = self._ends.get(token)
        if known is None:
            known = self._ends[token] = bool(llama.api.llama_vocab_is_eog(self._vocab, token))
        return known

    def _special(self, which: str) -> str:
        token: int = getattr(llama.api, f"llama_vocab_{which}")(self._vocab)
        return self.name(token) if token != _NONE else ""

    def _bytes(self, token: int, *, special: bool) -> bytes:
        room = 256
        while True:
            buffer = ctypes.create_string_buffer(room)
            n: int = llama.api.llama_token_to_piece(self._vocab, token, buffer, room, 0, special)
            if n >= 0:
                return buffer.raw[:n]
            room = -n
