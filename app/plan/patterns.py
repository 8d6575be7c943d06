"""Which layers slide, recur or keep a full cache, per architecture, as llama.cpp b11312 decides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from app.plan.header import Header, KvValue


class Sliding(NamedTuple):
    """Every `period`-th layer is full; `full_first`: the first of each period instead of the last.

    `window` is used where the file names none; `fixed` is used whatever the file says.
    """

    period: int
    full_first: bool = False
    window: int = 0
    fixed: int = 0


SLIDING: dict[str, Sliding] = {
    "afmoe": Sliding(4),
    "cohere2": Sliding(4),
    "cohere2moe": Sliding(4, full_first=True),
    "exaone-moe": Sliding(4, window=128),
    "exaone4": Sliding(4, window=4096),
    "gemma2": Sliding(2, window=4096),
    "gemma3": Sliding(6),
    "gemma3n": Sliding(5),
    "gpt-oss": Sliding(2),
    "laguna": Sliding(4, full_first=True),
    "llama4": Sliding(4, fixed=8192),
    "mellum": Sliding(4),
    "muse-glimmer": Sliding(4),
    "olmo2": Sliding(4),
    "plamo3": Sliding(8),
    "smallthinker": Sliding(4, full_first=True, fixed=4096),
}
SLIDING_BY_LIST = frozenset({"gemma4", "granite_swa", "maple", "mimo2", "spark2_5", "step35"})
"""Architectures that slide only where their own per-layer list says so."""

RECURRENT = frozenset({"mamba", "mamba2", "rwkv6", "rwkv6qwen2", "rwkv7", "arwkv7"})
HYBRID_BY_INTERVAL = frozenset({"qwen3next", "qwen35", "qwen35moe"})
HYBRID_BY_KV_HEADS = frozenset({"granitehybrid", "jamba", "lfm2", "lfm2moe", "plamo2"})
HYBRID_NEMOTRON = frozenset({"nemotron_h", "nemotron_h_moe"})
HYBRID_PARALLEL = frozenset({"falcon-h1"})
ROLLBACK = frozenset({"qwen35", "qwen35moe", "nemotron_h", "nemotron_h_moe", "lfm2", "lfm2moe"})
"""Recurrent architectures whose state can be rolled back (n_rs_seq is 0 elsewhere)."""

PLAIN = frozenset(
    """
    llama llama4 deci falcon grok gpt2 gptj gptneox mpt baichuan starcoder refact bloom stablelm
    qwen qwen2 qwen2moe qwen2vl qwen3 qwen3moe qwen3vl qwen3vlmoe phi2 phi3 phimoe plamo plamo3
    codeshell orion internlm2 minicpm minicpm3 gemma gemma2 gemma3 gemma3n gemma4 starcoder2 maple
    xverse command-r cohere2 cohere2moe dbrx olmo olmo2 olmoe muse-glimmer openelm arctic deepseek
    deepseek2 chatglm glm4 glm4moe bitnet jais jais2 nemotron exaone exaone4 exaone-moe granite
    granitemoe granite_swa chameleon plm bailingmoe bailingmoe2 dots1 arcee afmoe laguna ernie4_5
    ernie4_5-moe hunyuan-moe hunyuan-dense hy_v3 smollm3 gpt-oss smallthinker seed_oss grovemoe
    apertus minimax-m2 pangu-embedded mistral3 mistral4 mimo2 step35 spark2_5 maincoder mellum
    nanbeige
    """.split()  # noqa: SIM905 - a hundred names read better as text
)
"""Architectures with the ordinary KV cache, with or without a sliding window."""

KNOWN = (
    PLAIN | RECURRENT | HYBRID_BY_INTERVAL | HYBRID_BY_KV_HEADS | HYBRID_NEMOTRON | HYBRID_PARALLEL
)
"""Architectures whose caches the formulas give exactly."""


def sliding_layers(header: Header, n_layer: int, n_all: int) -> tuple[frozenset[int], int]:
    """Return (layers with a sliding window, window in tokens); empty and 0 where none slides."""
    arch = header.architecture
    window = header.integer(f"{arch}.attention.sliding_window")
    listed = header.kv.get(f"{arch}.attention.sliding_window_pattern")
    if arch == "lfm2":
        return (frozenset(attention_layers(header, n_layer)), window) if window else _NONE
    rule = SLIDING.get(arch)
    if arch in SLIDING_BY_LIST:
        rule = Sliding(1)
    if rule is None or window == 0 or (arch == "exaone4" and n_layer != 64 and not window):
        return _NONE
    window = rule.fixed or window or rule.window
    if not window:
        return _NONE
    if isinstance(listed, tuple):
        return frozenset(i for i, on in enumerate(listed[:n_all]) if on), window
    period = listed if isinstance(listed, int) and not isinstance(listed, bool) else rule.period
    return _periodic(period, n_layer, full_first=rule.full_first), window


def recurrent_layers(header: Header, n_layer: int) -> frozenset[int]:
    """Return the layers that keep a fixed-size state."""
    arch = header.architecture
    everything = frozenset(range(n_layer))
    if arch in RECURRENT or arch in HYBRID_PARALLEL:
        return everything
    if arch in HYBRID_BY_INTERVAL:
        listed = header.kv.get(f"{arch}.attention.recurrent_layers")
        if isinstance(listed, tuple):
            return frozenset(i for i, on in enumerate(listed[:n_layer]) if on)
        interval = header.integer(f"{arch}.full_attention_interval") or 4
        return frozenset(i for i in range(n_layer) if (i + 1) % interval)
    if arch in HYBRID_BY_KV_HEADS:
        heads = per_layer(header.kv, f"{arch}.attention.head_count_kv", n_layer)
        return frozenset(i for i in range(n_layer) if heads[i] == 0)
    if arch in HYBRID_NEMOTRON:
        heads = per_layer(header.kv, f"{arch}.attention.head_count_kv", n_layer)
        widths = per_layer(header.kv, f"{arch}.feed_forward_length", n_layer)
        return frozenset(i for i in range(n_layer) if not heads[i] and not widths[i])
    return frozenset()


def attention_layers(header: Header, n_layer: int) -> tuple[int, ...]:
    """Return the trunk layers that keep keys and values of their own."""
    arch = header.architecture
    if arch in RECURRENT:
        return ()
    if arch in HYBRID_PARALLEL:
        return tuple(range(n_layer))
    recurrent = recurrent_layers(header, n_layer)
    layers = [i for i in range(n_layer) if i not in recurrent]
    if arch in HYBRID_NEMOTRON:
        widths = per_layer(header.kv, f"{arch}.feed_forward_length", n_layer)
        layers = [i for i in layers if not widths[i]]
    if arch == "gemma3n":
        layers = [i for i in layers if i < 20]
    if arch == "gemma4":
        shared = header.integer(f"{arch}.attention.shared_kv_layers") or 0
        layers = [i for i in layers if i < n_layer - shared]
    return tuple(layers)


def per_layer(kv: Mapping[str, KvValue], key: str, n_all: int, default: int = 0) -> Sequence[int]:
    """Return one number per layer from a scalar or an array; `default` where the file is silent."""
    value = kv.get(key)
    if isinstance(value, int):
        return [int(value)] * n_all
    if isinstance(value, tuple):
        numbers = [int(v) if isinstance(v, int) else default for v in value[:n_all]]
        return numbers + [default] * (n_all - len(numbers))
    return [default] * n_all


def _periodic(period: int, n_layer: int, *, full_first: bool) -> frozenset[int]:
    if period <= 0:
        return frozenset(range(n_layer))
    full = 0 if full_first else period - 1
    return frozenset(i for i in range(n_layer) if i % period != full)


_NONE: tuple[frozenset[int], int] = (frozenset(), 0)
