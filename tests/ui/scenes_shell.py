"""Pictures of the shell: monitor, states of the strip, the plan bar in all its forms."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pyqtgraph  # noqa: F401 - a picture is of the graphs, not of the wait for their library
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.session import Phase
from app.state import State
from app.values.receipt import Stage
from tests.ui import flow_values as v
from tests.ui import shell_values as life
from tests.ui.scenes import RecordingCore, shell
from ui.pages.monitor import MonitorPage
from ui.pages.palette import Palette
from ui.presenters.plan_bar import plan_bar_view
from ui.presenters.stage_row import StageRow
from ui.presenters.strip import strip_view
from ui.store import Store
from ui.widgets.base import column, row
from ui.widgets.buttons import Button
from ui.widgets.card import Card, Note
from ui.widgets.chip import Chip, Tag
from ui.widgets.empty import EmptyState
from ui.widgets.glossary import GlossaryDialog
from ui.widgets.key import PlanKey
from ui.widgets.labels import Label
from ui.widgets.page import Page
from ui.widgets.plan_bar import PlanBar
from ui.widgets.progress import ProgressBar
from ui.widgets.segmented import Segmented
from ui.widgets.slider import StepSlider
from ui.widgets.spinner import Spinner
from ui.widgets.stage_list import StageList
from ui.widgets.strip import Strip
from ui.widgets.switch import Switch


def monitor(states: list[State]) -> QWidget:
    """Return the window on the monitor after it lived through `states`."""
    core = RecordingCore(states[-1])
    core.history = life.history_of(states)
    store = Store(states[-1])
    page = MonitorPage(core, store)
    for state in states:
        page.residency.note(state)
    return shell("monitor", store, page, core)


def _monitor_card() -> QWidget:
    return monitor(life.life())


def _monitor_cpu() -> QWidget:
    return monitor(life.life(card=False))


def _monitor_new() -> QWidget:
    return monitor([State(settings=life.ONBOARDED)])


def _monitor_asleep() -> QWidget:
    state = life.life()[40]
    asleep = state.sample.model_copy(update={"gpus": ()}) if state.sample else None
    return monitor([replace(state, sample=asleep)])


def _bars() -> QWidget:
    page = Page("The plan bar", "Every form it takes, on one scale")
    plans = (
        ("L", v.PLAN, "Load line"),
        ("L", v.TIGHT_PLAN, ""),
        ("M", v.WIDE_PLAN, ""),
        ("S", v.BIG_PLAN, ""),
    )
    for number, (size, plan, label) in enumerate(plans):
        card = Card(gap=6)
        device = plan.devices[0]
        measured = device.items if number in {0, 2} else ()
        view = plan_bar_view(device, measured, "Qwen3.5 9B")
        bar = PlanBar(size, room=size == "S")
        bar.set_line_label(label)
        bar.show_plan(view)
        key = PlanKey()
        key.show_plan(view)
        card.body.addWidget(bar)
        card.body.addWidget(key)
        page.body.addWidget(card)
    page.body.addStretch(1)
    return shell("models", Store(v.having(v.READY, _onboarded())), page)


def _onboarded() -> State:
    return replace(v.FULL, settings=life.ONBOARDED)


def _pieces() -> QWidget:
    page = Page("Pieces", "What pages are made of")
    buttons = row()
    for kind in ("plain", "primary", "quiet", "link", "danger"):
        buttons.addWidget(Button(kind.title(), kind, icon="download"))
    busy, off = Button("Busy", icon="stop"), Button("Not now", "primary")
    busy.set_busy(True)
    off.setEnabled(False)
    for button in (Button("Choose a model", "primary", hint="Enter"), busy, off):
        buttons.addWidget(button)
    buttons.addWidget(Button("", icon="more", name="More"))
    buttons.addStretch(1)
    chips = row()
    for kind in ("fits", "tight", "too-big", "certain", "likely", "unknown", "not-alone", "guide"):
        chips.addWidget(Chip(kind))
    chips.addWidget(Tag("UD-Q4_K_XL"))
    chips.addStretch(1)
    choices = row(gap=16)
    choices.addWidget(Segmented(["Chat", "Coding agent", "Long documents"], name="Goal"))
    on = Switch("Think first")
    on.setChecked(True)
    for widget in (on, Switch(name="Drafting"), Spinner()):
        choices.addWidget(widget)
    choices.addStretch(1)
    slider = StepSlider([4096 << n for n in range(7)], name="Context")
    slider.set_step(65_536)
    bar = ProgressBar("Download")
    bar.set_fraction(0.39)
    bar.set_notches((0.1, 0.22))
    stages = StageList()
    stages.show_rows(
        (
            StageRow("Cold start", "passed", "Fresh process, 5.87 GB read from disk", "6.2 s"),
            StageRow("Long prompt", "running", "24,576 of 65,536 tokens read", "12 s"),
            StageRow("Drafting on and off (MTP)", "waiting", "", "next"),
            StageRow("Stop in the middle", "failed", "The engine did not stop", "5.0 s"),
            StageRow("Unload", "skipped"),
        )
    )
    both = row(gap=16)
    first, second = Card(gap=0), Card()
    first.body.addWidget(stages)
    second.body.addWidget(
        EmptyState(
            "offline",
            "No connection",
            "Everything on this computer works. Searching and downloading wait for the network.",
            (Button("Choose a file…", small=True), Button("Try again", "quiet", small=True)),
            role="warn",
        )
    )
    both.addWidget(first, 3)
    both.addWidget(second, 2)
    for part in (buttons, chips, choices):
        page.body.addLayout(part)
    for widget in (slider, bar):
        page.body.addWidget(widget)
    page.body.addLayout(both)
    page.body.addWidget(Note("Close other programs, then try again.", "warn"))
    page.body.addStretch(1)
    return shell("settings", Store(v.having(v.FAILED, _onboarded())), page)


def _words() -> QWidget:
    """Long words, as in German: nothing may be cut without a tooltip."""
    page = Page(
        "Arbeitsspeicherbelegungsübersicht der Grafikkarte",
        "Geschwindigkeitsbegrenzungsursachen · Treiberversion 591.86 · zehnmal in der Sekunde",
    )
    page.header.actions.addWidget(Button("Kontextlängenvorschlag übernehmen", "primary"))
    page.header.actions.addWidget(Button("Zurücksetzen", icon="undo"))
    card = Card()
    card.body.addWidget(Label("Vervollständigungsvorschlagsgeschwindigkeit", "heading"))
    card.body.addWidget(
        Label(
            "Der Zwischenspeicher für Aufmerksamkeitsschlüssel belegt den größten Teil; eine "
            "kleinere Stapelverarbeitungsgröße gibt 3.808 MiB frei.",
            "secondary",
            wrap=True,
        )
    )
    card.body.addWidget(Chip("too-big", "Überschreitet die Ladelinie"))
    page.body.addWidget(card)
    page.body.addStretch(1)
    return shell("monitor", Store(v.having(v.READY, _onboarded())), page)


def _column_of_strips() -> QWidget:
    """Every state of the strip, one above the other."""
    box = QWidget()
    lines = column(box, gap=8, margins=24)
    filling = v.READY.model_copy(
        update={"phase": Phase.QUALIFYING, "stages": (Stage(name="soak", state="running"),)}
    )
    sessions = (None, v.PLANNED, v.PROVING, filling, v.READY, v.FAILED, life.session_at(300.0))
    for session in sessions:
        strip = Strip()
        strip.show_strip(strip_view(v.having(session, _onboarded())))
        lines.addWidget(strip)
    lines.addStretch(1)
    return box


def _palette(typed: str) -> QWidget:
    state = replace(v.having(v.READY, v.FULL), settings=life.ONBOARDED)
    window = shell("monitor", Store(state), QWidget())
    palette = Palette(window)
    palette.setWindowFlags(Qt.WindowType.Widget)
    palette.open_for(state)
    palette.move(120, 64)
    palette.typed.setText(typed)
    return window


def _glossary() -> QWidget:
    around = QWidget()
    dialog = GlossaryDialog(around)
    dialog.setWindowFlags(Qt.WindowType.Widget)
    column(around).addWidget(dialog)
    return around


SCENES: dict[str, Callable[[], QWidget]] = {
    "shell-monitor": _monitor_card,
    "shell-monitor-800": _monitor_card,
    "shell-monitor-cpu": _monitor_cpu,
    "shell-monitor-new": _monitor_new,
    "shell-monitor-asleep": _monitor_asleep,
    "shell-plan-bars": _bars,
    "shell-pieces": _pieces,
    "shell-long-words-800": _words,
    "shell-strips": _column_of_strips,
    "shell-glossary-800": _glossary,
    "shell-palette-800": lambda: _palette(""),
    "shell-palette-theme-800": lambda: _palette("the"),
}
