"""What happens when our own code fails: the log gets everything, the person one dialog."""

from __future__ import annotations

import faulthandler
import logging
import os
import sys
import threading
import traceback
from pathlib import Path
from types import TracebackType
from typing import TextIO

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication, QMessageBox

from ui.words import tr

LOG = logging.getLogger(__name__)


def record_aborts(folder: Path) -> TextIO:
    """Write the stacks of all threads into `folder`/crash.log if the process is killed by a fault.

    The file must stay open while the process lives: keep the returned object. Where there can be
    none, the window opens all the same.
    """
    path = folder / "crash.log"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    except OSError:
        LOG.debug("no stacks of an abort can be kept in %s", folder, exc_info=True)
        handle = os.open(os.devnull, os.O_WRONLY)
    file = os.fdopen(handle, "a", encoding="utf-8")
    faulthandler.enable(file)
    return file


class CrashReporter(QObject):
    """Receives exceptions nobody caught, from any thread; shows the first, logs all."""

    happened = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.dialog: QMessageBox | None = None
        self._shown = False
        self.happened.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Become the hook of the main thread and of every other thread."""
        sys.excepthook = self.report
        threading.excepthook = self._thread_failed

    def report(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Log `error` and show it if it is the first one."""
        if issubclass(kind, KeyboardInterrupt):
            return
        LOG.error("a part of Plimsoll failed", exc_info=(kind, error, trace))
        self.happened.emit("".join(traceback.format_exception(kind, error, trace)))

    def _thread_failed(self, failed: threading.ExceptHookArgs) -> None:
        if failed.exc_value is not None and not issubclass(failed.exc_type, SystemExit):
            self.report(failed.exc_type, failed.exc_value, failed.exc_traceback)

    @Slot(str)
    def _show(self, details: str) -> None:
        if self._shown:
            return
        self._shown = True
        self.dialog = QMessageBox(
            QMessageBox.Icon.Warning,
            "Plimsoll",
            tr("A part of Plimsoll failed."),
            QMessageBox.StandardButton.Close,
            QApplication.activeWindow(),
        )
        self.dialog.setInformativeText(
            tr(
                "Your chats and models are safe. Most of the window goes on working; "
                "if something hangs, close Plimsoll and start it again."
            )
        )
        self.dialog.setDetailedText(details)
        self.dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.dialog.setModal(False)
        self.dialog.show()
