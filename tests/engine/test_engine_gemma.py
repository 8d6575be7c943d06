"""The real 270M model answers sanely, in both engines."""

from tests.engine.asking import PLAIN, Heard, ask, chat, load

ASKED = "Berlin is the capital of Germany. Rome is the capital of"


def test_it_knows_what_it_learnt_and_both_engines_agree(engine, inline, gemma):
    loaded = load(engine, gemma, PLAIN)
    heard = Heard()
    done = ask(engine, ASKED, 6, report=heard)
    assert "Italy" in heard.text
    assert done.timings.decode_tok_s > 0
    assert done.timings.prefill_tok_s > 0
    assert not loaded.model.chat_template
    load(inline, gemma, PLAIN)
    assert ask(inline, ASKED, 6).tokens == done.tokens


def test_a_base_model_completes_what_was_said(inline, gemma):
    load(inline, gemma, PLAIN)
    heard = Heard()
    chat(inline, ASKED, n=4, report=heard)
    assert "Italy" in heard.text


def test_text_of_many_bytes_a_letter_comes_whole(engine, gemma):
    load(engine, gemma, PLAIN)
    heard = Heard()
    ask(engine, "日本の首都は", 24, report=heard)
    assert "\ufffd" not in heard.text
    assert any(ord(letter) > 0x3000 for letter in heard.text)
