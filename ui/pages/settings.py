"""The Settings page: simple things first, the expert's folded away. Every change is kept at once."""

from __future__ import annotations

from functools import lru_cache
from importlib.metadata import version
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QSystemTrayIcon, QWidget
from typing_extensions import override

from app.commands import ChangeSettings
from app.hub.site import cache_folder
from app.paths import Paths
from app.settings import Settings
from app.state import State
from ui.making import Making, take_all
from ui.pages.connect import KeyCore
from ui.pages.engine_panel import EnginePanel
from ui.pages.settings_access import AccessGroup
from ui.pages.settings_api import ApiGroup
from ui.pages.settings_groups import NO_TRAY, TRAY, Processor, Replies, downloads, general, sampling
from ui.pages.settings_remote import RemoteGroup
from ui.pages.settings_rows import SettingGroup
from ui.pages.settings_sections import Sections
from ui.pages.settings_several import SeveralGroup
from ui.presenters.settings import (
    MIB,
    PRIVACY,
    PRIVACY_TITLE,
    with_setting,
)
from ui.store import Store
from ui.widgets.buttons import Button
from ui.widgets.card import Note
from ui.widgets.labels import Label
from ui.widgets.page import Page
from ui.widgets.search_field import SearchField
from ui.widgets.switch import Switch
from ui.words import sentences, tr

PACKAGES = (
    ("Plimsoll", "plimsoll"),
    ("llama-cpp-python", "llama-cpp-python"),
    ("Qt for Python", "PySide6-Essentials"),
)


