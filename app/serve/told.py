"""Answers in OpenAI's shapes: whole ones, and the pieces of a stream."""

from __future__ import annotations

import json
import time
import uuid
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from app.engine.protocol import Done, Text, Timings
from app.serve.trouble import Trouble
from app.values.logprobs import Likelihood, TokenLogprobs
from app.values.tools import ToolCall

Document = dict[str, Any]
DONE = "data: [DONE]\n\n"


written = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""Returns a document as it is sent."""


def event(document: Document) -> str:
    """Return one piece of a stream."""
    return f"data: {written(document)}\n\n"


class Frame:
    """A piece of a stream that is the same each time but for one text."""

    def __init__(self, piece: Callable[[str], str]) -> None:
        """`piece` writes the whole of it with the text that it is given."""
        mark = uuid.uuid4().hex
        self._before, self._after = piece(mark).split(written(mark))

    def of(self, text: str) -> str:
        """Return the piece with `text`."""
        return f"{self._before}{written(text)}{self._after}"


def usage(timings: Timings, n_thought: int | None = None) -> Document:
    """Return the counts of tokens, with those of thinking where a service tells them."""
    thought = {} if n_thought is None else {"reasoning_tokens": n_thought}
    return {
        "prompt_tokens": timings.n_prompt,
        "completion_tokens": timings.n_generated,
        "total_tokens": timings.n_prompt + timings.n_generated,
        "prompt_tokens_details": {"cached_tokens": timings.n_cached},
        **({"completion_tokens_details": thought} if thought else {}),
    }


def finish_reason(done: Done) -> str:
    """Return why a reply ended, in the service's words; one that was cut off may lack calls."""
    if is_cut(done):
        return "length"
    return "tool_calls" if done.tool_calls else "stop"


def is_cut(done: Done) -> bool:
    """Whether a reply ended because there was no room for more."""
    return done.reason in {"length", "context"}


def speeds(timings: Timings) -> Document:
    """Return what was measured, by the names that llama.cpp's server gave them."""
    return {
        "prompt_n": timings.n_prompt - timings.n_cached,
        "cache_n": timings.n_cached,
        "prompt_ms": round(1000 * timings.prefill_seconds, 3),
        "prompt_per_second": round(timings.prefill_tok_s, 3),
        "predicted_n": timings.n_generated,
        "predicted_ms": round(1000 * timings.decode_seconds, 3),
        "predicted_per_second": round(timings.decode_tok_s, 3),
        "draft_n": timings.n_drafted,
        "draft_n_accepted": timings.n_accepted,
    }


@dataclass(slots=True)
class Said:
    """Text and reasoning of one reply, gathered."""

    text: list[str] = field(default_factory=list)
    reasoning: list[str] = field(default_factory=list)
    logprobs: list[TokenLogprobs] = field(default_factory=list)
    n_thought: int = 0
    """Tokens up to the end of what was thought."""

    def take(self, piece: Text) -> None:
        """Add one run."""
        if piece.reasoning:
            self.n_thought = piece.n_tokens
        (self.reasoning if piece.reasoning else self.text).append(piece.text)
        self.logprobs += piece.logprobs


class Chat:
    """The shapes of one chat completion."""

    def __init__(self, model: str, *, logprobs: bool) -> None:
        self.id = f"chatcmpl-{uuid.uuid4().hex}"
        self._model = model
        self._created = int(time.time())
        self._logprobs = logprobs
        self._n_thought = 0

    def whole(self, said: Said, done: Done) -> Document:
        """Return the whole answer."""
        message: Document = {
            "role": "assistant",
            "content": "".join(said.text) or (None if done.tool_calls else ""),
            "refusal": None,
        }
        if said.reasoning:
            message["reasoning_content"] = "".join(said.reasoning)
        if done.tool_calls:
            message["tool_calls"] = [_call(call) for call in done.tool_calls]
        choice = {
            "index": 0,
            "message": message,
            "finish_reason": finish_reason(done),
            "logprobs": chat_logprobs(said.logprobs) if self._logprobs else None,
        }
        return {
            **self._frame("chat.completion", [choice]),
            "usage": usage(done.timings, said.n_thought),
            "timings": speeds(done.timings),
        }

    def first(self) -> str:
        """Return the piece that opens a stream."""
        return self._piece({"role": "assistant", "content": ""})

    def run(self, piece: Text) -> str:
        """Return one run of text as a piece."""
        if piece.reasoning:
            self._n_thought = piece.n_tokens
        if self._logprobs and piece.logprobs:
            name = "reasoning_content" if piece.reasoning else "content"
            return self._piece({name: piece.text}, logprobs=piece.logprobs)
        return (self._thought if piece.reasoning else self._words).of(piece.text)

    def end(self, done: Done, *, with_usage: bool) -> list[str]:
        """Return the pieces that close a stream."""
        pieces = [
            self._piece({"tool_calls": [{"index": n, **_call(call)}]})
            for n, call in enumerate(done.tool_calls)
        ]
        last = self._frame("chat.completion.chunk", [self._choice({}, finish_reason(done))])
        last["timings"] = speeds(done.timings)
        pieces.append(event(last))
        if with_usage:
            counted = self._frame("chat.completion.chunk", [])
            pieces.append(event({**counted, "usage": usage(done.timings, self._n_thought)}))
        return [*pieces, DONE]

    def broken(self, trouble: Trouble) -> str:
        """Return the failure as the last piece."""
        return event(trouble.body())

    @cached_property
    def _words(self) -> Frame:
        return Frame(lambda text: self._piece({"content": text}))

    @cached_property
    def _thought(self) -> Frame:
        return Frame(lambda text: self._piece({"reasoning_content": text}))

    def _piece(self, delta: Document, logprobs: Sequence[TokenLogprobs] = ()) -> str:
        choice = self._choice(delta, None)
        if self._logprobs and logprobs:
            choice["logprobs"] = chat_logprobs(logprobs)
        return event(self._frame("chat.completion.chunk", [choice]))

    @staticmethod
    def _choice(delta: Document, reason: str | None) -> Document:
        return {"index": 0, "delta": delta, "finish_reason": reason, "logprobs": None}

    def _frame(self, kind: str, choices: list[Document]) -> Document:
        return {
            "id": self.id,
            "object": kind,
            "created": self._created,
            "model": self._model,
            "system_fingerprint": "plimsoll",
            "choices": choices,
        }


