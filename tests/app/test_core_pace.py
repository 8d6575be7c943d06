"""How often readings are taken while a reply is written."""

from __future__ import annotations

import pytest

from app.core.board import Board
from app.core.watch import Watch
from app.machine.detect import detect
from app.machine.history import SampleHistory
from app.machine.recorder import FlightRecorder
from app.machine.sampler import Mode
from app.runconfig import RunConfig
from app.session import Phase, Session
from app.state import State
from app.values.model_file import ModelFile
from tests.sim.nvml_sim import Simulator, library

FILE = ModelFile(path="boat.gguf", title="Boat", quant="Q4_K_M", size_bytes=1)


@pytest.mark.parametrize(
    ("phase", "n_cards", "visible", "mode"),
    [
        (Phase.GENERATING, 0, False, Mode.SPARING),
        (Phase.GENERATING, 0, True, Mode.FAST),
        (Phase.GENERATING, 1, False, Mode.FAST),
        (Phase.LOADING, 0, False, Mode.FAST),
        (Phase.READY, 0, False, Mode.SLOW),
    ],
)
def test_without_a_card_a_reply_is_no_reason_to_look_often(
    tmp_path, monkeypatch, phase, n_cards, visible, mode
):
    with Simulator(library(), tmp_path / "nvml").injected():
        machine = detect()
    machine = machine.model_copy(update={"gpus": machine.gpus[:n_cards]})
    session = Session(id="s", file=FILE, config=RunConfig(), phase=phase)
    watch = Watch(
        Board(State(machine=machine, session=session), lambda *_: None),
        SampleHistory(),
        FlightRecorder(tmp_path),
    )
    modes = []
    monkeypatch.setattr(watch._sampler, "set_mode", modes.append)
    watch.show(visible=visible)
    assert modes == [mode]
    assert watch.close(2.0)
