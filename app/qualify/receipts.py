"""Receipts of correctness: greedy replies that must be equal, token for token.

But for a choice between tokens as good as equal: see `alike`.
"""

from __future__ import annotations

import threading
from typing import Any

from app.engine.api import Engine
from app.engine.protocol import Answer, Load, Text
from app.qualify import alike, prompts
from app.qualify.setup import Setup
from app.values.logprobs import TokenLogprobs

TOKENS = 64
Tokens = tuple[int, ...]


def correctness_receipts(
    engine: Engine, setup: Setup, cancel: threading.Event
) -> list[dict[str, Any]]:
    """Return one row per receipt: drafted == undrafted, cached == fresh, after cancel == fresh.

    `engine` holds the model of `setup`; it is loaded once more for the fresh answers.
    """
    asked = _Asked(engine, setup, cancel)
    rows = []
    # No tokenizer makes more than about one token of a plain character: the prompt always fits.
    n_ctx = setup.config.n_ctx // setup.config.n_seq_max
    room = max(64, (n_ctx - 4 * TOKENS) // 2)
    short, long = prompts.QUESTION, prompts.logbook(min(1200, room))
    fresh = asked.say(long)
    if setup.config.mtp.on:
        plain = asked.say(long, mtp=False)
        rows.append(asked.compare("drafted == undrafted", long, plain, fresh))
    again = asked.say(long)
    rows.append(asked.compare("reused prefix == fresh", long, fresh, again))
    asked.say(prompts.logbook(min(2000, room), start=50), stop=True)
    again = asked.say(long)
    rows.append(asked.compare("after a cancelled prompt == fresh", long, fresh, again))
    asked.say(short)
    again = _Asked(engine, setup, cancel).say(long)
    rows.append(asked.compare("loaded again == fresh", long, fresh, again))
    return rows


class _Asked:
    """A freshly loaded engine, and what it answers."""

    def __init__(self, engine: Engine, setup: Setup, cancel: threading.Event) -> None:
        self._engine = engine
        self._cancel = cancel
        load = Load(path=setup.file.path, config=setup.config, n_threads=setup.n_threads)
        self._chat = engine.load(load, self._hear, cancel).model.chat_template
        self._likely: list[TokenLogprobs] = []

    def say(self, text: str, *, stop: bool = False, **options: object) -> Tokens:
        """Return the greedy answer to `text`; with `stop` it is cancelled at once."""
        self._likely = []
        said = {"max_tokens": TOKENS, "ignore_eos": True, **options}
        request = prompts.request("receipt", text, chat=self._chat, **said)
        cancel = self._cancel
        if stop:
            cancel = threading.Event()
            cancel.set()
        return self._engine.generate(request, self._hear, cancel).tokens

    def compare(self, name: str, text: str, wanted: Tokens, got: Tokens) -> dict[str, Any]:
        """Return the receipt of `got`, which should be `wanted`, the answer to `text`."""
        if wanted == got:
            return {"name": name, "ok": True, "detail": f"{len(wanted)} tokens equal"}
        place = alike.first_difference(wanted, got)
        if place is None:
            return {"name": name, "ok": False, "detail": "lengths differ"}
        apart = self._gap(text, wanted[: place + 1], got[place])
        detail = f"first difference at token {place}, between tokens {apart:.2f} apart"
        return {"name": name, "ok": apart <= alike.NEAR_TIE, "detail": detail}

    def _gap(self, text: str, wanted: Tokens, token: int) -> float:
        self.say(text, max_tokens=len(wanted), mtp=False, logprobs=alike.TOP)
        return alike.gap(self._likely, wanted[:-1], wanted[-1], token)

    def _hear(self, answer: Answer) -> None:
        if isinstance(answer, Text):
            self._likely += answer.logprobs
