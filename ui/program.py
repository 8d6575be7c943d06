"""Everything that lives while the window does, and what leads from one to the other."""

from __future__ import annotations

import sys
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication

from app.commands import Choose, ImportFile, OpenLink
from app.links import is_link
from app.state import State
from ui import icons
from ui import theme as themes
from ui.bridge import Bridge
from ui.furnish import Furnisher, PagesCore
from ui.languages import Languages
from ui.power import PowerEvents
from ui.shutdown import Shutdown, StopSignals
from ui.single import SingleInstance
from ui.store import Store
from ui.tray import Tray
from ui.window import Window

PANEL_MS, PANEL_LOOKS = 500, 30
"""A desktop that has just begun may take a while to show its panel."""


class WholeCore(PagesCore, Protocol):
    """The core as the program needs it."""

    @property
    def state(self) -> State:
        """The newest state."""

    def close(self, deadline: float = 3.0) -> bool:
        """End every job within `deadline` seconds; return whether all ended."""


class Program(QObject):
    """Store, window, tray and the way out, wired together."""

    def __init__(
        self, app: QApplication, core: WholeCore, bridge: Bridge, single: SingleInstance
    ) -> None:
        super().__init__(app)
        self.core = core
        self.languages = Languages(app)
        self.languages.use(core.state.settings.language)
        themes.current().use(core.state.settings)
        self.store = Store(core.state, self)
        self.store.listen(bridge)
        self.furnisher = Furnisher(core, self.store, self)
        self.window = Window(core, self.store, *self.furnisher.make())
        self.tray = Tray(core, self.store, self)
        self.shutdown = Shutdown(app, core.close)
        self.signals = StopSignals(self)
        if sys.platform == "win32":
            self.power = PowerEvents(core)
            app.installNativeEventFilter(self.power)
        self._panel_looks = 0
        self._panel = QTimer(self)
        self._panel.setInterval(PANEL_MS)
        self._panel.timeout.connect(self._look_for_panel)
        self._connect(single)

    def _connect(self, single: SingleInstance) -> None:
        self.signals.asked.connect(self.shutdown.begin)
        self.shutdown.begun.connect(self.leave)
        self.window.closed.connect(self.window_closed)
        self.window.quit_asked.connect(self.shutdown.begin)
        self.tray.opened.connect(self.open_page)
        self.tray.quit_asked.connect(self.shutdown.begin)
        self.tray.lost.connect(self.come_back)
        self.store.news.connect(self.apply_settings)
        single.asked.connect(self.open_path)

    @Slot(object)
    def apply_settings(self, state: State) -> None:
        """Look and speak as the settings say; nothing happens while they stay the same."""
        spoken = self.languages.use(state.settings.language)
        themes.current().turn_to(state.settings)
        if spoken:
            self.tray.retranslate()
            self.furnisher.again(self.window)

    def begin(self, *, hidden: bool) -> None:
        """Show the window; `hidden`, at login, only when no panel comes to show the icon."""
        if not hidden:
            self.window.show()
            return
        self._panel_looks = PANEL_LOOKS
        self._panel.start()

    @Slot()
    def _look_for_panel(self) -> None:
        self._panel_looks -= 1
        if self.tray.available:
            self._panel.stop()
            self.tray.set_window_hidden(hidden=True)
        elif self._panel_looks <= 0:
            self._panel.stop()
            self.come_back()

    @Slot(str)
    def open_path(self, path: str) -> None:
        """Come to the front; take the file or the link of a second start."""
        if self.shutdown.running:
            return
        self.tray.set_window_hidden(hidden=False)
        self.window.raise_up()
        if is_link(path):
            self.window.go("models")
            self.core.do(OpenLink(link=path))
        elif path:
            self.core.do(ImportFile(path=path))
            self.core.do(Choose(ref=path))

    @Slot(str)
    def open_page(self, page: str) -> None:
        """Come to the front on `page`."""
        self.open_path("")
        if page:
            self.window.go(page)

    @Slot()
    def window_closed(self) -> None:
        """Hide into the tray if that was chosen and there is one; else end."""
        if self.store.state.settings.close_to_tray and self.tray.available:
            self.window.hide()
            self.tray.set_window_hidden(hidden=True)
        else:
            self.shutdown.begin()

    @Slot()
    def come_back(self) -> None:
        """The panel is gone: a hidden window would be out of reach."""
        if not self.window.isVisible():
            self.open_path("")

    @Slot()
    def leave(self) -> None:
        """Hide everything; the core ends in the meantime."""
        self.window.hide()
        self.tray.close()


def make_application() -> QApplication:
    """Return the QApplication with its names; closing the window is not the end by itself."""
    app = QApplication(sys.argv[:1])
    app.setApplicationName("plimsoll")
    app.setApplicationDisplayName("Plimsoll")
    app.setDesktopFileName("plimsoll")
    app.setWindowIcon(icons.app_icon())
    app.setQuitOnLastWindowClosed(False)
    return app
