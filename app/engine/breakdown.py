"""Exact bytes of a context's buffers, from llama.cpp's own account of them.

`llama_get_memory_breakdown` returns a `std::map` by value and has no C symbol. With libstdc++
(Linux) that map is 48 bytes behind a hidden pointer, and its nodes can be walked; elsewhere the
log's rounded figures must do.
"""

from __future__ import annotations

import ctypes
import sys
from dataclasses import dataclass

from app.engine import llama

_SYMBOL = "_Z26llama_get_memory_breakdownPK13llama_context"
_MAP_BYTES, _HEADER, _LEFT, _COUNT = 48, 8, 16, 40
_KEY, _VALUES = 32, 40
_MOST_NODES = 64


@dataclass(frozen=True, slots=True)
class Share:
    """Bytes of one buffer type: weights, caches with recurrent state, compute buffers."""

    device: str
    model: int
    context: int
    compute: int


def breakdown(context: llama.ContextHandle) -> tuple[Share, ...] | None:
    """Return what `context` takes of each buffer type; None where it cannot be known exactly."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        account = getattr(llama.LIB, _SYMBOL)
        standard = ctypes.CDLL("libstdc++.so.6")
        increment, delete = (
            standard._ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base,  # noqa: SLF001 - mangled
            standard._ZdlPv,  # noqa: SLF001 - operator delete
        )
    except (AttributeError, OSError):
        return None
    increment.argtypes, increment.restype = [ctypes.c_void_p], ctypes.c_void_p
    delete.argtypes, delete.restype = [ctypes.c_void_p], None
    account.argtypes, account.restype = [ctypes.c_void_p, ctypes.c_void_p], ctypes.c_void_p
    room = (ctypes.c_uint8 * _MAP_BYTES)()
    account(ctypes.addressof(room), context)
    head = ctypes.addressof(room) + _HEADER
    count = _word(ctypes.addressof(room) + _COUNT)
    if count > _MOST_NODES:
        return None
    nodes: list[int] = []
    node = _word(head + _LEFT)
    while node != head and len(nodes) < count:
        nodes.append(node)
        node = increment(node)
    shares = tuple(_share(node) for node in nodes)
    for node in nodes:
        delete(node)
    return shares


def _share(node: int) -> Share:
    base = llama.ggml_base
    base.ggml_backend_buft_name.argtypes = [ctypes.c_void_p]
    base.ggml_backend_buft_name.restype = ctypes.c_char_p
    name: bytes = base.ggml_backend_buft_name(_word(node + _KEY))
    model, context, compute = (_word(node + _VALUES + 8 * i) for i in range(3))
    return Share(name.decode("utf-8", "replace"), model, context, compute)


def _word(address: int) -> int:
    return ctypes.c_uint64.from_address(address).value