class SettingsPage(Page):
    """Follows the store; every change is kept at once."""

    def __init__(
        self, core: KeyCore, store: Store, parent: QWidget | None = None, *, at_once: bool = True
    ) -> None:
        super().__init__(tr("Settings"), tr("Saved as you change it"), parent)
        self.making = self._make(core, store)
        if at_once:
            take_all(self.making)

    def _make(self, core: KeyCore, store: Store) -> Making:
        self._core = core
        self._store = store
        self.models_folder = cache_folder()
        self.data_folder = Paths.default().data
        settings = store.state.settings
        self.general = general(settings)
        yield
        self.replies = Replies()
        yield
        self.engines = EnginePanel(core, brief=False)
        yield
        self.downloads = downloads()
        yield
        self.access = AccessGroup(core)
        yield
        self.api = ApiGroup(core, store)
        yield
        self.remote = RemoteGroup(core)
        yield
        self.several = SeveralGroup(core)
        yield
        self.sampling = sampling()
        yield
        self.processor = Processor()
        yield
        self.open_models = _opener(tr("Open the folder of the models"))
        self.open_data = _opener(tr("Open the folder of chats, receipts and settings"))
        self.expert = Switch(tr("Expert"))
        self.setup = Button(tr("Run setup again"), small=True)
        self.search = SearchField(tr("Search settings"))
        self.sections = Sections()
        yield
        yield from self._arrange()
        yield
        self._connect()
        yield
        store.news.connect(self.refresh)
        self._draw(store.state)

    @Slot()
    def connect_app(self) -> None:
        """Show how other programs are connected."""
        self.api.open_dialog()

    def control(self, name: str) -> QWidget:
        """Return the control of the setting called `name`."""
        return next(group.controls[name] for group in self._groups if name in group.controls)

    def row(self, name: str) -> QWidget:
        """Return the row of the setting called `name`."""
        return next(group.rows[name] for group in self._groups if name in group.rows)

    # --- how it looks --------------------------------------------------------------------------
    def _arrange(self) -> Making:
        self._groups = (
            self.general,
            self.replies,
            self.downloads,
            self.api,
            self.sampling,
            self.processor,
        )
        self._resettable = (
            self.general,
            self.replies,
            self.downloads,
            self.sampling,
            self.processor,
        )
        self.header.actions.addWidget(self.expert)
        self.header.actions.addSpacing(8)
        self.header.actions.addWidget(self.search)
        # First into the page, then the groups into it: each move gives all below a style anew.
        self.body.addWidget(self.sections, 1)
        self.sections.add(self.general.title, self.general)
        self.sections.add(self.replies.title, self.replies)
        self.sections.add(tr("Engine"), self.engines)
        yield
        for group in (self.downloads, self.access, self.remote, self.api):
            self.sections.add(group.title, group)
            yield
        for group in (self.sampling, self.processor, self.several):
            self.sections.add(group.title, group, folded=True)
            yield
        folders, about = self._folders(), self._about()
        yield
        self.sections.add(folders.title, folders)
        privacy = Note(sentences(tr(PRIVACY_TITLE), tr(PRIVACY)), "accent", icon="driver")
        self.sections.add(tr("Privacy"), privacy)
        self.sections.add(about.title, about)
        self.arrange()

    def _folders(self) -> SettingGroup:
        group = SettingGroup(tr("Folders"))
        told = tr("Shared with other tools; HF_HOME chooses another place.")
        group.add(tr("Models"), f"{self.models_folder}\n{told}", self.open_models)
        group.add(tr("Chats, receipts and settings"), str(self.data_folder), self.open_data)
        return group

    def _about(self) -> SettingGroup:
        group = SettingGroup(tr("About"))
        said = " · ".join(f"{name} {_version(package)}" for name, package in PACKAGES)
        group.add(tr("Setup"), tr("This machine, a model, its proof: step by step."), self.setup)
        words = Label(said, "small", wrap=True, selectable=True)
        words.setContentsMargins(0, 8, 0, 0)
        group.body.addWidget(words)
        return group

    @override
    def arrange(self) -> None:
        self.sections.list.setHidden(self.compact)

    def regions(self) -> list[QWidget]:
        """Return what F6 walks through."""
        parts: list[QWidget] = [self.header, self.sections.list, self.sections.scroll]
        return [part for part in parts if not part.isHidden()]

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        there = QSystemTrayIcon.isSystemTrayAvailable()
        self.general.rows["close_to_tray"].text.setText(tr(TRAY if there else NO_TRAY))
        self._draw(self._store.state)

    # --- drawing -------------------------------------------------------------------------------
    @Slot(object)
    def refresh(self, state: State) -> None:
        """Follow the settings while somebody looks."""
        if self.isVisible():
            self._draw(state)

    def _draw(self, state: State) -> None:
        self.engines.draw(state)
        self.access.draw_state(state)
        self.remote.draw_state(state)
        if self.several.isVisibleTo(self):
            self.several.draw_state(state)
        self.api.draw_state(state)
        settings = state.settings
        for group in (self.general, self.replies, self.api, self.sampling):
            group.draw(settings)
        self._draw_odd(state, settings)
        self.sections.sift()

    def _draw_odd(self, state: State, settings: Settings) -> None:
        """Show what a person sees in another way than it is kept."""
        self.processor.draw_odd(state)
        for name, value in (
            ("downloads_at_once", settings.downloads_at_once),
            ("speed_mib_s", -(-settings.download_limit_bytes_s // MIB)),
        ):
            with QSignalBlocker(control := self.downloads.controls[name]):
                control.setValue(value)
        for group in self._resettable:
            group.draw_reset(settings)

    # --- asked for -----------------------------------------------------------------------------
    def _connect(self) -> None:
        for group in self._groups:
            group.wanted.connect(self._change)
        for group in self._resettable:
            group.replaced.connect(self._replace)
        self.open_models.clicked.connect(self._open_models)
        self.open_data.clicked.connect(self._open_data)
        self.expert.toggled.connect(self._unfold)
        self.setup.clicked.connect(self._setup)
        self.search.textChanged.connect(self._seek)
        QShortcut(QKeySequence("Ctrl+F"), self).activated.connect(self.seek)

    @Slot(str, object)
    def _change(self, name: str, value: object) -> None:
        if name == "own_threads":
            name, value = "n_threads", self.processor.threads.value() if value else None
        elif name == "n_threads" and not self.processor.own.isChecked():
            return
        now = self._store.state.settings
        settings = with_setting(now, name, value)
        if settings != now:
            self._core.do(ChangeSettings(settings=settings))

    @Slot(object)
    def _replace(self, settings: Settings) -> None:
        self._core.do(ChangeSettings(settings=settings))

    @Slot(bool)
    def _unfold(self, on: bool) -> None:  # noqa: FBT001 - Qt's signal
        self.sections.unfold(unfolded=on)
        self._draw(self._store.state)

    @Slot(str)
    def _seek(self, words: str) -> None:
        if words:
            # It is drawn only while it can be seen, and a search sees into what is folded.
            self.several.draw_state(self._store.state)
        self.sections.seek(words)

    @Slot()
    def seek(self) -> None:
        """Give the keyboard to the search."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    @Slot()
    def _setup(self) -> None:
        self._change("onboarded", value=False)

    @Slot()
    def _open_models(self) -> None:
        open_folder(self.models_folder)

    @Slot()
    def _open_data(self) -> None:
        open_folder(self.data_folder)


@lru_cache
def _version(package: str) -> str:
    """Return what is installed; to look it up takes several files."""
    return version(package)


def open_folder(folder: Path) -> None:
    """Show `folder` in the desktop's own file manager."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def _opener(name: str) -> Button:
    button = Button(tr("Open folder"), icon="folder", small=True)
    button.setAccessibleName(name)
    return button
