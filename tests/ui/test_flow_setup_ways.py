from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.commands import (
    ChangeSettings,
    DismissNotice,
)
from app.events import Notice
from app.session import Phase
from app.state import State
from tests.ui import flow_values as v
from tests.ui.flow_bench import Bench
from ui.onboarding.flow import Onboarding
from ui.pages.notices import NoticeLine

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


@pytest.mark.parametrize("step", ["machine", "model", "download", "proof"])
def test_every_step_can_be_skipped(setup: Setup, qtbot: QtBot, step: str) -> None:
    setup.flow.show_step(step)  # type: ignore[arg-type]
    with qtbot.waitSignal(setup.flow.finished):
        setup.flow.footer.skip.click()
    kept = setup.core.take()[-1]
    assert isinstance(kept, ChangeSettings)
    assert kept.settings.onboarded


def test_setup_run_again_begins_at_the_start(setup: Setup, qtbot: QtBot) -> None:
    setup.flow.show_step("ready")
    setup.flow.footer.done.click()
    setup.flow.hide()
    setup.flow.show()
    assert setup.flow.step == "machine"


def test_a_restart_goes_on_where_the_work_is(qtbot: QtBot) -> None:
    assert Setup(qtbot, v.having(ARRIVING)).flow.step == "download"
    assert Setup(qtbot, v.having(v.PROVING)).flow.step == "proof"
    assert Setup(qtbot, v.having(v.READY)).flow.step == "machine"


def test_enter_goes_forward_and_escape_back(setup: Setup, qtbot: QtBot) -> None:
    flow = setup.flow
    flow.setFocus()
    qtbot.keyClick(flow, Qt.Key.Key_Return)
    assert flow.step == "model"
    qtbot.keyClick(flow, Qt.Key.Key_Escape)
    assert flow.step == "machine"
    qtbot.keyClick(flow, Qt.Key.Key_Escape)
    assert flow.step == "machine"


def test_enter_presses_the_button_that_has_the_keyboard(setup: Setup, qtbot: QtBot) -> None:
    flow = setup.flow
    flow.show_step("model")
    flow.back.setFocus()
    qtbot.keyClick(flow.back, Qt.Key.Key_Return)
    assert flow.step == "machine"


def test_notices_show_over_every_step_and_can_be_closed(setup: Setup) -> None:
    notice = Notice(id="x", level="error", text="No such model.", fix="Check the name.")
    setup.becomes(replace(v.FULL, notices=(notice,)))
    line = setup.flow.notices.rows["x"]
    assert isinstance(line, NoticeLine)
    assert line.label.text() == "No such model. Check the name."
    line.close_button.click()
    assert setup.core.take() == [DismissNotice(id="x")]


def test_the_rail_goes_when_the_window_is_small(setup: Setup) -> None:
    assert setup.flow.rail.isVisible()
    setup.flow.resize(820, 600)
    assert not setup.flow.rail.isVisible()
    assert setup.flow.machine.privacy.isVisible()


def test_what_a_download_says_of_its_own_failure_is_not_said_over_it_again(setup: Setup) -> None:
    flow = setup.flow
    flow.show_step("model")
    flow.primary.click()
    ref = v.PROPOSALS[0].ref
    failed = v.RUNNING.model_copy(
        update={"ref": ref, "state": "failed", "detail": "The Hub is gone.", "fix": "Wait."}
    )
    same = Notice(id="hub", level="error", text="The Hub is gone.", fix="Wait.")
    other = Notice(id="disk", level="error", text="The disk is full.")
    setup.becomes(
        replace(setup.store.state, session=None, transfers={ref: failed}, notices=(same, other))
    )
    assert list(flow.notices.rows) == ["disk"]
    flow.show_step("model")
    assert set(flow.notices.rows) == {"hub", "disk"}
