"""What the command line does when its output, or the system, refuses."""

from __future__ import annotations

import errno
import io
import json
import os
import subprocess
import sys
from dataclasses import replace

import pytest

from app.cli.main import COMMANDS, main


def plimsoll(*words: str) -> list[str]:
    return [sys.executable, "-m", "app", *words]


def test_a_reader_that_goes_away_in_the_midst_of_a_reply_ends_it_quietly(tmp_path):
    env = os.environ | {"PLIMSOLL_HOME": str(tmp_path)}
    words = plimsoll("run", "engine-test", "-p", "hi", "-n", "400", "--threads", "1")
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env) as child:
        assert child.stdout
        assert child.stderr
        assert child.stdout.read(1)
        child.stdout.close()
        said = child.stderr.read().decode()
        assert child.wait(30) == 0
    assert "Traceback" not in said
    assert "BrokenPipe" not in said


def test_a_character_that_the_terminal_lacks_costs_no_answer(monkeypatch):
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", out)
    listing = replace(COMMANDS["list"], run=lambda _: {}, text=lambda _: "8,192 · 1 MiB")
    monkeypatch.setitem(COMMANDS, "list", listing)
    assert main(["list"]) == 0
    assert out.buffer.getvalue() == b"8,192 ? 1 MiB\n"


@pytest.mark.parametrize(
    ("number", "cause"), [(errno.ENOSPC, "disk-full"), (errno.EACCES, "unknown")]
)
def test_what_the_system_refuses_is_a_named_failure(monkeypatch, capsys, number, cause):
    def refuse(_: object) -> dict[str, object]:
        raise OSError(number, os.strerror(number), "/data/receipts.json")

    monkeypatch.setitem(COMMANDS, "list", replace(COMMANDS["list"], run=refuse))
    assert main(["list", "--json"]) == 1
    said = capsys.readouterr()
    error = json.loads(said.out)["error"]
    assert error["cause"] == cause
    assert "/data/receipts.json" in error["text"]
    assert error["fix"]
    assert "Traceback" not in said.err