class Completion:
    """The shapes of one bare text completion."""

    def __init__(self, model: str, *, logprobs: bool) -> None:
        self.id = f"cmpl-{uuid.uuid4().hex}"
        self._model = model
        self._created = int(time.time())
        self._logprobs = logprobs

    def whole(self, said: Said, done: Done) -> Document:
        """Return the whole answer."""
        text = "".join((*said.reasoning, *said.text))
        choice = self._choice(text, finish_reason(done), said.logprobs)
        return {
            **self._frame([choice]),
            "usage": usage(done.timings),
            "timings": speeds(done.timings),
        }

    def first(self) -> str:
        """Return nothing: a text begins with its first run."""
        return ""

    def run(self, piece: Text) -> str:
        """Return one run of text as a piece."""
        if self._logprobs and piece.logprobs:
            return self._piece(piece.text, piece.logprobs)
        return self._words.of(piece.text)

    def end(self, done: Done, *, with_usage: bool) -> list[str]:
        """Return the pieces that close a stream."""
        pieces = [event(self._frame([self._choice("", finish_reason(done), ())]))]
        if with_usage:
            pieces.append(event({**self._frame([]), "usage": usage(done.timings)}))
        return [*pieces, DONE]

    def broken(self, trouble: Trouble) -> str:
        """Return the failure as the last piece."""
        return event(trouble.body())

    @cached_property
    def _words(self) -> Frame:
        return Frame(self._piece)

    def _piece(self, text: str, logprobs: Sequence[TokenLogprobs] = ()) -> str:
        return event(self._frame([self._choice(text, None, logprobs)]))

    def _choice(self, text: str, reason: str | None, logprobs: Sequence[TokenLogprobs]) -> Document:
        wanted = self._logprobs and logprobs
        return {
            "index": 0,
            "text": text,
            "finish_reason": reason,
            "logprobs": text_logprobs(logprobs) if wanted else None,
        }

    def _frame(self, choices: list[Document]) -> Document:
        return {
            "id": self.id,
            "object": "text_completion",
            "created": self._created,
            "model": self._model,
            "system_fingerprint": "plimsoll",
            "choices": choices,
        }


def _call(call: ToolCall) -> Document:
    function = {"name": call.name, "arguments": call.arguments}
    return {"id": call.id, "type": "function", "function": function}


def chat_logprobs(tokens: Sequence[TokenLogprobs]) -> Document:
    """Return likelihoods as a chat completion has them."""
    content = [
        {**_likelihood(token), "top_logprobs": [_likelihood(other) for other in token.top]}
        for token in tokens
    ]
    return {"content": content, "refusal": None}


def text_logprobs(tokens: Sequence[TokenLogprobs]) -> Document:
    """Return likelihoods as a bare completion has them; offsets count characters."""
    offsets, at = [], 0
    for token in tokens:
        offsets.append(at)
        at += len(token.text)
    return {
        "tokens": [token.text for token in tokens],
        "token_logprobs": [token.logprob for token in tokens],
        "top_logprobs": [{other.text: other.logprob for other in token.top} for token in tokens],
        "text_offset": offsets,
    }


def _likelihood(one: Likelihood) -> Document:
    return {"token": one.text, "logprob": one.logprob, "bytes": list(one.bytes)}
