"""Faults on purpose, in a worker started with `--allow-faults`: tests of the parent's side."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable
from typing import Literal

How = Literal["abort", "assert", "segv", "hang", "hold-gil", "garbage", "exit"]
EXIT_CODE = 7
_FOREVER = 1 << 30


def provoke(how: How, raw: Callable[[bytes], None]) -> None:
    """Provoke one fault on the calling thread; `raw` writes on the protocol's pipe."""
    match how:
        case "abort":
            os.abort()
        case "assert":
            _assert()
        case "segv":
            ctypes.string_at(0)
        case "hang":
            hang()
        case "hold-gil":
            _hold_gil()
        case "garbage":
            raw(b"ggml_backend: this is no JSON\n")
        case "exit":
            os._exit(EXIT_CODE)


def hang() -> None:
    """Sleep in a C call, as a stuck driver does: the heartbeat goes on."""
    ctypes.CDLL(None).sleep(_FOREVER)


class _InitParams(ctypes.Structure):
    """struct ggml_init_params."""

    _fields_ = (
        ("mem_size", ctypes.c_size_t),
        ("mem_buffer", ctypes.c_void_p),
        ("no_alloc", ctypes.c_bool),
    )


def _assert() -> None:
    """Run into a real `GGML_ASSERT`, the one of a graph that finds no host memory."""
    from app.engine import llama  # noqa: PLC0415 - only a worker that serves has it loaded

    llama.ggml_base.ggml_init.argtypes = [_InitParams]
    llama.ggml_base.ggml_init(_InitParams(1 << 60, None, False))  # noqa: FBT003 - C struct


def _hold_gil() -> None:
    """Sleep in a C call that keeps Python's lock: nothing of Python runs any more."""
    ctypes.PyDLL(None).sleep(_FOREVER)
