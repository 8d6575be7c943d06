"""What the monitor shows as a file: the readings as CSV, the graphs as a picture."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QObject, Qt, Signal, Slot
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog, QWidget

from app.errors import DiskProblemError, PlimsollError
from app.machine.history import SampleHistory
from ui.words import QT_TR_NOOP, sentences, told, tr

KINDS = {
    "csv": QT_TR_NOOP("Readings (*.csv)"),
    "png": QT_TR_NOOP("Picture of the graphs (*.png)"),
}
"""What can be written, by the ending of its file."""


class Export(QObject):
    """Asks for a place and writes there in a thread; `done` carries the trouble, or nothing.

    `picture` gives what the graphs look like now; it is called on the GUI thread.
    """

    begun = Signal()
    done = Signal(str)

    def __init__(
        self, window: QWidget, history: SampleHistory, picture: Callable[[], QImage]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._history = history
        self._picture = picture
        self._dialog: QFileDialog | None = None

    @Slot()
    def ask(self) -> None:
        """Let the kind of file and its place be chosen."""
        dialog = QFileDialog(self._window, tr("Export"), "plimsoll-readings.csv")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([tr(words) for words in KINDS.values()])
        dialog.setDefaultSuffix("csv")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.filterSelected.connect(self._choose_kind)
        dialog.fileSelected.connect(self.write_to)
        self._dialog = dialog
        dialog.open()

    @Slot(str)
    def _choose_kind(self, kind: str) -> None:
        ending = next((ending for ending, words in KINDS.items() if tr(words) == kind), "csv")
        if self._dialog is not None:
            self._dialog.setDefaultSuffix(ending)
            self._dialog.selectFile(f"plimsoll-readings.{ending}")

    @Slot(str)
    def write_to(self, path: str) -> None:
        """Write the whole session's readings, or the graphs as they are when `path` is a .png."""
        self._dialog = None
        target = Path(path)
        picture = self._picture() if target.suffix.lower() == ".png" else None
        self.begun.emit()
        work = threading.Thread(
            target=self._write, args=(target, picture), name="export", daemon=True
        )
        work.start()

    def _write(self, path: Path, picture: QImage | None) -> None:
        try:
            if picture is None:
                self._history.export_csv(path)
            else:
                save_picture(picture, path)
        except PlimsollError as error:
            self.done.emit(sentences(told(error.text), told(error.fix)))
        else:
            self.done.emit("")


def save_picture(picture: QImage, path: Path) -> None:
    """Write `picture` as PNG, all or nothing.

    Raises:
        DiskProblemError: the file cannot be written.
    """
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    written = QBuffer()
    picture.save(written, "PNG")
    try:
        fresh.write_bytes(written.data().data())
        fresh.replace(path)
    except OSError as error:
        fresh.unlink(missing_ok=True)
        raise DiskProblemError(
            tr("The picture could not be written to {path} ({reason}).").format(
                path=path, reason=error.strerror or error
            ),
            fix=tr("Choose another folder, or make room."),
            cause="folder-not-writable",
        ) from error
