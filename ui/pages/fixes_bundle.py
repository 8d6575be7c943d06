"""The bundle before it is written: every file, every line, and what was taken out."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QComboBox, QDialog, QFileDialog, QPlainTextEdit, QTextEdit, QWidget

from app.values.bundle import Bundle
from ui import theme as themes
from ui.presenters.figures import count
from ui.widgets.base import column
from ui.widgets.buttons import Button
from ui.widgets.focus_ring import FocusRing
from ui.widgets.labels import Label
from ui.widgets.wrap import WrapRow
from ui.words import QT_TR_NOOP, plural, told, tr

MARK, PLAIN = "\N{BLACK RIGHT-POINTING SMALL TRIANGLE} ", "  "
SAID = QT_TR_NOOP(
    "This is everything that would be in the file, line by line. Nothing is sent to anybody."
)


class BundleDialog(QDialog):
    """Shows a `Bundle`; `saved` carries the path that was chosen."""

    saved = Signal(str)

    def __init__(self, bundle: Bundle, parent: QWidget) -> None:
        super().__init__(parent)
        self._bundle = bundle
        theme = themes.current()
        self.setObjectName("bundle")
        self.setWindowTitle(tr("Save bundle"))
        self.files = QComboBox()
        self.files.setAccessibleName(tr("File of the bundle"))
        for file in bundle.files:
            n = len(file.lines)
            said = plural(n, tr("{file}, {n} line"), tr("{file}, {n} lines"))
            self.files.addItem(said.format(file=file.name, n=count(n)))
        self.changed = Label(_changed(bundle), "small", wrap=True)
        self.lines = QPlainTextEdit()
        self.lines.setReadOnly(True)
        self.lines.setFont(theme.font("mono"))
        self.lines.setAccessibleName(tr("Lines of the file"))
        self.lines.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.lines.setTabChangesFocus(True)
        self.save = Button(tr("Save as…"), "primary")
        self.cancel = Button(tr("Cancel"))
        foot = WrapRow(gap=8)
        foot.add(self.changed, basis=240, grow=True)
        foot.add(self.cancel, end=True)
        foot.add(self.save, end=True)
        body = column(self, gap=10, margins=20)
        body.addWidget(Label(told(bundle.title), "heading", wrap=True))
        body.addWidget(Label(tr(SAID), "secondary", wrap=True))
        body.addWidget(self.files)
        body.addWidget(self.lines, 1)
        body.addWidget(foot)
        self.files.currentIndexChanged.connect(self.show_file)
        self.save.clicked.connect(self.ask)
        self.cancel.clicked.connect(self.reject)
        self.finished.connect(self.deleteLater)
        self.resize(min(theme.px(720), 760), min(theme.px(520), 560))
        self.ring = FocusRing(self)
        self.show_file(0)
        self.files.setFocus(Qt.FocusReason.PopupFocusReason)

    @Slot(int)
    def show_file(self, index: int) -> None:
        """Show every line of one file; those from which something was taken are marked."""
        if not 0 <= index < len(self._bundle.files):
            return
        lines = self._bundle.files[index].lines
        shown = [f"{MARK if line.changed else PLAIN}{line.text}" for line in lines]
        self.lines.setPlainText("\n".join(shown))
        mark = QTextCharFormat()
        mark.setBackground(themes.current().color("accent-bg"))
        selections = []
        for number, line in enumerate(lines):
            if line.changed:
                selection = QTextEdit.ExtraSelection()
                selection.format = mark  # type: ignore[attr-defined]
                cursor = QTextCursor(self.lines.document().findBlockByNumber(number))
                cursor.select(QTextCursor.SelectionType.LineUnderCursor)
                selection.cursor = cursor  # type: ignore[attr-defined]
                selections.append(selection)
        self.lines.setExtraSelections(selections)

    @Slot()
    def ask(self) -> QFileDialog:
        """Ask where to write it."""
        dialog = QFileDialog(self, tr("Save bundle"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("zip")
        dialog.selectFile("plimsoll-bundle.zip")
        dialog.fileSelected.connect(self._chosen)
        dialog.open()
        return dialog

    @Slot(str)
    def _chosen(self, path: str) -> None:
        self.saved.emit(path)
        self.accept()


def _changed(bundle: Bundle) -> str:
    if not bundle.n_changed:
        return tr("Nothing personal was found in it.")
    said = plural(
        bundle.n_changed,
        tr("{n} line had something personal, which was taken out."),
        tr("{n} lines had something personal, which was taken out."),
    )
    return MARK + said.format(n=count(bundle.n_changed))
