"""`/v1/embeddings`: texts in, vectors out, as numbers or as base64 of 32-bit floats."""

from __future__ import annotations

import array
import asyncio
import base64
import contextlib
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field

from app.engine.api import Stop
from app.errors import PlimsollError
from app.serve.asked import Asked
from app.serve.carriers import Carriers
from app.serve.exchange import Host, trouble_of
from app.serve.menu import Dish
from app.serve.trouble import Trouble
from app.values.embedding import Embedded

Most = Field(min_length=1, max_length=2048)
FLOAT_BYTES = 4


class EmbeddingAsked(Asked):
    """`POST /v1/embeddings`."""

    input: (
        Annotated[str, Field(min_length=1)]
        | Annotated[list[Annotated[str, Field(min_length=1)]], Most]
        | Annotated[list[int], Most]
        | Annotated[list[list[int]], Most]
    )
    encoding_format: Literal["float", "base64"] | None = None
    dimensions: Annotated[int, Field(ge=1)] | None = None
    user: str | None = None


def texts_of(asked: EmbeddingAsked) -> tuple[str, ...]:
    """Return the texts.

    Raises:
        Trouble: tokens came instead. They are numbers of another model's vocabulary: read as this
            model's they would mean other words, and nobody would notice.
    """
    wanted = [asked.input] if isinstance(asked.input, str) else asked.input
    texts = tuple(one for one in wanted if isinstance(one, str))
    if len(texts) == len(wanted):
        return texts
    raise Trouble(
        400,
        "'input' holds token numbers, which mean other words in this model's vocabulary.",
        fix="Send text (in LangChain: check_embedding_ctx_length=False).",
        param="input",
        code="invalid_value",
    )


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer as it is sent, and the tokens that were read for it."""

    body: bytes
    n_tokens: int


async def made(host: Host, carriers: Carriers, make: Callable[[Stop], Answer]) -> Answer:
    """Return what `make` does on a thread of its own; given up, it ends within a batch.

    The answer is written on that thread too: a large one takes seconds, and every stream would
    stand still meanwhile.

    Raises:
        Trouble: it cannot be made.
    """
    loop, cancel = asyncio.get_running_loop(), Stop()
    over: asyncio.Future[Answer | BaseException] = loop.create_future()

    def tell(found: Answer | BaseException) -> None:
        if not over.done():
            over.set_result(found)

    def work() -> None:
        found: Answer | BaseException
        try:
            found = make(cancel)
        except BaseException as error:  # noqa: BLE001 - whatever it is, the client is told
            found = error
        with contextlib.suppress(RuntimeError):  # the loop may have ended
            loop.call_soon_threadsafe(tell, found)

    carriers.carry(work)
    try:
        found = await over
    finally:
        cancel.set()
    if isinstance(found, BaseException):
        raise _trouble(found, host) from found
    return found


def _trouble(error: BaseException, host: Host) -> Trouble:
    numbers = getattr(error, "numbers", None)
    if not isinstance(error, PlimsollError) or numbers is None:
        return trouble_of(error, host.state)
    too_long = error.cause == "context-overflow"
    return Trouble(
        400,
        error.text,
        code="context_length_exceeded" if too_long else error.cause,
        param="input",
        more=dict(numbers),
    )


def document(dish: Dish, asked: EmbeddingAsked, found: Embedded) -> bytes:
    """Return the answer as the service writes it; row by row, so that other threads get a turn.

    Raises:
        Trouble: another number of dimensions was asked for.
    """
    if asked.dimensions not in {None, found.n_embd}:
        raise Trouble(
            400,
            f"The embeddings of '{dish.id}' have {found.n_embd} dimensions, which cannot be changed.",
            fix="Leave 'dimensions' out.",
            param="dimensions",
            code="invalid_value",
        )
    size = found.n_embd * FLOAT_BYTES
    rows = base64.b64decode(found.rows)
    wanted = asked.encoding_format or "float"
    data = b",".join(
        _json(
            {"object": "embedding", "index": n, "embedding": _written(rows[at : at + size], wanted)}
        )
        for n, at in enumerate(range(0, len(rows), size))
    )
    usage = {"prompt_tokens": found.n_tokens, "total_tokens": found.n_tokens}
    rest = _json({"model": dish.id, "usage": usage})
    return b"".join((b'{"object":"list","data":[', data, b"],", rest[1:]))


def _json(part: dict[str, Any]) -> bytes:
    return json.dumps(part, allow_nan=False, separators=(",", ":")).encode()


def _written(row: bytes, wanted: str) -> str | list[float]:
    if wanted == "base64":
        return base64.b64encode(row).decode("ascii")
    numbers = array.array("f", row)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tolist()
