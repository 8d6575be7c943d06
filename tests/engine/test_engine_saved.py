"""A chat goes on after a restart without being read again, or it says why it must be."""

import stat
import threading

import pytest

from app.engine import keeping
from app.engine.api import EngineError
from app.engine.inline import InlineEngine
from app.engine.protocol import Load, SaveState
from app.runconfig import KvType, MtpConfig
from tests.engine.asking import CPU, Heard, ask, load

ROOM = CPU.with_(checkpoint_bytes=4 << 20)
CHAT = "The quick brown fox jumps over the lazy dog. " * 4
MORE = " and on"


def resume(engine, path, state, config=ROOM, identity="m"):
    request = Load(
        path=str(path), config=config, n_threads=1, state_path=str(state), identity=identity
    )
    return engine.load(request, Heard(), threading.Event())


def saved(engine, model, state, config=ROOM):
    """Write a chat, save it; return how it goes on."""
    resume(engine, model, state, config)
    first = ask(engine, CHAT, 30)
    kept = engine.save(SaveState(path=str(state), identity="m"), 20.0)
    assert kept.n_tokens == first.timings.n_prompt + 29
    assert kept.n_bytes == state.stat().st_size
    return CHAT + bytes(first.tokens[:-1]).decode() + MORE


@pytest.mark.parametrize("acceptance", ["low", "high"])
def test_a_resumed_chat_says_what_a_fresh_one_says(worker, inline, tiny, tmp_path, acceptance):
    model, state = tiny(acceptance), tmp_path / "chat.state"
    longer = saved(worker(), model, state)
    again = worker()
    loaded = resume(again, model, state)
    done = ask(again, longer, 60)
    assert loaded.n_resumed == done.timings.n_cached == done.timings.n_prompt - len(MORE)
    load(inline, model, ROOM)
    fresh = ask(inline, longer, 60)
    assert done.tokens == fresh.tokens
    assert abs(done.timings.acceptance - fresh.timings.acceptance) < 0.1


@pytest.mark.parametrize("kind", ["attention", "sliding", "experts"])
def test_every_kind_of_memory_is_resumed(inline, kinds, tmp_path, kind):
    config, state = CPU.with_(mtp=MtpConfig(on=False)), tmp_path / "chat.state"
    longer = saved(inline, kinds(kind), state, config)
    resume(inline, kinds(kind), state, config)
    again = ask(inline, longer, 60)
    assert again.timings.n_cached > len(CHAT)
    load(inline, kinds(kind), config)
    assert ask(inline, longer, 60).tokens == again.tokens


