"""From a request to the tokens of its prompt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from app.engine import llama
from app.engine.failure import RequestError
from app.engine.protocol import Generate
from app.engine.resident import Resident
from app.engine.templating import Renderer
from app.engine.textflow import CLOSE, OPEN, Reasoning


@dataclass(slots=True)
class Prompt:
    """Tokens; the first `boundary` of them end with the last turn of a person (0: not known)."""

    tokens: list[int]
    boundary: int
    reasoning: Reasoning


class Conversation:
    """Prompts for one model; a file without a template is a completion model."""

    def __init__(self, resident: Resident, renderer: Renderer) -> None:
        self._vocabulary = resident.vocabulary
        self._template = llama.chat_template(resident.model)
        self._needs_boundary = resident.config.checkpoint_bytes > 0 and not resident.cuttable
        self._renderer = renderer
        if self._template:
            renderer.start()

    def prompt(self, request: Generate) -> Prompt:
        """Return the prompt of `request`.

        Raises:
            RequestError: bad-request when there is nothing to answer, template-refused,
                template-error.
        """
        if request.prompt is not None:
            return self._plain(request.prompt)
        if not request.messages:
            raise RequestError("prefill", "bad-request", "There is neither a prompt nor a message.")
        if not self._template:
            return self._plain("\n\n".join(message.content for message in request.messages))
        return self._chat(request)

    def _plain(self, text: str) -> Prompt:
        return Prompt(self._tokens(text), 0, Reasoning(marked=False, open_=False))

    def _chat(self, request: Generate) -> Prompt:
        text = self._render(request, answering=True)
        tokens = self._tokens(text)
        boundary = 0
        if self._needs_boundary:
            asked = self._tokens(self._render(request, answering=False))
            boundary = common_prefix(asked, tokens)
        reasoning = Reasoning(marked=CLOSE in self._template, open_=text.rstrip().endswith(OPEN))
        return Prompt(tokens, boundary, reasoning)

    def _render(self, request: Generate, *, answering: bool) -> str:
        variables: dict[str, Any] = {
            "messages": [message.model_dump() for message in request.messages],
            "add_generation_prompt": answering,
            "bos_token": self._vocabulary.bos,
            "eos_token": self._vocabulary.eos,
        }
        if request.thinking is not None:
            variables["enable_thinking"] = request.thinking
        return self._renderer.render(self._template, variables)

    def _tokens(self, text: str) -> list[int]:
        """Return the tokens of `text`, with one BOS where the model wants one."""
        bos = self._vocabulary.bos
        if self._vocabulary.adds_bos and bos and text.startswith(bos):
            text = text.removeprefix(bos)
        return self._vocabulary.tokens(text)


def common_prefix(one: list[int], other: list[int]) -> int:
    """Return how many tokens both begin with."""
    n = 0
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            break
        n += 1
    return n
