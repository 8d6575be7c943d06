"""A soak fills 90 % of the context; a question ends it, real use deepens the proof too."""

import threading

import pytest

from app import commands as c
from app.engine.protocol import Generate
from app.qualify.asking import Asking
from app.receipts import ReceiptStore
from app.runconfig import MtpConfig, RunConfig
from app.session import Phase
from tests.e2e.harness import Voyage

pytestmark = pytest.mark.slow
SMALL = RunConfig(n_ctx=8192, n_batch=512, n_ubatch=128, n_gpu_layers=0, mtp=MtpConfig(on=False))


@pytest.fixture
def voyage(tmp_path):
    with Voyage(tmp_path / "plimsoll") as voyage:
        voyage.do(c.Choose(ref="engine-test", config=SMALL))
        voyage.phase(Phase.PLANNED)
        voyage.do(c.Qualify())
        voyage.phase(Phase.READY)
        yield voyage


def soaked(voyage):
    return [s for s in voyage.core.state.session.stages if s.name == "soak"]


def test_a_soak_proves_nine_tenths_of_the_context_and_the_receipt_says_so(voyage):
    before = voyage.core.state.session.receipt.proven_depth
    voyage.do(c.Soak())
    voyage.until(lambda s: soaked(voyage) and soaked(voyage)[0].state != "running")
    session = voyage.phase(Phase.READY)
    assert soaked(voyage)[0].state == "passed", soaked(voyage)
    assert session.receipt.proven_depth >= 0.85 * SMALL.n_ctx > before
    kept = ReceiptStore(voyage.paths.data).all()[0]
    assert kept.proven_depth == session.receipt.proven_depth
    assert voyage.core.state.receipts[0].proven_depth == kept.proven_depth


@pytest.mark.logs
def test_a_soak_that_ends_in_an_unforeseen_error_leaves_a_failure_not_a_proof(voyage, monkeypatch):
    def unforeseen(*_args, **_kwargs):
        raise ZeroDivisionError("of all things")

    monkeypatch.setattr(Asking, "fill", unforeseen)
    voyage.do(c.Soak())
    session = voyage.phase(Phase.FAILED)
    assert session.diagnosis is not None
    voyage.until(lambda s: any("of all things" in n.text for n in s.notices))
    voyage.do(c.LoadModel())
    voyage.phase(Phase.READY)


def test_a_question_ends_the_soak_and_is_answered(voyage):
    voyage.do(c.Soak())
    voyage.saw(lambda s: s.session.phase is Phase.QUALIFYING)
    voyage.do(c.Send(text="What is a load line?"))
    voyage.until(lambda s: s.entries and s.entries[-1].role == "assistant")
    state = voyage.until(lambda s: s.reply is None and s.entries[-1].state != "streaming")
    assert state.entries[-1].text
    assert soaked(voyage)[0].state == "waiting", "it was not done, and nothing failed"
    assert voyage.phase(Phase.READY).receipt.proven_depth >= 1024


def test_a_soak_without_a_model_is_refused_in_words(tmp_path):
    with Voyage(tmp_path / "plimsoll") as voyage:
        voyage.do(c.Soak())
        voyage.until(lambda s: any("No model is ready" in n.text for n in s.notices))


def test_a_request_of_another_program_ends_the_soak_too(voyage):
    voyage.do(c.Soak())
    voyage.saw(lambda s: s.session.phase is Phase.QUALIFYING)
    asked = Generate(id="served", prompt="What is a load line?", max_tokens=8)
    done = voyage.core.answer("", asked, lambda _: None, threading.Event())
    assert done.timings.n_generated
    assert soaked(voyage)[0].state == "waiting", "it was not done, and nothing failed"
