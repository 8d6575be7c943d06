"""One quant of a ladder: its words, its plan bar, the verdict and one button."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QFont, QFontMetrics, QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget
from typing_extensions import override

from ui import icons
from ui import theme as themes
from ui.presenters.figures import MINUS
from ui.presenters.ladder import RungRow
from ui.widgets.base import ABSOLUTE, Painted
from ui.widgets.buttons import Button
from ui.widgets.chip import Chip
from ui.widgets.chosen import fill_chosen
from ui.widgets.labels import Label
from ui.widgets.ladder_columns import PAD, Slots
from ui.widgets.plan_bar import PlanBar
from ui.words import tr

_STACK_GAP = 4
_START = ("quant", "quality")


class LadderRow(Painted):
    """Draws a `RungRow` in the columns that `place` gives; holds no layout of its own.

    `chosen` tells that somebody looks at it, `acted` that its button was pressed.
    """

    chosen = Signal(str)
    acted = Signal(str)

    def __init__(self, ref: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ref = ref
        self.view: RungRow | None = None
        self.current = False
        self._slots: Slots | None = None
        self._stale, self._still = False, True
        self.bar = PlanBar("S", parent=self)
        self.mark = Chip("info", parent=self)
        self.button = Button(tr("Get"), small=True, parent=self)
        self._facts: Label | None = None
        self.button.installEventFilter(self)
        self.button.clicked.connect(self._act)

    def draw(self, view: RungRow, *, still: bool = False) -> None:
        """Show `view`; `still` moves the bar at once."""
        old = self.view
        if view == old:
            return
        self.view = view
        self.setAccessibleName(view.accessible)
        if view.mark != self.mark.mark:
            self.mark.show_mark(view.mark)
            self._place_mark()
        if self.button.text() != view.button:
            self.button.setText(view.button)
        self.button.setAccessibleName(view.button_name)
        self.button.set_kind("primary" if view.recommended and view.action == "get" else "plain")
        self._stale, self._still = True, still
        if self._facts is not None:
            self._facts.setText(_facts(view))
        if not self.visibleRegion().isEmpty():
            self._show_bar()
        self._repaint(old, view)

    @property
    def facts(self) -> Label:
        """The words of a stacked row; made when a row is stacked for the first time."""
        if self._facts is None:
            self._facts = Label(role="small", wrap=True, parent=self)
            self._facts.setText(_facts(self.view) if self.view else "")
        return self._facts

    def _show_bar(self) -> None:
        """Give the bar its plan; the bars of rows that nobody sees wait until they are seen."""
        self._stale = False
        self.bar.show_plan(self.view.bar if self.view else None, still=self._still)

    def _repaint(self, old: RungRow | None, view: RungRow) -> None:
        """Paint again what a new plan changes: on a move of the slider two columns."""
        slots = self._slots
        if old is None or slots is None or slots.stacked or _rest(old) != _rest(view):
            self.update()
            return
        for name in ("context", "spare"):
            x, width = slots.places[name]
            self.update(self._there(QRect(x, 0, width, self.height())))

    def set_current(self, *, current: bool) -> None:
        """Look chosen, or not."""
        if current != self.current:
            self.current = current
            self.bar.surface = "selected" if current else "content"
            self.update()
            self.bar.update()

    # --- geometry ------------------------------------------------------------------------------
    def needs(self) -> dict[str, int]:
        """Return the widths that the words of this row take, px by column."""
        view = self.view
        if view is None:
            return {}
        star = self.theme.px(14) + 5
        caption = self._width(view.about, "caption")
        return {
            "quant": max(self._width(view.quant, "strong") + star, caption),
            "size": self._width(view.size, "body"),
            "quality": self._width(view.quality, "body"),
            "context": self._width(view.context, "body"),
            "spare": self._width(view.spare, "strong"),
            "mark": self.mark.sizeHint().width(),
            "button": self.button.sizeHint().width(),
        }

    def height_for(self, slots: Slots) -> int:
        """Return the height that the row takes in `slots`, px."""
        if not slots.stacked:
            return max(self.theme.px(48), self.button.sizeHint().height() + 8)
        _, width = slots.places["bar"]
        return (
            (self._head() + self.facts.heightForWidth(width) + self.bar.sizeHint().height())
            + 2 * (PAD + _STACK_GAP)
            - 4
        )

    def _head(self) -> int:
        return max(self.button.sizeHint().height(), self.theme.line("strong"))

    def forget_place(self) -> None:
        """Place everything anew the next time: the text has another size."""
        self._slots = None

    def place(self, box: QRect, slots: Slots) -> None:
        """Lie in `box`, with everything in the columns of `slots`."""
        if slots == self._slots and box.size() == self.size():
            self.move(box.topLeft())
            return
        self.setGeometry(box)
        self._slots = slots
        if slots.stacked or self._facts is not None:
            self.facts.setVisible(slots.stacked)
        head, top = self._first_line(slots)
        self._place_mark()
        x, width = slots.places["button"]
        tall = self.button.sizeHint().height()
        self.button.setGeometry(self._there(QRect(x, top + (head - tall) // 2, width, tall)))
        x, width = slots.places["bar"]
        high = self.bar.sizeHint().height()
        y = (self.height() - high) // 2 - 2
        if slots.stacked:
            facts = self.facts.heightForWidth(width)
            self.facts.setGeometry(QRect(x, top + head + _STACK_GAP, width, facts))
            y = top + head + facts + 2 * _STACK_GAP
        self.bar.setGeometry(self._there(QRect(x, y, width, high)))
        self.update()

    def _first_line(self, slots: Slots) -> tuple[int, int]:
        """Return height and top of the line that quant, verdict and button stand on."""
        return (self._head(), PAD - 2) if slots.stacked else (self.height(), 0)

    def _place_mark(self) -> None:
        """Give the verdict the width of its word."""
        if self._slots is None:
            return
        head, top = self._first_line(self._slots)
        x, _ = self._slots.places["mark"]
        hint = self.mark.sizeHint()
        box = QRect(x, top + (head - hint.height()) // 2, hint.width(), hint.height())
        self.mark.setGeometry(self._there(box))

    def _there(self, box: QRect) -> QRect:
        if not self.isRightToLeft():
            return box
        return QRect(self.width() - box.x() - box.width(), box.y(), box.width(), box.height())

    def _width(self, text: str, step: str) -> int:
        return text_width(text, step, self.theme.scale)

    # --- drawing -------------------------------------------------------------------------------
    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        view, slots = self.view, self._slots
        if view is None or slots is None:
            return
        if self._stale:
            self._show_bar()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.current:
            fill_chosen(painter, QRectF(self.rect()), self.theme, 8)
        x, width = slots.places["quant"]
        if self._there(QRect(x, 0, width, self.height())).intersects(event.rect()):
            self._quant(painter, view, slots)
        if not slots.stacked:
            over = "err" if view.over else "text"
            for name, text, step, role in (
                ("size", view.size, "body", "text2"),
                ("quality", view.quality, "body", "text2"),
                ("context", view.context, "body", "text2"),
                ("spare", view.spare, "strong", over),
            ):
                if not slots.has(name):
                    continue
                x, width = slots.places[name]
                box = QRect(x, 0, width, self.height())
                if self._there(box).intersects(event.rect()):
                    self._write(painter, box, text, step, role, name)
            if view.device is None:
                self._note(painter, view, slots)
        painter.end()

    def _quant(self, painter: QPainter, view: RungRow, slots: Slots) -> None:
        x, width = slots.places["quant"]
        first, second = self.theme.line("strong"), self.theme.line("caption")
        below = bool(view.about) and not slots.stacked
        high = self._head() if slots.stacked else self.height()
        top = (PAD - 2 if slots.stacked else 0) + (high - first - (second if below else 0)) // 2
        if view.recommended:
            side = self.theme.px(14)
            box = self._there(QRect(x, top + (first - side) // 2, side, side))
            icons.paint(painter, "star", self.theme.color("accent-text"), QRectF(box))
            start = side + 5
        else:
            start = 0
        box = QRect(x + start, top, width - start, first)
        self._write(painter, box, view.quant, "strong", "text", "quant")
        if below:
            box = QRect(x, top + first, width, second)
            self._write(painter, box, view.about, "caption", "text3", "quant")

    def _note(self, painter: QPainter, view: RungRow, slots: Slots) -> None:
        """Write why there is no plan under the empty bar's place."""
        (x, width), line = slots.places["bar"], self.theme.line("caption")
        box = QRect(x, self.height() - line - 1, width, line)
        self._write(painter, box, view.note, "caption", "text3", "quant")

    def _write(
        self, painter: QPainter, box: QRect, text: str, step: str, role: str, name: str
    ) -> None:
        font = QFont(self.theme.font(step))
        shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        # The ones stand under the ones, whatever side a row begins at.
        right = name not in _START or self.isRightToLeft()
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        painter.setFont(font)
        painter.setPen(self.theme.color(role))
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        painter.drawText(self._there(box), side | ABSOLUTE, shown)

    # --- asked for -----------------------------------------------------------------------------
    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.chosen.emit(self.ref)
        return False

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.chosen.emit(self.ref)

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.view.tip if self.view else "", self)
            return True
        return super().event(event)

    @Slot()
    def _act(self) -> None:
        self.acted.emit(self.ref)


def _rest(view: RungRow) -> tuple[object, ...]:
    """Return what a row shows besides its plan's figures."""
    return (view.quant, view.size, view.about, view.quality, view.over, view.recommended, view.note)


@lru_cache(maxsize=2048)
def text_width(text: str, step: str, scale: float) -> int:  # noqa: ARG001 - another scale, another width
    """Return the width of `text` in a step of the type scale, px; the same words are measured once."""
    return QFontMetrics(themes.current().font(step)).horizontalAdvance(text) + 2


def _facts(view: RungRow) -> str:
    """Return the words of a stacked row in one line that may wrap."""
    if view.device is None:
        return " · ".join(part for part in (view.size, view.about, view.note) if part)
    spare = tr("{n} MiB over the load line") if view.over else tr("{n} MiB to spare")
    where = spare.format(n=view.spare.replace(MINUS, ""))
    holds = tr("holds {n} tokens").format(n=view.context)
    return " · ".join(filter(None, (view.size, view.quality, view.about, holds, where)))
