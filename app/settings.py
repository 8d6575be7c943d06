"""What the person chose, kept as one JSON file."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.values.base import Value

SCHEMA_VERSION = 1


class Settings(Value):
    """Every option, declared once with its default."""

    schema_version: int = SCHEMA_VERSION
    onboarded: bool = False
    theme: Literal["system", "light", "dark", "high-contrast"] = "system"
    text_scale_pct: int = Field(default=100, ge=80, le=200)
    reduce_motion: bool = False
    bar_patterns: bool = False
    close_to_tray: bool = False
    imported: tuple[str, ...] = Field(default=(), description="paths of files added by hand")
    folders: tuple[str, ...] = Field(default=(), description="further folders with model files")
    download_limit_bytes_s: int = Field(default=0, ge=0, description="0: as fast as it goes")
    downloads_at_once: int = Field(default=2, ge=1, le=8)
    n_threads: int | None = Field(default=None, ge=1, le=512, description="None: cores - 1")
    desktop_reserve_mib: int = Field(default=512, ge=0, le=65536)
    temperature: float = Field(default=0.7, ge=0.0, le=5.0)
    max_reply_tokens: int = Field(default=2048, ge=1, le=1 << 20)
