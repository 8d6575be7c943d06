"""`plimsoll list`, `import`, `verify`, `remove`, `move` and `folders`: the models that are here."""

from __future__ import annotations

import argparse
import sys
import threading
from pathlib import Path
from typing import Any

from app.cli.here import Here, progress
from app.errors import UsageError
from app.hub.quants import parts_of
from app.hub.removal import not_ours
from app.paths import typed_path
from app.plan.describe import describe
from app.values.model_file import ModelFile

Document = dict[str, Any]
MIB = 1 << 20
GIB = 1 << 30
ORIGINS = {
    "hub": "Hub cache",
    "imported": "imported",
    "starter": "Plimsoll",
    "engine-test": "Plimsoll",
    "folder": "folder",
    "lm-studio": "LM Studio",
    "ollama": "Ollama",
}

SEALS = {True: "whole  ", False: "DAMAGED  ", None: ""}


def list_files(_: argparse.Namespace) -> Document:
    """Return every model here, and which files cannot be used."""
    here = Here()
    found = here.library.scan(here.settings.imported, here.settings.folders)
    return {
        "files": [file.model_dump(mode="json") for file in found.files],
        "problems": [problem.model_dump(mode="json") for problem in found.problems],
    }


_WAYS = {"embeddings": "embeds", "scores": "ranks"}


def list_text(document: Document) -> str:
    """Return one line per file."""
    lines = [
        f"{file['title']:32} {file['quant']:10} {file['size_bytes'] / MIB:10,.0f} MiB  "
        f"{_WAYS.get(file['makes'], 'drafts' if file['n_layer_nextn'] else ''):7} "
        f"{ORIGINS.get(file['origin'], file['origin']):10} {SEALS[file['verified']]}{file['path']}"
        for file in document["files"]
    ]
    lines += [f"cannot be used: {row['text']} {row['fix']}" for row in document["problems"]]
    return "\n".join(lines) or "No models yet. `plimsoll pull starter` brings one."


def import_file(arguments: argparse.Namespace) -> Document:
    """Remember a file that is already on this machine, or list a whole folder from now on.

    Raises:
        FileProblemError: it is missing, damaged or no model.
    """
    here = Here()
    path = parts_of(typed_path(arguments.path))[0]
    if path.is_dir():
        here.change(folders=_changed(here.settings.folders, "add", path))
        return {"folders": list(here.settings.folders)}
    if not path.exists():
        raise UsageError(f"There is no file {path}.", fix="Check the path.", cause="file-missing")
    file = describe(path)
    if str(path) not in here.settings.imported:
        here.change(imported=(*here.settings.imported, str(path)))
    return file.model_dump(mode="json")


def import_text(document: Document) -> str:
    """Say what was added."""
    if "folders" in document:
        return f"The models in {document['folders'][-1]} are listed from now on."
    return f"Added {document['title']} {document['quant']}".rstrip() + "."


def verify(arguments: argparse.Namespace) -> Document:
    """Read a model whole and compare it with its hash."""
    here = Here()
    file = here.find(arguments.file)
    with progress() as line:
        found = here.keeper.verify(file, line.show, threading.Event())
    return found.model_dump(mode="json") | {"text": found.text, "fix": found.fix}


def verify_text(document: Document) -> str:
    """Say whether it is whole."""
    hashes = [f"  sha256 {value}" for value in document["hashes"]]
    return "\n".join([document["text"], *hashes, *([document["fix"]] if document["fix"] else [])])


def verify_code(document: Document) -> int:
    """Return 1 for a damaged file."""
    return 1 if document["matched"] is False else 0


def remove(arguments: argparse.Namespace) -> Document:
    """Delete a model, or take it off the list; nothing is done before it was said and agreed to.

    Raises:
        UsageError: it belongs to another program.
    """
    here = Here()
    if arguments.file in here.settings.imported and not Path(arguments.file).exists():
        _unlist(here, arguments.file)
        return _removed(arguments.file, "unlist", 0, done=True)
    file = here.find(arguments.file)
    if file.removal == "keep":
        raise not_ours(file)
    if not arguments.yes and not _agreed(_outlook(file)):
        return _removed(file.path, file.removal, file.removable_bytes, done=False)
    freed = 0
    if file.removal == "delete":
        freed = here.keeper.remove(file, threading.Event())
    _unlist(here, file.path)
    return _removed(file.path, file.removal, freed, done=True)


