"""From an empty folder to an answer, a failure and its cure, with the real engine."""

import os
import signal
import time

import pytest

from app import commands as c
from app.engine.testmodel import build
from app.events import MachineSeen
from app.inflight import InFlight, Marker, boot_id
from app.runconfig import MtpConfig, RunConfig
from app.session import Phase
from tests.e2e.harness import Voyage
from tests.sim.hub import LoopbackHub

SMALL = RunConfig(n_ctx=2048, n_batch=512, n_ubatch=256, n_gpu_layers=0, mtp=MtpConfig(draft_max=3))


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("PLIMSOLL_HOME", str(tmp_path / "plimsoll"))
    monkeypatch.setenv("HF_HOME", str(tmp_path / "hub"))
    monkeypatch.delenv("HF_HUB_CACHE", raising=False)
    return tmp_path / "plimsoll"


def test_an_empty_folder_leads_to_a_proven_model_that_answers(home):
    with Voyage(home) as voyage:
        voyage.do(c.Propose(goal="chat"))
        proposals = voyage.until(lambda s: s.proposals).proposals
        assert "starter" in {p.ref for p in proposals}

        voyage.do(c.Choose(ref="engine-test", config=SMALL))
        session = voyage.phase(Phase.PLANNED)
        assert session.plan.verdict == "fits"
        assert {i.source for i in session.plan.host.items} >= {"dry-run"}

        voyage.do(c.Qualify())
        session = voyage.phase(Phase.READY, Phase.FAILED)
        assert session.phase is Phase.READY, session.diagnosis
        receipt = session.receipt
        assert receipt.verdict == "qualified"
        assert [s.state for s in receipt.stages] == ["passed"] * 7
        assert receipt.proven_depth >= 512
        assert receipt.acceptance > 0.5
        assert session.placement.device == "CPU"

        voyage.do(c.Send(text="What is a load line?"))
        voyage.until(lambda s: s.entries and s.entries[-1].role == "assistant")
        state = voyage.until(lambda s: s.reply is None and s.entries[-1].state != "streaming")
        question, answer = state.entries
        assert question.text == "What is a load line?"
        assert answer.state in {"complete", "stopped"}
        assert answer.text
        assert answer.stats.n_tokens > 0

    with Voyage(home) as again:
        session = again.until(lambda s: s.session).session
        assert session.phase is Phase.PLANNED
        assert session.config == SMALL
        assert again.until(lambda s: s.conversations).conversations[0].n_messages == 2
        again.do(c.LoadModel())
        again.phase(Phase.READY)
        assert not [e for e in again.events if e.type == "stage-changed"], "the receipt still holds"


def test_killing_the_worker_during_a_reply_is_named_and_mended(home):
    with Voyage(home) as voyage:
        voyage.do(c.Choose(ref="engine-test", config=SMALL))
        voyage.phase(Phase.PLANNED)
        voyage.do(c.Qualify())
        voyage.phase(Phase.READY)
        settings = voyage.core.state.settings.model_copy(update={"max_reply_tokens": 1900})
        voyage.do(c.ChangeSettings(settings=settings))
        voyage.do(c.Send(text="Go on."))
        voyage.until(lambda s: s.reply and s.reply.stats.n_tokens > 5)
        os.kill(voyage.core.engine_pid, signal.SIGKILL)

        session = voyage.phase(Phase.FAILED)
        assert session.diagnosis.cause != ""
        assert session.diagnosis.title
        assert session.diagnosis.remedies[0].kind == "restart-engine"
        state = voyage.until(lambda s: s.reply is None)
        assert state.entries[-1].state == "interrupted"
        assert state.entries[-1].text, "what was written is kept"

        voyage.do(c.TryRemedy(kind="restart-engine"))
        session = voyage.phase(Phase.READY)
        assert session.trial.kind == "restart-engine"
        voyage.do(c.KeepTrial())
        voyage.until(lambda s: s.session.trial is None)


def test_a_worker_that_dies_while_idle_is_noticed(home):
    with Voyage(home) as voyage:
        voyage.do(c.Choose(ref="engine-test", config=SMALL))
        voyage.phase(Phase.PLANNED)
        voyage.do(c.Qualify())
        voyage.phase(Phase.READY)
        os.kill(voyage.core.engine_pid, signal.SIGKILL)
        assert voyage.phase(Phase.FAILED).diagnosis.remedies


def test_a_model_is_pulled_through_a_cut_connection_and_proven(home, tmp_path, monkeypatch):
    model = build(tmp_path / "tiny-Q8_0.gguf", quant="Q8_0")
    with LoopbackHub() as hub:
        hub.add("harbour/tiny-GGUF", "tiny-Q8_0.gguf", model)
        hub.fail("cut", n=700_000, times=-1)
        monkeypatch.setenv("HF_ENDPOINT", hub.endpoint)
        with Voyage(home) as voyage:
            voyage.do(c.Choose(ref="harbour/tiny-GGUF:Q8_0", config=SMALL))
            voyage.until(lambda s: s.session and s.session.plan and s.session.file.sha256)
            session = voyage.phase(Phase.PLANNED)
            assert session.file.origin == "hub"
            assert session.file.repo == "harbour/tiny-GGUF"
            voyage.until(lambda s: any(f.origin == "hub" for f in s.library))
            voyage.do(c.Qualify())
            voyage.phase(Phase.READY)
            assert any(r.start > 0 for r in hub.data_requests()), "it went on where it was cut"


