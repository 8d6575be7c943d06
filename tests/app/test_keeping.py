"""Small files are written whole or not at all, and what a former run left is read once."""

import json
import stat
import subprocess
import sys

import pytest

from app import inflight
from app.files import write_atomic
from app.inflight import InFlight, Marker
from app.journal import Journal
from app.runconfig import RunConfig
from app.session import Session
from app.values.model_file import ModelFile


def note(boot):
    return InFlight(
        boot_id=boot, phase="load", model="M", path="/m.gguf", config=RunConfig(), at=1.0
    )


def test_atomic_write_is_private_and_leaves_nothing_behind(tmp_path):
    path = tmp_path / "a.json"
    write_atomic(path, b"1", durable=True)
    write_atomic(path, b"2")
    assert path.read_bytes() == b"2"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [p.name for p in tmp_path.iterdir()] == ["a.json"]


def test_a_refused_write_keeps_the_old_file(tmp_path):
    path = tmp_path / "a"
    path.mkdir()
    with pytest.raises(OSError, match="directory"):
        write_atomic(path, b"x")
    assert [p.name for p in tmp_path.iterdir()] == ["a"]


def test_the_marker_is_there_during_the_work_and_gone_after_even_a_failure(tmp_path):
    marker = Marker(tmp_path)

    def work():
        with marker.during(note("now")):
            assert (tmp_path / "in-flight.json").exists()
            raise ValueError

    with pytest.raises(ValueError):
        work()
    assert marker.take() is None


def test_the_marker_stays_until_the_last_of_several_replies_has_ended(tmp_path):
    marker = Marker(tmp_path)
    with marker.during(note("now")):
        with marker.during(note("now")):
            pass
        assert (tmp_path / "in-flight.json").exists()
    assert not (tmp_path / "in-flight.json").exists()


def test_the_marker_of_replies_is_written_once_and_swept_when_there_are_no_more(
    tmp_path, monkeypatch
):
    written = []
    durable = inflight.write_atomic
    monkeypatch.setattr(
        inflight, "write_atomic", lambda *a, **k: written.append(a) or durable(*a, **k)
    )
    marker = Marker(tmp_path)
    for _ in range(3):
        with marker.replying(note("now")), marker.replying(note("now")):
            assert (tmp_path / "in-flight.json").exists()
        assert not (tmp_path / "in-flight.json").exists()
    assert len(written) == 1
    with marker.replying(note("now").model_copy(update={"model": "another"})):
        assert len(written) == 2
    marker.sweep()
    assert len(list(tmp_path.iterdir())) == 1
    monkeypatch.setattr(inflight, "ASIDE_SECONDS", 0.0)
    marker.sweep()
    assert not list(tmp_path.iterdir())


def test_an_old_marker_of_replies_gets_a_new_time(tmp_path, monkeypatch):
    marker = Marker(tmp_path)
    late = note("now").at + 1.0
    for at in (note("now").at, late):
        monkeypatch.setattr(inflight, "FRESH_SECONDS", -1.0)
        with marker.replying(note("now").model_copy(update={"at": at})):
            found = inflight.InFlight.model_validate_json(
                (tmp_path / "in-flight.json").read_bytes()
            )
    assert found.at == late


def test_a_marker_set_aside_tells_of_a_power_cut_and_not_of_a_kill(tmp_path):
    for boot, tells in (("before", True), (inflight.boot_id(), False)):
        with Marker(tmp_path).replying(note(boot)):
            pass
        assert (Marker(tmp_path).take() is not None) is tells
        assert not list(tmp_path.iterdir())


def test_a_marker_left_by_a_killed_run_is_taken_once(tmp_path):
    Marker(tmp_path)._write(note("before"))
    found = Marker(tmp_path).take()
    assert found.boot_id == "before" != inflight.boot_id()
    assert Marker(tmp_path).take() is None


def test_the_marker_of_another_plimsoll_that_runs_is_left_to_it(tmp_path):
    child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    now = {"boot_id": inflight.boot_id(), "pid": child.pid, "at": 1.0}
    now["began"] = inflight.process_start(child.pid)
    left, path = note("").model_copy(update=now), tmp_path / "in-flight.json"
    write_atomic(path, left.model_dump_json().encode())
    assert Marker(tmp_path).take() is None
    assert path.exists()
    # A later process of the same number is not the one that wrote it.
    write_atomic(path, left.model_copy(update={"began": 1.0}).model_dump_json().encode())
    assert Marker(tmp_path).take() is not None
    write_atomic(path, left.model_dump_json().encode())
    child.communicate(b"\n", timeout=20)
    assert Marker(tmp_path).take() == left
    assert not path.exists()


def test_a_start_of_the_computer_that_is_told_by_its_second_may_be_a_little_off():
    assert inflight.same_start("1764470000", "1764470001")
    assert not inflight.same_start("1764470000", "1764470061")
    assert inflight.same_start("a0b1-c2", "a0b1-c2")
    assert not inflight.same_start("a0b1-c2", "1764470000")


def test_a_damaged_marker_or_journal_counts_as_none(tmp_path):
    (tmp_path / "in-flight.json").write_text("{")
    (tmp_path / "session.json").write_text('{"file": 3}')
    assert Marker(tmp_path).take() is None
    assert Journal(tmp_path).read() is None


def test_the_journal_brings_the_session_back(tmp_path):
    file = ModelFile(path="/m.gguf", title="M", size_bytes=5)
    session = Session(id="s", file=file, config=RunConfig(n_ctx=4096))
    Journal(tmp_path).write(session)
    entry = Journal(tmp_path).read()
    assert (entry.file, entry.config) == (file, session.config)


def test_a_journal_of_an_older_version_is_read_without_what_is_gone(tmp_path):
    file = ModelFile(path="/m.gguf", title="M", size_bytes=5)
    Journal(tmp_path).write(Session(id="s", file=file, config=RunConfig()))
    kept = json.loads((tmp_path / "session.json").read_text())
    (tmp_path / "session.json").write_text(json.dumps({**kept, "failures": 1}))
    assert Journal(tmp_path).read().file == file
