"""The monitor: what the card does, now and over time."""

from __future__ import annotations

import math
from typing import Protocol

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QHideEvent, QImage, QKeySequence, QPainter, QShortcut, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QScrollArea, QWidget
from typing_extensions import override

from app.commands import Command, WatchGraphs
from app.machine.history import Columns, SampleHistory
from app.state import State
from ui import theme as themes
from ui.making import Making, Turns, take_all
from ui.pages.monitor_export import Export
from ui.pages.monitor_graphs import Graphs
from ui.pages.monitor_side import Side
from ui.presenters.monitor import monitor_view
from ui.presenters.monitor_view import MonitorView
from ui.presenters.stack import Residency
from ui.store import Store
from ui.widgets.base import column
from ui.widgets.buttons import Button
from ui.widgets.card import Note
from ui.widgets.graph_frame import Flag, Span
from ui.widgets.page import Page
from ui.widgets.plotting import Plotting
from ui.widgets.segmented import Segmented
from ui.words import QT_TR_NOOP, told, tr

WINDOWS = (
    ("1 min", QT_TR_NOOP("1 min")),
    ("10 min", QT_TR_NOOP("10 min")),
    ("1 h", QT_TR_NOOP("1 h")),
    ("session", QT_TR_NOOP("Session")),
)
_SECONDS = {"1 min": 60.0, "10 min": 600.0, "1 h": 3600.0}
_EVERY = {"1 min": 0.09, "10 min": 0.9, "1 h": 1.9, "session": 1.9}
"""Least seconds between two drawings: more often moves no pixel. A little less than the readings'
own period, so that one that comes early does not make its drawing wait for the next."""


class GraphCore(Protocol):
    """What this page needs of the program."""

    history: SampleHistory

    def do(self, command: Command) -> None:
        """Ask for `command`."""


