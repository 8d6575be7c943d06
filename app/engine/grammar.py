"""A reply that must follow a grammar: which tokens may come next, by the library's own parser."""

from __future__ import annotations

import ctypes
import itertools
import math
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from app.engine import gbnf, llama
from app.engine.candidates import Candidates, Ids, Need, likeliest
from app.engine.failure import RequestError
from app.engine.gbnf_rules import GrammarError
from app.engine.vocabulary import Vocabulary

STEPS = (512, 8192)
"""How many of the likeliest tokens are asked about before all are: asking 262,144 takes 50 ms."""
MOST_SECONDS = 4.0
"""Of the processor, for one token of a reply."""
_LENGTHS = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 24, 1000)
_MOST_TOKENS = 300_000
_NOTHING = 9.2
"""Candidates that together have e**-9.2, a 10,000th, of the best one's probability are none."""


class Grammar:
    """`Constraint` by a grammar, from the first token on."""

    def __init__(self, vocabulary: Vocabulary, text: str) -> None:
        """Take the GBNF `text`, whose first rule is `root`.

        Raises:
            RequestError: bad-request; it is no grammar, or one that the library cannot take.
        """
        try:
            gbnf.check(text)
        except GrammarError as error:
            raise refused(f"The grammar cannot be used: {error}.") from error
        handle = llama.api.llama_sampler_init_grammar(vocabulary.handle, text.encode(), b"root")
        if not handle:
            raise refused("The grammar cannot be used: llama.cpp does not accept it.")
        self._handle: int = handle
        self._vocabulary = vocabulary
        self._one: Any = llama.api.llama_token_data()
        self._asked: Any = llama.api.llama_token_data_array()
        self._asked.data = ctypes.pointer(self._one)

    def allows(self, token: int) -> bool:
        """Return whether `token` may come next."""
        start = time.thread_time()
        self._one.id, self._one.logit = token, 1.0
        self._asked.size, self._asked.selected, self._asked.sorted = 1, -1, False
        llama.api.llama_sampler_apply(self._handle, ctypes.byref(self._asked))
        self._check_time(start)
        return bool(self._one.logit > 0.0)

    @property
    def complete(self) -> bool:
        """Whether the reply may end here."""
        end = self._vocabulary.ends
        return end is not None and self.allows(end)

    def narrow(self, logits: llama.Floats, need: Need) -> Candidates:
        """Return what may come next, at least what `need` asks for of it.

        Raises:
            RequestError: bad-request; nothing may come next.
        """
        for n in STEPS:
            ids = likeliest(logits, Need(n, always=need.always))
            if ids is None:
                continue
            allowed = self._allowed(logits, ids)
            if _suffices(logits[allowed], float(logits[ids].min()), need):
                return Candidates(logits, allowed)
        candidates = Candidates(logits)  # in the order of the vocabulary, which is twice as fast
        candidates.apply(self._handle)
        if not len(candidates.drop_refused()):
            raise refused("The grammar leaves no token of this model that could come next.")
        return candidates

    def _allowed(self, logits: llama.Floats, ids: Ids) -> Ids:
        """Return those of `ids` that may come next, ascending.

        Short ones are asked about first: where a text can be read in many ways, the time that the
        library takes grows with each letter by a factor, and so it is noticed in time.
        """
        start = time.thread_time()
        lengths = self._vocabulary.lengths(ids)
        order = np.argsort(lengths, kind="stable")
        edges = np.searchsorted(lengths[order], _LENGTHS)
        found: list[Ids] = []
        for first, end in itertools.pairwise(edges):
            if first == end:
                continue
            candidates = Candidates(logits, ids[order[first:end]])
            candidates.apply(self._handle)
            candidates.drop_refused()
            found.append(candidates.ids)
            self._check_time(start)
        return np.sort(np.concatenate(found))

    def _check_time(self, start: float) -> None:
        if time.thread_time() - start > MOST_SECONDS:
            raise refused(
                "The grammar can read one text in so many ways that checking takes too long;"
                " avoid repetitions of what is itself a repetition."
            )

    def accept(self, token: int) -> None:
        """Take note of the token that was chosen, which must be one that is allowed."""
        llama.api.llama_sampler_accept(self._handle, token)

    def close(self) -> None:
        """Give the memory back."""
        llama.api.llama_sampler_free(self._handle)


class Later:
    """`Constraint` that begins where the text says so: after thinking, or where a tool is called.

    The library has such grammars too, but ends the process where a token holds the mark and more.
    """

    def __init__(
        self, vocabulary: Vocabulary, mark: str, make: Callable[[], Grammar], *, again: bool
    ) -> None:
        """Begin each time after `mark` (`again`), or once and for all.

        A token may hold the mark and blanks, or the begin of a call, which is left alone then.
        """
        self._vocabulary = vocabulary
        self._mark = mark.encode()
        self._make = make
        self._again = again
        self._tail = b""
        self._grammar: Grammar | None = None

    def allows(self, token: int) -> bool:
        """Return whether `token` may come next."""
        return self._grammar is None or self._grammar.allows(token)

    def narrow(self, logits: llama.Floats, need: Need) -> Candidates:
        """Return what may come next, at least what `need` asks for of it."""
        if self._grammar is None:
            return Candidates(logits, likeliest(logits, need))
        return self._grammar.narrow(logits, need)

    def accept(self, token: int) -> None:
        """Take note of the token that was chosen."""
        if self._grammar is None:
            before = self._tail[-(len(self._mark) - 1) :]
            self._tail = before + self._vocabulary.text(token)
            _, found, after = self._tail.partition(self._mark)
            if found and not (self._again and after.strip()):
                self._grammar, self._tail = self._make(), b""
            return
        self._grammar.accept(token)
        if self._again and self._grammar.complete:
            self.close()

    def close(self) -> None:
        """Give the memory back."""
        grammar, self._grammar = self._grammar, None
        if grammar is not None:
            grammar.close()


def refused(why: str) -> RequestError:
    """Return the failure of a request that makes no sense."""
    return RequestError("prefill", "bad-request", why)


def _suffices(allowed: llama.Floats, bound: float, need: Need) -> bool:
    """Return whether what is allowed among the candidates over `bound` decides.

    Everything over `bound` was a candidate, so what was not is under it: there are `need.n` over
    it, or all that could follow together are unlikely.
    """
    if not len(allowed):
        return False
    if 0 < need.n <= len(allowed):
        last = len(allowed) - need.n
        if bound <= float(np.partition(allowed, last)[last]) - need.below:
            return True
    others = math.log(need.n or _MOST_TOKENS)
    return bound + others <= float(allowed.max()) - max(_NOTHING, need.below)
