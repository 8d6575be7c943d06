"""What the person chose, kept as one JSON file."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.values.base import Value
from app.values.remote import RemoteServer
from app.values.sampling import SamplingPreset

SCHEMA_VERSION = 1


class Settings(Value):
    """Every option, declared once with its default."""

    schema_version: int = SCHEMA_VERSION
    onboarded: bool = False
    theme: Literal["system", "light", "dark", "high-contrast"] = "system"
    language: Literal["system", "en", "fr", "de", "zh_CN", "es", "ja"] = "system"
    text_scale_pct: int = Field(default=100, ge=80, le=200)
    reduce_motion: bool = False
    bar_patterns: bool = False
    close_to_tray: bool = False
    start_at_login: bool = False
    imported: tuple[str, ...] = Field(default=(), description="paths of files added by hand")
    folders: tuple[str, ...] = Field(default=(), description="further folders with model files")
    download_limit_bytes_s: int = Field(default=0, ge=0, description="0: as fast as it goes")
    downloads_at_once: int = Field(default=2, ge=1, le=8)
    api_on: bool = Field(default=False, description="other programs may ask the model")
    api_port: int = Field(default=8347, ge=1024, le=65535)
    api_lan: bool = Field(default=False, description="other computers too")
    api_origins: tuple[str, ...] = Field(default=(), description="web pages that may ask")
    api_opens: bool = Field(default=True, description="they may open another proven model")
    remotes: tuple[RemoteServer, ...] = Field(default=(), description="servers that may be asked")
    rpc_on: bool = Field(default=False, description="layers may go to other computers")
    rpc: tuple[str, ...] = Field(
        default=(), description="127.0.0.1:PORT of tunnels to their devices"
    )
    n_threads: int | None = Field(default=None, ge=1, le=512, description="None: cores - 1")
    desktop_reserve_mib: int = Field(default=512, ge=0, le=65536)
    temperature: float = Field(default=0.7, ge=0.0, le=5.0)
    sampling: SamplingPreset = Field(
        default=SamplingPreset(), description="of chats without a preset of their own"
    )
    seed: int | None = Field(default=None, ge=0, description="None: another one every reply")
    max_reply_tokens: int = Field(default=2048, ge=1, le=1 << 20)
    idle_unload_minutes: int = Field(default=30, ge=0, le=1440, description="0: never")
    overlong: Literal["refuse", "trim-oldest"] = Field(
        default="refuse", description="what happens to a chat that outgrows the context"
    )
