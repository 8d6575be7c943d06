"""Halves of letters and names that are no text: kept where they can be, refused by name elsewhere."""

import json
import os
import sys
from pathlib import Path

import pytest

from app.commands import EditMessage, PrepareChat, RenameConversation, Send
from app.core import attach
from app.core.turns import turns
from app.engine import testmodel
from app.engine.protocol import Generate
from app.errors import FileProblemError
from app.history import History
from app.hub.cache import HubCache
from app.hub.library import Library
from app.plan.describe import describe
from app.remote.hearing import Hearing
from app.values.chat import ChatEntry
from app.values.text import whole
from tests.sim.pulling import paths_in
from tests.sim.remote import piece

HALF = "\ud83d"
LATIN = os.fsdecode(b"caf\xe9")
bytes_in_names = pytest.mark.skipif(sys.platform == "win32", reason="names there are never bytes")


def test_halves_are_put_together_and_one_alone_is_marked():
    assert whole("A\u00e4\U0001f600") == "A\u00e4\U0001f600"
    assert whole("\ud83d\ude00") == "\U0001f600"
    assert whole(f"a{HALF}b") == "a\ufffdb"


def test_what_is_said_with_half_a_letter_is_kept_found_and_sent(tmp_path):
    history = History(tmp_path / "chats.sqlite")
    chat = history.create()
    history.add(chat, "user", Send(text=f"an{HALF} end").text)
    history.rename(chat, RenameConversation(id=chat, title=HALF).title)
    history.prepare(chat, PrepareChat(instructions=HALF).instructions, "")
    assert EditMessage(id="q", text=HALF).text == "\ufffd"
    assert [item.id for item in history.search(f"AN{HALF}")] == [chat]
    assert [entry.text for entry in history.entries(chat)] == ["an\ufffd end"]
    history.close()


def test_a_server_that_cuts_a_letter_in_two_does_not_end_its_reply():
    texts = []
    hearing = Hearing("r", lambda answer: texts.append(answer.text))
    for part in ("Hi ", HALF, "."):
        hearing.take(json.loads(json.dumps(piece({"content": part}))))
    assert "".join(texts) == "Hi \ufffd."


@pytest.mark.parametrize("number", ["1e999", "-1e999", "NaN"])
def test_a_server_that_counts_nonsense_does_not_cost_its_reply(number):
    hearing = Hearing("r", lambda _: None)
    hearing.take(piece({"content": "Hi"}, "stop"))
    usage = f'{{"prompt_tokens": {number}}}'
    hearing.take({"choices": [], "usage": json.loads(usage)})
    assert (hearing.done(()).timings.n_prompt, hearing.done(()).timings.n_generated) == (0, 1)


@bytes_in_names
def test_an_attached_file_whose_name_is_no_text_can_be_sent(tmp_path):
    path = tmp_path / f"{LATIN}.txt"
    path.write_text("hello")
    file = attach.read(str(path))
    assert (file.name, file.text) == ("caf\ufffd.txt", "hello")
    asked = ChatEntry(id="q", role="user", text="Read.", at="", attachments=(file,))
    assert "hello" in Generate(id="r", messages=turns([asked], "")).model_dump_json()


@bytes_in_names
def test_a_model_whose_name_is_no_text_is_named_and_the_others_are_listed(tmp_path):
    (tmp_path / "mine").mkdir()
    for name in ("plain", LATIN):
        testmodel.write(tmp_path / "mine" / f"{name}.gguf")
    library = Library(paths_in(tmp_path).make(), describe, HubCache(tmp_path / "hub"))
    shelf = library.scan(folders=(str(tmp_path / "mine"),))
    assert [Path(file.path).name for file in shelf.files] == ["plain.gguf"]
    (problem,) = shelf.problems
    assert (problem.cause, "caf\ufffd.gguf" in problem.text) == ("file-not-readable", True)
    assert problem.fix.startswith("Rename the file")


def test_a_path_with_a_zero_byte_is_named(tmp_path):
    with pytest.raises(FileProblemError) as caught:
        describe(tmp_path / "a\0.gguf")
    assert caught.value.cause == "file-not-readable"