class MonitorPage(Page):
    """Draws only while it is visible; the graphs are made when it is first shown."""

    def __init__(
        self, core: GraphCore, store: Store, parent: QWidget | None = None, *, at_once: bool = True
    ) -> None:
        super().__init__(tr("Monitor"), "", parent)
        self.making = self._make(core, store)
        if at_once:
            take_all(self.making)

    def _make(self, core: GraphCore, store: Store) -> Making:
        self._core = core
        self._store = store
        self._view: MonitorView | None = None
        self._drawn_at = -math.inf
        self._held = False
        self._watched = False
        self.residency = Residency()
        self.graphs: Graphs | None = None
        windows = [(key, tr(word)) for key, word in WINDOWS]
        self.windows = Segmented(windows, name=tr("Time shown"), small=True)
        self.windows.set_key("10 min")
        self.hold = Button(tr("Hold"), icon="pause", small=True)
        self.hold.setCheckable(True)
        self.export = Button(tr("Export"), icon="download", small=True)
        self.exporter = Export(self, core.history, self._picture)
        self._plotting = Plotting(self)
        self._turns = Turns(self)
        self.note = Note("")
        self.side = Side()
        yield
        self._arrange_body()
        yield
        self._connect()
        self.refresh(store.state)

    def _arrange_body(self) -> None:
        for widget in (self.windows, self.hold, self.export):
            self.header.actions.addWidget(widget)
        content = QWidget()
        content.setObjectName("scrollBody")
        self._left = column(gap=10)
        self._content = QWidget()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._content)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.setSpacing(16)
        self._columns.addLayout(self._left, 1)
        self._columns.addWidget(self.side, 0, Qt.AlignmentFlag.AlignTop)
        body = column(content, gap=12)
        body.addWidget(self.note)
        body.addWidget(self._content, 1)
        # Only where there is nothing to show.
        body.addStretch()
        self._inner = body
        self.scroll = QScrollArea()
        self.scroll.setWidgetResizable(True)
        self.scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self.scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroll.setWidget(content)
        self.body.addWidget(self.scroll, 1)
        self.arrange()

    def _connect(self) -> None:
        self.windows.chosen.connect(self._show_window)
        self.hold.toggled.connect(self._hold)
        self.export.clicked.connect(self.exporter.ask)
        self._plotting.here.connect(self._begin_graphs)
        self.exporter.begun.connect(self._begin_export)
        self.exporter.done.connect(self._tell_export)
        self._store.changed.connect(self.refresh)
        space = QShortcut(QKeySequence(Qt.Key.Key_Space), self)
        space.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        space.activated.connect(self.hold.toggle)
        for keys, slot in ((Qt.Key.Key_Left, self._walk_back), (Qt.Key.Key_Right, self._walk_on)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    @override
    def arrange(self) -> None:
        down = QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(down if self.compact else QBoxLayout.Direction.LeftToRight)
        self.side.set_wide(wide=self.compact)
        margin = 16 if self.compact else 24
        self.body.setContentsMargins(0, 0, 0, 0)
        self._inner.setContentsMargins(margin, 16, margin, 12)

    def regions(self) -> list[QWidget]:
        """Return what F6 walks through."""
        return [self.windows, self.scroll]

    # --- visibility ----------------------------------------------------------------------------
    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._watch(visible=True)
        if not self._held:
            self._drawn_at = -math.inf
        if self.graphs is None and self._plotting.fetch():
            self._make_graphs()
        self.refresh(self._store.state)

    @Slot()
    def _begin_graphs(self) -> None:
        """Make the graphs in this turn; what they show comes in the next ones, bit by bit."""
        if self.graphs is None:
            self._make_graphs()
            self._turns.begin(self._open())

    def _open(self) -> Making:
        self.side.show_view(monitor_view(self._store.state))
        yield
        if self.graphs is not None:
            self.graphs.show_frame(monitor_view(self._store.state))
        yield
        self._drawn_at = 0.0
        self.refresh(self._store.state)

    def _make_graphs(self) -> None:
        self.graphs = Graphs(self.residency.at)
        self.graphs.pointed.connect(self._point)
        self._left.addWidget(self.graphs)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._watch(visible=False)

    def _watch(self, *, visible: bool) -> None:
        if visible != self._watched:
            self._watched = visible
            self._core.do(WatchGraphs(visible=visible))

    # --- the state -----------------------------------------------------------------------------
    @Slot(object)
    def refresh(self, state: State) -> None:
        """Take in `state`; draw when visible and when something moved."""
        changed = self.residency.note(state)
        if not self.isVisible() or self.graphs is None:
            return
        if changed:
            self.graphs.memory.forget()
        view = monitor_view(state)
        newest = state.sample.at if state.sample else 0.0
        ago = newest - self._drawn_at
        fresh = self._drawn_at == -math.inf
        due = fresh or (not self._held and (ago >= _EVERY[self.windows.key] or ago < 0))
        if due or not view.same_frame(self._view):
            self._show_view(view)
        if due and state.sample is not None:
            self._drawn_at = newest
            self._draw(state, at_once=fresh)

    def _show_view(self, view: MonitorView) -> None:
        """Show the words and figures of `view`: with the graphs, so that both say the same."""
        if view == self._view or self.graphs is None:
            return
        self._view = view
        self.header.set_title(tr("Monitor"), view.subtitle)
        self.note.setVisible(bool(view.note))
        if view.note:
            self.note.set_note(view.note, "info")
        self._content.setVisible(view.known)
        self.side.show_view(view)
        self.graphs.show_frame(view)

    def _draw(self, state: State, *, at_once: bool = True) -> None:
        if self.graphs is None or self._view is None:
            return
        columns = self._core.history.window(self.windows.key)
        span = self._span(columns)
        flags = tuple(
            Flag(mark.at, told(mark.text))
            for mark in state.marks
            if span.start <= mark.at <= span.end
        )
        self.graphs.show_columns(columns, span, flags, at_once=at_once)

    def _span(self, columns: Columns) -> Span:
        end = columns.at[-1] if columns.at else 0.0
        length = _SECONDS.get(self.windows.key)
        if length is None:
            length = max(60.0, end - columns.at[0]) if columns.at else 60.0
        return Span(end - length, end)

    # --- what the person does ------------------------------------------------------------------
    @Slot(str)
    def _show_window(self, _: str) -> None:
        if not self._held:
            self._drawn_at = -math.inf
        if self.isVisible():
            self._draw(self._store.state)

    @Slot(bool)
    def _hold(self, held: bool) -> None:  # noqa: FBT001 - a signal's argument
        self._held = held
        self.hold.setText(tr("Go on") if held else tr("Hold"))
        self.hold.set_icon("play" if held else "pause")
        if not held:
            self._drawn_at = -math.inf
            self.refresh(self._store.state)

    @Slot(object)
    def _point(self, moment: object) -> None:
        if self.graphs is not None:
            self.graphs.set_cursor(moment if isinstance(moment, float) else None)

    @Slot()
    def _walk_back(self) -> None:
        if self.graphs is not None:
            self.graphs.walk(-1)

    @Slot()
    def _walk_on(self) -> None:
        if self.graphs is not None:
            self.graphs.walk(1)

    # --- export --------------------------------------------------------------------------------
    def _picture(self) -> QImage:
        """Return the graphs as they are, on the page's own ground."""
        seen = self._content.grab()
        image = QImage(seen.size(), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(seen.devicePixelRatio())
        image.fill(themes.current().color("window"))
        painter = QPainter(image)
        painter.drawPixmap(0, 0, seen)
        painter.end()
        return image

    @Slot()
    def _begin_export(self) -> None:
        self.export.set_busy(True)

    @Slot(str)
    def _tell_export(self, trouble: str) -> None:
        self.export.set_busy(False)
        if trouble:
            self.note.set_note(trouble, "warn")
            self.note.setVisible(True)
