"""The models that other programs can ask: those that are proven here, by name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from app.serve.trouble import Trouble
from app.session import RESIDENT
from app.state import State
from app.values.model_file import ModelFile

ANY = frozenset({"", "default", "plimsoll"})
"""Names for whatever model is open."""


@dataclass(frozen=True, slots=True)
class Dish:
    """One model: its name, its file's path, and what is known of it."""

    id: str
    path: str
    document: dict[str, Any]


def menu(state: State) -> tuple[Dish, ...]:
    """Return every model file that is open or proven, the open one first."""
    session = state.session
    open_path = session.file.path if session else ""
    files = {file.path: file for file in state.library}
    if session and session.file.path:
        files[session.file.path] = session.file
    proven = {r.path for r in state.receipts if r.verdict != "failed" and not r.expired}
    shown = [file for path, file in files.items() if path == open_path or path in proven]
    shown.sort(key=lambda file: (file.path != open_path, file.title.lower()))
    return tuple(Dish(model_id(file), file.path, _document(file, state)) for file in shown)


def chosen(state: State, name: str) -> Dish:
    """Return the model called `name`; a name that stands for any means the open one.

    Raises:
        Trouble: 404, with the names that exist.
    """
    offered = menu(state)
    if name in ANY and offered:
        return offered[0]
    for dish in offered:
        if name.lower() == dish.id.lower():
            return dish
    names = ", ".join(dish.id for dish in offered) or "none is proven yet"
    raise Trouble(
        404,
        f"The model '{name}' does not exist here. There is: {names}.",
        code="model_not_found",
        param="model",
    )


def model_id(file: ModelFile) -> str:
    """Return the name by which other programs ask for a file."""
    if file.repo:
        return f"{file.repo}:{file.quant}" if file.quant else file.repo
    if file.origin in {"starter", "engine-test"}:
        return file.origin
    return file.path.replace("\\", "/").rpartition("/")[2].removesuffix(".gguf")


def _document(file: ModelFile, state: State) -> dict[str, Any]:
    session = state.session
    opened = session is not None and session.file.path == file.path
    receipts = [r for r in state.receipts if r.path == file.path and not r.expired]
    passed = [r for r in receipts if r.verdict != "failed"]
    newest = max(passed, key=lambda receipt: receipt.at, default=None)
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
        "drafts": file.n_layer_nextn > 0,
        "size_bytes": file.size_bytes,
        "placement": _placement(placement.model_dump(mode="json")) if placement else None,
    }


def _placement(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key != "buffers"}
