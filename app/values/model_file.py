"""A model file on this machine, and what its header says."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.values.base import Value

Origin = Literal["hub", "imported", "starter", "engine-test", "folder", "lm-studio", "ollama"]
"""Who put it there: the last three are places of other people and programs, never changed."""
Makes = Literal["text", "embeddings", "scores", "drafts"]
Removal = Literal["delete", "unlist", "keep"]
Thinks = Literal["", "told", "on", "off"]
"""Whether a model thinks before it answers: "on" or "off" is what it does by itself, and it can be
told otherwise; "told": it can be told, the rest is known once it was loaded; "": it cannot be."""


class ModelFile(Value):
    """One GGUF that can be loaded."""

    path: str
    title: str = Field(description="what a person reads: 'Qwen3.5 9B'")
    quant: str = Field(default="", description="file tier such as Q4_K_M; empty when unknown")
    size_bytes: int
    architecture: str = ""
    n_ctx_train: int = 0
    n_layer: int = Field(default=0, description="layers that are placed; 0: not known")
    n_layer_nextn: int = Field(default=0, description="MTP layers; 0: cannot draft")
    has_chat_template: bool = False
    thinks: Thinks = Field(default="", description="as its chat template says")
    makes: Makes = Field(default="text", description="what comes out of it")
    repo: str | None = None
    revision: str | None = None
    sha256: str | None = None
    origin: Origin = "imported"
    removal: Removal = Field(
        default="keep",
        description="what `RemoveFile` does: delete the bytes, take it off the list, or refuse",
    )
    removable_bytes: int = Field(default=0, ge=0, description="what removing it frees on the disk")
    verified: bool | None = Field(
        default=None, description="its bytes matched their hash when last read; None: not checked"
    )
    note: str = Field(default="", description="what a person must know, such as 'base model'")
