"""The controls of a plan: context, KV cache, micro-batch, drafting. Every change plans again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from app.runconfig import RunConfig
from ui.pages.drafting_file import DraftingFileField
from ui.presenters.drafting import DraftingFileView, with_drafting_file
from ui.presenters.figures import count
from ui.presenters.glossary import meaning_of
from ui.presenters.models import Choice, Tuning, with_drafts, with_kv, with_ubatch
from ui.widgets.base import column
from ui.widgets.labels import Label
from ui.widgets.segmented import Segmented
from ui.widgets.slider import StepSlider
from ui.widgets.term import Term
from ui.widgets.wrap import WrapRow
from ui.words import tr


class ChoiceField(QWidget):
    """A caption, a word of the field, over a segmented choice whose options may change."""

    chosen = Signal(str)

    def __init__(self, caption: str) -> None:
        super().__init__()
        self._caption, self._hover = caption, meaning_of(caption)
        self._options: tuple[Choice, ...] = ()
        self.segments: Segmented | None = None
        self._column = column(self, gap=6)
        self._column.addWidget(Term(caption, "label"))

    def show_options(
        self, options: tuple[Choice, ...], now: str, *, enabled: bool, reason: str
    ) -> None:
        """Offer `options` with `now` chosen."""
        if options != self._options or self.segments is None:
            self._rebuild(options)
        if self.segments is not None:
            self.segments.set_key(now)
            self.segments.setEnabled(enabled)
            self.segments.setToolTip(reason or self._hover)

    def _rebuild(self, options: tuple[Choice, ...]) -> None:
        if self.segments is not None:
            self._column.removeWidget(self.segments)
            self.segments.hide()
            self.segments.deleteLater()
        self._options = options
        pairs = [(option.value, option.text) for option in options]
        self.segments = Segmented(pairs, name=self._caption, small=True)
        for option in options:
            said = tr("{name}: {value}").format(name=self._caption, value=option.text)
            button = self.segments.button(option.value)
            button.setAccessibleName(said)
            button.setAccessibleDescription(self._hover)
        self.segments.chosen.connect(self.chosen)
        self._column.addWidget(self.segments)


class TuningPanel(WrapRow):
    """Shows a `Tuning`; `wanted` carries the whole configuration that a control asks for."""

    wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__(gap=24, line_gap=12, top=True)
        self._config: RunConfig | None = None
        self.context = StepSlider((8192,), name=tr("Context"))
        self.context_figure = Label(role="strong")
        self.kv = ChoiceField(tr("KV cache"))
        self.ubatch = ChoiceField(tr("Micro-batch"))
        self.drafts = ChoiceField(tr("Drafting (MTP)"))
        self.file = DraftingFileField()
        self.reason = Label(role="small", tone="text3", wrap=True)
        box = QWidget()
        words = column(box, gap=4)
        top = WrapRow(gap=8)
        top.add(Term(tr("Context"), "label"))
        top.add(self.context_figure, end=True)
        words.addWidget(top)
        words.addWidget(self.context)
        self.add(box, basis=300, grow=True)
        for field in (self.kv, self.ubatch, self.drafts, self.file):
            self.add(field)
        self.add(self.reason, basis=300, grow=True)
        self.context.chosen.connect(self._context)
        self.kv.chosen.connect(self._kv)
        self.ubatch.chosen.connect(self._ubatch)
        self.drafts.chosen.connect(self._drafts)
        self.file.chosen.connect(self._file)

    def draw(self, view: Tuning, file: DraftingFileView, config: RunConfig) -> None:
        """Show `view` of `config`, and the `file` that drafts."""
        self._config = config
        if self.context.steps != view.contexts:
            self.context.set_steps(view.contexts)
        held = self.context.isSliderDown()
        if not held:
            self.context.set_step(view.context)
        self.context.setEnabled(view.enabled)
        self.context.setToolTip(view.locked_reason or meaning_of(tr("Context")))
        if not held:
            self.context_figure.setText(tr("{n} tokens").format(n=view.context_text))
        for field, options, now in (
            (self.kv, view.kv, view.kv_now),
            (self.ubatch, view.ubatch, view.ubatch_now),
            (self.drafts, view.drafts, view.drafts_now),
        ):
            field.show_options(options, now, enabled=view.enabled, reason=view.locked_reason)
        self.drafts.setVisible(len(view.drafts) > 1)
        self.file.show_file(file, enabled=view.enabled, reason=view.locked_reason)
        self.reason.setText(view.locked_reason)
        self.reason.setVisible(bool(view.locked_reason))

    def _ask(self, change: Callable[[RunConfig], RunConfig]) -> None:
        if self._config is None:
            return
        config = change(self._config)
        if config != self._config:
            self._config = config
            self.wanted.emit(config)

    @Slot(int)
    def _context(self, n_ctx: int) -> None:
        self.context_figure.setText(tr("{n} tokens").format(n=count(n_ctx)))
        self._ask(lambda config: config.with_(n_ctx=n_ctx))

    @Slot(str)
    def _kv(self, kind: str) -> None:
        self._ask(lambda config: with_kv(config, kind))

    @Slot(str)
    def _ubatch(self, n_ubatch: str) -> None:
        self._ask(lambda config: with_ubatch(config, int(n_ubatch)))

    @Slot(str)
    def _file(self, path: str) -> None:
        self._ask(lambda config: with_drafting_file(config, path))

    @Slot(str)
    def _drafts(self, draft_max: str) -> None:
        self._ask(lambda config: with_drafts(config, int(draft_max)))
