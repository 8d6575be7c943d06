"""A drafting file: the MTP head in a GGUF of its own, as if it stood in the model's.

An assistant is such a file too: its layers attend to the memory of the model.
"""

import threading

import pytest

from app.engine import lent
from app.engine.api import EngineError
from app.engine.inline import InlineEngine
from app.engine.protocol import DryRun
from app.machine.detect import detect
from app.plan.head import with_head
from app.plan.planner import Model, plan
from app.plan.shards import read_model
from app.runconfig import KvType, MtpConfig
from tests.engine.asking import CPU, Heard, ask, load
from tests.engine.oracle import Oracle
from tests.engine.test_engine_receipts import RUN, TIES, setup
from tests.sim import tiny_gemma4
from tests.sim.tiny_kinds import TinyKinds

N = 120


@pytest.fixture
def trunk(tiny):
    return tiny("high", mtp=False)


@pytest.fixture
def head(tiny):
    return tiny("high", head_alone=True)


@pytest.fixture(scope="module")
def assisted(tmp_path_factory):
    """A model and its assistant."""
    return tiny_gemma4.write(tmp_path_factory.mktemp("gemma4"))


@pytest.fixture(scope="module")
def pair():
    engine, oracle = InlineEngine(), Oracle()
    yield engine, oracle
    engine.close()
    oracle.close()


def drafting(head, **more):
    return CPU.with_(mtp=MtpConfig(draft_max=3, file=str(head)), **more)


def refused(engine, model, head, **more):
    with pytest.raises(EngineError) as caught:
        load(engine, model, drafting(head), **more)
    return caught.value.failure


def test_its_drafts_are_those_of_the_whole_file(engine, tiny, trunk, head):
    load(engine, tiny("high"))
    whole = ask(engine, n=N)
    loaded = load(engine, trunk, drafting(head))
    apart, plain = ask(engine, n=N), ask(engine, n=N, mtp=False)
    assert (loaded.placement.mtp, loaded.notices) == (True, ())
    assert loaded.placement.draft_file == head.name
    assert apart.tokens == plain.tokens == whole.tokens
    assert apart.timings.n_drafted == whole.timings.n_drafted > 0
    assert apart.timings.n_accepted == whole.timings.n_accepted > N // 3


def test_its_weights_and_cache_are_what_the_dry_run_said(inline, trunk, head):
    config = drafting(head)
    said = inline.dry_run(DryRun(path=str(trunk), config=config), Heard(), threading.Event())
    loaded = load(inline, trunk, config)
    # A mapped file has another buffer than one that is not read at all.
    sizes = [
        sorted((line.context, line.kind, line.bytes) for line in buffers)
        for buffers in (said.buffers, loaded.placement.buffers)
    ]
    assert sizes[0] == sizes[1]
    assert {"draft", "mtp", "main", "model"} == {context for context, _, _ in sizes[0]}


def test_it_takes_the_place_of_the_models_own_head(inline, tiny, head):
    own = load(inline, tiny("high")).placement
    apart = load(inline, tiny("high"), drafting(head)).placement
    assert ask(inline, n=N).timings.n_accepted > 0
    weights = [
        sum(line.bytes for line in placement.buffers if line.context == "model")
        for placement in (own, apart)
    ]
    assert weights[1] < weights[0], "the model's own MTP layers are not read as well"


def test_several_replies_are_as_without_it(inline, trunk, head):
    load(inline, trunk, drafting(head, n_seq_max=2, n_ctx=2048))
    first = ask(inline, "The hold", N)
    assert ask(inline, "Heave", N).tokens == ask(inline, "Heave", N, mtp=False).tokens
    assert ask(inline, "The hold", N, mtp=False).tokens == first.tokens


def test_a_setup_without_drafting_does_not_touch_it(inline, trunk, tmp_path):
    config = CPU.with_(mtp=MtpConfig(on=False, file=str(tmp_path / "gone.gguf")))
    assert not load(inline, trunk, config).placement.mtp


def test_one_that_is_gone_is_named(engine, trunk, tmp_path):
    failure = refused(engine, trunk, tmp_path / "gone.gguf")
    assert failure.code == "draft-file-missing"
    assert "The drafting file gone.gguf cannot be read" in failure.message


def test_one_that_is_no_model_is_named(inline, trunk, tmp_path):
    text = tmp_path / "notes.gguf"
    text.write_text("not a model")
    assert refused(inline, trunk, text).code == "not-gguf"


