"""What is known of the last request is not read again, and never at the price of the words."""

import pytest

from app.engine.testmodel import TEMPLATE
from app.runconfig import MtpConfig
from tests.engine.asking import CPU, ask, chat, load

ROOM = CPU.with_(checkpoint_bytes=4 << 20)
LOG = "The quick brown fox jumps over the lazy dog. " * 4


def fresh(inline, path, prompt, n=40, config=CPU):
    load(inline, path, config)
    return ask(inline, prompt, n)


@pytest.mark.parametrize("acceptance", ["low", "high"])
@pytest.mark.parametrize("mtp", [True, False])
def test_going_on_reads_only_what_is_new(inline, tiny, acceptance, mtp):
    path = tiny(acceptance)
    load(inline, path)
    first = ask(inline, LOG, 30, mtp=mtp)
    new = " and on"
    prompt = LOG + bytes(first.tokens[:-1]).decode() + new
    second = ask(inline, prompt, 30, mtp=mtp)
    assert second.timings.n_prompt - second.timings.n_cached == len(new)
    assert second.tokens == fresh(inline, path, prompt, 30).tokens


@pytest.mark.parametrize("back", [1, 2, 3, 4, 9, 60])
@pytest.mark.parametrize("config", [CPU, ROOM, CPU.with_(mtp=MtpConfig(on=False))])
def test_a_prompt_that_turns_off_earlier_is_answered_as_if_fresh(inline, tiny, back, config):
    path = tiny("low")
    load(inline, path, config)
    ask(inline, LOG, 20)
    prompt = LOG[:-back] + "!"
    again = ask(inline, prompt, 40)
    assert again.tokens == fresh(inline, path, prompt).tokens


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("mtp", [True, False])
def test_the_same_prompt_after_a_short_reply_is_answered_as_if_fresh(inline, tiny, n, mtp):
    # The library agrees to take back these few tokens, and would go on from a wrong state.
    path = tiny("none")
    load(inline, path)
    expected = ask(inline, LOG, 30).tokens
    ask(inline, LOG, n, mtp=mtp)
    assert ask(inline, LOG, 30, mtp=mtp).tokens == expected


def test_another_prompt_after_a_long_one_is_answered_as_if_fresh(inline, tiny):
    load(inline, tiny("low"), ROOM)
    ask(inline, LOG, 20)
    other = ask(inline, "Something else", 40)
    assert other.timings.n_cached == 0
    assert other.tokens == fresh(inline, tiny("low"), "Something else").tokens


def test_a_conversation_is_resumed_at_the_checkpoint_of_the_last_turn(engine, tiny):
    # What the template leaves out of old turns makes the next prompt turn off in mid-reply.
    template = TEMPLATE.replace("m['content'] +", "m['content']|replace('z', '') +")
    path = tiny("low", template=template)
    for config, reuses in ((ROOM, True), (CPU, False)):
        load(engine, path, config)
        chat(engine, LOG, n=30, ignore_eos=True)
        turns = (LOG, "nothing like what was said", "And then?")
        second = chat(engine, *turns, n=30, ignore_eos=True)
        assert (second.timings.n_cached >= len(LOG)) == reuses
        load(engine, path, config)
        assert chat(engine, *turns, n=30, ignore_eos=True).tokens == second.tokens


@pytest.mark.parametrize("mtp", [True, False])
def test_the_same_prompt_again_reads_one_token_where_there_is_room_for_a_checkpoint(
    inline, tiny, mtp
):
    path = tiny("low")
    expected = fresh(inline, path, LOG, 40, ROOM).tokens
    for _ in range(2):
        again = ask(inline, LOG, 40, mtp=mtp)
        assert again.timings.n_prompt - again.timings.n_cached == 1
        assert again.tokens == expected


def test_checkpoints_stay_within_their_bytes(inline, tiny):
    path = tiny("low")
    load(inline, path, CPU.with_(checkpoint_bytes=1))
    chat(inline, LOG, n=5)
    assert chat(inline, LOG, "no", "more", n=5).timings.n_cached == 0


def test_the_same_prompt_again_reads_one_token_on_a_model_that_can_be_cut(inline, gemma):
    load(inline, gemma, CPU.with_(n_ctx=512))
    first = ask(inline, "The capital of France is", 8)
    again = ask(inline, "The capital of France is", 8)
    assert again.timings.n_cached == first.timings.n_prompt - 1
    assert again.tokens == first.tokens
