"""The Models page: what is on this computer, how to find more, and what is being fetched."""

from __future__ import annotations

from operator import attrgetter

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget
from typing_extensions import override

from app.commands import AddFolder, Choose, CloseRepo, ImportFile, OpenRepo, SearchHub
from app.state import State
from catalog.load import models as catalogue
from ui.making import Making, take_all
from ui.pages.asking import Core
from ui.pages.engine_panel import EnginePanel
from ui.pages.models_downloads import DownloadsTab
from ui.pages.models_drop import DropDesk
from ui.pages.models_find import FindTab
from ui.pages.models_library import LibraryTab
from ui.pages.models_repo import RepoPane
from ui.pages.models_session import SessionCard
from ui.presenters.download import under_way
from ui.presenters.query import Query, read_query
from ui.store import Store
from ui.widgets.labels import Label
from ui.widgets.page import Page
from ui.widgets.search_field import SearchField
from ui.widgets.segmented import Segmented
from ui.widgets.tab_order import follow_layout
from ui.widgets.wrap import WrapRow
from ui.words import QT_TR_NOOP, tr

TABS = (
    ("here", QT_TR_NOOP("On this computer")),
    ("find", QT_TR_NOOP("Find")),
    ("downloads", QT_TR_NOOP("Downloads")),
)
PLACEHOLDER = QT_TR_NOOP("Search, or paste owner/repo, an address or a path")
HINT = QT_TR_NOOP(
    "Words search the Hub when you press Enter, and narrow down the list of what is here while you "
    "type. owner/repo, an address, a name of the catalogue or the path of a file open at once."
)


