"""Rows of the Models page: files that are here, and downloads under way."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from app.commands import CancelWork, PauseTransfer, ResumeTransfer
from ui.pages.asking import Core
from ui.pages.pieces import Picture
from ui.presenters.download import DownloadView
from ui.presenters.models import LibraryRow
from ui.widgets.base import column, row
from ui.widgets.buttons import Button
from ui.widgets.card import Card
from ui.widgets.chip import Chip, Tag
from ui.widgets.elided import ElidedLabel
from ui.widgets.labels import Label
from ui.widgets.progress import ProgressBar
from ui.widgets.wrap import WrapRow

_TONES = {"running": "accent", "paused": "text3", "failed": "err"}


class LibraryLine(Card):
    """One file: title, quant, size, what it can do, how far it was proven; Open plans it."""

    opened = Signal(str)

    def __init__(self, path: str) -> None:
        super().__init__(padding=12, gap=4)
        self._path = path
        self.title = Label(role="strong", wrap=True)
        self.quant = Tag("")
        self.facts = Label(role="small", wrap=True)
        self.note = Label(role="small", tone="warn", wrap=True)
        self.proven = Label(role="caption", wrap=True)
        self.verdict = Chip("info")
        self.button = Button("Open", small=True)
        self.button.clicked.connect(self._open)
        words = QWidget()
        text = column(words, gap=2)
        top = WrapRow(gap=8)
        top.add(self.title)
        top.add(self.quant)
        for widget in (top, self.facts, self.note):
            text.addWidget(widget)
        line = WrapRow(gap=12)
        line.add(words, basis=260, grow=True)
        line.add(self.proven, end=True)
        line.add(self.verdict, end=True)
        line.add(self.button, end=True)
        self.body.addWidget(line)

    def draw(self, view: LibraryRow) -> None:
        """Show `view`."""
        self.setAccessibleName(view.accessible)
        self.set_state("selected" if view.open else "")
        self.title.setText(view.title)
        self.quant.set_text(view.quant)
        drafts = "drafts (MTP)" if view.drafts else "no drafting"
        self.facts.setText(f"{view.size} · {view.context} tokens · {drafts}")
        self.note.setText(view.note)
        self.note.setVisible(bool(view.note))
        self.proven.setText(view.proven)
        self.verdict.setVisible(view.mark is not None)
        if view.mark is not None:
            self.verdict.show_mark(view.mark)
        self.button.setText("Open")
        self.button.setVisible(not view.open)
        self.button.setAccessibleName(f"Open {view.title} {view.quant}")

    @Slot()
    def _open(self) -> None:
        self.opened.emit(self._path)


class DownloadLine(Card):
    """One download: what, how far, how fast; pause, resume and cancel."""

    def __init__(self, core: Core, ref: str, *, large: bool = False) -> None:
        super().__init__(padding=16 if large else 12, gap=8)
        self._core = core
        self._ref = ref
        self.icon = Picture("download")
        self.title = ElidedLabel(role="strong", side="middle")
        self.source = Label(role="small", tone="text3")
        self.mark = Chip("info")
        self.pause = Button("Pause", icon="pause", small=True)
        self.resume = Button("Resume", icon="play", small=True)
        self.cancel = Button("Cancel", "quiet", small=True)
        self.bar = ProgressBar("Download")
        self.percent = Label(role="title")
        self.percent.setVisible(large)
        self.figures = Label(role="small", wrap=True)
        self.pace = Label(role="small")
        self.pause.clicked.connect(self._pause)
        self.resume.clicked.connect(self._resume)
        self.cancel.clicked.connect(self._cancel)
        head = QWidget()
        words = row(head, gap=8)
        words.addWidget(self.icon, 0, Qt.AlignmentFlag.AlignVCenter)
        words.addWidget(self.title)
        words.addWidget(self.source)
        words.addStretch(1)
        top = WrapRow(gap=8)
        top.add(head, basis=260, grow=True)
        for widget in (self.mark, self.pause, self.resume, self.cancel):
            top.add(widget, end=True)
        below = WrapRow(gap=12)
        below.add(self.percent)
        below.add(self.figures)
        below.add(self.pace, end=True)
        for part in (top, self.bar, below):
            self.body.addWidget(part)

    def draw(self, view: DownloadView) -> None:
        """Show `view`."""
        self.setAccessibleName(view.accessible)
        failed, paused = view.icon == "offline", view.icon == "pause"
        self.icon.show_icon(view.icon, "err" if failed else "text3")
        self.title.setText(view.title)
        self.source.setText(view.source)
        self.mark.setVisible(view.mark is not None)
        if view.mark is not None:
            self.mark.show_mark(view.mark)
        for button, shown, verb in (
            (self.pause, view.can_pause, "Pause"),
            (self.resume, view.can_resume, view.resume_text),
            (self.cancel, view.can_cancel, "Cancel"),
        ):
            button.setVisible(shown)
            button.setText(verb)
            button.setAccessibleName(f"{verb}: {view.title}")
        self.bar.set_role(_TONES["failed" if failed else "paused" if paused else "running"])
        self.bar.set_fraction(view.share)
        self.bar.setAccessibleName(view.accessible)
        self.percent.setText(view.percent)
        self.figures.setText(view.figures)
        self.pace.setText(view.pace)
        self.pace.setVisible(bool(view.pace))

    @Slot()
    def _pause(self) -> None:
        self._core.do(PauseTransfer(ref=self._ref))

    @Slot()
    def _resume(self) -> None:
        self._core.do(ResumeTransfer(ref=self._ref))

    @Slot()
    def _cancel(self) -> None:
        self._core.do(CancelWork())
