"""What holds for one conversation: instructions for the model, and how it chooses its words."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QWidget

from ui.presenters.chat_setup import ChatSetup
from ui.widgets.base import column, row
from ui.widgets.buttons import Button
from ui.widgets.focus_ring import FocusRing
from ui.widgets.labels import Label
from ui.widgets.segmented import Segmented
from ui.words import QT_TR_NOOP, tr

HINT = QT_TR_NOOP("Such as: Answer in German. You review Python code. Be brief.")


class ChatSetupDialog(QDialog):
    """`kept` tells the instructions and the preset's id; open it with `open()`."""

    kept = Signal(str, str)

    def __init__(self, view: ChatSetup, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("This chat"))
        self._view = view
        self.text = QPlainTextEdit(view.instructions)
        self.text.setPlaceholderText(tr(HINT))
        self.text.setAccessibleName(tr("Instructions"))
        self.text.setTabChangesFocus(True)
        self.text.setMinimumHeight(120)
        styles = [(one.id, one.title) for one in view.presets]
        self.presets = Segmented(styles, name=tr("Style"))
        self.presets.set_key(view.preset)
        self.why = Label("", "small", wrap=True)
        self.keep = Button(tr("Use from the next reply on"), "primary")
        self.cancel = Button(tr("Cancel"))
        self._lay_out()
        self.presets.chosen.connect(self._explain)
        self.keep.clicked.connect(self._keep)
        self.cancel.clicked.connect(self.reject)
        QShortcut(QKeySequence("Ctrl+Return"), self).activated.connect(self._keep)
        self._explain(view.preset)
        self.ring = FocusRing(self)

    def _lay_out(self) -> None:
        foot = row(gap=8)
        foot.addStretch(1)
        foot.addWidget(self.cancel)
        foot.addWidget(self.keep)
        body = column(self, gap=8, margins=24)
        body.addWidget(Label(tr("This chat"), "title"))
        body.addSpacing(8)
        body.addWidget(Label(tr("Instructions"), "strong"))
        about = tr("The model reads them before everything else; also called the system prompt.")
        body.addWidget(Label(about, "small", wrap=True))
        body.addWidget(self.text, 1)
        body.addSpacing(8)
        body.addWidget(Label(tr("Style"), "strong"))
        body.addWidget(self.presets, 0, Qt.AlignmentFlag.AlignLeft)
        body.addWidget(self.why)
        body.addSpacing(8)
        body.addLayout(foot)
        self.resize(520, 440)

    @Slot(str)
    def _explain(self, preset: str) -> None:
        self.why.setText(next((one.why for one in self._view.presets if one.id == preset), ""))

    @Slot()
    def _keep(self) -> None:
        self.kept.emit(self.text.toPlainText().strip(), self.presets.key)
        self.accept()
