"""More shapes of real models, for the planner's checks against the engine's own figures."""

from __future__ import annotations

from tests.app.plan_shapes import Tensors, llama, qwen35


def _common(a, *, n_layer, n_embd, n_ff, n_head, n_kv, hd, n_vocab, n_ctx):
    return {
        "general.architecture": a,
        f"{a}.block_count": n_layer,
        f"{a}.context_length": n_ctx,
        f"{a}.embedding_length": n_embd,
        f"{a}.feed_forward_length": n_ff,
        f"{a}.attention.head_count": n_head,
        f"{a}.attention.head_count_kv": n_kv,
        f"{a}.attention.key_length": hd,
        f"{a}.attention.value_length": hd,
        f"{a}.attention.layer_norm_rms_epsilon": 1e-6,
        f"{a}.vocab_size": n_vocab,
        "tokenizer.ggml.model": "no_vocab",
    }


def _attention(b, n_embd, n_head, n_kv, hd, kind="Q4_K"):
    return [
        (b + "attn_q.weight", (n_embd, n_head * hd), kind),
        (b + "attn_k.weight", (n_embd, n_kv * hd), kind),
        (b + "attn_v.weight", (n_embd, n_kv * hd), kind),
        (b + "attn_output.weight", (n_head * hd, n_embd), kind),
    ]


def _dense(b, n_embd, n_ff, kind="Q4_K"):
    return [
        (b + "ffn_gate.weight", (n_embd, n_ff), kind),
        (b + "ffn_up.weight", (n_embd, n_ff), kind),
        (b + "ffn_down.weight", (n_ff, n_embd), kind),
    ]


def _experts(b, n_embd, n_ff, n, kind="Q4_K"):
    return [
        (b + "ffn_gate_inp.weight", (n_embd, n), "F32"),
        (b + "ffn_gate_exps.weight", (n_embd, n_ff, n), kind),
        (b + "ffn_up_exps.weight", (n_embd, n_ff, n), kind),
        (b + "ffn_down_exps.weight", (n_ff, n_embd, n), kind),
    ]


def qwen3(
    *, n_layer=36, n_embd=2560, n_ff=9728, n_head=32, n_kv=8, hd=128, n_vocab=151936, experts=0
):
    """Return a dense Qwen3 (tied), or its mixture of experts when there are any."""
    a = "qwen3moe" if experts else "qwen3"
    kv = _common(
        a,
        n_layer=n_layer,
        n_embd=n_embd,
        n_ff=n_ff,
        n_head=n_head,
        n_kv=n_kv,
        hd=hd,
        n_vocab=n_vocab,
        n_ctx=262144,
    )
    if experts:
        kv |= {f"{a}.expert_count": experts, f"{a}.expert_used_count": 8}
        kv |= {f"{a}.expert_feed_forward_length": 768}
    t: Tensors = [("token_embd.weight", (n_embd, n_vocab), "Q6_K")]
    t += [("output_norm.weight", (n_embd,), "F32")]
    for i in range(n_layer):
        b = f"blk.{i}."
        t += [(b + "attn_norm.weight", (n_embd,), "F32"), (b + "ffn_norm.weight", (n_embd,), "F32")]
        t += _attention(b, n_embd, n_head, n_kv, hd)
        t += [(b + "attn_q_norm.weight", (hd,), "F32"), (b + "attn_k_norm.weight", (hd,), "F32")]
        t += _experts(b, n_embd, 768, experts) if experts else _dense(b, n_embd, n_ff)
    return kv, t