def test_a_model_that_could_never_fit_is_not_downloaded(home, tmp_path, monkeypatch):
    model = build(tmp_path / "tiny-F32.gguf")
    huge = SMALL.with_(n_ctx=262_144, n_ubatch=4096, n_batch=4096, n_seq_max=1, type_k="f32")
    with LoopbackHub() as hub:
        hub.add("harbour/tiny-GGUF", "tiny-F32.gguf", model)
        monkeypatch.setenv("HF_ENDPOINT", hub.endpoint)
        with Voyage(home) as voyage:
            small = voyage.core.state.machine
            host = small.host.model_copy(
                update={"total_bytes": 600 << 20, "available_bytes": 500 << 20}
            )
            # A reading that is not looked at again, however long the test takes.
            monkeypatch.setattr("app.core.outlook.FRESH_SECONDS", 3600.0)
            seen = small.model_copy(update={"host": host, "read_at": time.time()})
            voyage.core._board.publish(MachineSeen(machine=seen))
            voyage.do(c.Choose(ref="harbour/tiny-GGUF:F32", config=huge))
            notice = voyage.until(lambda s: any(n.id == "plan-too-big" for n in s.notices)).notices[
                -1
            ]
            assert "was not downloaded" in notice.text
            assert voyage.core.state.session is None
            whole = sum(r.sent[0] for r in hub.data_requests())
            assert whole < model.stat().st_size / 2, "only the header was read"


def test_a_file_that_is_no_model_is_said_so_and_nothing_is_lost(home, tmp_path):
    bad = tmp_path / "page.gguf"
    bad.write_text("<!doctype html><title>Sign in</title>")
    with Voyage(home) as voyage:
        voyage.do(c.Choose(ref=str(bad)))
        notice = voyage.until(lambda s: s.notices).notices[-1]
        assert "HTML" in notice.text or "page" in notice.text
        assert voyage.core.state.session is None


def test_a_file_that_is_not_there_is_said_and_is_no_download(home, tmp_path):
    with Voyage(home) as voyage:
        for ref in (str(tmp_path / "gone.gguf"), "harbour/tiny-GGUF:a:b"):
            voyage.do(c.Choose(ref=ref))
            notice = voyage.until(lambda s: s.notices).notices[-1]
            assert notice.level == "error"
            assert voyage.core.state.transfers == {}
            voyage.do(c.DismissNotice(id=notice.id))
            voyage.until(lambda s: not s.notices)


def test_a_run_that_went_down_with_the_whole_computer_is_told_at_the_next_start(home, tmp_path):
    with Voyage(home) as voyage:
        voyage.do(c.Choose(ref="engine-test", config=SMALL))
        file = voyage.phase(Phase.PLANNED).file
    note = InFlight(
        boot_id="an earlier start of the computer",
        phase="prefill",
        model=file.title,
        path=file.path,
        config=RunConfig(n_gpu_layers=-1, n_cpu_moe=20),
        at=1.0,
    )
    Marker(voyage.paths.state)._write(note)
    with Voyage(home) as again:
        told = again.until(lambda s: [n for n in s.notices if n.id == "last-run"]).notices
        notice = next(n for n in told if n.id == "last-run")
        assert "whole computer went down" in notice.text
        assert "clock" in notice.fix.lower(), "experts on the processor: locked clocks come first"


def test_a_run_that_was_killed_alone_is_told_in_other_words(home):
    with Voyage(home) as voyage:
        pass
    note = InFlight(
        boot_id=boot_id(), phase="load", model="M", path="/m.gguf", config=SMALL, at=1.0
    )
    Marker(voyage.paths.state)._write(note)
    with Voyage(home) as again:
        again.until(lambda s: any("ended while it was loading M" in n.text for n in s.notices))


def test_a_failed_model_can_be_loaded_again_when_a_person_asks(home):
    with Voyage(home) as voyage:
        voyage.do(c.Choose(ref="engine-test", config=SMALL))
        voyage.phase(Phase.PLANNED)
        voyage.do(c.Qualify())
        voyage.phase(Phase.READY)
        os.kill(voyage.core.engine_pid, signal.SIGKILL)
        voyage.phase(Phase.FAILED)
        voyage.do(c.LoadModel())
        voyage.phase(Phase.READY)


def test_a_slider_that_was_dragged_ends_where_it_was_let_go(home):
    with Voyage(home) as voyage:
        voyage.do(c.Choose(ref="engine-test", config=SMALL))
        voyage.phase(Phase.PLANNED)
        contexts = [2304, 2560, 3072, 4096, 8192, 1024]
        for n_ctx in contexts:
            voyage.do(c.Configure(config=SMALL.with_(n_ctx=n_ctx)))

        def settled(state):
            sources = {item.source for item in state.session.plan.host.items}
            return state.session.config.n_ctx == contexts[-1] and "dry-run" in sources

        voyage.until(settled)
        planned = [e.config.n_ctx for e in voyage.events if e.type == "planned"]
        assert planned == sorted(planned, key=contexts.index), "no older answer came late"
