"""What this computer is, and how it fares."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.values.base import Value
from app.values.clocks import Clocks
from app.values.engines import Engines
from app.values.health import Health
from app.values.lender import Lender
from app.values.machine import Machine, Sample


class MachineSeen(Value):
    """Detection finished."""

    type: Literal["machine-seen"] = "machine-seen"
    machine: Machine


class Sampled(Value):
    """New readings; their history is kept in `app.machine.history`."""

    type: Literal["sampled"] = "sampled"
    sample: Sample


class Marked(Value):
    """A moment the graphs show: a load, a reply, a failure."""

    type: Literal["marked"] = "marked"
    at: float = Field(description="seconds of `clock.now`")
    kind: Literal["load", "ready", "prefill", "reply", "failure", "unload", "throttle"]
    text: str


class HealthChecked(Value):
    """The computer was looked at, or is being looked at."""

    type: Literal["health-checked"] = "health-checked"
    health: Health


class EnginesChanged(Value):
    """The engine's builds, and what is being done about them."""

    type: Literal["engines-changed"] = "engines-changed"
    engines: Engines


class ClocksChanged(Value):
    """What is known of a card's clocks, and what is being done about them."""

    type: Literal["clocks-changed"] = "clocks-changed"
    clocks: Clocks


class LendersChanged(Value):
    """Another computer that lends its devices was entered, removed or asked."""

    type: Literal["lenders-changed"] = "lenders-changed"
    lenders: tuple[Lender, ...]
