"""One line that asks or tells something at the edge of the chat, and goes away again."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication, QHideEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QWidget
from typing_extensions import override

from ui.widgets.base import row
from ui.widgets.buttons import Button
from ui.widgets.direction import inset
from ui.widgets.elided import ElidedLabel
from ui.widgets.labels import Label
from ui.widgets.wrap import WrapRow
from ui.words import tr

UNDO_MS = 12_000


class Bar(QFrame):
    """A tinted strip of words and buttons with a cross at its end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("note")
        self.line = WrapRow(gap=8, line_gap=4)
        self.close_bar = Button("", "quiet", icon="x", small=True, name=tr("Close"))
        layout = row(self, gap=4)
        inset(layout, 10, 5, 5, 5)
        layout.addWidget(self.line, 1, Qt.AlignmentFlag.AlignVCenter)
        layout.addWidget(self.close_bar, 0, Qt.AlignmentFlag.AlignTop)
        self.close_bar.clicked.connect(self.hide)
        self.hide()


class UndoBar(Bar):
    """A conversation was deleted; it can be brought back for a while."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._conversation = self._title = ""
        self.words = Label("", "small", wrap=True)
        self.undo = Button(tr("Undo"), "link")
        self.undo.setToolTip("Ctrl+Z")
        self.line.add(self.words, basis=110, grow=True)
        self.line.add(self.undo)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(UNDO_MS)
        self._timer.timeout.connect(self.hide)
        self._key = QShortcut(QKeySequence.StandardKey.Undo, self)
        self._key.activated.connect(self._undo)
        self.undo.clicked.connect(self._undo)

    def offer(self, conversation: str, title: str) -> None:
        """Say that `conversation` was deleted."""
        self._conversation, self._title = conversation, title
        short = title if len(title) <= 40 else f"{title[:39]}…"
        self.words.setText(tr("Deleted “{title}”.").format(title=short))
        self.show()
        self._timer.start()

    @property
    def offered(self) -> tuple[str, str] | None:
        """The conversation that can be brought back, and its title."""
        return None if self.isHidden() else (self._conversation, self._title)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()

    @Slot()
    def _undo(self) -> None:
        self.hide()
        self.wanted.emit(self._conversation)


class LinkBar(Bar):
    """An address from a reply, shown whole before anything is opened."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._url = QUrl()
        self.words = Label(tr("Open in the browser?"), "small")
        self.address = ElidedLabel("", "mono", side="middle")
        self.open = Button(tr("Open"), small=True)
        self.copy = Button(tr("Copy"), "quiet", icon="copy", small=True)
        self.line.add(self.words)
        self.line.add(self.address, basis=160, grow=True)
        self.line.add(self.copy, end=True)
        self.line.add(self.open, end=True)
        self.open.clicked.connect(self._open)
        self.copy.clicked.connect(self._copy)

    @Slot(QUrl)
    def ask(self, url: QUrl) -> None:
        """Show where `url` leads; letters that only look like others are shown encoded."""
        self._url = url
        self.address.setText(bytes(url.toEncoded().data()).decode("ascii", "replace"))
        self.show()
        self.open.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _open(self) -> None:
        self.hide()
        QDesktopServices.openUrl(self._url)

    @Slot()
    def _copy(self) -> None:
        self.hide()
        QGuiApplication.clipboard().setText(self.address.text())


class TellBar(Bar):
    """What became of something that was asked for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = Label("", "small", wrap=True)
        self.line.add(self.words, basis=160, grow=True)

    def tell(self, text: str) -> None:
        """Say `text`."""
        self.words.setText(text)
        self.show()


class EditBar(Bar):
    """A question is being asked differently; closing it goes back to a new message."""

    ended = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = Label(
            tr("Ask this differently: what followed stays as another version."), "small", wrap=True
        )
        self.line.add(self.words, basis=160, grow=True)
        self.close_bar.setAccessibleName(tr("Keep the question as it was"))
        self.close_bar.setToolTip(tr("Keep the question as it was (Esc)"))

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self.ended.emit()
