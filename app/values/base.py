"""The one base of every value that crosses a boundary."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Value(BaseModel):
    """A frozen record; unknown keys are an error, so a misspelt field never passes in silence."""

    model_config = ConfigDict(frozen=True, extra="forbid")
