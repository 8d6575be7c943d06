"""What a file is called, models in parts, cards by name, and rehearsals by the engine."""

from __future__ import annotations

import threading
import time

import pytest

from app.engine.api import EngineError
from app.engine.inline import InlineEngine
from app.engine.protocol import Load
from app.engine.testmodel import write
from app.errors import FileProblemError, UsageError
from app.plan import profiles
from app.plan.describe import describe
from app.plan.dry import dry_run
from app.plan.planner import Model, plan
from app.plan.shards import read_model
from app.plan.sparse import sparse_copy
from app.runconfig import RunConfig
from app.values.diagnosis import EngineEvidence
from tests.app import plan_shapes
from tests.app.plan_machines import gpu, machine

MIB = 1 << 20
ON_CPU = RunConfig(n_ctx=4096, n_gpu_layers=0)


# --- what a file is ---------------------------------------------------------------------------
def test_a_file_is_described_by_its_own_header(tmp_path):
    path = plan_shapes.write(tmp_path / "anything.gguf", *plan_shapes.qwen35())
    file = describe(path)
    assert file.title == "Qwen3.5-9B"
    assert file.quant == "Q4_K_M"
    assert file.architecture == "qwen35"
    assert file.n_ctx_train == 262144
    assert (file.n_layer, file.n_layer_nextn) == (33, 1)
    assert file.size_bytes == path.stat().st_size
    assert not file.has_chat_template
    assert "Base model" in file.note


def test_a_chat_template_makes_it_a_chat_model(tmp_path):
    kv, tensors = plan_shapes.llama(n_layer=1)
    kv["tokenizer.chat_template"] = "{{ messages }}"
    file = describe(plan_shapes.write(tmp_path / "m-Q8_0.gguf", kv, tensors))
    assert file.has_chat_template
    assert file.note == ""
    assert file.n_layer_nextn == 0


@pytest.mark.parametrize(
    ("name", "quant"),
    [
        ("Qwen3.5-9B-UD-Q4_K_XL.gguf", "UD-Q4_K_XL"),
        ("model.q5_k_m.gguf", "Q5_K_M"),
        ("gpt-oss-20b-MXFP4.gguf", "MXFP4"),
        ("Big-IQ3_XXS-00001-of-00001.gguf", "IQ3_XXS"),
        ("plain.gguf", "Q8_0"),
    ],
)
def test_the_tier_in_the_name_knows_more_than_the_header(tmp_path, name, quant):
    assert (
        describe(plan_shapes.write(tmp_path / name, *plan_shapes.llama(n_layer=1))).quant == quant
    )


def test_without_a_name_in_the_header_the_file_s_own_is_used(tmp_path):
    kv, tensors = plan_shapes.llama(n_layer=1)
    del kv["general.name"]
    path = plan_shapes.write(tmp_path / "My-Model-Q4_K_M.gguf", kv, tensors)
    assert describe(path).title == "My-Model"


def test_the_size_in_a_name_is_written_alike(tmp_path):
    kv, tensors = plan_shapes.llama(n_layer=1)
    kv["general.name"] = "Gemma 3 270m"
    assert describe(plan_shapes.write(tmp_path / "m.gguf", kv, tensors)).title == "Gemma 3 270M"


def test_names_from_strangers_stay_one_short_line(tmp_path):
    kv, tensors = plan_shapes.llama(n_layer=1)
    kv["general.name"] = "a\n\x1b[31mb\u202e" + "c" * 500
    file = describe(plan_shapes.write(tmp_path / "m.gguf", kv, tensors))
    assert len(file.title) <= 80
    assert file.title.isprintable()


# --- models in several files --------------------------------------------------------------------
def parts(tmp_path, count=3):
    kv, tensors = plan_shapes.llama(n_layer=2)
    paths = []
    for number in range(count):
        own = tensors[number::count]
        keys = {"split.no": number, "split.count": count, "split.tensors.count": len(tensors)}
        path = tmp_path / f"big-Q8_0-{number + 1:05}-of-{count:05}.gguf"
        paths.append(plan_shapes.write(path, (kv if number == 0 else {}) | keys, own))
    return paths, len(tensors)


