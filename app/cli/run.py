"""`plimsoll run REF -p TEXT`: one answer."""

from __future__ import annotations

import argparse
import sys
import threading
from typing import Any

from app.cli import prepare
from app.engine.protocol import (
    Answer,
    ChatMessage,
    Generate,
    Load,
    Text,
)
from app.values.sampling import SamplingParams


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the prompt and how to answer it."""
    prepare.add_arguments(parser)
    parser.add_argument("-p", "--prompt", required=True, metavar="TEXT")
    parser.add_argument("-n", type=int, default=256, metavar="N", help="tokens at most")
    parser.add_argument("--temp", type=float, default=0.0, metavar="T", help="0 is greedy")
    parser.add_argument("--seed", type=int, metavar="S")
    parser.add_argument("--raw", action="store_true", help="continue the text, no chat template")


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    """Answer the prompt, streaming to stdout unless JSON was asked for."""
    ready = prepare.prepare(arguments)
    text: list[str] = []
    reasoning: list[str] = []

    def hear(answer: Answer) -> None:
        prepare.quiet(answer)
        if isinstance(answer, Text):
            (reasoning if answer.reasoning else text).append(answer.text)
            if not arguments.json:
                print(answer.text, end="", flush=True)

    request = Generate(
        id="run",
        prompt=arguments.prompt if arguments.raw else None,
        messages=() if arguments.raw else (ChatMessage(role="user", content=arguments.prompt),),
        max_tokens=arguments.n,
        sampling=SamplingParams(temperature=arguments.temp, seed=arguments.seed),
    )
    engine = ready.engines()
    try:
        load = Load(path=ready.file.path, config=ready.config, n_threads=ready.desk.n_threads())
        loaded = engine.load(load, prepare.quiet, threading.Event())
        done = engine.generate(request, hear, threading.Event())
    finally:
        engine.close()
    timings = done.timings
    return {
        "text": "".join(text),
        "reasoning": "".join(reasoning),
        "reason": done.reason,
        "tokens": list(done.tokens),
        "timings": {
            **timings.model_dump(),
            "decode_tok_s": timings.decode_tok_s,
            "prefill_tok_s": timings.prefill_tok_s,
            "acceptance": timings.acceptance,
        },
        "placement": loaded.placement.model_dump(mode="json"),
        "config": ready.config.model_dump(mode="json"),
        "model": ready.file.model_dump(mode="json"),
    }


def text(document: dict[str, Any]) -> str:
    """End the streamed line; the figures go to stderr."""
    timings = document["timings"]
    share = timings["acceptance"]
    drafts = f", {share:.0%} of drafts accepted" if share is not None else ""
    print(
        f"\n[{timings['n_generated']} tokens, {timings['decode_tok_s']:.1f} tokens/s, first after "
        f"{timings['ttft_seconds']:.2f} s{drafts}, on {document['placement']['device']}]",
        file=sys.stderr,
    )
    return ""


COMMAND = (add_arguments, run, text)
