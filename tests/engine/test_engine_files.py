"""A file that cannot be loaded is named, and the engine is as good as before."""

import os

import pytest

from app.engine.api import EngineError
from app.engine.protocol import Log
from app.runconfig import MtpConfig
from tests.engine.asking import CPU, PLAIN, Heard, ask, load


def refused(engine, path, config=CPU):
    with pytest.raises(EngineError) as failed:
        load(engine, path, config)
    assert failed.value.evidence.reason == "error"
    assert failed.value.evidence.phase == "load"
    return failed.value


def test_a_missing_file(engine, tmp_path):
    error = refused(engine, tmp_path / "gone.gguf")
    assert error.failure.code == "file-missing"
    assert "gone.gguf" in error.evidence.message


def test_a_folder(engine, tmp_path):
    assert refused(engine, tmp_path).failure.code == "file-missing"


@pytest.mark.parametrize("content", [b"", b"GG", b"<!doctype html>", b"\x80\x02ckpt" * 99])
def test_what_is_no_gguf(engine, tmp_path, content):
    path = tmp_path / "page.gguf"
    path.write_bytes(content)
    assert refused(engine, path).failure.code == "not-gguf"


@pytest.mark.parametrize("share", [0.0001, 0.002, 0.5, 0.999])
def test_a_file_cut_short(engine, tiny, tmp_path, share):
    data = tiny().read_bytes()
    path = tmp_path / "short.gguf"
    path.write_bytes(data[: int(len(data) * share)])
    error = refused(engine, path)
    assert error.failure.code == "load-failed"
    assert error.evidence.message != "The engine could not load short.gguf: "
    load(engine, tiny())
    assert len(ask(engine, n=3).tokens) == 3


def test_a_header_of_nonsense(engine, tmp_path):
    path = tmp_path / "nonsense.gguf"
    path.write_bytes(b"GGUF" + os.urandom(4096))
    assert refused(engine, path).failure.code == "load-failed"


def test_a_file_without_a_head_is_loaded_without_drafting_and_says_so(engine, tiny):
    loaded = load(engine, tiny(mtp=False), CPU)
    assert loaded.notices == ("The file has no MTP head: loaded without drafting.",)
    assert not loaded.placement.mtp
    assert loaded.placement.draft_max == 0
    assert loaded.model.n_layer_nextn == 0
    assert ask(engine, n=5).timings.n_drafted == 0
    assert load(engine, tiny(mtp=False), PLAIN).notices == ()


def test_layers_for_a_card_are_never_put_on_the_processor_instead(engine, tiny):
    error = refused(engine, tiny(), CPU.with_(n_gpu_layers=-1))
    assert error.failure.code == "no-gpu-device"
    assert "no card" in error.evidence.message


@pytest.mark.parametrize(
    ("n_batch", "n_ubatch", "wanted", "drafts"),
    [(1, 1, 1, 0), (3, 2, 5, 0), (4, 3, 5, 1), (8, 8, 7, 6), (8, 8, 6, 6), (64, 16, 16, 14)],
)
def test_a_micro_batch_too_small_for_the_drafts_drafts_less(
    inline, tiny, n_batch, n_ubatch, wanted, drafts
):
    config = CPU.with_(n_batch=n_batch, n_ubatch=n_ubatch, mtp=MtpConfig(draft_max=wanted))
    loaded = load(inline, tiny("low"), config)
    assert loaded.placement.draft_max == drafts
    assert any("draft" in notice for notice in loaded.notices) == (drafts < wanted)
    tokens = ask(inline, n=30).tokens
    assert tokens == ask(inline, n=30, mtp=False).tokens


def test_a_load_tells_what_it_does_and_what_came_of_it(engine, tiny):
    heard = Heard()
    loaded = load(engine, tiny(), report=heard)
    phases = [one.name for one in heard.answers if one.type == "phase"]
    assert phases[0] == "load"
    assert phases[-1] == "warmup"
    assert any(one.type == "log" for one in heard.answers)
    placement = loaded.placement
    assert (placement.device, placement.layers_on_gpu) == ("CPU", 0)
    assert (placement.n_ctx, placement.n_ubatch) == (CPU.n_ctx, CPU.n_ubatch)
    assert (placement.type_k, placement.type_v, placement.flash_attn) == ("f16", "f16", True)
    assert (placement.mtp, placement.draft_max) == (True, 3)
    assert loaded.model.architecture == "qwen35"
    assert loaded.model.n_layer_nextn == 1
    assert loaded.seconds > 0
    assert loaded.ubatch_seconds > 0


def test_a_new_load_takes_the_place_of_the_old(engine, tiny):
    load(engine, tiny("low"))
    low = ask(engine, n=30)
    load(engine, tiny("high"))
    assert ask(engine, n=30).tokens != low.tokens


def test_the_log_says_how_grave_a_line_is(inline, tiny, tmp_path):
    damaged = tmp_path / "damaged.gguf"
    damaged.write_bytes(tiny("high").read_bytes()[:-4096])
    heard = Heard()
    with pytest.raises(EngineError):
        load(inline, damaged, report=heard)
    load(inline, tiny("high"), report=heard)
    levels = {log.text: log.level for log in heard.of(Log)}
    assert any("error loading" in text for text in levels if levels[text] == "error")
    assert {levels[text] for text in levels if text.startswith("print_info:")} == {"info"}
    assert "debug" not in levels.values(), "that is for its authors"
