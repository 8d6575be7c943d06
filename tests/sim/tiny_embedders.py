"""Tiny models that make embeddings: one that reads both ways (BERT), one that reads forward."""

from __future__ import annotations

from pathlib import Path

import gguf
import numpy as np

from app.engine.testmodel import byte_letters

POOLINGS = {"mean": 1, "cls": 2, "last": 3, "rank": 4}
EMBD, FF, LAYERS, HEADS, CONTEXT = 64, 128, 2, 4, 128
WORDS = [
    "the", "sea", "is", "calm", "ship", "wind", "hold", "full", "of", "grain", "a", "deck", "storm",
]  # fmt: skip


def build(path: Path, pooling: str = "mean") -> Path:
    """Write one; `last` is for the model that reads forward, the others for BERT."""
    arch = "qwen3" if pooling == "last" else "bert"
    writer = gguf.GGUFWriter(path, arch)
    writer.add_name(f"Tiny {pooling} embedder")
    writer.add_type("model")
    for key, value in {
        "block_count": LAYERS,
        "context_length": CONTEXT,
        "embedding_length": EMBD,
        "feed_forward_length": FF,
        "attention.head_count": HEADS,
        "attention.head_count_kv": HEADS,
        "pooling_type": POOLINGS[pooling],
    }.items():
        writer.add_uint32(f"{arch}.{key}", value)
    random = np.random.default_rng(11)
    (_bert if arch == "bert" else _forward)(writer, random)
    if pooling == "rank":
        head = random.standard_normal((1, EMBD)).astype(np.float32)
        writer.add_tensor("cls.output.weight", head)
        writer.add_tensor("cls.output.bias", np.ones(1, np.float32))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path


def _bert(writer, random):
    writer.add_float32("bert.attention.layer_norm_epsilon", 1e-12)
    writer.add_bool("bert.attention.causal", False)
    letters = [chr(code) for code in range(ord("a"), ord("z") + 1)]
    tokens = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
    tokens += [f"▁{word}" for word in WORDS] + letters + [f"▁{letter}" for letter in letters]
    tokens = list(dict.fromkeys(tokens))
    writer.add_tokenizer_model("bert")
    writer.add_tokenizer_pre("default")
    writer.add_token_list(tokens)
    writer.add_token_types([3] * 5 + [1] * (len(tokens) - 5))
    writer.add_token_type_count(2)
    for name, token in (("unk", 1), ("cls", 2), ("sep", 3), ("mask", 4), ("pad", 0), ("bos", 2)):
        if name == "cls":
            writer.add_uint32("tokenizer.ggml.cls_token_id", token)
        else:
            getattr(writer, f"add_{name}_token_id")(token)

    def normal(*size):
        return (random.standard_normal(size) * size[-1] ** -0.5).astype(np.float32)

    writer.add_tensor("token_embd.weight", normal(len(tokens), EMBD))
    writer.add_tensor("token_types.weight", normal(2, EMBD))
    writer.add_tensor("position_embd.weight", normal(CONTEXT, EMBD))
    norms = ["token_embd_norm"]
    for layer in range(LAYERS):
        block = f"blk.{layer}"
        for name, size in {
            "attn_q": (EMBD, EMBD),
            "attn_k": (EMBD, EMBD),
            "attn_v": (EMBD, EMBD),
            "attn_output": (EMBD, EMBD),
            "ffn_up": (FF, EMBD),
            "ffn_down": (EMBD, FF),
        }.items():
            writer.add_tensor(f"{block}.{name}.weight", normal(*size))
            writer.add_tensor(f"{block}.{name}.bias", normal(size[0]))
        norms += [f"{block}.attn_output_norm", f"{block}.layer_output_norm"]
    for name in norms:
        writer.add_tensor(f"{name}.weight", np.ones(EMBD, np.float32))
        writer.add_tensor(f"{name}.bias", np.zeros(EMBD, np.float32))


def _forward(writer, random):
    head = EMBD // HEADS
    writer.add_uint32("qwen3.attention.key_length", head)
    writer.add_uint32("qwen3.attention.value_length", head)
    writer.add_float32("qwen3.attention.layer_norm_rms_epsilon", 1e-6)
    writer.add_float32("qwen3.rope.freq_base", 10_000.0)
    letters = byte_letters()
    tokens = [*(letters[byte] for byte in range(256)), "ab", "<|endoftext|>"]
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre("qwen2")
    writer.add_token_list(tokens)
    writer.add_token_types([1] * 257 + [3])
    writer.add_token_merges(["a b"])
    writer.add_eos_token_id(257)
    writer.add_bos_token_id(257)
    writer.add_add_bos_token(False)
    writer.add_add_eos_token(True)

    def normal(*size):
        return (random.standard_normal(size) * size[-1] ** -0.5).astype(np.float32)

    writer.add_tensor("token_embd.weight", normal(len(tokens), EMBD))
    writer.add_tensor("output_norm.weight", np.ones(EMBD, np.float32))
    for layer in range(LAYERS):
        block = f"blk.{layer}"
        for norm, size in (
            ("attn_norm", EMBD), ("ffn_norm", EMBD), ("attn_q_norm", head), ("attn_k_norm", head),
        ):  # fmt: skip
            writer.add_tensor(f"{block}.{norm}.weight", np.ones(size, np.float32))
        for name in ("attn_q", "attn_k", "attn_v", "attn_output"):
            writer.add_tensor(f"{block}.{name}.weight", normal(EMBD, EMBD))
        for name, size in {
            "ffn_gate": (FF, EMBD), "ffn_up": (FF, EMBD), "ffn_down": (EMBD, FF),
        }.items():  # fmt: skip
            writer.add_tensor(f"{block}.{name}.weight", normal(*size))
