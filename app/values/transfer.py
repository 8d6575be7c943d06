"""One download as a person sees it."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.values.base import Value

TransferState = Literal["queued", "running", "paused", "verifying", "done", "failed"]


class Piece(Value):
    """One file that a download fetches, as it is named in the Hub cache."""

    repo: str
    commit: str
    name: str
    sha256: str


Cell = Literal["missing", "partly", "here", "coming", "again"]


class ChunkMap(Value):
    """Which chunks of the file that is being fetched are here; a cell stands for one or several.

    `again`: they had to come a second time, because the disk or the way had damaged them.
    """

    file: str
    n_chunks: int = Field(ge=1)
    n_here: int = Field(ge=0)
    n_coming: int = Field(default=0, ge=0)
    n_again: int = Field(default=0, ge=0)
    cells: tuple[Cell, ...]


class Transfer(Value):
    """Bytes so far, rate and time left of one download."""

    ref: str
    title: str
    state: TransferState
    done_bytes: int = Field(default=0, ge=0)
    total_bytes: int = Field(default=0, ge=0)
    rate_bytes_s: float = 0.0
    eta_seconds: float | None = None
    host: str = Field(default="", description="who the bytes come from")
    detail: str = Field(default="", description="what happens now: 'waiting for the server, 12 s'")
    fix: str = Field(default="", description="what a person can do about a failure")
    chunks: ChunkMap | None = Field(default=None, description="None until bytes come")
