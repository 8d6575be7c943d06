"""The model files of this machine as a list that is searched and whose rows are made when seen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.session import WORKING
from ui.presenters.download import LOCAL
from ui.presenters.figures import count, file_size, percent
from ui.presenters.list_row import LazyRows, ListRow
from ui.presenters.marks import VERDICTS, Mark
from ui.words import QT_TR_NOOP, listed, plural, told, tr

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.session import Session
    from app.state import State
    from app.values.model_file import ModelFile
    from app.values.transfer import Transfer

ORIGINS = {
    "hub": QT_TR_NOOP("from the Hub"),
    "imported": QT_TR_NOOP("added by you"),
    "starter": QT_TR_NOOP("comes with Plimsoll"),
    "engine-test": QT_TR_NOOP("made here"),
    "folder": QT_TR_NOOP("in a folder of yours"),
    "lm-studio": QT_TR_NOOP("LM Studio's"),
    "ollama": QT_TR_NOOP("Ollama's"),
}
ORDERS = (
    ("name", QT_TR_NOOP("Name")),
    ("size", QT_TR_NOOP("Largest")),
    ("proven", QT_TR_NOOP("Proven")),
)
_WORK = {
    "verifying": QT_TR_NOOP("Checking {share}"),
    "queued": QT_TR_NOOP("Waiting {share}"),
}
_MOVING = QT_TR_NOOP("Moving {share}")
_WHOSE = {
    "hub": QT_TR_NOOP("Other programs use it too"),
    "imported": QT_TR_NOOP("It was added where it lies"),
    "starter": QT_TR_NOOP("It comes with Plimsoll"),
    "engine-test": QT_TR_NOOP("Plimsoll made it to try the engine"),
    "folder": QT_TR_NOOP("It lies in a folder of yours"),
    "lm-studio": QT_TR_NOOP("It belongs to LM Studio"),
    "ollama": QT_TR_NOOP("It belongs to Ollama"),
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
    facts = _facts(file)
    proven = tr("Proven to {n}").format(n=count(depth)) if depth else tr("Not proven yet")
    damaged = file.verified is False
    warning = tr("Its bytes are not what was published.") if damaged else told(file.note)
    said = (f"{file.title} {file.quant}".strip(), *facts, proven, warning)
    return ListRow(
        key=file.path,
        title=file.title,
        tags=(file.quant,) if file.quant else (),
        facts=" · ".join(facts),
        warning=warning,
        end=proven,
        mark=_working(work) if work else VERDICTS[plan.verdict] if plan else None,
        action="" if opened or file.makes == "drafts" else tr("Open"),
        menu=True,
        chosen=opened,
        place=file.path,
        accessible=listed((*said, tr("open") if opened else "")),
    )


def _facts(file: ModelFile) -> list[str]:
    drafts = tr("drafts (MTP)") if file.n_layer_nextn else tr("no drafting")
    n_ctx = file.n_ctx_train
    context = tr("{n} tokens").format(n=count(n_ctx)) if n_ctx else ""
    checked = {True: tr("verified"), False: tr("damaged"), None: ""}[file.verified]
    known = (file_size(file.size_bytes), context, drafts, tr(ORIGINS[file.origin]), checked)
    return [part for part in known if part]


def _working(work: Transfer) -> Mark:
    share = work.done_bytes / work.total_bytes if work.total_bytes else 0.0
    text = tr(_WORK.get(work.state, _MOVING))
    return Mark("info", "clock", text.format(share=percent(share)))


def library_total(state: State, shown: int) -> str:
    """Say how many files there are, what they take together, and how many are shown."""
    files = state.library
    if not files:
        return ""
    if shown == len(files):
        text = plural(len(files), tr("{n} file"), tr("{n} files"))
    else:
        text = plural(len(files), tr("{shown} of {n} file"), tr("{shown} of {n} files"))
    size = file_size(sum(file.size_bytes for file in files))
    return f"{text.format(n=count(len(files)), shown=count(shown))} · {size}"


def file_actions(
    file: ModelFile, session: Session | None, work: Transfer | None = None
) -> FileActions:
    """Return what can be done with `file` while `session` is open and `work` is done with it."""
    opened = session is not None and session.file.path == file.path
    busy = opened and session is not None and session.phase in WORKING
    own = file.removal == "delete"
    why = tr("{whose}: Plimsoll does not move it.").format(whose=tr(_WHOSE[file.origin]))
    return FileActions(
        can_open=not opened and file.makes != "drafts",
        can_stop=work is not None,
        can_verify=not busy and work is None,
        can_move=own and not busy and work is None,
        move_reason=tr("Unload the model first.") if busy else "" if own else why,
        removal=_removal(file, busy=busy),
    )


def _removal(file: ModelFile, *, busy: bool) -> RemovalView:
    name = f"{file.title} {file.quant}".strip()
    if busy:
        return RemovalView("", tr("Unload the model first."), tr("Remove"), possible=False)
    if file.removal == "delete":
        size = file_size(file.removable_bytes)
        text = tr(
            "The file is deleted and frees {size}. It can be fetched again; chats and receipts "
            "stay."
        )
        return RemovalView(
            tr("Remove {name}?").format(name=name),
            text.format(size=size),
            tr("Remove and free {size}").format(size=size),
            possible=True,
        )
    if file.removal == "unlist":
        text = tr("The file stays where it is, and nothing is freed:")
        return RemovalView(
            tr("Take {name} off the list?").format(name=name),
            f"{text}\n{file.path}",
            tr("Take off the list"),
            possible=True,
        )
    why = tr("{whose}: Plimsoll does not remove it.").format(whose=tr(_WHOSE[file.origin]))
    return RemovalView("", why, tr("Remove"), possible=False)
