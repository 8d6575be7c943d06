"""The ladder of quants: one row each under one head, their bars on one scale."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFont, QFontMetrics, QHelpEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget
from typing_extensions import override

from ui.presenters.figures import percent
from ui.presenters.glossary import meaning_of
from ui.presenters.ladder import LadderView, RungRow, spare_template
from ui.widgets.base import ABSOLUTE, Painted, lay_out_now
from ui.widgets.ladder_columns import Slots, place_columns
from ui.widgets.ladder_row import LadderRow
from ui.words import QT_TR_NOOP, tr

_HEADS = {
    "quant": QT_TR_NOOP("Quant"),
    "size": QT_TR_NOOP("File"),
    "quality": QT_TR_NOOP("Quality"),
    "context": QT_TR_NOOP("Holds"),
}
_TIPS = {
    "size": QT_TR_NOOP("What is downloaded."),
    "quality": QT_TR_NOOP(
        "How close it stays to the original, as measured for files of this kind."
    ),
    "bar": QT_TR_NOOP(
        "Where every byte goes. The upright line with the disc is the load line: up to there "
        "the memory may be filled."
    ),
    "spare": QT_TR_NOOP("What stays free up to the load line, MiB."),
}
_GROWING = (QT_TR_NOOP("Queue"), QT_TR_NOOP("Checking"), QT_TR_NOOP("Stopped"))
AT_ONCE = 1
A_TURN = 2
_LEADING = ("quant", "quality", "bar")


def _tip(name: str) -> str:
    """Return what the head of a column means; the first one says MTP too, which stands in it."""
    if name == "quant":
        mtp = tr("{name}: {value}").format(name="MTP", value=meaning_of("MTP"))
        return f"{meaning_of(tr('Quant'))}\n{mtp}"
    return meaning_of(tr("Context")) if name == "context" else tr(_TIPS[name])


class Ladder(Painted):
    """Shows a `LadderView`; `chosen` and `acted` carry the quant's reference."""

    chosen = Signal(str)
    acted = Signal(str)
    grew = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: dict[str, LadderRow] = {}
        self._view = LadderView((), "", "", over_card=False, where="")
        self._still = True
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.setInterval(0)
        self._next.timeout.connect(self._go_on)
        self._needs: dict[str, int] = {}
        self._slots: Slots | None = None
        self._current = ""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(tr("Quants"))

    def draw(self, view: LadderView, *, still: bool = False) -> None:
        """Show exactly the rows of `view`; `still` moves the bars at once.

        A long ladder's rows are made a few at a time, from the top, so that nothing else waits.
        """
        if [row.ref for row in view.rows] != [row.ref for row in self._view.rows]:
            self._needs = {}
        if view.where != self._view.where:
            self.update()
        self._view, self._still = view, still
        # Rows of another repository begin with the next turn: what is around them is new as well.
        self._fill(AT_ONCE if any(row.ref in self.rows for row in view.rows) else 0)

    @Slot()
    def _go_on(self) -> None:
        self._fill(A_TURN)
        lay_out_now()

    def _fill(self, most: int) -> None:
        """Draw every row that there is, and make up to `most` of those that are missing."""
        old, self.rows = self.rows, {}
        made = 0
        for view in self._view.rows:
            row = old.pop(view.ref, None)
            if row is None and made < most:
                row, made = self._make(view.ref), made + 1
            if row is not None:
                self.rows[view.ref] = row
                row.bar.set_room(room=self._view.over_card)
                row.draw(view, still=self._still)
        for row in old.values():
            row.hide()
            row.deleteLater()
        needs = self._measured(self._view.rows)
        if needs != self._needs:
            self.updateGeometry()
        if made or old or needs != self._needs:
            self._needs = needs
            self._arrange()
            self.update()
        if made or old:
            self.set_current(self._current)
        if not self.whole:
            self._next.start()
        elif made or old:
            self.grew.emit()

    @property
    def whole(self) -> bool:
        """Whether every row is made."""
        return len(self.rows) == len(self._view.rows)

    def set_current(self, ref: str) -> None:
        """Mark the row that is looked at."""
        self._current = ref
        for name, row in self.rows.items():
            row.set_current(current=name == ref)

    def tab_stops(self) -> Iterator[QWidget]:
        """Yield what Tab visits, from the first row to the last."""
        yield from (row.button for row in self.rows.values())

    def _make(self, ref: str) -> LadderRow:
        row = LadderRow(ref, self)
        row.chosen.connect(self.chosen)
        row.acted.connect(self.acted)
        row.show()
        return row

    # --- geometry ------------------------------------------------------------------------------
    def _measured(self, views: Sequence[RungRow]) -> dict[str, int]:
        needs = {name: self._width(tr(word)) for name, word in _HEADS.items()}
        needs |= {"spare": self._width(tr("To spare, MiB")), "mark": 0, "button": 0}
        for row in self.rows.values():
            for name, width in row.needs().items():
                needs[name] = max(needs[name], width)
        strong = QFontMetrics(self.theme.font("strong"))
        needs["spare"] = max(
            needs["spare"], strong.horizontalAdvance(spare_template(tuple(views))) + 2
        )
        # A button's word changes while a file arrives; the columns must not move for that.
        words = QFontMetrics(self.theme.font("small"))
        widest = max(map(words.horizontalAdvance, (percent(1.0), *map(tr, _GROWING))))
        needs["button"] = max(needs["button"], widest + 22)
        # What was once wide stays wide, so that moving the slider moves the bars alone.
        for name, width in self._needs.items():
            needs[name] = max(needs[name], width)
        return needs

    def _head(self, slots: Slots) -> int:
        return 0 if slots.stacked else self.theme.line("caption") + 12

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        if not self._needs:
            return 0
        slots = place_columns(width, self._needs)
        heights = self._heights(slots)
        # Rows that are still to be made have their room, so that the page is laid out once.
        missing = len(self._view.rows) - len(heights)
        return self._head(slots) + sum(heights) + missing * (heights[-1] if heights else 0)

    def _heights(self, slots: Slots) -> list[int]:
        """Return the height of every row that there is; they differ only where words wrap."""
        rows = list(self.rows.values())
        if rows and not slots.stacked:
            return [rows[0].height_for(slots)] * len(rows)
        return [row.height_for(slots) for row in rows]

    @override
    def sizeHint(self) -> QSize:
        return QSize(480, self.heightForWidth(max(480, self.width())))

    @override
    def minimumSizeHint(self) -> QSize:
        least = self._needs.get("mark", 0) + self._needs.get("button", 0) + self.theme.px(120)
        return QSize(least, 0)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._forget_places()
            self._place()

    @override
    def restyled(self) -> None:
        """Measure the words of the theme in force."""
        views = [row.view for row in self.rows.values() if row.view]
        if views:
            self._needs = {}
            self._needs = self._measured(views)
            self._forget_places()
            self._arrange()

    def _forget_places(self) -> None:
        for row in self.rows.values():
            row.forget_place()

    def _arrange(self) -> None:
        """Place the rows; the page is told only where the height became another."""
        if self.heightForWidth(self.width()) != self.height():
            self.updateGeometry()
        self._place()

    def _place(self) -> None:
        if not self._needs:
            return
        slots = self._slots = place_columns(self.width(), self._needs)
        y = self._head(slots)
        for row, height in zip(self.rows.values(), self._heights(slots), strict=True):
            row.place(QRect(0, y, self.width(), height), slots)
            y += height

    def _width(self, word: str) -> int:
        return QFontMetrics(self._font()).horizontalAdvance(word) + 2

    def _font(self) -> QFont:
        font = self.theme.font("caption")
        font.setWeight(QFont.Weight.DemiBold)
        return font

    # --- the head ------------------------------------------------------------------------------
    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.tip_at(event.pos().x()), self)
            return True
        return super().event(event)

    def tip_at(self, x: int) -> str:
        """Return what the head's word at `x` means."""
        slots = self._slots
        if slots is None or slots.stacked:
            return ""
        x = self.width() - x if self.isRightToLeft() else x
        found = [
            name
            for name in (*_HEADS, "bar", "spare")
            if slots.has(name) and 0 <= x - slots.places[name][0] <= slots.places[name][1]
        ]
        return _tip(found[0]) if found else ""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        slots = self._slots
        if slots is None or slots.stacked or not self.rows:
            return
        painter = QPainter(self)
        painter.setFont(self._font())
        painter.setPen(self.theme.color("text3"))
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        words = {name: tr(word) for name, word in _HEADS.items()}
        words |= {"bar": self._view.where, "spare": tr("To spare, MiB")}
        mirrored = self.isRightToLeft()
        metrics = QFontMetrics(self._font())
        for name, word in words.items():
            if not slots.has(name):
                continue
            x, width = slots.places[name]
            left = self.width() - x - width if mirrored else x
            begins = name in _LEADING and not mirrored
            side = Qt.AlignmentFlag.AlignLeft if begins else Qt.AlignmentFlag.AlignRight
            box = QRect(left, 0, width, self._head(slots))
            shown = metrics.elidedText(word, Qt.TextElideMode.ElideRight, width)
            painter.drawText(box, side | ABSOLUTE, shown)
        painter.end()
