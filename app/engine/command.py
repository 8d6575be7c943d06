"""How a worker of this very program is started."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

import app
from app.engine.confine import secrets
from app.process import frozen

ABORT_MARK = "plimsoll-abort: "
"""Begins the line on a worker's fd 2 that carries the message of a `GGML_ABORT`."""


def worker_command(*arguments: str) -> list[str]:
    """Return the command line of a worker."""
    arguments = ("--parent", str(os.getpid()), *arguments)
    if frozen():
        return [sys.executable, "engine-host", *arguments]
    # -P: a folder `app` in the current directory must not be taken for ours.
    return [sys.executable, "-P", "-m", "app.engine.host", *arguments]


def worker_env(extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return the environment of a worker: ours without secrets, with our own source findable."""
    hidden = secrets(os.environ)
    env = {name: value for name, value in os.environ.items() if name not in hidden}
    # Looking through every installed package for plugins takes a tenth of the start; none is ours.
    env["PYDANTIC_DISABLE_PLUGINS"] = "1"
    env |= extra or {}
    root = Path(app.__file__).parent.parent
    if not frozen() and root.name not in ("site-packages", "dist-packages"):
        known = [path for path in env.get("PYTHONPATH", "").split(os.pathsep) if path]
        env["PYTHONPATH"] = os.pathsep.join([str(root), *known])
    return env