def remove_text(document: Document) -> str:
    """Say what was done, or what would be."""
    path, freed = document["path"], document["frees_bytes"] / GIB
    if not document["removed"]:
        return f"Nothing was done. Removing {path} frees {freed:,.2f} GiB; add --yes to do it."
    if document["kind"] == "unlist":
        return f"Taken off the list; the file is untouched: {path}"
    return f"Removed {path}: {freed:,.2f} GiB are free again."


def move(arguments: argparse.Namespace) -> Document:
    """Take a model to another folder or disk; the old file goes when the new one is proven."""
    here = Here()
    file = here.find(arguments.file)
    folder = typed_path(arguments.folder)

    def listed(path: Path) -> None:
        here.change(imported=(*here.settings.imported, str(path)))

    with progress() as line:
        path = here.keeper.move(file, folder, listed, line.show, threading.Event())
    _unlist(here, file.path)
    return {"from": file.path, "path": str(path), "size_bytes": file.size_bytes}


def move_text(document: Document) -> str:
    """Say where it is now."""
    return f"Moved, whole: {document['path']}"


def folders(arguments: argparse.Namespace) -> Document:
    """List further folders with models, add one or drop one; nothing in them is changed.

    Raises:
        UsageError: it is no folder, or not in the list.
    """
    here = Here()
    kept = here.settings.folders
    if arguments.action != "list":
        if not arguments.folder:
            raise UsageError("Which folder?", fix=f"plimsoll folders {arguments.action} FOLDER")
        here.change(folders=_changed(kept, arguments.action, typed_path(arguments.folder)))
    return {"folders": list(here.settings.folders)}


def folders_text(document: Document) -> str:
    """Return one line per folder."""
    return "\n".join(document["folders"]) or "No further folders. `plimsoll folders add FOLDER`."


def _changed(kept: tuple[str, ...], action: str, folder: Path) -> tuple[str, ...]:
    if action == "add":
        if not folder.is_dir():
            raise UsageError(f"{folder} is not a folder.", fix="Check the path.", cause="usage")
        return kept if str(folder) in kept else (*kept, str(folder))
    if str(folder) not in kept:
        raise UsageError(f"{folder} is not in the list.", fix="plimsoll folders list shows it.")
    return tuple(other for other in kept if other != str(folder))


def _unlist(here: Here, path: str) -> None:
    kept = tuple(other for other in here.settings.imported if other != path)
    if kept != here.settings.imported:
        here.change(imported=kept)


def _removed(path: str, kind: str, frees_bytes: int, *, done: bool) -> Document:
    return {"path": path, "kind": kind, "frees_bytes": frees_bytes, "removed": done}


def _outlook(file: ModelFile) -> str:
    if file.removal == "unlist":
        return f"Takes {file.path} off the list; the file stays."
    return f"Deletes {file.path} and frees {file.removable_bytes / GIB:,.2f} GiB."


def _agreed(outlook: str) -> bool:
    """Say what would be done, and ask where somebody can answer."""
    print(outlook, file=sys.stderr)
    if not sys.stdin.isatty():
        return False
    print("Do it? [y/N] ", end="", file=sys.stderr, flush=True)
    return sys.stdin.readline().strip().lower() in {"y", "yes"}


def _no_arguments(parser: argparse.ArgumentParser) -> None:
    """`list` takes none."""


def _import_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("path", help="a GGUF file or a folder of them; all stay where they are")


def _file_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a path, a file's name or owner/repo:QUANT")


def _remove_arguments(parser: argparse.ArgumentParser) -> None:
    _file_argument(parser)
    parser.add_argument("--yes", action="store_true", help="do not ask")


def _move_arguments(parser: argparse.ArgumentParser) -> None:
    _file_argument(parser)
    parser.add_argument("folder", metavar="FOLDER", help="where it is to lie, on any disk")


def _folder_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("action", nargs="?", default="list", choices=["list", "add", "drop"])
    parser.add_argument("folder", nargs="?", help="its models are listed too")


LIST = (_no_arguments, list_files, list_text)
IMPORT = (_import_arguments, import_file, import_text)
VERIFY = (_file_argument, verify, verify_text, verify_code)
REMOVE = (_remove_arguments, remove, remove_text)
MOVE = (_move_arguments, move, move_text)
FOLDERS = (_folder_arguments, folders, folders_text)
