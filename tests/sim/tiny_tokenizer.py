"""The byte tokenizer of the tiny generated models."""

import gguf

from app.engine.testmodel import TEMPLATE, byte_letters

VOCAB = 320


def add_tokenizer(writer):
    """Write 256 bytes, two merged pairs and the special tokens, filled up to `VOCAB`."""
    letters = byte_letters()
    special = ["<|endoftext|>", "<|im_start|>", "<|im_end|>"]
    tokens = [*(letters[byte] for byte in range(256)), "ab", "th", *special]
    types = [gguf.TokenType.NORMAL] * 258 + [gguf.TokenType.CONTROL] * 3
    spare = range(len(tokens), VOCAB)
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre("qwen2")
    writer.add_token_list(tokens + [f"<unused{i}>" for i in spare])
    writer.add_token_types(types + [gguf.TokenType.UNUSED] * len(spare))
    writer.add_token_merges(["a b", "t h"])
    writer.add_eos_token_id(260)
    writer.add_bos_token_id(258)
    writer.add_add_bos_token(False)
    writer.add_chat_template(TEMPLATE)
