"""Another model that is to take the place of the open one."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.runconfig import RunConfig
from app.values.base import Value

Meanwhile = Literal["ask", "wait", "stop"]
"""What becomes of a reply that is being written: the person is asked, it ends by itself, or now."""


class Opening(Value):
    """A choice on its way; what was written of a reply is kept whatever becomes of it."""

    ref: str
    title: str
    config: RunConfig | None = None
    step: Literal["planning", "asking", "waiting"] = Field(
        default="planning",
        description="asking: a reply is being written; waiting: the model opens once it is done",
    )
