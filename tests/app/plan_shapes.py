"""GGUF files with the shape of real models and no weights: a header, then a hole."""

from __future__ import annotations

import os
import struct
from collections.abc import Iterable, Mapping
from pathlib import Path

from app.plan.ggml_types import GGML_TYPES, tensor_bytes

TYPE_ID = {name: type_id for type_id, (name, _, _) in GGML_TYPES.items()}
ALIGN = 32
MIB = 1 << 20

Tensors = list[tuple[str, tuple[int, ...], str]]


def gguf_bytes(kv: Mapping[str, object], tensors: Iterable[tuple[str, tuple[int, ...], str]]):
    """Return (header, size of the whole file) of a version 3 file."""
    tensors = list(tensors)
    out = bytearray(b"GGUF" + struct.pack("<IQQ", 3, len(tensors), len(kv)))
    for key, value in kv.items():
        out += _string(key) + _value(value)
    offset = 0
    for name, shape, type_name in tensors:
        out += _string(name) + struct.pack("<I", len(shape))
        out += struct.pack(f"<{len(shape)}Q", *shape)
        out += struct.pack("<IQ", TYPE_ID[type_name], offset)
        offset += -(-tensor_bytes(shape, TYPE_ID[type_name]) // ALIGN) * ALIGN
    out += bytes(-len(out) % ALIGN)
    return bytes(out), len(out) + offset


def write(path: Path, kv: Mapping[str, object], tensors: Tensors) -> Path:
    """Write a sparse file of the right size."""
    header, size = gguf_bytes(kv, tensors)
    path.write_bytes(header)
    os.truncate(path, size)
    return path


def qwen35(  # the shape of Qwen3.5-9B unless told otherwise
    *,
    n_embd=4096,
    n_ff=12288,
    n_layer=32,
    n_head=16,
    n_kv=4,
    hd=256,
    d_state=128,
    n_v=32,
    n_k=16,
    interval=4,
    n_vocab=248320,
    n_ctx=262144,
    mtp=True,
    tied=False,
    name="Qwen3.5-9B",
):
    """Return (kv, tensors) of a hybrid model with an MTP layer and a Q4_K_M-like mix of types."""
    a, n_all = "qwen35", n_layer + (1 if mtp else 0)
    kv = {
        "general.architecture": a,
        "general.name": name,
        "general.file_type": 15,
        f"{a}.block_count": n_all,
        f"{a}.context_length": n_ctx,
        f"{a}.embedding_length": n_embd,
        f"{a}.feed_forward_length": n_ff,
        f"{a}.attention.head_count": n_head,
        f"{a}.attention.head_count_kv": n_kv,
        f"{a}.attention.key_length": hd,
        f"{a}.attention.value_length": hd,
        f"{a}.attention.layer_norm_rms_epsilon": 1e-6,
        f"{a}.rope.freq_base": 1e7,
        f"{a}.rope.dimension_count": 64,
        f"{a}.rope.dimension_sections": (11, 11, 10, 0),
        f"{a}.ssm.conv_kernel": 4,
        f"{a}.ssm.state_size": d_state,
        f"{a}.ssm.group_count": n_k,
        f"{a}.ssm.time_step_rank": n_v,
        f"{a}.ssm.inner_size": d_state * n_v,
        f"{a}.full_attention_interval": interval,
        "tokenizer.ggml.model": "no_vocab",
        f"{a}.vocab_size": n_vocab,
    }
    if mtp:
        kv[f"{a}.nextn_predict_layers"] = 1
    key, val = d_state * n_k, d_state * n_v
    t: Tensors = [("token_embd.weight", (n_embd, n_vocab), "Q4_K")]
    t.append(("output_norm.weight", (n_embd,), "F32"))
    if not tied:
        t.append(("output.weight", (n_embd, n_vocab), "Q6_K"))
    for i in range(n_all):
        b = f"blk.{i}."
        t += [(b + "attn_norm.weight", (n_embd,), "F32")]
        t += [(b + "post_attention_norm.weight", (n_embd,), "F32")]
        if i >= n_layer or (i + 1) % interval == 0:
            t += [(b + "attn_q.weight", (n_embd, n_head * hd * 2), "Q4_K")]
            t += [(b + "attn_k.weight", (n_embd, n_kv * hd), "Q4_K")]
            t += [(b + "attn_v.weight", (n_embd, n_kv * hd), "Q6_K")]
            t += [(b + "attn_output.weight", (n_head * hd, n_embd), "Q4_K")]
            t += [(b + "attn_q_norm.weight", (hd,), "F32")]
            t += [(b + "attn_k_norm.weight", (hd,), "F32")]
        else:
            t += [(b + "attn_qkv.weight", (n_embd, 2 * key + val), "Q5_K")]
            t += [(b + "attn_gate.weight", (n_embd, val), "Q4_K")]
            t += [(b + "ssm_conv1d.weight", (4, 2 * key + val), "F32")]
            t += [(b + "ssm_dt.bias", (n_v,), "F32"), (b + "ssm_a", (n_v,), "F32")]
            t += [(b + "ssm_beta.weight", (n_embd, n_v), "Q8_0")]
            t += [(b + "ssm_alpha.weight", (n_embd, n_v), "Q8_0")]
            t += [(b + "ssm_norm.weight", (d_state,), "F32")]
            t += [(b + "ssm_out.weight", (val, n_embd), "Q5_K")]
        t += [(b + "ffn_gate.weight", (n_embd, n_ff), "Q4_K")]
        t += [(b + "ffn_up.weight", (n_embd, n_ff), "Q4_K")]
        t += [(b + "ffn_down.weight", (n_ff, n_embd), "Q6_K" if i % 2 else "Q4_K")]
        if i >= n_layer:
            t += [(b + "nextn.eh_proj.weight", (2 * n_embd, n_embd), "Q4_K")]
            for norm in ("enorm", "hnorm", "shared_head_norm"):
                t += [(b + f"nextn.{norm}.weight", (n_embd,), "F32")]
    return kv, t


def llama(*, n_layer=32, n_embd=4096, n_ff=14336, n_head=32, n_kv=8, n_vocab=128256, extra=None):
    """Return (kv, tensors) of a dense model of the ordinary kind."""
    a = "llama"
    kv = {
        "general.architecture": a,
        "general.name": "Llama Shape",
        "general.file_type": 7,
        f"{a}.block_count": n_layer,
        f"{a}.context_length": 131072,
        f"{a}.embedding_length": n_embd,
        f"{a}.feed_forward_length": n_ff,
        f"{a}.attention.head_count": n_head,
        f"{a}.attention.head_count_kv": n_kv,
        f"{a}.attention.layer_norm_rms_epsilon": 1e-5,
        f"{a}.vocab_size": n_vocab,
        "tokenizer.ggml.model": "no_vocab",
    } | (extra or {})
    hd = n_embd // n_head
    t: Tensors = [("token_embd.weight", (n_embd, n_vocab), "Q8_0")]
    t += [("output_norm.weight", (n_embd,), "F32"), ("output.weight", (n_embd, n_vocab), "Q8_0")]
    for i in range(n_layer):
        b = f"blk.{i}."
        t += [(b + "attn_norm.weight", (n_embd,), "F32"), (b + "ffn_norm.weight", (n_embd,), "F32")]
        t += [(b + "attn_q.weight", (n_embd, n_head * hd), "Q8_0")]
        t += [(b + "attn_k.weight", (n_embd, n_kv * hd), "Q8_0")]
        t += [(b + "attn_v.weight", (n_embd, n_kv * hd), "Q8_0")]
        t += [(b + "attn_output.weight", (n_head * hd, n_embd), "Q8_0")]
        t += [(b + "ffn_gate.weight", (n_embd, n_ff), "Q8_0")]
        t += [(b + "ffn_up.weight", (n_embd, n_ff), "Q8_0")]
        t += [(b + "ffn_down.weight", (n_ff, n_embd), "Q8_0")]
    return kv, t


def _string(text: str) -> bytes:
    data = text.encode()
    return struct.pack("<Q", len(data)) + data


def _value(value: object) -> bytes:
    match value:
        case bool():
            return struct.pack("<I?", 7, value)
        case int():
            return struct.pack("<II", 4, value)
        case float():
            return struct.pack("<If", 6, value)
        case str():
            return struct.pack("<I", 8) + _string(value)
        case list() | tuple() if all(isinstance(x, str) for x in value):
            return struct.pack("<IIQ", 9, 8, len(value)) + b"".join(map(_string, value))
        case list() | tuple():
            return struct.pack("<IIQ", 9, 5, len(value)) + struct.pack(f"<{len(value)}i", *value)
    raise TypeError(value)
