"""`plimsoll bench REF`: 2 warm-ups and 10 runs, as public reports do it."""

from __future__ import annotations

import argparse
import statistics
import sys
import threading
from typing import Any

from app.cli import prepare
from app.engine.api import Engine, EngineError
from app.engine.protocol import Answer, Done, Generate, Load
from app.qualify import prompts

WARM_UPS = 2
RUNS = 10
OOM_WORDS = ("out of memory", "failed to allocate")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the model and the size of one run."""
    prepare.add_arguments(parser)
    parser.add_argument("-n", type=int, default=128, metavar="N", help="tokens per run")
    parser.add_argument(
        "--prompt-chars", type=int, default=2000, metavar="N", help="length of the prompt"
    )
    parser.add_argument("--runs", type=int, default=RUNS, metavar="N")


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    """Measure decode and prefill speed, first token and acceptance."""
    ready = prepare.prepare(arguments)
    engine = ready.engines()
    done: list[Done] = []
    oom = 0
    try:
        load = Load(path=ready.file.path, config=ready.config, n_threads=ready.desk.n_threads())
        loaded = engine.load(load, prepare.quiet, threading.Event())
        for n in range(WARM_UPS + arguments.runs):
            request = _request(arguments, n, chat=loaded.model.chat_template)
            try:
                result = engine.generate(request, _ignore, threading.Event())
            except EngineError as error:
                oom += _is_oom(error)
                if not _is_oom(error) or not engine.alive:
                    raise
                continue
            if n >= WARM_UPS:
                done.append(result)
                print(f"run {n - WARM_UPS + 1}: {_rate(result):.1f} tokens/s", file=sys.stderr)
    finally:
        engine.close()
    return {**summary(done, oom), "config": ready.config.model_dump(mode="json")}


def summary(done: list[Done], oom: int) -> dict[str, Any]:
    """Return the figures of the runs; slope is tokens/s gained or lost per run."""
    rates = [_rate(result) for result in done]
    drafted = sum(result.timings.n_drafted for result in done)
    accepted = sum(result.timings.n_accepted for result in done)
    slope = statistics.linear_regression(range(len(rates)), rates).slope if len(rates) > 1 else 0.0
    return {
        "runs": rates,
        "avg": statistics.fmean(rates) if rates else None,
        "min": min(rates, default=None),
        "max": max(rates, default=None),
        "slope": slope,
        "prefill_tok_s": _median([result.timings.prefill_tok_s for result in done]),
        "ttft_s": _median([result.timings.ttft_seconds for result in done]),
        "acceptance": accepted / drafted if drafted else None,
        "oom_count": oom,
    }


def text(document: dict[str, Any]) -> str:
    """Say the figures in one line."""
    if document["avg"] is None:
        return f"no run ended; {document['oom_count']} ran out of memory"
    share = document["acceptance"]
    drafts = f", {share:.0%} of drafts accepted" if share is not None else ""
    return (
        f"decode {document['avg']:.1f} tokens/s (min {document['min']:.1f}, max "
        f"{document['max']:.1f}, slope {document['slope']:+.2f} per run), prefill "
        f"{document['prefill_tok_s']:.0f} tokens/s, first token {document['ttft_s']:.2f} s{drafts}"
    )


def _request(arguments: argparse.Namespace, n: int, *, chat: bool) -> Generate:
    # Another text every time, so that no run finds the prompt of the one before in memory.
    body = prompts.logbook(max(1, arguments.prompt_chars), start=1 + n * 1000)
    return prompts.request("bench", body, chat=chat, max_tokens=arguments.n, ignore_eos=True)


def _rate(result: Done) -> float:
    return result.timings.decode_tok_s


def _median(values: list[float]) -> float | None:
    return statistics.median(values) if values else None


def _is_oom(error: EngineError) -> bool:
    words = (error.evidence.message, *error.evidence.log)
    return any(sign in line.lower() for line in words for sign in OOM_WORDS)


def _ignore(answer: Answer) -> None:
    """A measured run shows nothing."""


COMMAND = (add_arguments, run, text)
