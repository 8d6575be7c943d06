"""A question and a document as one text, as a model that orders documents was trained on them."""

from __future__ import annotations

from app.engine import llama
from app.engine.vocabulary import Vocabulary

_NONE = -1


class Pairs:
    """Joins them as llama.cpp's server does (server-common.cpp, format_prompt_rerank)."""

    def __init__(self, model: llama.ModelHandle, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        own = llama.api.llama_model_chat_template(model, b"rerank")
        self._template = own.decode("utf-8", "replace") if own else ""

    def tokens(self, query: str, document: str) -> list[int]:
        """Return the tokens of both; names of special tokens in them are words like others."""
        words = self._vocabulary
        if self._template:
            before, found, after = self._template.partition("{document}")
            text = before.replace("{query}", query) + document * bool(found)
            return words.tokens(text + after.replace("{query}", query), add_special=False)
        api, vocab = llama.api, words.handle
        begin, end, apart = (
            getattr(api, f"llama_vocab_{name}")(vocab) for name in ("bos", "eos", "sep")
        )
        end = apart if end == _NONE else end
        ends = [end] * bool(api.llama_vocab_get_add_eos(vocab))
        return [
            *[begin] * words.adds_bos,
            *words.tokens(query, add_special=False, names=False),
            *ends,
            *[apart] * bool(api.llama_vocab_get_add_sep(vocab)),
            *words.tokens(document, add_special=False, names=False),
            *ends,
        ]
