"""The command palette: type a few letters, choose with the arrows, Enter does it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QDialog, QFrame, QListView, QWidget
from typing_extensions import override

from app.state import State
from ui import theme as themes
from ui.presenters.palette import Deed, count_palette, keys_deed, present_palette
from ui.widgets.base import column, row
from ui.widgets.key_cap import KeyHints
from ui.widgets.labels import Label
from ui.widgets.palette_lines import DEED, TYPED, PaletteDelegate
from ui.widgets.search_field import SearchField
from ui.widgets.shade import Shade
from ui.words import tr

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
RADIUS = 12.0
_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 6, Qt.Key.Key_PageUp: -6}


class PaletteModel(QAbstractListModel):
    """The lines that match."""

    def __init__(self) -> None:
        super().__init__()
        self.deeds: tuple[Deed, ...] = ()
        self._typed = ""

    def show_deeds(self, deeds: tuple[Deed, ...], typed: str) -> None:
        """Show exactly `deeds`, which `typed` found."""
        self.beginResetModel()
        self.deeds, self._typed = deeds, typed
        self.endResetModel()

    @override
    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.deeds)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.deeds):
            return None
        deed = self.deeds[index.row()]
        if role in {DEED, TYPED}:
            return deed if role == DEED else self._typed
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return deed.accessible
        return deed.title if role == Qt.ItemDataRole.DisplayRole else None


class Palette(QDialog):
    """`chosen` tells the line that was chosen; the dialog is closed by then."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Commands"))
        self.setWindowFlag(Qt.WindowType.FramelessWindowHint)
        self.setObjectName("palette")
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)  # for the round corners
        self._state = State()
        self.shade = Shade(parent)
        self.typed = SearchField(tr("Command"), tr("Type what you want to do"), wide=True)
        self.count = Label("", "small", tone="text3")
        self.lines = QListView()
        self.lines.setAccessibleName(tr("Commands"))
        self.lines.setFrameShape(QFrame.Shape.NoFrame)
        self.lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.lines.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.model = PaletteModel()
        self.lines.setModel(self.model)
        self.lines.setItemDelegate(PaletteDelegate(self.lines))
        self.none = Label(tr("Nothing here is called that."), "small", wrap=True)
        self.hints = KeyHints(
            (
                (("↑", "↓"), tr("choose")),
                ((tr("Enter"),), tr("do it")),
                (("Esc",), tr("close")),
                (("F1",), tr("all keys")),
            )
        )
        body = column(self, gap=8, margins=12)
        head = row(gap=12)
        head.addWidget(self.typed, 1)
        head.addWidget(self.count)
        body.addLayout(head)
        for part in (self.lines, self.none):
            body.addWidget(part, 1)
        body.addWidget(self.hints)
        self.typed.textChanged.connect(self._match)
        self.typed.installEventFilter(self)
        self.lines.clicked.connect(self._choose)
        self.destroyed.connect(self.shade.deleteLater)

    def open_for(self, state: State) -> None:
        """Show what can be done in `state`."""
        self._state = state
        self.typed.clear()
        self._match()
        around = self.parentWidget()
        width = min(560, around.width() - 32)
        self.resize(width, min(440, around.height() - 96))
        corner = around.mapToGlobal(around.rect().topLeft())
        self.move(corner.x() + (around.width() - width) // 2, corner.y() + 64)
        self.shade.cover()
        self.raise_()
        self.open()
        self.typed.setFocus(Qt.FocusReason.PopupFocusReason)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.shade.hide()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if (step := _STEPS.get(Qt.Key(event.key()))) is not None:
                self._walk(step)
                return True
            if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
                self._choose(self.lines.currentIndex())
                return True
            if event.key() == Qt.Key.Key_Escape:  # one press, whatever is typed
                self.reject()
                return True
            if event.key() == Qt.Key.Key_F1:
                self.accept()
                self.chosen.emit(keys_deed())
                return True
        return super().eventFilter(watched, event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = themes.current()
        painter.setBrush(theme.color("raised"))
        painter.setPen(QPen(theme.color("line-strong"), 1))
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, RADIUS, RADIUS)
        painter.end()

    @Slot()
    def _match(self) -> None:
        typed = self.typed.text()
        self.model.show_deeds(present_palette(self._state, typed), typed)
        self.count.setText(count_palette(self._state, typed))
        found = bool(self.model.deeds)
        self.none.setVisible(not found)
        self.lines.setVisible(found)
        if found:
            self.lines.setCurrentIndex(self.model.index(0))

    def _walk(self, step: int) -> None:
        last = len(self.model.deeds) - 1
        if last >= 0:
            row = self.lines.currentIndex().row() + step
            turned = (last if row < 0 else 0) if abs(step) == 1 else max(0, min(row, last))
            row = row if 0 <= row <= last else turned
            self.lines.setCurrentIndex(self.model.index(row))

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            deed = self.model.deeds[index.row()]
            self.accept()
            self.chosen.emit(deed)
