"""`plimsoll pull`, `list` and `import`: model files."""

from __future__ import annotations

import argparse
from typing import Any

from app.core.shelf import catalogue_ref, write_engine_test
from app.errors import UsageError
from app.hub import command as hub
from app.hub.library import Library
from app.paths import Paths, typed_path
from app.plan.describe import describe
from app.settings_store import SettingsStore

MIB = 1 << 20


def pull(arguments: argparse.Namespace) -> dict[str, Any]:
    """Fetch a model; what is here already is not fetched again."""
    return hub.run(arguments, catalogue=catalogue_ref, engine_test=write_engine_test)


def list_files(arguments: argparse.Namespace) -> dict[str, Any]:  # noqa: ARG001 - it takes none
    """Return every model here, and which files cannot be used."""
    paths = Paths.default().make()
    imported = SettingsStore(paths.data).load().settings.imported
    found = Library(paths, describe).scan(imported)
    return {
        "files": [file.model_dump(mode="json") for file in found.files],
        "problems": [problem.model_dump(mode="json") for problem in found.problems],
    }


def list_text(document: dict[str, Any]) -> str:
    """Return one line per file."""
    lines = [
        f"{file['title']:32} {file['quant']:10} {file['size_bytes'] / MIB:10,.0f} MiB  "
        f"{'drafts' if file['n_layer_nextn'] else '      '}  {file['path']}"
        for file in document["files"]
    ]
    lines += [f"cannot be used: {row['text']} {row['fix']}" for row in document["problems"]]
    return "\n".join(lines) or "No models yet. `plimsoll pull starter` brings one."


def add_import_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the file."""
    parser.add_argument("path", help="a GGUF file; it stays where it is")


def import_file(arguments: argparse.Namespace) -> dict[str, Any]:
    """Remember a file that is already on this machine.

    Raises:
        FileProblemError: it is missing, damaged or no model.
    """
    paths = Paths.default().make()
    path = typed_path(arguments.path)
    if not path.exists():
        raise UsageError(f"There is no file {path}.", fix="Check the path.", cause="file-missing")
    file = describe(path)
    store = SettingsStore(paths.data)
    settings = store.load().settings
    if str(path) not in settings.imported:
        imported = (*settings.imported, str(path))
        store.save(settings.model_copy(update={"imported": imported}))
    return file.model_dump(mode="json")


def import_text(document: dict[str, Any]) -> str:
    """Say what was added."""
    return f"Added {document['title']} {document['quant']}".rstrip() + "."


def _no_arguments(parser: argparse.ArgumentParser) -> None:
    """`list` takes none."""


PULL = (hub.add_arguments, pull, hub.text)
LIST = (_no_arguments, list_files, list_text)
IMPORT = (add_import_arguments, import_file, import_text)