def gemma3(*, n_layer=34, n_embd=2560, n_ff=10240, n_head=8, n_kv=4, hd=256, n_vocab=262144):
    """Return a Gemma 3: five layers of six slide over 1024 tokens; tied."""
    a = "gemma3"
    kv = _common(
        a,
        n_layer=n_layer,
        n_embd=n_embd,
        n_ff=n_ff,
        n_head=n_head,
        n_kv=n_kv,
        hd=hd,
        n_vocab=n_vocab,
        n_ctx=131072,
    )
    kv[f"{a}.attention.sliding_window"] = 1024
    t: Tensors = [("token_embd.weight", (n_embd, n_vocab), "Q6_K")]
    t += [("output_norm.weight", (n_embd,), "F32")]
    for i in range(n_layer):
        b = f"blk.{i}."
        norms = ("attn_norm", "post_attention_norm", "ffn_norm", "post_ffw_norm")
        t += [(b + norm + ".weight", (n_embd,), "F32") for norm in norms]
        t += _attention(b, n_embd, n_head, n_kv, hd)
        t += [(b + "attn_q_norm.weight", (hd,), "F32"), (b + "attn_k_norm.weight", (hd,), "F32")]
        t += _dense(b, n_embd, n_ff)
    return kv, t


def gpt_oss(*, n_layer=24, n_embd=2880, n_head=64, n_kv=8, hd=64, n_vocab=201088, experts=32):
    """Return a gpt-oss: every second layer slides over 128 tokens, experts with biases."""
    a = "gpt-oss"
    kv = _common(
        a,
        n_layer=n_layer,
        n_embd=n_embd,
        n_ff=n_embd,
        n_head=n_head,
        n_kv=n_kv,
        hd=hd,
        n_vocab=n_vocab,
        n_ctx=131072,
    )
    kv |= {
        f"{a}.attention.sliding_window": 128,
        f"{a}.expert_count": experts,
        f"{a}.expert_used_count": 4,
        f"{a}.expert_feed_forward_length": n_embd,
    }
    t: Tensors = [("token_embd.weight", (n_embd, n_vocab), "Q8_0")]
    t += [("output_norm.weight", (n_embd,), "F32"), ("output.weight", (n_embd, n_vocab), "Q8_0")]
    for i in range(n_layer):
        b = f"blk.{i}."
        t += [(b + "attn_norm.weight", (n_embd,), "F32")]
        t += [(b + "post_attention_norm.weight", (n_embd,), "F32")]
        t += _attention(b, n_embd, n_head, n_kv, hd, "Q8_0")
        t += [(b + "attn_sinks.weight", (n_head,), "F32")]
        t += [(b + "attn_q.bias", (n_head * hd,), "F32"), (b + "attn_k.bias", (n_kv * hd,), "F32")]
        t += [(b + "attn_v.bias", (n_kv * hd,), "F32"), (b + "attn_output.bias", (n_embd,), "F32")]
        t += _experts(b, n_embd, n_embd, experts, "MXFP4")
        t += [(b + "ffn_gate_inp.bias", (experts,), "F32")]
        t += [(b + f"ffn_{x}_exps.bias", (n_embd, experts), "F32") for x in ("gate", "up", "down")]
    return kv, t


def qwen35moe(n_embd=2048, n_layer=40, experts=256, n_ff=512):
    """Return a Qwen3.5-35B-A3B: hybrid, 8 of 256 experts and a shared one, with an MTP layer."""
    a = "qwen35moe"
    kv, dense = qwen35(n_embd=n_embd, n_ff=n_ff, n_layer=n_layer, n_kv=2)
    kv = {key.replace("qwen35.", f"{a}."): value for key, value in kv.items()}
    kv |= {
        "general.architecture": a,
        f"{a}.expert_count": experts,
        f"{a}.expert_used_count": 8,
        f"{a}.expert_feed_forward_length": n_ff,
        f"{a}.expert_shared_feed_forward_length": n_ff,
    }
    t: Tensors = []
    for name, shape, kind in dense:
        if "ffn_gate" in name:
            b = name[: name.index("ffn_gate")]
            t += _experts(b, n_embd, n_ff, experts)
            t += [(b + "ffn_gate_inp_shexp.weight", (n_embd,), "F32")]
            t += [(b + "ffn_gate_shexp.weight", (n_embd, n_ff), "Q8_0")]
            t += [(b + "ffn_up_shexp.weight", (n_embd, n_ff), "Q8_0")]
            t += [(b + "ffn_down_shexp.weight", (n_ff, n_embd), "Q8_0")]
        elif "ffn_" not in name:
            t.append((name, shape, kind))
    return kv, t


