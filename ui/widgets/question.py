"""The row of a conversation that a person wrote."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from ui.presenters.chat_rows import Question
from ui.presenters.figures import count
from ui.widgets.base import row
from ui.widgets.buttons import Button
from ui.widgets.flow_item import FlowItem
from ui.widgets.labels import Label
from ui.widgets.markdown import TextView
from ui.widgets.pager import VersionPager
from ui.words import tr

LONG = 3000
"""Letters of a question after which the rest is folded away."""
STEP = 12_000
"""Letters that one turn of the loop lays out."""
_WIDEST = 0.78


class QuestionItem(FlowItem):
    """A bubble at the end of the line, at most 78 % wide."""

    unfolded = Signal(object)
    edit_wanted = Signal(str)
    copy_wanted = Signal(str)
    version_wanted = Signal(str, int)

    def __init__(self) -> None:
        super().__init__()
        self._question: Question | None = None
        self._written = ""
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._go_on)
        self._view = TextView(self)
        self.theme = self._view.theme
        self._view.setAccessibleName(tr("You said"))
        self.files = Label("", "small", parent=self)
        self.more = Button("", "link", small=True, parent=self)
        self.pager = VersionPager(tr("Earlier question"), tr("Later question"))
        self.copy = Button("", "quiet", icon="copy", small=True, name=tr("Copy this question"))
        self.edit = Button("", "quiet", icon="edit", small=True, name=tr("Ask this differently"))
        self.tools = QWidget(self)
        line = row(self.tools, gap=2)
        for part in (self.pager, self.copy, self.edit):
            line.addWidget(part)
        self.more.clicked.connect(self._unfold)
        self.copy.clicked.connect(self._copy)
        self.edit.clicked.connect(self._edit)
        self.pager.stepped.connect(self._step)
        self._box = QRectF()

    @override
    def show_data(self, data: object) -> None:
        if not isinstance(data, Question):
            raise TypeError(type(data).__name__)
        self._question = data
        folded = len(data.text) > LONG and not data.whole
        self.more.setVisible(folded)
        whole = tr("Show all {n} letters").format(n=count(len(data.text)))
        self.more.setText(whole if folded else "")
        self.files.setText("  ".join(data.files))
        self.files.setVisible(bool(data.files))
        self.pager.show_place(data.version, data.versions)
        self._write(data, folded=folded)

    def _write(self, data: Question, *, folded: bool) -> None:
        """Show as many letters as are wanted by now, and go on where that is not all."""
        data.shown = min(len(data.text), max(STEP, data.shown))
        text = data.text[:LONG].rstrip() + "…" if folded else data.text[: data.shown]
        if self._written and text.startswith(self._written):
            self._view.add_plain(text[len(self._written) :])
        elif text != self._written:
            self._view.show_plain(text)
        self._written = text
        if not folded and data.shown < len(data.text):
            self._next.start()

    @Slot()
    def _go_on(self) -> None:
        data = self._question
        if data is not None and self.isVisible():
            data.shown += STEP
            self.unfolded.emit(data)

    @override
    def height_for(self, width: int) -> int:
        most = int(width * _WIDEST) - 28
        high, inner = self._view.height_for(most), most
        if len(self._written) <= LONG + 1:  # a long one has a line that needs all the room
            inner = min(most, max(24, int(self._view.document().idealWidth()) + 2))
            high = self._view.height_for(inner)
        named = self.files.sizeHint() if self.files.isVisibleTo(self) else QSize()
        wide = max(inner, min(most, named.width()))
        above = named.height() + 4 if named.isValid() else 0
        extra = self.more.sizeHint().height() + 4 if self.more.isVisibleTo(self) else 0
        box = above + high + extra + 18
        left = 0 if self.isRightToLeft() else width - wide - 28
        self.files.setGeometry(left + 14, 9, wide, named.height())
        self._view.setGeometry(left + 14, 9 + above, inner, high)
        self.more.setGeometry(left + 14, 9 + above + high + 4, *self.more.sizeHint().toTuple())
        self._box = QRectF(left, 0, wide + 28, box)
        size = self.tools.sizeHint()
        at = 0 if self.isRightToLeft() else width - size.width()
        self.tools.setGeometry(at, box + 2, size.width(), size.height())
        return box + 2 + size.height()

    def set_busy(self, *, busy: bool) -> None:
        """Hold the versions still while a reply is written."""
        self.pager.set_busy(busy=busy)

    @override
    def held(self) -> bool:
        return super().held() or self._view.textCursor().hasSelection()

    @override
    def stops(self) -> list[QWidget]:
        more: list[QWidget] = [self.more] if self.more.isVisibleTo(self) else []
        return [*more, *self.pager.stops(), self.copy, self.edit]

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strong = self.theme.name == "hc"
        edge = QPen(self.theme.color("line-strong"), 1)
        painter.setPen(edge if strong else Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.color("inset"))
        inset = 0.5 if strong else 0.0
        painter.drawRoundedRect(self._box.adjusted(inset, inset, -inset, -inset), 10, 10)
        painter.end()

    @Slot()
    def _unfold(self) -> None:
        if self._question is not None:
            self._question.whole = True
            self.unfolded.emit(self._question)

    @Slot()
    def _copy(self) -> None:
        if self._question is not None:
            self.copy_wanted.emit(self._question.name)

    @Slot()
    def _edit(self) -> None:
        if self._question is not None:
            self.edit_wanted.emit(self._question.name)

    @Slot(int)
    def _step(self, step: int) -> None:
        if self._question is not None:
            self.version_wanted.emit(self._question.name, step)
