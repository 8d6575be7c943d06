"""Whether everything on this computer is as Plimsoll needs it."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.values.base import Value

CheckState = Literal["ok", "warn", "error"]


class Check(Value):
    """One thing that was looked at."""

    id: str = Field(description="kebab-case: driver, engine, disk ...")
    name: str = Field(description="what a person reads: 'Graphics driver'")
    state: CheckState
    text: str
    fix: str = ""


class DriverEvent(Value):
    """One fault event of the driver (Xid) since Plimsoll started."""

    at: float = Field(description="seconds of `clock.now`")
    number: int
    name: str = ""
    device: str | None = Field(default=None, description="PCI address")


class Health(Value):
    """Everything that was looked at, and when; `running` while it is being looked at."""

    at: float = Field(description="seconds of `clock.now`")
    checks: tuple[Check, ...] = ()
    events: tuple[DriverEvent, ...] = ()
    running: bool = False
