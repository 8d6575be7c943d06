"""How many layers each of several cards gets: a number for each, which add up to the model's."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QWidget

from app.runconfig import RunConfig
from ui.pages.settings_rows import WholeBox
from ui.presenters.shares import SharesView, by_free_memory, moved, with_layers
from ui.widgets.base import column
from ui.widgets.buttons import Button
from ui.widgets.labels import Label
from ui.widgets.term import Term
from ui.widgets.wrap import WrapRow
from ui.words import tr


class SharesPanel(QWidget):
    """Shows a `SharesView`; `wanted` carries the configuration that a change asks for."""

    wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._view: SharesView | None = None
        self._config: RunConfig | None = None
        self.boxes: list[WholeBox] = []
        self.free = Button(tr("By free memory"), small=True)
        self.free.setToolTip(tr("Shares the layers out by what is free on each card now."))
        # Names of several lines leave the numbers on one.
        self._fields = WrapRow(gap=16, line_gap=8, level=True)
        self._share_out = QWidget()
        self._foot = column(self._share_out)
        self._foot.addStretch(1)
        self._foot.addWidget(self.free)
        body = column(self, gap=6)
        body.addWidget(Term(tr("Layers on each card"), "label"))
        body.addWidget(self._fields)
        self.free.clicked.connect(self._by_free_memory)
        self.hide()

    def draw(self, view: SharesView | None, config: RunConfig, *, enabled: bool) -> None:
        """Show `view` of `config`; None is no model on several cards."""
        self.setVisible(view is not None)
        self._config = config
        if view is None:
            return
        if self._view is None or self._view.names != view.names:
            self._rebuild(view)
        self._view = view
        for box, layers in zip(self.boxes, view.layers, strict=True):
            with QSignalBlocker(box):
                box.setRange(0, view.total)
                box.setValue(layers)
            box.setEnabled(enabled)
            apart = box.sizeHint().height() - self.free.sizeHint().height()
            self._foot.setContentsMargins(0, 0, 0, max(0, apart // 2))
        self.free.setEnabled(enabled)

    def _rebuild(self, view: SharesView) -> None:
        while item := self._fields.line.takeAt(0):
            if (widget := item.widget()) is not None and widget is not self._share_out:
                widget.hide()
                widget.deleteLater()
        self.boxes = []
        for index, name in enumerate(view.names):
            box = WholeBox()
            box.setKeyboardTracking(False)
            box.setSuffix(f" {tr('layers')}")
            box.setAccessibleName(tr("Layers on {card}").format(card=name))
            box.valueChanged.connect(partial(self._move, index))
            field = QWidget()
            lines = column(field, gap=2)
            lines.addWidget(Label(name, "caption", wrap=True))
            lines.addStretch(1)
            lines.addWidget(box)
            self.boxes.append(box)
            self._fields.add(field, basis=150)
        self._fields.add(self._share_out)

    def _move(self, index: int, layers: int) -> None:
        if self._view is not None and self._config is not None:
            self.wanted.emit(with_layers(self._config, moved(self._view.layers, index, layers)))

    @Slot()
    def _by_free_memory(self) -> None:
        if self._config is not None:
            self.wanted.emit(by_free_memory(self._config))