def deepseek2(n_layer=27, n_embd=2048, n_head=16, n_vocab=102400, experts=64):
    """Return a DeepSeek-V2-Lite: compressed attention (MLA), one dense layer, then experts."""
    a = "deepseek2"
    kv = _common(
        a,
        n_layer=n_layer,
        n_embd=n_embd,
        n_ff=10944,
        n_head=n_head,
        n_kv=1,
        hd=576,
        n_vocab=n_vocab,
        n_ctx=163840,
    )
    kv |= {
        f"{a}.attention.value_length": 512,
        f"{a}.attention.key_length_mla": 192,
        f"{a}.attention.value_length_mla": 128,
        f"{a}.attention.kv_lora_rank": 512,
        f"{a}.rope.dimension_count": 64,
        f"{a}.rope.freq_base": 10000.0,
        f"{a}.leading_dense_block_count": 1,
        f"{a}.expert_count": experts,
        f"{a}.expert_used_count": 6,
        f"{a}.expert_shared_count": 2,
        f"{a}.expert_feed_forward_length": 1408,
        f"{a}.expert_weights_scale": 1.0,
        f"{a}.expert_gating_func": 1,
    }
    t: Tensors = [("token_embd.weight", (n_embd, n_vocab), "Q4_K")]
    t += [("output_norm.weight", (n_embd,), "F32"), ("output.weight", (n_embd, n_vocab), "Q6_K")]
    for i in range(n_layer):
        b = f"blk.{i}."
        t += [(b + "attn_norm.weight", (n_embd,), "F32"), (b + "ffn_norm.weight", (n_embd,), "F32")]
        t += [(b + "attn_q.weight", (n_embd, n_head * 192), "Q4_K")]
        t += [(b + "attn_kv_a_mqa.weight", (n_embd, 576), "Q4_K")]
        t += [(b + "attn_kv_a_norm.weight", (512,), "F32")]
        t += [(b + "attn_k_b.weight", (128, 512, n_head), "Q8_0")]
        t += [(b + "attn_v_b.weight", (512, 128, n_head), "Q8_0")]
        t += [(b + "attn_output.weight", (n_head * 128, n_embd), "Q4_K")]
        if i == 0:
            t += _dense(b, n_embd, 10944, "Q8_0")
            continue
        t += _experts(b, n_embd, 1408, experts, "Q8_0")
        t += [(b + "ffn_gate_shexp.weight", (n_embd, 2816), "Q4_K")]
        t += [(b + "ffn_up_shexp.weight", (n_embd, 2816), "Q4_K")]
        t += [(b + "ffn_down_shexp.weight", (2816, n_embd), "Q4_K")]
    return kv, t


def mamba2(n_layer=64, n_embd=2560, d_state=128, n_vocab=50288):
    """Return a Mamba 2 of 2.7 billion weights: no attention at all, tied."""
    a, inner = "mamba2", 2 * n_embd
    head, conv = inner // 64, inner + 2 * d_state
    kv = {
        "general.architecture": a,
        f"{a}.block_count": n_layer,
        f"{a}.context_length": 1048576,
        f"{a}.embedding_length": n_embd,
        f"{a}.feed_forward_length": 0,
        f"{a}.attention.head_count": 0,
        f"{a}.attention.layer_norm_rms_epsilon": 1e-5,
        f"{a}.ssm.conv_kernel": 4,
        f"{a}.ssm.inner_size": inner,
        f"{a}.ssm.state_size": d_state,
        f"{a}.ssm.time_step_rank": head,
        f"{a}.ssm.group_count": 1,
        f"{a}.vocab_size": n_vocab,
        "tokenizer.ggml.model": "no_vocab",
    }
    t: Tensors = [("token_embd.weight", (n_embd, n_vocab), "Q4_K")]
    t += [("output_norm.weight", (n_embd,), "F32")]
    for i in range(n_layer):
        b = f"blk.{i}."
        t += [(b + "attn_norm.weight", (n_embd,), "F32")]
        t += [(b + "ssm_in.weight", (n_embd, inner + conv + head), "Q4_K")]
        t += [(b + "ssm_conv1d.weight", (4, conv), "F32"), (b + "ssm_conv1d.bias", (conv,), "F32")]
        t += [(b + "ssm_dt.bias", (head,), "F32")]
        t += [(b + "ssm_a", (1, head), "F32"), (b + "ssm_d", (1, head), "F32")]
        t += [(b + "ssm_norm.weight", (inner, 1), "F32")]
        t += [(b + "ssm_out.weight", (inner, n_embd), "Q4_K")]
    return kv, t


