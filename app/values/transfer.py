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
