"""A reply being written: what its tokens say is read when it is sent, and in time to end it."""

import pytest

from app.engine import reply
from app.engine.protocol import Generate
from app.engine.reply import RUN_SECONDS, Reply
from app.engine.thinking import Reasoning
from app.engine.toolcalls import Calls
from tests.engine.asking import Heard, load


@pytest.fixture
def vocabulary(inline, tiny):
    load(inline, tiny("low"))
    return inline._service._host.resident.vocabulary


@pytest.fixture
def clock(monkeypatch):
    """A clock that stands still until it is put on."""

    class Clock:
        now = 100.0

        def monotonic(self):
            return self.now

    made = Clock()
    monkeypatch.setattr(reply, "time", made)
    return made


class Writing:
    """One reply, and how often the text of a token was asked for."""

    def __init__(self, vocabulary, monkeypatch, **request):
        self.heard, self.read = Heard(), []
        self._vocabulary, real = vocabulary, vocabulary.piece
        monkeypatch.setattr(vocabulary, "piece", lambda one: self.read.append(one) or real(one))
        asked = Generate(id="r", prompt="Heave", max_tokens=1000, **request)
        self.reply = Reply(asked, vocabulary, Calls(Reasoning(None, open_=False), None), self.heard)

    def write(self, text):
        """Return why the reply is over after the tokens of `text`, of which the last may end it."""
        *before, last = self._vocabulary.tokens(text, add_special=False)
        assert [self.reply.add(token) for token in before] == [None] * len(before)
        return self.reply.add(last)


def test_tokens_are_read_once_a_run_of_text_is_due(vocabulary, clock, monkeypatch):
    writing = Writing(vocabulary, monkeypatch)
    assert writing.write("heave ho, my hearties") is None
    assert writing.heard.text == "h"
    assert len(writing.read) == 1
    clock.now += RUN_SECONDS
    writing.write("!")
    assert writing.heard.text == "heave ho, my hearties!"
    assert len(writing.read) == len(writing.reply.tokens)


def test_a_stop_string_ends_at_its_last_token_before_a_run_is_due(vocabulary, clock, monkeypatch):
    writing = Writing(vocabulary, monkeypatch, stop=("ho,",))
    assert writing.write("heave ho,") == "stop"
    writing.reply.finish()
    assert writing.heard.text == "heave "


@pytest.mark.parametrize("ends", ["eos", "stop token", "cancel"])
def test_what_was_not_read_yet_is_told_at_the_end(vocabulary, clock, monkeypatch, ends):
    eos = vocabulary.ends
    writing = Writing(vocabulary, monkeypatch, stop_tokens=(eos,), ignore_eos=ends != "eos")
    assert writing.write("all hands") is None
    if ends != "cancel":
        assert writing.reply.add(eos) == "stop"
    writing.reply.finish()
    assert writing.heard.text == "all hands"


def test_the_last_run_counts_every_token(vocabulary, clock, monkeypatch):
    writing = Writing(vocabulary, monkeypatch)
    writing.write("belay")
    writing.reply.finish()
    assert [one.n_tokens for one in writing.heard.answers] == [1, len(writing.reply.tokens)]
