"""The programs of packaging/, which is a folder and no package, as modules."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import ModuleType

FOLDER = Path(__file__).resolve().parents[2] / "packaging"


def program(name: str) -> ModuleType:
    """Return the module of packaging/`name`.py."""
    sys.path.append(str(FOLDER))
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(str(FOLDER))
