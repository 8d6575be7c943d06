"""Tiny models with several MTP layers, each of which may be right or know nothing."""

from __future__ import annotations

from pathlib import Path

import gguf
import numpy as np

from tests.sim.tiny_tokenizer import VOCAB, add_tokenizer

EMBD, FF, LAYERS, HEADS, HEAD, WINDOW = 128, 128, 4, 2, 64, 64
LETTERS = [ord(letter) for letter in "abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ,.0123"]
STRENGTH = 0.06
"""Of what the layers add to a token's own row: enough to matter, too little to hide the walk."""


def write(
    path: Path, *, right: tuple[bool, ...], strength: float = STRENGTH, window: int = WINDOW
) -> Path:
    """Write a model with one MTP layer for each of `right`, which says whether it drafts well.

    Every second layer slides in a `window` of tokens, as MiMo 2's do; 0: none, as in Hunyuan 3.
    """
    arch = "mimo2" if window else "hy_v3"
    writer = gguf.GGUFWriter(path, arch)
    _header(writer, arch, len(right), window)
    add_tokenizer(writer)
    for name, array in _tensors(np.random.default_rng(5), arch, right, strength):
        writer.add_tensor(name, np.ascontiguousarray(array, dtype=np.float32))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path


def _header(writer, arch, n_heads, window):
    writer.add_name("tiny chain")
    writer.add_type("model")
    layers = LAYERS + n_heads
    numbers = {
        "block_count": layers,
        "nextn_predict_layers": n_heads,
        "context_length": 32_768,
        "embedding_length": EMBD,
        "feed_forward_length": FF,
        "expert_feed_forward_length": FF,
        "attention.head_count": HEADS,
        "attention.head_count_kv": 1,
        "attention.key_length": HEAD,
        "attention.value_length": HEAD,
        "rope.dimension_count": HEAD,
    }
    for key, value in numbers.items():
        writer.add_uint32(f"{arch}.{key}", value)
    if window:
        writer.add_uint32(f"{arch}.attention.sliding_window", window)
        sliding = [layer % 2 == 0 for layer in range(layers)]
        writer.add_array(f"{arch}.attention.sliding_window_pattern", sliding)
    writer.add_float32(f"{arch}.attention.layer_norm_rms_epsilon", 1e-6)
    writer.add_float32(f"{arch}.rope.freq_base", 10_000.0)


def _tensors(chance, arch, right, strength):
    embedding = chance.standard_normal((VOCAB, EMBD))
    yield "token_embd.weight", embedding
    yield "output_norm.weight", np.ones(EMBD)
    yield "output.weight", _walk(chance, embedding)
    for layer in range(LAYERS + len(right)):
        yield from _block(chance, f"blk.{layer}", strength)
        for norm in ("attn_q_norm", "attn_k_norm") if arch == "hy_v3" else ():
            yield f"blk.{layer}.{norm}.weight", np.ones(HEAD)
    for n, good in enumerate(right):
        block = f"blk.{LAYERS + n}.nextn"
        random = chance.standard_normal((EMBD, EMBD)) * EMBD**-0.5
        own = np.eye(EMBD) if good else random
        yield f"{block}.eh_proj.weight", np.concatenate([own, 0.05 * random], axis=1)
        for norm in ("enorm", "hnorm", "shared_head_norm"):
            yield f"{block}.{norm}.weight", np.ones(EMBD)


def _walk(chance, embedding):
    """Return rows that make the next letter of a walk the likeliest, or one of two."""
    order = chance.permutation(len(LETTERS))
    after = {LETTERS[order[i]]: LETTERS[order[(i + 1) % len(order)]] for i in range(len(order))}
    rows = np.zeros((VOCAB, EMBD))
    for token in range(VOCAB):
        rows[after.get(token, LETTERS[token % len(LETTERS)])] += embedding[token]
        if chance.random() < 0.3:
            rows[LETTERS[int(chance.integers(len(LETTERS)))]] += embedding[token] * 0.95
    return rows / EMBD**0.5


def _block(chance, block, strength):
    def normal(*size):
        return chance.standard_normal(size) * size[-1] ** -0.5

    for norm in ("attn_norm", "ffn_norm"):
        yield f"{block}.{norm}.weight", np.ones(EMBD)
    yield f"{block}.attn_qkv.weight", normal((HEADS + 2) * HEAD, EMBD)
    yield f"{block}.attn_output.weight", normal(EMBD, HEADS * HEAD) * strength
    yield f"{block}.ffn_gate.weight", normal(FF, EMBD)
    yield f"{block}.ffn_up.weight", normal(FF, EMBD)
    yield f"{block}.ffn_down.weight", normal(EMBD, FF) * strength
