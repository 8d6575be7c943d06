from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from app.commands import (
    AcceptRisk,
    CancelWork,
    Command,
    Configure,
    LoadModel,
    Propose,
    Qualify,
    Soak,
    UnloadModel,
)
from app.runconfig import KvType
from app.session import Phase, Session
from app.state import State
from app.values.clocks import Clocks
from tests.ui import flow_values as v
from tests.ui.flow_bench import Bench
from ui.pages.models import ModelsPage

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def models(qtbot: QtBot, state: State) -> tuple[Bench[ModelsPage], ModelsPage]:
    shown = Bench(qtbot, ModelsPage, state)
    return shown, shown.page


def test_every_control_of_the_plan_asks_for_a_new_plan(qtbot: QtBot) -> None:
    shown, page = models(qtbot, v.having(v.PLANNED))
    tuning = page.here.session.tuning
    tuning.context.setValue(tuning.context.value() - 1)
    assert shown.core.take() == [Configure(config=v.CONFIG.with_(n_ctx=131_072))]
    shown.session(v.PLANNED.model_copy(update={"phase": Phase.LOADING}))
    shown.session(v.PLANNED)
    segments = tuning.kv.segments, tuning.ubatch.segments, tuning.drafts.segments
    assert all(segments)
    segments[0].button("q8_0").click()  # type: ignore[union-attr]
    asked = shown.core.take()[0]
    assert isinstance(asked, Configure)
    assert asked.config.type_k is KvType.Q8_0
    shown.session(v.PLANNED.model_copy(update={"config": asked.config}))
    segments[1].button("2048").click()  # type: ignore[union-attr]
    asked = shown.core.take()[0]
    assert isinstance(asked, Configure)
    assert (asked.config.n_ubatch, asked.config.type_k) == (2048, KvType.Q8_0)
    segments[2].button("0").click()  # type: ignore[union-attr]
    asked = shown.core.take()[0]
    assert isinstance(asked, Configure)
    assert not asked.config.mtp.on


def test_the_bar_follows_the_new_plan(qtbot: QtBot) -> None:
    shown, page = models(qtbot, v.having(v.PLANNED))
    before = page.here.session.plan.bars[0].view
    shown.session(v.PLANNED.model_copy(update={"config": v.WIDE, "plan": v.WIDE_PLAN}))
    assert page.here.session.plan.bars[0].view != before
    assert "2,207 MiB to spare" in page.here.session.used.text()


@pytest.mark.parametrize(
    ("session", "button", "command"),
    [
        (v.PLANNED, "load", LoadModel()),
        (v.PLANNED, "prove", Qualify()),
        (v.PLANNED.model_copy(update={"plan": v.TIGHT_PLAN}), "accept", AcceptRisk()),
        (v.READY, "soak", Soak()),
        (v.READY, "unload", UnloadModel()),
        (v.PROVING, "stop", CancelWork()),
    ],
)
def test_the_plan_card_starts_and_stops(
    qtbot: QtBot, session: Session, button: str, command: Command
) -> None:
    shown, page = models(qtbot, v.having(session))
    pressed = getattr(page.here.session, button)
    assert pressed.isVisible()
    pressed.click()
    assert shown.core.take() == [command]


def test_a_start_is_asked_for_once_until_it_shows(qtbot: QtBot) -> None:
    shown, page = models(qtbot, v.having(v.PLANNED))
    page.here.session.prove.click()
    page.here.session.prove.click()
    page.here.session.load.click()
    assert shown.core.take() == [Qualify()]
    shown.session(v.PROVING)
    shown.session(v.PLANNED)
    assert page.here.session.prove.isEnabled()


def test_what_does_not_fit_cannot_be_started(qtbot: QtBot) -> None:
    _, page = models(qtbot, v.having(v.PLANNED.model_copy(update={"plan": v.BIG_PLAN})))
    assert not page.here.session.load.isVisible()
    assert "does not fit" in page.here.session.risk.label.text()


def test_a_file_that_is_not_here_yet_cannot_be_started_or_changed(qtbot: QtBot) -> None:
    waiting = v.PLANNED.model_copy(update={"file": v.NINE_B.model_copy(update={"path": ""})})
    _, page = models(qtbot, v.having(waiting))
    assert not page.here.session.load.isVisible()
    assert not page.here.session.tuning.context.isEnabled()
    assert page.here.session.phase.text() == "Not here yet"


def test_a_failed_model_leads_to_what_helps(qtbot: QtBot) -> None:
    _, page = models(qtbot, v.having(v.FAILED))
    with qtbot.waitSignal(page.navigate) as told:
        page.here.session.fixes.click()
    assert told.args == ["fixes"]


def test_a_loaded_model_says_why_it_cannot_be_changed(qtbot: QtBot) -> None:
    _, page = models(qtbot, v.having(v.READY))
    assert not page.here.session.tuning.context.isEnabled()
    assert page.here.session.tuning.context.toolTip() == "Unload the model to change this."


def test_a_plan_that_comes_late_never_moves_the_handle_that_is_held(qtbot: QtBot) -> None:
    shown, page = models(qtbot, v.having(v.PLANNED))
    slider = page.here.session.tuning.context
    y = slider.height() // 4
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() - 8, y))
    qtbot.mouseMove(slider, QPoint(8, y))
    assert slider.step == 2048
    late = v.PLANNED.model_copy(update={"config": v.CONFIG.with_(n_ctx=131_072)})
    shown.session(late)
    assert slider.step == 2048
    assert page.here.session.tuning.context_figure.text() == "2,048 tokens"
    qtbot.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(8, y))
    shown.session(v.PLANNED.model_copy(update={"config": v.CONFIG.with_(n_ctx=2048)}))
    assert slider.step == 2048


def test_what_keeps_a_proven_model_busy_is_told_when_it_begins(qtbot: QtBot) -> None:
    proving = v.READY.model_copy(update={"phase": Phase.QUALIFYING})
    state = v.having(proving)
    shown, page = models(qtbot, state)
    before = page.here.session.phase.text()
    shown.becomes(replace(state, clocks=Clocks(work="searching")))
    assert page.here.session.phase.text() != before


def test_what_suits_is_asked_for_once_the_machine_is_known(qtbot: QtBot) -> None:
    state = State(settings=v.FULL.settings)
    shown, page = models(qtbot, state)
    page.go("find")
    assert not [one for one in shown.core.take() if isinstance(one, Propose)]
    shown.becomes(replace(state, machine=v.FULL.machine))
    assert [one for one in shown.core.take() if isinstance(one, Propose)]
