"""`plimsoll plan`: its document, its table, its refusals; models here and on the Hub."""

from __future__ import annotations

from argparse import ArgumentParser

import pytest

from app.cli import plan as command
from app.errors import FileProblemError, TransferError, UsageError
from app.plan import locate
from app.plan.dry import Rehearsal, dry_run
from tests.app import plan_shapes
from tests.app.plan_families import SHAPES
from tests.app.plan_machines import gpu, machine
from tests.sim.hub import LoopbackHub

MIB = 1 << 20
SMALL = {"n_embd": 256, "n_ff": 512, "n_layer": 8, "n_head": 4, "n_kv": 1, "hd": 64}
SHAPES_HERE = {
    "Q4_K_M": lambda: plan_shapes.qwen35(**SMALL, d_state=64, n_v=8, n_k=4, n_vocab=512),
    "Q8_0": lambda: plan_shapes.llama(n_layer=2, n_embd=256, n_ff=512, n_head=4, n_vocab=512),
}


@pytest.fixture(autouse=True)
def this_machine(monkeypatch, tmp_path):
    monkeypatch.setattr(command, "detect", lambda: machine(gpu()))
    monkeypatch.setattr(command, "dry_run", lambda *_a, **_k: Rehearsal())
    monkeypatch.setenv("PLIMSOLL_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("HF_HUB_CACHE", str(tmp_path / "hub"))


@pytest.fixture
def shape(tmp_path):
    return plan_shapes.write(tmp_path / "Qwen3.5-9B-UD-Q4_K_XL.gguf", *plan_shapes.qwen35())


def run(*words):
    parser = ArgumentParser()
    command.add_arguments(parser)
    return command.run(parser.parse_args([str(word) for word in words]))


def test_the_document_is_the_contract(shape):
    document = run(shape, "--ctx", 32768)
    assert set(document) >= {"verdict", "config", "devices", "host"}
    for part in (*document["devices"], document["host"]):
        assert set(part) >= {
            "name",
            "items",
            "total_bytes",
            "free_bytes",
            "other_programs_bytes",
            "reserves",
            "load_line_bytes",
            "headroom_bytes",
        }
        assert part["total_bytes"] == sum(item["bytes"] for item in part["items"])
        kept = sum(reserve["bytes"] for reserve in part["reserves"])
        assert part["load_line_bytes"] == part["free_bytes"] - kept
        assert part["headroom_bytes"] == part["load_line_bytes"] - part["total_bytes"]
        assert {item["source"] for item in part["items"]} <= {"computed"}
        for item in part["items"]:
            assert set(item) == {"key", "bytes", "source", "confidence"}
    assert document["config"]["n_ctx"] == 32768


@pytest.mark.slow
def test_a_file_that_is_here_gets_the_engine_s_own_figures(shape, monkeypatch):
    monkeypatch.setattr(command, "dry_run", dry_run)
    document = run(shape, "--ctx", 262144, "--ubatch", 4096, "--batch", 4096)
    items = {item["key"]: item for item in document["devices"][0]["items"]}
    assert items["compute"]["source"] == items["mtp_compute"]["source"] == "dry-run"
    assert items["compute"]["bytes"] == 2885812288
    assert items["mtp_compute"]["bytes"] == 2516713504


def test_a_rehearsal_that_would_take_much_memory_is_left_out(shape, monkeypatch):
    monkeypatch.setattr(command, "dry_run", lambda *_a, **_k: pytest.fail("asked"))
    document = run(shape, "--parallel", 64, "--ctx", 65536)
    assert document["devices"][0]["items"]


def test_options_reach_the_config(shape):
    config = run(
        shape, "--ctx", 16384, "--ubatch", 1024, "--batch", 4096, "--parallel", 2, "--kv", "q8_0",
        "--draft", 5, "--ngl", 20, "--ncmoe", 3,
    )["config"]  # fmt: skip
    assert config["n_ctx"] == 16384
    assert (config["n_ubatch"], config["n_batch"], config["n_seq_max"]) == (1024, 4096, 2)
    assert config["type_k"] == config["type_v"] == "q8_0"
    assert config["mtp"]["on"]
    assert config["mtp"]["draft_max"] == 5
    assert (config["n_gpu_layers"], config["n_cpu_moe"]) == (20, 3)
    assert not run(shape, "--no-mtp")["config"]["mtp"]["on"]


def test_a_larger_micro_batch_takes_the_batch_along_and_a_smaller_batch_the_micro_batch(shape):
    assert run(shape, "--ubatch", 4096)["config"]["n_batch"] == 4096
    assert run(shape, "--batch", 256)["config"]["n_ubatch"] == 256
    assert run(shape, "--ubatch", 128)["config"]["n_batch"] == 2048


def test_a_card_that_the_engine_cannot_use_is_said_beside_its_plan(shape):
    (note,) = [note for note in run(shape)["notes"] if "without CUDA" in note]
    assert "is not used: models run on the processor." in note
    assert "runtimes install" in note
    elsewhere = run(shape, "--gpu", "rtx-3090-ti")["notes"]
    assert not [note for note in elsewhere if "without CUDA" in note], "a card that is not here"


def test_another_card_and_its_free_memory(shape):
    (card,) = run(shape, "--gpu", "rtx-3050-laptop")["devices"]
    assert card["capacity_bytes"] == 4096 * MIB
    assert card["free_bytes"] == 3754 * MIB
    (card,) = run(shape, "--gpu", "rtx-3090-ti", "--free-mib", 9000)["devices"]
    assert card["free_bytes"] == 9000 * MIB
    two = run(shape, "--gpu", "2x rtx-5060-ti-16gb")["devices"]
    assert [card["capacity_bytes"] for card in two] == [16384 * MIB] * 2 or len(two) == 2


def test_without_a_card_the_plan_is_for_the_processor(shape, monkeypatch):
    monkeypatch.setattr(command, "detect", machine)
    document = run(shape)
    assert document["devices"] == []
    assert document["config"]["n_gpu_layers"] == 0


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--ctx", "0"), "--ctx 0"),
        (("--ctx", "99999999999"), "--ctx 99999999999"),
        (("--ctx", "999999"), "more than the model was trained for"),
        (("--ubatch", "-1"), "--ubatch -1"),
        (("--parallel", "65"), "--parallel 65"),
        (("--draft", "99"), "--draft 99"),
        (("--ngl", "-2"), "--ngl -2"),
        (("--ubatch", "512", "--batch", "128"), "n_ubatch 512 is larger than n_batch 128"),
        (("--gpu", "no-such-card"), "no-such-card"),
        (("--gpu", "99x rtx-3090"), "99 cards"),
        (("--free-mib", "99999999"), "cannot be free"),
        (("--free-mib", "-5"), "cannot be free"),
    ],
)
def test_numbers_that_make_no_sense_are_refused_in_one_sentence(shape, words, says):
    with pytest.raises(UsageError) as caught:
        run(shape, *words)
    assert says in str(caught.value)
    assert caught.value.exit_code == 2


