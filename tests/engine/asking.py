"""Short ways to ask an engine for something."""

from __future__ import annotations

import itertools
import threading
from dataclasses import dataclass, field

from app.engine.api import Engine
from app.engine.protocol import (
    Answer,
    ChatMessage,
    Done,
    Generate,
    Load,
    Loaded,
    Text,
)
from app.runconfig import MtpConfig, RunConfig
from app.values.sampling import SamplingParams

CPU = RunConfig(n_ctx=1024, n_batch=512, n_ubatch=128, n_gpu_layers=0, mtp=MtpConfig(draft_max=3))
IDS = itertools.count()
"""Replies that are written at the same time need names of their own."""
PLAIN = CPU.with_(mtp=MtpConfig(on=False))


@dataclass
class Heard:
    """Everything an engine reported."""

    answers: list[Answer] = field(default_factory=list)

    def __call__(self, answer: Answer) -> None:
        self.answers.append(answer)

    def of(self, kind: type) -> list:
        return [answer for answer in self.answers if isinstance(answer, kind)]

    @property
    def text(self) -> str:
        return "".join(one.text for one in self.of(Text) if not one.reasoning)

    @property
    def reasoning(self) -> str:
        return "".join(one.text for one in self.of(Text) if one.reasoning)


def load(
    engine: Engine, path, config: RunConfig = CPU, report=None, cancel=None, *, exact=False
) -> Loaded:
    request = Load(path=str(path), config=config, n_threads=1, exact=exact)
    return engine.load(request, report or Heard(), cancel or threading.Event())


def ask(
    engine: Engine, prompt="The hold was full", n=40, *, report=None, cancel=None, **more
) -> Done:
    """Ask for `n` tokens, greedy unless told otherwise, and never ended early by the model."""
    more.setdefault("ignore_eos", True)
    request = Generate(id=f"r{next(IDS)}", prompt=prompt, max_tokens=n, **more)
    return engine.generate(request, report or Heard(), cancel or threading.Event())


def chat(engine: Engine, *turns: str, n=20, report=None, **more) -> Done:
    """Ask with `turns` as messages, of a user and the assistant in turn."""
    roles = ("user", "assistant")
    messages = tuple(ChatMessage(role=roles[i % 2], content=text) for i, text in enumerate(turns))
    request = Generate(id=f"c{next(IDS)}", messages=messages, max_tokens=n, **more)
    return engine.generate(request, report or Heard(), threading.Event())


def drawn(temperature=1.0, seed=1, **more) -> SamplingParams:
    """Return parameters that draw from the whole distribution unless told otherwise."""
    return SamplingParams(
        temperature=temperature, seed=seed, **{"top_k": 0, "top_p": 1.0, "min_p": 0.0, **more}
    )
