"""Receipts: a list, and one of them in full, every predicted byte beside the measured one."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget
from typing_extensions import override

from app.commands import Qualify
from ui.pages.asking import Core
from ui.pages.pieces import Metrics, Picture, PlanBlock
from ui.pages.tables import Cell, Table
from ui.presenters.figures import unit
from ui.presenters.receipts import LineView, ReceiptItem, ReceiptView
from ui.widgets.base import column, row
from ui.widgets.buttons import Button
from ui.widgets.card import Card
from ui.widgets.chip import Chip
from ui.widgets.chosen import outline_chosen
from ui.widgets.direction import inset
from ui.widgets.labels import Label
from ui.widgets.stage_list import StageList
from ui.widgets.wrap import WrapRow
from ui.words import tr


class ListRow(QAbstractButton):
    """One line of a list: icon, title, one small line; a click or Space chooses it."""

    chosen = Signal(str)

    def __init__(self, key: str) -> None:
        super().__init__()
        self._key = key
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.picture = Picture("receipt")
        self.title = Label(role="body", wrap=True)
        self.subtitle = Label(role="caption", wrap=True)
        words = column(gap=0)
        words.addWidget(self.title)
        words.addWidget(self.subtitle)
        line = self._line = row(self, gap=10)
        inset(line, 12, 7, 10, 7)
        line.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        line.addLayout(words, 1)
        for label in (self.title, self.subtitle, self.picture):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.clicked.connect(self._tell)

    def show_item(self, icon: str, tone: str, title: str, subtitle: str, said: str) -> None:
        """Show these words."""
        self.picture.show_icon(icon, tone)
        self.title.setText(title)
        self.subtitle.setText(subtitle)
        self.setAccessibleName(said)

    def draw(self, view: ReceiptItem) -> None:
        """Show `view`."""
        tone = "text3" if view.mark.tone == "info" else view.mark.tone
        icon = "receipt" if view.mark.tone == "ok" else view.mark.icon
        self.show_item(icon, tone, view.title, view.subtitle, view.accessible)

    def choose(self, *, chosen: bool) -> None:
        """Look chosen or not."""
        self.setChecked(chosen)
        self.title.set_role("strong" if chosen else "body")
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return self._line.sizeHint()

    @override
    def minimumSizeHint(self) -> QSize:
        return self._line.minimumSize()

    @override
    def heightForWidth(self, width: int) -> int:
        return self._line.heightForWidth(width)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.title.theme
        role = "selected" if self.isChecked() else "hover" if self.underMouse() else ""
        if not role:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color(role))
        painter.drawRoundedRect(self.rect(), 6, 6)
        if self.isChecked():
            painter.setBrush(theme.color("accent"))
            right = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
            x = self.width() - 3 if right else 0
            painter.drawRoundedRect(x, 10, 3, self.height() - 20, 1.5, 1.5)
            outline_chosen(painter, QRectF(self.rect()), theme)
        painter.end()

    @Slot()
    def _tell(self) -> None:
        self.chosen.emit(self._key)


class ReceiptDetail(QWidget):
    """Draws a `ReceiptView`."""

    def __init__(self, core: Core) -> None:
        super().__init__()
        self._core = core
        self._view: ReceiptView | None = None
        self.title = Label(role="title", wrap=True)
        self.subtitle = Label(role="small", wrap=True)
        self.mark = Chip("info")
        self.again = Button(tr("Prove again"), icon="again", small=True)
        self.above = Label(tr("Predicted above, measured below"), "small", wrap=True)
        self.spare = Label(role="small")
        self.plan = PlanBlock("L", key=False)
        self.metrics = Metrics()
        self.table = Table(
            (unit("MiB"), tr("Source"), tr("Predicted"), tr("Measured"), tr("Off by")),
            tr("Memory"),
            spare=(1,),
        )
        self.learned = Label(role="small", wrap=True)
        self.stages = StageList(tr("Proof"))
        self.foot = Label(role="caption", wrap=True, selectable=True)
        self.bars = Card(gap=4)
        self.lines = Card(gap=4)
        self._arrange()
        self.again.clicked.connect(self._prove)

    def _arrange(self) -> None:
        words = QWidget()
        text = column(words, gap=0)
        text.addWidget(self.title)
        text.addWidget(self.subtitle)
        head = WrapRow(gap=8)
        head.add(words, basis=260, grow=True)
        head.add(self.mark, end=True)
        head.add(self.again, end=True)
        over = WrapRow(gap=8)
        over.add(self.above)
        over.add(self.spare, end=True)
        self.bars.body.addWidget(over)
        self.bars.body.addWidget(self.plan)
        self.lines.body.addWidget(self.table)
        self.lines.body.addWidget(self.learned)
        proof = Card(gap=4)
        proof.body.addWidget(Label(tr("Proof"), "label"))
        proof.body.addWidget(self.stages)
        outer = column(self, gap=14)
        for widget in (head, self.bars, self.metrics, self.lines, proof, self.foot):
            outer.addWidget(widget)

    def draw(self, view: ReceiptView) -> None:
        """Show `view`."""
        if view == self._view:
            return
        self._view = view
        self.title.setText(view.title)
        self.subtitle.setText(view.subtitle)
        self.mark.show_mark(view.mark)
        self.again.setVisible(view.can_prove)
        self.bars.setVisible(view.plan is not None)
        self.spare.setText(view.plan.spare if view.plan else "")
        self.spare.set_tone("err" if view.plan and view.plan.over else None)
        self.plan.draw(view.plan)
        self.metrics.draw(view.metrics)
        self.lines.setVisible(bool(view.lines))
        self.table.show_rows([_cells(line) for line in view.lines])
        self.learned.setText(view.learned)
        self.learned.setVisible(bool(view.learned))
        self.stages.show_rows(view.stages)
        self.foot.setText("   ".join(view.foot))

    @Slot()
    def _prove(self) -> None:
        self._core.do(Qualify())


def _cells(line: LineView) -> tuple[Cell, ...]:
    return (
        Cell(line.name, strong=line.strong, part=line.part),
        Cell(line.source, tone="text3"),
        Cell(line.predicted, number=True, strong=line.strong),
        Cell(line.measured, number=True, strong=True),
        Cell(line.off_by, number=True, tone="text2", strong=line.strong),
    )
