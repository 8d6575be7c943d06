"""`plimsoll chat REF`: a conversation in the terminal."""

from __future__ import annotations

import argparse
import signal
import sys
import threading
from typing import Any

from app.cli import choosing, prepare, speaking
from app.cli.signals import stopped_by_signals
from app.engine.api import EngineError, Speaker
from app.engine.protocol import Answer, ChatMessage, Generate, Text
from app.values.sampling import SamplingParams


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the model and how it answers."""
    prepare.add_arguments(parser)
    parser.add_argument("-n", type=int, default=2048, metavar="N", help="tokens per reply at most")
    choosing.add_sampling(parser, temperature=0.7)
    choosing.add_thinking(parser)


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    """Talk until the input ends; Ctrl+C stops a reply, and ends the chat between replies."""
    sampling = choosing.sampling(arguments)
    said: list[ChatMessage] = []
    with speaking.opened(arguments) as model:
        sampling = model.suited(sampling, arguments)
        print(f"{model.title}, on {model.where}. Ctrl+D ends.", file=sys.stderr)
        for notice in filter(None, (model.note, *model.notices)):
            print(notice, file=sys.stderr)
        while (line := _ask()) is not None:
            if line.strip():
                said.append(ChatMessage(role="user", content=line))
                try:
                    said.append(_reply(model.engine, said, sampling, arguments))
                except EngineError as error:
                    if error.evidence.reason != "cancelled":
                        raise
                    said.pop()  # the computer slept: what was asked can be asked again
                    print(error.evidence.message, file=sys.stderr)
    return {"messages": [message.model_dump(exclude_defaults=True) for message in said]}


def text(document: dict[str, Any]) -> str:
    """Say goodbye with the number of turns."""
    return f"{len(document['messages']) // 2} replies"


def _ask() -> str | None:
    try:
        return input("> " if sys.stdin.isatty() else "")
    except (EOFError, KeyboardInterrupt):
        return None


def _reply(
    engine: Speaker,
    said: list[ChatMessage],
    sampling: SamplingParams,
    arguments: argparse.Namespace,
) -> ChatMessage:
    parts: list[str] = []
    out = sys.stderr if arguments.json else sys.stdout

    def hear(answer: Answer) -> None:
        prepare.quiet(answer)
        if isinstance(answer, Text):
            print(answer.text, end="", flush=True, file=out)
            if not answer.reasoning:
                parts.append(answer.text)

    stop = threading.Event()
    with stopped_by_signals(stop, (signal.SIGINT,)):
        request = Generate(
            id="chat",
            messages=tuple(said),
            max_tokens=arguments.n,
            sampling=sampling,
            thinking=arguments.think,
        )
        engine.generate(request, hear, stop)
    print(file=out)
    return ChatMessage(role="assistant", content="".join(parts))


COMMAND = (add_arguments, run, text)