def test_free_memory_of_no_card_is_refused(shape, monkeypatch):
    monkeypatch.setattr(command, "detect", machine)
    with pytest.raises(UsageError, match="no card"):
        run(shape, "--free-mib", 100)


def test_a_file_or_a_report_but_not_both_or_none(shape):
    for words in ((), (shape, "--hparams", shape)):
        with pytest.raises(UsageError):
            run(*words)


def test_a_file_that_is_no_model_is_named(tmp_path):
    page = tmp_path / "model.gguf"
    page.write_bytes(b"<html>Sign in</html>")
    with pytest.raises(FileProblemError, match="web page"):
        run(page)


def test_the_table_shows_every_line_with_how_sure_it_is(shape):
    text = command.text(run(shape, "--ctx", 262144, "--ubatch", 4096))
    assert text.startswith("Verdict: fits")
    assert "2,752.13 MiB" in text
    assert "at most" in text
    assert "Load line" in text
    assert "Context 262,144 · KV f16 · ubatch 4096" in text


def test_all_quants_of_a_local_file_are_that_file(shape):
    (only,) = run(shape, "--all-quants")["quants"]
    assert only["quant"] == "UD-Q4_K_XL"
    assert only["verdict"] == "fits"
    assert "UD-Q4_K_XL" in command.text(run(shape, "--all-quants"))


