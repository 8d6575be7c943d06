"""The engine's builds: the one for the card at a click, the others to try or to go back to."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from app.commands import CheckEngine, InstallEngine, StopEngineWork, UseEngine
from app.state import State
from ui.pages.asking import Core
from ui.presenters.engines import BuildRow, EnginesView, present_engines
from ui.widgets.base import column, row
from ui.widgets.buttons import Button
from ui.widgets.card import Card, Note
from ui.widgets.chip import Chip
from ui.widgets.keyed import KeyedColumn
from ui.widgets.labels import Label
from ui.widgets.progress import ProgressBar
from ui.widgets.spinner import Spinner
from ui.widgets.wrap import WrapRow
from ui.words import tr


class BuildLine(QWidget):
    """One build with what can be done with it."""

    used = Signal(str)
    checked = Signal(str)

    def __init__(self, name: str) -> None:
        super().__init__()
        self._id = name
        self.title = Label(wrap=True)
        self.detail = Label(role="small", wrap=True)
        self.mark = Chip("ok")
        self.use = Button(tr("Use"), small=True)
        self.check = Button(tr("Try again"), small=True)
        words = QWidget()
        lines = column(words, gap=0)
        lines.addWidget(self.title)
        lines.addWidget(self.detail)
        line = WrapRow(gap=8, line_gap=6)
        line.add(words, basis=220, grow=True)
        for part in (self.mark, self.use, self.check):
            line.add(part, end=True)
        line.line.setContentsMargins(0, 6, 0, 6)
        column(self).addWidget(line)
        self.use.clicked.connect(self._use)
        self.check.clicked.connect(self._check)

    def draw(self, view: BuildRow) -> None:
        """Show `view`."""
        self.title.setText(view.title)
        self.detail.setText(view.detail)
        self.mark.setVisible(view.mark is not None)
        if view.mark is not None:
            self.mark.show_mark(view.mark)
        self.use.setVisible(view.can_use)
        self.use.setAccessibleName(tr("Use {build}").format(build=view.title))
        self.check.setEnabled(view.can_check)
        self.check.setAccessibleName(tr("Try {build} again").format(build=view.title))

    @Slot()
    def _use(self) -> None:
        self.used.emit(self._id)

    @Slot()
    def _check(self) -> None:
        self.checked.emit(self._id)


class EnginePanel(Card):
    """Follows the state; `brief` leaves the list of builds out."""

    grew = Signal()

    def __init__(self, core: Core, *, brief: bool) -> None:
        super().__init__(padding=16, gap=8)
        self._core = core
        self._brief = brief
        self._view: EnginesView | None = None
        self.title = Label(tr("Engine"), "strong" if brief else "heading", wrap=True)
        self.text = Label("", "small", wrap=True)
        self.fetch = Button(tr("Fetch it"), icon="download", small=True)
        self.stop = Button(tr("Stop"), small=True)
        self.stop.setAccessibleName(tr("Stop fetching or trying the build"))
        self.working = Label("", "small", wrap=True)
        self.pace = Label("", "small", tone="text3", wrap=True)
        self.bar = ProgressBar(tr("Fetched"))
        self.problem = Note("", "err")
        self.rows: KeyedColumn[BuildRow] = KeyedColumn(self._line, _key)
        self._lay_out()
        self.fetch.clicked.connect(self._fetch)
        self.stop.clicked.connect(self._stop)
        self.rows.grew.connect(self.grew)
        self.hide()

    def _lay_out(self) -> None:
        self.busy = QWidget()
        inside = column(self.busy, gap=4)
        told = row(gap=10)
        told.addWidget(Spinner(16))
        told.addWidget(self.working, 1, Qt.AlignmentFlag.AlignVCenter)
        told.addWidget(self.stop)
        inside.addLayout(told)
        inside.addWidget(self.bar)
        inside.addWidget(self.pace)
        offer = WrapRow(gap=8)
        offer.add(self.fetch)
        self.offer = offer
        for part in (self.title, self.text, offer, self.busy, self.problem, self.rows):
            self.body.addWidget(part)

    @property
    def there(self) -> bool:
        """Whether there is anything to show."""
        return self._view is not None and (self._view.urgent or not self._brief)

    @property
    def offers(self) -> bool:
        """Whether a build for the card can be fetched here, or is on its way."""
        return self._view is not None and bool(self._view.kind or self._view.working)

    def draw(self, state: State) -> None:
        """Show the builds of `state`."""
        view = present_engines(state)
        if view == self._view:
            return
        self._view = view
        self.setVisible(self.there)
        if view is None:
            return
        self.title.setText(view.title)
        self.text.setText(view.text)
        self.fetch.setText(view.button)
        self.offer.setVisible(bool(view.kind) and not view.working)
        self.busy.setVisible(bool(view.working))
        self.working.setText(view.working)
        self.bar.setVisible(view.share is not None)
        self.bar.set_fraction(view.share or 0.0)
        self.pace.setText(view.pace)
        self.pace.setVisible(bool(view.pace))
        self.problem.label.setText(view.problem)
        self.problem.setVisible(bool(view.problem))
        self.rows.show_views(() if self._brief else view.rows)

    def _line(self, name: str) -> QWidget:
        line = BuildLine(name)
        line.used.connect(self._use)
        line.checked.connect(self._check)
        return line

    @Slot()
    def _fetch(self) -> None:
        if self._view is not None:
            self._core.do(InstallEngine(kind=self._view.kind))

    @Slot()
    def _stop(self) -> None:
        self._core.do(StopEngineWork())

    @Slot(str)
    def _use(self, name: str) -> None:
        self._core.do(UseEngine(id=name))

    @Slot(str)
    def _check(self, name: str) -> None:
        self._core.do(CheckEngine(id=name))


def _key(view: BuildRow) -> str:
    return view.id
