from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from app.commands import (
    AcceptRisk,
    CancelWork,
    ChangeSettings,
    Choose,
    Detect,
    DismissFailure,
    DismissNotice,
    KeepTrial,
    PauseTransfer,
    Propose,
    Qualify,
    ResumeTransfer,
    TryRemedy,
)
from app.events import Notice
from app.session import Phase
from app.state import State
from tests.ui import flow_values as v
from tests.ui.flow_bench import Bench
from ui.onboarding.flow import Onboarding
from ui.onboarding.model import ProposalPanel
from ui.pages.models_downloads import DownloadLine

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


class Setup(Bench[Onboarding]):
    """The setup with its core and store."""

    def __init__(self, qtbot: QtBot, state: State) -> None:
        super().__init__(qtbot, Onboarding, state, (1200, 800))
        self.flow = self.page


@pytest.fixture
def setup(qtbot: QtBot) -> Setup:
    return Setup(qtbot, v.FULL)


ARRIVING = v.PLANNED.model_copy(
    update={
        "id": "new",
        "phase": Phase.DOWNLOADING,
        "file": v.NINE_B.model_copy(update={"path": ""}),
    }
)
ARRIVED = v.PLANNED.model_copy(update={"id": "new2"})


def test_an_unknown_machine_is_looked_at(qtbot: QtBot) -> None:
    fresh = Setup(qtbot, v.FRESH)
    assert fresh.core.take() == [Detect()]
    assert fresh.flow.machine.looking.isVisible()
    fresh.becomes(v.SEEN)
    assert not fresh.flow.machine.looking.isVisible()
    assert (
        v.CARD
        in fresh.flow.machine.cards.rows[next(iter(fresh.flow.machine.cards.rows))].name.text()
    )


def test_a_problem_stands_beside_a_card_that_works(qtbot: QtBot) -> None:
    ill = Setup(qtbot, State(machine=v.machine(problems=(v.OLD_DRIVER,))))
    assert ill.flow.machine.problems.isVisible()
    assert not ill.flow.machine.no_card.isVisible()


def test_two_cards_of_one_kind_are_two_cards(qtbot: QtBot) -> None:
    two = Setup(qtbot, State(machine=v.machine(gpus=2)))
    assert len(two.flow.machine.cards.rows) == 2


def test_without_a_card_one_may_look_again(qtbot: QtBot) -> None:
    bare = Setup(qtbot, State(machine=v.machine(gpus=0, problems=(v.OLD_DRIVER,))))
    assert bare.flow.machine.no_card.isVisible()
    assert bare.flow.machine.why.text() == f"{v.OLD_DRIVER.text} {v.OLD_DRIVER.fix}"
    bare.flow.machine.again.click()
    assert bare.core.take() == [Detect()]


def test_the_whole_way_from_machine_to_chat(setup: Setup, qtbot: QtBot) -> None:
    flow, core = setup.flow, setup.core
    flow.primary.click()
    assert flow.step == "model"
    assert core.take() == [Propose(goal="documents")]
    assert flow.primary.text() == "Download 5.87 GB"
    flow.primary.click()
    first = v.PROPOSALS[0]
    assert core.take() == [Choose(ref=first.ref, config=first.config)]
    assert flow.step == "download"
    assert not flow.primary.isEnabled()
    setup.session(ARRIVING)
    assert flow.download.title.text() == "Getting Qwen3.5 9B"
    setup.session(ARRIVED)
    assert flow.download.title.text() == "Qwen3.5 9B is here"
    assert flow.go_on.isActive()
    flow.primary.click()
    assert core.take() == [Qualify()]
    assert flow.step == "proof"
    setup.session(v.PROVING)
    assert flow.footer.stop.isVisible()
    assert not flow.primary.isEnabled()
    setup.session(v.READY)
    assert flow.step == "ready"
    assert flow.ready.subtitle.text() == "Proven to 65,536 of 262,144 tokens on this card."
    with qtbot.waitSignal(flow.navigate) as told:
        flow.ready.chat.click()
    assert told.args == ["chat"]
    changed = core.take()[-1]
    assert isinstance(changed, ChangeSettings)
    assert changed.settings.onboarded


