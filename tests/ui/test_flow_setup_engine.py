"""The setup on a computer whose card has no engine yet: plans for the card, the build fetched first."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from app.commands import CancelWork, Choose, InstallEngine, StopEngineWork
from app.values.engines import EngineOffer
from tests.ui import engine_values as engines
from tests.ui import flow_values as v
from tests.ui.flow_bench import Bench
from ui.onboarding.flow import Onboarding
from ui.presenters.proposals import present_proposals

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

NEEDING = tuple(one.model_copy(update={"engine": "cu13"}) for one in v.PROPOSALS[:2])
BEFORE = replace(v.FULL, engines=engines.IDLE, proposals=NEEDING, session=None, transfers={})
FIRST = NEEDING[0]


def waiting(value):
    return replace(BEFORE, engines=value.model_copy(update={"waiting": FIRST.ref}))


@pytest.fixture
def setup(qtbot: QtBot) -> Bench[Onboarding]:
    shown = Bench(qtbot, Onboarding, BEFORE, (1200, 800))
    shown.page.show_step("model")
    shown.core.take()
    return shown


def test_a_plan_for_the_card_says_that_the_engine_is_fetched_first_and_how_large_it_is():
    card = present_proposals(BEFORE).cards[0]
    assert card.primary == "Download 5.87 GB and the engine"
    assert ("about 550 MB", "engine for the card, fetched first") in card.figures
    assert "fetched first" in present_proposals(BEFORE).note
    known = engines.IDLE.model_copy(
        update={"offers": (EngineOffer(kind="cu13", size_bytes=541_000_000),)}
    )
    card = present_proposals(replace(BEFORE, engines=known)).cards[0]
    assert ("541 MB", "engine for the card, fetched first") in card.figures


def test_a_model_that_is_here_needs_the_engine_alone():
    here = FIRST.model_copy(update={"download_bytes": 0})
    card = present_proposals(replace(BEFORE, proposals=(here,))).cards[0]
    assert card.primary == "Fetch the engine, about 550 MB"


def test_choosing_fetches_the_engine_and_then_the_model(setup: Bench[Onboarding]) -> None:
    flow = setup.page
    flow.primary.click()
    choice = Choose(ref=FIRST.ref, config=FIRST.config)
    assert setup.core.take() == [InstallEngine(kind="cu13", then=choice)]
    setup.becomes(waiting(engines.FETCHING))
    assert flow.step == "download"
    assert flow.download.title.text() == "First the engine for your card"
    assert "Then Qwen3.5 9B." in flow.download.subtitle.text()
    assert flow.download.engine.pace.isVisible()
    assert flow.download.plan_card.isVisible()
    assert not flow.primary.isEnabled()
    setup.becomes(replace(BEFORE, engines=engines.CHOSEN))
    assert not flow.download.engine.isVisible()
    assert flow.download.waiting.isVisible()


def test_stopping_the_engine_leads_back_to_the_models(setup: Bench[Onboarding]) -> None:
    flow = setup.page
    flow.primary.click()
    setup.becomes(BEFORE)
    assert flow.step == "download", "it was only just asked for"
    setup.becomes(waiting(engines.FETCHING))
    setup.core.take()
    flow.download.engine.stop.click()
    assert setup.core.take() == [StopEngineWork()]
    setup.becomes(replace(BEFORE, engines=engines.FETCHING))
    assert flow.step == "model"
    assert flow.primary.isEnabled()
    flow.primary.click()
    setup.becomes(waiting(engines.FETCHING))
    assert flow.step == "download"


def test_an_engine_that_does_not_come_can_be_tried_again_or_left(setup: Bench[Onboarding]) -> None:
    flow = setup.page
    flow.primary.click()
    setup.core.take()
    setup.becomes(waiting(engines.REFUSED))
    assert flow.download.title.text() == "The engine for your card did not come"
    assert "this system has 2.36" in flow.download.engine.problem.label.text()
    flow.download.engine.fetch.click()
    assert setup.core.take() == [InstallEngine(kind="cu13")]
    flow.back.click()
    assert setup.core.take()[:2] == [CancelWork(), StopEngineWork()]
    assert flow.step == "model"
