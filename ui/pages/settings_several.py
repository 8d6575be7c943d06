"""Several machines in Settings: other computers that lend their devices, and who gets which layers."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtWidgets import QLineEdit, QWidget

from app.commands import AddLender, AskLenders, Configure, RemoveLender, UseLenders
from app.engine.rpc import port_of
from app.errors import UsageError
from app.runconfig import RunConfig
from app.session import RESIDENT
from app.state import State
from ui.pages.asking import Core
from ui.pages.connect import CopyButton
from ui.pages.pieces import PlanBlock
from ui.pages.settings_rows import SettingGroup, SettingRow
from ui.pages.shares import SharesPanel
from ui.presenters.plans import present_plan
from ui.presenters.several import (
    ABOUT,
    DANGER,
    END,
    EXAMPLE,
    HERE,
    LOST,
    START,
    THERE,
    TUNNEL,
    LenderView,
    present_several,
)
from ui.presenters.shares import present_shares
from ui.widgets.base import column, rule
from ui.widgets.buttons import Button
from ui.widgets.card import Note
from ui.widgets.chip import Chip
from ui.widgets.keyed import KeyedColumn
from ui.widgets.labels import Label
from ui.widgets.switch import Switch
from ui.widgets.wrap import WrapRow
from ui.words import sentences, told, tr


class SeveralGroup(SettingGroup):
    """Addresses with what was said there, and the open model's plan over all of them."""

    def __init__(self, core: Core) -> None:
        super().__init__(tr("Several machines"))
        self._core = core
        self._seen: tuple[object, ...] = (self, self, self)
        self.use = Switch(name=tr("Put layers on other computers"))
        self.field = QLineEdit()
        self.field.setPlaceholderText(EXAMPLE)
        self.field.setAccessibleName(tr("Address of the tunnel's end here"))
        self.keep = Button(tr("Add and ask"), icon="plus", small=True)
        self.ask = Button(tr("Ask all again"), small=True)
        self.trouble = Label("", "small", wrap=True, tone="err")
        self.lenders: KeyedColumn[LenderView] = KeyedColumn(self._row, lambda view: view.endpoint)
        self.told = Label("", "small", wrap=True)
        self.plan = PlanBlock("L")
        self.shares = SharesPanel()
        self.refused = Note("", "err")
        self._arrange()
        self.use.toggled.connect(self._use)
        self.keep.clicked.connect(self._add)
        self.field.returnPressed.connect(self._add)
        self.field.textChanged.connect(self._typed)
        self.ask.clicked.connect(self._ask)
        self.shares.wanted.connect(self._configure)
        self._typed()

    def _arrange(self) -> None:
        self.add(tr("Put layers on other computers"), tr(ABOUT), self.use)
        self.body.addWidget(Note(tr(DANGER), "warn"))
        self.body.addSpacing(4)
        self.body.addWidget(Step(tr("On the other computer"), tr(THERE), _Command(START)))
        self.body.addWidget(Step(tr("The tunnel"), tr(HERE), _Command(TUNNEL)))
        entry = WrapRow(gap=8)
        entry.add(self.field, basis=170, grow=True)
        entry.add(self.keep)
        entry.add(self.ask)
        self.body.addWidget(Step(tr("The tunnel's end here"), tr(END), entry))
        for widget in (
            self.trouble,
            self.lenders,
            self.told,
            self.plan,
            self.shares,
            self.refused,
            Label(tr(LOST), "small", wrap=True),
        ):
            self.body.addWidget(widget)
        self.body.setSpacing(6)

    def _row(self, endpoint: str) -> QWidget:
        return LenderRow(self._core, endpoint)

    def draw_state(self, state: State) -> None:
        """Show the addresses and the open model of `state`; readings alone change nothing here."""
        seen = (state.session, state.lenders, state.settings)
        if all(new is old for new, old in zip(seen, self._seen, strict=True)):
            return
        self._seen = seen
        view, session = present_several(state), state.session
        with QSignalBlocker(self.use):
            self.use.setChecked(view.on)
        self.lenders.show_views(view.lenders)
        self.ask.setVisible(bool(view.lenders))
        self.told.setText(view.told)
        self.told.setVisible(bool(view.told))
        shared = session if session is not None and session.config.rpc else None
        plan = shared.plan if shared else None
        self.plan.draw(present_plan(plan, title=shared.file.title) if plan and shared else None)
        if shared is not None:
            idle = shared.phase not in RESIDENT
            self.shares.draw(present_shares(shared), shared.config, enabled=idle)
        else:
            self.shares.hide()
        refused = session.refused if session is not None and view.lenders else None
        self.refused.setVisible(refused is not None)
        if refused is not None:
            self.refused.set_note(sentences(told(refused.text), told(refused.fix)), "err")

    # --- asked for -----------------------------------------------------------------------------
    @Slot()
    def _typed(self) -> None:
        self.keep.setEnabled(bool(self.field.text().strip()))
        self.trouble.hide()

    @Slot()
    def _add(self) -> None:
        endpoint = self.field.text().strip()
        if not endpoint:
            return
        try:
            port_of(endpoint)
        except UsageError as error:
            self.trouble.setText(sentences(told(error.text), told(error.fix)))
            self.trouble.show()
            return
        self._core.do(AddLender(endpoint=endpoint))
        self.field.clear()

    @Slot(bool)
    def _use(self, on: bool) -> None:  # noqa: FBT001 - Qt's signal
        self._core.do(UseLenders(on=on))

    @Slot()
    def _ask(self) -> None:
        self._core.do(AskLenders())

    @Slot(object)
    def _configure(self, config: RunConfig) -> None:
        self._core.do(Configure(config=config))


class LenderRow(QWidget):
    """One address: how it stands, its devices, and the way off the list."""

    def __init__(self, core: Core, endpoint: str) -> None:
        super().__init__()
        self._core = core
        self._endpoint = endpoint
        self.chip = Chip("info", tr("Not asked yet"))
        self.remove = Button(
            "",
            "quiet",
            icon="trash",
            small=True,
            name=tr("Remove {server}").format(server=endpoint),
        )
        ends = WrapRow(gap=8)
        ends.add(self.chip)
        ends.add(self.remove)
        self.line = SettingRow(endpoint, "", ends)
        column(self, gap=0).addWidget(self.line)
        self.remove.clicked.connect(self._remove)

    def draw(self, view: LenderView) -> None:
        """Show `view`."""
        self.line.text.setText(view.text)
        self.line.text.setVisible(bool(view.text))
        self.line.text.set_tone("err" if view.tone == "err" else None)
        self.chip.show_kind(view.tone, view.word)

    @Slot()
    def _remove(self) -> None:
        self._core.do(RemoveLender(endpoint=self._endpoint))


class Step(QWidget):
    """What to do, and below it the line or the field for that."""

    def __init__(self, title: str, text: str, below: QWidget) -> None:
        super().__init__()
        body = column(self, gap=4)
        body.addWidget(rule())
        for widget in (Label(title, wrap=True), Label(text, "small", wrap=True), below):
            body.addWidget(widget)
        body.setContentsMargins(0, 0, 0, 6)


class _Command(WrapRow):
    """A line for a terminal, and a button that copies it."""

    def __init__(self, text: str) -> None:
        super().__init__(gap=8)
        self._text = text
        self.copy = CopyButton(tr("Copy {command}").format(command=text))
        line = Label(text, "mono", wrap=True, selectable=True)
        line.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.add(line, basis=160, grow=True)
        self.add(self.copy)
        self.copy.clicked.connect(self._copy)

    @Slot()
    def _copy(self) -> None:
        self.copy.copy_text(self._text)
