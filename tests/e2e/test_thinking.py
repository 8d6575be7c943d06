"""Thinking first, from the template of a file to what the chat gets, with the real engine."""

import pytest

from app import commands as c
from app.engine.testmodel import TEMPLATE, build
from app.runconfig import RunConfig
from app.session import Phase
from tests.e2e.harness import Voyage

SMALL = RunConfig(n_ctx=1024, n_batch=256, n_ubatch=256, n_gpu_layers=0)
SWITCH = "{% if enable_thinking is defined and not enable_thinking %}</think>{% endif %}"


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("PLIMSOLL_HOME", str(tmp_path / "plimsoll"))
    monkeypatch.setenv("HF_HOME", str(tmp_path / "hub"))
    return tmp_path / "plimsoll"


def reply(voyage, command):
    """Do `command` and return the answer's text and thought."""
    voyage.do(command)
    voyage.saw(lambda s: s.reply is not None)
    state = voyage.until(lambda s: s.reply is None and s.entries[-1].state != "streaming")
    return state.entries[-1].text, state.entries[-1].reasoning


def test_a_chat_keeps_whether_its_model_thinks_first_over_a_restart(home, tmp_path):
    path = build(tmp_path / "thinker.gguf", template=TEMPLATE + "<think>" + SWITCH, mtp=False)
    with Voyage(home) as voyage:
        few = voyage.core.state.settings.model_copy(update={"max_reply_tokens": 12})
        voyage.do(c.ChangeSettings(settings=few))
        voyage.do(c.ImportFile(path=str(path)))
        voyage.until(lambda s: any(file.path == str(path) for file in s.library))
        voyage.do(c.Choose(ref=str(path), config=SMALL))
        assert voyage.phase(Phase.PLANNED).file.thinks == "told"
        voyage.do(c.Qualify())
        session = voyage.phase(Phase.READY, Phase.FAILED)
        assert (session.phase, session.file.thinks) == (Phase.READY, "on")
        text, thought = reply(voyage, c.Send(text="Go on."))
        assert (bool(text), bool(thought)) == (False, True)
        voyage.do(c.ThinkFirst(wanted=False))
        voyage.until(lambda s: s.conversations[0].thinking is False)
        text, thought = reply(voyage, c.Regenerate())
        assert (bool(text), bool(thought)) == (True, False)
    with Voyage(home) as again:
        session = again.until(lambda s: s.session).session
        assert session.file.thinks == "on", "what was found out is not asked for again"
        (chat,) = again.until(lambda s: s.conversations).conversations
        assert chat.thinking is False
        again.do(c.OpenConversation(id=chat.id))
        again.until(lambda s: s.entries)
        text, thought = reply(again, c.Regenerate())
        assert (bool(text), bool(thought)) == (True, False)
        assert again.core.state.session.file.thinks == "on"
