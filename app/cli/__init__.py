"""The command line: the same powers as the window, with JSON for scripts."""

from __future__ import annotations

from app.cli.main import main

__all__ = ["main"]
