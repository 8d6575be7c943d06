"""The icon in the panel: never the only door to the window."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QSystemTrayIcon

from app.commands import LoadModel, StopReply, UnloadModel
from app.state import State
from ui import icons
from ui import theme as themes
from ui.pages.asking import Core
from ui.presenters.card_tile import used_line
from ui.presenters.tidings import tidings
from ui.presenters.tray import (
    TrayView,
    present_downloads_deed,
    tray_view,
)
from ui.store import Store
from ui.words import QT_TR_NOOP, tr

_LOOK_MS = 1000
MESSAGE_MS = 6000
_NO_PANEL = {"offscreen", "minimal", "vnc", "linuxfb", "eglfs"}
_ICONS = {
    "open": "home",
    "stop": "stop",
    "load": "play",
    "unload": "eject",
    "downloads": "download",
    "fixes": "fixes",
    "settings": "settings",
    "quit": "x",
}
_WORDS = {
    "fixes": QT_TR_NOOP("See what helps"),
    "open": QT_TR_NOOP("Open Plimsoll"),
    "stop": QT_TR_NOOP("Stop the reply"),
    "load": QT_TR_NOOP("Load the model"),
    "unload": QT_TR_NOOP("Unload the model"),
    "settings": QT_TR_NOOP("Settings"),
    "quit": QT_TR_NOOP("Quit"),
}


class Tray(QObject):
    """Shows the session's state where there is a panel, also when one appears later.

    `opened` asks for a page ("" for the window as it is), `quit_asked` for the end; `lost` fires
    while the window is hidden and no panel shows the icon: it must come back.
    """

    opened = Signal(str)
    quit_asked = Signal()
    lost = Signal()

    def __init__(self, core: Core, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._core = core
        self._store = store
        self._view: TrayView | None = None
        self._before = store.state
        self._used = ""
        self._window_hidden = False
        self.menu = QMenu()
        self.actions: dict[str, QAction] = {}
        self._build_menu()
        self.icon = QSystemTrayIcon(self)
        self.icon.setContextMenu(self.menu)
        self.icon.activated.connect(self._activated)
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_MS)
        self._timer.timeout.connect(self._look)
        themes.current().changed.connect(self.retheme)
        store.news.connect(self.refresh)
        store.changed.connect(self._follow)
        self.refresh(store.state)
        if QGuiApplication.platformName() not in _NO_PANEL:
            self.icon.show()

    @property
    def available(self) -> bool:
        """Whether a panel shows the icon now (an icon's own `isVisible` proves nothing)."""
        panel = QGuiApplication.platformName() not in _NO_PANEL
        return panel and QSystemTrayIcon.isSystemTrayAvailable()

    def set_window_hidden(self, *, hidden: bool) -> None:
        """Know whether the window is hidden: only then there are messages."""
        self._window_hidden = hidden
        if hidden and QGuiApplication.platformName() not in _NO_PANEL:
            self._timer.start()
        else:
            self._timer.stop()

    @Slot()
    def close(self) -> None:
        """Take the icon away."""
        self._timer.stop()
        self.icon.hide()

    @Slot(object)
    def _follow(self, state: State) -> None:
        """Take in a reading: one line shows it, in whole tenths of a GiB."""
        used = used_line(state)
        if used != self._used:
            self._used = used
            self.refresh(state)

    @Slot(object)
    def refresh(self, state: State) -> None:
        """Show `state`."""
        view, old = tray_view(state), self._view
        before, self._before = self._before, state
        if self._window_hidden and self.available:
            for title, text in tidings(before, state):
                self.icon.showMessage(title, text, icons.app_icon(), MESSAGE_MS)
        if view != old:
            self._view = view
            if old is None or view.icon != old.icon:
                self.retheme()
            self._say(view)

    @Slot()
    def retheme(self) -> None:
        """Draw the icon for the panel's colours."""
        if self._view is None:
            return
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        self.icon.setIcon(icons.tray_icon(self._view.icon, dark_panel=dark))
        for name, icon in _ICONS.items():
            self.actions[name].setIcon(icons.icon(icon))

    def retranslate(self) -> None:
        """Say everything anew, in another language."""
        self._view = None
        self.refresh(self._store.state)

    def _say(self, view: TrayView) -> None:
        # The menu outlives the window that is made anew for another language.
        for name, words in _WORDS.items():
            self.actions[name].setText(tr(words))
        self.icon.setToolTip(view.tooltip)
        self.actions["title"].setText(view.title)
        self.actions["detail"].setText(view.detail)
        self.actions["detail"].setVisible(bool(view.detail))
        self.actions["fixes"].setVisible(view.failed)
        self.actions["stop"].setVisible(view.can_stop)
        self.actions["load"].setEnabled(view.can_load)
        self.actions["unload"].setEnabled(view.can_unload)
        self.actions["downloads"].setText(view.downloads)
        self.actions["downloads"].setVisible(bool(view.downloads))

    def _build_menu(self) -> None:
        self._entry("title")
        self._entry("detail")
        for name in ("title", "detail"):
            self.actions[name].setEnabled(False)
        self.menu.addSeparator()
        self._entry("fixes").triggered.connect(self._open_fixes)
        self._entry("open").triggered.connect(self._open)
        self._entry("stop").triggered.connect(self._stop_reply)
        self._entry("load").triggered.connect(self._load)
        self._entry("unload").triggered.connect(self._unload)
        self._entry("downloads").triggered.connect(self._downloads)
        self.menu.addSeparator()
        self._entry("settings").triggered.connect(self._open_settings)
        self._entry("quit").triggered.connect(self.quit_asked)

    def _entry(self, name: str) -> QAction:
        action = self.menu.addAction("")
        self.actions[name] = action
        return action

    # --- what was asked ------------------------------------------------------------------------
    @Slot(QSystemTrayIcon.ActivationReason)
    def _activated(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        if reason in {
            QSystemTrayIcon.ActivationReason.Trigger,
            QSystemTrayIcon.ActivationReason.DoubleClick,
        }:
            self.opened.emit("")

    @Slot()
    def _open(self) -> None:
        self.opened.emit("")

    @Slot()
    def _open_fixes(self) -> None:
        self.opened.emit("fixes")

    @Slot()
    def _open_settings(self) -> None:
        self.opened.emit("settings")

    @Slot()
    def _stop_reply(self) -> None:
        self._core.do(StopReply())

    @Slot()
    def _load(self) -> None:
        self._core.do(LoadModel())

    @Slot()
    def _unload(self) -> None:
        self._core.do(UnloadModel())

    @Slot()
    def _downloads(self) -> None:
        for command in present_downloads_deed(self._store.state):
            self._core.do(command)

    @Slot()
    def _look(self) -> None:
        if self._window_hidden and not self.available:
            self.lost.emit()