def test_the_engine_s_own_test_model_can_be_planned():
    document = run("engine-test")
    assert {item["key"] for item in document["devices"][0]["items"]} >= {"weights", "mtp_kv"}


@pytest.fixture
def hub(tmp_path, monkeypatch):
    with LoopbackHub() as hub:
        for quant, shape in SHAPES_HERE.items():
            path = plan_shapes.write(tmp_path / f"remote-{quant}.gguf", *shape())
            hub.add("maker/model-GGUF", f"model-{quant}.gguf", path)
        monkeypatch.setenv("HF_ENDPOINT", hub.endpoint)
        yield hub


def test_a_model_on_the_hub_is_planned_from_a_few_megabytes(hub):
    document = run("maker/model-GGUF:Q4_K_M", "--ctx", 32768)
    keys = {item["key"] for item in document["devices"][0]["items"]}
    assert keys >= {"weights", "kv", "recurrent", "mtp_kv", "compute"}
    sent = sum(request.sent[0] for request in hub.data_requests())
    assert 0 < sent < 4 * MIB


def test_drafting_is_planned_where_the_file_can_and_its_lack_is_noted_where_it_was_asked_for(hub):
    assert run("maker/model-GGUF:Q4_K_M")["config"]["mtp"]["on"]
    plain = run("maker/model-GGUF:Q8_0")
    assert not plain["config"]["mtp"]["on"]
    assert "no MTP head" not in str(plain["notes"])
    assert "no MTP head" in str(run("maker/model-GGUF:Q8_0", "--draft", 2)["notes"])


@pytest.mark.slow
def test_every_quant_of_a_repository_is_a_line(hub):
    document = run("maker/model-GGUF", "--all-quants")
    assert {line["quant"] for line in document["quants"]} == set(SHAPES_HERE)
    assert all(line["headroom_bytes"] for line in document["quants"])


@pytest.mark.slow
def test_the_ladder_is_a_table_with_what_each_quant_holds(hub, capsys):
    document = run("maker/model-GGUF", "--all-quants", "--ctx", 4096, "--kv", "q8_0")
    rows = {line["quant"]: line for line in document["quants"]}
    assert {line["n_ctx"] for line in rows.values()} == {4096}
    assert {line["config"]["type_k"] for line in rows.values()} == {"q8_0"}
    assert (rows["Q4_K_M"]["mtp"], rows["Q8_0"]["mtp"]) == (True, False)
    assert document["header_requests"] >= 2
    assert document["header_bytes"] == sum(r.sent[0] for r in hub.data_requests())
    assert "MiB in" in capsys.readouterr().err
    table = command.text(document)
    assert "Headroom" in table
    assert "Q4_K_M" in table


@pytest.mark.slow
def test_the_best_of_a_repository_is_chosen_with_reasons_and_the_next_best(hub):
    document = run("maker/model-GGUF", "--fit", "--goal", "documents")
    fit = document["fit"]
    assert fit["goal"] == "documents"
    assert {fit["quant"], *(other["quant"] for other in fit["quants"])} == set(SHAPES_HERE)
    assert fit["reasons"]
    assert fit["leaner"]
    text = command.text(document)
    assert text.startswith(f"Best for documents: {fit['quant']}")
    assert "Next best quants:" in text


