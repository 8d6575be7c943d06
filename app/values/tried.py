"""A remedy that was tried here to its end, and whether it was kept."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.values.base import Value


class Situation(Value):
    """What must be the same for a remedy to be expected to help again."""

    model: str = Field(description="hash of the file, else its architecture and size")
    runtime: str
    driver: str | None
    card: str | None
    cause: str


class Tried(Value):
    """One remedy: against what, for which model, and what the person made of it."""

    situation: Situation
    title: str = Field(description="the model as a person reads it")
    kind: str
    name: str
    change: str = ""
    at: str = Field(description="ISO 8601, UTC")
    outcome: Literal["kept", "undone"]
