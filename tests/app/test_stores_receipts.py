"""Receipts: kept newest first, and found only for exactly the same setup."""

from __future__ import annotations

import json
import os
import re

import pytest

from app.journal import Journal
from app.receipts import MAX_RECEIPTS, ReceiptStore
from app.runconfig import MtpConfig, RunConfig
from app.session import Phase, Session
from app.validity import Today, identity, judged
from app.values.model_file import ModelFile
from app.values.plan import DevicePlan, LineItem, MemoryPlan
from app.values.receipt import Receipt, Stage

CONFIG = RunConfig(n_ctx=4096)
NOW = Today(
    runtime="cpu b11312", driver="580.1", cards=("RTX 3090 Ti",), displays=("DP-1 2560x1440",)
)
FILE = ModelFile(path="/m/a.gguf", title="A", size_bytes=1000)
HOST = DevicePlan(
    name="Computer memory",
    capacity_bytes=100,
    free_bytes=50,
    other_programs_bytes=50,
    items=(LineItem(key="weights", bytes=10),),
)


def receipt(name: str = "r", **changes: object) -> Receipt:
    fields: dict[str, object] = {
        "id": name,
        "model": "A",
        "path": FILE.path,
        "size_bytes": FILE.size_bytes,
        "config": CONFIG,
        "runtime": "cpu b11312",
        "driver": "580.1",
        "card": "RTX 3090 Ti",
        "displays": ("DP-1 2560x1440",),
        "at": "2026-11-29T12:00:00+00:00",
        "verdict": "qualified",
        "stages": (Stage(name="cold-load", state="passed"),),
        "predicted": MemoryPlan(config=CONFIG, host=HOST),
    }
    return Receipt.model_validate(fields | changes)


def found(store: ReceiptStore, **changes: object) -> str | None:
    now: dict[str, object] = {
        "driver": "580.1",
        "cards": ("RTX 3090 Ti", "RTX 5090"),
        "runtime": "cpu b11312",
        "displays": ("DP-1 2560x1440",),
    }
    where: dict[str, object] = {"card": "RTX 3090 Ti", "file": FILE, "config": CONFIG}
    today = Today.model_validate(now | {k: v for k, v in changes.items() if k in now})
    where |= {k: v for k, v in changes.items() if k in where}
    hit = store.find(now=today, **where)
    return hit.id if hit else None


def test_receipts_come_back_whole_and_newest_first(tmp_path):
    store = ReceiptStore(tmp_path)
    assert store.all() == ()
    assert store.add(receipt("old")) == ""
    assert store.add(receipt("new")) == ""
    again = ReceiptStore(tmp_path)
    assert again.all() == (receipt("new"), receipt("old"))
    assert again.notice == ""


def test_a_proof_of_the_command_line_survives_the_next_one_of_the_window(tmp_path):
    window, command_line = ReceiptStore(tmp_path), ReceiptStore(tmp_path)
    window.add(receipt("first"))
    command_line.add(receipt("second"))
    window.add(receipt("third"))
    assert {item.id for item in window.all()} == {"first", "second", "third"}
    assert {item.id for item in ReceiptStore(tmp_path).all()} == {"first", "second", "third"}
    command_line.add(receipt("fourth"))
    window.deepen(receipt("first"), 3000)
    kept = {item.id: item.proven_depth for item in ReceiptStore(tmp_path).all()}
    assert kept == {"first": 3000, "second": 0, "third": 0, "fourth": 0}


@pytest.mark.parametrize(
    "changes",
    [
        {"driver": "581.0"},
        {"driver": None},
        {"card": "RTX 5090"},
        {"cards": ()},
        {"displays": ("DP-1 2560x1440", "HDMI-A-1 3840x2160")},
        {"runtime": "cu12 b11312"},
        {"config": CONFIG.with_(n_ctx=8192)},
        {"file": FILE.model_copy(update={"path": "/m/b.gguf"})},
        {"file": FILE.model_copy(update={"size_bytes": 1001})},
    ],
)
def test_a_proof_counts_only_for_the_same_setup(tmp_path, changes):
    store = ReceiptStore(tmp_path)
    store.add(receipt())
    assert found(store) == "r"
    assert found(store, **changes) is None


def test_a_changed_file_of_the_same_size_is_another_one(tmp_path):
    model = tmp_path / "a.gguf"
    model.write_bytes(b"x" * 1000)
    file = FILE.model_copy(update={"path": str(model), "sha256": "aa"})
    store = ReceiptStore(tmp_path)
    store.add(receipt(**identity(file)))
    assert found(store, file=file) == "r"
    os.utime(model, ns=(1, 1))
    assert found(store, file=file) is None, "a published hash does not change with the file"
    (changed,) = judged(store.all(), NOW)
    assert changed.expired == "The model file was changed since."
    model.unlink()
    assert "not there" in judged(store.all(), NOW)[0].expired


@pytest.mark.parametrize("what", ["model", "drafting"])
def test_a_changed_part_or_drafting_file_is_another_one_too(tmp_path, what):
    parts = [tmp_path / f"a-{n:05}-of-00003.gguf" for n in (1, 2, 3)]
    head = tmp_path / "head.gguf"
    for file in (*parts, head):
        file.write_bytes(b"x" * 1000)
    config = CONFIG.with_(mtp=MtpConfig(file=str(head)))
    file = FILE.model_copy(update={"path": str(parts[0])})
    store = ReceiptStore(tmp_path)
    store.add(receipt(config=config, **identity(file, config)))
    assert found(store, file=file, config=config) == "r"
    other = head if what == "drafting" else parts[2]
    os.utime(other, ns=(1, 1))
    assert found(store, file=file, config=config) is None
    assert judged(store.all(), NOW)[0].expired == f"The {what} file was changed since."
    other.unlink()
    assert judged(store.all(), NOW)[0].expired == f"The {what} file is not there any more."


