"""A bundle holds what helps and nothing that is personal; every line is shown before it leaves."""

from __future__ import annotations

import argparse
import io
import json
import re
import stat
import zipfile
from pathlib import Path

import jsonschema
import pytest

from app.cli.failure import ToldError
from app.cli.remember import remember_command
from app.diagnose import bundle as bundles
from app.diagnose import command
from app.diagnose.case import live_case
from app.diagnose.diagnosis import diagnose
from app.diagnose.redact import Redactor
from app.engine.api import EngineError
from app.errors import DiskProblemError, PlimsollError, UsageError
from app.failures import Failure, FailureStore
from app.paths import Paths
from app.runconfig import RunConfig
from app.values.diagnosis import EngineEvidence, FlightPoint
from tests.app.test_diagnose_live import circumstances, machine

SCHEMA = json.loads((Path(__file__).parents[1] / "data" / "schema.json").read_text())
REDACTOR = Redactor("/home/griselda", "griselda", "anvil.example.lan")
SECRETS = {
    "ipv6": ("connected to [2001:db8:0:1::beef]:443", "2001:db8"),
    "ipv6 of the link": ("peer fe80::1ff:fe23:4567:890a%eth0 left", "fe23"),
    "home folder": ("open /home/griselda/models/a.gguf", "griselda"),
    "another's home": (r"C:\Users\Wolfgang\models\a.gguf", "Wolfgang"),
    "user name": ("process of GRISELDA ended", "GRISELDA"),
    "host name": ("anvil kernel: NVRM: Xid 31", "anvil"),
    "whole host name": ("from anvil.example.lan port 80", "anvil.example"),
    "Hub token": ("using hf_abcdefGHIJ0123456789 now", "hf_abcdef"),
    "other token": ("key sk-abcdefghijklmnop1234 is set", "sk-abc"),
    "header": ("Authorization: Bearer abc.def.ghi", "abc.def"),
    "variable": ("HF_TOKEN=verysecretvalue", "verysecret"),
    "password": ("password: hunter22", "hunter22"),
    "address with a password": ("proxy http://me:pa55word@proxy:3128", "pa55word"),
    "signed address": ("GET /f?X-Amz-Signature=9f8e7d6c HTTP", "9f8e7d6c"),
    "card": ("GPU-1a2b3c4d-5e6f-7a8b-9c0d-1e2f3a4b5c6d", "3c4d-5e6f"),
    "serial": ("Serial Number: 1652322084307", "1652322084307"),
    "mail": ("contact me@example.org", "example.org"),
    "network address": ("connected to 192.168.1.17:8080", "192.168.1.17"),
    "network card": ("eth0 aa:bb:cc:dd:ee:ff up", "bb:cc:dd"),
}


@pytest.mark.parametrize(("text", "secret"), SECRETS.values(), ids=SECRETS)
def test_what_is_personal_is_taken_out(text, secret):
    assert secret not in REDACTOR.clean(text)


@pytest.mark.parametrize(
    "text",
    [
        "ggml_gallocr_reserve_n_impl: failed to allocate CUDA_Host buffer of size 2281848864",
        "print_info: EOS token        = 151645 '<|im_end|>'",
        "llama.cpp b11312 build 0.3.36, driver 580.95.05, Linux 6.8.0-45-generic",
        "NVRM: Xid (PCI:0000:01:00): 79, pid=1234, name=llama, GPU has fallen off the bus.",
        "listening on 127.0.0.1:8080",
        "n_tokens = 2048, max_reply_tokens: 512",
        "0xC0000409 STATUS_STACK_BUFFER_OVERRUN",
        "open /srv/home/models/a.gguf",
        "terminate called after throwing an instance of 'std::bad_alloc'",
        "2026-11-30 12:34:56:789 vk::Device::allocateMemory in cafe::face",
        "listening on [::1]:8080",
    ],
)
def test_what_helps_stays(text):
    assert REDACTOR.clean(text) == text


def test_a_name_that_is_a_word_is_no_name():
    assert Redactor("/root", "root", "localhost").clean("root of the tree") == "root of the tree"
    assert Redactor("/", "", "").clean("/usr/lib") == "/usr/lib"


@pytest.fixture
def failure():
    log = tuple(text for text, _ in SECRETS.values())
    evidence = EngineEvidence(phase="load", reason="error", message="It ended.", log=log)
    case = live_case(evidence, circumstances())
    found = diagnose(case).model_copy(
        update={"flight": (FlightPoint(seconds=-1.5, card_used_bytes=5), FlightPoint(seconds=0))}
    )
    return Failure(
        at="2026-11-29T20:00:00+00:00",
        model="A",
        path="/home/griselda/models/a.gguf",
        case=case,
        diagnosis=found,
        config=RunConfig(n_ubatch=256, devices=("GPU-1a2b3c4d-5e6f-7a8b-9c0d-1e2f3a4b5c6d",)),
        plan=circumstances().plan,
    )