def test_a_damaged_one_fails_a_proof_and_leaves_a_reply_undrafted(inline, trunk, head, tmp_path):
    broken = tmp_path / "broken.gguf"
    broken.write_bytes(head.read_bytes()[:-4096])
    failure = refused(inline, trunk, broken, exact=True)
    assert (failure.code, "broken.gguf" in failure.message) == ("load-failed", True)
    loaded = load(inline, trunk, drafting(broken))
    assert not loaded.placement.mtp
    assert any("broken.gguf" in notice for notice in loaded.notices)
    assert len(ask(inline, n=5).tokens) == 5


def test_one_of_another_kind_of_model_is_refused(inline, head, kinds: TinyKinds):
    failure = refused(inline, kinds("attention"), head)
    assert failure.code == "draft-mismatch"
    assert "it is for qwen35, the model is qwen3" in failure.message


def test_a_model_without_mtp_layers_is_refused(inline, trunk):
    assert "it has no MTP layers" in refused(inline, trunk, trunk).message


def test_other_words_under_the_same_numbers_are_refused(inline, trunk, head, tmp_path):
    other = tmp_path / "other.gguf"
    other.write_bytes(head.read_bytes().replace(b"<|im_start|>", b"<|am_start|>"))
    assert "its vocabulary differs" in refused(inline, trunk, other).message


# --- an assistant -------------------------------------------------------------------------------
def test_an_assistant_drafts_with_the_memory_of_the_model(engine, assisted):
    model, assistant = assisted
    loaded = load(engine, model, drafting(assistant))
    assert (loaded.placement.mtp, loaded.placement.draft_file) == (True, assistant.name)
    drafted, plain = ask(engine, n=N), ask(engine, n=N, mtp=False)
    assert drafted.tokens == plain.tokens
    assert drafted.timings.n_accepted > N // 4
    kinds = {line.kind for line in loaded.placement.buffers if line.context == "mtp"}
    assert "kv" not in kinds, "it has none of its own"


def test_an_assistants_dry_run_is_exact(inline, assisted):
    model, assistant = assisted
    config = drafting(assistant)
    said = inline.dry_run(DryRun(path=str(model), config=config), Heard(), threading.Event())
    sizes = [
        sorted((line.context, line.kind, line.bytes) for line in buffers)
        for buffers in (said.buffers, load(inline, model, config).placement.buffers)
    ]
    assert sizes[0] == sizes[1]


def test_an_assistant_of_another_model_is_refused(inline, trunk, assisted):
    failure = refused(inline, trunk, assisted[1])
    assert failure.code == "draft-mismatch"
    assert "it is for gemma4, the model is qwen35" in failure.message


@pytest.fixture(params=["head", "assistant"])
def files(request, trunk, head, assisted):
    """A model and the file that drafts for it."""
    return (trunk, head) if request.param == "head" else assisted


def test_over_two_cards_it_goes_where_the_plan_says(worker, lenders, files):
    (model, file), rpc = files, tuple(one.endpoint for one in lenders[:2])
    config = drafting(file, n_gpu_layers=-1, rpc=rpc, tensor_split=(1.0, 1.0))
    engine = worker()
    placement = load(engine, model, config).placement
    assert ask(engine, n=N).tokens == ask(engine, n=N, mtp=False).tokens
    machine = detect().model_copy(update={"gpus": lent.cards(rpc)})
    header = Model.of(read_model(model))
    planned = plan(with_head(header, config), machine, config)
    got = {line.device: line.bytes for line in placement.buffers if line.context == "draft"}
    assert got.pop("CPU_Mapped") == planned.host.item_bytes("draft_weights")
    wanted = [part.item_bytes("draft_weights") for part in planned.devices]
    assert [got.get(card.buffers, 0) for card in placement.cards] == wanted


@pytest.mark.parametrize("ubatch", [16, 512])
@pytest.mark.parametrize("way", ["resumed", "restored", "cancelled", "concurrent"])
def test_every_way_leads_to_the_words_of_an_empty_memory(pair, files, tmp_path, way, ubatch):
    (engine, oracle), (model, file) = pair, files
    mtp = MtpConfig(draft_max=3, file=str(file))
    config = setup((KvType.F16, True), ubatch, way).with_(mtp=mtp.model_dump())
    load(engine, model, config)
    oracle.load(model)
    for prompt, done in RUN[way](engine, model, config, tmp_path):
        oracle.agrees(prompt, max(30, len(done.tokens)), done.tokens, TIES["F32"])
