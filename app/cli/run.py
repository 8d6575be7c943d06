"""`plimsoll run REF -p TEXT`: one answer."""

from __future__ import annotations

import argparse
import sys
import threading
from typing import Any

from app.cli import choosing, prepare, speaking
from app.engine.api import EngineError
from app.engine.protocol import Answer, ChatMessage, Done, Generate, Text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the prompt and how to answer it."""
    prepare.add_arguments(parser)
    parser.add_argument("-p", "--prompt", required=True, metavar="TEXT")
    parser.add_argument("-n", type=int, default=256, metavar="N", help="tokens at most")
    parser.add_argument("--raw", action="store_true", help="continue the text, no chat template")
    choosing.add_sampling(parser, temperature=0.0)
    choosing.add_form(parser)


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    """Answer the prompt, streaming to stdout unless JSON was asked for."""
    request = Generate(
        id="run",
        prompt=arguments.prompt if arguments.raw else None,
        messages=() if arguments.raw else (ChatMessage(role="user", content=arguments.prompt),),
        max_tokens=arguments.n,
        sampling=choosing.sampling(arguments),
        **choosing.form(arguments),
    )
    heard = Heard(show=not arguments.json)
    try:
        with speaking.opened(arguments) as model:
            if not arguments.raw:
                suited = model.suited(request.sampling, arguments)
                request = request.model_copy(update={"sampling": suited})
            done = model.engine.generate(request, heard, threading.Event())
    except EngineError as error:
        raise choosing.misasked(error) from error
    for notice in (*model.notices, *done.notices):
        print(notice, file=sys.stderr)
    return {
        **heard.document(),
        **_told(done),
        "sampling": request.sampling.model_dump(mode="json"),
        "where": model.where,
        **model.told,
    }


class Heard:
    """The reply as it comes; `show` writes it to stdout."""

    def __init__(self, *, show: bool) -> None:
        self._show = show
        self._texts: list[Text] = []

    def __call__(self, answer: Answer) -> None:
        """Take one answer of the engine."""
        prepare.quiet(answer)
        if isinstance(answer, Text):
            self._texts.append(answer)
            if self._show:
                print(answer.text, end="", flush=True)

    def document(self) -> dict[str, Any]:
        """Return text and reasoning, and how likely the tokens were where that was asked for."""
        likely = [one.model_dump() for text in self._texts for one in text.logprobs]
        return {
            "text": "".join(text.text for text in self._texts if not text.reasoning),
            "reasoning": "".join(text.text for text in self._texts if text.reasoning),
            **({"logprobs": likely} if likely else {}),
        }


def _told(done: Done) -> dict[str, Any]:
    return {
        "reason": done.reason,
        "tokens": list(done.tokens),
        "tool_calls": [call.model_dump() for call in done.tool_calls],
        "notices": list(done.notices),
        "timings": {
            **done.timings.model_dump(),
            "decode_tok_s": done.timings.decode_tok_s,
            "prefill_tok_s": done.timings.prefill_tok_s,
            "acceptance": done.timings.acceptance,
        },
    }


def text(document: dict[str, Any]) -> str:
    """End the streamed line with the calls, if any; the figures go to stderr."""
    for call in document["tool_calls"]:
        print(f"\n{call['name']}({call['arguments']})", end="")
    for one in document.get("logprobs", ()):
        others = ", ".join(f"{top['text']!r} {top['logprob']:.2f}" for top in one["top"])
        print(f"\n  {one['text']!r} {one['logprob']:.2f}  ({others})", end="", file=sys.stderr)
    timings = document["timings"]
    share = timings["acceptance"]
    drafts = f", {share:.0%} of drafts accepted" if share is not None else ""
    print(
        f"\n[{timings['n_generated']} tokens, {timings['decode_tok_s']:.1f} tokens/s, first after "
        f"{timings['ttft_seconds']:.2f} s{drafts}, on {document['where']}]",
        file=sys.stderr,
    )
    return ""


COMMAND = (add_arguments, run, text)