def lfm2(n_layer=16, n_embd=2048, n_ff=8192, n_head=32, n_kv=8, n_vocab=65536):
    """Return an LFM2 of 1.2 billion weights: short convolutions, six layers of attention, tied."""
    a, hd, full = "lfm2", n_embd // n_head, {2, 5, 8, 10, 12, 14}
    kv = _common(
        a,
        n_layer=n_layer,
        n_embd=n_embd,
        n_ff=n_ff,
        n_head=n_head,
        n_kv=n_kv,
        hd=hd,
        n_vocab=n_vocab,
        n_ctx=128000,
    )
    kv[f"{a}.attention.head_count_kv"] = tuple(n_kv if i in full else 0 for i in range(n_layer))
    kv |= {f"{a}.shortconv.l_cache": 3, f"{a}.rope.freq_base": 1e6}
    t: Tensors = [("token_embd.weight", (n_embd, n_vocab), "Q6_K")]
    t += [("token_embd_norm.weight", (n_embd,), "F32")]
    for i in range(n_layer):
        b = f"blk.{i}."
        t += [(b + "attn_norm.weight", (n_embd,), "F32"), (b + "ffn_norm.weight", (n_embd,), "F32")]
        t += _dense(b, n_embd, n_ff)
        if i in full:
            t += _attention(b, n_embd, n_head, n_kv, hd)
            t += [(b + "attn_q_norm.weight", (hd,), "F32")]
            t += [(b + "attn_k_norm.weight", (hd,), "F32")]
        else:
            t += [(b + "shortconv.conv.weight", (3, n_embd), "F32")]
            t += [(b + "shortconv.in_proj.weight", (n_embd, 3 * n_embd), "Q4_K")]
            t += [(b + "shortconv.out_proj.weight", (n_embd, n_embd), "Q4_K")]
    return kv, t


SHAPES = {
    "qwen35-9b": qwen35,
    "qwen35-27b": lambda: qwen35(n_embd=5120, n_ff=17408, n_layer=64, n_head=24, n_v=48),
    "qwen35-0.8b": lambda: qwen35(
        n_embd=1024, n_ff=3584, n_layer=24, n_head=8, n_kv=2, n_v=16, tied=True
    ),
    "qwen35-small": lambda: qwen35(
        n_embd=256, n_ff=512, n_layer=8, n_head=4, n_kv=1, hd=64, d_state=64, n_v=8, n_k=4,
        n_vocab=320, n_ctx=32768,
    ),
    "llama-8b": llama,
    "llama-3b": lambda: llama(n_layer=28, n_embd=3072, n_ff=8192, n_head=24),
    "qwen3-4b": qwen3,
    "qwen3-8b": lambda: qwen3(n_embd=4096, n_ff=12288),
    "gemma3-4b": gemma3,
    "gemma3-27b": lambda: gemma3(n_layer=62, n_embd=5376, n_ff=21504, n_head=32, n_kv=16, hd=128),
    "qwen3moe-30b": lambda: qwen3(n_layer=48, n_embd=2048, n_ff=6144, n_kv=4, experts=128),
    "gpt-oss-20b": gpt_oss,
    "qwen35moe-35b": qwen35moe,
}  # fmt: skip
"""Name -> builder; tests/data/memory/dry_runs.json holds what the engine says about each."""

ASKED = {"deepseek2-lite": deepseek2, "mamba2-2.7b": mamba2, "lfm2-1.2b": lfm2}
"""Shapes whose figures are asked of the engine in the test itself."""
