"""What a qualification proved."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.runconfig import RunConfig
from app.values.base import Value
from app.values.plan import MemoryPlan

StageName = Literal[
    "cold-load", "placement", "first-reply", "long-prompt", "mtp", "cancel", "soak", "unload"
]
STAGES: tuple[StageName, ...] = (
    "cold-load",
    "placement",
    "first-reply",
    "long-prompt",
    "mtp",
    "cancel",
    "unload",
)
"""The stages of every proof, in order; `soak` is run on request."""
StageState = Literal["waiting", "running", "passed", "failed", "skipped"]
QualifyVerdict = Literal["qualified", "tight", "slow", "failed"]


class Stage(Value):
    """One step of the proof; `detail` is one plain line with its figures."""

    name: StageName
    state: StageState = "waiting"
    seconds: float | None = None
    detail: str = ""


class BufferLine(Value):
    """One buffer the engine really made, as it logged it."""

    context: Literal["model", "main", "mtp", "draft"] = Field(
        description="whose: the weights', a context's, or the drafting file's"
    )
    kind: Literal["weights", "kv", "recurrent", "compute", "output"]
    device: str = Field(description="the engine's buffer name: CPU, CUDA0, CUDA_Host ...")
    bytes: int


class DeviceLayers(Value):
    """How many layers one card holds, the output counted as one."""

    device: str = Field(description="the engine's name of it: CUDA0, RPC1 ...")
    buffers: str = Field(description="and of what it keeps: CUDA0, RPC0[127.0.0.1:50052] ...")
    layers: int


class Placement(Value):
    """What the engine really did."""

    device: str = Field(description="'CPU' or the card's name")
    cards: tuple[DeviceLayers, ...] = Field(
        default=(), description="those that took part, in the setup's order"
    )
    layers_on_gpu: int = 0
    layers_total: int = 0
    type_k: str = ""
    type_v: str = ""
    flash_attn: bool = False
    n_ctx: int = 0
    n_ubatch: int = 0
    mtp: bool = False
    draft_max: int = 0
    draft_file: str = Field(default="", description="name of the drafting file; '': the model's")
    buffers: tuple[BufferLine, ...] = ()


class Receipt(Value):
    """The proof of one RunConfig with one file, runtime, driver and card."""

    id: str
    model: str
    path: str
    size_bytes: int
    architecture: str = Field(default="", description="'' in receipts from before it was kept")
    config: RunConfig
    runtime: str
    driver: str | None = None
    card: str | None = None
    displays: tuple[str, ...] = Field(default=(), description="screens on the cards then")
    file_mtime_ns: int | None = Field(default=None, description="when the file was last changed")
    beside_mtime_ns: tuple[tuple[str, int], ...] | None = Field(
        default=None,
        description="the same of the model's other parts and of a drafting file; None: not kept",
    )
    file_sha256: str | None = Field(default=None, description="where the Hub told it")
    at: str = Field(description="ISO 8601, UTC")
    verdict: QualifyVerdict
    cause: str = Field(default="", description="of the catalogue: why it is slow or failed")
    reason: str = Field(default="", description="the same with figures, one plain sentence")
    expired: str = Field(
        default="", exclude=True, description="why it does not hold any more; never stored"
    )
    stages: tuple[Stage, ...] = ()
    predicted: MemoryPlan | None = None
    placement: Placement | None = None
    load_seconds: float | None = None
    ttft_seconds: float | None = None
    decode_tok_s: float | None = None
    decode_tok_s_without_mtp: float | None = None
    prefill_tok_s: float | None = None
    acceptance: float | None = Field(default=None, description="accepted / drafted, 0..1")
    proven_depth: int = Field(default=0, description="tokens of context really filled")
    free_before_bytes: int | None = None
    peak_used_bytes: int | None = None
    free_after_bytes: int | None = None
    host_before_bytes: int | None = None
    host_low_bytes: int | None = Field(default=None, description="least free host memory seen")
    host_after_bytes: int | None = None
    host_peak_rss_bytes: int | None = None
    commit_before_bytes: int | None = Field(default=None, description="free under the commit limit")
    commit_low_bytes: int | None = None
    commit_after_bytes: int | None = None