def test_all_parts_of_a_model_count_whichever_is_named(tmp_path):
    paths, n_tensors = parts(tmp_path)
    for path in paths:
        header = read_model(path)
        assert len(header.tensors) == n_tensors
        assert header.size_bytes == sum(p.stat().st_size for p in paths)
        assert header.architecture == "llama"
    assert describe(paths[1]).quant == "Q8_0"


def test_a_missing_part_is_named(tmp_path):
    paths, _ = parts(tmp_path)
    paths[1].unlink()
    with pytest.raises(FileProblemError, match="big-Q8_0-00002-of-00003") as caught:
        read_model(paths[0])
    assert caught.value.cause == "missing-shard"


def test_a_part_with_another_name_is_refused(tmp_path):
    paths, _ = parts(tmp_path)
    with pytest.raises(FileProblemError) as caught:
        read_model(paths[0].rename(tmp_path / "renamed.gguf"))
    assert caught.value.cause == "gguf-split-misuse"


def test_parts_in_the_wrong_order_are_refused(tmp_path):
    paths, _ = parts(tmp_path)
    spare = tmp_path / "spare"
    paths[0].rename(spare)
    paths[1].rename(paths[0])
    spare.rename(paths[1])
    with pytest.raises(FileProblemError) as caught:
        read_model(paths[2])
    assert caught.value.cause == "gguf-split-misuse"


# --- cards that are not here --------------------------------------------------------------------
def test_cards_are_found_by_any_usual_spelling():
    for name in ("rtx-3090-ti", "RTX 3090 Ti", "NVIDIA GeForce RTX 3090 Ti"):
        (card,) = profiles.with_profile(machine(), name).gpus
        assert (card.total_bytes, card.free_bytes) == (24563 * MIB, 23285 * MIB)
        assert card.compute_capability == "8.6"


def test_several_cards_of_a_kind():
    cards = profiles.with_profile(machine(gpu()), "2x rtx-5060-ti-16gb").gpus
    assert len(cards) == 2
    assert len({card.uuid for card in cards}) == 2
    assert all(15000 * MIB < card.total_bytes <= 16384 * MIB for card in cards)


def test_a_card_of_the_catalogue_keeps_room_for_its_screen():
    (card,) = profiles.with_profile(machine(), "rtx-3050-laptop").gpus
    assert (card.total_bytes, card.free_bytes) == (4096 * MIB, 3754 * MIB)


@pytest.mark.parametrize("name", ["", "no-such", "0x rtx-3090", "17x rtx-3090", "x" * 500])
def test_an_unknown_card_is_refused(name):
    with pytest.raises(UsageError):
        profiles.with_profile(machine(), name)


# --- rehearsals -----------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def engine_test(tmp_path_factory):
    path = tmp_path_factory.mktemp("model") / "engine-test.gguf"
    write(path)
    return path


@pytest.mark.slow
def test_formula_rehearsal_and_real_load_agree_to_the_byte(engine_test):
    model = Model.of(read_model(engine_test))
    formula = plan(model, machine(), ON_CPU)
    rehearsal = dry_run(InlineEngine, engine_test, ON_CPU)
    assert rehearsal.done is not None, rehearsal.notes
    dry = plan(model, machine(), ON_CPU, dry_run=rehearsal.done)
    engine = InlineEngine()
    try:
        request = Load(path=str(engine_test), config=ON_CPU, n_threads=1)
        loaded = engine.load(request, lambda _: None, threading.Event())
    finally:
        engine.close()
    real = {}
    for line in loaded.placement.buffers:
        key = (line.context, line.kind)
        real[key] = real.get(key, 0) + line.bytes
    lines = {
        "kv": ("main", "kv"),
        "recurrent": ("main", "recurrent"),
        "compute": ("main", "compute"),
        "mtp_kv": ("mtp", "kv"),
        "mtp_compute": ("mtp", "compute"),
        "weights": ("model", "weights"),
        "output": ("main", "output"),
    }
    for key, line in lines.items():
        assert dry.host.item_bytes(key) == real[line], key
        if key != "mtp_compute":
            assert formula.host.item_bytes(key) == real[line], key
    assert formula.host.item_bytes("mtp_compute") >= real["mtp", "compute"]


