"""What differs between two configurations, in a person's words."""

from __future__ import annotations

import re

from app.runconfig import RunConfig
from app.values.base import Value

_LONG_NUMBER = re.compile(r"(?<![\w.,])\d{4,}(?!\w|[.,]\d)")
_WORDS = {
    "n_ctx": "context",
    "n_batch": "batch",
    "n_ubatch": "micro-batch",
    "n_seq_max": "conversations",
    "type_k": "keys",
    "type_v": "values",
    "n_gpu_layers": "layers on the card",
    "devices": "cards",
    "split_mode": "split",
    "tensor_split": "shares",
    "rpc": "other computers",
    "main_gpu": "main card",
    "n_cpu_moe": "layers with experts in computer memory",
    "mtp": "drafting",
    "on": "drafting",
    "draft_max": "draft tokens",
    "pinned_host": "pinned memory",
    "cuda_graphs": "CUDA graphs",
    "flash_attn": "flash attention",
    "mmap": "mapped file",
    "mlock": "locked memory",
    "cache_ram_bytes": "prompt cache",
    "checkpoint_bytes": "checkpoints",
}


def describe_change(old: RunConfig, new: RunConfig) -> str:
    """Say what differs: '4096 -> 512', or with names where the values differ from each other."""
    named = _differences(old, new)
    steps = dict.fromkeys(f"{before} -> {after}" for _, before, after in named)
    if len(steps) == 1:
        return next(iter(steps))
    return ", ".join(f"{name} {before} -> {after}" for name, before, after in named)


def separated(text: str) -> str:
    """Return `text` with its long numbers as a person reads them: 4,096; names stay."""
    return _LONG_NUMBER.sub(lambda found: f"{int(found[0]):,}", text)


def _differences(old: Value, new: Value) -> list[tuple[str, str, str]]:
    found: list[tuple[str, str, str]] = []
    for name in type(old).model_fields:
        before, after = getattr(old, name), getattr(new, name)
        if isinstance(before, Value) and isinstance(after, Value):
            found += _differences(before, after)
        elif before != after:
            found.append((_WORDS.get(name, name), _shown(name, before), _shown(name, after)))
    return found


def _shown(name: str, value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if name == "n_gpu_layers" and value == -1:
        return "all"
    if name.endswith("_bytes") and isinstance(value, int):
        return f"{value >> 20} MiB" if value else "off"
    if name == "devices" and isinstance(value, tuple):
        cards = len(value)
        return {0: "all", 1: "1 card"}.get(cards, f"{cards} cards")
    if isinstance(value, tuple):
        return " ".join(str(item) for item in value) or "all"
    return str(value)
