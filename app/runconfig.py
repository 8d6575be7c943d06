"""Everything that decides how much memory a model takes and where it goes."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal, Self

from pydantic import Field, model_validator

from app.values.base import Value

ALL_LAYERS = -1
MIN_UBATCH = 128


class KvType(StrEnum):
    """Element type of a KV cache (ggml's names)."""

    F32 = "f32"
    F16 = "f16"
    BF16 = "bf16"
    Q8_0 = "q8_0"
    Q5_1 = "q5_1"
    Q5_0 = "q5_0"
    Q4_1 = "q4_1"
    Q4_0 = "q4_0"
    IQ4_NL = "iq4_nl"


class MtpConfig(Value):
    """Drafting with a multi-token-prediction head: the model's own, or one in a file of its own.

    `type_k`/`type_v` of None mean the main cache's type.
    """

    on: bool = True
    draft_max: int = Field(default=3, ge=1, le=16, description="draft tokens per step")
    p_min: float = Field(default=0.0, ge=0.0, le=1.0, description="lowest draft probability")
    type_k: KvType | None = None
    type_v: KvType | None = None
    file: str = Field(default="", description="GGUF with the head alone; empty: the model's own")

    @property
    def apart(self) -> bool:
        """Whether it drafts with a head from a file of its own."""
        return self.on and bool(self.file)


class RunConfig(Value):
    """One complete, immutable answer to "how shall this model run?".

    A remedy is a pure function RunConfig -> RunConfig. Counts are tokens unless the name says
    bytes; `n_gpu_layers` of -1 means all layers, 0 means the CPU.
    """

    n_ctx: int = Field(default=8192, ge=1, le=1 << 24)
    n_batch: int = Field(default=2048, ge=1, le=1 << 20)
    n_ubatch: int = Field(default=512, ge=1, le=1 << 20)
    n_seq_max: int = Field(default=1, ge=1, le=64)
    type_k: KvType = KvType.F16
    type_v: KvType = KvType.F16
    n_gpu_layers: int = Field(default=ALL_LAYERS, ge=-1, le=10_000)
    devices: tuple[str, ...] = Field(
        default=(), description="GPU UUIDs, in the order of the layers; empty: all discrete ones"
    )
    rpc: tuple[str, ...] = Field(
        default=(), description="127.0.0.1:PORT of tunnels to devices of other computers"
    )
    split_mode: Literal["layer", "row", "none"] = "layer"
    tensor_split: tuple[float, ...] = Field(default=(), description="shares, in the devices' order")
    main_gpu: str = Field(
        default="", description="UUID of the card that works alone or keeps what is not split"
    )
    n_cpu_moe: int = Field(default=0, ge=0, le=10_000, description="layers with experts on the CPU")
    flash_attn: bool = True
    mtp: MtpConfig = MtpConfig()
    mmap: bool = True
    mlock: bool = False
    pinned_host: bool = True
    cuda_graphs: bool = True
    cache_ram_bytes: int = Field(default=0, ge=0, description="prompt cache budget, host")
    checkpoint_bytes: int = Field(default=0, ge=0, description="state checkpoint budget, host")

    @model_validator(mode="after")
    def _ubatch_within_batch(self) -> Self:
        if self.n_ubatch > self.n_batch:
            raise ValueError(f"n_ubatch {self.n_ubatch} is larger than n_batch {self.n_batch}")
        return self

    def with_(self, **changes: object) -> RunConfig:
        """Return a validated copy with `changes`; raise `pydantic.ValidationError` if illegal."""
        return RunConfig.model_validate({**self.model_dump(), **changes})
