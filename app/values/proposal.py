"""What could be run here, with its plan: one card of the onboarding's second step."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.runconfig import RunConfig
from app.values.base import Value
from app.values.plan import MemoryPlan

Goal = Literal["chat", "coding", "documents"]
Quality = Literal["basic", "fair", "good", "very good", "excellent", "test"]


class Proposal(Value):
    """One model file with the RunConfig that fits it to this machine."""

    id: str
    headline: str = Field(description="'Holds the longest documents'")
    title: str = Field(description="'Qwen3.5 9B'")
    quant: str
    reason: str = Field(description="one plain sentence: why this one")
    ref: str = Field(description="owner/repo:QUANT, 'starter', 'engine-test' or a path")
    download_bytes: int = Field(description="0 when the file is already here")
    licence: str = ""
    plan: MemoryPlan
    config: RunConfig
    tok_s: float | None = Field(default=None, description="public reports for the same card")
    quality: Quality = "good"
    engine: str = Field(
        default="", description="kind of the engine's build that must be fetched first: 'cu13'"
    )
    base_model: bool = Field(default=False, description="completes text, does not chat")
