"""The models that other programs can ask: those that are proven here, by name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from app.serve.names import model_id, offered
from app.serve.trouble import Trouble
from app.session import RESIDENT
from app.state import State
from app.values.model_file import Makes, ModelFile

_DOES: dict[Makes, str] = {
    "text": "writes text",
    "embeddings": "makes embeddings",
    "scores": "orders texts by a question",
    "drafts": "drafts for another one",
}
ANY = frozenset({"", "default", "plimsoll"})
"""Names for whatever model is open."""


@dataclass(frozen=True, slots=True)
class Dish:
    """One model: its name and its file."""

    id: str
    file: ModelFile

    def document(self, state: State) -> dict[str, Any]:
        """Return what is told of it; each request asks for a model, but few for this."""
        return _document(self.file, state)


def menu(state: State) -> tuple[Dish, ...]:
    """Return every model file that is open or proven, the open one first."""
    return tuple(Dish(model_id(file), file) for file in offered(state))


def writer(state: State, name: str) -> Dish:
    """Return the model called `name`, which writes text; a name for any means the open one.

    Raises:
        Trouble: 404, with the names that exist; 400 where it makes embeddings.
    """
    return _of_kind(chosen(state, name, "text"), "text", "writes no text")


def embedder(state: State, name: str) -> Dish:
    """Return the model called `name`, which makes embeddings; a name for any means the first.

    Raises:
        Trouble: 404, with the names that exist; 400 where it writes text.
    """
    return _of_kind(chosen(state, name, "embeddings"), "embeddings", "makes no embeddings")


def scorer(state: State, name: str) -> Dish:
    """Return the model called `name`, which orders texts; a name for any means the first.

    Raises:
        Trouble: 404, with the names that exist; 400 where it is of another kind.
    """
    return _of_kind(chosen(state, name, "scores"), "scores", "does not order texts by a question")


def _of_kind(dish: Dish, wanted: Makes, lacks: str) -> Dish:
    if dish.file.makes == wanted:
        return dish
    text = f"The model '{dish.id}' {_DOES[dish.file.makes]} and {lacks}."
    raise Trouble(400, text, code="unsupported_model", param="model")


def chosen(state: State, name: str, makes: Makes = "text") -> Dish:
    """Return the model called `name`; a name that stands for any means the first of its kind.

    Raises:
        Trouble: 404, with the names that exist.
    """
    dishes = menu(state)
    if name in ANY and dishes:
        return next((dish for dish in dishes if dish.file.makes == makes), dishes[0])
    for dish in dishes:
        if name.lower() == dish.id.lower():
            return dish
    names = ", ".join(dish.id for dish in dishes) or "none is proven yet"
    raise Trouble(
        404,
        f"The model '{name}' does not exist here. There is: {names}.",
        code="model_not_found",
        param="model",
    )


def _document(file: ModelFile, state: State) -> dict[str, Any]:
    session = state.session
    opened = session is not None and session.file.path == file.path
    receipts = [r for r in state.receipts if r.path == file.path and not r.expired]
    passed = [r for r in receipts if r.verdict != "failed"]
    newest = next(iter(passed), None)  # the newest stands first, whatever its clock showed
    placement = session.placement if opened and session else None
    if placement is None and newest is not None:
        placement = newest.placement
    return {
        "id": model_id(file),
        "object": "model",
        "created": 0,
        "owned_by": file.repo.partition("/")[0] if file.repo else "local",
        "qualified": bool(passed),
        "proven_context": max((receipt.proven_depth for receipt in passed), default=0),
        "context_length": placement.n_ctx if placement else file.n_ctx_train,
        "loaded": bool(opened and session and session.phase in RESIDENT),
        "chat": file.has_chat_template,
        "thinks": (session.file if opened and session else file).thinks,
        "makes": file.makes,
        "drafts": file.n_layer_nextn > 0,
        "size_bytes": file.size_bytes,
        "placement": _placement(placement.model_dump(mode="json")) if placement else None,
    }


def _placement(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key != "buffers"}
