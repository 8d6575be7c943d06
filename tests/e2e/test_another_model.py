"""Another model is chosen while a reply is being written: nothing ends that nobody asked to end."""

import shutil
import threading

import pytest

from app import commands as c
from app.engine import testmodel
from app.engine.protocol import ChatMessage, Generate
from app.runconfig import MtpConfig, RunConfig
from app.session import Phase
from app.values.sampling import SamplingParams
from tests.e2e.harness import Voyage

pytestmark = pytest.mark.slow

SMALL = RunConfig(n_ctx=4096, n_batch=512, n_ubatch=256, n_gpu_layers=0, mtp=MtpConfig(on=False))


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="module")
def other(home):
    path = home / "other-Q8_0.gguf"
    testmodel.build(path)
    return str(path)


@pytest.fixture(scope="module")
def aboard(home, other):
    with Voyage(home) as voyage:
        voyage.do(c.Choose(ref="engine-test", config=SMALL))
        voyage.phase(Phase.PLANNED)
        settings = voyage.core.state.settings.model_copy(update={"max_reply_tokens": 3500})
        voyage.do(c.ChangeSettings(settings=settings))
        yield voyage


@pytest.fixture
def writing(aboard):
    """Have a reply written that takes long; it is still being written when the test begins."""
    opened(aboard, "engine-test", SMALL)
    aboard.do(c.LoadModel())
    aboard.phase(Phase.READY, seconds=120)
    aboard.do(c.OpenConversation(id=None))
    aboard.do(c.Send(text="Tell me everything about the sea."))
    aboard.until(lambda s: s.reply is not None and s.reply.stats.n_tokens > 3)
    yield aboard
    aboard.do(c.KeepOpen())
    aboard.do(c.StopReply())
    aboard.until(lambda s: s.reply is None and s.opening is None)


def opened(voyage, ref, config):
    """Open a model while nothing is written."""
    voyage.do(c.Choose(ref=ref, config=config))
    voyage.until(lambda s: s.opening is None and s.session and s.session.file.path)
    return voyage.core.state.session


def asked(voyage, other):
    voyage.do(c.Choose(ref=other, config=SMALL))
    return voyage.until(lambda s: s.opening and s.opening.step == "asking").opening


def written(state):
    return state.entries[-1]


def test_the_person_is_asked_and_the_reply_goes_on(writing, other):
    before = writing.core.state.session
    opening = asked(writing, other)
    assert (opening.ref, opening.config) == (other, SMALL)
    n = writing.core.state.reply.stats.n_tokens
    writing.until(lambda s: s.reply.stats.n_tokens > n)
    writing.do(c.KeepOpen())
    assert writing.core.state.opening is None
    n = writing.core.state.reply.stats.n_tokens
    writing.until(lambda s: s.reply.stats.n_tokens > n)
    assert writing.core.state.session.id == before.id


def test_that_a_choice_was_heard_is_told_before_anything_is_read(writing, other):
    writing.do(c.Choose(ref=other, config=SMALL))
    assert writing.core.state.opening is not None


def test_stopped_by_the_person_what_was_written_is_kept(writing, other):
    asked(writing, other)
    writing.do(c.Choose(ref=other, config=SMALL, meanwhile="stop"))
    state = writing.until(lambda s: s.session.file.path == other and s.opening is None)
    state = writing.until(lambda s: s.reply is None)
    assert written(state).state == "stopped"
    assert written(state).text


def test_it_opens_by_itself_when_the_reply_is_done(writing, other):
    asked(writing, other)
    writing.do(c.Choose(ref=other, config=SMALL, meanwhile="wait"))
    writing.until(lambda s: s.opening and s.opening.step == "waiting")
    n = writing.core.state.reply.stats.n_tokens
    writing.until(lambda s: s.reply.stats.n_tokens > n)
    assert writing.core.state.session.file.path != other
    writing.do(c.StopReply())
    state = writing.until(lambda s: s.session.file.path == other)
    assert written(state).text


def test_of_two_that_wait_the_newer_one_opens(writing, other, home):
    third = str(home / "third-Q8_0.gguf")
    shutil.copy(other, third)
    writing.do(c.Choose(ref=other, config=SMALL, meanwhile="wait"))
    writing.until(lambda s: s.opening and s.opening.step == "waiting")
    writing.do(c.Choose(ref=third, config=SMALL, meanwhile="wait"))
    writing.until(lambda s: s.opening and (s.opening.ref, s.opening.step) == (third, "waiting"))
    writing.do(c.StopReply())
    writing.until(lambda s: s.opening is None)
    assert writing.core.state.session.file.path == third


def test_what_is_loaded_already_stays_as_it_is(writing):
    before = writing.core.state.session
    writing.do(c.Choose(ref=before.file.path))
    writing.until(lambda s: s.opening is None)
    assert writing.core.state.session.id == before.id
    assert writing.core.state.reply is not None


def test_the_reply_of_another_program_is_not_cut_off_either(writing, other):
    writing.do(c.StopReply())
    writing.until(lambda s: s.reply is None)
    stop = threading.Event()
    ask = Generate(
        id="api",
        messages=(ChatMessage(role="user", content="All about the sea"),),
        max_tokens=3000,
        sampling=SamplingParams(),
    )
    heard = threading.Event()
    client = threading.Thread(
        target=lambda: writing.core.answer("", ask, lambda _: heard.set(), stop)
    )
    client.start()
    try:
        writing.phase(Phase.GENERATING)
        asked(writing, other)
    finally:
        stop.set()
        client.join(30)
    assert heard.is_set()
    assert writing.core.state.session.file.path != other
