"""The tab of what is on this computer: the open model's card, and every model file."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Signal, Slot
from PySide6.QtWidgets import QWidget

from app.commands import AddFolder, Choose, DropFolder, ImportFile
from app.state import State
from ui.pages.asking import Core
from ui.pages.models_files import FileMenu, file_dialog, folder_dialog
from ui.pages.models_session import SessionCard
from ui.presenters.library import ORDERS, Library, library_total, works
from ui.presenters.models import SessionView, present_session
from ui.widgets.base import column, row
from ui.widgets.buttons import Button
from ui.widgets.elided import ElidedLabel
from ui.widgets.empty import EmptyState
from ui.widgets.keyed import KeyedColumn
from ui.widgets.labels import Label
from ui.widgets.row_list import RowList
from ui.widgets.scroll import ScrollColumn
from ui.widgets.segmented import Segmented
from ui.widgets.wrap import WrapRow, together
from ui.words import tr

_FEW = 50


class FolderLine(QWidget):
    """One further folder that is listed."""

    dropped = Signal(str)

    def __init__(self, path: str) -> None:
        super().__init__()
        self._path = path
        self.path = ElidedLabel(path, "small", side="middle")
        self.drop = Button(tr("Stop listing"), "quiet", small=True)
        self.drop.setAccessibleName(tr("Stop listing {path}").format(path=path))
        self.drop.setToolTip(tr("Nothing in the folder is changed."))
        line = row(self, gap=8)
        line.addWidget(self.path, 1)
        line.addWidget(self.drop)
        self.drop.clicked.connect(self._drop)

    def draw(self, _: str) -> None:
        """A folder's line never changes."""

    @Slot()
    def _drop(self) -> None:
        self.dropped.emit(self._path)


