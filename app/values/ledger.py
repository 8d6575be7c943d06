"""What was predicted beside what was measured, and what is learned from the difference."""

from __future__ import annotations

from pydantic import Field

from app.values.base import Value
from app.values.plan import ItemKey


class Learned(Value):
    """What loads of one kind took above their plan and its reserves: the 95th percentile.

    With fewer than twenty receipts that is the most that was ever seen.
    """

    device_bytes: int = Field(default=0, ge=0)
    device_receipts: int = Field(default=0, ge=0)
    host_bytes: int = Field(default=0, ge=0)
    host_receipts: int = Field(default=0, ge=0)


class LedgerLine(Value):
    """One kind of memory; None: it was not measured."""

    key: ItemKey
    predicted_bytes: int
    measured_bytes: int | None = None
    source: str = ""


class LedgerRow(Value):
    """One receipt. `card_*` and `host_*` are whole processes, all else are buffers."""

    receipt: str
    model: str
    at: str
    runtime: str
    driver: str | None = None
    card: str | None = None
    architecture: str = ""
    lines: tuple[LedgerLine, ...] = ()
    card_predicted_bytes: int | None = None
    card_reserved_bytes: int | None = Field(default=None, description="kept for growth in the plan")
    card_measured_bytes: int | None = None
    host_predicted_bytes: int | None = None
    host_measured_bytes: int | None = None

    @property
    def predicted_bytes(self) -> int:
        """All lines that were measured, as predicted."""
        return sum(x.predicted_bytes for x in self.lines if x.measured_bytes is not None)

    @property
    def measured_bytes(self) -> int:
        """All lines that were measured."""
        return sum(x.measured_bytes or 0 for x in self.lines)

    @property
    def error(self) -> float | None:
        """Measured / predicted - 1 of the buffers; None where nothing was predicted."""
        return self.measured_bytes / self.predicted_bytes - 1 if self.predicted_bytes else None
