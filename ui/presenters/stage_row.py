"""One row of a list of stages, as the widget draws it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

StageMark = Literal["waiting", "running", "passed", "failed", "skipped"]


@dataclass(frozen=True, slots=True)
class StageRow:
    """Title, one plain line, and at the end a time or a word such as "next"."""

    title: str
    state: StageMark = "waiting"
    detail: str = ""
    time: str = ""
