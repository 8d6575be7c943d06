"""`plimsoll bench REF`: 2 warm-ups and 10 runs, as public reports do it."""

from __future__ import annotations

import argparse
import contextlib
import statistics
import sys
import threading
from pathlib import Path
from typing import Any

from app.cli import bench_report, prepare, speaking
from app.cli.peer import Peer
from app.engine.api import EngineError, Speaker
from app.engine.protocol import Answer, Done
from app.errors import UsageError
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
    parser.add_argument(
        "--peer", metavar="LLAMA_SERVER", help="a llama-server program to compare with"
    )
    parser.add_argument("--runs", type=int, default=RUNS, metavar="N")
    parser.add_argument(
        "--export", type=Path, metavar="FILE", help="write the figures as .md, .csv or .json"
    )


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    """Measure decode and prefill speed, first token and acceptance; with a peer, both in turn."""
    _check(arguments)
    peers: list[dict[str, float]] = []
    with contextlib.ExitStack() as stack:
        model = stack.enter_context(speaking.opened(arguments))
        peer = None
        if arguments.peer and (ready := model.ready) is not None:
            peer = stack.enter_context(
                Peer(arguments.peer, ready.file.path, ready.config, ready.desk.n_threads())
            )
        done: list[Done] = []
        oom = 0
        for n in range(WARM_UPS + arguments.runs):
            # Another text every time, so that no run finds the prompt of the one before.
            text = prompts.logbook(max(1, arguments.prompt_chars), start=1 + n * 1000)
            result = _once(model.engine, text, arguments.n, chat=model.chat and peer is None)
            other = peer.run(text, arguments.n) if peer else None
            if result is None:
                oom += 1
            elif n >= WARM_UPS:
                done.append(result)
                print(f"run {n - WARM_UPS + 1}: {_rate(result):.1f} tokens/s", file=sys.stderr)
            if other and n >= WARM_UPS:
                peers.append(other)
    document = {**summary(done, oom), "where": model.where, **model.told}
    document |= compare(document, peers) if peers else {}
    if arguments.export:
        text_of = bench_report.FORMATS[arguments.export.suffix.lower()]
        arguments.export.write_text(text_of(document), encoding="utf-8")
    return document


def _check(arguments: argparse.Namespace) -> None:
    for name in ("runs", "n", "prompt_chars"):
        if getattr(arguments, name) < 1:
            word = "-n" if name == "n" else f"--{name.replace('_', '-')}"
            raise UsageError(f"{word} is {getattr(arguments, name)}, but must be at least 1.")
    wanted = arguments.export
    if wanted is not None and wanted.suffix.lower() not in bench_report.FORMATS:
        raise UsageError(
            f"--export {wanted.name}: the kind of file is not known.",
            fix=f"End its name in {', '.join(bench_report.FORMATS)}.",
        )


def compare(ours: dict[str, Any], peers: list[dict[str, float]]) -> dict[str, Any]:
    """Return the peer's medians and our ratios to them (decode, prefill: higher is better)."""
    rates = [run["decode"] for run in peers]
    theirs: dict[str, Any] = {
        "runs": rates,
        "avg": statistics.fmean(rates),
        "min": min(rates),
        "max": max(rates),
        "prefill_tok_s": statistics.median(run["prefill"] for run in peers),
        "ttft_s": statistics.median(run["ttft"] for run in peers),
    }
    pairs = {
        "decode": (_median(ours["runs"]), statistics.median(rates)),
        "prefill": (ours["prefill_tok_s"], theirs["prefill_tok_s"]),
        "ttft": (ours["ttft_s"], theirs["ttft_s"]),
    }
    return {"peer": theirs, "ratio": {k: bench_report.ratio(*pair) for k, pair in pairs.items()}}


def _once(engine: Speaker, text: str, n_tokens: int, *, chat: bool) -> Done | None:
    """Return one measured reply; None when it ran out of memory and the engine lives on."""
    request = prompts.request("bench", text, chat=chat, max_tokens=n_tokens, ignore_eos=True)
    try:
        return engine.generate(request, _ignore, threading.Event())
    except EngineError as error:
        if _is_oom(error) and engine.alive:
            return None
        raise


def summary(done: list[Done], oom: int) -> dict[str, Any]:
    """Return the figures of the runs; slope is tokens/s gained or lost per run."""
    rates = [_rate(result) for result in done]
    drafted = sum(result.timings.n_drafted for result in done)
    accepted = sum(result.timings.n_accepted for result in done)
    return {
        "runs": rates,
        "avg": statistics.fmean(rates) if rates else None,
        "min": min(rates, default=None),
        "max": max(rates, default=None),
        "slope": bench_report.slope(rates),
        "levels": bench_report.levels(rates),
        "prefill_tok_s": _median([result.timings.prefill_tok_s for result in done]) or None,
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
    read = document["prefill_tok_s"]
    prefill = f", prefill {read:.0f} tokens/s" if read else ""  # not every server tells it
    ratio = document.get("ratio")
    against = ""
    if ratio:
        told = {name: f"{value:.2f}x" if value else "not known" for name, value in ratio.items()}
        against = (
            f"\nagainst the peer: decode {told['decode']}, prefill {told['prefill']}, "
            f"first token {told['ttft']} of its time"
        )
    if found := document.get("levels"):
        against += f"\ntwo levels of speed: {found[0]:.1f} tokens/s, later {found[1]:.1f}"
    return (
        f"decode {document['avg']:.1f} tokens/s (min {document['min']:.1f}, max "
        f"{document['max']:.1f}, slope {document['slope']:+.2f} per run)"
        f"{prefill}, first token {document['ttft_s']:.2f} s{drafts}{against}"
    )


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
