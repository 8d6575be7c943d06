"""The local API as a person sees it."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.values.base import Value


class Tried(Value):
    """What came back when Plimsoll itself asked at the address, as another program would."""

    state: Literal["running", "answered", "failed"]
    text: str = Field(default="", description="the reply, or what is wrong")
    model: str = ""
    seconds: float = 0.0


class Api(Value):
    """Whether other programs can ask, and where."""

    on: bool = False
    url: str = Field(default="", description="base address for clients: http://127.0.0.1:8347/v1")
    note: str = Field(default="", description="why it is not at the wanted port")
    problem: str = ""
    fix: str = ""
    lan: bool = False
    lan_url: str = Field(default="", description="base address for other computers")
    under_way: int = Field(default=0, description="requests that are being answered or wait")
    waiting: int = Field(default=0, description="those of them whose prompt is not yet read")
    asked: int = Field(default=0, description="requests since it was opened")
    tried: Tried | None = None
