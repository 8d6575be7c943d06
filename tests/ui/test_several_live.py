"""The same with a real core, real other computers and a real drafting file behind the pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app import commands as c
from app.engine.testmodel import build
from app.runconfig import MtpConfig, RunConfig
from tests.e2e.harness import Voyage
from tests.engine.lending import lending
from ui.pages.models import ModelsPage
from ui.pages.settings import SettingsPage
from ui.store import Store

pytestmark = [pytest.mark.slow, pytest.mark.qt_log_ignore("propagateSizeHints")]
NEAR = RunConfig(n_ctx=1024, n_batch=128, n_ubatch=128, n_gpu_layers=0, mtp=MtpConfig(on=False))


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("files")
    build(folder / "trunk.gguf", mtp=False)
    build(folder / "head.gguf", head_alone=True)
    return folder


class Window:
    """One page over a running core: it sees a state when the test asks for it."""

    def __init__(self, qtbot: QtBot, voyage: Any, kind: type[QWidget]) -> None:
        self.voyage = voyage
        self.store = Store(voyage.core.state)
        self.page: Any = kind(voyage.core, self.store)  # type: ignore[call-arg]
        qtbot.addWidget(self.page)
        self.page.resize(1000, 700)
        self.page.show()

    def sees(self, question: Callable[[Any], bool]) -> None:
        """Wait until the core's state satisfies `question`, and show it."""
        state = self.voyage.until(question)
        self.store.state = state
        self.store.tell()


@pytest.fixture
def voyage(tmp_path: Path, files: Path) -> Iterator[Any]:
    with Voyage(tmp_path / "home") as voyage:
        voyage.do(c.Choose(ref=str(files / "trunk.gguf"), config=NEAR))
        voyage.until(lambda s: s.session and s.session.plan)
        yield voyage


def test_two_computers_are_entered_used_and_given_layers_by_hand(qtbot: QtBot, voyage: Any) -> None:
    window = Window(qtbot, voyage, SettingsPage)
    window.page.expert.setChecked(True)
    group = window.page.several
    with lending(2) as lenders:
        for lender in lenders:
            group.field.setText(lender.endpoint)
            qtbot.keyClick(group.field, Qt.Key.Key_Return)
        window.sees(lambda s: [one.state for one in s.lenders] == ["ready", "ready"])
        rows = group.lenders.rows.values()
        assert all("MiB free" in row.line.text.text() for row in rows)
        group.use.click()
        window.sees(lambda s: len(s.session.config.tensor_split) == 2)
        assert [bar.isVisible() for bar in group.plan.bars] == [True, True]
        before = group.shares.boxes[0].value()
        group.shares.boxes[0].setValue(1)
        window.sees(lambda s: s.session.config.tensor_split[0] == 1.0)
        assert group.shares.boxes[0].value() == 1 != before
        near, far = voyage.core.state.session.plan.devices
        assert near.item_bytes("weights") < far.item_bytes("weights")
        group.use.click()
        window.sees(lambda s: s.session.config == NEAR)
        assert not group.plan.isVisible()


def test_a_drafting_file_is_chosen_counted_and_a_wrong_one_refused(
    qtbot: QtBot, voyage: Any, files: Path
) -> None:
    window = Window(qtbot, voyage, ModelsPage)
    window.page.go("here")
    card = window.page.here.session
    card.tuning.file.chosen.emit(str(files / "trunk.gguf"))
    window.sees(lambda s: s.session.refused is not None)
    assert "trunk.gguf has no MTP layers" in card.refused.label.text()
    head = str(files / "head.gguf")
    card.tuning.file.chosen.emit(head)
    window.sees(lambda s: s.session.config.mtp.file == head)
    assert not card.refused.isVisible()
    assert card.tuning.file.button.text() == "head.gguf"
    plan = voyage.core.state.session.plan
    assert plan.host.item_bytes("draft_weights")
    assert card.plan.bars, "and the bar shows it"
    card.tuning.drafts.chosen.emit("0")
    window.sees(lambda s: not s.session.config.mtp.on)
    assert not voyage.core.state.session.plan.host.item_bytes("draft_weights")
    assert voyage.core.state.session.config.mtp.file == head, "to be switched on again"