def test_a_header_without_weights_is_enough_for_a_rehearsal(tmp_path):
    path = plan_shapes.write(tmp_path / "9b.gguf", *plan_shapes.qwen35())
    header = read_model(path)
    with path.open("rb") as file:

        def fetch(offset, n):
            file.seek(offset)
            return file.read(n)

        copy = sparse_copy(fetch, header, tmp_path / "copy.gguf")
    assert copy is not None
    assert copy.stat().st_size == path.stat().st_size
    assert copy.stat().st_blocks * 512 < MIB, "the weights take no space"
    config = RunConfig(n_ctx=262144, n_batch=4096, n_ubatch=4096)
    rehearsal = dry_run(InlineEngine, copy, config)
    (card,) = plan(Model.of(header), machine(gpu()), config, dry_run=rehearsal.done).devices
    assert card.item_bytes("compute") == 2885812288
    assert card.item_bytes("mtp_compute") == 2516713504
    assert {item.source for item in card.items if item.key == "compute"} == {"dry-run"}


def test_where_no_sparse_copy_can_be_made_nothing_is_left_behind(tmp_path):
    path = plan_shapes.write(tmp_path / "m.gguf", *plan_shapes.llama(n_layer=1))
    header = read_model(path)
    assert sparse_copy(lambda _offset, _n: b"", header, tmp_path / "none.gguf") is None
    assert sparse_copy(lambda _offset, _n: b"", header, tmp_path / "no" / "folder.gguf") is None
    assert [left.name for left in tmp_path.iterdir()] == ["m.gguf"]


class BrokenEngine(InlineEngine):
    def dry_run(self, request, report, cancel):
        raise EngineError(EngineEvidence(phase="load", reason="exit", message="it fell over"))


class SlowEngine(InlineEngine):
    def dry_run(self, request, report, cancel):
        cancel.wait(10)
        raise EngineError(EngineEvidence(phase="load", reason="cancelled"))


def no_engine():
    raise OSError("no such program")


def test_a_rehearsal_that_fails_is_a_note_and_the_formulas_stand(engine_test):
    for engines, says in ((BrokenEngine, "it fell over"), (no_engine, "no such program")):
        rehearsal = dry_run(engines, engine_test, ON_CPU)
        assert rehearsal.done is None
        assert says in rehearsal.notes[0]


def test_a_rehearsal_is_not_waited_for_for_ever(engine_test):
    started = time.monotonic()
    rehearsal = dry_run(SlowEngine, engine_test, ON_CPU, limit_seconds=0.2)
    assert time.monotonic() - started < 5
    assert "longer than 0.2 s" in rehearsal.notes[0]


def test_a_rehearsal_that_disagrees_wins_and_says_so(engine_test):
    model = Model.of(read_model(engine_test))
    done = dry_run(InlineEngine, engine_test, ON_CPU).done
    odd = tuple(
        line.model_copy(update={"bytes": line.bytes * 2}) if line.kind == "kv" else line
        for line in done.buffers
    )
    planned = plan(model, machine(), ON_CPU, dry_run=done.model_copy(update={"buffers": odd}))
    assert planned.host.item_bytes("kv") == 2 * plan(model, machine(), ON_CPU).host.item_bytes("kv")
    assert any("takes the engine's figure" in note for note in planned.notes)
