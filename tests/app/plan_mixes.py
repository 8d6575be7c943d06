"""Tensor tables of quants whose mix is known: what llama.cpp's quantiser makes of six models.

The rules are those of its source (`llama_tensor_get_type`): K-quants of the M kind give the more
sensitive matrices of some layers more bits, and rows that no K-quant divides fall back to a legacy
type. Shapes are the published figures of the models.
"""

from __future__ import annotations

from collections.abc import Callable

from app.plan.ggml_types import tensor_bytes
from app.plan.header import Tensor
from app.plan.placement import place
from app.plan.weights import by_place, weigh
from app.runconfig import RunConfig
from tests.app.plan_machines import gpu
from tests.app.plan_shapes import TYPE_ID

Tensors = list[tuple[str, tuple[int, ...], str]]


def more_bits(layer: int, n_layer: int) -> bool:
    """Return whether a layer gets more bits: the first and last eighth, and every third between."""
    eighth = n_layer // 8
    return layer < eighth or layer >= 7 * n_layer // 8 or (layer - eighth) % 3 == 2


def _ends(n_embd: int, n_vocab: int, kind: str, output: str | None = None) -> Tensors:
    ends: Tensors = [("token_embd.weight", (n_embd, n_vocab), kind)]
    ends.append(("output_norm.weight", (n_embd,), "F32"))
    if output:
        ends.append(("output.weight", (n_embd, n_vocab), output))
    return ends


def gemma3_1b_q8_0() -> Tensors:
    e, f, heads, head = 1152, 6912, 1024, 256
    t = _ends(e, 262144, "Q8_0")
    for i in range(26):
        b = f"blk.{i}."
        t += [(b + "attn_q.weight", (e, heads), "Q8_0")]
        t += [(b + f"attn_{x}.weight", (e, head), "Q8_0") for x in "kv"]
        t += [(b + "attn_output.weight", (heads, e), "Q8_0")]
        t += [(b + f"attn_{x}_norm.weight", (head,), "F32") for x in "qk"]
        t += [(b + f"ffn_{x}.weight", (e, f), "Q8_0") for x in ("gate", "up")]
        t += [(b + "ffn_down.weight", (f, e), "Q8_0")]
        t += [(b + f"{x}_norm.weight", (e,), "F32") for x in ("attn", "ffn", "post_a", "post_f")]
    return t


def llama32_3b_q4_k_m() -> Tensors:
    e, f, kv, n = 3072, 8192, 1024, 28
    t = [*_ends(e, 128256, "Q6_K"), ("rope_freqs.weight", (64,), "F32")]
    for i in range(n):
        b, high = f"blk.{i}.", "Q6_K" if more_bits(i, n) else "Q4_K"
        t += [(b + f"attn_{x}.weight", (e, e), "Q4_K") for x in ("q", "output")]
        t += [(b + "attn_k.weight", (e, kv), "Q4_K"), (b + "attn_v.weight", (e, kv), high)]
        t += [(b + f"ffn_{x}.weight", (e, f), "Q4_K") for x in ("gate", "up")]
        t += [(b + "ffn_down.weight", (f, e), high)]
        t += [(b + f"{x}_norm.weight", (e,), "F32") for x in ("attn", "ffn")]
    return t


def phi3_mini_q4_k_m() -> Tensors:
    e, f, n = 3072, 8192, 32
    t = _ends(e, 32064, "Q4_K", "Q6_K")
    for i in range(n):
        b = f"blk.{i}."
        t += [(b + "attn_qkv.weight", (e, 3 * e), "Q5_K")]
        t += [(b + "attn_output.weight", (e, e), "Q4_K")]
        t += [(b + "ffn_up.weight", (e, 2 * f), "Q4_K")]
        t += [(b + "ffn_down.weight", (f, e), "Q6_K" if more_bits(i, n) else "Q4_K")]
        t += [(b + f"{x}_norm.weight", (e,), "F32") for x in ("attn", "ffn")]
    return t


def phi2_q8_0() -> Tensors:
    e, f, n_vocab = 2560, 10240, 50295
    t = _ends(e, n_vocab, "Q8_0", "Q8_0")
    t += [("output.bias", (n_vocab,), "F32"), ("output_norm.bias", (e,), "F32")]
    for i in range(32):
        b = f"blk.{i}."
        shapes = {"attn_qkv": (e, 3 * e), "attn_output": (e, e), "ffn_up": (e, f)}
        for name, shape in (shapes | {"ffn_down": (f, e)}).items():
            t += [(b + f"{name}.weight", shape, "Q8_0"), (b + f"{name}.bias", shape[1:], "F32")]
        t += [(b + f"attn_norm.{x}", (e,), "F32") for x in ("weight", "bias")]
    return t


