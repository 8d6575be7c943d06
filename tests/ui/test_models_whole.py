"""The Models page with the real core and a loopback Hub, used as somebody new to it would."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.core import Core
from app.engine import testmodel
from app.paths import Paths
from tests.sim.hub import LoopbackHub
from ui.bridge import Bridge
from ui.pages.models import ModelsPage
from ui.pages.models_downloads import DownloadLine
from ui.store import Store
from ui.widgets.confirm import Confirm

pytestmark = pytest.mark.slow
REPO = "maker/Tiny-MTP-GGUF"
WAIT_MS = 30_000


class Whole:
    """Core, store and page, wired as in the program."""

    def __init__(self, qtbot: QtBot, home: Path) -> None:
        bridge = Bridge()
        paths = Paths(home / "data", home / "state", home / "cache", home / "models")
        self.core = Core(paths, bridge.publish)
        self.store = Store(self.core.state)
        self.store.listen(bridge)
        self.page = ModelsPage(self.core, self.store)
        self._bridge, self._qtbot = bridge, qtbot
        qtbot.addWidget(self.page)
        self.page.resize(1000, 700)
        self.page.show()
        self.core.start()

    def until(self, condition) -> None:
        self._qtbot.waitUntil(lambda: bool(condition()), timeout=WAIT_MS)

    def row(self, quant: str):
        rows = self.page.find.repo.ladder.ladder.rows.values()
        return next((row for row in rows if row.view and row.view.quant == quant), None)


@pytest.fixture(scope="module")
def files(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("quants")
    for quant in ("F16", "Q8_0"):
        testmodel.build(folder / f"Tiny-{quant}.gguf", quant=quant)
    return folder


@pytest.fixture
def hub(files, monkeypatch) -> Iterator[LoopbackHub]:
    with LoopbackHub() as hub:
        for file in files.iterdir():
            hub.add(REPO, file.name, file)
        monkeypatch.setenv("HF_ENDPOINT", hub.endpoint)
        yield hub


@pytest.fixture
def whole(hub, qtbot, tmp_path) -> Iterator[Whole]:
    whole = Whole(qtbot, tmp_path / "home")
    yield whole
    whole.page.hide()
    assert whole.core.close(10.0)


def test_words_become_a_model_on_this_computer(whole, hub, qtbot) -> None:
    page = whole.page
    qtbot.keyClicks(page.field, "tiny")
    qtbot.keyClick(page.field, Qt.Key.Key_Return)
    hits = page.find.hits
    whole.until(lambda: hits.rows.keys == (REPO,))
    hits.setCurrentIndex(hits.rows.index(0))
    qtbot.keyClick(hits, Qt.Key.Key_Return)
    whole.until(lambda: whole.row("Q8_0") and whole.row("Q8_0").view.mark.text == "Fits")
    assert all(one.range for one in hub.data_requests())

    slider = page.find.repo.ladder.whatif.context
    slider.setValue(1)
    whole.until(lambda: whole.row("F16").view.context == "4,096")
    assert slider.step == 4096

    hub.rate_bytes_s = 200_000
    whole.row("Q8_0").button.click()
    page.go("downloads")
    whole.until(lambda: page.downloads.rows.rows)
    line = next(iter(page.downloads.rows.rows.values()))
    assert isinstance(line, DownloadLine)
    whole.until(lambda: line.pause.isVisible() and line.bar.value() > 0)
    line.pause.click()
    whole.until(line.resume.isVisible)
    hub.rate_bytes_s = 0
    line.resume.click()
    whole.until(line.open.isVisible)
    line.open.click()
    whole.until(page.here.session.load.isVisible)
    assert page.here.session.quant.text == "Q8_0"

    came = next(file for file in whole.store.state.library if file.origin == "hub")
    page.here.menu.ask_remove(came, whole.store.state.session)
    asked = page.findChild(Confirm)
    assert asked is not None
    asked.act.click()
    whole.until(lambda: not [f for f in whole.store.state.library if f.origin == "hub"])
    whole.until(lambda: not Path(came.path).exists())
    whole.until(lambda: not page.here.session.isVisible())
