"""The model files of this machine as a list that is searched and whose rows are made when seen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.session import WORKING
from ui.presenters.download import LOCAL
from ui.presenters.figures import count, file_size, percent
from ui.presenters.list_row import LazyRows, ListRow
from ui.presenters.marks import VERDICTS, Mark

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.session import Session
    from app.state import State
    from app.values.model_file import ModelFile
    from app.values.transfer import Transfer

ORIGINS = {
    "hub": "from the Hub",
    "imported": "added by you",
    "starter": "comes with Plimsoll",
    "engine-test": "made here",
    "folder": "in a folder of yours",
    "lm-studio": "LM Studio's",
    "ollama": "Ollama's",
}
ORDERS = (("name", "Name"), ("size", "Largest"), ("proven", "Proven"))
_WORK = {"verifying": "Checking", "queued": "Waiting"}
_WHOSE = {
    "hub": "Other programs use it too",
    "imported": "It was added where it lies",
    "starter": "It comes with Plimsoll",
    "engine-test": "Plimsoll made it to try the engine",
    "folder": "It lies in a folder of yours",
    "lm-studio": "It belongs to LM Studio",
    "ollama": "It belongs to Ollama",
}


@dataclass(frozen=True, slots=True)
class RemovalView:
    """What a person is told before a file goes: nothing is deleted without saying how much."""

    title: str
    text: str
    button: str
    possible: bool


@dataclass(frozen=True, slots=True)
class FileActions:
    """What can be done with a file, and why something cannot."""

    can_open: bool
    can_stop: bool
    can_verify: bool
    can_move: bool
    move_reason: str
    removal: RemovalView


class Library:
    """Keeps which files match, so that typing in the search field stays light."""

    def __init__(self) -> None:
        self._files: tuple[ModelFile, ...] = ()
        self._words: dict[str, str] = {}
        self._by_path: dict[str, ModelFile] = {}

    def file(self, path: str) -> ModelFile | None:
        """Return the file at `path`, if it is listed."""
        return self._by_path.get(path)

    def show(self, state: State, search: str = "", order: str = "name") -> LazyRows:
        """Return the rows of `state` that hold every word of `search`, in the `order` of ORDERS."""
        if state.library is not self._files:
            self._files = state.library
            self._by_path = {file.path: file for file in state.library}
            self._words = {
                file.path: f"{file.title} {file.quant} {file.architecture} {file.path}".casefold()
                for file in state.library
            }
        wanted = search.casefold().split()
        keys = [
            path for path, words in self._words.items() if all(word in words for word in wanted)
        ]
        by_path, depths, session = self._by_path, proven_depths(state), state.session
        if order == "size":
            keys.sort(key=lambda path: -by_path[path].size_bytes)
        elif order == "proven":
            keys.sort(key=lambda path: -depths.get(path, 0))
        work = works(state)
        return LazyRows(
            tuple(keys),
            lambda key: library_row(by_path[key], session, depths.get(key, 0), work.get(key)),
        )


def proven_depths(state: State) -> Mapping[str, int]:
    """Return how deep each file was proven, tokens by path."""
    depths: dict[str, int] = {}
    for receipt in state.receipts:
        depths[receipt.path] = max(depths.get(receipt.path, 0), receipt.proven_depth)
    return depths


def works(state: State) -> Mapping[str, Transfer]:
    """Return what is being done with files that are here, by path: a check, a move."""
    return {
        ref.removeprefix(LOCAL): transfer
        for ref, transfer in state.transfers.items()
        if ref.startswith(LOCAL)
    }


def library_row(
    file: ModelFile, session: Session | None, depth: int, work: Transfer | None = None
) -> ListRow:
    """Return the line of `file`, proven to `depth` tokens, while `work` is done with it."""
    opened = session is not None and session.file.path == file.path
    plan = session.plan if session is not None and opened else None
    drafts = "drafts (MTP)" if file.n_layer_nextn else "no drafting"
    context = f"{count(file.n_ctx_train)} tokens" if file.n_ctx_train else ""
    proven = f"Proven to {count(depth)}" if depth else "Not proven yet"
    size, origin = file_size(file.size_bytes), ORIGINS[file.origin]
    checked = {True: "verified", False: "damaged", None: ""}[file.verified]
    warning = "Its bytes are not what was published." if file.verified is False else file.note
    facts = [part for part in (size, context, drafts, origin, checked) if part]
    return ListRow(
        key=file.path,
        title=file.title,
        tags=(file.quant,) if file.quant else (),
        facts=" · ".join(facts),
        warning=warning,
        end=proven,
        mark=_working(work) if work else VERDICTS[plan.verdict] if plan else None,
        action="" if opened else "Open",
        menu=True,
        chosen=opened,
        place=file.path,
        accessible=", ".join(
            part for part in (f"{file.title} {file.quant}".strip(), *facts, proven, warning) if part
        )
        + (", open" if opened else ""),
    )


def _working(work: Transfer) -> Mark:
    share = work.done_bytes / work.total_bytes if work.total_bytes else 0.0
    return Mark("info", "clock", f"{_WORK.get(work.state, 'Moving')} {percent(share)}")


def library_total(state: State, shown: int) -> str:
    """Say how many files there are, what they take together, and how many are shown."""
    files = state.library
    if not files:
        return ""
    total = f"{count(len(files))} {'file' if len(files) == 1 else 'files'}"
    total += f" · {file_size(sum(file.size_bytes for file in files))}"
    return total if shown == len(files) else f"{count(shown)} of {total}"


def file_actions(
    file: ModelFile, session: Session | None, work: Transfer | None = None
) -> FileActions:
    """Return what can be done with `file` while `session` is open and `work` is done with it."""
    opened = session is not None and session.file.path == file.path
    busy = opened and session is not None and session.phase in WORKING
    own = file.removal == "delete"
    reason = "" if own else f"{_WHOSE[file.origin]}: Plimsoll does not move it."
    return FileActions(
        can_open=not opened,
        can_stop=work is not None,
        can_verify=not busy and work is None,
        can_move=own and not busy and work is None,
        move_reason="Unload the model first." if busy else reason,
        removal=_removal(file, busy=busy),
    )


def _removal(file: ModelFile, *, busy: bool) -> RemovalView:
    name = f"{file.title} {file.quant}".strip()
    if busy:
        return RemovalView("", "Unload the model first.", "Remove", possible=False)
    if file.removal == "delete":
        return RemovalView(
            f"Remove {name}?",
            f"The file is deleted and frees {file_size(file.removable_bytes)}. "
            "It can be fetched again; chats and receipts stay.",
            f"Remove and free {file_size(file.removable_bytes)}",
            possible=True,
        )
    if file.removal == "unlist":
        return RemovalView(
            f"Take {name} off the list?",
            "The file stays where it is, and nothing is freed:\n" + file.path,
            "Take off the list",
            possible=True,
        )
    return RemovalView(
        "",
        f"{_WHOSE[file.origin]}: Plimsoll does not remove it.",
        "Remove",
        possible=False,
    )