class LibraryTab(QWidget):
    """Draws the library and the open session; `find_wanted` asks for the search."""

    find_wanted = Signal()

    def __init__(self, core: Core, session: SessionCard) -> None:
        super().__init__()
        self._core = core
        self._state = State()
        self._seen: tuple[object, ...] = ()
        self._search = ""
        self._shown: SessionView | None = None
        self._opened = ""
        self._library = Library()
        self.session = session
        self.title = Label(tr("On this computer"), "heading")
        self.total = Label(role="small")
        orders = [(key, tr(word)) for key, word in ORDERS]
        self.order = Segmented(orders, name=tr("Sort by"), small=True)
        for key, word in orders:
            self.order.button(key).setAccessibleName(tr("Sort by: {word}").format(word=word))
        self.add_file = Button(tr("Add file…"), icon="plus", small=True)
        self.add_folder = Button(tr("Add folder…"), icon="folder", small=True)
        self.files = RowList(tr("Model files"))
        self.nothing = Label("", "secondary", wrap=True)
        self.folders: KeyedColumn[str] = KeyedColumn(self._folder, str, gap=2)
        self.folders_title = Label(tr("Folders that are listed too"), "label")
        self.find = Button(tr("Find one for this computer"), "primary", small=True)
        self.starter = Button(tr("Get the starter model"), small=True)
        self.engine_test = Button(tr("Try the engine test"), small=True)
        actions = WrapRow(gap=8)
        for button in (self.find, self.starter, self.engine_test):
            actions.add(button)
        self.empty = EmptyState(
            "models",
            tr("No model is here yet"),
            tr(
                "Find one that fits this computer, or begin at once: the starter model is small and "
                "comes with Plimsoll, the engine test is a tiny one that only shows that everything "
                "works. Files can also be dropped here."
            ),
        )
        self.empty_actions = actions
        self.menu = FileMenu(core, self)
        self._arrange()
        self._connect()

    def _arrange(self) -> None:
        head = WrapRow(gap=8)
        head.add(self.title)
        head.add(self.total)
        head.add(self.order, end=True)
        head.add(together(self.add_file, self.add_folder), end=True)
        self.scroll = ScrollColumn(gap=10)
        for widget in (
            self.session,
            head,
            self.files,
            self.nothing,
            self.empty,
            self.empty_actions,
            self.folders_title,
            self.folders,
        ):
            self.scroll.body.addWidget(widget)
        column(self).addWidget(self.scroll)

    def _connect(self) -> None:
        self.files.opened.connect(self._open)
        self.order.chosen.connect(self._sort)
        self.files.menu_wanted.connect(self._menu)
        self.files.remove_wanted.connect(self._remove)
        self.add_file.clicked.connect(self._pick_file)
        self.add_folder.clicked.connect(self._pick_folder)
        self.find.clicked.connect(self.find_wanted)
        self.starter.clicked.connect(self._starter)
        self.engine_test.clicked.connect(self._engine_test)

    # --- drawing -------------------------------------------------------------------------------
    def draw(self, state: State, search: str) -> None:
        """Show the files that hold the words of `search`."""
        self._state = state
        self._search = search
        self._draw_session(state)
        session = state.session
        opened = (session.file.path, session.plan, session.phase) if session else None
        work = tuple(works(state).values())
        seen = (
            state.library,
            state.receipts,
            state.settings.folders,
            search,
            opened,
            work,
            self.order.key,
        )
        if len(seen) == len(self._seen) and all(map(_unmoved, seen, self._seen)):
            return
        self._seen = seen
        lines = self._library.show(state, search, self.order.key)
        self.files.show_lines(lines)
        self.files.setVisible(bool(lines.keys))
        self.order.setVisible(len(state.library) > 1)
        self.total.setText(library_total(state, len(lines.keys)))
        missing = bool(state.library) and not lines.keys
        nothing = tr("No file here is called “{name}”.").format(name=search.strip())
        self.nothing.setText(nothing if missing else "")
        self.nothing.setVisible(missing)
        for widget in (self.empty, self.empty_actions):
            widget.setVisible(not state.library)
        folders = state.settings.folders
        self.folders_title.setVisible(bool(folders))
        self.folders.show_views(folders)

    def _draw_session(self, state: State) -> None:
        view = present_session(state.session, state.clocks, state.library)
        self.session.setVisible(view is not None)
        path = state.session.file.path if state.session else ""
        if path != self._opened:
            self._opened = path
            self.scroll.verticalScrollBar().setValue(0)
        if view == self._shown:
            return
        self._shown = view
        if view is not None and state.session is not None:
            self.session.draw(view, state.session.config)

    def _folder(self, path: str) -> QWidget:
        line = FolderLine(path)
        line.dropped.connect(self._drop_folder)
        return line

    # --- asked for -----------------------------------------------------------------------------
    @Slot()
    def _sort(self) -> None:
        self.draw(self._state, self._search)

    @Slot(str)
    def _open(self, path: str) -> None:
        session = self._state.session
        if session is None or session.file.path != path:
            self._core.do(Choose(ref=path))

    @Slot(str, QPoint)
    def _menu(self, path: str, point: QPoint) -> None:
        if (file := self._library.file(path)) is not None:
            work = works(self._state).get(path)
            self.menu.open_at(file, self._state.session, work, point)

    @Slot(str)
    def _remove(self, path: str) -> None:
        if (file := self._library.file(path)) is not None:
            self.menu.ask_remove(file, self._state.session)

    @Slot(str)
    def _drop_folder(self, path: str) -> None:
        self._core.do(DropFolder(path=path))

    @Slot()
    def _pick_file(self) -> None:
        dialog = file_dialog(self)
        dialog.fileSelected.connect(self._import)
        dialog.open()

    @Slot(str)
    def _import(self, path: str) -> None:
        self._core.do(ImportFile(path=path))

    @Slot()
    def _pick_folder(self) -> None:
        dialog = folder_dialog(self, tr("List the models of a folder"))
        dialog.fileSelected.connect(self._add_folder)
        dialog.open()

    @Slot(str)
    def _add_folder(self, path: str) -> None:
        self._core.do(AddFolder(path=path))

    @Slot()
    def _starter(self) -> None:
        self._core.do(Choose(ref="starter"))

    @Slot()
    def _engine_test(self) -> None:
        self._core.do(Choose(ref="engine-test"))


def _unmoved(new: object, old: object) -> bool:
    """Whether nothing changed; long lists are the same ones until they change, so never compared."""
    return new is old or ((not isinstance(new, tuple) or len(new) < _FEW) and new == old)
