"""Repositories on a loopback Hub whose files are headers of real models' shapes, with vocabularies."""

from __future__ import annotations

from pathlib import Path

from tests.app import plan_shapes
from tests.sim.hub import LoopbackHub

REPO = "maker/Small-GGUF"
N_VOCAB = 40_000
SMALL = {"n_embd": 256, "n_ff": 512, "n_layer": 8, "n_head": 4, "n_kv": 1, "hd": 64}
WEIGHTS = {"Q8_0": "Q8_0", "Q6_K": "Q6_K", "Q4_K_M": "Q4_K", "Q2_K": "Q2_K"}
"""Quant -> type of every matrix."""


def small(weights="Q4_K", *, n_vocab=N_VOCAB, **more):
    """Return (kv, tensors) of a small hybrid model whose vocabulary fills most of its header."""
    shape = {**SMALL, "d_state": 64, "n_v": 8, "n_k": 4, "n_ctx": 32768, "name": "Small"} | more
    kv, tensors = plan_shapes.qwen35(n_vocab=n_vocab, **shape)
    arch, quantised = (
        "qwen35",
        [(name, dims, kind if kind == "F32" else weights) for name, dims, kind in tensors],
    )
    tail = {key: kv.pop(key) for key in ("tokenizer.ggml.model", f"{arch}.vocab_size")}
    kv |= tail
    kv["tokenizer.ggml.tokens"] = tuple(f"token {n:06}" for n in range(n_vocab))
    kv["tokenizer.ggml.token_type"] = (1,) * n_vocab
    kv["tokenizer.ggml.merges"] = tuple(f"left{n:06} right" for n in range(n_vocab))
    kv["tokenizer.ggml.eos_token_id"] = 2
    return kv, quantised


def fill(hub: LoopbackHub, folder: Path, repo: str = REPO, **more) -> None:
    """Put one file per quant of WEIGHTS into a repository."""
    for quant, kind in WEIGHTS.items():
        kv, tensors = small(kind, **more)
        # Real files differ a little before their vocabulary, too.
        kv = {"general.quantized_by": quant * 3, **kv}
        hub.add(
            repo, f"Small-{quant}.gguf", plan_shapes.write(folder / f"{quant}.gguf", kv, tensors)
        )
