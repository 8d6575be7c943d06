"""The settings file: kept, private, and never in the way."""

from __future__ import annotations

import json
import os
import re

import pytest

from app.settings import SCHEMA_VERSION, Settings
from app.settings_store import MIGRATIONS, SettingsStore


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings.json"


def test_without_a_file_the_defaults_hold_and_nothing_is_said(path):
    assert SettingsStore(path.parent).load() == (Settings(), "")
    assert not path.exists()


def test_what_is_saved_comes_back_and_belongs_to_its_owner(path):
    chosen = Settings(theme="dark", text_scale_pct=150, imported=("/models/a.gguf",), n_threads=3)
    assert SettingsStore(path.parent).save(chosen) == ""
    assert SettingsStore(path.parent).load() == (chosen, "")
    assert os.name == "nt" or path.stat().st_mode & 0o777 == 0o600


def test_the_folder_is_made_when_it_is_missing(tmp_path):
    path = tmp_path / "new" / "settings.json"
    assert SettingsStore(path.parent).save(Settings(theme="light")) == ""
    assert SettingsStore(path.parent).load()[0].theme == "light"


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"{",
        b"[1, 2]",
        b"\xff\xfe\x00",
        b'{"theme": "dark"}',
        b'{"schema_version": 0}',
        b'{"schema_version": true}',
        b'{"schema_version": "1"}',
        b"[" * 100_000,
    ],
)
def test_a_damaged_file_is_moved_aside_with_a_notice(path, damage):
    path.write_bytes(damage)
    settings, notice = SettingsStore(path.parent).load()
    assert settings == Settings()
    name = re.search(r"settings\.corrupt-\d{8}-\d{6}\.json", notice)
    assert name is not None
    assert path.with_name(name[0]).read_bytes() == damage
    assert not path.exists()


def test_one_bad_value_costs_that_value_alone(path):
    fields = Settings(theme="dark", temperature=1.5).model_dump(mode="json")
    path.write_text(json.dumps(fields | {"text_scale_pct": 9000, "n_threads": "many"}))
    settings, notice = SettingsStore(path.parent).load()
    assert settings == Settings(theme="dark", temperature=1.5)
    assert "n_threads, text_scale_pct" in notice


def test_a_newer_file_is_used_as_far_as_it_is_understood_and_kept(path):
    newer = {"schema_version": SCHEMA_VERSION + 7, "theme": "dark", "telepathy": True}
    path.write_text(json.dumps(newer))
    settings, notice = SettingsStore(path.parent).load()
    assert settings == Settings(theme="dark")
    name = re.search(r"settings\.newer-\d{8}-\d{6}\.json", notice)
    assert name is not None
    SettingsStore(path.parent).save(settings)
    assert json.loads(path.with_name(name[0]).read_bytes()) == newer


def test_a_newer_file_is_copied_aside_once_however_often_it_is_read(path):
    path.write_text(json.dumps({"schema_version": SCHEMA_VERSION + 7}))
    store = SettingsStore(path.parent)
    settings = store.load().settings
    assert {store.joined(settings) for _ in range(3)} == {settings}
    assert len(list(path.parent.glob("settings.newer-*.json"))) == 1


def test_a_path_that_is_no_text_comes_back_as_it_was(path):
    chosen = Settings(folders=(os.fsdecode(b"/models/caf\xe9"),))
    assert SettingsStore(path.parent).save(chosen) == ""
    assert SettingsStore(path.parent).load() == (chosen, "")


def test_the_version_counts_the_migrations():
    assert len(MIGRATIONS) + 1 == SCHEMA_VERSION


def test_older_files_pass_every_step_in_order(path):
    steps = (
        lambda fields: {**fields, "theme": fields["colour"]},
        lambda fields: {**fields, "text_scale_pct": fields.pop("percent")},
    )
    path.write_text(json.dumps({"schema_version": 1, "colour": "dark", "percent": 120}))
    settings, notice = SettingsStore(path.parent, steps).load()
    assert (settings.theme, settings.text_scale_pct, notice) == ("dark", 120, "")
    path.write_text(json.dumps({"schema_version": 2, "theme": "light", "percent": 90}))
    assert SettingsStore(path.parent, steps).load()[0].theme == "light"


def test_a_place_that_cannot_be_used_is_a_sentence_not_an_end(tmp_path):
    (tmp_path / "file").write_text("in the way")
    store = SettingsStore(tmp_path / "file")
    said = store.save(Settings(theme="dark"))
    assert said.startswith("Your settings could not be kept (")
    settings, notice = store.load()
    assert settings == Settings()
    assert notice == "" or "cannot be read" in notice


def test_a_refused_save_leaves_the_old_file(path, monkeypatch):
    store = SettingsStore(path.parent)
    store.save(Settings(theme="dark"))

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("app.files.os.fdopen", full)
    assert "no space left" in store.save(Settings(theme="light"))
    monkeypatch.undo()
    assert store.load()[0].theme == "dark"
    assert [file.name for file in path.parent.glob("*settings*.json*")] == ["settings.json"]


def test_what_another_process_listed_meanwhile_stays(path):
    window = SettingsStore(path.parent)
    window.save(Settings(imported=("/a.gguf", "/b.gguf"), folders=("/x",)))
    opened = window.load().settings
    other = SettingsStore(path.parent)
    theirs = other.load().settings
    other.save(theirs.model_copy(update={"imported": ("/b.gguf", "/c.gguf")}))
    mine = opened.model_copy(update={"theme": "dark", "imported": (*opened.imported, "/d.gguf")})
    assert window.joined(mine).imported == ("/b.gguf", "/c.gguf", "/d.gguf")
    window.save(mine)
    assert SettingsStore(path.parent).load().settings == Settings(
        theme="dark", imported=("/b.gguf", "/c.gguf", "/d.gguf"), folders=("/x",)
    )


def test_what_this_process_took_off_its_list_is_gone(path):
    window = SettingsStore(path.parent)
    window.save(Settings(imported=("/a.gguf", "/b.gguf")))
    kept = window.load().settings.model_copy(update={"imported": ("/b.gguf",)})
    assert window.joined(kept).imported == ("/b.gguf",)
    window.save(kept)
    window.save(kept.model_copy(update={"theme": "light"}))
    assert SettingsStore(path.parent).load().settings.imported == ("/b.gguf",)