@pytest.mark.slow
def test_how_much_room_a_quant_leaves_is_the_same_wherever_it_is_said(hub):
    document = run("maker/model-GGUF", "--fit", "--gpu", "rtx-3090-ti")
    rungs = {row["quant"]: row["headroom_bytes"] for row in document["quants"]}
    for other in document["fit"]["quants"]:
        assert other["headroom_bytes"] == rungs[other["quant"]]


def test_the_best_setup_of_a_file_keeps_what_was_typed(shape):
    document = run(shape, "--fit", "--ctx", 20480, "--kv", "q8_0", "--draft", 4)
    config = document["config"]
    assert (config["n_ctx"], config["type_k"], config["mtp"]["draft_max"]) == (20480, "q8_0", 4)
    assert any("20,480" in reason for reason in document["fit"]["reasons"])
    assert "Less would mean:" in command.text(document)


def test_what_is_to_be_chosen_cannot_be_given(shape):
    for words in (("--ngl", 5), ("--batch", 512), ("--parallel", 2), ("--ncmoe", 1)):
        with pytest.raises(UsageError, match="to be chosen"):
            run(shape, "--fit", *words)


def test_a_plan_that_does_not_fit_says_what_would(shape):
    document = run(shape, "--gpu", "rtx-3090-ti", "--free-mib", 7350, "--ctx", 40960)
    assert document["verdict"] != "fits"
    assert any("over the load line" in note and "it fit:" in note for note in document["notes"])


@pytest.mark.slow
def test_a_model_that_could_see_says_that_images_come_later(hub, tmp_path):
    hub.add("maker/model-GGUF", "mmproj-F16.gguf", b"GGUF" + bytes(64))
    document = run("maker/model-GGUF:Q4_K_M")
    assert any("Images: not yet" in note for note in document["notes"])
    assert run("maker/model-GGUF", "--all-quants")["images"] == "not yet"


@pytest.mark.slow
def test_the_projector_is_counted_where_that_is_asked_for(hub, shape):
    hub.add("maker/model-GGUF", "mmproj-F16.gguf", b"GGUF" + bytes(64 << 20))
    words = ("maker/model-GGUF:Q4_K_M", "--gpu", "rtx-3090-ti")
    (blind,), (seeing,) = run(*words)["devices"], run(*words, "--images")["devices"]
    more = seeing["total_bytes"] - blind["total_bytes"]
    [line] = [item for item in seeing["items"] if item["key"] == "mmproj"]
    assert more == line["bytes"] > 64 << 20
    assert line["confidence"] == "low"
    [counted] = [note for note in run(*words, "--images")["notes"] if "Images: not yet" in note]
    assert "not loaded today" in counted
    pages = [
        run("maker/model-GGUF", "--all-quants", *words[1:], *more) for more in ((), ("--images",))
    ]
    for one, other in zip(*(page["quants"] for page in pages), strict=True):
        assert other["headroom_bytes"] <= one["headroom_bytes"]
    assert run("maker/model-GGUF", "--fit", *words[1:], "--images")["devices"][0]["items"]
    with pytest.raises(UsageError, match="no projector"):
        run(shape, "--images")


def test_a_server_that_ignores_ranges_is_read_from_the_start(hub):
    hub.fail("ignore-range", times=-1)
    (located,) = locate.locate("maker/model-GGUF:Q8_0")
    assert located.header.architecture == "llama"


def test_a_repository_that_is_not_there_is_named(hub):
    with pytest.raises(TransferError):
        run("maker/none:Q8_0")


def test_a_quant_that_is_not_there_is_refused_with_what_there_is(hub):
    with pytest.raises(UsageError, match="Q8_0"):
        run("maker/model-GGUF:Q2_K")


@pytest.mark.parametrize("name", ["gemma3-4b", "gpt-oss-20b", "qwen35moe-35b"])
def test_every_family_can_be_planned_from_the_command_line(tmp_path, name):
    path = plan_shapes.write(tmp_path / f"{name}.gguf", *SHAPES[name]())
    assert run(path, "--gpu", "rtx-4090")["verdict"] in {"fits", "tight", "too-big"}
