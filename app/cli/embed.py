"""`plimsoll embed REF TEXT...`: texts as vectors, and how alike they are."""

from __future__ import annotations

import argparse
import array
import base64
import sys
import threading
from pathlib import Path
from typing import Any

from app.core.engines import embedding_factory
from app.core.shelf import puller
from app.engine.api import EngineError
from app.errors import FileProblemError, UsageError
from app.hub.command import ProgressLine
from app.hub.library import Library
from app.machine.detect import detect
from app.paths import Paths
from app.plan.describe import describe
from app.process import Spawner
from app.settings_store import SettingsStore
from app.values.embedding import Embed, Embedded
from app.values.model_file import ModelFile

Document = dict[str, Any]
SHOWN_NUMBERS = 6
SHOWN_LETTERS = 40


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the model and the texts."""
    parser.add_argument("ref", help="an embedding model: a GGUF file or owner/repo[:QUANT]")
    parser.add_argument("text", nargs="*", help="a text, or several to be compared")
    parser.add_argument(
        "--lines",
        metavar="FILE",
        help="every line of this file is a text, none may be empty; -: stdin",
    )


def run(arguments: argparse.Namespace) -> Document:
    """Return a vector for each text.

    Raises:
        UsageError: there is no text, or one that cannot be used.
        FileProblemError: the model makes no embeddings.
        EngineError: the model could not be loaded.
    """
    texts = (*arguments.text, *_lines(arguments.lines))
    if not texts or not all(texts):
        raise UsageError("There is no text, or an empty one.", fix="Give one or more texts.")
    paths = Paths.default().make()
    file = _file(arguments.ref, paths)
    chosen = SettingsStore(paths.data).load().settings.n_threads
    n_threads = chosen or max(1, detect().cpu.usable_cores - 1)
    request = Embed(id="embed", path=file.path, n_threads=n_threads, texts=texts)
    found = _embedded(request)
    return {
        "model": file.title,
        "n_embd": found.n_embd,
        "n_tokens": found.n_tokens,
        "texts": list(texts),
        "vectors": _vectors(found),
    }


def text(document: Document) -> str:
    """Say what the vectors are, and of several how alike every two are (cosine, 1: the same)."""
    texts, vectors = document["texts"], document["vectors"]
    head = f"{document['model']}: {document['n_embd']} numbers a text, {document['n_tokens']:,} tokens."
    if len(texts) == 1:
        numbers = ", ".join(f"{number:.4f}" for number in vectors[0][:SHOWN_NUMBERS])
        return f"{head}\n{numbers}, … (--json prints all)"
    rows = []
    for n, (one, words) in enumerate(zip(vectors, texts, strict=True), start=1):
        alike = "".join(f"{_dot(one, other):7.3f}" for other in vectors)
        rows.append(f"{n:3}{alike}  {words[:SHOWN_LETTERS]}")
    return "\n".join((head, "   " + "".join(f"{n:7}" for n in range(1, len(texts) + 1)), *rows))


def _file(ref: str, paths: Paths) -> ModelFile:
    line = ProgressLine(sys.stderr)
    try:
        arrived = Library(paths, describe).arrived
        file = describe(puller(paths, arrived=arrived).pull(ref, line.show).path)
    finally:
        line.end()
    if file.makes != "embeddings":
        raise FileProblemError(
            f"{file.title} makes {file.makes}, no embeddings.",
            fix="Choose an embedding model, such as nomic-embed-text or Qwen3-Embedding.",
            cause="not-an-embedding-model",
        )
    return file


def _embedded(request: Embed) -> Embedded:
    spawner = Spawner()
    worker = embedding_factory(spawner)()
    try:
        return worker.embed(request, lambda _: None, threading.Event())
    except EngineError as error:
        if error.failure is not None and error.failure.code == "context-overflow":
            raise UsageError(error.failure.message, fix="Send shorter texts.") from error
        if error.failure is not None and error.failure.code == "bad-request":
            raise UsageError(error.failure.message) from error
        raise
    finally:
        worker.close()
        spawner.close()


def _lines(name: str | None) -> tuple[str, ...]:
    if name is None:
        return ()
    try:
        read = sys.stdin.read() if name == "-" else Path(name).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"The file of --lines cannot be read: {name} ({error}).") from error
    # Not splitlines(), which also breaks at form feeds and at separators that stand within a text.
    lines = (
        [line.removesuffix("\r") for line in read.removesuffix("\n").split("\n")] if read else []
    )
    if empty := next((n for n, line in enumerate(lines, start=1) if not line.strip()), None):
        raise UsageError(
            f"Line {empty} of --lines is empty.", fix="Put a text there, or remove it."
        )
    return tuple(lines)


def _vectors(found: Embedded) -> list[list[float]]:
    numbers = array.array("f", base64.b64decode(found.rows))
    if sys.byteorder == "big":
        numbers.byteswap()
    n = found.n_embd
    return [numbers[at : at + n].tolist() for at in range(0, len(numbers), n)]


def _dot(one: list[float], other: list[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


COMMAND = (add_arguments, run, text)