@pytest.mark.parametrize(
    ("changed", "identity", "named"),
    [
        ({}, "another", "another model"),
        ({"type_k": KvType.Q8_0, "type_v": KvType.Q8_0}, "m", "another type of KV cache"),
        ({"n_ctx": 2048}, "m", "another context"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(inline, tiny, tmp_path, changed, identity, named):
    state = tmp_path / "chat.state"
    longer = saved(inline, tiny("low"), state)
    loaded = resume(inline, tiny("low"), state, ROOM.with_(**changed), identity)
    assert loaded.n_resumed == 0
    assert any(named in notice for notice in loaded.notices)
    assert ask(inline, longer, 5).timings.n_cached == 0


@pytest.mark.parametrize("damage", ["cut", "flipped", "header", "empty"])
def test_a_damaged_file_is_ignored_and_told(inline, tiny, tmp_path, damage):
    state = tmp_path / "chat.state"
    longer = saved(inline, tiny("low"), state)
    raw = bytearray(state.read_bytes())
    if damage == "flipped":
        raw[-100] ^= 1
    damaged = {"cut": raw[:-9], "header": raw[:20] + b"x" + raw[21:], "empty": b""}
    state.write_bytes(damaged.get(damage, raw))
    loaded = resume(inline, tiny("low"), state)
    assert loaded.n_resumed == 0
    assert any("was not taken up" in notice for notice in loaded.notices)
    assert len(ask(inline, longer, 5).tokens) == 5


def test_a_first_start_has_nothing_to_tell(inline, tiny, tmp_path):
    loaded = resume(inline, tiny("low"), tmp_path / "none.state")
    assert (loaded.n_resumed, loaded.notices) == (0, ())


def test_the_file_is_its_owner_s_alone(inline, tiny, tmp_path):
    state = tmp_path / "chat.state"
    saved(inline, tiny("low"), state)
    assert stat.S_IMODE(state.stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir()] == ["chat.state"]


def test_a_larger_or_a_very_short_chat_is_left_out(inline, tiny, tmp_path):
    state = tmp_path / "chat.state"
    resume(inline, tiny("low"), state)
    ask(inline, "Hi", 5)
    assert inline.save(SaveState(path=str(state)), 20.0).n_bytes == 0
    ask(inline, CHAT, 5)
    assert inline.save(SaveState(path=str(state), limit_bytes=1000), 20.0).n_bytes == 0
    assert not state.exists()


def test_a_disk_that_refuses_is_named(engine, tiny, tmp_path):
    load(engine, tiny("low"), ROOM)
    ask(engine, CHAT, 5)
    with pytest.raises(EngineError) as failed:
        engine.save(SaveState(path=str(tmp_path / "nowhere" / "chat.state")), 20.0)
    assert failed.value.failure.code == "state-failed"
    assert len(ask(engine, CHAT, 5).tokens) == 5


def test_nothing_is_saved_of_no_model(tmp_path):
    with pytest.raises(EngineError, match="No model"):
        InlineEngine().save(SaveState(path=str(tmp_path / "x")), 20.0)


# --- another drafting file ----------------------------------------------------------------------
def drafts_with(file):
    return ROOM.with_(mtp=MtpConfig(on=file is not None, draft_max=3, file=str(file or "")))


@pytest.fixture
def heads(tiny, tmp_path):
    """Three ways to draft for one model: two files of a head, and not at all."""
    first, second = tiny("high", head_alone=True), tmp_path / "second.gguf"
    second.write_bytes(first.read_bytes())
    return {"first": first, "second": second, "none": None}


@pytest.mark.parametrize(
    ("ways", "told"),
    [
        (("first", "first"), ""),
        (("first", "second"), "saved with another drafting file"),
        (("none", "first"), "saved without drafting"),
        (("first", "none"), ""),
    ],
)
def test_a_chat_is_taken_up_with_another_drafting_file_and_says_so(
    inline, tiny, tmp_path, heads, ways, told
):
    before, after = ways
    model, state = tiny("high", mtp=False), tmp_path / "chat.state"
    longer = saved(inline, model, state, drafts_with(heads[before]))
    loaded = resume(inline, model, state, drafts_with(heads[after]))
    assert loaded.n_resumed > len(CHAT)
    assert len(loaded.notices) == bool(told)
    assert told in " ".join(loaded.notices)
    done = ask(inline, longer, 60)
    assert done.timings.n_cached == loaded.n_resumed, "the chat itself is not read again"
    assert (done.timings.n_drafted > 0) == (after != "none")
    load(inline, model, drafts_with(None))
    assert done.tokens == ask(inline, longer, 60).tokens


def test_a_chat_is_not_taken_up_when_the_drafting_file_is_gone(inline, tiny, tmp_path, heads):
    model, state = tiny("high", mtp=False), tmp_path / "chat.state"
    saved(inline, model, state, drafts_with(heads["second"]))
    heads["second"].unlink()
    with pytest.raises(EngineError) as failed:
        resume(inline, model, state, drafts_with(heads["second"]))
    assert failed.value.failure.code == "draft-file-missing"
    assert state.exists(), "it waits for the file, or for a setup without it"


def test_memory_that_is_short_costs_the_saved_chat_and_nothing_else(
    inline, tiny, tmp_path, monkeypatch
):
    state = tmp_path / "chat.state"
    longer = saved(inline, tiny("low"), state)
    size = state.stat().st_size
    monkeypatch.setattr(keeping, "room_bytes", lambda: size // 2)
    loaded = resume(inline, tiny("low"), state)
    assert loaded.n_resumed == 0
    assert "too little free memory" in loaded.notices[0]
    assert len(ask(inline, longer, 10).tokens) == 10
    kept = inline.save(SaveState(path=str(tmp_path / "other.state"), identity="m"), 20.0)
    assert kept.n_tokens == 0
    assert not (tmp_path / "other.state").exists()
