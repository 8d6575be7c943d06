"""Model files: what is here, what could be here, and fetching it."""

from __future__ import annotations