def test_a_proof_from_before_its_other_parts_were_kept_still_holds(tmp_path):
    store = ReceiptStore(tmp_path)
    store.add(receipt())
    assert store.all()[0].beside_mtime_ns is None
    assert found(store) == "r"


def test_a_file_that_was_moved_stays_proven_by_its_published_hash(tmp_path):
    store = ReceiptStore(tmp_path)
    store.add(receipt(file_sha256="aa"))
    moved = FILE.model_copy(update={"path": "/n/a.gguf", "sha256": "aa"})
    assert found(store, file=moved) == "r"
    assert found(store, file=moved.model_copy(update={"sha256": "bb"})) is None


@pytest.mark.parametrize(
    ("now", "word"),
    [
        ({"runtime": "cu13 b11312"}, "The engine is another one now: cu13 b11312, not cpu b11312."),
        ({"driver": "581.0"}, "The driver is 581.0 now; it was 580.1."),
        ({"driver": None}, "The driver is not known now; it was 580.1."),
        ({"cards": ()}, "RTX 3090 Ti is not used in this computer now."),
        ({"displays": ()}, "The screens on the card are other ones now: none, not DP-1 2560x1440."),
    ],
)
def test_a_proof_says_why_it_does_not_hold_any_more(tmp_path, now, word):
    model = tmp_path / "a.gguf"
    model.write_bytes(b"x" * 1000)
    kept = receipt(path=str(model))
    assert judged((kept,), NOW)[0].expired == ""
    assert judged((kept,), NOW.model_copy(update=now))[0].expired == word


def test_a_proof_on_the_processor_does_not_care_for_cards(tmp_path):
    model = tmp_path / "a.gguf"
    model.write_bytes(b"x" * 1000)
    kept = receipt(path=str(model), card=None, driver=None, displays=())
    assert judged((kept,), NOW.model_copy(update={"driver": "1"}))[0].expired == ""


def test_the_reason_is_never_stored(tmp_path):
    store = ReceiptStore(tmp_path)
    store.add(receipt(expired="long ago"))
    assert ReceiptStore(tmp_path).all()[0].expired == ""


def test_the_proven_depth_grows(tmp_path):
    store = ReceiptStore(tmp_path)
    store.add(receipt("old"))
    store.add(receipt("new"))
    deeper = store.deepen(receipt("old"), 3000)
    assert deeper.proven_depth == 3000
    assert [r.proven_depth for r in ReceiptStore(tmp_path).all()] == [0, 3000]


def test_a_failed_try_after_a_proof_takes_the_proof_back(tmp_path):
    store = ReceiptStore(tmp_path)
    store.add(receipt("passed"))
    store.add(receipt("failed", verdict="failed"))
    assert found(store) is None
    store.add(receipt("again", verdict="tight"))
    assert found(store) == "again"


def test_the_oldest_give_way(tmp_path):
    store = ReceiptStore(tmp_path)
    store._receipts = tuple(receipt(str(number)) for number in range(MAX_RECEIPTS))
    store.add(receipt("new"))
    kept = ReceiptStore(tmp_path).all()
    assert len(kept) == MAX_RECEIPTS
    assert (kept[0].id, kept[-1].id) == ("new", str(MAX_RECEIPTS - 2))


def test_a_damaged_file_is_moved_aside_with_a_notice(tmp_path):
    path = tmp_path / "receipts.json"
    path.write_text("nonsense")
    store = ReceiptStore(tmp_path)
    assert re.search(r"receipts\.corrupt-\d{8}-\d{6}\.json", store.notice)
    assert store.add(receipt()) == ""
    assert len(ReceiptStore(tmp_path).all()) == 1


@pytest.mark.parametrize("broken", [{"id": "x"}, 7, None, {"surprise": 1}])
def test_one_unreadable_receipt_does_not_take_the_others_along(tmp_path, broken):
    path = tmp_path / "receipts.json"
    ReceiptStore(tmp_path).add(receipt())
    document = json.loads(path.read_text())
    document["receipts"].append(broken)
    path.write_text(json.dumps(document))
    store = ReceiptStore(tmp_path)
    assert [item.id for item in store.all()] == ["r"]
    assert "1 of your receipts" in store.notice
    assert len(list(tmp_path.glob("receipts.unread-*.json"))) == 1


def test_a_list_that_is_none_is_said(tmp_path):
    path = tmp_path / "receipts.json"
    path.write_text('{"schema_version": 1, "receipts": "none"}')
    store = ReceiptStore(tmp_path)
    assert store.all() == ()
    assert "could not be read" in store.notice


def test_a_disk_that_refuses_is_a_sentence_and_the_receipt_holds_for_this_run(tmp_path):
    (tmp_path / "file").write_text("in the way")
    store = ReceiptStore(tmp_path / "file")
    assert store.add(receipt()).startswith("Your receipts could not be kept (")
    assert found(store) == "r"


def test_the_journal_reads_back_a_session_whose_receipt_holds_a_plan(tmp_path):
    proven = Session(id="s", file=FILE, config=CONFIG, receipt=receipt(), phase=Phase.READY)
    Journal(tmp_path).write(proven)
    entry = Journal(tmp_path).read()
    assert entry is not None
    assert entry.receipt == receipt()
