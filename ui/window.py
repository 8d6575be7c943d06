"""The window: sidebar, one page at a time, and the strip."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget
from typing_extensions import override

from app.commands import LoadModel, LookForFiles, UnloadModel
from app.session import Phase
from app.state import State
from ui import icons
from ui import theme as themes
from ui.pages.asking import Core
from ui.pages.palette import Palette
from ui.presenters.card_tile import card_tile_view
from ui.presenters.palette import Deed
from ui.presenters.strip import fixes_waiting
from ui.shell import Shell
from ui.store import Store
from ui.widgets.focus_ring import FocusRing
from ui.widgets.nav import PAGES
from ui.widgets.shortcuts import ShortcutsDialog
from ui.widgets.tab_order import stop_in_next

LEAST = QSize(800, 600)
USUAL = QSize(1200, 800)
FRAME = 16
"""Pixels a system's frame takes at each side; the title takes about twice as many."""


class Window(QMainWindow):
    """Pages come by name; a page's `navigate` signal shows another one.

    `onboarding` covers everything while the settings say that it was not finished. `closed` fires
    when the person closes the window; what that means is decided outside.
    """

    closed = Signal()
    quit_asked = Signal()

    def __init__(
        self,
        core: Core,
        store: Store,
        pages: Mapping[str, QWidget],
        onboarding: QWidget | None = None,
    ) -> None:
        super().__init__()
        self._core = core
        self._store = store
        self.setWindowTitle("Plimsoll")
        self.setWindowIcon(icons.app_icon())
        self.setMinimumSize(LEAST)
        self.resize(USUAL)
        self._left = False
        self._shortcuts: ShortcutsDialog | None = None
        self._palette: Palette | None = None
        self.pages: dict[str, QWidget] = {}
        self._cover: Shell | None = None
        self._holder = QStackedWidget()
        self.setCentralWidget(self._holder)
        shell = self.new_shell(list(pages))
        for name, page in pages.items():
            shell.add(name, page)
        if onboarding is not None:
            shell.add("", onboarding)
        self.furnish(shell)
        self.ring = FocusRing(self)
        self._bind_keys()
        store.news.connect(self.refresh)
        store.changed.connect(self._show_use)
        themes.current().changed.connect(self._measure)
        self.go(next(iter(self.pages), ""))

    def new_shell(self, names: Sequence[str]) -> Shell:
        """Return another inside for these pages; it stays out of sight until it is `furnish`ed."""
        return Shell(self._core, names, self._holder)

    def furnish(self, shell: Shell) -> Shell | None:
        """Show `shell` on the same page; the dialogs go, and what was shown before is returned."""
        old, shown = self._cover, self.page
        for dialog in filter(None, (self._shortcuts, self._palette)):
            dialog.hide()
            dialog.deleteLater()
        self._shortcuts = self._palette = None
        self._holder.addWidget(shell)
        self._cover = shell
        self.pages = {name: shell.pages[name] for name in PAGES if name in shell.pages}
        self.sidebar, self.strip, self.notices = shell.sidebar, shell.strip, shell.notices
        self.stack, self.onboarding = shell.stack, shell.onboarding
        for page in (*self.pages.values(), *filter(None, (shell.onboarding,))):
            self._follow(page)
        self.sidebar.chosen.connect(self.go)
        self.refresh(self._store.state)
        self._measure()
        self.go(shown)
        self._holder.setCurrentWidget(shell)
        if old is not None:
            self._holder.removeWidget(old)
            old.hide()
        return old

    def _follow(self, page: QWidget) -> None:
        for name, slot in (("navigate", self.go), ("finished", self._leave_onboarding)):
            if (signal := getattr(page, name, None)) is not None:
                signal.connect(slot)
        if callable(watch := getattr(page, "watch_drops", None)):
            watch(self)

    @property
    def page(self) -> str:
        """The name of the page that is shown."""
        shown = self._cover.stack.currentWidget() if self._cover else None
        return next((name for name, page in self.pages.items() if page is shown), "")

    @property
    def onboarding_shown(self) -> bool:
        """Whether the first steps cover the window."""
        shown = self._cover.currentWidget() if self._cover else None
        return self.onboarding is not None and shown is self.onboarding

    @Slot(str)
    def go(self, name: str) -> None:
        """Show page `name`; in the chat whoever goes there writes next."""
        if name in self.pages:
            self.stack.setCurrentWidget(self.pages[name])
            self.sidebar.select(name)
        if name == "chat":
            self._begin()
        if name == "models":
            self._core.do(LookForFiles())  # other programs bring and take models too

    @Slot(object)
    def refresh(self, state: State) -> None:
        """Draw the parts that every page shares."""
        self._cover.draw(state)
        self._show_use(state)
        if "fixes" in self.sidebar.buttons:
            failed = state.session is not None and state.session.phase is Phase.FAILED
            count = max(1, fixes_waiting(state.session)) if failed else 0
            self.sidebar.buttons["fixes"].set_count(count)
        self._left = self._left and not state.settings.onboarded
        index = int(not (state.settings.onboarded or self._left or self.onboarding is None))
        if self._cover.currentIndex() != index:
            self._cover.setCurrentIndex(index)
            self._begin()

    @Slot(object)
    def _show_use(self, state: State) -> None:
        """Draw what a reading changes on every page."""
        self.sidebar.tile.show_tile(card_tile_view(state))

    @Slot()
    def _leave_onboarding(self) -> None:
        """Uncover at once: what is typed next must not wait for the settings to be written."""
        self._left = True
        self.refresh(self._store.state)

    def _begin(self) -> None:
        """Give the keyboard to where the shown page is used first, such as the message box."""
        begin = getattr(self.stack.currentWidget(), "begin", None)
        if not self.onboarding_shown and callable(begin):
            begin()

    def fit_screen(self) -> None:
        """Leave room for the frame on a screen that is no larger than the usual window."""
        screen = self.screen()
        room = screen.availableSize() - QSize(FRAME, 2 * FRAME)
        self.resize(self.size().boundedTo(room).expandedTo(LEAST))

    @Slot()
    def raise_up(self) -> None:
        """Come to the front, from the tray or from below other windows."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    # --- size ----------------------------------------------------------------------------------
    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    @Slot()
    def _measure(self) -> None:
        self.sidebar.set_rail(rail=themes.current().compact(self.width()))

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()
        self.closed.emit()

    # --- keys ----------------------------------------------------------------------------------
    def _bind_keys(self) -> None:
        for number, name in enumerate(self.pages, start=1):
            self._key(f"Ctrl+{number}", getattr(self, f"_go_{name}"))
        self._key("Ctrl+,", self._go_settings)
        self._key("Ctrl+L", self._load)
        self._key("Ctrl+Shift+L", self._unload)
        self._key("Ctrl+Q", self.quit_asked)
        self._key("F6", self.next_region)
        self._key("Shift+F6", self.previous_region)
        self._key("F1", self.show_shortcuts)
        self._key("Ctrl+K", self.show_palette)

    def _key(self, keys: str, slot: object) -> None:
        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.activated.connect(slot)

    @Slot()
    def _go_chat(self) -> None:
        self._go_by_key("chat")

    @Slot()
    def _go_models(self) -> None:
        self._go_by_key("models")

    @Slot()
    def _go_monitor(self) -> None:
        self._go_by_key("monitor")

    @Slot()
    def _go_fixes(self) -> None:
        self._go_by_key("fixes")

    @Slot()
    def _go_settings(self) -> None:
        self._go_by_key("settings")

    def _go_by_key(self, name: str) -> None:
        if not self.onboarding_shown:
            self.go(name)

    @Slot()
    def _load(self) -> None:
        self._core.do(LoadModel())

    @Slot()
    def _unload(self) -> None:
        self._core.do(UnloadModel())

    @Slot()
    def show_shortcuts(self) -> None:
        """List the keys."""
        if self._shortcuts is None:
            self._shortcuts = ShortcutsDialog(self)
        self._shortcuts.open()

    @Slot()
    def show_palette(self) -> None:
        """Let something be done by its name."""
        if self.onboarding_shown:
            return
        if self._palette is None:
            self._palette = Palette(self)
            self._palette.chosen.connect(self._perform)
        self._palette.open_for(self._store.state)

    @Slot(object)
    def _perform(self, deed: Deed) -> None:
        if deed.page:
            self.go(deed.page)
        if deed.command is not None:
            self._core.do(deed.command)
        if deed.act == "keys":
            self.show_shortcuts()
        elif deed.act == "quit":
            self.quit_asked.emit()
        elif deed.act and callable(act := getattr(self.stack.currentWidget(), deed.act, None)):
            act()

    @Slot()
    def next_region(self) -> None:
        """Move the focus to the next of sidebar and page."""
        self._cycle(1)

    @Slot()
    def previous_region(self) -> None:
        """Move the focus to the region before."""
        self._cycle(-1)

    def regions(self) -> list[QWidget]:
        """Return what F6 walks through: a page may offer its own parts by `regions()`."""
        if self.onboarding_shown and self.onboarding is not None:
            return [self.onboarding]
        page = self.stack.currentWidget()
        own = getattr(page, "regions", None)
        parts = list(own()) if callable(own) else [page]
        return [self.sidebar, *(part for part in parts if part is not None)]

    def _cycle(self, step: int) -> None:
        if (child := stop_in_next(self.regions(), self.focusWidget(), step)) is not None:
            child.setFocus(Qt.FocusReason.ShortcutFocusReason)
