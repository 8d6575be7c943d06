"""Another computer that lends its devices (llama.cpp's RPC), and what it said of itself."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.values.base import Value


class LentDevice(Value):
    """One device that another computer serves."""

    name: str
    is_gpu: bool = False
    total_bytes: int = Field(ge=0)
    free_bytes: int = Field(ge=0)


class Lender(Value):
    """One address that was entered, and what came of asking there."""

    endpoint: str = Field(description="127.0.0.1:PORT, this computer's end of a tunnel")
    state: Literal["asking", "ready", "failed"]
    devices: tuple[LentDevice, ...] = ()
    text: str = Field(default="", description="what is wrong, where it failed")
    fix: str = ""
    cause: str = ""
