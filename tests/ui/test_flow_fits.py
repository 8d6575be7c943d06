from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.state import State
from tests.ui import flow_values as v
from tests.ui import ladder_values as lv
from tests.ui import scenes_flow as scenes
from tests.ui import scenes_models
from tests.ui.flow_fit import faults
from tests.ui.scenes import RecordingCore
from tests.ui.settling import settled
from ui import theme as themes
from ui.pages.fixes import FixesPage
from ui.pages.models import ModelsPage
from ui.pages.settings import SettingsPage
from ui.store import Store
from ui.theme import Theme

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")
SMALL = (800, 600)
BESIDE_THE_RAIL = (744, 568)


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    theme = themes.current()
    yield theme
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    theme.apply("light", reduce_motion=True)


def page(kind: type[QWidget], state: State) -> QWidget:
    return kind(RecordingCore(state), Store(state))  # type: ignore[call-arg]


def tab(name: str, state: State) -> QWidget:
    shown = page(ModelsPage, state)
    assert isinstance(shown, ModelsPage)
    shown.go(name)
    return shown


LONG_FILE = v.BASE.model_copy(update={"title": scenes.LONG_TITLE})
LONG_LIBRARY = replace(v.FULL, library=(*v.FULL.library, LONG_FILE))
LONG_PLANNED = v.PLANNED.model_copy(
    update={"file": v.NINE_B.model_copy(update={"title": scenes.LONG_TITLE})}
)
PAGES: dict[str, Callable[[], QWidget]] = {
    "machine": lambda: scenes.setup("machine", v.FULL),
    "no card": lambda: scenes.setup("machine", scenes.NO_CARD),
    "model": lambda: scenes.setup("model", v.FULL),
    "download": lambda: scenes.setup("download", v.having(scenes.ARRIVING)),
    "proof": lambda: scenes.setup("proof", v.having(v.PROVING)),
    "proof failed": lambda: scenes.setup("proof", v.having(scenes.LONG)),
    "ready": lambda: scenes.setup("ready", v.having(v.READY)),
    "models": lambda: page(ModelsPage, v.having(LONG_PLANNED, LONG_LIBRARY)),
    "models empty": lambda: page(ModelsPage, v.FRESH),
    "find": lambda: tab("find", lv.finding()),
    "found": lambda: tab("find", lv.finding(lv.FOUND)),
    "ladder": lambda: tab("find", lv.finding(lv.FOUND, scenes_models.LONG)),
    "ladder states": lambda: tab("find", lv.finding(lv.FOUND, lv.in_all_states())),
    "refused": lambda: tab("find", lv.finding(lv.FOUND, lv.REFUSED)),
    "downloads": lambda: tab("downloads", replace(v.FULL, transfers=scenes_models.MANY)),
    "token": scenes_models.token,
    "failure": lambda: page(FixesPage, v.having(scenes.LONG)),
    "fix": lambda: page(FixesPage, v.having(v.TRIED)),
    "receipts": lambda: page(FixesPage, v.having(v.READY)),
    "settings": lambda: page(SettingsPage, v.SEEN),
}


@pytest.mark.parametrize("name", PAGES)
def test_nothing_is_cut_in_a_small_window_with_text_twice_as_large(
    qtbot: QtBot, theme: Theme, name: str
) -> None:
    theme.apply("dark", text_scale_pct=200, reduce_motion=True)
    widget = PAGES[name]()
    qtbot.addWidget(widget)
    widget.resize(*(BESIDE_THE_RAIL if hasattr(widget, "header") else SMALL))
    widget.show()
    settled(qtbot, widget)
    assert faults(widget) == []


@pytest.mark.parametrize("name", ["model", "failure", "models", "ladder", "downloads"])
def test_mirrored_pages_keep_everything_in_its_place(
    qtbot: QtBot, qapp: QApplication, theme: Theme, name: str
) -> None:
    theme.apply("hc", reduce_motion=True)
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    widget = PAGES[name]()
    qtbot.addWidget(widget)
    widget.resize(*SMALL)
    widget.show()
    settled(qtbot, widget)
    assert faults(widget) == []


def test_a_theme_swapped_while_running_cuts_nothing(qtbot: QtBot, theme: Theme) -> None:
    theme.apply("light", reduce_motion=True)
    widget = PAGES["failure"]()
    qtbot.addWidget(widget)
    widget.resize(*BESIDE_THE_RAIL)
    widget.show()
    settled(qtbot, widget)
    theme.apply("hc", text_scale_pct=150, reduce_motion=True)
    qtbot.wait(1)
    assert faults(widget) == []


@pytest.mark.parametrize("name", ["failure", "models", "model", "ladder", "downloads"])
def test_the_tab_key_visits_every_control_in_reading_order(
    qtbot: QtBot, theme: Theme, name: str
) -> None:
    theme.apply("light", reduce_motion=True)
    widget = PAGES[name]()
    qtbot.addWidget(widget)
    widget.resize(1200, 4000)
    widget.show()
    settled(qtbot, widget)
    wanted = {
        child
        for child in widget.findChildren(QWidget)
        if child.isVisible() and child.isEnabled() and child.focusPolicy() & Qt.FocusPolicy.TabFocus
    }
    seen: list[QWidget] = []
    at = widget.nextInFocusChain()
    while at is not widget:
        if at in wanted:
            seen.append(at)
        at = at.nextInFocusChain()
    assert set(seen) == wanted
    tops = [stop.mapTo(widget, stop.rect().center()).y() for stop in seen]
    assert all(later > earlier - 40 for earlier, later in pairwise(tops))
