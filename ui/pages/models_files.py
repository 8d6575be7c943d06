"""What can be done with one file of the library: its menu and the questions before it acts."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QPoint, Qt, QUrl, Slot
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from app.commands import CancelTransfer, Choose, MoveFile, RemoveFile, VerifyFile
from app.session import Session
from app.values.model_file import ModelFile
from app.values.transfer import Transfer
from ui import icons
from ui.pages.asking import Core
from ui.presenters.download import LOCAL
from ui.presenters.library import file_actions
from ui.widgets.confirm import Confirm
from ui.widgets.menu import Menu
from ui.words import tr


class FileMenu(QObject):
    """Makes the menu of a file and carries out what is chosen; one file at a time."""

    def __init__(self, core: Core, over: QWidget) -> None:
        super().__init__(over)
        self._core = core
        self._over = over
        self._path = ""
        self._title = ""

    def open_at(
        self, file: ModelFile, session: Session | None, work: Transfer | None, point: QPoint
    ) -> QMenu:
        """Show the menu of `file` at `point` on the screen."""
        menu = self.make(file, session, work)
        menu.popup(point)
        return menu

    def make(self, file: ModelFile, session: Session | None, work: Transfer | None = None) -> QMenu:
        """Return the menu of `file`; it deletes itself when it closes."""
        self._path, self._title = file.path, file.title
        self._session, self._file = session, file
        can = file_actions(file, session, work)
        menu = Menu(self._over)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        menu.setAccessibleName(file.title)
        _add(menu, "play", tr("Open"), enabled=can.can_open).triggered.connect(self._open)
        if can.can_stop:
            stop = _add(
                menu, "stop", tr("Stop the check") if _checks(work) else tr("Stop the move")
            )
            stop.triggered.connect(self._stop)
        menu.addSeparator()
        verify = _add(menu, "check", tr("Verify every byte"), enabled=can.can_verify)
        verify.triggered.connect(self._verify)
        move = _add(menu, "disk", tr("Move to…"), enabled=can.can_move, why=can.move_reason)
        move.triggered.connect(self._ask_folder)
        _add(menu, "folder", tr("Show in folder")).triggered.connect(self._show)
        menu.addSeparator()
        words = can.removal.button if can.removal.possible else tr("Remove")
        why = "" if can.removal.possible else can.removal.text
        remove = _add(menu, "trash", f"{words}…", enabled=can.removal.possible, why=why)
        remove.triggered.connect(self._menu_remove)
        return menu

    def ask_remove(self, file: ModelFile, session: Session | None) -> None:
        """Ask before `file` goes; what cannot be removed is said instead."""
        self._path = file.path
        removal = file_actions(file, session).removal
        if not removal.possible:
            told = Confirm(tr("It stays"), removal.text, tr("Close"), parent=self._over)
            told.cancel.hide()
            told.open()
            return
        asked = Confirm(
            removal.title, removal.text, removal.button, kind="danger", parent=self._over
        )
        asked.accepted.connect(self._remove)
        asked.open()

    # --- chosen --------------------------------------------------------------------------------
    @Slot()
    def _open(self) -> None:
        self._core.do(Choose(ref=self._path))

    @Slot()
    def _verify(self) -> None:
        self._core.do(VerifyFile(path=self._path))

    @Slot()
    def _stop(self) -> None:
        self._core.do(CancelTransfer(ref=f"{LOCAL}{self._path}"))

    @Slot()
    def _show(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(Path(self._path).parent)))

    @Slot()
    def _ask_folder(self) -> None:
        dialog = folder_dialog(self._over, tr("Move {title} to").format(title=self._title))
        dialog.fileSelected.connect(self._move)
        dialog.open()

    @Slot(str)
    def _move(self, folder: str) -> None:
        self._core.do(MoveFile(path=self._path, folder=folder))

    @Slot()
    def _menu_remove(self) -> None:
        self.ask_remove(self._file, self._session)

    @Slot()
    def _remove(self) -> None:
        self._core.do(RemoveFile(path=self._path))


def file_dialog(parent: QWidget) -> QFileDialog:
    """Return a dialog for one GGUF file; open it with `open()`, it deletes itself."""
    dialog = QFileDialog(parent, tr("Choose a model file"))
    dialog.setObjectName("chooseFile")
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setNameFilters([tr("Model files (*.gguf)"), tr("All files (*)")])
    dialog.finished.connect(dialog.deleteLater)
    return dialog


def folder_dialog(parent: QWidget, title: str) -> QFileDialog:
    """Return a dialog for one folder; open it with `open()`, it deletes itself."""
    dialog = QFileDialog(parent, title)
    dialog.setObjectName("chooseFolder")
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    dialog.finished.connect(dialog.deleteLater)
    return dialog


def _checks(work: Transfer | None) -> bool:
    return work is not None and work.state == "verifying"


def _add(menu: QMenu, icon: str, text: str, *, enabled: bool = True, why: str = "") -> QAction:
    action = menu.addAction(icons.icon(icon), text)
    action.setEnabled(enabled)
    if why:
        action.setToolTip(why)
    return action
