"""A model on another computer, met as people do: this program's own local API is the other end."""

import json
import sys

import keyring
import pytest

from app import commands as c
from app.cli.main import main
from app.session import Phase
from tests.e2e.harness import Voyage
from tests.sim.keyrings import Keeping
from tests.sim.remote import KEY, Far


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    with Voyage(tmp_path_factory.mktemp("served")) as voyage:
        voyage.do(c.Choose(ref="engine-test"))
        voyage.phase(Phase.PLANNED)
        voyage.do(c.Qualify())
        voyage.phase(Phase.READY, seconds=90)
        settings = voyage.core.state.settings.model_copy(update={"api_on": True, "api_port": 23620})
        voyage.do(c.ChangeSettings(settings=settings))
        voyage.until(lambda s: s.api.on)
        yield voyage


@pytest.fixture
def url(served):
    return served.core.state.api.url


@pytest.fixture
def key(served):
    return served.core.api_key


@pytest.fixture
def ring():
    before, ring = keyring.get_keyring(), Keeping()
    keyring.set_keyring(ring)
    yield ring
    keyring.set_keyring(before)


@pytest.fixture
def sh(capsys, monkeypatch, tmp_path):
    def run(*words, typed="", code=0):
        (tmp_path / "typed").write_text(typed)
        with (tmp_path / "typed").open() as typed_in:
            monkeypatch.setattr(sys, "stdin", typed_in)
            assert main([*words, "--json"]) == code
        run.out, run.err = capsys.readouterr()
        return json.loads(run.out)

    return run


# --- the command line ----------------------------------------------------------------------------
def test_another_plimsoll_answers_token_for_token_as_it_answers_itself(sh, ring, url, key, served):
    shown = sh("remote", "add", "box", url.removesuffix("/v1"), "--key-stdin", typed=f"{key}\n")
    assert shown["servers"][0]["key"] == "keyring"
    probed = sh("remote", "probe", "box")
    assert probed["probe"]["kind"] == "plimsoll"
    assert probed["probe"]["models"][0]["qualified"]
    assert probed["probe"]["models"][0]["proven_depth"] > 0
    far = sh("run", "remote:box", "-p", "The hold of the ship", "-n", "24")
    near = sh("run", "engine-test", "-p", "The hold of the ship", "-n", "24", "--in-process")
    assert far["text"] == near["text"]
    assert far["timings"]["n_generated"] == 24
    assert far["timings"]["ttft_seconds"] > 0
    assert far["where"] == "box (remote, Plimsoll)"
    assert key not in sh.out + sh.err


def test_a_chat_and_a_measurement_go_there_too(sh, ring, url, key):
    sh("remote", "add", "box", url, "--key-stdin", typed=f"{key}\n")
    said = sh("chat", "remote:box/engine-test", "-n", "8", typed="Hello\nAgain\n")
    assert [one["role"] for one in said["messages"]] == ["user", "assistant"] * 2
    measured = sh("bench", "remote:box", "-n", "8", "--runs", "2", "--prompt-chars", "100")
    assert len(measured["runs"]) == 2
    assert measured["prefill_tok_s"] > 0


def test_the_list_keeps_no_key_and_forgets_what_is_removed(sh, ring, url, key, tmp_path):
    sh("remote", "add", "box", url, "--key-stdin", typed=f"{key}\n")
    sh("remote", "add", "lan", "192.0.2.7:8000")
    listed = sh("remote", "list")["servers"]
    assert [(one["name"], one["key"], one["open_to_view"]) for one in listed] == [
        ("box", "keyring", False),
        ("lan", "none", True),
    ]
    kept = [path.read_text(errors="replace") for path in tmp_path.rglob("*.json")]
    assert kept
    assert not any(key in text for text in kept)
    assert [one["name"] for one in sh("remote", "remove", "box")["servers"]] == ["lan"]
    assert ring.held == {}


def test_what_makes_no_sense_is_said(sh, ring, url, key):
    assert sh("remote", "probe", "box", code=2)["error"]["text"].startswith("There is no remote")
    assert sh("remote", "add", "a b", url, code=2)["error"]["text"] == "'a b' cannot be a name."
    assert sh("remote", "add", "box", "ftp://x", code=2)["error"]["text"].startswith("'ftp://x'")
    sh("remote", "add", "box", url)
    assert sh("remote", "probe", "box", code=1)["error"]["cause"] == "remote-key-refused"
    error = sh("run", "remote:box", "-p", "x", "--ctx", "9", code=2)["error"]
    assert error["text"].startswith("--ctx says how a model is loaded")
    error = sh("qualify", "remote:box", code=2)["error"]
    assert "proves it itself" in error["text"]


