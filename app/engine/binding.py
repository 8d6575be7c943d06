"""The binding's tables of functions without the rest of its package, which nobody here uses.

`llama_cpp/__init__.py` imports a chat server's worth of modules: a fifth of a worker's start. An
empty package of the same name and folder in its place lets `llama_cpp.llama_cpp` be imported alone.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import re
import sys
from pathlib import Path

_VERSION = re.compile(r'^__version__ = "([^"]+)"', re.MULTILINE)


def _no_debugger() -> None:
    """Keep the library from starting a debugger when it aborts, which it decides when it is opened.

    That one takes seconds, and its thousand lines push out the one that says why.
    """
    os.environ["GGML_NO_BACKTRACE"] = "1"


def _prepare() -> str:
    """Put the package in place, unless it is there; return its version."""
    spec = importlib.util.find_spec("llama_cpp")
    source = Path(spec.origin) if spec and spec.origin else None
    if "llama_cpp" not in sys.modules and spec is not None and source and source.is_file():
        found = _VERSION.search(source.read_text("utf-8"))
        if found is not None:
            package = importlib.util.module_from_spec(spec)
            package.__version__ = found[1]  # type: ignore[attr-defined]
            sys.modules["llama_cpp"] = package
    return str(getattr(importlib.import_module("llama_cpp"), "__version__", ""))


_no_debugger()
VERSION = _prepare()
