"""A build of the engine that fails where the one before had passed is left again."""

import types

import pytest

from app.cli import qualify
from app.core.board import Board
from app.core.proofs import Proofs
from app.machine.detect import detect
from app.paths import Paths
from app.receipts import ReceiptStore
from app.runconfig import RunConfig
from app.runtimes.chosen import Chosen
from app.runtimes.runtime import PACKAGED, Runtime, packaged
from app.session import Session
from app.state import State
from app.validity import identity
from app.values.diagnosis import Diagnosis
from app.values.model_file import ModelFile
from app.values.receipt import Receipt

CONFIG = RunConfig(n_gpu_layers=0)


class Desk:
    """What the proofs ask of the desk."""

    def __init__(self, chosen):
        self._machine, self._chosen, self.forgotten = detect(), chosen, 0

    def machine(self):
        return self._machine

    hardware = machine

    @property
    def runtime(self):
        return self._chosen.active().name

    def forget_engine(self):
        self.forgotten += 1


@pytest.fixture
def here(tmp_path, monkeypatch):
    monkeypatch.delenv("LLAMA_CPP_LIB_PATH", raising=False)
    paths = Paths(tmp_path / "d", tmp_path / "s", tmp_path / "c", tmp_path / "m").make()
    chosen = Chosen(paths)
    fresh = Runtime(kind="cu13", build="b11312", folder=tmp_path / "cu13-b11312")
    monkeypatch.setattr(chosen.shelf, "find", lambda name: fresh if name == fresh.id else None)
    chosen.use(fresh)
    model = tmp_path / "a.gguf"
    model.write_bytes(b"x")
    file = ModelFile(path=str(model), title="A", size_bytes=1)
    notices = []
    board = Board(State(), lambda _, event: notices.append(event))
    store = ReceiptStore(tmp_path)
    proofs = Proofs(board, Desk(chosen), store, chosen)
    return proofs, store, chosen, Session(id="s", file=file, config=CONFIG), notices


def passed(session, runtime, verdict="qualified"):
    return Receipt(
        id=runtime,
        model="A",
        **identity(session.file),
        config=session.config,
        runtime=runtime,
        at="2026-11-29T12:00:00+00:00",
        verdict=verdict,
    )


def test_the_build_before_comes_back_when_it_had_passed(here):
    proofs, store, chosen, session, notices = here
    store.add(passed(session, packaged().name))
    assert proofs.roll_back(session, Diagnosis(cause="engine-assert", title="It stopped."))
    assert chosen.active().id == PACKAGED
    assert "cu13-b11312" in chosen.read().failed
    assert "had passed" in notices[-1].text


@pytest.mark.parametrize("cause", ["gguf-truncated", "engine-killed-from-outside"])
def test_a_build_is_not_blamed_for_what_it_did_not_do(here, cause):
    proofs, store, chosen, session, _ = here
    store.add(passed(session, packaged().name))
    assert not proofs.roll_back(session, Diagnosis(cause=cause))
    assert chosen.active().id == "cu13-b11312"


def test_without_a_proof_of_the_build_before_nothing_is_known_to_be_better(here):
    proofs, store, chosen, session, _ = here
    assert not proofs.roll_back(session, Diagnosis(cause="engine-assert"))
    store.add(passed(session, packaged().name, "failed"))
    assert not proofs.roll_back(session, Diagnosis(cause="engine-assert"))
    assert chosen.active().id == "cu13-b11312"


def test_the_command_line_leaves_it_too_and_says_so(here, tmp_path, capsys, monkeypatch):
    proofs, store, chosen, session, _ = here
    store.add(passed(session, packaged().name))
    ready = types.SimpleNamespace(
        file=session.file, config=session.config, desk=proofs._desk, paths=None
    )
    monkeypatch.setattr(qualify, "Chosen", lambda _: chosen)
    qualify.go_back(ready, store, Diagnosis(cause="engine-assert", title="It stopped."))
    assert chosen.active().id == PACKAGED
    assert "went back to it" in capsys.readouterr().err
