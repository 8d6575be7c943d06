"""Conversations on the disk, one SQLite file."""

from __future__ import annotations

from app.history.store import History

__all__ = ["History"]
