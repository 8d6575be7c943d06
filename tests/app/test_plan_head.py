"""A drafting file in the plan: counted, and refused by name where it is for another model."""

from argparse import Namespace
from dataclasses import replace

import pytest

from app.cli import others
from app.engine.testmodel import Shape, build
from app.errors import FileProblemError, UsageError
from app.hub.quants import is_drafter
from app.plan.beside import with_drafting_file
from app.plan.describe import describe
from app.plan.fit import fit
from app.plan.head import with_head
from app.plan.ledger import ledger
from app.plan.planner import Model, plan
from app.plan.shards import read_model
from app.runconfig import MtpConfig, RunConfig
from app.values.hub import Wish
from app.values.receipt import BufferLine, Placement, Receipt
from tests.app.plan_machines import gpu, machine
from tests.sim import tiny_gemma4

ON_CARD = RunConfig(n_ctx=4096, mtp=MtpConfig(draft_max=3))


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    folder = tmp_path_factory.mktemp("heads")
    build(folder / "whole.gguf")
    build(folder / "trunk.gguf", mtp=False)
    build(folder / "head.gguf", head_alone=True)
    return folder


def drafting(path):
    return ON_CARD.with_(mtp=MtpConfig(draft_max=3, file=str(path)))


def model_of(path):
    return Model.of(read_model(path), path.name)


def planned(path, config, here=None):
    model = with_head(model_of(path), config)
    return plan(model, here or machine(gpu()), config)


def lines(part):
    return {item.key: item.bytes for item in part.items if item.key != "runtime"}


def test_it_is_counted_beside_the_model(files):
    whole = planned(files / "whole.gguf", ON_CARD)
    apart = planned(files / "trunk.gguf", drafting(files / "head.gguf"))
    card, head = lines(apart.devices[0]), model_of(files / "head.gguf").weights
    alike = {"kv", "recurrent", "compute", "mtp_kv", "mtp_compute"}
    assert {key: card[key] for key in alike} == {
        key: value for key, value in lines(whole.devices[0]).items() if key in alike
    }
    assert card["draft_weights"] + lines(apart.host)["draft_weights"] == head.total_bytes
    # The output matrix stands there twice: each file has its own.
    more = card["weights"] + card["draft_weights"] - lines(whole.devices[0])["weights"]
    assert more == head.outputs


def test_an_assistant_is_counted_without_a_cache_of_its_own(tmp_path):
    model, assistant = tiny_gemma4.write(tmp_path)
    config = ON_CARD.with_(mtp=MtpConfig(draft_max=3, file=str(assistant)))
    found = planned(model, config)
    card, host = lines(found.devices[0]), lines(found.host)
    table = with_head(model_of(model), config).head
    # Its table of tokens is its output matrix too: on the host for the one, on the card for both.
    total = table.total_bytes + table.embedding
    assert card["draft_weights"] + host["draft_weights"] == total
    assert "mtp_kv" not in card | host
    assert card["mtp_compute"]


def test_without_it_the_trunk_is_planned_without_drafting(files):
    plain = planned(files / "trunk.gguf", ON_CARD)
    assert not {"draft_weights", "mtp_kv"} & set(lines(plain.devices[0]))
    off = drafting(files / "gone.gguf").with_(mtp=MtpConfig(on=False, file="/gone.gguf"))
    assert lines(planned(files / "trunk.gguf", off).devices[0]) == lines(plain.devices[0])


def test_with_several_cards_it_goes_to_the_last_with_the_last_layers(files):
    config = drafting(files / "head.gguf").with_(tensor_split=(1.0, 1.0))
    here = machine(gpu(), gpu(index=1))
    first, last = planned(files / "trunk.gguf", config, here).devices
    assert {"draft_weights", "mtp_kv", "mtp_compute"} <= set(lines(last))
    assert not {"draft_weights", "mtp_kv", "mtp_compute"} & set(lines(first))


def test_one_that_is_gone_is_named(files):
    with pytest.raises(FileProblemError, match=r"The drafting file gone\.gguf cannot") as caught:
        planned(files / "trunk.gguf", drafting(files / "gone.gguf"))
    assert caught.value.cause == "draft-file-missing"


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"n_vocab": 352}, "its vocabulary is 352, the model's 320"),
        ({"n_embd": 256}, "its embedding width is 256, the model's 128"),
    ],
)
def test_one_for_another_model_is_refused_by_name(files, tmp_path, changes, named):
    other = build(tmp_path / "other.gguf", head_alone=True, shape=replace(Shape(), **changes))
    with pytest.raises(UsageError, match=f"other.gguf does not belong .*{named}") as caught:
        planned(files / "trunk.gguf", drafting(other))
    assert caught.value.cause == "draft-vocab-mismatch"


