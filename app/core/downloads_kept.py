"""The queue of downloads on the disk, so that a restart finds it again."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import Field, TypeAdapter, ValidationError

from app import documents
from app.runconfig import RunConfig
from app.values.base import Value
from app.values.transfer import Piece

WHAT = "your downloads"


class Order(Value):
    """One download that was asked for, and what it was asked for with."""

    ref: str
    title: str
    config: RunConfig | None = Field(default=None, description="None: the best one that fits")
    opens: bool = Field(default=False, description="the person chose it: it is opened when here")
    state: Literal["waiting", "paused", "failed"] = "waiting"
    detail: str = Field(default="", description="why it failed")
    fix: str = Field(default="", description="what a person can do about it")
    passing: bool = Field(default=False, description="the fault may be gone at the next start")
    done_bytes: int = Field(default=0, ge=0)
    total_bytes: int = Field(default=0, ge=0)
    pieces: tuple[Piece, ...] = Field(default=(), description="the files that it fetches")


_ORDERS = TypeAdapter(tuple[Order, ...])


def _understood(row: object) -> Order | None:
    try:
        return Order.model_validate(row)
    except ValidationError:
        return None


class DownloadStore:
    """One small file, replaced whole; without `mine` it is another's, and nothing is kept."""

    def __init__(self, folder: Path, *, mine: bool = True) -> None:
        self._path = folder / "downloads.json"
        self._mine = mine

    def read(self) -> tuple[tuple[Order, ...], str]:
        """Return what was kept, in its order, and a notice where that was damaged."""
        if not self._mine:
            return (), ""
        content = documents.read(self._path, (), WHAT)
        if content.fields is None:
            return (), content.notice
        rows = content.fields.get("orders", ())
        orders = tuple(filter(None, map(_understood, rows if isinstance(rows, list) else ("",))))
        if isinstance(rows, list) and len(orders) == len(rows):
            return orders, content.notice
        said = documents.damaged(self._path, WHAT)
        if orders:
            self.write(orders)
            said += " What could be read of it goes on."
        return orders, said

    def write(self, orders: tuple[Order, ...]) -> None:
        """Keep `orders`; a disk that refuses costs the list after the end, not a byte.

        What failed before anything of it was here has nothing to be taken up again.
        """
        if not self._mine:
            return
        kept = tuple(order for order in orders if order.state != "failed" or order.pieces)
        fields = {documents.VERSION: 1, "orders": _ORDERS.dump_python(kept, mode="json")}
        documents.write(self._path, fields, WHAT)