def test_without_a_keyring_a_variable_gives_the_key(sh, url, key, monkeypatch):
    from keyring.backends.fail import Keyring as NoKeyring  # noqa: PLC0415 - this test alone

    before = keyring.get_keyring()
    keyring.set_keyring(NoKeyring())
    try:
        error = sh("remote", "add", "gpu-box", url, "--key-stdin", typed=f"{key}\n", code=1)[
            "error"
        ]
        assert "PLIMSOLL_KEY_GPU_BOX" in error["fix"]
        sh("remote", "add", "gpu-box", url)
        monkeypatch.setenv("PLIMSOLL_KEY_GPU_BOX", key)
        assert sh("remote", "probe", "gpu-box")["servers"][0]["key"] == "environment"
    finally:
        keyring.set_keyring(before)


# --- the window's core ---------------------------------------------------------------------------
@pytest.fixture(scope="module")
def far():
    with Far() as one:
        yield one


@pytest.fixture
def voyage(tmp_path, ring):
    with Voyage(tmp_path) as one:
        yield one


def said(voyage, text):
    """Send `text`; return the reply as it was kept."""
    n = len(voyage.core.state.entries)
    voyage.do(c.Send(text=text))
    state = voyage.until(lambda s: len(s.entries) == n + 2 and s.reply is None)
    return state.entries[-1]


def probes(voyage):
    return [event for event in voyage.events if event.type == "remotes-changed"]


def test_a_far_model_answers_the_chat_and_nothing_is_asked_before(voyage, far):
    far.asked.clear()
    far.auth.clear()
    voyage.do(c.AddRemote(name="box", url=far.url, key=KEY))
    state = voyage.until(lambda s: s.remotes and s.remotes[0].state == "ready")
    assert state.remote is None
    assert state.settings.remotes[0].name == "box"
    assert far.asked == []
    voyage.do(c.ChooseRemote(name="box"))
    state = voyage.until(lambda s: s.remote)
    assert (state.remote.model.id, state.remote.server.name) == ("big", "box")
    assert state.session is None  # nothing is loaded here for it
    reply = said(voyage, "Two words?")
    assert (reply.text, reply.reasoning, reply.state) == ("Two words", "Hm.", "complete")
    assert set(far.auth) == {f"Bearer {KEY}"}
    assert voyage.core.state.remote.ttft_seconds > 0
    assert voyage.core.state.remote.decode_tok_s is None, "of three tokens it is chance"
    assert KEY not in repr(voyage.core.state) + repr(voyage.events)


def test_a_reply_that_breaks_off_is_kept_and_named(voyage, far):
    voyage.do(c.AddRemote(name="box", url=far.url))
    voyage.do(c.ChooseRemote(name="box"))
    voyage.until(lambda s: s.remote)
    far.fault = "cut"
    try:
        reply = said(voyage, "Two words?")
    finally:
        far.fault = ""
    assert (reply.text, reply.state) == ("Two ", "interrupted")
    assert "broke off" in next(n.text for n in voyage.core.state.notices if n.id == "reply")


def test_a_local_model_takes_over_when_a_person_opens_it_and_not_when_a_program_does(voyage, far):
    voyage.do(c.AddRemote(name="box", url=far.url))
    voyage.do(c.ChooseRemote(name="box"))
    voyage.until(lambda s: s.remote)
    voyage.core._begin(c.Choose(ref="engine-test"))  # as the local API opens one
    voyage.phase(Phase.PLANNED)
    assert voyage.core.state.remote
    voyage.do(c.Choose(ref="engine-test"))
    assert voyage.core.state.remote is None


def test_a_choice_that_took_long_does_not_undo_a_later_one(voyage, far):
    voyage.do(c.AddRemote(name="box", url=far.url))
    voyage.until(lambda s: s.remotes and s.remotes[0].state == "ready")
    far.fault = "slow"
    try:
        voyage.do(c.ChooseRemote(name="box"))
        voyage.saw(lambda s: s.remotes[0].state == "asking")
        voyage.do(c.Choose(ref="engine-test"))
    finally:
        far.fault = ""
    voyage.until(lambda s: s.remotes[0].state == "ready")
    told = len(probes(voyage))
    voyage.do(c.ProbeRemote(name="box"))  # whatever the choice still does comes before this
    voyage.until(lambda _: len(probes(voyage)) == told + 2)
    assert voyage.core.state.remote is None


def test_a_server_that_does_not_answer_is_not_chosen(voyage):
    voyage.do(c.AddRemote(name="gone", url="http://127.0.0.1:9"))
    voyage.do(c.ChooseRemote(name="gone"))
    state = voyage.until(lambda s: any(n.id == "remote" for n in s.notices))
    assert state.remote is None
    assert state.remotes[0].cause == "remote-unreachable"
    voyage.do(c.RemoveRemote(name="gone"))
    state = voyage.until(lambda s: not s.settings.remotes)
    assert state.remotes == ()
    voyage.do(c.ChooseRemote(name="gone"))
    voyage.until(lambda s: any("no remote server called gone" in n.text for n in s.notices))
