"""What a person chose is opened when it is here; a model that is loaded is left alone until then."""

import pytest

from app import commands as c
from app import events as e
from app.engine import testmodel
from app.runconfig import MtpConfig, RunConfig
from app.session import Phase, Session
from tests.e2e.harness import Voyage
from tests.sim.hub import LoopbackHub

pytestmark = pytest.mark.slow

SMALL = RunConfig(n_ctx=2048, n_batch=512, n_ubatch=256, n_gpu_layers=0, mtp=MtpConfig(draft_max=3))
A, B = "acme/a-GGUF:Q8_0", "acme/b-GGUF:Q8_0"


@pytest.fixture(scope="module")
def model(tmp_path_factory):
    path = tmp_path_factory.mktemp("model") / "tiny-Q8_0.gguf"
    testmodel.build(path)
    return path


@pytest.fixture
def hub(model, monkeypatch):
    with LoopbackHub() as hub:
        for ref in (A, B):
            hub.add(ref.partition(":")[0], "tiny-Q8_0.gguf", model)
        monkeypatch.setenv("HF_ENDPOINT", hub.endpoint)
        yield hub


def with_one_loaded(voyage, phase=Phase.READY):
    """Open a session that holds a model, as far as anybody can see."""
    voyage.do(c.Choose(ref="engine-test", config=SMALL))
    file = voyage.phase(Phase.PLANNED).file
    session = Session(id="before", file=file, config=SMALL, phase=phase)
    voyage.core._board.publish(e.SessionOpened(session=session))


def phases_of(voyage, before=0):
    """Every phase that was told since, with the session that it was of."""
    told = []
    for event in voyage.events[before:]:
        if event.type == "session-opened":
            told.append((event.session.id == "before", event.session.phase))
        if event.type in {"phase-changed", "session-closed"}:
            told.append((event.type, getattr(event, "phase", None)))
    return told


def moving(voyage, ref):
    voyage.until(lambda s: ref in s.transfers and s.transfers[ref].done_bytes > 100_000)


def test_a_loaded_model_is_left_alone_until_the_chosen_one_is_here(hub, tmp_path):
    with Voyage(tmp_path / "home") as voyage:
        with_one_loaded(voyage, Phase.GENERATING)
        before = len(voyage.events)
        hub.line_bytes_s = 1_000_000
        voyage.do(c.Choose(ref=A, config=SMALL))
        moving(voyage, A)
        voyage.do(c.CancelWork())
        hub.line_bytes_s = 0
        voyage.until(lambda s: s.transfers[A].state == "done")
        assert voyage.core.state.session.id == "before"
        assert phases_of(voyage, before) == []
        voyage.core._board.publish(e.PhaseChanged(session="before", phase=Phase.READY))
        session = voyage.until(lambda s: s.session.id != "before").session
        assert (session.phase, session.file.repo) == (Phase.PLANNED, "acme/a-GGUF")
        assert session.config == SMALL


def test_a_file_that_is_only_fetched_opens_nothing_and_is_listed(hub, tmp_path):
    with Voyage(tmp_path / "home") as voyage:
        voyage.do(c.Fetch(ref=A))
        voyage.until(lambda s: any(f.origin == "hub" for f in s.library))
        assert voyage.core.state.session is None
        assert phases_of(voyage) == []
        assert voyage.core.state.transfers[A].state == "done"


def test_of_two_choices_the_newer_one_opens(hub, tmp_path):
    with Voyage(tmp_path / "home") as voyage:
        hub.line_bytes_s = 1_500_000
        voyage.do(c.Choose(ref=A, config=SMALL))
        voyage.saw(lambda s: s.session and s.session.phase is Phase.DOWNLOADING)
        moving(voyage, A)
        voyage.do(c.Choose(ref=B, config=SMALL))
        moving(voyage, B)
        hub.line_bytes_s = 0
        session = voyage.until(lambda s: s.session and s.session.phase is Phase.PLANNED).session
        assert session.file.repo == "acme/b-GGUF"
        voyage.until(lambda s: sum(f.origin == "hub" for f in s.library) >= 1)
        voyage.until(lambda s: s.transfers[A].state == "done")
        assert voyage.core.state.session.file.repo == "acme/b-GGUF"


def test_a_chosen_download_stops_with_the_work_and_goes_on_after_a_restart(hub, tmp_path):
    hub.line_bytes_s = 1_000_000
    with Voyage(tmp_path / "home") as voyage:
        voyage.do(c.Choose(ref=A, config=SMALL))
        voyage.phase(Phase.DOWNLOADING)
        moving(voyage, A)
        voyage.do(c.CancelWork())
        voyage.until(lambda s: s.session is None and s.transfers[A].state == "paused")
        voyage.do(c.ResumeTransfer(ref=A))
        voyage.phase(Phase.DOWNLOADING)
        assert voyage.core.state.session.config == SMALL
        moving(voyage, A)
    hub.log.clear()
    hub.line_bytes_s = 0
    with Voyage(tmp_path / "home") as again:
        session = again.phase(Phase.PLANNED)
        assert session.config == SMALL
        assert session.file.repo == "acme/a-GGUF"
        assert min(r.start for r in hub.data_requests() if r.range) > 0


def test_a_download_that_fails_closes_the_session_that_waited_and_says_why(hub, tmp_path):
    hub.fail("status", "resolve", n=404, times=-1)
    with Voyage(tmp_path / "home") as voyage:
        voyage.do(c.Choose(ref=A, config=SMALL))
        voyage.until(lambda s: any(n.id == "hub-not-found" for n in s.notices))
        voyage.until(lambda s: s.session is None and s.transfers[A].state == "failed")
        hub.faults.clear()
        voyage.do(c.ResumeTransfer(ref=A))
        assert voyage.phase(Phase.PLANNED).config == SMALL