def test_a_model_without_mtp_layers_is_refused_by_name(files):
    with pytest.raises(UsageError, match=r"trunk\.gguf has no MTP layers"):
        planned(files / "trunk.gguf", drafting(files / "trunk.gguf"))


def test_the_ledger_holds_it_beside_what_was_measured(files):
    config = drafting(files / "head.gguf")
    predicted = planned(files / "trunk.gguf", config)
    line = BufferLine(context="draft", kind="weights", device="CUDA0", bytes=1234)
    receipt = Receipt(
        id="r",
        model="m",
        path="m.gguf",
        size_bytes=1,
        config=config,
        runtime="b",
        at="2026-01-01",
        verdict="qualified",
        predicted=predicted,
        placement=Placement(device="card", buffers=(line,)),
    )
    (row,) = ledger([receipt])
    kept = {line.key: (line.predicted_bytes, line.measured_bytes) for line in row.lines}
    both = (*predicted.devices, predicted.host)
    assert kept["draft_weights"] == (sum(part.item_bytes("draft_weights") for part in both), 1234)


def test_it_is_typed_as_a_file_and_not_with_its_contrary(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    typed = others.draft_model(Namespace(draft_model="head.gguf", no_mtp=False))
    assert typed == {"on": True, "file": str(tmp_path / "head.gguf")}
    with pytest.raises(UsageError, match="contradict"):
        others.draft_model(Namespace(draft_model="head.gguf", no_mtp=True))


# --- the one that lies beside a model -----------------------------------------------------------
@pytest.fixture
def shelf(files, tmp_path):
    """Return what lays a file of `files` into a folder under a name."""

    def lay(name, kind):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes((files / kind).read_bytes())
        return path

    return lay


def beside(path):
    return with_drafting_file(model_of(path), path).head_file


@pytest.mark.parametrize(
    ("name", "drafts"),
    [
        ("mtp-Qwen3-4B-Q8_0.gguf", True),
        ("MTP/Qwen3-4B-Q8_0.gguf", True),
        ("gemma-4-E4B-it-assistant.Q4_K_M.gguf", True),
        ("Qwen3.5-4B-MTP-Q4_K_M.gguf", False),
        ("assistant-7b.gguf", False),
        ("mtp-notes.txt", False),
    ],
)
def test_a_drafting_file_is_known_by_its_name(name, drafts):
    assert is_drafter(name) == drafts


def test_what_a_file_with_a_head_alone_is_for_is_told(files, tmp_path):
    _, assistant = tiny_gemma4.write(tmp_path)
    kinds = [describe(files / f"{name}.gguf").makes for name in ("whole", "trunk", "head")]
    assert [*kinds, describe(assistant).makes] == ["text", "text", "drafts", "drafts"]
    assert "drafts for the model" in describe(assistant).note


def test_the_one_beside_the_model_is_taken_first_of_its_own_quant(shelf):
    model = shelf("m-Q4_K_M.gguf", "trunk.gguf")
    assert beside(model) == ""
    shelf("mtp-m-F16.gguf", "head.gguf")
    shelf("MTP/m-Q8_0.gguf", "head.gguf")
    assert beside(model).endswith("MTP/m-Q8_0.gguf"), "the nearest"
    shelf("mtp-m-Q4_K_M.gguf", "head.gguf")
    assert beside(model).endswith("mtp-m-Q4_K_M.gguf")


def test_what_does_not_belong_or_is_not_needed_is_passed_over(shelf, tmp_path):
    model, whole = shelf("m.gguf", "trunk.gguf"), shelf("whole.gguf", "whole.gguf")
    (tmp_path / "mtp-damaged.gguf").write_bytes(b"GGUF")
    build(tmp_path / "mtp-other.gguf", head_alone=True, shape=replace(Shape(), n_embd=256))
    assert beside(model) == ""
    shelf("mtp-m.gguf", "head.gguf")
    assert beside(model).endswith("mtp-m.gguf")
    assert beside(whole) == "", "it drafts with its own"


def test_the_best_setup_drafts_with_it_and_keeps_it_where_drafting_is_off(files):
    head = str(files / "head.gguf")
    model = with_head(model_of(files / "trunk.gguf"), drafting(head))
    found = fit(model, machine(gpu()), "chat")
    assert found.config.mtp.apart
    assert found.config.mtp.file == head
    assert "It drafts with head.gguf, a file of its own." in found.reason
    assert found.plan.devices[0].item_bytes("draft_weights")
    off = fit(model, machine(gpu()), "chat", wish=Wish(draft_max=0))
    assert (off.config.mtp.on, off.config.mtp.file) == (False, head)
    assert not off.plan.devices[0].item_bytes("draft_weights")
