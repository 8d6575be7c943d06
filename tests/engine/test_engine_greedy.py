"""Drafting changes the speed, never the words."""

import itertools
import random
import time

import pytest

from app.engine.protocol import Log
from app.engine.testmodel import MEDIUM, Shape, build
from app.runconfig import KvType, MtpConfig
from tests.engine.asking import CPU, Heard, ask, load

PROMPTS = {
    "short": "The hold was full",
    "several micro-batches": "The quick brown fox jumps over the lazy dog. " * 8,
}
PRODUCT = list(
    itertools.product(
        (1, 2, 3, 4, 5),
        ("none", "low", "high"),
        ("F32", "F16", "Q8_0"),
        (KvType.F16, KvType.Q8_0),
        (16, 64, 512),
        PROMPTS,
    )
)
# F16 is computed by another kernel for one row than for several: random weights flip on that.
SOUND = [case for case in PRODUCT if case[1:3] != ("none", "F16")]
CHOSEN = random.Random(7).sample(SOUND, 20)


@pytest.mark.parametrize("case", CHOSEN, ids=lambda case: "-".join(map(str, case)))
def test_drafted_words_are_undrafted_words(inline, tiny, case):
    draft, acceptance, quant, kv, ubatch, prompt = case
    config = CPU.with_(type_k=kv, type_v=kv, n_ubatch=ubatch, mtp=MtpConfig(draft_max=draft))
    load(inline, tiny(acceptance, quant), config)
    drafted = ask(inline, PROMPTS[prompt], 80)
    plain = ask(inline, PROMPTS[prompt], 80, mtp=False)
    assert drafted.tokens == plain.tokens
    assert drafted.timings.n_drafted > 0
    assert plain.timings.n_drafted == 0


def test_a_load_without_the_head_says_the_same(inline, tiny):
    load(inline, tiny("low"))
    drafted = ask(inline, n=100)
    load(inline, tiny("low"), CPU.with_(mtp=MtpConfig(on=False)))
    assert ask(inline, n=100).tokens == drafted.tokens


def test_a_file_with_two_heads_answers_without_them_where_the_library_would_abort(worker, tmp_path):
    one = build(tmp_path / "one.gguf", shape=Shape())
    two = build(tmp_path / "two.gguf", shape=Shape(n_heads_mtp=2))
    engine = worker()
    load(engine, one)
    expected = ask(engine)
    loaded = load(engine, two)
    assert loaded.model.n_layer_nextn == 2
    assert not loaded.placement.mtp
    assert "2 MTP layers" in loaded.notices[0]
    assert ask(engine).tokens == expected.tokens


@pytest.mark.parametrize(
    ("acceptance", "least", "most"), [("none", 0.0, 0.1), ("low", 0.3, 0.75), ("high", 0.75, 1.0)]
)
def test_acceptance_is_built_into_the_model(inline, tiny, acceptance, least, most):
    load(inline, tiny(acceptance))
    rates = [ask(inline, prompt, 200).timings.acceptance for prompt in PROMPTS.values()]
    assert all(least <= rate <= most for rate in rates), rates


def test_drafts_below_the_least_probability_are_not_verified(inline, tiny):
    load(inline, tiny("low"), CPU.with_(mtp=MtpConfig(draft_max=3, p_min=0.0)))
    free = ask(inline, n=100)
    load(inline, tiny("low"), CPU.with_(mtp=MtpConfig(draft_max=3, p_min=0.95)))
    picky = ask(inline, n=100)
    assert picky.tokens == free.tokens
    assert picky.timings.n_drafted < free.timings.n_drafted
    load(inline, tiny("low"), CPU.with_(mtp=MtpConfig(draft_max=3, p_min=1.0)))
    assert ask(inline, n=100).tokens == free.tokens


@pytest.mark.parametrize("mtp", [True, False])
def test_both_engines_say_the_same(engine, inline, tiny, mtp):
    load(inline, tiny())
    expected = ask(inline, n=60, mtp=mtp)
    load(engine, tiny())
    assert ask(engine, n=60, mtp=mtp).tokens == expected.tokens


def test_the_context_is_filled_to_its_last_token(inline, tiny):
    load(inline, tiny(), CPU.with_(n_ctx=256))
    drafted = ask(inline, "Heave", 1000)
    plain = ask(inline, "Heave", 1000, mtp=False)
    assert drafted.reason == plain.reason == "context"
    assert drafted.tokens == plain.tokens
    assert drafted.timings.n_prompt + len(drafted.tokens) == 257


def test_drafting_that_does_not_pay_is_switched_off_with_its_figures(inline, tiny):
    load(inline, tiny("none"))
    for prompt in "abcdefgh":  # random weights may end a reply at any token
        heard = Heard()
        done = ask(inline, prompt, 300, ignore_eos=False, report=heard)
        if len(done.tokens) > 150:
            break
    notices = [log.text for log in heard.of(Log) if log.text.startswith("notice: ")]
    assert len(notices) == 1
    assert "tokens/s" in notices[0]
    assert done.timings.n_drafted < 3 * 100


def test_the_model_is_the_same_every_time(tmp_path):
    one = build(tmp_path / "one.gguf", acceptance="low", quant="Q8_0")
    two = build(tmp_path / "two.gguf", acceptance="low", quant="Q8_0")
    assert one.read_bytes() == two.read_bytes()
    assert [file.name for file in sorted(tmp_path.iterdir())] == ["one.gguf", "two.gguf"]


@pytest.mark.slow
def test_drafting_pays_where_decoding_takes_the_time(inline, tiny):
    load(inline, tiny("high", "F16", shape=MEDIUM))
    rates = {True: 0.0, False: 0.0}
    for _ in range(5):  # the best of some, by this program's own time: others compute here too
        for mtp in (True, False):
            begun = time.process_time()
            n = len(ask(inline, n=60, mtp=mtp).tokens)
            rates[mtp] = max(rates[mtp], n / (time.process_time() - begun))
    assert rates[True] > rates[False]
