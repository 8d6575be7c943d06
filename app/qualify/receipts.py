"""Receipts of correctness: greedy replies that must be equal, token for token."""

from __future__ import annotations

import threading
from typing import Any

from app.engine.api import Engine
from app.engine.protocol import Answer, Done, Load
from app.qualify import prompts
from app.qualify.setup import Setup

TOKENS = 64


def correctness_receipts(
    engine: Engine, setup: Setup, cancel: threading.Event
) -> list[dict[str, Any]]:
    """Return one row per receipt: drafted == undrafted, cached == fresh, after cancel == fresh.

    `engine` holds the model of `setup`; it is loaded once more for the fresh answers.
    """
    rows = []
    chat = engine.load(_load(setup), _ignore, cancel).model.chat_template

    def say(text: str, *, mtp: bool = True, stop: threading.Event | None = None) -> Done:
        request = prompts.request(
            "receipt", text, chat=chat, max_tokens=TOKENS, ignore_eos=True, mtp=mtp
        )
        return engine.generate(request, _ignore, stop or cancel)

    # No tokenizer makes more than about one token of a plain character: the prompt always fits.
    n_ctx = setup.config.n_ctx // setup.config.n_seq_max
    room = max(64, (n_ctx - 4 * TOKENS) // 2)
    short, long = prompts.QUESTION, prompts.logbook(min(1200, room))
    fresh = say(long).tokens
    if setup.config.mtp.on:
        rows.append(_row("drafted == undrafted", fresh, say(long, mtp=False).tokens))
    rows.append(_row("reused prefix == fresh", fresh, say(long).tokens))
    stopped = threading.Event()
    stopped.set()
    say(prompts.logbook(min(2000, room), start=50), stop=stopped)
    rows.append(_row("after a cancelled prompt == fresh", fresh, say(long).tokens))
    say(short)
    engine.load(_load(setup), _ignore, cancel)
    rows.append(_row("loaded again == fresh", fresh, say(long).tokens))
    return rows


def _load(setup: Setup) -> Load:
    return Load(path=setup.file.path, config=setup.config, n_threads=setup.n_threads)


def _ignore(answer: Answer) -> None:
    """The receipts need the tokens alone."""


def _row(name: str, wanted: tuple[int, ...], got: tuple[int, ...]) -> dict[str, Any]:
    same = wanted == got
    first = next((n for n, (a, b) in enumerate(zip(wanted, got, strict=False)) if a != b), None)
    where = f"first difference at token {first}" if first is not None else "lengths differ"
    detail = f"{len(wanted)} tokens equal" if same else where
    return {"name": name, "ok": same, "detail": detail}
