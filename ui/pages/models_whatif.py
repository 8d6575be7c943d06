"""The controls over a ladder: what if the context, the cache or drafting were different?"""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QCheckBox, QWidget

from app.values.hub import Wish
from ui.pages.models_tuning import ChoiceField
from ui.presenters.figures import count
from ui.presenters.whatif import BEST, WhatIfView, wishing
from ui.widgets.base import column
from ui.widgets.card import Card
from ui.widgets.labels import Label
from ui.widgets.slider import StepSlider
from ui.widgets.term import Term, explain
from ui.widgets.wrap import WrapRow
from ui.words import QT_TR_NOOP, tr

BEST_HOVER = QT_TR_NOOP("Every quant is planned with the largest context that serves here.")


class WhatIfPanel(Card):
    """Shows a `WhatIfView`; `wanted` carries the whole wish at once, at every step of the handle.

    The handle is the person's: a plan that comes late never moves it.
    """

    wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__(padding=12, gap=6)
        self.wish = Wish()
        self.context = StepSlider((8192,), name=tr("Context"))
        self.figure = Label(role="strong")
        self.best = QCheckBox(tr("Best for each"))
        self.best.setToolTip(tr(BEST_HOVER))
        self.best.setAccessibleDescription(tr(BEST_HOVER))
        self.kv = ChoiceField(tr("KV cache"))
        self.ubatch = ChoiceField(tr("Micro-batch"))
        self.drafts = ChoiceField(tr("Drafting (MTP)"))
        self._arrange()
        self.context.chosen.connect(self._context)
        self.best.toggled.connect(self._best)
        self.kv.chosen.connect(self._kv)
        self.ubatch.chosen.connect(self._ubatch)
        self.drafts.chosen.connect(self._drafts)

    def _arrange(self) -> None:
        box = QWidget()
        words = column(box, gap=4)
        top = WrapRow(gap=8)
        top.add(Term(tr("Context"), "label"))
        top.add(self.best)
        top.add(self.figure, end=True)
        words.addWidget(top)
        words.addWidget(self.context)
        fields = WrapRow(gap=16, line_gap=10, top=True)
        fields.add(box, basis=190, grow=True)
        for field in (self.kv, self.ubatch, self.drafts):
            fields.add(field)
        self.body.addWidget(fields)

    def draw(self, view: WhatIfView, wish: Wish) -> None:
        """Show `view` of `wish`."""
        self.wish = wish
        if self.context.steps != view.contexts:
            self.context.set_steps(view.contexts)
        if not self.context.isSliderDown():
            self.context.set_step(view.context)
        explain(self.context, tr("Context"))
        self.figure.setText(view.figure)
        self._check_best(checked=view.best)
        for field, options, now in (
            (self.kv, view.kv, view.kv_now),
            (self.ubatch, view.ubatch, view.ubatch_now),
            (self.drafts, view.drafts, view.drafts_now),
        ):
            field.show_options(options, now, enabled=True, reason="")
        self.drafts.setVisible(len(view.drafts) > 1)

    def _check_best(self, *, checked: bool) -> None:
        blocked = self.best.blockSignals(True)  # noqa: FBT003 - Qt's signature
        self.best.setChecked(checked)
        self.best.blockSignals(blocked)

    def _ask(self, **changes: object) -> None:
        wish = wishing(self.wish, **changes)
        if wish != self.wish:
            self.wish = wish
            self.wanted.emit(wish)

    @Slot(int)
    def _context(self, n_ctx: int) -> None:
        self.figure.setText(tr("{n} tokens").format(n=count(n_ctx)))
        self._check_best(checked=False)
        self._ask(n_ctx=n_ctx)

    @Slot(bool)
    def _best(self, best: bool) -> None:  # noqa: FBT001 - Qt's signature
        self._ask(n_ctx=BEST if best else self.context.step)

    @Slot(str)
    def _kv(self, kind: str) -> None:
        self._ask(kv=kind)

    @Slot(str)
    def _ubatch(self, n_ubatch: str) -> None:
        self._ask(n_ubatch=n_ubatch if n_ubatch == BEST else int(n_ubatch))

    @Slot(str)
    def _drafts(self, draft_max: str) -> None:
        self._ask(draft_max=draft_max if draft_max == BEST else int(draft_max))
