"""A worker of a damaged installation: its cause is named, and what helps."""

import os
import shutil
from pathlib import Path

import pytest

import app
from app.diagnose.case import diagnose_evidence
from app.diagnose.diagnosis import diagnose_log
from app.engine import client
from app.engine.api import EngineError
from app.engine.command import worker_env

ROOT = Path(app.__file__).parents[1]

DAMAGES = {
    "missing": (lambda part: part.unlink(), ": app.engine.slots."),
    "cut off": (lambda part: part.write_bytes(part.read_bytes()[:3000]), "."),
    "older": (lambda part: part.write_text(""), ": app.engine.slots."),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_worker_that_lacks_a_part_of_itself_says_to_install_it_again(
    worker, tmp_path, monkeypatch, damage
):
    shutil.copytree(Path(app.__file__).parent, tmp_path / "app")
    spoil, named = DAMAGES[damage]
    spoil(tmp_path / "app" / "engine" / "slots.py")
    found_first = f"{tmp_path}{os.pathsep}{ROOT}"
    monkeypatch.setattr(client, "worker_env", lambda _: {**worker_env(), "PYTHONPATH": found_first})
    with pytest.raises(EngineError) as failure:
        worker().ready()
    found = diagnose_evidence(failure.value.evidence)
    assert (found.cause, found.confidence) == ("installation-damaged", "certain")
    assert found.title == f"Part of the program is missing or damaged{named}"
    assert [rung.kind for rung in found.remedies] == ["install-program-again"]


@pytest.mark.parametrize(
    ("line", "cause"),
    [
        (
            "ImportError: libcudart.so.12: cannot open shared object file: No such file",
            "missing-runtime-library",
        ),
        (
            "loaded meta data with 30 key-value pairs\nSyntaxError: invalid syntax",
            "unknown",
        ),
    ],
)
def test_other_last_words_are_no_sign_of_it(line, cause):
    assert diagnose_log(f"Traceback (most recent call last):\n{line}").cause == cause