class ModelsPage(Page):
    """Follows the store; `navigate` asks for another page."""

    navigate = Signal(str)

    def __init__(
        self, core: Core, store: Store, parent: QWidget | None = None, *, at_once: bool = True
    ) -> None:
        super().__init__(tr("Models"), "", parent)
        self.making = self._make(core, store)
        if at_once:
            take_all(self.making)

    def _make(self, core: Core, store: Store) -> Making:
        self._core = core
        self._store = store
        self._seen: tuple[object, ...] = ()
        self._repo = _repo(store.state)
        self._entered = ""
        self.setAccessibleName(tr("Models"))
        self.setAcceptDrops(True)
        self.tabs = Segmented([(tab, tr(word)) for tab, word in TABS], name=tr("Part of the page"))
        self.field = SearchField(tr("Find a model"), tr(PLACEHOLDER), wide=True)
        self.hint = Label(role="caption", wrap=True)
        yield
        session = SessionCard(core)
        yield
        self.here = LibraryTab(core, session)
        yield
        repo = RepoPane(core)
        yield
        self.find = FindTab(core, repo)
        yield
        self.downloads = DownloadsTab(core)
        yield
        self.engine = EnginePanel(core, brief=True)
        self.stack = QStackedWidget()
        self.desk = DropDesk(core, self)
        yield from self._arrange()
        yield
        self._connect()
        yield
        store.news.connect(self.refresh)
        self.go("find" if self._repo else "here")
        yield
        self._order()

    def _arrange(self) -> Making:
        self.field.setAccessibleDescription(tr(HINT))
        self.field.setToolTip(tr(HINT))
        self.header.title.hide()
        line = WrapRow(gap=12, line_gap=8)
        line.add(self.tabs)
        line.add(self.field, basis=260, grow=True)
        self.header.layout_row.insertWidget(0, line, 1, Qt.AlignmentFlag.AlignVCenter)
        self.header.layout_row.setStretch(2, 0)
        # Large text puts the field under the tabs; a header of fixed height would cut it.
        self.header.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.body.addWidget(self.engine)
        self.body.addWidget(self.stack, 1)
        for tab in (self.here, self.find, self.downloads):
            self.stack.addWidget(tab)
            yield
        self.hint.hide()
        self.body.addWidget(self.hint)
        self.arrange()

    def _connect(self) -> None:
        self.tabs.chosen.connect(self.go)
        self.field.textChanged.connect(self._typed)
        self.field.returnPressed.connect(self._enter)
        self.here.find_wanted.connect(self._to_find)
        self.here.session.fixes_wanted.connect(self._to_fixes)
        self.find.watch_wanted.connect(self._to_downloads)
        self.find.opened.connect(self._to_here)
        self.downloads.opened.connect(self._to_here)
        self.desk.wanted.connect(self._to_here)
        for rows in (self.downloads.rows, self.here.folders):
            rows.grew.connect(self._order)
        self.find.repo.ladder.ladder.grew.connect(self._order)
        search = QShortcut(QKeySequence.StandardKey.Find, self)
        search.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        search.activated.connect(self.begin)

    @Slot()
    def _order(self) -> None:
        follow_layout(self)

    @override
    def arrange(self) -> None:
        word = tr("Mine") if self.compact else tr(TABS[0][1])
        self.tabs.button("here").setText(word)
        self.tabs.button("here").setAccessibleName(tr(TABS[0][1]))

    @Slot()
    def begin(self) -> None:
        """Give the keyboard to the search field."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def watch_drops(self, window: QWidget) -> None:
        """Take what is dropped anywhere on `window` too."""
        window.setAcceptDrops(True)
        window.installEventFilter(self.desk)

    def regions(self) -> list[QWidget]:
        """Return what F6 walks through."""
        return [self.header, self.stack.currentWidget()]

    # --- drawing -------------------------------------------------------------------------------
    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._draw(self._store.state)

    @Slot(object)
    def refresh(self, state: State) -> None:
        """Follow the state while somebody looks; readings alone change nothing here."""
        opened, self._repo = _repo(state) not in {"", self._repo}, _repo(state)
        if opened:
            self.go("find")
        if self.isVisible() and any(
            new is not old for new, old in zip(_seen(state), self._seen, strict=True)
        ):
            self._draw(state)

    @Slot(str)
    def go(self, tab: str) -> None:
        """Show one of the tabs: here, find, downloads."""
        self.tabs.set_key(tab)
        self.stack.setCurrentIndex([key for key, _ in TABS].index(tab))
        self._draw(self._store.state)

    def _draw(self, state: State) -> None:
        """Draw the tab that is shown."""
        self._seen = _seen(state)
        self.engine.draw(state)
        self.engine.setVisible(self.engine.there and self.engine.offers)
        many = under_way(state)
        word = tr("Downloads · {n}") if many else tr("Downloads")
        self.tabs.button("downloads").setText(word.format(n=many))
        tab = self.tabs.key
        if tab == "here":
            self.here.draw(state, self._narrowing())
        elif tab == "find":
            self.find.draw(state)
        else:
            self.downloads.draw(state)

    def _query(self) -> Query:
        return read_query(self.field.text(), {model.id for model in catalogue()})

    def _narrowing(self) -> str:
        """Return the words that narrow down the library: no reference, and not an old search."""
        query = self._query()
        old = query.text == self._entered
        return "" if old or query.kind != "words" else query.text

    # --- asked for -----------------------------------------------------------------------------
    @Slot()
    def _typed(self) -> None:
        query = self._query()
        self.hint.setText(query.hint)
        self.hint.setVisible(self.field.hasFocus() and bool(self.field.text().strip()))
        if self.tabs.key == "here":
            self.here.draw(self._store.state, self._narrowing())

    @Slot()
    def _enter(self) -> None:
        query = self._query()
        match query.kind:
            case "words":
                if self._store.state.repo is not None:
                    self._core.do(CloseRepo())
                self._core.do(SearchHub(text=query.text))
            case "repo":
                self.find.repo.ladder.want(query.quant)
                self._core.do(OpenRepo(ref=query.text))
            case "folder":
                self._core.do(AddFolder(path=query.text))
            case "file":
                self._core.do(ImportFile(path=query.text))
                self._core.do(Choose(ref=query.text))
            case "packaged":
                self._core.do(Choose(ref=query.text))
        self.hint.hide()
        self._entered = query.text
        found = query.kind in {"words", "repo"}
        if not found:
            self.field.clear()
        self.go("find" if found else "here")

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down and self.field.hasFocus():
            self.focusNextChild()
        else:
            super().keyPressEvent(event)

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self.desk.welcome(event)

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        self.desk.take(event)

    @Slot()
    def _to_fixes(self) -> None:
        self.navigate.emit("fixes")

    @Slot()
    def _to_here(self) -> None:
        self.navigate.emit("models")
        self.go("here")

    @Slot()
    def _to_find(self) -> None:
        self.go("find")
        self.begin()

    @Slot()
    def _to_downloads(self) -> None:
        self.go("downloads")


def _repo(state: State) -> str:
    return state.repo.repo if state.repo else ""


_seen = attrgetter(
    "session", "receipts", "library", "transfers", "search", "repo", "access", "settings",
    "proposals", "machine", "clocks", "engines",
)  # fmt: skip
