"""Tiny models of the other kinds of memory: full attention, sliding windows, experts, chains."""

from __future__ import annotations

from pathlib import Path

import gguf
import numpy as np

from tests.sim import tiny_chain
from tests.sim.tiny_tokenizer import VOCAB, add_tokenizer

KINDS = {"attention": "qwen3", "sliding": "gemma3", "experts": "qwen3moe"}
WINDOW = 64
EXPERTS, USED = 8, 2
EMBD, FF, LAYERS, HEADS, HEAD = 128, 128, 6, 2, 64
LETTERS = [ord(letter) for letter in "abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ,.0123"]


class TinyKinds:
    """Writes each of them when it is first asked for."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __call__(self, kind: str, quant: str = "F32") -> Path:
        """Return the file of one kind."""
        path = self._folder / f"{kind}-{quant}.gguf"
        if not path.exists() and kind == "chain":
            tiny_chain.write(path, right=(True, True), strength=0.2)
        elif not path.exists():
            _write(path, KINDS[kind], quant)
        return path


def _write(path: Path, arch: str, quant: str) -> None:
    writer = gguf.GGUFWriter(path, arch)
    _header(writer, arch)
    add_tokenizer(writer)
    for name, array in _tensors(arch, np.random.default_rng(5)):
        _add(writer, name, array, quant)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def _header(writer, arch):
    writer.add_name(f"tiny {arch}")
    writer.add_type("model")
    numbers = {
        "block_count": LAYERS,
        "context_length": 32_768,
        "embedding_length": EMBD,
        "feed_forward_length": FF,
        "attention.head_count": HEADS,
        "attention.head_count_kv": 1,
        "attention.key_length": HEAD,
        "attention.value_length": HEAD,
        "rope.dimension_count": HEAD,
    }
    if arch == "gemma3":
        numbers["attention.sliding_window"] = WINDOW
    if arch == "qwen3moe":
        numbers |= {"expert_count": EXPERTS, "expert_used_count": USED}
        numbers["expert_feed_forward_length"] = FF
    for key, value in numbers.items():
        writer.add_uint32(f"{arch}.{key}", value)
    writer.add_float32(f"{arch}.attention.layer_norm_rms_epsilon", 1e-6)
    writer.add_float32(f"{arch}.rope.freq_base", 10_000.0)


def _tensors(arch, random):
    """Yield a walk through letters with two ways on from each; the layers decide which."""

    def normal(*size, scale=1.0):
        return random.standard_normal(size) * size[-1] ** -0.5 * scale

    embedding = random.standard_normal((VOCAB, EMBD))
    output = np.zeros((VOCAB, EMBD))
    order = random.permutation(len(LETTERS))
    for token in range(VOCAB):
        for gap, turn in ((1.0, 1), (0.9, 7)):
            place = LETTERS[order[(token + turn) % len(LETTERS)]]
            output[place] += gap * embedding[token]
    yield "token_embd.weight", embedding
    yield "output_norm.weight", np.ones(EMBD)
    yield "output.weight", output / np.sqrt(EMBD)
    trunk = 0.4
    for layer in range(LAYERS):
        block = f"blk.{layer}"
        for norm in _norms(arch):
            size = HEAD if norm in {"attn_q_norm", "attn_k_norm"} else EMBD
            yield f"{block}.{norm}.weight", np.ones(size) * (0.2 if "post" in norm else 1.0)
        yield f"{block}.attn_q.weight", normal(HEADS * HEAD, EMBD)
        yield f"{block}.attn_k.weight", normal(HEAD, EMBD)
        yield f"{block}.attn_v.weight", normal(HEAD, EMBD)
        yield f"{block}.attn_output.weight", normal(EMBD, HEADS * HEAD, scale=trunk)
        if arch == "qwen3moe":
            yield f"{block}.ffn_gate_inp.weight", normal(EXPERTS, EMBD, scale=6.0)  # few ties
            yield f"{block}.ffn_gate_exps.weight", normal(EXPERTS, FF, EMBD)
            yield f"{block}.ffn_up_exps.weight", normal(EXPERTS, FF, EMBD)
            yield f"{block}.ffn_down_exps.weight", normal(EXPERTS, EMBD, FF, scale=trunk)
        else:
            yield f"{block}.ffn_gate.weight", normal(FF, EMBD)
            yield f"{block}.ffn_up.weight", normal(FF, EMBD)
            yield f"{block}.ffn_down.weight", normal(EMBD, FF, scale=trunk)


def _norms(arch):
    shared = ["attn_norm", "ffn_norm", "attn_q_norm", "attn_k_norm"]
    return [*shared, "post_attention_norm", "post_ffw_norm"] if arch == "gemma3" else shared


def _add(writer, name, array, quant):
    data = np.ascontiguousarray(array, dtype=np.float32)
    matrix = data.ndim >= 2 and "gate_inp" not in name
    if quant == "F16" and matrix:
        writer.add_tensor(name, data.astype(np.float16))
    elif quant == "Q8_0" and matrix:
        kind = gguf.GGMLQuantizationType.Q8_0
        writer.add_tensor(name, gguf.quants.quantize(data, kind), raw_dtype=kind)
    else:
        writer.add_tensor(name, data)
