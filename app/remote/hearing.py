"""A reply as a server streams it: runs of text, thoughts, calls, counts and what was measured here."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field
from typing import Any, Literal

from app.engine.api import Report
from app.engine.protocol import Done, Text, Timings
from app.engine.thinking import MARKS, Reasoning
from app.values.logprobs import Likelihood, TokenLogprobs
from app.values.text import whole
from app.values.tools import ToolCall

Document = dict[str, Any]
Reason = Literal["stop", "length", "cancelled"]
NO_TOKEN = -1
"""Servers tell a token's text and, most of them, not its number."""


@dataclass(slots=True)
class _Call:
    id: str = ""
    name: str = ""
    arguments: list[str] = field(default_factory=list)


class Hearing:
    """Takes the pieces of one stream; `report` hears of text as it comes.

    Speeds are what is seen from here: the network is in them. Counts are the server's; a server
    that does not count is counted by its pieces.
    """

    def __init__(self, name: str, report: Report) -> None:
        self._name = name
        self._report = report
        self._begun = time.monotonic()
        self._first = self._last = 0.0
        self._pieces = 0
        self._split = Reasoning(MARKS[0], open_=False)
        self._calls: dict[int, _Call] = {}
        self._usage: Document = {}
        self._timings: Document = {}
        self._reason = ""

    @property
    def begun(self) -> bool:
        """Whether anything of the reply came."""
        return self._pieces > 0

    @property
    def whole(self) -> bool:
        """Whether the server said that the reply is over."""
        return bool(self._reason)

    def take(self, piece: Document) -> None:
        """Take one piece.

        Raises:
            ValueError: it is not of a stream of completions.
        """
        self._usage = _dict(piece.get("usage")) or self._usage
        self._timings = _dict(piece.get("timings")) or self._timings
        choices = piece.get("choices", [])
        if not isinstance(choices, list) or ("choices" not in piece and not self._usage):
            raise ValueError("a piece without choices")
        for choice in choices:
            self._choice(_dict(choice))

    def done(self, notices: tuple[str, ...], *, cancelled: bool = False) -> Done:
        """Return the end of the reply."""
        for piece in self._split.rest():
            self._say(piece.text, reasoning=piece.reasoning)
        reason: Reason = "length" if self._reason == "length" else "stop"
        if self._reason == "content_filter":
            notices = (*notices, "The server withheld a part of the reply (content filter).")
        return Done(
            id=self._name,
            reason="cancelled" if cancelled else reason,
            timings=self._measured(),
            tool_calls=tuple(
                ToolCall(
                    id=call.id or f"call-{n}", name=call.name, arguments="".join(call.arguments)
                )
                for n, call in sorted(self._calls.items())
            ),
            notices=notices,
        )

    # --- pieces ----------------------------------------------------------------------------------
    def _choice(self, choice: Document) -> None:
        delta = _dict(choice.get("delta"))
        self._reason = str(choice.get("finish_reason") or self._reason)
        thought = delta.get("reasoning_content") or delta.get("reasoning")
        text = delta.get("content") or choice.get("text")
        calls = delta.get("tool_calls") or []
        if thought or text or calls:
            self._tick()
        if isinstance(thought, str) and thought:
            self._say(thought, reasoning=True)
        if isinstance(text, str) and text:
            self._text(text, _likely(choice))
        for call in calls if isinstance(calls, list) else []:
            self._call(_dict(call))

    def _tick(self) -> None:
        self._last = time.monotonic()
        self._first = self._first or self._last
        self._pieces += 1

    def _text(self, text: str, likely: tuple[TokenLogprobs, ...]) -> None:
        pieces = self._split.push(text)
        for n, piece in enumerate(pieces):
            last = n == len(pieces) - 1
            self._say(piece.text, reasoning=piece.reasoning, likely=likely if last else ())
        if likely and not pieces:
            self._say("", likely=likely)

    def _say(
        self, text: str, *, reasoning: bool = False, likely: tuple[TokenLogprobs, ...] = ()
    ) -> None:
        self._report(
            Text(
                id=self._name,
                text=whole(text),
                reasoning=reasoning,
                n_tokens=self._pieces,
                logprobs=likely,
            )
        )

    def _call(self, told: Document) -> None:
        index = told.get("index")
        call = self._calls.setdefault(index if isinstance(index, int) else 0, _Call())
        function = _dict(told.get("function"))
        call.id = str(told.get("id") or call.id)
        call.name = str(function.get("name") or call.name)
        call.arguments.append(str(function.get("arguments") or ""))

    # --- figures ---------------------------------------------------------------------------------
    def _measured(self) -> Timings:
        details = _dict(self._usage.get("prompt_tokens_details"))
        return Timings(
            n_prompt=_whole(self._usage, "prompt_tokens"),
            n_cached=_whole(details, "cached_tokens"),
            n_generated=_whole(self._usage, "completion_tokens") or self._pieces,
            prefill_seconds=_whole(self._timings, "prompt_ms") / 1000,
            ttft_seconds=self._first - self._begun if self._first else 0.0,
            decode_seconds=self._last - self._first,
            n_drafted=_whole(self._timings, "draft_n"),
            n_accepted=_whole(self._timings, "draft_n_accepted"),
        )


def _likely(choice: Document) -> tuple[TokenLogprobs, ...]:
    content = _dict(choice.get("logprobs")).get("content")
    return tuple(
        TokenLogprobs(
            **_one(_dict(told)),
            top=tuple(
                Likelihood(**_one(_dict(top))) for top in _dict(told).get("top_logprobs", ())
            ),
        )
        for told in (content if isinstance(content, list) else [])
    )


def _one(told: Document) -> Document:
    return {
        "token": _whole(told, "id") if "id" in told else NO_TOKEN,
        "text": str(told.get("token", "")),
        "bytes": tuple(told.get("bytes") or ()),
        "logprob": float(told.get("logprob") or 0.0),
    }


def _dict(value: object) -> Document:
    return value if isinstance(value, dict) else {}


def _whole(counts: Document, name: str) -> int:
    value = counts.get(name, 0)
    sound = isinstance(value, int | float) and math.isfinite(value)  # JSON may say 1e999
    return max(0, int(value)) if sound else 0
