"""`/v1/rerank`: documents in the order of how well they answer a question."""

from __future__ import annotations

import array
import base64
import sys
from typing import Annotated, Any

from pydantic import Field

from app.serve.asked import Asked
from app.serve.menu import Dish
from app.values.embedding import Embedded

Text = Annotated[str, Field(min_length=1)]


class RerankAsked(Asked):
    """`POST /v1/rerank`."""

    query: Text
    documents: Annotated[list[Text], Field(min_length=1, max_length=2048)]
    top_n: Annotated[int, Field(ge=1)] | None = None
    return_documents: bool | None = None


def document(dish: Dish, asked: RerankAsked, found: Embedded) -> dict[str, Any]:
    """Return the answer in the shapes of llama.cpp's server, the best first."""
    scores = array.array("f", base64.b64decode(found.rows))
    if sys.byteorder == "big":
        scores.byteswap()
    order = sorted(range(len(scores)), key=lambda n: -scores[n])[: asked.top_n]
    results: list[dict[str, Any]] = []
    for n in order:
        told: dict[str, Any] = {"index": n, "relevance_score": scores[n]}
        if asked.return_documents:
            told["document"] = {"text": asked.documents[n]}
        results.append(told)
    usage = {"prompt_tokens": found.n_tokens, "total_tokens": found.n_tokens}
    return {"model": dish.id, "object": "list", "usage": usage, "results": results}
