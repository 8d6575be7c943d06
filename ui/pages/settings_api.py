"""The local API in Settings: whether, where, who may ask, and the key."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from app.commands import RenewApiKey
from app.settings import Settings
from app.state import State
from ui.pages.connect import ConnectDialog, CopyButton, KeyCore
from ui.pages.settings_rows import NoteRow, Number, SettingGroup
from ui.presenters.connect import HIDDEN, LAN_WARNING, origins, present_api
from ui.store import Store
from ui.widgets.buttons import Button
from ui.widgets.chip import Chip
from ui.widgets.confirm import Confirm
from ui.widgets.labels import Label
from ui.widgets.wrap import WrapRow
from ui.words import QT_TR_NOOP, tr

RENEW = QT_TR_NOOP(
    "Programs that show the old key are refused from then on. Give them the new one."
)
PAGES = QT_TR_NOOP(
    "Web pages that may ask, each with its scheme: https://chat.example. Programs need no entry."
)


class ApiGroup(SettingGroup):
    """Everything but the first row is shown only while other programs may ask."""

    def __init__(self, core: KeyCore, store: Store) -> None:
        super().__init__(tr("Local API"))
        self._core = core
        self._store = store
        told = tr("Editors, agents and chat programs on this computer use the model proven here.")
        self.switch("api_on", tr("Other programs may ask"), told)
        self.connect_app = Button(tr("Connect another app…"), icon="link", small=True)
        self.chip = Chip("info", tr("Off"))
        ends = WrapRow(gap=12)
        ends.add(self.chip)
        ends.add(self.connect_app)
        self.state = self.add(tr("State"), "", ends)
        self.address = Label("", "mono", selectable=True)
        self.copy_address = CopyButton(tr("Copy the address"))
        self.key = Label(HIDDEN, "mono", wrap=True, selectable=True)
        self.show_key = Button(tr("Show"), small=True, name=tr("Show the key"))
        self.copy_key = CopyButton(tr("Copy the key"))
        self.renew = Button(tr("New key…"), small=True)
        self.key_row = self._key_row()
        self._options()
        self._connect()

    def _key_row(self) -> QWidget:
        address = self.add(tr("Address"), "", self.copy_address)
        address.text.hide()
        _beside(address.title.parentWidget(), self.address)
        buttons = WrapRow(gap=8)
        for button in (self.show_key, self.copy_key, self.renew):
            buttons.add(button)
        line = self.add(
            tr("Key"), tr("Made on this computer, kept in a file of your own."), buttons
        )
        _beside(line.title.parentWidget(), self.key)
        self._running = [address, line]
        return line

    def _options(self) -> None:
        told = tr("They ask for a model by its name; the one before is unloaded.")
        self.switch("api_opens", tr("They may open another proven model"), told)
        told = tr("When it is taken, the next free one is used.")
        port = self.whole("api_port", tr("Port"), told, Number(1024, 65_535, grouped=False))
        port.setGroupSeparatorShown(False)
        told = tr("Programs on other computers in your network, not only on this one.")
        self.switch("api_lan", tr("Other computers may ask too"), told)
        self.warning = NoteRow(tr(LAN_WARNING), "warn")
        self.body.addWidget(self.warning)
        self.pages = QLineEdit()
        self.pages.setPlaceholderText("https://chat.example")
        self.pages.setAccessibleName(tr("Web pages that may ask"))
        self.pages.setMinimumWidth(300)
        self._bind("api_origins", tr("Web pages"), tr(PAGES), self.pages)
        self._running += [
            self.rows[name] for name in ("api_opens", "api_port", "api_lan", "api_origins")
        ]

    def _connect(self) -> None:
        self.connect_app.clicked.connect(self.open_dialog)
        self.copy_address.clicked.connect(self._copy_address)
        self.show_key.clicked.connect(self._show_key)
        self.copy_key.clicked.connect(self._copy_key)
        self.renew.clicked.connect(self._renew)
        self.pages.editingFinished.connect(self._keep_pages)

    # --- drawing -------------------------------------------------------------------------------
    def draw_state(self, state: State) -> None:
        """Show where it runs and what it counts."""
        view = present_api(state)
        self.chip.show_kind(view.tone, view.title)
        self.state.text.setText(view.text)
        self.address.setText(view.url or tr("Nothing listens now."))
        self.copy_address.setEnabled(bool(view.url))

    @override
    def draw(self, settings: Settings) -> None:
        """Show the settings in force; what was typed and not yet kept stays."""
        super().draw(settings)
        for line in self._running:
            line.setVisible(settings.api_on)
        self.warning.setVisible(settings.api_on and settings.api_lan)
        if not self.pages.hasFocus():
            self.pages.setText(", ".join(settings.api_origins))
            self.pages.setCursorPosition(0)
        if not settings.api_on:
            self._hide_key()

    # --- asked for -----------------------------------------------------------------------------
    @Slot()
    def open_dialog(self) -> ConnectDialog:
        """Show how other programs are connected."""
        dialog = ConnectDialog(self._core, self._store, self)
        dialog.open()
        return dialog

    @Slot()
    def _copy_address(self) -> None:
        self.copy_address.copy_text(self.address.text())

    @Slot()
    def _copy_key(self) -> None:
        self.copy_key.copy_text(self._core.api_key)

    @Slot()
    def _show_key(self) -> None:
        if self.key.text() == HIDDEN:
            self.key.setText(self._core.api_key)
            self.show_key.setText(tr("Hide"))
        else:
            self._hide_key()

    def _hide_key(self) -> None:
        self.key.setText(HIDDEN)
        self.show_key.setText(tr("Show"))

    @Slot()
    def _renew(self) -> None:
        question = Confirm(
            tr("A new key?"), tr(RENEW), tr("Make a new key"), kind="danger", parent=self
        )
        question.accepted.connect(self._make_key)
        question.open()

    @Slot()
    def _make_key(self) -> None:
        self._hide_key()
        self._core.do(RenewApiKey())

    @Slot()
    def _keep_pages(self) -> None:
        found, wrong = origins(self.pages.text())
        line = self.rows["api_origins"]
        line.text.setText(wrong or tr(PAGES))
        line.text.set_tone("err" if wrong else None)
        if not wrong:
            self.wanted.emit("api_origins", found)


def _beside(words: QWidget, label: Label) -> None:
    """Put `label` under the title of a row."""
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    layout = words.layout()
    if layout is not None:
        layout.addWidget(label)
