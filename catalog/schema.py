"""What a row of the catalogue may hold: data only, every row with its public source."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Text = Annotated[str, Field(min_length=1)]
Slug = Annotated[str, Field(pattern=r"^[a-z0-9]+([.-][a-z0-9]+)*$")]
Sha256 = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Revision = Annotated[str, Field(pattern=r"^[0-9a-f]{40}$")]
Version = Annotated[str, Field(pattern=r"^\d+(\.\d+)*$")]
Sources = Annotated[tuple[Text, ...], Field(min_length=1)]
KvType = Literal["f16", "q8_0", "q4_0"]
Grade = Literal["basic", "fair", "good", "very good", "excellent"]


class Entry(BaseModel):
    """A frozen row; a key that is not declared is an error."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class ModelFile(Entry):
    """One file of a repository whose size is known."""

    name: Text = Field(description="Q4_K_M; for a projector or drafter its file name")
    file: Text
    size_bytes: int = Field(gt=0)
    sha256: Sha256 | None = None
    bits_per_weight: float | None = None
    has_mtp: bool | None = Field(default=None, description="None: read it from the header")
    note: str = ""
    source: Text


class Repository(Entry):
    """One repository on the Hub; `revision` pins the files when it is known."""

    repo: Annotated[str, Field(pattern=r"^[\w.-]+/[\w.-]+$")]
    revision: Revision | None = None
    has_mtp: bool | None = None
    note: str = ""
    quants: tuple[ModelFile, ...] = ()
    projectors: tuple[ModelFile, ...] = ()
    drafters: tuple[ModelFile, ...] = ()


class Shape(Entry):
    """The numbers of a model's header that decide its memory; None: not known."""

    n_layer: int | None = None
    n_full_attention_layers: int | None = None
    n_embd: int | None = None
    n_head: int | None = None
    n_head_kv: int | None = None
    head_dim: int | None = None
    n_ff: int | None = None
    n_vocab: int | None = None
    n_ctx_train: int | None = None
    swa_window: int | None = None
    n_expert: int | None = None
    n_expert_used: int | None = None
    ssm_conv_kernel: int | None = None
    ssm_state_size: int | None = None
    ssm_group_count: int | None = None
    ssm_inner_size: int | None = None
    nextn_predict_layers: int | None = None
    tied_embeddings: bool | None = None
    kv_bytes_per_token_f16: int | None = None
    mtp_kv_bytes_per_token_f16: int | None = None
    recurrent_bytes_per_copy: int | None = None
    sources: Sources


class Sampling(Entry):
    """How the model's makers want it sampled, for one way of using it."""

    use: Literal["default", "thinking", "coding", "instruct"]
    temperature: float | None = None
    top_p: float | None = None
    top_k: int | None = None
    min_p: float | None = None
    presence_penalty: float | None = None
    repetition_penalty: float | None = None
    sources: Sources


class Speed(Entry):
    """One public measurement on one kind of card."""

    gpu: Slug = Field(description="slug of the card")
    cards: int = Field(default=1, ge=1)
    quant: str = ""
    settings: Text
    tok_s: float = Field(gt=0)
    tok_s_without_mtp: float | None = None
    vram_mib: int | None = None
    acceptance: float | None = Field(default=None, ge=0, le=1)
    note: str = ""
    source: Text


class Quality(Entry):
    """How far one quant is from the original, as somebody measured it."""

    quant: Text
    kld: float | None = None
    perplexity: float | None = None
    note: str = ""
    source: Text


class Note(Entry):
    """Something known about a model that no number says."""

    kind: Literal["requirement", "known-bad", "known-good", "mtp", "kv", "policy"]
    text: Text
    sources: Sources


class Model(Entry):
    """One model with the files it comes in."""

    id: Slug
    title: Text
    family: Text
    architecture: str | None = Field(default=None, description="as the GGUF header spells it")
    licence: Text
    params_b: float | None = Field(default=None, description="thousand millions of weights")
    params_active_b: float | None = Field(default=None, description="of them used per token")
    can_draft: bool = Field(description="some of its files carry an MTP head or a drafter")
    thinking: bool | None = None
    modalities: tuple[str, ...] = ()
    kv_policy: Slug | None = None
    shape: Shape
    sampling: tuple[Sampling, ...] = ()
    repos: tuple[Repository, ...] = ()
    speeds: tuple[Speed, ...] = ()
    quality: tuple[Quality, ...] = ()
    notes: tuple[Note, ...] = ()
    sources: Sources


class QuantTier(Entry):
    """One step of the ladder of file quants, `rank` 1 the most faithful."""

    name: Text
    rank: int = Field(ge=1)
    bits_per_weight: float
    grade: Grade
    perplexity_increase: float | None = None
    note: str = ""
    source: Text


class QuantLoss(Entry):
    """Divergence of one quant of one model from its original."""

    model: Text
    quant: Text
    kld: float
    measure: str = "mean KLD"
    source: Text


class KvCacheType(Entry):
    """One storage type of the KV cache; `fast` has CUDA kernels in every build (K = V)."""

    name: Text
    bits_per_value: float
    fast: bool
    source: Text


class KvPolicy(Entry):
    """Which KV type a family of models bears."""

    id: Slug
    families: tuple[Text, ...]
    default: KvType
    when_short: KvType
    basis: Text
    source: Text


class KnownBad(Entry):
    """A combination that is known not to work."""

    id: Slug
    text: Text
    tensor_types: tuple[str, ...] = ()
    cuda_toolkits: tuple[Version, ...] = ()
    source: Text


class Quants(Entry):
    """Everything about quants."""

    ladder: tuple[QuantTier, ...]
    losses: tuple[QuantLoss, ...]
    kv_types: tuple[KvCacheType, ...]
    kv_policies: tuple[KvPolicy, ...]
    known_bad: tuple[KnownBad, ...]
