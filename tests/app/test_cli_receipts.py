"""`plimsoll receipts` says in the terminal what the window's page of receipts says."""

import argparse
import json

import pytest

from app.cli import receipts
from app.cli.main import main
from app.core.engines import runtime_name
from app.failures import Failure, FailureStore
from app.paths import Paths
from app.receipts import ReceiptStore
from app.runconfig import RunConfig
from app.tried import TriedStore
from app.validity import identity
from app.values.diagnosis import Diagnosis
from app.values.model_file import ModelFile
from app.values.receipt import Receipt, Stage
from app.values.tried import Situation, Tried


@pytest.fixture
def here(tmp_path):
    model = tmp_path / "m.gguf"
    model.write_bytes(b"x")
    file = ModelFile(path=str(model), title="Llama", size_bytes=1)
    paths = Paths.default().make()
    ReceiptStore(paths.data).add(
        Receipt(
            id="r",
            model="Llama Q4",
            **identity(file),
            config=RunConfig(n_ctx=8192, n_ubatch=512, n_gpu_layers=0),
            runtime=runtime_name(),
            at="2026-11-29T12:00:00+00:00",
            verdict="qualified",
            proven_depth=2048,
            decode_tok_s=31.26,
            stages=(Stage(name="cold-load", state="passed", detail="loaded in 2.1 s"),),
        )
    )
    diagnosis = Diagnosis(cause="engine-crashed", title="The engine crashed.")
    FailureStore(paths.state).add(
        Failure(at="2026-11-28T12:00:00+00:00", model="M", path="", case={}, diagnosis=diagnosis)
    )
    situation = Situation(model="m", runtime="r", driver=None, card=None, cause="unknown")
    TriedStore(paths.data).add(
        Tried(
            situation=situation,
            title="M",
            kind="mtp-off",
            name="No drafting",
            change="4096 -> 512",
            at="2026-11-28T12:00:00+00:00",
            outcome="undone",
        )
    )
    return model


def shown(*, stages=False):
    return receipts.text(receipts.run(argparse.Namespace(stages=stages)))


@pytest.mark.usefixtures("here")
def test_proofs_failures_and_tries_are_listed():
    said = shown()
    assert "Llama Q4: qualified, proven to 2,048 (context 8,192, micro-batch 512" in said
    assert "31.3 tokens/s" in said
    assert "M: The engine crashed." in said
    assert "M: No drafting (4,096 -> 512), undone" in said
    assert "cold-load" not in said
    assert "loaded in 2.1 s" in shown(stages=True)


def test_a_proof_that_does_not_hold_any_more_says_why(here):
    here.unlink()
    assert "The model file is not there any more." in shown()


def test_where_nothing_was_proven_it_is_said_what_does_that():
    assert "plimsoll qualify MODEL" in shown()


@pytest.mark.usefixtures("here")
def test_the_document_has_all_of_it(capsys):
    assert main(["receipts", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["proofs"][0]["expired"] == ""
    assert found["failures"][0]["cause"] == "engine-crashed"
    assert found["tried"][0]["outcome"] == "undone"
