"""How likely each token of a reply was, for those who ask."""

from __future__ import annotations

import numpy as np

from app.engine import llama
from app.engine.candidates import Ids, Need, likeliest
from app.engine.sampling import Sampler
from app.engine.vocabulary import Vocabulary
from app.values.logprobs import Likelihood, TokenLogprobs


class Noting:
    """A sampler that notes of each token it chooses what the model itself thought of it."""

    def __init__(self, sampler: Sampler, vocabulary: Vocabulary, n_top: int) -> None:
        self._sampler = sampler
        self._vocabulary = vocabulary
        self._n_top = n_top
        self._notes: list[TokenLogprobs] = []

    def choose(self, context: llama.ContextHandle, rows: llama.Floats, row: int) -> int:
        """Return the sampler's choice."""
        token = self._sampler.choose(context, rows, row)
        self._notes.append(self._noted(token, rows[row]))
        return token

    def take(self) -> tuple[TokenLogprobs, ...]:
        """Return the notes since the last time."""
        notes, self._notes = tuple(self._notes), []
        return notes

    def close(self) -> None:
        """Give the sampler's memory back."""
        self._sampler.close()

    def _noted(self, token: int, logits: llama.Floats) -> TokenLogprobs:
        highest = logits.max()
        total = float(highest) + float(np.log(np.exp(logits - highest).sum()))
        likely = [(float(logits[one]), int(one)) for one in self._top(logits)]
        return TokenLogprobs(
            **self._likelihood(token, float(logits[token]) - total).model_dump(),
            top=tuple(self._likelihood(one, logit - total) for logit, one in likely),
        )

    def _top(self, logits: llama.Floats) -> Ids:
        if not self._n_top:
            return np.empty(0, np.int64)
        narrowed = likeliest(logits, Need(self._n_top))
        ids = np.arange(len(logits)) if narrowed is None else narrowed
        return ids[np.argsort(-logits[ids], kind="stable")[: self._n_top]]

    def _likelihood(self, token: int, logprob: float) -> Likelihood:
        data = self._vocabulary.text(token)
        text = data.decode("utf-8", "replace")
        return Likelihood(token=token, text=text, bytes=tuple(data), logprob=logprob)
