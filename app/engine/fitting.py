"""A chat that outgrows the context: refused with its figures, or without its oldest turns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from app.engine.chat import Prompt
from app.engine.failure import RequestError
from app.engine.protocol import ChatMessage, Generate

Make = Callable[[Generate], Prompt]


def fitted(request: Generate, make: Make, n_ctx: int) -> Prompt:
    """Return the prompt of `request` as `make` makes it, for a context of `n_ctx` tokens.

    Whole quarters of the context are left out, so that the prompts of several turns in a row
    begin alike and are not read anew every time.

    Raises:
        RequestError: context-overflow; it may not be trimmed, or its last turn alone is too long.
            bad-request; there is nothing to go on from: most models have no token before a text.
    """
    prompt = make(request)
    if not prompt.tokens:
        raise RequestError("prefill", "bad-request", "The prompt is empty.")
    quarter = max(1, n_ctx // 4)
    excess = len(prompt.tokens) - (n_ctx - min(request.max_tokens, quarter))
    if request.overlong == "refuse" or excess <= 0:
        check_length(len(prompt.tokens), n_ctx)
        return prompt
    most = len(prompt.tokens) - -(-excess // quarter) * quarter
    if request.prompt is not None:
        return _later(prompt, max(1, min(most, n_ctx - 1)))
    return _fewer_turns(request, make, most, n_ctx)


def check_length(n_prompt: int, n_ctx: int) -> None:
    """Raise `RequestError` unless a prompt leaves room for a token of the reply."""
    if n_prompt >= n_ctx:
        raise RequestError(
            "prefill",
            "context-overflow",
            f"The prompt has {n_prompt:,} tokens, but the context holds {n_ctx:,}.",
            n_prompt=n_prompt,
            n_ctx=n_ctx,
        )


def _later(prompt: Prompt, n: int) -> Prompt:
    left = len(prompt.tokens) - n
    notice = f"The first {left:,} tokens of the text were left out: the context is too small."
    return replace(prompt, tokens=prompt.tokens[-n:], boundary=0, notices=(*prompt.notices, notice))


def _fewer_turns(request: Generate, make: Make, most: int, n_ctx: int) -> Prompt:
    """Leave out the fewest oldest turns that bring the prompt to `most` tokens; at least one stays."""
    always, turns = split(request.messages)

    def without(n: int) -> tuple[Prompt, int]:
        rest = tuple(message for turn in turns[n:] for message in turn)
        gone = len(request.messages) - len(always) - len(rest)
        return make(request.model_copy(update={"messages": (*always, *rest)})), gone

    low, high = 1, max(0, len(turns) - 1)
    if not high:
        check_length(len(make(request).tokens), n_ctx)
        return make(request)
    while low < high:
        middle = (low + high) // 2
        if len(without(middle)[0].tokens) <= most:
            high = middle
        else:
            low = middle + 1
    prompt, gone = without(high)
    check_length(len(prompt.tokens), n_ctx)
    notice = (
        f"The {gone:,} oldest messages of this chat were left out:"
        f" the context holds {n_ctx:,} tokens."
    )
    return replace(prompt, notices=(*prompt.notices, notice))


def split(
    messages: Sequence[ChatMessage],
) -> tuple[tuple[ChatMessage, ...], list[tuple[ChatMessage, ...]]]:
    """Return the instructions that lead, and the turns: each begins with what a person said."""
    lead = 0
    while lead < len(messages) and messages[lead].role == "system":
        lead += 1
    turns: list[list[ChatMessage]] = []
    for message in messages[lead:]:
        if message.role == "user" or not turns:
            turns.append([])
        turns[-1].append(message)
    return tuple(messages[:lead]), [tuple(turn) for turn in turns]
