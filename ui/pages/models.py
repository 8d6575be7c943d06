"""The Models page: get one, open one, see what it takes, start it."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget
from typing_extensions import override

from app.commands import Choose, ImportFile
from app.state import State
from ui.pages.asking import Core
from ui.pages.models_rows import DownloadLine, LibraryLine
from ui.pages.models_session import SessionCard
from ui.presenters.download import DownloadView, present_downloads
from ui.presenters.models import LibraryRow, ModelsView, present_models
from ui.store import Store
from ui.widgets.buttons import Button
from ui.widgets.card import Card
from ui.widgets.empty import EmptyState
from ui.widgets.keyed import KeyedColumn
from ui.widgets.labels import Label
from ui.widgets.page import Page
from ui.widgets.scroll import ScrollColumn
from ui.widgets.tab_order import follow_layout
from ui.widgets.wrap import WrapRow

PLACEHOLDER = "owner/repo:Q4_K_M, starter, or the path of a file"
HINT = (
    "A name from the Hub such as owner/repo:Q4_K_M. Nothing is loaded: the file is fetched, "
    "and its plan is shown."
)


class ModelsPage(Page):
    """Follows the store; `navigate` asks for another page."""

    navigate = Signal(str)

    def __init__(self, core: Core, store: Store, parent: QWidget | None = None) -> None:
        super().__init__("Models", "On this computer, and how to get one", parent)
        self._core = core
        self._store = store
        self._seen = _seen(store.state)
        self._view: ModelsView | None = None
        self._downloads: tuple[DownloadView, ...] = ()
        self.ref = QLineEdit()
        self.ref.setPlaceholderText(PLACEHOLDER)
        self.ref.setAccessibleName("Get a model")
        self.ref.setAccessibleDescription(HINT)
        self.ref.setToolTip(HINT)
        self.get = Button("Get", "primary", icon="download")
        self.get.setEnabled(False)
        self.add_file = Button("Add a file…", icon="folder")
        self.session = SessionCard(core)
        self.transfers: KeyedColumn[DownloadView] = KeyedColumn(self._transfer, _ref, gap=8)
        self.library: KeyedColumn[LibraryRow] = KeyedColumn(self._file, _path, gap=8)
        self.starter = Button("Get the starter model", "primary", small=True)
        self.engine_test = Button("Try the engine test", small=True)
        self.empty = EmptyState(
            "models",
            "No model is here yet",
            "The starter model is small and comes with Plimsoll. The engine test is a tiny one "
            "that only shows that everything works.",
            (self.starter, self.engine_test),
        )
        self._arrange()
        self._connect()
        for rows in (self.transfers, self.library):
            rows.grew.connect(self._order)
        store.changed.connect(self.refresh)
        self._draw(store.state)
        self._order()

    @Slot()
    def _order(self) -> None:
        follow_layout(self)

    def _arrange(self) -> None:
        scroll = ScrollColumn(gap=16)
        get = Card(padding=12, gap=6)
        line = WrapRow(gap=8)
        line.add(self.ref, basis=240, grow=True)
        line.add(self.get)
        line.add(self.add_file)
        get.body.addWidget(Label("Get a model", "strong"))
        get.body.addWidget(line)
        self.transfers_title = Label("Downloads", "heading")
        self.library_title = Label("On this computer", "heading")
        for widget in (
            self.session,
            get,
            self.transfers_title,
            self.transfers,
            self.library_title,
            self.library,
            self.empty,
        ):
            scroll.body.addWidget(widget)
        self.body.addWidget(scroll, 1)

    def _connect(self) -> None:
        self.ref.textChanged.connect(self._typed)
        self.ref.returnPressed.connect(self._get)
        self.get.clicked.connect(self._get)
        self.add_file.clicked.connect(self._pick)
        self.starter.clicked.connect(self._starter)
        self.engine_test.clicked.connect(self._engine_test)
        self.session.fixes_wanted.connect(self._to_fixes)

    # --- drawing -------------------------------------------------------------------------------
    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._draw(self._store.state)

    @Slot(object)
    def refresh(self, state: State) -> None:
        """Follow the state while somebody looks; readings alone change nothing here."""
        if self.isVisible() and any(
            new is not old for new, old in zip(_seen(state), self._seen, strict=True)
        ):
            self._draw(state)

    def _draw(self, state: State) -> None:
        """Show the library, the downloads and the open model."""
        self._seen = _seen(state)
        downloads = present_downloads(state)
        if downloads != self._downloads:
            self._downloads = downloads
            self.transfers.show_views(downloads)
        view = present_models(state)
        self.transfers_title.setVisible(bool(downloads))
        self.transfers.setVisible(bool(downloads))
        if view != self._view:
            self._view = view
            self.library.show_views(view.rows)
            self.library_title.setVisible(bool(view.rows))
            self.empty.setVisible(not view.rows)
            self.session.setVisible(view.session is not None)
        if view.session is not None and state.session is not None:
            self.session.draw(view.session, state.session.config)

    def _transfer(self, ref: str) -> QWidget:
        return DownloadLine(self._core, ref)

    def _file(self, path: str) -> QWidget:
        line = LibraryLine(path)
        line.opened.connect(self._open)
        return line

    # --- asked for -----------------------------------------------------------------------------
    @Slot()
    def _to_fixes(self) -> None:
        self.navigate.emit("fixes")

    @Slot(str)
    def _open(self, path: str) -> None:
        self._core.do(Choose(ref=path))

    @Slot(str)
    def _typed(self, text: str) -> None:
        self.get.setEnabled(bool(text.strip()))

    @Slot()
    def _get(self) -> None:
        if ref := self.ref.text().strip():
            self._core.do(Choose(ref=ref))
            self.ref.clear()

    @Slot()
    def _starter(self) -> None:
        self._core.do(Choose(ref="starter"))

    @Slot()
    def _engine_test(self) -> None:
        self._core.do(Choose(ref="engine-test"))

    @Slot()
    def _pick(self) -> None:
        dialog = file_dialog(self)
        dialog.fileSelected.connect(self._import)
        dialog.open()

    @Slot(str)
    def _import(self, path: str) -> None:
        self._core.do(ImportFile(path=path))


def file_dialog(parent: QWidget) -> QFileDialog:
    """Return a dialog for one GGUF file; open it with `open()`, it deletes itself."""
    dialog = QFileDialog(parent, "Choose a model file")
    dialog.setObjectName("chooseFile")
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setNameFilters(["Model files (*.gguf)", "All files (*)"])
    dialog.finished.connect(dialog.deleteLater)
    return dialog


def _seen(state: State) -> tuple[object, ...]:
    return state.session, state.receipts, state.library, state.transfers


def _ref(view: DownloadView) -> str:
    return view.ref


def _path(view: LibraryRow) -> str:
    return view.path
