"""How this engine and llama.cpp speak of devices that another computer lends."""

from __future__ import annotations

SIGNATURES: tuple[tuple[str, str], ...] = (
    (
        "rpc-unreachable",
        r"No other computer (?:answers|was asked for its cards) at (?P<endpoint>\d[\d.]*:\d+)",
    ),
    ("rpc-unreachable", r"Failed to connect to (?:RPC server at )?(?P<endpoint>\d[\d.]*:\d+)"),
    (
        "rpc-version",
        r"other computer at (?P<endpoint>\d[\d.]*:\d+) has llama\.cpp (?P<theirs>[\w-]+), this one (?P<ours>[\w-]+)",
    ),
    ("rpc-version", r"What answers for (?P<endpoint>\d[\d.]*:\d+) does not say which llama\.cpp"),
    ("rpc-version", r"\bRPC\b.{0,24}\b(?:protocol |server )?version\b.{0,40}mismatch"),
    ("rpc-silent", r"Nobody answers at (?P<endpoint>\d[\d.]*:\d+) any more"),
    ("rpc-lost", r"Remote RPC server crashed or returned malformed response"),
)