def deepseek_coder_v2_lite_q5_k_m() -> Tensors:
    e, n, dense, wide, experts = 2048, 27, 10944, 1408, 64
    t = _ends(e, 102400, "Q5_K", "Q6_K")
    for i in range(n):
        b, high = f"blk.{i}.", more_bits(i, n)
        # 1408 and 10944 are no multiples of 256: Q5_K becomes Q5_1, Q6_K becomes Q8_0.
        down = "Q8_0" if high else "Q5_1"
        t += [(b + "attn_q.weight", (e, 16 * 192), "Q5_K"), (b + "attn_norm.weight", (e,), "F32")]
        t += [(b + "attn_kv_a_mqa.weight", (e, 576), "Q5_K")]
        t += [(b + "attn_kv_a_norm.weight", (512,), "F32"), (b + "ffn_norm.weight", (e,), "F32")]
        t += [(b + "attn_kv_b.weight", (512, 16 * 256), "Q5_K")]
        t += [(b + "attn_output.weight", (2048, e), "Q5_K")]
        if i == 0:
            t += [(b + f"ffn_{x}.weight", (e, dense), "Q5_K") for x in ("gate", "up")]
            t += [(b + "ffn_down.weight", (dense, e), down)]
            continue
        t += [(b + "ffn_gate_inp.weight", (e, experts), "F32")]
        t += [(b + f"ffn_{x}_exps.weight", (e, wide, experts), "Q5_K") for x in ("gate", "up")]
        t += [(b + "ffn_down_exps.weight", (wide, e, experts), down)]
        t += [(b + f"ffn_{x}_shexp.weight", (e, 2 * wide), "Q5_K") for x in ("gate", "up")]
        t += [(b + "ffn_down_shexp.weight", (2 * wide, e), "Q6_K" if high else "Q5_K")]
    return t


def gpt_oss_20b_mxfp4() -> Tensors:
    e, experts, heads, kv = 2880, 32, 4096, 512
    t = _ends(e, 201088, "Q8_0", "Q8_0")
    for i in range(24):
        b = f"blk.{i}."
        for name, shape in {"q": (e, heads), "k": (e, kv), "v": (e, kv), "out": (heads, e)}.items():
            t += [(b + f"attn_{name}.weight", shape, "Q8_0")]
            t += [(b + f"attn_{name}.bias", shape[1:], "F32")]
        t += [(b + "attn_sinks.weight", (64,), "F32")]
        t += [(b + f"{x}_norm.weight", (e,), "F32") for x in ("attn", "post_attention")]
        t += [(b + "ffn_gate_inp.weight", (e, experts), "F32")]
        t += [(b + "ffn_gate_inp.bias", (experts,), "F32")]
        for x in ("gate", "up", "down"):
            t += [(b + f"ffn_{x}_exps.weight", (e, e, experts), "MXFP4")]
            t += [(b + f"ffn_{x}_exps.bias", (e, experts), "F32")]
    return t


MIXES: dict[str, tuple[Callable[[], Tensors], int]] = {
    "gemma3-1b-q8-8192-pre-iswa": (gemma3_1b_q8_0, 0),
    "llama32-3b-q4km-2048": (llama32_3b_q4_k_m, 0),
    "phi3-mini-q4-4096-nofa": (phi3_mini_q4_k_m, 0),
    "phi2-damysus-q8-512": (phi2_q8_0, 0),
    "deepseek-coder-v2-lite-q5km-2048": (deepseek_coder_v2_lite_q5_k_m, 0),
    "deepseek-coder-v2-lite-q5km-4096": (deepseek_coder_v2_lite_q5_k_m, 0),
    "gpt-oss-20b-mxfp4-cpumoe-131k": (gpt_oss_20b_mxfp4, 24),
}
"""Entry of the public reports -> (tensor table, layers whose experts stayed on the processor)."""


def on_the_card(entry_id: str) -> int:
    """Return the bytes of an entry's weights on its card, every layer offloaded."""
    table, n_cpu_moe = MIXES[entry_id]
    sizes = [(name, dims, TYPE_ID[kind]) for name, dims, kind in table()]
    found = weigh(Tensor(name, d, kind, 0, tensor_bytes(d, kind)) for name, d, kind in sizes)
    n = len(found.layers) - 1
    places = place(n, RunConfig(n_gpu_layers=-1), (gpu(),))
    return by_place(found, places, n_cpu_moe=n_cpu_moe, n_layer=n, mtp=False)[0]
