"""A remedy that changes the engine: fetched and proven before it is used, and taken back whole."""

import threading

import pytest

from app.core.board import Board
from app.core.desk import Desk
from app.core.replacing import Replacer
from app.core.stock import Stock
from app.engine.api import EngineError
from app.errors import PlimsollError
from app.hub.pace import Pace
from app.machine.detect import detect
from app.paths import Paths
from app.process import Spawner
from app.runconfig import RunConfig
from app.runtimes.chosen import Chosen
from app.runtimes.runtime import packaged_folder
from app.session import Phase, Session
from app.settings import Settings
from app.state import State
from app.values.diagnosis import EngineEvidence, Remedy
from app.values.model_file import ModelFile
from tests.sim.releases import TAG, ReleaseServer, packaged_libraries, tar_gz

SESSION = Session(
    id="s", file=ModelFile(path="/m.gguf", title="M", size_bytes=5), config=RunConfig()
)
REINSTALL = Remedy(kind="reinstall-engine", name="Install the engine again", engine="cpu")
BACK = Remedy(kind="older-engine", name="An older engine", engine="before")
BUILD = f"cpu-{TAG}"


@pytest.fixture
def replacer(monkeypatch):
    def engines():
        raise EngineError(EngineEvidence(phase="detect", reason="error", message="none"))

    spawner = Spawner()
    machine = detect()
    told = []
    board = Board(State(machine=machine), lambda state, event: told.append(event.type))
    desk = Desk(lambda: machine, Settings, engines)
    with ReleaseServer() as server:
        files, links = packaged_libraries(packaged_folder())
        server.add_asset(f"llama-{TAG}-bin-ubuntu-x64.tar.gz", tar_gz(files, links))
        monkeypatch.setenv("PLIMSOLL_RELEASES_ENDPOINT", server.endpoint)
        stock = Stock(Paths.default().make(), Pace(), lambda _: None)
        made = Replacer(board, desk, stock, spawner)
        made.told, made.server = told, server
        yield made
    spawner.close()


def carried_out(replacer, remedy, cancel=None):
    moves = []
    file = replacer.carry_out(remedy, SESSION, cancel or threading.Event(), moves.append)
    return file, list(dict.fromkeys(moves))


@pytest.mark.slow
def test_another_engine_is_fetched_tried_out_and_used_and_then_taken_back(replacer):
    assert replacer.engine_now() == "packaged"
    file, moves = carried_out(replacer, REINSTALL)
    assert file == SESSION.file
    assert moves == [Phase.DOWNLOADING, Phase.VERIFYING]
    assert replacer.engine_now() == BUILD
    assert replacer.told[-1] == "transfer-gone"
    assert "transfer-changed" in replacer.told
    replacer.back_to("packaged")
    assert replacer.engine_now() == "packaged"
    assert Chosen(Paths.default()).shelf.find(BUILD), "what was fetched stays"
    replacer.back_to(BUILD)
    carried_out(replacer, BACK)
    assert replacer.engine_now() == "packaged"


def test_an_engine_that_cannot_be_had_changes_nothing(replacer):
    replacer.server.fail("status", "api", n=404, times=-1)
    replacer.server.fail("status", "data", n=404, times=-1)
    cancel = threading.Event()
    cancel.set()
    with pytest.raises(PlimsollError):
        carried_out(replacer, REINSTALL, cancel)
    assert replacer.engine_now() == "packaged"
    assert replacer.told[-1] == "transfer-gone"


def test_a_remedy_without_a_file_or_an_engine_changes_neither(replacer):
    file, moves = carried_out(replacer, Remedy(kind="smaller-ubatch"))
    assert (file, moves) == (SESSION.file, [])
