"""The Downloads tab: what is under way, how fast, what went wrong and what can be done."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from app.commands import (
    CancelTransfer,
    CancelWork,
    Choose,
    HurryTransfer,
    PauseTransfer,
    ResumeTransfer,
)
from app.state import State
from ui.pages.asking import Core
from ui.pages.pieces import Picture
from ui.presenters.download import DownloadsView, DownloadView, present_downloads
from ui.widgets.base import column, row
from ui.widgets.buttons import Button
from ui.widgets.card import Card, Note
from ui.widgets.chip import Chip
from ui.widgets.confirm import Confirm
from ui.widgets.elided import ElidedLabel
from ui.widgets.empty import EmptyState
from ui.widgets.keyed import KeyedColumn
from ui.widgets.labels import Label
from ui.widgets.piece_map import PieceMap
from ui.widgets.progress import ProgressBar
from ui.widgets.scroll import ScrollColumn
from ui.widgets.wrap import WrapRow
from ui.words import tr

_TONES = {"running": "accent", "paused": "text3", "failed": "err"}


class DownloadLine(Card):
    """One download: what, how far, how fast; pause, resume, first in line, cancel.

    The `large` one belongs to the setup: its Cancel stops and keeps what is here.
    """

    opened = Signal()

    def __init__(self, core: Core, ref: str, *, large: bool = False) -> None:
        super().__init__(padding=16 if large else 12, gap=8)
        self._core = core
        self._ref = ref
        self._large = large
        self._view: DownloadView | None = None
        self.icon = Picture("download")
        self.title = ElidedLabel(role="strong", side="middle")
        self.source = Label(role="small", tone="text3")
        self.mark = Chip("info")
        self.pause = Button(tr("Pause"), icon="pause", small=True)
        self.resume = Button(tr("Resume"), icon="play", small=True)
        self.hurry = Button(tr("Fetch next"), icon="bolt", small=True)
        self.open = Button(tr("Open"), small=True)
        self.cancel = Button(tr("Cancel") if large else tr("Cancel…"), "quiet", small=True)
        self.bar = ProgressBar(tr("Download"))
        self.percent = Label(role="title")
        self.percent.setVisible(large)
        self.figures = Label(role="small", wrap=True)
        self.pace = Label(role="small")
        self.fix = Note("", "err")
        self.detail = Button(tr("Pieces"), "quiet", icon="down", small=True)
        self.detail.setCheckable(True)
        self.pieces = PieceMap()
        self.piece_words = Label(role="small", tone="text3", wrap=True)
        self._connect()
        self._arrange()

    def _connect(self) -> None:
        self.pause.clicked.connect(self._pause)
        self.resume.clicked.connect(self._resume)
        self.hurry.clicked.connect(self._hurry)
        self.open.clicked.connect(self._open)
        self.cancel.clicked.connect(self._cancel)
        self.detail.toggled.connect(self._fold)

    def _arrange(self) -> None:
        head = QWidget()
        words = row(head, gap=8)
        words.addWidget(self.icon, 0, Qt.AlignmentFlag.AlignVCenter)
        words.addWidget(self.title)
        words.addWidget(self.source)
        words.addStretch(1)
        top = WrapRow(gap=8)
        top.add(head, basis=260, grow=True)
        for widget in (self.mark, self.pause, self.resume, self.hurry, self.open, self.cancel):
            top.add(widget, end=True)
        below = WrapRow(gap=12)
        below.add(self.percent)
        below.add(self.figures)
        below.add(self.pace, end=True)
        below.add(self.detail, end=True)
        for part in (top, self.bar, below, self.pieces, self.piece_words, self.fix):
            self.body.addWidget(part)

    def draw(self, view: DownloadView) -> None:
        """Show `view`."""
        self._view = view
        self.setAccessibleName(view.accessible)
        failed, paused = view.icon == "big", view.icon == "pause"
        self.icon.show_icon(view.icon, "err" if failed else "text3")
        self.title.setText(view.title)
        self.source.setText(view.source)
        self.mark.setVisible(view.mark is not None)
        if view.mark is not None:
            self.mark.show_mark(view.mark)
        for button, shown, verb in (
            (self.pause, view.can_pause, tr("Pause")),
            (self.resume, view.can_resume, view.resume_text),
            (self.hurry, view.can_hurry and not self._large, tr("Fetch next")),
            (self.open, view.can_open and not self._large, tr("Open")),
            (self.cancel, self._may_cancel(view), self._cancel_word(view)),
        ):
            button.setVisible(shown)
            button.setText(verb)
            said = tr("{name}: {value}").format(name=verb.removesuffix("…"), value=view.title)
            button.setAccessibleName(said)
        self.bar.set_role(_TONES["failed" if failed else "paused" if paused else "running"])
        self.bar.set_fraction(view.share)
        self.bar.setAccessibleName(view.accessible)
        self.bar.setVisible(not view.can_open and not (self._large and view.pieces))
        self.percent.setText(view.percent)
        self.figures.setText(view.figures)
        self.pace.setText(view.pace)
        self.pace.setVisible(bool(view.pace))
        self.fix.label.setText(view.fix)
        self.fix.setVisible(bool(view.fix))
        self._draw_pieces(view)

    def _draw_pieces(self, view: DownloadView) -> None:
        """Show the pieces in the setup, elsewhere while they are unfolded."""
        pieces = view.pieces
        self.bar.set_notches(pieces.again if pieces else ())
        self.detail.setVisible(pieces is not None and not self._large)
        name = tr("{name}: {value}").format(name=tr("Pieces"), value=view.title)
        self.detail.setAccessibleName(name)
        unfolded = pieces is not None and (self._large or self.detail.isChecked())
        if unfolded and pieces is not None:
            self.pieces.draw(pieces)
            self.piece_words.setText(pieces.text)
        self.pieces.setVisible(unfolded)
        self.piece_words.setVisible(unfolded)

    @Slot()
    def _fold(self) -> None:
        if self._view is not None:
            self._draw_pieces(self._view)

    def _cancel_word(self, view: DownloadView) -> str:
        if view.local:
            return tr("Stop")
        return tr("Cancel") if self._large else tr("Cancel…")

    def _may_cancel(self, view: DownloadView) -> bool:
        return view.can_cancel or (not self._large and view.can_resume)

    @Slot()
    def _pause(self) -> None:
        self._core.do(PauseTransfer(ref=self._ref))

    @Slot()
    def _resume(self) -> None:
        self._core.do(ResumeTransfer(ref=self._ref))

    @Slot()
    def _hurry(self) -> None:
        self._core.do(HurryTransfer(ref=self._ref))

    @Slot()
    def _open(self) -> None:
        self._core.do(Choose(ref=self._ref))
        self.opened.emit()

    @Slot()
    def _cancel(self) -> None:
        if self._large:
            self._core.do(CancelWork())
            return
        view = self._view
        if view is not None and view.local:
            self._give_up()
            return
        title = tr("Cancel {title}?").format(title=view.title) if view else tr("Cancel?")
        loss = view.loss if view else ""
        asked = Confirm(title, loss, tr("Cancel the download"), kind="danger", parent=self)
        asked.cancel.setText(tr("Keep it", "download"))
        asked.accepted.connect(self._give_up)
        asked.open()

    @Slot()
    def _give_up(self) -> None:
        self._core.do(CancelTransfer(ref=self._ref))


class DownloadsTab(QWidget):
    """Draws every transfer, and what they come to; `opened` asks for the opened model's card."""

    opened = Signal()

    def __init__(self, core: Core) -> None:
        super().__init__()
        self._core = core
        self._view: DownloadsView | None = None
        self.total = Label(role="small", wrap=True)
        self.pause_all = Button(tr("Pause all"), icon="pause", small=True)
        self.resume_all = Button(tr("Resume all"), icon="play", small=True)
        self.clear = Button(tr("Clear finished"), "quiet", icon="x", small=True)
        self.clear.setToolTip(tr("The files stay; only the list gets shorter."))
        self.rows: KeyedColumn[DownloadView] = KeyedColumn(self._row, _ref, gap=8)
        self.empty = EmptyState(
            "download",
            tr("Nothing is being fetched"),
            tr(
                "What you get under Find appears here: how much has arrived, how fast, and how long "
                "it takes. A download goes on where it stopped, also after Plimsoll was closed."
            ),
        )
        head = WrapRow(gap=8)
        head.add(self.total, basis=260, grow=True)
        head.add(self.pause_all, end=True)
        head.add(self.resume_all, end=True)
        head.add(self.clear, end=True)
        self.scroll = ScrollColumn(gap=12)
        for widget in (head, self.rows, self.empty):
            self.scroll.body.addWidget(widget)
        column(self).addWidget(self.scroll)
        self.pause_all.clicked.connect(self._pause)
        self.resume_all.clicked.connect(self._resume)
        self.clear.clicked.connect(self._clear)

    def draw(self, state: State) -> None:
        """Show the transfers of `state`."""
        view = present_downloads(state)
        if view == self._view:
            return
        self._view = view
        self.rows.show_views(view.rows)
        self.total.setText(view.total)
        self.total.setVisible(bool(view.total))
        self.pause_all.setVisible(view.can_pause)
        self.resume_all.setVisible(view.can_resume)
        self.clear.setVisible(view.can_clear)
        self.empty.setVisible(not view.rows)

    def _row(self, ref: str) -> QWidget:
        line = DownloadLine(self._core, ref)
        line.opened.connect(self.opened)
        return line

    @Slot()
    def _pause(self) -> None:
        for view in self._view.rows if self._view else ():
            if view.can_pause:
                self._core.do(PauseTransfer(ref=view.ref))

    @Slot()
    def _resume(self) -> None:
        for view in self._view.rows if self._view else ():
            if view.icon == "pause":
                self._core.do(ResumeTransfer(ref=view.ref))

    @Slot()
    def _clear(self) -> None:
        for view in self._view.rows if self._view else ():
            if view.can_open:
                # Nothing is left of it but its line.
                self._core.do(CancelTransfer(ref=view.ref))


def _ref(view: DownloadView) -> str:
    return view.ref
