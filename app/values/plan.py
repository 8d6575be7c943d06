"""A prediction of where every byte goes, and whether it fits."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, computed_field

from app.runconfig import RunConfig
from app.values.base import Value

ItemKey = Literal[
    "weights",
    "kv",
    "kv_swa",
    "recurrent",
    "compute",
    "output",
    "mtp_kv",
    "mtp_compute",
    "mtp_output",
    "draft_weights",
    "repack",
    "mmproj",
    "prompt_cache",
    "checkpoints",
    "runtime",
]
Source = Literal["computed", "dry-run", "measured", "learned"]
Confidence = Literal["exact", "bound", "low"]
Verdict = Literal["fits", "tight", "too-big"]
VERDICT_ORDER: dict[str, int] = {"fits": 0, "tight": 1, "too-big": 2}


class LineItem(Value):
    """Bytes that Plimsoll itself allocates for one purpose on one device."""

    key: ItemKey
    bytes: int = Field(ge=0)
    source: Source = "computed"
    confidence: Confidence = "exact"


class Reserve(Value):
    """Bytes kept free on purpose: subtracted from free, they give the load line."""

    key: Literal["growth", "desktop_reserve", "residual"]
    bytes: int = Field(ge=0)
    source: Source = "computed"
    receipts: int = Field(default=0, ge=0, description="how many it was learned from")


class DevicePlan(Value):
    """One device's (or the host's) share of the plan, bytes.

    load line = free - sum of reserves; headroom = load line - total.
    """

    name: str
    uuid: str | None = None
    capacity_bytes: int = Field(ge=0, description="total memory of the device")
    free_bytes: int = Field(ge=0)
    free_seconds: float = Field(
        default=0.0, ge=0, description="free_bytes is the lowest of so long a time; 0: one reading"
    )
    other_programs_bytes: int = Field(ge=0)
    items: tuple[LineItem, ...] = ()
    reserves: tuple[Reserve, ...] = ()

    @computed_field  # type: ignore[prop-decorator]
    @property
    def total_bytes(self) -> int:
        """Sum of the items."""
        return sum(item.bytes for item in self.items)

    @computed_field  # type: ignore[prop-decorator]
    @property
    def load_line_bytes(self) -> int:
        """Free memory minus every reserve; may be negative on a full card."""
        return self.free_bytes - sum(reserve.bytes for reserve in self.reserves)

    @computed_field  # type: ignore[prop-decorator]
    @property
    def headroom_bytes(self) -> int:
        """Load line minus total; negative: over the line."""
        return self.load_line_bytes - self.total_bytes

    @computed_field  # type: ignore[prop-decorator]
    @property
    def verdict(self) -> Verdict:
        """Fits up to the load line; tight up to free minus the desktop reserve; else too big."""
        if self.headroom_bytes >= 0:
            return "fits"
        desktop = sum(r.bytes for r in self.reserves if r.key == "desktop_reserve")
        return "tight" if self.total_bytes <= self.free_bytes - desktop else "too-big"

    def item_bytes(self, key: str) -> int:
        """Bytes of the items named `key` (0 when there is none)."""
        return sum(item.bytes for item in self.items if item.key == key)


class MemoryPlan(Value):
    """Line items per device and for the host; the worst verdict wins."""

    config: RunConfig
    devices: tuple[DevicePlan, ...] = ()
    host: DevicePlan
    notes: tuple[str, ...] = ()

    @computed_field  # type: ignore[prop-decorator]
    @property
    def verdict(self) -> Verdict:
        """The worst of the devices' and the host's verdicts."""
        parts = (*self.devices, self.host)
        return max((part.verdict for part in parts), key=VERDICT_ORDER.__getitem__)

    @property
    def rehearsed(self) -> bool:
        """Whether the engine's own dry run speaks in it."""
        parts = (*self.devices, self.host)
        return any(item.source == "dry-run" for part in parts for item in part.items)
