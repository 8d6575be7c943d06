"""The models that are here: the list, and what a person asks to be done with one of them."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path

from app import commands as c
from app import events as e
from app.core.board import Board
from app.core.jobs import Lanes
from app.errors import PlimsollError, UsageError
from app.hub.disk import room_for_models
from app.hub.keeper import Keeper, ref_of
from app.hub.library import Library
from app.hub.quants import parts_of
from app.hub.removal import not_ours
from app.hub.site import Site
from app.paths import Paths, typed_path
from app.plan.describe import describe
from app.session import RESIDENT
from app.settings import Settings
from app.settings_store import SettingsStore
from app.values.model_file import ModelFile
from app.values.transfer import Transfer

GIB = 1 << 30
SAVE_SECONDS = 5.0
POLL_SECONDS = 0.05

LIBRARY = (c.ImportFile, c.VerifyFile, c.RemoveFile, c.MoveFile, c.AddFolder, c.DropFolder,
           c.LookForFiles)  # fmt: skip
"""The commands that are answered here."""


class Librarian:
    """Answers the library's commands; one long piece of work on files at a time.

    `changed` is called after each look at the files.
    """

    def __init__(
        self,
        board: Board,
        lanes: Lanes,
        library: Library,
        keeper: Keeper,
        store: SettingsStore,
        keep_settings: Callable[[Settings], None],
    ) -> None:
        self._board = board
        self._lanes = lanes
        self._library = library
        self._keeper = keeper
        self._store = store
        self._keep_settings = keep_settings
        self._n_problems = 0
        self._looking, self._changing = threading.Lock(), threading.Lock()
        self.changed: Callable[[], None] = lambda: None
        self.arrived = library.arrived
        """Hears of every model that was fetched."""
        self.gone: Callable[[str, str], None] = lambda _path, _there: None
        """Hears where a file was that went, and where it lies now; "" when it was removed."""
        self._working: dict[str, threading.Event] = {}

    @classmethod
    def of(
        cls,
        board: Board,
        lanes: Lanes,
        paths: Paths,
        store: SettingsStore,
        keep_settings: Callable[[Settings], None],
    ) -> Librarian:
        """Return the librarian of the files that `paths` and the settings lead to."""
        library = Library(paths, describe)
        keeper = Keeper(library, paths, Site.from_environment)
        return cls(board, lanes, library, keeper, store, keep_settings)

    def do(self, command: c.Command) -> None:
        """Begin one of the library's commands."""
        match command:
            case c.ImportFile(path=path):
                self._lanes["shelf"].start(lambda _: self._import(path))
            case c.AddFolder(path=path):
                self._lanes["shelf"].start(lambda _: self._add_folder(path))
            case c.DropFolder(path=path):
                self._lanes["shelf"].start(lambda _: self._drop_folder(path))
            case c.LookForFiles():
                self._lanes["shelf"].start(lambda _: self.refresh())
            case c.RemoveFile(path=path):
                self._lanes["shelf"].start(lambda cancel: self._remove(path, cancel))
            case c.VerifyFile(path=path):
                self._work(path, self._verify)
            case c.MoveFile(path=path, folder=folder):
                self._work(path, lambda file, cancel: self._move(file, folder, cancel))
            case _:
                raise TypeError(type(command).__name__)

    def stop(self, ref: str) -> bool:
        """Stop the work on a file that is told under `ref`; return whether there was any."""
        cancel = self._working.get(ref)
        if cancel is not None:
            cancel.set()
        return cancel is not None

    def keep(self, settings: Settings) -> None:
        """Use and keep `settings` with the lists as they are: a page may hold older ones."""
        self._change(
            lambda now: settings.model_copy(
                update={"imported": now.imported, "folders": now.folders}
            )
        )

    def refresh(self) -> None:
        """List the files again and tell which ones cannot be used, and why.

        One at a time: a look that began earlier must not be told later than a newer one.
        """
        with self._looking:
            self._refresh()

    def _refresh(self) -> None:
        settings = self._joined()
        found = self._library.scan(settings.imported, settings.folders)
        self._board.publish(e.LibraryChanged(files=found.files, disk=room_for_models()))
        for n, problem in enumerate(found.problems):
            self._board.notice(f"library.{n}", "warn", problem.text, problem.fix)
        for n in range(len(found.problems), self._n_problems):
            self._board.publish(e.NoticeDismissed(id=f"library.{n}"))
        self._n_problems = len(found.problems)
        self.changed()

    def _joined(self) -> Settings:
        """Return the settings with what another Plimsoll listed meanwhile."""
        while True:
            mine = self._board.state.settings
            joined = self._store.joined(mine)
            if joined == mine:
                return mine
            with self._changing:
                if self._board.state.settings is mine:
                    self._keep_settings(joined)
                    return joined

    # --- the list ------------------------------------------------------------------------------
    def _import(self, text: str) -> None:
        """List a file, by the first part of a split model; or the models of a whole folder."""
        path = parts_of(typed_path(text))[0]
        if path.is_dir():
            self._add_folder(text)
            return
        describe(path)
        self._list(path)
        self.refresh()

    def _add_folder(self, text: str) -> None:
        folder = typed_path(text)
        if not folder.is_dir():
            raise UsageError(f"{folder} is not a folder.", fix="Check the path.", cause="usage")
        self._change_lists(lambda now: _with(now, "folders", str(folder)))
        self.refresh()

    def _drop_folder(self, text: str) -> None:
        self._change_lists(lambda now: _without(now, "folders", text, str(typed_path(text))))
        self.refresh()

    def _list(self, path: Path) -> None:
        self._change_lists(lambda now: _with(now, "imported", str(path)))

    def _unlist(self, path: str) -> None:
        self._change_lists(lambda now: _without(now, "imported", path))

    def _change_lists(self, change: Callable[[Settings], Settings]) -> None:
        """Change what is listed, on the disk too when this returns: only then may it be told."""
        self._change(change)
        saved, lane = threading.Event(), self._lanes["settings"]
        lane.start(lambda _: saved.set())
        end = time.monotonic() + SAVE_SECONDS
        while not saved.wait(POLL_SECONDS) and not lane.closed and time.monotonic() < end:
            pass

    def _change(self, change: Callable[[Settings], Settings]) -> None:
        """Change the settings as they are at this moment: several threads may want to."""
        with self._changing:
            now = self._board.state.settings
            changed = change(now)
            if changed != now:
                self._keep_settings(changed)

    # --- one file ------------------------------------------------------------------------------
    def _find(self, path: str) -> ModelFile:
        found = next((file for file in self._board.state.library if file.path == path), None)
        if found is None:
            raise UsageError(
                f"{path} is not in the library.", fix="Choose one of its files.", cause="usage"
            )
        return found

    def _work(self, path: str, work: Callable[[ModelFile, threading.Event], None]) -> None:
        """Start long work on a file; a second piece of work on it waits for nobody and is none."""
        file, ref = self._find(path), ref_of(path)
        if ref in self._working:
            return
        cancel = self._working.setdefault(ref, threading.Event())

        def run(_: threading.Event) -> None:
            try:
                work(file, cancel)
            except PlimsollError as error:
                if error.cause != "cancelled":
                    raise
            finally:
                self._working.pop(ref, None)
                self._board.publish(e.TransferGone(ref=ref))
                self.refresh()

        self._lanes["library"].start(run, cancel)

    def _tell(self, transfer: Transfer) -> None:
        self._board.publish(e.TransferChanged(transfer=transfer))

    def _verify(self, file: ModelFile, cancel: threading.Event) -> None:
        found = self._keeper.verify(file, self._tell, cancel)
        level = "error" if found.matched is False else "info"
        self._board.notice(ref_of(file.path), level, found.text, found.fix)

    def _remove(self, path: str, cancel: threading.Event) -> None:
        if path in self._board.state.settings.imported and not self._knows(path):
            self._unlist(path)
            self.refresh()
            return
        file = self._find(path)
        self._check_free(file)
        self.stop(ref_of(path))
        if file.removal == "keep":
            raise not_ours(file)
        said = f"{file.title} was taken off the list; its file is untouched."
        if file.removal == "delete":
            freed = self._keeper.remove(file, cancel)
            said = f"{file.title} {file.quant} was removed: {freed / GIB:,.1f} GiB are free again."
        self._unlist(path)
        self._leave(file)
        self.refresh()
        self._board.notice(ref_of(path), "info", said)
        if file.removal == "delete":
            self.gone(path, "")

    def _move(self, file: ModelFile, folder: str, cancel: threading.Event) -> None:
        self._check_free(file)
        there = self._keeper.move(file, typed_path(folder), self._list, self._tell, cancel)
        self._unlist(file.path)
        self._leave(file)
        self._board.notice(
            ref_of(file.path), "info", f"{file.title} {file.quant} lies in {there.parent} now."
        )
        self.gone(file.path, str(there))

    def _knows(self, path: str) -> bool:
        return any(file.path == path for file in self._board.state.library)

    def _check_free(self, file: ModelFile) -> None:
        session = self._board.session
        if session is None or session.phase not in RESIDENT:
            return
        head = session.config.mtp.file if session.config.mtp.apart else ""
        if file.path in {session.file.path, head}:
            raise UsageError(
                f"{file.title} is loaded.", fix="Unload it first.", cause="file-in-use"
            )

    def _leave(self, file: ModelFile) -> None:
        """Close the session of a file that is no longer where it was."""
        session = self._board.session
        if session is not None and session.file.path == file.path:
            self._board.publish(e.SessionClosed())


def _with(settings: Settings, name: str, path: str) -> Settings:
    paths: tuple[str, ...] = getattr(settings, name)
    return settings if path in paths else settings.model_copy(update={name: (*paths, path)})


def _without(settings: Settings, name: str, *gone: str) -> Settings:
    kept = tuple(path for path in getattr(settings, name) if path not in gone)
    return settings.model_copy(update={name: kept})
