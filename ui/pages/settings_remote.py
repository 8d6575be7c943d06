"""Remote servers in Settings: entered in a dialog, asked and used by a click."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget

from app.commands import AddRemote, ChooseRemote, LeaveRemote, ProbeRemote, RemoveRemote
from app.errors import UsageError
from app.remote.roster import entered
from app.state import State
from ui.pages.asking import Core
from ui.pages.settings_rows import NoteRow, SettingGroup, SettingRow
from ui.presenters.remote import ABOUT, ServerView, present_servers
from ui.widgets.base import column
from ui.widgets.buttons import Button
from ui.widgets.chip import Chip
from ui.widgets.confirm import Confirm
from ui.widgets.keyed import KeyedColumn
from ui.widgets.labels import Label
from ui.widgets.menu import Menu
from ui.widgets.sheet import Sheet
from ui.widgets.wrap import WrapRow
from ui.words import QT_TR_NOOP, sentences, told, tr

KEY = QT_TR_NOOP(
    "The system's keyring keeps it, for this address alone. Leave it empty if the server has none."
)
KEPT_KEY = QT_TR_NOOP("The system's keyring keeps it. Leave it empty to keep the one there is.")
CA = QT_TR_NOOP(
    "Only for https with your own certificate: the PEM file of the authority that signed it."
)


class RemoteGroup(SettingGroup):
    """Every server with what it said when it was asked."""

    def __init__(self, core: Core) -> None:
        super().__init__(tr("Remote servers"))
        self._core = core
        self.add_server = Button(tr("Add a server…"), icon="plus", small=True)
        self.add(tr("When one machine is not enough"), tr(ABOUT), self.add_server)
        self.servers: KeyedColumn[ServerView] = KeyedColumn(self._row, lambda view: view.name)
        self.body.addWidget(self.servers)
        self.add_server.clicked.connect(self.open_dialog)

    def draw_state(self, state: State) -> None:
        """Show the servers of `state`."""
        self.servers.show_views(present_servers(state))

    def _row(self, name: str) -> QWidget:
        return ServerRow(self._core, name)

    @Slot()
    def open_dialog(self) -> RemoteDialog:
        """Take a new server."""
        dialog = RemoteDialog(self._core, self)
        dialog.open()
        return dialog


class ServerRow(QWidget):
    """One server: where it is, how it stands, and what can be done."""

    def __init__(self, core: Core, name: str) -> None:
        super().__init__()
        self._core = core
        self._name = name
        self._view: ServerView | None = None
        self.chip = Chip("info", tr("Not asked yet"))
        self.use = Button(tr("Use"), small=True)
        self.ask = Button(tr("Ask"), small=True)
        said = tr("Change {server}").format(server=name)
        self.change = Button("", "quiet", icon="edit", small=True, name=said)
        self.remove = Button(
            "", "quiet", icon="trash", small=True, name=tr("Remove {server}").format(server=name)
        )
        ends = WrapRow(gap=8)
        for widget in (self.chip, self.use, self.ask, self.change, self.remove):
            ends.add(widget)
        self.line = SettingRow(name, "", ends)
        self.warning = NoteRow("", "warn")
        outer = column(self, gap=0)
        outer.addWidget(self.line)
        outer.addWidget(self.warning)
        self.use.clicked.connect(self._use)
        self.ask.clicked.connect(self._ask)
        self.change.clicked.connect(self.open_dialog)
        self.remove.clicked.connect(self._question)

    def draw(self, view: ServerView) -> None:
        """Show `view`."""
        self._view = view
        self.line.text.setText(f"{view.address}\n{view.text}")
        self.line.text.set_tone("err" if view.tone == "err" else None)
        self.chip.show_kind(view.tone, view.word)
        several = len(view.models) > 1 and not view.in_use
        if view.in_use:
            words, said = tr("Stop using"), tr("Stop using {server}")
        elif several:
            words, said = tr("Use…"), tr("Use… {server}")
        else:
            words, said = tr("Use"), tr("Use {server}")
        self.use.setText(words)
        self.use.setAccessibleName(said.format(server=view.name))
        said = tr("Ask {server} what it offers")
        self.ask.setAccessibleName(said.format(server=view.name))
        for button in (self.use, self.ask):
            button.setEnabled(view.can_use)
        self.warning.setVisible(bool(view.warning))
        self.warning.note.set_note(view.warning, "warn")

    @Slot()
    def _use(self) -> None:
        view = self._view
        if view is not None and view.in_use:
            self._core.do(LeaveRemote())
        elif view is not None and len(view.models) > 1:
            self.make_menu(view).open_below(self.use)
        else:
            self._choose("")

    def make_menu(self, view: ServerView) -> Menu:
        """Return the models to choose from."""
        menu = Menu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for model, line in view.models:
            entry = menu.addAction(line.replace("&", "&&"))
            entry.triggered.connect(partial(self._choose, model))
        return menu

    def _choose(self, model: str, *_: object) -> None:
        self._core.do(ChooseRemote(name=self._name, model=model))

    @Slot()
    def _ask(self) -> None:
        self._core.do(ProbeRemote(name=self._name))

    @Slot()
    def open_dialog(self) -> None:
        """Take another address or key for this server."""
        if self._view is not None:
            RemoteDialog(self._core, self, self._view).open()

    @Slot()
    def _question(self) -> None:
        text = tr("It is taken off the list, and its key out of the keyring. Your chats stay.")
        title = tr("Remove {server}?").format(server=self._name)
        question = Confirm(title, text, tr("Remove"), kind="danger", parent=self)
        question.accepted.connect(self._remove)
        question.open()

    @Slot()
    def _remove(self) -> None:
        self._core.do(RemoveRemote(name=self._name))


class RemoteDialog(Sheet):
    """Takes name, address and key of a server; what makes no sense is said before it is kept.

    `known` is one that is to be changed: its name stays.
    """

    def __init__(self, core: Core, parent: QWidget, known: ServerView | None = None) -> None:
        title = tr("Add a remote server")
        if known is not None:
            title = tr("Change {server}").format(server=known.name)
        super().__init__(title, parent)
        self._core = core
        self.setObjectName("remote")
        self.name = _field(tr("Name"), "gpu-box")
        self.url = _field(tr("Address"), "http://gpu-box:8000")
        self.key = _field(tr("Key"), "")
        self.key.setEchoMode(QLineEdit.EchoMode.Password)
        self.ca_file = _field(tr("Certificate authority"), "")
        self.browse = Button(tr("Choose…"), icon="folder", small=True)
        self.trouble = Label("", "small", wrap=True, tone="err")
        self.trouble.hide()
        self.cancel = Button(tr("Cancel"))
        self.keep = Button(tr("Keep and ask it") if known else tr("Add and ask it"), "primary")
        foot = WrapRow(gap=8)
        foot.add(self.cancel, end=True)
        foot.add(self.keep, end=True)
        authority = WrapRow(gap=8)
        authority.add(self.ca_file, basis=240, grow=True)
        authority.add(self.browse)
        body = column(self, gap=6, margins=20)
        body.addWidget(Label(title, "heading", wrap=True))
        for title, text, field in (
            (tr("Name"), tr("What you call it: letters, digits, dots and dashes."), self.name),
            (
                tr("Address"),
                tr("As the server tells it; the port is often 8000 or 8080."),
                self.url,
            ),
            (tr("Key"), tr(KEPT_KEY) if known else tr(KEY), self.key),
            (tr("Certificate authority"), tr(CA), authority),
        ):
            words = Label(title, "strong")
            words.setContentsMargins(0, 6, 0, 0)
            for widget in (words, field, Label(text, "small", wrap=True)):
                body.addWidget(widget)
        body.addWidget(self.trouble)
        body.addWidget(foot)
        body.addStretch(1)
        for field in (self.name, self.url):
            field.textChanged.connect(self._typed)
        for field in (self.name, self.url, self.key, self.ca_file):
            field.returnPressed.connect(self._keep)
        self.browse.clicked.connect(self._browse)
        self.cancel.clicked.connect(self.reject)
        self.keep.clicked.connect(self._keep)
        self._typed()
        self._fill(known)

    def _fill(self, known: ServerView | None) -> None:
        first = self.name
        if known is not None:
            self.name.setText(known.name)
            self.name.setEnabled(False)
            self.url.setText(known.address)
            self.ca_file.setText(known.ca_file)
            first = self.key
        first.setFocus(Qt.FocusReason.PopupFocusReason)

    @Slot()
    def _typed(self) -> None:
        self.keep.setEnabled(bool(self.name.text().strip() and self.url.text().strip()))
        self.trouble.hide()

    @Slot()
    def _browse(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self,
            tr("Certificate authority"),
            "",
            tr("PEM files (*.pem *.crt *.cer);;All files (*)"),
        )
        if path:
            self.ca_file.setText(path)

    @Slot()
    def _keep(self) -> None:
        name, url, ca_file = (f.text().strip() for f in (self.name, self.url, self.ca_file))
        if not self.keep.isEnabled():
            return
        try:
            entered(name, url, ca_file)
        except UsageError as error:
            self.trouble.setText(sentences(told(error.text), told(error.fix)))
            self.trouble.show()
            return
        key = self.key.text().strip()
        self._core.do(
            AddRemote.model_validate(
                {"name": name, "url": url, "ca_file": ca_file, "key": key or None}
            )
        )
        self.key.clear()
        self.accept()


def _field(name: str, example: str) -> QLineEdit:
    field = QLineEdit()
    field.setPlaceholderText(example)
    field.setAccessibleName(name)
    return field
