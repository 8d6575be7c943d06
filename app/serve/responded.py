"""Answers in the shapes of OpenAI's Responses: whole ones, and the events of a stream."""

from __future__ import annotations

import time
import uuid
from typing import Any

from app.engine.protocol import Done, Text
from app.serve.told import Frame, Said, is_cut, written
from app.serve.trouble import Trouble
from app.values.tools import ToolCall

Document = dict[str, Any]


class Responses:
    """The shapes of one answer; a stream opens and closes its items as they come."""

    def __init__(self, model: str) -> None:
        self.id = f"resp_{uuid.uuid4().hex}"
        self._model = model
        self._created = int(time.time())
        self._n = 0
        self._output: list[Document] = []
        self._open = ""
        self._id = ""
        self._text = ""
        self._n_thought = 0
        self._words = Frame(written)

    def whole(self, said: Said, done: Done) -> Document:
        """Return the whole answer."""
        items = [_reasoning(_name("rs"), "".join(said.reasoning))] if said.reasoning else []
        if said.text or not done.tool_calls:
            items.append(_message(_name("msg"), "".join(said.text)))
        items += [_call(call) for call in done.tool_calls]
        self._n_thought = said.n_thought
        return self._frame(_status(done), items, done)

    def first(self) -> str:
        """Return what opens a stream."""
        frame = self._frame("in_progress", [], None)
        opened = self._event("response.created", {"response": frame})
        return opened + self._event("response.in_progress", {"response": frame})

    def run(self, piece: Text) -> str:
        """Return one run of text, in an item of its kind."""
        kind = "reasoning" if piece.reasoning else "message"
        if piece.reasoning:
            self._n_thought = piece.n_tokens
        opened = "" if self._open == kind else self._close() + self._begin(kind)
        self._text += piece.text
        if opened:
            self._words = Frame(self._delta)
        number, self._n = self._n, self._n + 1
        return f'{opened}{self._words.of(piece.text)},"sequence_number":{number}}}\n\n'

    def end(self, done: Done, *, with_usage: bool) -> list[str]:  # noqa: ARG002 - always counted
        """Return what closes a stream."""
        pieces = [self._close()]
        if not self._output and not done.tool_calls:
            pieces += [self._begin("message"), self._close()]
        pieces += [self._called(call) for call in done.tool_calls]
        last = self._frame(_status(done), self._output, done)
        kind = "response.completed" if _status(done) == "completed" else "response.incomplete"
        return [*pieces, self._event(kind, {"response": last})]

    def broken(self, trouble: Trouble) -> str:
        """Return the failure as the last piece."""
        error = trouble.body()["error"]
        frame = {**self._frame("failed", self._output, None), "error": error}
        return self._event("response.failed", {"response": frame}) + self._event("error", error)

    def _delta(self, text: str) -> str:
        """Return the event of one run of text up to its number."""
        kind = f"{_part(self._open)}.delta"
        told = {**self._place(), "delta": text, "type": kind}
        if self._open == "message":
            told["logprobs"] = []
        return f"event: {kind}\ndata: {written(told)[:-1]}"

    # --- items of a stream -------------------------------------------------------------------------
    def _begin(self, kind: str) -> str:
        self._open, self._text = kind, ""
        item = {**self._item(), "status": "in_progress", "content": []}
        added = {"output_index": len(self._output), "item": item}
        opened = self._event("response.output_item.added", added)
        self._id = item["id"]
        if kind == "reasoning":
            return opened
        part = {"type": "output_text", "text": "", "annotations": []}
        return opened + self._event("response.content_part.added", {**self._place(), "part": part})

    def _close(self) -> str:
        if not self._open:
            return ""
        item = {**self._item(), "id": self._id}
        told = {**self._place(), "text": self._text}
        if self._open == "message":
            told["logprobs"] = []
        closed = self._event(f"{_part(self._open)}.done", told)
        if self._open == "message":
            part = {**self._place(), "part": item["content"][0]}
            closed += self._event("response.content_part.done", part)
        self._open = ""
        return closed + self._kept(item)

    def _called(self, call: ToolCall) -> str:
        item = _call(call)
        at = {"output_index": len(self._output), "item_id": item["id"]}
        begun = {**item, "arguments": "", "status": "in_progress"}
        added = {"output_index": len(self._output), "item": begun}
        told = self._event("response.output_item.added", added)
        kind = "response.function_call_arguments"
        told += self._event(f"{kind}.delta", {**at, "delta": call.arguments})
        whole = {**at, "name": call.name, "arguments": call.arguments}
        return told + self._event(f"{kind}.done", whole) + self._kept(item)

    def _kept(self, item: Document) -> str:
        told = {"output_index": len(self._output), "item": item}
        self._output.append(item)
        return self._event("response.output_item.done", told)

    def _item(self) -> Document:
        if self._open == "reasoning":
            return _reasoning(_name("rs"), self._text)
        return _message(_name("msg"), self._text)

    def _place(self) -> Document:
        return {"item_id": self._id, "output_index": len(self._output), "content_index": 0}

    # --- frames ------------------------------------------------------------------------------------
    def _frame(self, status: str, output: list[Document], done: Done | None) -> Document:
        cut = {"reason": "max_output_tokens"} if status == "incomplete" else None
        return {
            "id": self.id,
            "object": "response",
            "created_at": self._created,
            "status": status,
            "model": self._model,
            "output": output,
            "error": None,
            "incomplete_details": cut,
            "instructions": None,
            "metadata": {},
            "parallel_tool_calls": True,
            "tool_choice": "auto",
            "tools": [],
            "store": False,
            "usage": _usage(done, self._n_thought) if done else None,
        }

    def _event(self, kind: str, fields: Document) -> str:
        # The kind comes last: an error has a type of its own.
        body = {**fields, "type": kind, "sequence_number": self._n}
        self._n += 1
        return f"event: {kind}\ndata: {written(body)}\n\n"


def _name(kind: str) -> str:
    return f"{kind}_{uuid.uuid4().hex}"


def _part(kind: str) -> str:
    return "response.reasoning_text" if kind == "reasoning" else "response.output_text"


def _reasoning(name: str, text: str) -> Document:
    thought = {"type": "reasoning_text", "text": text}
    return {"type": "reasoning", "id": name, "summary": [], "content": [thought]}


def _message(name: str, text: str) -> Document:
    part = {"type": "output_text", "text": text, "annotations": [], "logprobs": []}
    return {
        "type": "message",
        "id": name,
        "role": "assistant",
        "status": "completed",
        "content": [part],
    }


def _call(call: ToolCall) -> Document:
    return {
        "type": "function_call",
        "id": f"fc_{call.id}",
        "call_id": call.id,
        "name": call.name,
        "arguments": call.arguments,
        "status": "completed",
    }


def _status(done: Done) -> str:
    return "incomplete" if is_cut(done) else "completed"


def _usage(done: Done, n_thought: int) -> Document:
    timings = done.timings
    return {
        "input_tokens": timings.n_prompt,
        "input_tokens_details": {"cached_tokens": timings.n_cached},
        "output_tokens": timings.n_generated,
        "output_tokens_details": {"reasoning_tokens": n_thought},
        "total_tokens": timings.n_prompt + timings.n_generated,
    }
