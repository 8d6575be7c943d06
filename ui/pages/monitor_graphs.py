"""The monitor's left side: memory by item, the curves, and what slowed the card."""

from __future__ import annotations

import math
from array import array
from collections import deque
from collections.abc import Callable, Mapping

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from app.machine.history import Columns
from ui.presenters.memory_past import blank, used_column
from ui.presenters.monitor_view import Curve, Memory, MonitorView
from ui.presenters.plan_bar import NAMES, ORDER, BarItem, PlanBarView
from ui.presenters.stack import Stretch, engine_at, split, split_host
from ui.widgets.base import column, row
from ui.widgets.card import Card
from ui.widgets.curve_graph import CurveGraph
from ui.widgets.direction import mirrored
from ui.widgets.graph_frame import Flag, GraphFrame, Span
from ui.widgets.key import PlanKey
from ui.widgets.labels import Label
from ui.widgets.memory_graph import MemoryGraph
from ui.widgets.throttle_strip import ThrottleStrip, TimeAxis
from ui.words import tr

FRAME_MS = 16
_MEMORY = 190
_TALL = {"sm": 86, "mem": 50, "power": 78, "heat": 54}
"""Least heights, px at 100 % text size; what a larger window has more is shared out likewise."""


class Graphs(QWidget):
    """All graphs share one span of time and one cursor."""

    pointed = Signal(object)

    def __init__(self, stay: Callable[[float], Stretch | None]) -> None:
        super().__init__()
        self._stay = stay
        self._span = Span(0, 60)
        self._columns: Columns | None = None
        self._used: array[float] = array("d")
        self._memory_frame: Memory | None = None
        self._flags: tuple[Flag, ...] = ()
        self._later: deque[str] = deque()
        self._frame = QTimer(self, interval=FRAME_MS)
        self._frame.timeout.connect(self._show_next)
        self._shown: tuple[Curve, ...] = ()
        self.curves: dict[str, CurveGraph] = {}
        self.title = Label(tr("Card memory"), "strong")
        self.memory = MemoryGraph(self._split, _MEMORY)
        self.key = PlanKey(small=True, extra=())
        self.strip = ThrottleStrip()
        self.axis = TimeAxis()
        self._curve_card = Card(padding=16, gap=0)
        self._curve_card.body.setContentsMargins(16, 12, 16, 6)
        outer = column(self, gap=10)
        outer.addWidget(self._memory_card(), _MEMORY)
        outer.addWidget(self._curve_card, sum(_TALL.values()))
        self.memory.pointed.connect(self.pointed)
        self.memory.resized.connect(self._show_key)
        self.strip.pointed.connect(self.pointed)

    def _memory_card(self) -> Card:
        card = Card(padding=16, gap=4)
        card.body.setContentsMargins(16, 12, 16, 8)
        head = row(gap=8)
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(Label(tr("MiB by line"), "small", tone="text3"))
        keys = row(gap=0)
        # It begins where the columns do; the axis stays at the left.
        keys.addSpacing(self.memory.room if mirrored() else self.memory.axis)
        keys.addWidget(self.key, 1)
        card.body.addLayout(head)
        card.body.addWidget(self.memory, 1)
        card.body.addLayout(keys)
        return card

    # --- the frame -----------------------------------------------------------------------------
    def show_frame(self, view: MonitorView) -> None:
        """Show the graphs of `view`; those that are there already are kept."""
        self._memory_frame = view.memory
        self.title.setText(view.memory.title)
        if [curve.key for curve in view.curves] != [curve.key for curve in self._shown]:
            self._build(view)
        elif view.curves != self._shown:
            for curve in view.curves:
                self.curves[curve.key].set_curve(curve)
        self._shown = view.curves

    def _build(self, view: MonitorView) -> None:
        body = self._curve_card.body
        while item := body.takeAt(0):
            widget = item.widget()
            if widget is not None and widget not in {self.strip, self.axis}:
                widget.deleteLater()
        self.curves = {}
        for curve in view.curves:
            if curve.heading:
                body.addWidget(Label(curve.heading, "strong"))
            tall = _TALL.get(curve.key, 110)
            graph = CurveGraph(curve, tall)
            graph.pointed.connect(self.pointed)
            self.curves[curve.key] = graph
            body.addWidget(graph, tall)
        if view.throttle:
            body.addWidget(Label(tr("What slowed it"), "strong"))
            body.addWidget(self.strip)
        self.strip.setVisible(view.throttle)
        body.addWidget(self.axis)

    # --- the data ------------------------------------------------------------------------------
    def show_columns(
        self, columns: Columns, span: Span, flags: tuple[Flag, ...], *, at_once: bool
    ) -> None:
        """Draw the history's `columns` within `span`.

        Pictures that only move do so in this frame, all of them: one frame costs more than what is
        new in them. Those that are drawn anew take a frame each, unless all are wanted `at_once`;
        they get these columns and none before.
        """
        if self._memory_frame is None:
            return
        self._columns, self._span, self._flags = columns, span, flags
        # Those that still wait come first, or a busy machine would never draw the last ones.
        every = ("memory", *(curve.key for curve in self._shown), "strip")
        self._later += [name for name in every if name not in self._later]
        self._show_next()
        while self._later and at_once:
            self._show_next()

    @Slot()
    def _show_next(self) -> None:
        """Show the graphs that only move, up to and with the first that is drawn anew."""
        graphs = {"memory": self.memory, "strip": self.strip, **self.curves}
        moves = True
        while self._later and moves:
            name = self._later.popleft()
            moves = name not in graphs or graphs[name].only_moves(self._span)
            self._show(name)
        if self._later:
            self._frame.start()
        else:
            self._frame.stop()

    def _show(self, name: str) -> None:
        columns = self._columns
        if columns is not None and name == "memory":
            self._show_memory(columns)
        elif columns is not None and name == "strip":
            self.strip.show_bits(
                columns.at, self._card(columns).get("throttle") or blank(columns), self._span
            )
            self.axis.show_span(self._span)
        elif columns is not None and name in self.curves:
            self._show_curve(columns, self.curves[name])

    def _show_memory(self, columns: Columns) -> None:
        if (memory := self._memory_frame) is not None:
            used = used_column(memory, columns, self._card(columns))
            self.memory.show_memory(memory, columns.at, used, self._span)
            self.memory.set_flags(self._flags)
            self._used = used
            self._show_key()

    @Slot()
    def _show_key(self) -> None:
        """Name the items that the graph itself has no room to name."""
        self.key.show_plan(self._key_view(self._used))

    def _show_curve(self, columns: Columns, graph: CurveGraph) -> None:
        curve = graph.curve
        on_card = curve.source == "card"
        source: Mapping[str, array[float]] = self._card(columns) if on_card else columns.host
        values = source.get(curve.column) or blank(columns)
        graph.show_values(columns.at, scaled(values, curve.per), self._span)
        graph.set_flags(self._flags)

    def _card(self, columns: Columns) -> Mapping[str, array[float]]:
        memory = self._memory_frame
        return columns.cards.get(memory.uuid or "", {}) if memory is not None else {}

    def _split(self, moment: float, used: int) -> tuple[tuple[str, int], ...]:
        stay, columns = self._stay(moment), self._columns
        on_host = self._memory_frame is not None and self._memory_frame.uuid is None
        if columns is not None and on_host:
            return split_host(stay, used, engine_at(columns, moment))
        return split(stay, moment, used)

    def _key_view(self, used: array[float]) -> PlanBarView | None:
        if not used or math.isnan(used[-1]) or self._memory_frame is None:
            return None
        named = set(self.memory.named())
        sizes = dict(self._split(self._span.end, int(used[-1])))
        items = tuple(
            BarItem(key, tr(NAMES[key]), sizes[key])
            for key in ORDER
            if sizes.get(key) and key not in named
        )
        nothing = BarItem("free", tr("Free"), 0)
        return PlanBarView(
            self._memory_frame.capacity_bytes, 0, items, (), nothing, nothing, 0, "", ""
        )

    # --- the cursor ----------------------------------------------------------------------------
    def all_graphs(self) -> list[GraphFrame]:
        """Return every graph with a cursor."""
        return [self.memory, *self.curves.values(), self.strip]

    def set_cursor(self, moment: float | None) -> None:
        """Show the values at `moment` in every graph; None: the newest."""
        for graph in self.all_graphs():
            graph.set_cursor(moment)

    @Slot(int)
    def walk(self, steps: int) -> None:
        """Move the cursor by a hundredth of the span; past the newest value it goes away."""
        now = self.memory.cursor
        start = self._span.end if now is None else now
        moment = start + steps * self._span.length / 100
        self.set_cursor(None if moment > self._span.end else max(moment, self._span.start))


def scaled(values: array[float], per: float) -> array[float]:
    """Return `values` divided by `per`."""
    return values if per == 1.0 else array("d", (value / per for value in values))
