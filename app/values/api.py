"""The local API as a person sees it."""

from __future__ import annotations

from pydantic import Field

from app.values.base import Value


class Api(Value):
    """Whether other programs can ask, and where."""

    on: bool = False
    url: str = Field(default="", description="base address for clients: http://127.0.0.1:8347/v1")
    note: str = Field(default="", description="why it is not at the wanted port")
    problem: str = ""
    fix: str = ""
    lan: bool = False
    under_way: int = Field(default=0, description="requests that are being answered or wait")
    waiting: int = Field(default=0, description="those of them whose prompt is not yet read")
    asked: int = Field(default=0, description="requests since it was opened")
