"""Answers in Anthropic's shapes: whole ones, the events of a stream, the list of models."""

from __future__ import annotations

import json
import uuid
from typing import Any

from app.engine.protocol import Done, Text
from app.serve.told import Frame, Said, is_cut, written
from app.serve.trouble import Trouble

Document = dict[str, Any]
_NEVER = "1970-01-01T00:00:00Z"
"""Nobody knows when a file's model was released; the service says that so."""


class Messages:
    """The shapes of one answer; a stream opens and closes its blocks as they come."""

    def __init__(self, model: str) -> None:
        self.id = f"msg_{uuid.uuid4().hex}"
        self._model = model
        self._index = -1
        self._open = ""
        self._words = Frame(written)

    def whole(self, said: Said, done: Done) -> Document:
        """Return the whole answer."""
        content: list[Document] = []
        if said.reasoning:
            thought = "".join(said.reasoning)
            content.append({"type": "thinking", "thinking": thought, "signature": ""})
        if said.text:
            content.append({"type": "text", "text": "".join(said.text)})
        content += [
            {"type": "tool_use", "id": call.id, "name": call.name, "input": _input(call.arguments)}
            for call in done.tool_calls
        ]
        return {
            **self._frame(content),
            **_ended(done),
            "usage": _usage(done),
        }

    def first(self) -> str:
        """Return what opens a stream."""
        counts = {"input_tokens": 0, "output_tokens": 0}
        message = {**self._frame([]), "stop_reason": None, "usage": counts}
        return _event("message_start", {"message": message})

    def run(self, piece: Text) -> str:
        """Return one run of text, in a block of its kind."""
        kind = "thinking" if piece.reasoning else "text"
        opened = "" if self._open == kind else self._close() + self._begin(kind)
        if opened:
            self._words = Frame(self._delta)
        return opened + self._words.of(piece.text)

    def end(self, done: Done, *, with_usage: bool) -> list[str]:  # noqa: ARG002 - always counted
        """Return what closes a stream."""
        pieces = [self._close()]
        for call in done.tool_calls:
            block = {"type": "tool_use", "id": call.id, "name": call.name, "input": {}}
            delta = {"type": "input_json_delta", "partial_json": call.arguments}
            pieces.append(self._begin("tool_use", block))
            pieces.append(_event("content_block_delta", {"index": self._index, "delta": delta}))
            pieces.append(self._close())
        pieces.append(_event("message_delta", {"delta": _ended(done), "usage": _usage(done)}))
        return [*filter(None, pieces), _event("message_stop", {})]

    def broken(self, trouble: Trouble) -> str:
        """Return the failure as the last piece."""
        document = trouble.body(anthropic=True)
        document.pop("type")
        return _event("error", document)

    def _delta(self, text: str) -> str:
        delta = {"type": f"{self._open}_delta", self._open: text}
        return _event("content_block_delta", {"index": self._index, "delta": delta})

    def _begin(self, kind: str, block: Document | None = None) -> str:
        self._index += 1
        self._open = kind
        empty = {"type": kind, kind: "", **({"signature": ""} if kind == "thinking" else {})}
        shown = {"index": self._index, "content_block": block or empty}
        return _event("content_block_start", shown)

    def _close(self) -> str:
        if not self._open:
            return ""
        self._open = ""
        return _event("content_block_stop", {"index": self._index})

    def _frame(self, content: list[Document]) -> Document:
        return {
            "id": self.id,
            "type": "message",
            "role": "assistant",
            "model": self._model,
            "content": content,
            "stop_sequence": None,
        }


def model(told: Document) -> Document:
    """Return one model as this service lists it, with what else is known of it."""
    of_the_service = {"type": "model", "display_name": told["id"], "created_at": _NEVER}
    return {**told, **of_the_service}


def models(told: list[Document]) -> Document:
    """Return the list of models; it has one page."""
    data = [model(one) for one in told]
    ends = {"first_id": data[0]["id"], "last_id": data[-1]["id"]} if data else {}
    return {"data": data, "has_more": False, "first_id": None, "last_id": None, **ends}


def _ended(done: Done) -> Document:
    if is_cut(done):
        reason = "max_tokens"
    elif done.tool_calls:
        reason = "tool_use"
    else:
        reason = "end_turn" if done.stopped_by is None else "stop_sequence"
    word = done.stopped_by if reason == "stop_sequence" else None
    return {"stop_reason": reason, "stop_sequence": word}


def _usage(done: Done) -> Document:
    timings = done.timings
    return {
        "input_tokens": timings.n_prompt - timings.n_cached,
        "cache_read_input_tokens": timings.n_cached,
        "cache_creation_input_tokens": 0,
        "output_tokens": timings.n_generated,
    }


def _input(arguments: str) -> Document:
    try:
        found = json.loads(arguments)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _event(kind: str, fields: Document) -> str:
    return f"event: {kind}\ndata: {written({'type': kind, **fields})}\n\n"
