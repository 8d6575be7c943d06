"""The program's one entrance: commands in, events out."""

from __future__ import annotations

from app.core.core import Core

__all__ = ["Core"]