def test_the_starter_answers_after_six_clicks_at_most(setup: Setup, qtbot: QtBot) -> None:
    flow, core = setup.flow, setup.core
    flow.go_on.setInterval(1)
    clicked: list[QWidget] = []

    def click(button: QWidget) -> None:
        clicked.append(button)
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    click(flow.primary)
    panel = flow.model.cards.rows["starter"]
    assert isinstance(panel, ProposalPanel)
    click(panel.radio)
    click(flow.primary)
    assert core.take()[-1] == Choose(ref="starter", config=v.PROPOSALS[2].config)
    setup.session(ARRIVED)
    qtbot.waitUntil(lambda: core.take() == [Qualify()])  # without a click
    setup.session(v.PROVING)
    setup.session(v.READY)
    with qtbot.waitSignal(flow.navigate) as told:
        click(flow.ready.chat)
    assert told.args == ["chat"]
    assert len([*clicked, "Send"]) <= 6


def test_what_is_here_already_goes_on_by_itself(setup: Setup, qtbot: QtBot) -> None:
    flow = setup.flow
    flow.go_on.setInterval(1)
    flow.show_step("model")
    flow.primary.click()
    setup.core.take()
    setup.session(ARRIVED)
    qtbot.waitUntil(lambda: flow.step == "proof", timeout=2000)
    assert setup.core.take() == [Qualify()]


def test_the_session_before_is_not_taken_for_the_chosen_one(qtbot: QtBot) -> None:
    old = Setup(qtbot, v.having(v.READY.model_copy(update={"id": "old"})))
    old.flow.show_step("model")
    old.flow.primary.click()
    old.becomes(old.store.state)
    assert old.flow.step == "download"
    assert not old.flow.go_on.isActive()
    assert not old.flow.primary.isEnabled()


def test_a_goal_is_asked_once_and_the_old_answer_is_not_shown_for_it(setup: Setup) -> None:
    flow, core = setup.flow, setup.core
    flow.show_step("model")
    core.take()
    flow.model.goals.button("coding").click()
    assert core.take() == [Propose(goal="coding")]
    setup.becomes(setup.store.state)
    assert flow.model.waiting.isVisible()
    assert not flow.primary.isEnabled()
    setup.becomes(replace(v.FULL, goal="coding"))
    assert not flow.model.waiting.isVisible()
    assert flow.primary.isEnabled()


def test_another_card_changes_the_primary_button(setup: Setup) -> None:
    flow = setup.flow
    flow.show_step("model")
    panel = flow.model.cards.rows["starter"]
    assert isinstance(panel, ProposalPanel)
    panel.radio.click()
    assert flow.primary.text() == "Use it"
    flow.primary.click()
    assert setup.core.take()[-1] == Choose(ref="starter", config=v.PROPOSALS[2].config)


def test_the_licence_is_said_before_anything_is_fetched(setup: Setup) -> None:
    setup.flow.show_step("model")
    panel = setup.flow.model.cards.rows["starter"]
    assert isinstance(panel, ProposalPanel)
    texts = [
        panel.figures.line.itemAt(at).widget().text() for at in range(panel.figures.line.count())
    ]
    assert any("Gemma Terms of Use" in text for text in texts)


def test_a_file_of_ones_own_can_be_chosen(setup: Setup, qtbot: QtBot) -> None:
    setup.flow.show_step("model")
    setup.core.take()
    setup.flow.footer.another.click()
    dialog = setup.flow.findChild(QFileDialog, "chooseFile")
    assert dialog is not None
    assert not dialog.isHidden()
    dialog.fileSelected.emit("/models/mine.gguf")
    dialog.close()
    assert setup.core.take() == [Choose(ref="/models/mine.gguf")]
    assert setup.flow.step == "download"


def test_a_refused_file_is_not_waited_for(setup: Setup) -> None:
    flow, core = setup.flow, setup.core
    notice = Notice(id="not-gguf", level="error", text="This is not a model file.")
    setup.becomes(replace(v.FULL, notices=(notice,), transfers=v.transfers(v.PAUSED)))
    flow.show_step("model")
    core.take()
    flow.primary.click()
    assert core.take()[0] == DismissNotice(id="not-gguf")
    assert flow.download.waiting.isVisible()
    setup.becomes(State(machine=v.machine()))
    assert flow.download.waiting.isVisible()
    setup.becomes(State(machine=v.machine(), notices=(notice,)))
    assert not flow.download.waiting.isVisible()
    assert flow.download.title.text() == "It was not opened"
    flow.back.click()
    assert flow.step == "model"


def test_a_tight_plan_waits_for_consent(setup: Setup) -> None:
    flow = setup.flow
    flow.show_step("download")
    setup.session(ARRIVED.model_copy(update={"plan": v.TIGHT_PLAN}))
    assert not flow.primary.isEnabled()
    assert not flow.go_on.isActive()
    flow.download.accept.click()
    assert setup.core.take() == [AcceptRisk()]
    setup.session(ARRIVED.model_copy(update={"plan": v.TIGHT_PLAN, "risk_accepted": True}))
    assert flow.primary.isEnabled()


