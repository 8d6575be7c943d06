"""A formula with lines of its own in a reply: drawn, and its source to copy."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtSvg import QSvgRenderer
from typing_extensions import override

from ui.formulas import formulas
from ui.presenters.chat_pieces import CodePiece
from ui.widgets.code_view import CodeItem

_SIDE, _EDGE = 12, 12


class FormulaItem(CodeItem):
    """Shows the source until the formula is drawn, and where it cannot be.

    `redrawn` tells the data whose height has changed.
    """

    redrawn = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._drawing: QSvgRenderer | None = None
        self._box = QRectF()
        formulas().drawn.connect(self._take)

    @property
    def drawn(self) -> bool:
        """Whether the formula is seen, not its source."""
        return self._drawing is not None

    @override
    def show_data(self, data: object) -> None:
        super().show_data(data)
        if isinstance(data, CodePiece):
            self._load(data.code.text)

    @override
    def height_for(self, width: int) -> int:
        written = super().height_for(width)
        if self._drawing is None:
            return written
        room = self._wide - 2 * _SIDE
        size = QSizeF(self._drawing.defaultSize()) * self.theme.scale
        if size.width() > room:
            size *= room / size.width()
        top = self._head() + _EDGE
        left = self._left + (self._wide - size.width()) / 2
        self._box = QRectF(left, top, size.width(), size.height())
        return round(top + size.height() + _EDGE)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._drawing is None:
            return
        ratio = self.devicePixelRatioF()
        picture = QPixmap((self._box.size() * ratio).toSize())
        picture.fill(Qt.GlobalColor.transparent)
        inside = QPainter(picture)
        self._drawing.render(inside)
        inside.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        inside.fillRect(picture.rect(), self.theme.color("text"))
        inside.end()
        painter = QPainter(self)
        painter.drawPixmap(self._box, picture, QRectF(picture.rect()))
        painter.end()

    def _load(self, tex: str) -> None:
        svg = formulas().picture(tex)
        self._drawing = QSvgRenderer(QByteArray(svg)) if svg else None
        self._view.setVisible(self._drawing is None)
        self.setAccessibleName(tex if self._drawing is not None else "")

    @Slot(str)
    def _take(self, tex: str) -> None:
        if self._piece is not None and self._piece.code.text == tex:
            self._load(tex)
            self.redrawn.emit(self._piece)
            self.update()
