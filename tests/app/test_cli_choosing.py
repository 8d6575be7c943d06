"""What is typed about sampling and the form of a reply, before any model is looked for."""

import argparse
import json

import pytest

from app.cli import choosing
from app.cli.failure import failure_text
from app.errors import UsageError
from app.values.model_file import ModelFile
from app.values.sampling import PRESETS

CHATS = ModelFile(path="/c.gguf", title="C", size_bytes=1, has_chat_template=True)
COMPLETES = CHATS.model_copy(update={"has_chat_template": False})


def typed(*words):
    parser = argparse.ArgumentParser()
    choosing.add_sampling(parser, temperature=0.0)
    choosing.add_form(parser)
    return parser.parse_args(words)


def test_every_number_reaches_the_sampling():
    words = (
        "--temp 0.5 --top-k 7 --top-p 0.8 --min-p 0.1 --repeat-penalty 1.2 --presence-penalty 0.3"
        " --frequency-penalty 0.4 --dry 0.6 --seed 9"
    )
    found = choosing.sampling(typed(*words.split()))
    assert (found.temperature, found.top_k, found.top_p, found.min_p) == (0.5, 7, 0.8, 0.1)
    assert (found.repeat_penalty, found.presence_penalty) == (1.2, 0.3)
    assert (found.frequency_penalty, found.dry_multiplier, found.seed) == (0.4, 0.6, 9)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_a_preset_is_a_beginning_that_numbers_change(preset):
    found = choosing.sampling(typed("--preset", preset.id, "--top-k", "3"))
    assert found.temperature == preset.temperature
    assert found.top_k == 3
    assert found.min_p == preset.preset.min_p
    assert choosing.sampling(typed("--preset", preset.id, "--temp", "1.5")).temperature == 1.5


def test_a_completion_model_is_kept_from_repeating_itself_unless_numbers_were_typed():
    plain, chosen = typed(), typed("--top-k", "5")
    assert choosing.suited(choosing.sampling(plain), plain, COMPLETES).penalises
    assert not choosing.suited(choosing.sampling(plain), plain, CHATS).penalises
    assert not choosing.suited(choosing.sampling(chosen), chosen, COMPLETES).penalises


@pytest.mark.parametrize(
    ("words", "option"),
    [
        ("--top-p 2", "--top-p"),
        ("--top-k -1", "--top-k"),
        ("--repeat-penalty 0", "--repeat-penalty"),
        ("--dry -1", "--dry"),
        ("--temp 99", "--temp"),
    ],
)
def test_a_number_out_of_range_is_told_by_its_option(words, option):
    with pytest.raises(ValueError) as refused:
        choosing.sampling(typed(*words.split()))
    assert f"{option}:" in failure_text(refused.value)


def test_files_give_the_form(tmp_path):
    files = {"grammar": 'root ::= "a"', "json-schema": '{"type": "null"}', "tools": "[]"}
    words = []
    for name, text in files.items():
        (tmp_path / name).write_text(text)
        words += [f"--{name}", str(tmp_path / name)]
    found = choosing.form(typed(*words, "--stop", "x", "--stop", "y", "--logprobs", "3"))
    assert found["grammar"] == 'root ::= "a"'
    assert found["json_schema"] == {"type": "null"}
    assert found["tools"] == ()
    assert found["stop"] == ("x", "y")
    assert found["logprobs"] == 3
    assert found["thinking"] is None
    assert choosing.form(typed("--no-think"))["thinking"] is False
    assert choosing.form(typed("--think"))["thinking"] is True


@pytest.mark.parametrize(
    ("option", "text", "says"),
    [
        ("--grammar", None, "cannot be read"),
        ("--grammar", b"\xff\xfe", "is no text"),
        ("--json-schema", b"{", "is no JSON"),
        ("--json-schema", b"[1]", "no schema"),
        ("--tools", json.dumps([{"type": "function"}]).encode(), "0.function"),
        ("--tools", json.dumps([{"function": {"name": "a b"}}]).encode(), "0.function.name"),
    ],
)
def test_a_file_that_is_not_what_it_should_be_is_named(tmp_path, option, text, says):
    path = tmp_path / "file"
    if text is not None:
        path.write_bytes(text)
    with pytest.raises(UsageError, match=says) as refused:
        choosing.form(typed(option, str(path)))
    assert str(path) in refused.value.text
