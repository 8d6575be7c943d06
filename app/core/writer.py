"""A reply on its way: into the transcript, the history and, now and then, the state."""

from __future__ import annotations

import time
from dataclasses import dataclass

from app import events as e
from app.core.board import Board
from app.engine.protocol import Answer, Phase, Text, Timings
from app.errors import PlimsollError
from app.history import History
from app.transcript import Transcript
from app.values.chat import ReplyProgress, ReplyStats

TELL_SECONDS = 0.1


class Writer:
    """Takes a reply's runs of text to the transcript, the history and, now and then, the state."""

    def __init__(
        self, board: Board, history: History, transcript: Transcript, reply: ReplyProgress
    ) -> None:
        self._board = board
        self._history = history
        self._transcript = transcript
        self._reply = reply
        self._begun = time.monotonic()
        self._first: float | None = None
        self._told = 0.0
        self._thought = _Thought()
        self._keeps = True
        self.stats = ReplyStats()

    def begin(self) -> None:
        """The model is ready: the time to the first token counts from here."""
        self._begun = time.monotonic()

    def hear(self, answer: Answer) -> None:
        """Take one answer of the engine."""
        if isinstance(answer, Text):
            now = time.monotonic()
            self._first = self._first or now
            self._transcript.append(answer.id, answer.text, reasoning=answer.reasoning)
            self._keep(answer)
            self._thought.hear(answer, now)
            seconds = now - self._first
            rate = (answer.n_tokens - 1) / seconds if seconds > 0 else 0.0
            ttft = self._first - self._begun
            self.stats = ReplyStats(
                n_tokens=answer.n_tokens,
                tok_s=rate,
                ttft_seconds=ttft,
                n_prompt=self._reply.prompt_total,
                n_reasoning=self._thought.n_tokens,
                reasoning_seconds=self._thought.seconds,
            )
            self._tell({"phase": "decode"}, force=answer.n_tokens <= 1)
        elif isinstance(answer, Phase) and answer.name == "queued":
            self._tell({"phase": "queued", "queue_place": answer.done}, force=True)
        elif isinstance(answer, Phase) and answer.name == "prefill":
            progress = {"prompt_done": answer.done, "prompt_total": answer.total}
            self._tell({"phase": "prefill", **progress}, force=answer.done == 0)

    def finish(self, timings: Timings) -> None:
        """Take the engine's own measurements as the last word."""
        self.stats = ReplyStats(
            n_tokens=timings.n_generated,
            tok_s=timings.decode_tok_s,
            ttft_seconds=timings.ttft_seconds,
            acceptance=timings.acceptance,
            n_prompt=timings.n_prompt,
            n_cached=timings.n_cached,
            n_reasoning=self._thought.n_tokens,
            reasoning_seconds=self._thought.seconds,
        )

    def _keep(self, answer: Text) -> None:
        """Write a run to the history; a disk that refuses is told once and costs no token."""
        if not self._keeps:
            return
        try:
            self._history.append(answer.id, answer.text, reasoning=answer.reasoning)
        except PlimsollError as error:
            self._keeps = False
            self._board.notice("history", "error", error.text, error.fix)

    def _tell(self, changes: dict[str, object], *, force: bool) -> None:
        now = time.monotonic()
        if not force and now - self._told < TELL_SECONDS:
            return
        self._told = now
        self._reply = self._reply.model_copy(update={**changes, "stats": self.stats})
        self._board.publish(e.ReplyChanged(reply=self._reply))


@dataclass(slots=True)
class _Thought:
    """How long the model thought before it answered, and in how many tokens."""

    n_tokens: int = 0
    seconds: float = 0.0
    _since: float | None = None

    def hear(self, answer: Text, now: float) -> None:
        """Take one run of text that came at `now`, seconds of a steady clock."""
        if answer.reasoning:
            self._since = now if self._since is None else self._since
            self.n_tokens = answer.n_tokens
        if self._since is not None and (answer.reasoning or self.seconds == 0.0):
            self.seconds = now - self._since
