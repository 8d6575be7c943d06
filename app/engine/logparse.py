"""What the engine did, read back from its own log lines."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from app.values.receipt import BufferLine

_MIB = 1 << 20
_BUFFER = re.compile(
    r"^(?P<who>\w+): +(?P<device>\S.*?) +(?P<kind>model|KV|RS|compute|output) buffer size = +(?P<mib>[\d.]+) MiB"
)
_KV_SIZE = re.compile(
    r"^llama_kv_cache\w*: size = +[\d.]+ MiB \( *(?P<cells>\d+) cells, +(?P<layers>\d+) layers, +"
    r"\d+/(?P<streams>\d+) seqs\), K \((?P<type_k>\w+)\): +(?P<k>[\d.]+) MiB, V \((?P<type_v>\w+)\): +"
    r"(?P<v>[\d.]+) MiB"
)
_OFFLOADED = re.compile(r"offloaded \d+/(?P<total>\d+) layers to GPU")
_ASSIGNED = re.compile(r"^load_tensors: layer +\d+ assigned to device (?P<device>\S+?),")
_FLASH = re.compile(r"^llama_context: flash_attn += (?P<state>\w+)")
_KINDS = {
    "model": "weights",
    "KV": "kv",
    "RS": "recurrent",
    "compute": "compute",
    "output": "output",
}
_BLOCKS = {
    "f32": (1, 4),
    "f16": (1, 2),
    "bf16": (1, 2),
    "q8_0": (32, 34),
    "q5_1": (32, 24),
    "q5_0": (32, 22),
    "q4_1": (32, 20),
    "q4_0": (32, 18),
    "iq4_nl": (32, 18),
}
"""Elements and bytes of one block."""
_ROW = 32
"""Every model's key and value rows are multiples of this many elements."""


@dataclass(slots=True)
class Seen:
    """What the lines of one model or one context say; sizes are rounded to 0.01 MiB."""

    rounded: dict[tuple[str, str], int] = field(default_factory=dict)
    kv_bytes: int = 0
    kv_layers: int = 0
    type_k: str = ""
    type_v: str = ""
    layers_total: int = 0
    flash_attn: bool = False
    layers_on: dict[str, int] = field(default_factory=dict)
    """Layers per device, the output counted as one."""

    def of_kind(self, kind: str) -> dict[str, int]:
        """Return bytes per device of one kind."""
        return {device: size for (k, device), size in self.rounded.items() if k == kind}


def read(lines: Iterable[str]) -> Seen:
    """Return what `lines` say; lines about anything else are passed over."""
    seen = Seen()
    for line in lines:
        if found := _BUFFER.match(line):
            key = (_KINDS[found["kind"]], found["device"])
            seen.rounded[key] = seen.rounded.get(key, 0) + _bytes(found["mib"])
        elif found := _KV_SIZE.match(line):
            seen.type_k, seen.type_v = found["type_k"], found["type_v"]
            seen.kv_bytes += _kv(found, "k") + _kv(found, "v")
            seen.kv_layers += int(found["layers"])
        elif found := _OFFLOADED.search(line):
            seen.layers_total = int(found["total"])
        elif found := _ASSIGNED.match(line):
            seen.layers_on[found["device"]] = seen.layers_on.get(found["device"], 0) + 1
        elif found := _FLASH.match(line):
            seen.flash_attn = found["state"] == "enabled"
    return seen


def rounded_lines(seen: Seen, context: str) -> tuple[BufferLine, ...]:
    """Return the buffers as the log gives them, for systems where nothing better is known."""
    return tuple(
        BufferLine.model_validate(
            {"context": context, "kind": kind, "device": device, "bytes": size}
        )
        for (kind, device), size in sorted(seen.rounded.items())
        if size and kind != "output"
    )


def last_error(lines: Iterable[str]) -> str:
    """Return the most telling line of a failure: the first that names it, else the last."""
    signs = ("error", "failed", "insufficient", "unable", "corrupt", "cannot", "not found")
    kept = list(lines)
    telling = [line for line in kept if any(sign in line.lower() for sign in signs)]
    return telling[0] if telling else (kept[-1] if kept else "")


def _kv(found: re.Match[str], part: str) -> int:
    """Return exact bytes: the multiple of one row of blocks that the rounded figure stands for."""
    elements, size = _BLOCKS.get(found[f"type_{part}"], (1, 4))
    cells = int(found["cells"]) * int(found["layers"]) * int(found["streams"])
    granule = cells * _ROW // elements * size
    return round(_bytes(found[part]) / granule) * granule if granule else 0


def _bytes(mib: str) -> int:
    return round(float(mib) * _MIB)
