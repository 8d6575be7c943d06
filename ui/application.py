"""Composition of the window: the only place that constructs core, store, pages and tray."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication, QMessageBox

from app.commands import Choose, ImportFile
from app.core import Core
from app.errors import PlimsollError
from app.paths import Paths
from app.state import State
from ui import icons
from ui import theme as themes
from ui.bridge import Bridge
from ui.collector import GuiCollector
from ui.crash import CrashReporter, record_aborts
from ui.guard import guard_overrides
from ui.onboarding.flow import Onboarding
from ui.pages import make_pages
from ui.shutdown import Shutdown, StopSignals
from ui.single import SingleInstance, hand_over
from ui.store import Store
from ui.tray import Tray
from ui.window import Window


def run(arguments: list[str]) -> int:
    """Open the window, or raise the one that is open; return the exit code."""
    paths = Paths.default()
    guard_overrides()
    app = QApplication(sys.argv[:1])
    app.setApplicationName("plimsoll")
    app.setApplicationDisplayName("Plimsoll")
    app.setDesktopFileName("plimsoll")
    app.setWindowIcon(icons.app_icon())
    app.setQuitOnLastWindowClosed(False)
    reporter = CrashReporter(app)
    reporter.install()
    collector = GuiCollector(app)
    path = str(Path(arguments[0]).resolve()) if arguments else ""
    try:
        paths.make()
        aborts = record_aborts(paths.state)
        single = SingleInstance(paths.data, app)
        if not single.acquire():
            return _hand_over(paths, path)
        program = Program(app, paths, single)
    except PlimsollError as error:
        return _cannot_start(app, error)
    program.start(path)
    code = app.exec()
    collector.stop()
    single.release()
    aborts.flush()
    return code


class Program(QObject):
    """Everything that lives while the window does, and what leads from one to the other."""

    def __init__(self, app: QApplication, paths: Paths, single: SingleInstance) -> None:
        super().__init__(app)
        self.bridge = Bridge(self)
        self.core = Core(paths, self.bridge.publish)
        themes.current().use(self.core.state.settings)
        self.store = Store(self.core.state, self)
        self.store.listen(self.bridge)
        pages = make_pages(self.core, self.store)
        self.window = Window(self.core, self.store, pages, Onboarding(self.core, self.store))
        self.tray = Tray(self.core, self.store, self)
        self.shutdown = Shutdown(app, self.core.close)
        self.signals = StopSignals(self)
        self.signals.asked.connect(self.shutdown.begin)
        self.shutdown.begun.connect(self.leave)
        self.window.closed.connect(self.window_closed)
        self.tray.opened.connect(self.open_page)
        self.tray.quit_asked.connect(self.shutdown.begin)
        self.tray.lost.connect(self.come_back)
        self.store.changed.connect(self.apply_settings)
        single.asked.connect(self.open_path)

    def start(self, path: str) -> None:
        """Show the window, then look at the machine."""
        self.window.show()
        QTimer.singleShot(0, self.core.start)
        if path:
            self.open_path(path)

    @Slot(object)
    def apply_settings(self, state: State) -> None:
        """Look as the settings say; nothing happens while they stay the same."""
        themes.current().use(state.settings)

    @Slot(str)
    def open_path(self, path: str) -> None:
        """Come to the front; take the file of a second start."""
        self.tray.set_window_hidden(hidden=False)
        self.window.raise_up()
        if path:
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
        if not self.shutdown.running and not self.window.isVisible():
            self.open_path("")

    @Slot()
    def leave(self) -> None:
        """Hide everything; the core ends in the meantime."""
        self.window.hide()
        self.tray.close()


def _hand_over(paths: Paths, path: str) -> int:
    if hand_over(paths.data, path):
        return 0
    sys.stderr.write("Plimsoll is open already but does not answer. End it and start again.\n")
    return 1


def _cannot_start(app: QApplication, error: PlimsollError) -> int:
    themes.current()
    box = QMessageBox(QMessageBox.Icon.Critical, "Plimsoll", error.text)
    box.setInformativeText(error.fix)
    box.finished.connect(app.quit)
    box.show()
    app.exec()
    sys.stderr.write(f"{error.text} {error.fix}".strip() + "\n")
    return error.exit_code
