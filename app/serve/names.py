"""What models are called by other programs, and which of them can be asked."""

from __future__ import annotations

from app.state import State
from app.values.model_file import ModelFile

BESIDE = frozenset({"embeddings", "scores"})
"""What is made beside the open model, by a file that is not proven."""


def offered(state: State) -> tuple[ModelFile, ...]:
    """Return every model file that is open or proven or writes none, the open one first, these last."""
    session = state.session
    open_path = session.file.path if session else ""
    files = {file.path: file for file in state.library}
    if session and session.file.path:
        # What the library knows of a file keeps its name the same, however it was opened.
        files.setdefault(session.file.path, session.file)
    proven = {r.path for r in state.receipts if r.verdict != "failed" and not r.expired}
    shown = [
        file
        for path, file in files.items()
        if path == open_path or path in proven or file.makes in BESIDE
    ]
    shown.sort(key=lambda file: (file.makes != "text", file.path != open_path, file.title.lower()))
    return tuple(shown)


def model_id(file: ModelFile) -> str:
    """Return the name by which other programs ask for a file."""
    if file.repo:
        return f"{file.repo}:{file.quant}" if file.quant else file.repo
    if file.origin in {"starter", "engine-test"}:
        return file.origin
    return file.path.replace("\\", "/").rpartition("/")[2].removesuffix(".gguf")
