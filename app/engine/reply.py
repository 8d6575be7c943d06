"""One reply being written: tokens in, text out, and when it is over."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Literal

from app.engine.api import Report
from app.engine.protocol import Generate, Phase, Text
from app.engine.textflow import Characters, Piece, StopStrings
from app.engine.toolcalls import Calls
from app.engine.vocabulary import Vocabulary
from app.values.logprobs import TokenLogprobs
from app.values.tools import ToolCall

End = Literal["stop", "length", "context", "cancelled"]
RUN_SECONDS = 0.03
"""Text of tokens that come faster than this is sent as one run."""
PULSE_SECONDS = 0.25
"""Longest time without a sign of life while tokens come that show no text."""


class Reply:
    """Collects one reply and reports it."""

    def __init__(
        self,
        request: Generate,
        vocabulary: Vocabulary,
        flow: Calls,
        report: Report,
        notes: Callable[[], tuple[TokenLogprobs, ...]] = tuple,
    ) -> None:
        """Read the reply by `flow`; `notes` returns what was noted of the tokens since last."""
        self._request = request
        self._vocabulary = vocabulary
        self._report = report
        self._characters = Characters()
        self._stops = StopStrings(request.stop)
        self._flow = flow
        self._notes = notes
        self._pieces: list[Piece] = []
        self._unread: list[int] = []
        self._sent = 0.0
        self._most = request.max_tokens
        self._ends = frozenset(request.stop_tokens)
        self._each = any(request.stop)
        """Whether the text of every token must be looked at: it may end the reply."""
        self.tokens: list[int] = []

    @property
    def id(self) -> str:
        """Which request is answered."""
        return self._request.id

    @property
    def tool_calls(self) -> tuple[ToolCall, ...]:
        """What the model asked for so far."""
        return tuple(self._flow.calls)

    @property
    def stopped_by(self) -> str | None:
        """The stop string that ended it, if one did."""
        return self._stops.found

    @property
    def room(self) -> int:
        """Tokens that may still come."""
        return self._most - len(self.tokens)

    def add(self, token: int) -> End | None:
        """Take the next token; return why the reply is over, if it is.

        What it says is read once something shall be sent, where no text ends the reply: between
        two decodes the processor's caches are empty, and every line of this takes its time then.
        """
        self.tokens.append(token)
        if token in self._ends or (not self._request.ignore_eos and self._vocabulary.is_eog(token)):
            return "stop"
        self._unread.append(token)
        now = time.monotonic()
        if (self._each or now - self._sent >= RUN_SECONDS) and self._read():
            return "stop"
        self._send(now)
        return "length" if len(self.tokens) >= self._most else None

    def finish(self) -> None:
        """Send what was held back or not sent yet."""
        self._read()
        self._pieces += self._flow.push(self._stops.rest())
        self._pieces += self._flow.rest()
        if not self._pieces and self._request.logprobs is not None:
            self._pieces.append(Piece(""))  # what was noted of tokens that show no text
        self._sent = 0.0
        self._send(time.monotonic())

    def _read(self) -> bool:
        """Read the text of the tokens that came since; return whether a stop string ended it."""
        piece = self._vocabulary.piece
        text = self._characters.push(b"".join([piece(token) for token in self._unread]))
        self._unread.clear()
        shown, stopped = self._stops.push(text)
        self._pieces += self._flow.push(shown)
        return stopped

    def _send(self, now: float) -> None:
        if self._pieces and now - self._sent >= RUN_SECONDS:
            for piece in _joined(self._pieces):
                self._report(
                    Text(
                        id=self._request.id,
                        text=piece.text,
                        reasoning=piece.reasoning,
                        n_tokens=len(self.tokens),
                        logprobs=self._notes(),
                    )
                )
            self._pieces = []
            self._sent = now
        elif now - self._sent >= PULSE_SECONDS:
            self._report(Phase(id=self.id, name="decode", done=len(self.tokens)))
            self._sent = now


def _joined(pieces: list[Piece]) -> list[Piece]:
    """Return `pieces` with neighbours of one kind as one."""
    runs: list[Piece] = []
    for piece in pieces:
        if runs and runs[-1].reasoning == piece.reasoning:
            runs[-1] = Piece(runs[-1].text + piece.text, piece.reasoning)
        else:
            runs.append(piece)
    return runs
