"""The Settings page: simple things first, the expert's folded away. Every change is kept at once."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QShowEvent
from PySide6.QtWidgets import QSystemTrayIcon, QWidget
from typing_extensions import override

from app.commands import ChangeSettings
from app.hub.site import cache_folder
from app.paths import Paths
from app.state import State
from ui.pages.asking import Core
from ui.pages.engine_panel import EnginePanel
from ui.pages.settings_rows import DecimalBox, SettingGroup, WholeBox
from ui.presenters.settings import (
    PRIVACY,
    PRIVACY_TITLE,
    THEMES,
    SettingsView,
    changed,
    present_settings,
)
from ui.store import Store
from ui.widgets.buttons import Button
from ui.widgets.card import Note
from ui.widgets.labels import Label
from ui.widgets.page import Page
from ui.widgets.scroll import ScrollColumn
from ui.widgets.segmented import Segmented
from ui.widgets.switch import Switch

TRAY = "Closing the window leaves the model loaded."
NO_TRAY = "This desktop shows no tray now, so closing the window ends Plimsoll."


class SettingsPage(Page):
    """Follows the store; every change is kept at once."""

    def __init__(self, core: Core, store: Store, parent: QWidget | None = None) -> None:
        super().__init__("Settings", "Kept at once", parent)
        self._core = core
        self._store = store
        self._view: SettingsView | None = None
        self.models_folder = cache_folder()
        self.data_folder = Paths.default().data
        self.theme_choice = Segmented(
            [(choice.value, choice.text) for choice in THEMES], name="Theme", small=True
        )
        self.text_size = Segmented(
            [(size.value, size.text) for size in present_settings(store.state).text_sizes],
            name="Text size",
            small=True,
        )
        self.motion = Switch(name="Motion")
        self.patterns = Switch(name="Patterns in the plan bar")
        self.tray = Switch(name="Keep running in the tray")
        self.temperature = _decimal("Temperature", 0.0, 5.0, 0.1)
        self.reply = _whole("Longest reply", 1, 1 << 20, 256, " tokens")
        self.own_threads = Switch(name="Choose the number of threads")
        self.threads = _whole("Threads", 1, 1024, 1, "")
        self.reserve = _whole("Kept free for the desktop", 0, 65_536, 64, " MiB")
        self.open_models = Button("Open folder", icon="folder", small=True)
        self.open_models.setAccessibleName("Open the folder of the models")
        self.open_data = Button("Open folder", icon="folder", small=True)
        self.open_data.setAccessibleName("Open the folder of chats, receipts and settings")
        self.expert = Switch("Expert")
        self.setup = Button("Run setup again", small=True)
        self._arrange()
        self._connect()
        store.changed.connect(self.refresh)
        self._draw(store.state)

    # --- how it looks --------------------------------------------------------------------------
    def _arrange(self) -> None:
        self.header.actions.addWidget(self.expert)
        scroll = ScrollColumn(gap=16)
        self.engine = self._engine()
        self.engines = EnginePanel(self._core, brief=False)
        for widget in (
            self._general(),
            self._replies(),
            self.engines,
            self.engine,
            self._folders(),
            Note(f"{PRIVACY_TITLE} {PRIVACY}", "accent", icon="driver"),
            self._about(),
        ):
            scroll.body.addWidget(widget)
        self.engine.hide()
        self.body.addWidget(scroll, 1)

    def _general(self) -> SettingGroup:
        group = SettingGroup("General")
        group.add("Theme", "System follows your desktop, also while running.", self.theme_choice)
        group.add("Text size", "Everything grows with it.", self.text_size)
        group.add("Motion", "Short fades when something appears.", self.motion)
        group.add(
            "Patterns in the plan bar", "Tells the parts apart without colour.", self.patterns
        )
        self.tray_row = group.add("Keep running in the tray", TRAY, self.tray)
        return group

    def _replies(self) -> SettingGroup:
        group = SettingGroup("Replies")
        group.add(
            "Temperature",
            "0 always takes the likeliest word. Higher is more varied.",
            self.temperature,
        )
        group.add("Longest reply", "A reply that is still going stops here.", self.reply)
        return group

    def _engine(self) -> SettingGroup:
        group = SettingGroup("Threads and reserve")
        self.threads_row = group.add("Own number of threads", "", self.own_threads)
        group.add("Threads", "Processor threads for the engine.", self.threads)
        group.add(
            "Kept free for the desktop",
            "Card memory that no plan may take. Less room for the model, fewer surprises.",
            self.reserve,
        )
        return group

    def _folders(self) -> SettingGroup:
        group = SettingGroup("Folders")
        group.add(
            "Models",
            f"{self.models_folder}\nShared with other tools; HF_HOME chooses another place.",
            self.open_models,
        )
        group.add("Chats, receipts and settings", str(self.data_folder), self.open_data)
        return group

    def _about(self) -> SettingGroup:
        group = SettingGroup("About")
        names = (
            ("Plimsoll", "plimsoll"),
            ("llama-cpp-python", "llama-cpp-python"),
            ("Qt for Python", "PySide6-Essentials"),
        )
        said = Label(
            " · ".join(f"{name} {version(package)}" for name, package in names),
            "small",
            wrap=True,
            selectable=True,
        )
        group.add("Setup", "This machine, a model, its proof: step by step.", self.setup)
        said.setContentsMargins(0, 8, 0, 0)
        group.body.addWidget(said)
        return group

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        there = QSystemTrayIcon.isSystemTrayAvailable()
        self.tray_row.text.setText(TRAY if there else NO_TRAY)
        self._draw(self._store.state)

    # --- drawing -------------------------------------------------------------------------------
    @Slot(object)
    def refresh(self, state: State) -> None:
        """Follow the settings while somebody looks."""
        if self.isVisible():
            self._draw(state)

    def _draw(self, state: State) -> None:
        self.engines.draw(state)
        view = present_settings(state)
        if view == self._view:
            return
        self._view = view
        self.theme_choice.set_key(view.theme)
        self.text_size.set_key(view.text_size)
        for switch, on in (
            (self.motion, view.motion),
            (self.patterns, view.patterns),
            (self.tray, view.close_to_tray),
            (self.own_threads, view.own_threads),
        ):
            _quietly(switch, on)
        self.threads_row.text.setText(view.threads_text)
        with QSignalBlocker(self.temperature):
            self.temperature.setValue(view.temperature)
        for box, value in (
            (self.reply, view.max_reply_tokens),
            (self.threads, view.threads),
            (self.reserve, view.reserve_mib),
        ):
            with QSignalBlocker(box):
                box.setValue(value)
        self.threads.setEnabled(view.own_threads)

    # --- asked for -----------------------------------------------------------------------------
    def _connect(self) -> None:
        self.theme_choice.chosen.connect(self._theme)
        self.text_size.chosen.connect(self._size)
        self.motion.toggled.connect(self._motion)
        self.patterns.toggled.connect(self._patterns)
        self.tray.toggled.connect(self._tray)
        self.own_threads.toggled.connect(self._own_threads)
        self.temperature.valueChanged.connect(self._temperature)
        self.reply.valueChanged.connect(self._reply)
        self.threads.valueChanged.connect(self._threads)
        self.reserve.valueChanged.connect(self._reserve)
        self.open_models.clicked.connect(self._open_models)
        self.open_data.clicked.connect(self._open_data)
        self.expert.toggled.connect(self.engine.setVisible)
        self.setup.clicked.connect(self._setup)

    def _change(self, **changes: object) -> None:
        settings = changed(self._store.state.settings, **changes)
        if settings != self._store.state.settings:
            self._core.do(ChangeSettings(settings=settings))

    @Slot(str)
    def _theme(self, theme: str) -> None:
        self._change(theme=theme)

    @Slot(str)
    def _size(self, size: str) -> None:
        self._change(text_scale_pct=int(size))

    @Slot(bool)
    def _motion(self, on: bool) -> None:  # noqa: FBT001 - Qt's signal
        self._change(reduce_motion=not on)

    @Slot(bool)
    def _patterns(self, on: bool) -> None:  # noqa: FBT001 - Qt's signal
        self._change(bar_patterns=on)

    @Slot(bool)
    def _tray(self, on: bool) -> None:  # noqa: FBT001 - Qt's signal
        self._change(close_to_tray=on)

    @Slot(bool)
    def _own_threads(self, on: bool) -> None:  # noqa: FBT001 - Qt's signal
        self._change(n_threads=self.threads.value() if on else None)

    @Slot(float)
    def _temperature(self, value: float) -> None:
        self._change(temperature=round(value, 2))

    @Slot(int)
    def _reply(self, tokens: int) -> None:
        self._change(max_reply_tokens=tokens)

    @Slot(int)
    def _threads(self, threads: int) -> None:
        if self.own_threads.isChecked():
            self._change(n_threads=threads)

    @Slot()
    def _setup(self) -> None:
        self._change(onboarded=False)

    @Slot(int)
    def _reserve(self, mib: int) -> None:
        self._change(desktop_reserve_mib=mib)

    @Slot()
    def _open_models(self) -> None:
        open_folder(self.models_folder)

    @Slot()
    def _open_data(self) -> None:
        open_folder(self.data_folder)


def open_folder(folder: Path) -> None:
    """Show `folder` in the desktop's own file manager."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def _whole(name: str, low: int, high: int, step: int, unit: str) -> WholeBox:
    box = WholeBox()
    box.setRange(low, high)
    box.setSingleStep(step)
    box.setSuffix(unit)
    box.setGroupSeparatorShown(True)
    box.setKeyboardTracking(False)
    box.setAccessibleName(name)
    return box


def _decimal(name: str, low: float, high: float, step: float) -> DecimalBox:
    box = DecimalBox()
    box.setRange(low, high)
    box.setSingleStep(step)
    box.setDecimals(2)
    box.setKeyboardTracking(False)
    box.setAccessibleName(name)
    return box


def _quietly(switch: Switch, on: bool) -> None:  # noqa: FBT001 - mirrors setChecked
    with QSignalBlocker(switch):
        switch.setChecked(on)
