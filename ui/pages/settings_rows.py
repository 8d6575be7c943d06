"""Rows of the Settings page: what it is, what it does, and the control at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from app.settings import Settings
from ui.pages.settings_boxes import DecimalBox, ListBox, WholeBox
from ui.presenters.figures import measure
from ui.presenters.settings import as_they_came, fields_of
from ui.widgets.base import column, row, rule
from ui.widgets.buttons import Button
from ui.widgets.card import Card, Note, NoteTone
from ui.widgets.labels import Label
from ui.widgets.segmented import Segmented
from ui.widgets.switch import Switch
from ui.widgets.wrap import WrapRow
from ui.words import tr


class SettingRow(QWidget):
    """A title over one plain sentence, and a control that goes below when there is no room.

    It is seen while its group shows it and a search, if any, has found it.
    """

    def __init__(self, title: str, text: str, control: QWidget) -> None:
        super().__init__()
        self._shown = True
        self._found = True
        self.title = Label(title, wrap=True)
        self.text = Label(text, "small", wrap=True)
        words = QWidget()
        lines = column(words, gap=0)
        lines.addWidget(self.title)
        lines.addWidget(self.text)
        line = WrapRow(gap=24, line_gap=6)
        line.add(words, basis=240, grow=True)
        line.add(control, end=True)
        line.line.setContentsMargins(0, 9, 0, 9)
        outer = column(self)
        outer.addWidget(rule())
        outer.addWidget(line)
        if not control.accessibleDescription():
            control.setAccessibleDescription(text)

    @property
    def words(self) -> str:
        """What a search looks through; nothing while its group hides the row."""
        return f"{self.title.text()} {self.text.text()}" if self._shown else ""

    def set_found(self, *, found: bool) -> None:
        """Show the row if its group does, or hide it while something else is looked for."""
        if found != self._found:
            self._found = found
            super().setVisible(self._shown and found)

    @override
    def setVisible(self, visible: bool) -> None:
        self._shown = visible
        super().setVisible(visible and self._found)


class NoteRow(QWidget):
    """A note under a row; a hidden one takes no room, not even that of the gap below it."""

    def __init__(self, text: str, tone: NoteTone) -> None:
        super().__init__()
        self.note = Note(text, tone)
        column(self).addWidget(self.note)
        self.setContentsMargins(0, 0, 0, 10)


@dataclass(frozen=True, slots=True)
class Number:
    """The range of a number, in the unit a person reads; `zero` is what 0 is called.

    Its thousands are `grouped`, unless it is a mere number, such as a port.
    """

    low: float
    high: float
    step: float = 1
    unit: str = ""
    zero: str = ""
    grouped: bool = True


class SettingGroup(Card):
    """A card with a heading and its rows; `wanted` tells a setting's name and its new value.

    A name with a dot, such as "sampling.top_k", is a field of a setting. `replaced` tells settings
    of which all of this group are as they came, or as they were before that.
    """

    wanted = Signal(str, object)
    replaced = Signal(object)

    def __init__(self, title: str) -> None:
        super().__init__(padding=16, gap=0)
        heading = Label(title, "heading")
        self.reset = Button(tr("Reset"), "link", small=True)
        self.reset.setAccessibleName(tr("Set {group} as it came").format(group=title))
        self.reset.hide()
        head = row(gap=8)
        head.setContentsMargins(0, 0, 0, 8)
        head.addWidget(heading, 1)
        head.addWidget(self.reset)
        self.body.addLayout(head)
        self.title = title
        self._settings = Settings()
        self._before: Settings | None = None
        self.reset.clicked.connect(self._reset)
        self.controls: dict[str, QWidget] = {}
        self.rows: dict[str, SettingRow] = {}
        self.lines: list[SettingRow] = []

    def add(self, title: str, text: str, control: QWidget) -> SettingRow:
        """Add one row and return it."""
        line = SettingRow(title, text, control)
        self.body.addWidget(line)
        self.lines.append(line)
        return line

    def switch(self, name: str, title: str, text: str) -> Switch:
        """Add a setting that is on or off."""
        control = Switch(name=title)
        control.toggled.connect(partial(self._tell, name))
        self._bind(name, title, text, control)
        return control

    def choice(
        self, name: str, title: str, text: str, options: Sequence[tuple[str, str]]
    ) -> Segmented:
        """Add a setting of a few (value, word) pairs."""
        control = Segmented(options, name=title, small=True)
        control.chosen.connect(partial(self._tell, name))
        self._bind(name, title, text, control)
        return control

    def menu(self, name: str, title: str, text: str, options: Sequence[tuple[str, str]]) -> ListBox:
        """Add a setting of more (value, word) pairs than stand beside each other."""
        control = ListBox(options)
        control.setAccessibleName(title)
        control.chosen.connect(partial(self._tell, name))
        self._bind(name, title, text, control)
        return control

    def whole(self, name: str, title: str, text: str, number: Number) -> WholeBox:
        """Add a setting that is a whole number."""
        control = WholeBox()
        control.setRange(int(number.low), int(number.high))
        control.setSingleStep(int(number.step))
        control.setGroupSeparatorShown(number.grouped)
        self._number(name, title, text, control, number)
        return control

    def decimal(self, name: str, title: str, text: str, number: Number) -> DecimalBox:
        """Add a setting with two decimals."""
        control = DecimalBox()
        control.setRange(number.low, number.high)
        control.setSingleStep(number.step)
        control.setDecimals(2)
        self._number(name, title, text, control, number)
        return control

    def draw(self, settings: Settings) -> None:
        """Show the settings in force; nothing is told."""
        for name, control in self.controls.items():
            value = value_of(settings, name)
            with QSignalBlocker(control):
                if isinstance(control, Switch):
                    control.setChecked(bool(value))
                elif isinstance(control, Segmented | ListBox):
                    control.set_key(str(value))
                elif isinstance(control, WholeBox | DecimalBox):
                    control.setValue(value)

    def draw_reset(self, settings: Settings) -> None:
        """Offer to set the group as it came, and the way back while nothing else was changed."""
        came = as_they_came(settings, self.controls)
        self._settings = settings
        if came != settings:
            self._before = None
        self.reset.setText(tr("Reset") if came != settings else tr("Undo the reset"))
        self.reset.setVisible(came != settings or self._before is not None)

    @Slot()
    def _reset(self) -> None:
        now, before = self._settings, self._before
        if before is not None:
            names = fields_of(self.controls)
            kept = {name: getattr(before, name) for name in names}
            self.replaced.emit(now.model_copy(update=kept))
            return
        self._before = now
        self.replaced.emit(as_they_came(now, self.controls))

    def _number(
        self, name: str, title: str, text: str, control: WholeBox | DecimalBox, number: Number
    ) -> None:
        low, high = (control.textFromValue(value) for value in (number.low, number.high))
        control.setToolTip(tr("From {low} to {high}").format(low=low, high=high))
        control.setSuffix(measure("", number.unit) if number.unit else "")
        control.setSpecialValueText(number.zero)
        control.setKeyboardTracking(False)
        control.setAccessibleName(title)
        control.valueChanged.connect(partial(self._tell, name))
        self._bind(name, title, text, control)

    def _bind(self, name: str, title: str, text: str, control: QWidget) -> None:
        self.controls[name] = control
        self.rows[name] = self.add(title, text, control)

    def _tell(self, name: str, value: object) -> None:
        self.wanted.emit(name, round(value, 2) if isinstance(value, float) else value)


def value_of(settings: Settings, name: str) -> Any:  # noqa: ANN401 - each setting has its own type
    """Return the setting called `name`; a dot leads into one that has fields."""
    value: Any = settings
    for part in name.split("."):
        value = getattr(value, part)
    return value
