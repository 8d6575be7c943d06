"""What the system's log tells of the start of the computer before this one."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.values.base import Value

Ending = Literal["clean", "unclean", "unknown"]


class FormerRun(Value):
    """How it ended, and the lines about the card and about memory before that."""

    ending: Ending = Field(description="clean: somebody shut the computer down")
    lines: tuple[str, ...] = ()
