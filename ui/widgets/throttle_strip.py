"""When something slowed the card, and the times below the graphs."""

from __future__ import annotations

from array import array

from PySide6.QtCore import QEvent, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolTip
from typing_extensions import override

from ui.presenters.axes import axis_words
from ui.presenters.figures import duration
from ui.presenters.glossary import meaning_of
from ui.presenters.throttle import Slowdown, slowdowns
from ui.widgets.graph_frame import GraphFrame, Span
from ui.words import listed, tr


class ThrottleStrip(GraphFrame):
    """A bar with a coloured stretch and a word for every slowdown."""

    GROWS = False

    def __init__(self) -> None:
        super().__init__(20)
        self._found: tuple[Slowdown, ...] = ()
        self.setAccessibleName(tr("Throttle reasons: none"))

    def show_bits(self, at: array[float], bits: array[float], span: Span) -> None:
        """Show the throttle numbers of the history."""
        old, self.span = self._found, span
        self._found = slowdowns(at, bits)
        if not old and not self._found:
            return
        one = tr("{reason} for {time}")
        said = listed(one.format(reason=s.word, time=duration(s.seconds)) for s in self._found)
        every = tr("Throttle reasons: {reasons}") if said else tr("Throttle reasons: none")
        self.setAccessibleName(every.format(reasons=said))
        words = dict.fromkeys(slow.word for slow in self._found)
        self.setAccessibleDescription(" ".join(map(meaning_of, words)))
        self.update()

    @override
    def only_moves(self, span: Span) -> bool:
        return True

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.tip_at(event.pos().x()), self)
            return True
        return super().event(event)

    def tip_at(self, x: float) -> str:
        """Return what slowed the card at `x` px, how long, and what that means."""
        for slow in self._found:
            if self.x(slow.start) - 4 <= x <= self.x(slow.end) + 4:
                said = tr("{reason} for {time}").format(
                    reason=slow.word, time=duration(slow.seconds)
                )
                return "\n".join(filter(None, (said, meaning_of(slow.word))))
        return ""

    @override
    def plot(self) -> QRectF:
        return self.area(4, 4)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        area = self.plot()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.theme.color("track-line"), 1))
        painter.setBrush(self.theme.color("track"))
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        font = self.theme.font("caption")
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        free = area.left()
        for slow in self._found:
            start = max(area.left(), self.x(slow.start))
            end = min(area.right(), max(start + 2, self.x(slow.end)))
            if end <= area.left():
                continue
            painter.fillRect(QRectF(start, 4, end - start, area.height()), self.theme.color("warn"))
            width = metrics.horizontalAdvance(slow.word)
            if start - 8 - width >= free:
                painter.setPen(self.theme.color("text2"))
                base = area.center().y() + (metrics.ascent() - metrics.descent()) / 2
                painter.drawText(QPointF(start - 8 - width, base), slow.word)
            free = end + 4
        painter.end()


class TimeAxis(GraphFrame):
    """The times under the graphs; the last one is now."""

    GROWS = False

    def __init__(self) -> None:
        super().__init__(16)
        self._words: tuple[tuple[float, str], ...] = ()

    def show_span(self, span: Span) -> None:
        """Show the times of `span`."""
        self.span = span
        if (words := axis_words(span.start, span.end)) != self._words:
            self._words = words
            self.update()

    @override
    def plot(self) -> QRectF:
        return self.area(0, 0)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        area = self.plot()
        font = self.theme.font("caption")
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(self.theme.color("text3"))
        base = (self.height() + metrics.ascent() - metrics.descent()) / 2
        for place, word in self._words:
            width = metrics.horizontalAdvance(word)
            x = area.left() + place * area.width()
            left = x if place == 0 else x - width if place == 1 else x - width / 2
            painter.drawText(QPointF(left, base), word)
        painter.end()
