"""Which build is used: kept on the disk, with a way back, and never one that failed."""

import json
import os

import pytest

from app.core.engines import runtime_name
from app.paths import Paths
from app.runtimes.chosen import Chosen, active
from app.runtimes.runtime import packaged, packaged_folder
from app.runtimes.shelf import MANIFEST, Manifest
from app.runtimes.trouble import RuntimeProblemError
from app.values.machine import Problem

PROBLEM = Problem(cause="runtime-wrong-commit", text="It is another one.", fix="Fetch it.")


@pytest.fixture
def chosen():
    return Chosen(Paths.default().make())


def put(chosen, kind, build="b1"):
    folder = chosen.shelf.begin()
    (folder / "libllama.so").write_bytes(kind.encode())
    return chosen.shelf.finish(folder, Manifest(kind=kind, build=build))


def test_the_packaged_build_is_used_until_another_is_chosen(chosen):
    used = active(Paths.default())
    assert used == packaged()
    assert (used.id, used.env, used.notice) == ("packaged", {}, "")
    assert runtime_name() == used.name
    assert used.name.endswith("llama-cpp-python 0.3.36")


def test_a_chosen_build_is_what_workers_get_and_receipts_name(chosen):
    runtime = put(chosen, "cu12")
    chosen.use(runtime)
    assert active(Paths.default()) == runtime
    assert runtime.env == {"LLAMA_CPP_LIB_PATH": str(chosen.shelf.root / "cu12-b1")}
    assert runtime_name() == "cu12 b1"


def test_rolling_back_leads_to_the_last_good_one_and_then_to_the_packaged_one(chosen):
    first, second = put(chosen, "cu12"), put(chosen, "cu13")
    chosen.use(first)
    chosen.use(second)
    chosen.use(second)
    assert chosen.read().last_good == "cu12-b1"
    assert chosen.rollback() == first
    assert chosen.rollback() == packaged()
    assert chosen.rollback() == packaged()
    assert chosen.shelf.all() == (first, second)


def test_a_build_that_failed_is_left_at_once_and_not_taken_again(chosen):
    first, second = put(chosen, "cu12"), put(chosen, "cu13")
    chosen.use(first)
    chosen.use(second)
    chosen.fail(second, PROBLEM)
    assert chosen.active() == first
    with pytest.raises(RuntimeProblemError) as caught:
        chosen.use(second)
    assert (caught.value.cause, caught.value.text) == (PROBLEM.cause, PROBLEM.text)
    chosen.passed(second)
    chosen.use(second)
    assert chosen.active() == second


def test_going_back_never_leads_to_a_build_that_failed(chosen):
    first, second = put(chosen, "cu12"), put(chosen, "cu13")
    chosen.use(first)
    chosen.use(second)
    chosen.fail(first, PROBLEM)
    assert chosen.active() == second
    assert chosen.rollback() == packaged()


def test_a_folder_that_is_gone_is_said_and_the_packaged_build_used(chosen):
    runtime = put(chosen, "cu12")
    chosen.use(runtime)
    (runtime.folder / MANIFEST).unlink()
    used = active(Paths.default())
    assert used.folder is None
    assert "cu12-b1" in used.notice


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"schema_version": 1, "active": 7}',
        '{"schema_version": 1, "active": "../x"}',
    ],
)
def test_a_damaged_choice_never_stops_the_program(chosen, text):
    chosen.shelf.root.mkdir(parents=True)
    (chosen.shelf.root / "chosen.json").write_text(text)
    assert active(Paths.default()).folder is None


def test_the_same_build_fetched_again_replaces_the_first_in_one_step(chosen):
    put(chosen, "cu12")
    runtime = put(chosen, "cu12")
    assert [path.name for path in chosen.shelf.root.iterdir()] == ["cu12-b1"]
    assert chosen.shelf.changed(runtime) == ""


def test_what_a_killed_program_left_is_removed_later_and_a_running_one_is_left_alone(chosen):
    old, new = chosen.shelf.begin(), chosen.shelf.begin()
    os.utime(old, (0, 0))
    third = chosen.shelf.begin()
    assert sorted(chosen.shelf.root.iterdir()) == sorted([new, third])


def test_a_folder_that_claims_to_be_another_build_is_none(chosen):
    runtime = put(chosen, "cu12")
    manifest = json.loads((runtime.folder / MANIFEST).read_text()) | {"build": "b2"}
    (runtime.folder / MANIFEST).write_text(json.dumps(manifest))
    assert chosen.shelf.all() == ()


def test_a_person_who_names_a_folder_is_not_overruled(chosen, monkeypatch, tmp_path):
    chosen.use(put(chosen, "cu12"))
    (tmp_path / "libggml-cuda.so").touch()
    monkeypatch.setenv("LLAMA_CPP_LIB_PATH", str(tmp_path))
    used = active(Paths.default())
    assert (used.name, used.env) == ("own cuda build", {})


def test_a_chosen_folder_in_the_environment_is_still_the_chosen_one(chosen, monkeypatch):
    runtime = put(chosen, "cu12")
    chosen.use(runtime)
    monkeypatch.setenv("LLAMA_CPP_LIB_PATH", str(runtime.folder))
    assert active(Paths.default()) == runtime


def test_the_packaged_folder_is_found_without_loading_it():
    assert any(path.name.startswith("libllama") for path in packaged_folder().iterdir())