def built(failure):
    around = bundles.Around(machine(), (), [text for text, _ in SECRETS.values()])
    return bundles.build(failure, around, REDACTOR)


def test_no_planted_secret_is_in_any_file_nor_in_the_report(failure):
    made = built(failure)
    names = [file.name for file in made.files]
    assert {"report.md", "case.json", "plan.json", "machine.json", "plimsoll.log"} <= set(names)
    everything = made.report + "\n".join(line.text for file in made.files for line in file.lines)
    assert not [secret for _, secret in SECRETS.values() if secret in everything]
    assert "griselda" not in everything.lower()
    assert made.n_changed >= 2 * len(SECRETS) - 2, "what was changed is marked"


def test_the_case_in_it_is_of_the_public_schema_and_gets_the_same_answer(failure):
    lines = next(file.lines for file in built(failure).files if file.name == "case.json")
    case = json.loads("\n".join(line.text for line in lines))
    jsonschema.Draft202012Validator(SCHEMA).validate(case)
    assert diagnose(case).cause == failure.diagnosis.cause


def test_the_last_seconds_are_a_table(failure):
    lines = next(file.lines for file in built(failure).files if file.name == "flight.csv")
    assert lines[0].text.startswith("seconds,card_used_bytes")
    assert lines[1].text.startswith("-1.5,5,")


def test_what_is_written_is_what_was_shown_and_for_the_owner_alone(failure, tmp_path):
    made, path = built(failure), tmp_path / "out.zip"
    bundles.save(made, path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    with zipfile.ZipFile(io.BytesIO(path.read_bytes())) as archive:
        for file in made.files:
            shown = [line.text for line in file.lines]
            assert archive.read(file.name).decode().splitlines() == shown
    with pytest.raises(DiskProblemError):
        bundles.save(made, tmp_path / "nowhere" / "out.zip")


def test_the_report_is_a_page_for_a_message(failure):
    report = built(failure).report
    assert report.startswith("# ")
    assert "| where | planned, MiB | load line, MiB |" in report
    assert re.search(r"- Setup: context \d+, micro-batch 256", report)


def asked(**more):
    return argparse.Namespace(**{"file": None, "bundle": None, "preview": False, **more})


def test_the_command_shows_the_bundle_before_it_writes_it(failure, tmp_path):
    paths = Paths.default().make()
    with pytest.raises(UsageError, match="Nothing has failed"):
        command.run(asked(preview=True))
    FailureStore(paths.state).add(failure)
    shown = command.run(asked(preview=True))
    text = command.text(shown)
    assert "Nothing was written" in text
    assert "pa55word" not in text
    out = tmp_path / "out.zip"
    written = command.run(asked(bundle=str(out)))
    assert out.exists()
    assert [file["name"] for file in written["files"]] == list(zipfile.ZipFile(out).namelist())
    assert "readable by you alone" in command.text(written)
    with pytest.raises(UsageError, match="give no file"):
        command.run(asked(preview=True, file="x"))
    with pytest.raises(UsageError, match="case file or a log"):
        command.run(asked())


def test_only_the_newest_failures_are_kept_and_a_damaged_store_is_none(failure, tmp_path):
    store = FailureStore(tmp_path)
    for n in range(12):
        store.add(failure.model_copy(update={"model": f"M{n}"}))
    assert [kept.model for kept in store.all()] == [f"M{n}" for n in range(11, 1, -1)]
    assert stat.S_IMODE((tmp_path / "failures.json").stat().st_mode) == 0o600
    (tmp_path / "failures.json").write_text("{")
    assert store.latest() is None


def test_a_failure_of_the_command_line_can_be_put_into_a_bundle_too():
    error = EngineError(EngineEvidence(phase="load", reason="exit", signal=9, message="It ended."))
    remember_command(error, argparse.Namespace(command="run", ref="starter"))
    remember_command(PlimsollError("no"), argparse.Namespace(command="run", ref="x"))
    told = ToldError(error, {}, diagnose({}))
    remember_command(told, argparse.Namespace(command="qualify", ref="y"))
    (kept,) = FailureStore(Paths.default().state).all()
    assert (kept.model, kept.config) == ("starter", None)
    shown = command.run(asked(preview=True))
    assert "setup.json" not in [file["name"] for file in shown["files"]]
    assert "report.md" in [file["name"] for file in shown["files"]]
