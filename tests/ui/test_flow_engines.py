"""The engine's builds in the setup and in Settings: what is said, and what a click asks for."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from app.commands import CheckEngine, InstallEngine, StopEngineWork, UseEngine
from app.values.engines import EngineOffer
from tests.ui import engine_values as engines
from tests.ui import flow_values as v
from tests.ui.flow_bench import Bench
from ui.onboarding.machine import MachineStep
from ui.pages.models import ModelsPage
from ui.pages.settings import SettingsPage
from ui.presenters.engines import present_engines

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def state(value, machine=None):
    return replace(v.SEEN, engines=value, machine=machine or v.machine())


@pytest.fixture
def page(qtbot: QtBot):
    shown = Bench(qtbot, SettingsPage, state(engines.IDLE))
    return shown, shown.page.engines


def test_a_card_without_an_engine_says_what_would_be_fetched_and_why():
    view = present_engines(state(engines.IDLE))
    assert view.title == "The engine cannot use NVIDIA GeForce RTX 3090 Ti yet"
    assert view.button == "Fetch it, about 550 MB"
    assert "verified, then tried" in view.text
    known = engines.IDLE.model_copy(
        update={"offers": (EngineOffer(kind="cu13", size_bytes=541_000_000),)}
    )
    assert present_engines(state(known)).button == "Fetch it, 541 MB"


def test_nothing_is_offered_where_the_right_build_is_here_or_none_suits():
    assert present_engines(state(engines.CHOSEN)).kind == ""
    none = engines.IDLE.model_copy(update={"suited": ""})
    view = present_engines(state(none))
    assert (view.kind, view.text) == (
        "",
        "No ready-made build suits this card with its driver.",
    )


def test_fetching_shows_bytes_rate_and_time_left_and_can_be_stopped(page):
    shown, panel = page
    panel.fetch.click()
    assert shown.core.take() == [InstallEngine(kind="cu13")]
    shown.becomes(state(engines.FETCHING))
    assert panel.working.text() == "Fetching the build"
    assert panel.pace.text() == "212 of 541 MB · 11.4 MB/s · 29 s left"
    assert not panel.offer.isVisible()
    middles = [part.geometry().center().y() for part in (panel.working, panel.stop)]
    assert abs(middles[0] - middles[1]) <= 1
    panel.stop.click()
    assert shown.core.take() == [StopEngineWork()]


def test_what_went_wrong_is_said_with_what_to_do_and_can_be_tried_again(page):
    shown, panel = page
    shown.becomes(state(engines.REFUSED))
    assert panel.problem.isVisible()
    assert "this system has 2.36. In this order: 1." in panel.problem.label.text()
    assert panel.fetch.isVisible()


def test_builds_are_tried_again_and_gone_back_to(page):
    shown, panel = page
    shown.becomes(state(engines.CHOSEN))
    assert list(panel.rows.rows) == ["packaged", "cu13-b11312", "cu12-b11312"]
    packaged, now, failed = panel.rows.rows.values()
    assert now.mark.mark.text == "In use"
    assert not now.use.isVisible()
    assert failed.mark.mark.text == "Failed its test"
    assert not failed.use.isVisible()
    packaged.use.click()
    failed.check.click()
    assert shown.core.take() == [UseEngine(id="packaged"), CheckEngine(id="cu12-b11312")]


def test_the_setup_has_the_engine_where_the_card_is_and_says_it_once(qtbot: QtBot):
    problem = v.OLD_DRIVER.model_copy(update={"cause": "silent-cpu-fallback-cpu-build"})
    core = v.FULL
    step = MachineStep(v_core := Recorder())
    qtbot.addWidget(step)
    step.show()
    step.draw(replace(core, engines=engines.IDLE, machine=v.machine(problems=(problem,))))
    assert step.engine.isVisible()
    assert not step.problems.isVisible()
    step.engine.fetch.click()
    assert v_core.asked == [InstallEngine(kind="cu13")]
    step.draw(replace(core, engines=engines.CHOSEN))
    assert not step.engine.isVisible()


def test_the_models_page_offers_the_engine_while_plans_are_for_the_processor_for_want_of_it(
    qtbot: QtBot,
):
    shown = Bench(qtbot, ModelsPage, state(engines.IDLE))
    panel = shown.page.engine
    assert panel.isVisible()
    panel.fetch.click()
    assert InstallEngine(kind="cu13") in shown.core.take()
    shown.becomes(state(engines.FETCHING))
    assert panel.busy.isVisible()
    shown.becomes(state(engines.CHOSEN))
    assert not panel.isVisible()
    shown.becomes(state(engines.IDLE.model_copy(update={"suited": ""})))
    assert not panel.isVisible(), "there is nothing to fetch"


class Recorder:
    """Remembers what was asked."""

    def __init__(self) -> None:
        self.asked = []

    def do(self, command) -> None:
        self.asked.append(command)
