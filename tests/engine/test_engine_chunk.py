"""Memory that runs short while a prompt is read costs speed for a while, never the reply."""

import pytest

from app.engine import llama
from app.engine.api import EngineError
from app.engine.chunk import GOOD_BEFORE_MORE, LEAST, Chunk
from app.engine.inline import InlineEngine
from app.engine.protocol import Log, Phase
from tests.engine.asking import CPU, Heard, ask, load

LONG = "The hold was full of salt and tar. " * 20
NO_MEMORY = -2


@pytest.fixture
def engine():
    with_ = InlineEngine()
    yield with_
    with_.close()


@pytest.fixture
def short_of_memory(monkeypatch):
    """Let the library refuse every batch of more tokens than `most[0]`, as it does without memory."""
    decode, most = llama.decode, [1 << 30]

    def refusing(context, batch):
        return NO_MEMORY if batch.n_tokens > most[0] else decode(context, batch)

    monkeypatch.setattr(llama, "decode", refusing)
    return most


def notices(heard):
    return [log.text.removeprefix("notice: ") for log in heard.of(Log) if "notice" in log.text]


@pytest.mark.parametrize("name", ["low", "attention", "sliding"])
def test_a_prompt_is_read_in_smaller_chunks_and_answered_alike(
    engine, tiny, kinds, short_of_memory, name
):
    load(engine, tiny(name) if name == "low" else kinds(name), CPU)
    expected = ask(engine, LONG)
    ask(engine, "Something else", 1)
    short_of_memory[0] = 40
    heard = Heard()
    assert ask(engine, "!" + LONG, report=heard).timings.n_prompt > expected.timings.n_prompt
    read = [phase.done for phase in heard.of(Phase) if phase.name == "prefill"]
    assert read[-1] > 0
    assert notices(heard)[:2] == [
        "Memory is short: prompts are read 64 tokens at a time.",
        "Memory is short: prompts are read 32 tokens at a time.",
    ]
    short_of_memory[0] = 1 << 30
    ask(engine, "Something else", 1)
    assert ask(engine, LONG).tokens == expected.tokens


def test_chunks_are_large_again_when_memory_is_back(engine, tiny, short_of_memory):
    load(engine, tiny(), CPU.with_(n_ctx=8192))
    short_of_memory[0] = 40
    ask(engine, LONG, 1)
    short_of_memory[0] = 1 << 30
    heard = Heard()
    ask(engine, "!" + LONG * 10, 1, report=heard)
    assert notices(heard)[-1] == "Prompts are read 128 tokens at a time again."


def test_a_reply_without_memory_for_the_smallest_chunk_fails_and_the_next_goes_on(
    engine, tiny, short_of_memory
):
    load(engine, tiny())
    short_of_memory[0] = LEAST - 1
    with pytest.raises(EngineError) as failed:
        ask(engine, LONG)
    assert failed.value.failure.details["rc"] == NO_MEMORY
    short_of_memory[0] = 1 << 30
    assert len(ask(engine, LONG).tokens) == 40


def test_tries_in_vain_become_rarer():
    chunk = Chunk(128)
    assert chunk.refused()
    waited = []
    for _ in range(3):
        n = 0
        while chunk.now == 64:
            chunk.went_well()
            n += 1
        waited.append(n)
        assert chunk.refused()
    assert waited[0] == GOOD_BEFORE_MORE
    assert waited == sorted(waited)