def test_what_does_not_fit_is_not_proven(setup: Setup) -> None:
    setup.flow.show_step("download")
    setup.session(ARRIVED.model_copy(update={"plan": v.BIG_PLAN}))
    assert not setup.flow.primary.isEnabled()
    assert "does not fit" in setup.flow.download.remark.label.text()


def test_a_download_can_be_paused_resumed_and_left(setup: Setup) -> None:
    flow, core = setup.flow, setup.core
    flow.show_step("download")
    setup.session(ARRIVING)
    line = flow.download.transfers.rows[v.RUNNING.ref]
    assert isinstance(line, DownloadLine)
    line.pause.click()
    assert core.take() == [PauseTransfer(ref=v.RUNNING.ref)]
    paused = v.RUNNING.model_copy(update={"state": "paused"})
    setup.becomes(replace(setup.store.state, transfers=v.transfers(paused)))
    line.resume.click()
    assert core.take() == [ResumeTransfer(ref=v.RUNNING.ref)]
    flow.back.click()
    assert core.take()[0] == CancelWork()
    assert flow.step == "model"


def test_a_failure_takes_the_place_of_the_proof(setup: Setup) -> None:
    flow, core = setup.flow, setup.core
    flow.show_step("proof")
    setup.session(v.FAILED)
    assert flow.proof.failure.isVisible()
    assert not flow.proof.stages_card.isVisible()
    assert not flow.primary.isVisible()
    flow.proof.failure.remedies.rows["smaller-ubatch 4,096 → 512"].button.click()
    assert core.take() == [TryRemedy(kind="smaller-ubatch")]
    setup.session(v.TRYING)
    assert flow.proof.trial.isVisible()
    flow.proof.trial.stop.click()
    assert core.take() == [CancelWork()]
    setup.session(v.TRIED)
    assert flow.step == "proof"
    flow.proof.trial.keep.click()
    assert core.take() == [KeepTrial()]
    setup.session(v.READY)
    assert flow.step == "ready"


def test_a_failure_can_be_dismissed_and_the_proof_begun_again(setup: Setup) -> None:
    setup.flow.show_step("proof")
    setup.session(v.FAILED)
    setup.flow.proof.failure.dismiss.click()
    assert setup.core.take() == [DismissFailure()]
    setup.session(v.PLANNED)
    setup.flow.primary.click()
    assert setup.core.take() == [Qualify()]


def test_a_proof_is_asked_for_once_however_often_enter_is_pressed(
    setup: Setup, qtbot: QtBot
) -> None:
    flow = setup.flow
    flow._asked.setInterval(50)
    flow.show_step("proof")
    setup.session(v.PLANNED)
    flow.setFocus()
    qtbot.keyClick(flow, Qt.Key.Key_Return)
    qtbot.keyClick(flow, Qt.Key.Key_Return)
    assert setup.core.take() == [Qualify()]
    setup.session(v.PROVING)
    setup.session(v.PLANNED.model_copy(update={"stages": v.RUNNING_STAGES}))
    qtbot.waitUntil(flow.primary.isEnabled, timeout=4000)


def test_a_running_proof_can_be_stopped(setup: Setup) -> None:
    setup.flow.show_step("proof")
    setup.session(v.PROVING)
    setup.flow.footer.stop.click()
    assert setup.core.take() == [CancelWork()]


# --- keys ---------------------------------------------------------------------------------------
def test_enter_leaves_nothing_while_the_proof_runs(setup: Setup, qtbot: QtBot) -> None:
    flow = setup.flow
    flow.show_step("download")
    setup.session(v.PLANNED)
    assert flow.focusWidget() is flow.primary
    flow.primary.click()
    setup.session(v.PROVING)
    assert flow.focusWidget() is flow
    setup.core.take()
    qtbot.keyClick(flow, Qt.Key.Key_Return)
    assert flow.step == "proof"
    assert setup.core.take() == []
    setup.session(v.READY)
    assert flow.focusWidget() is flow.ready.chat


def test_the_way_out_keeps_the_keyboard_that_was_brought_there(setup: Setup) -> None:
    flow = setup.flow
    flow.show_step("proof")
    setup.session(v.PROVING)
    flow.footer.skip.setFocus(Qt.FocusReason.TabFocusReason)
    setup.session(v.PROVING.model_copy(update={"load_fraction": 0.5}))
    assert flow.focusWidget() is flow.footer.skip
