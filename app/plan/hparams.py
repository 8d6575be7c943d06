"""The figures of a model that decide its memory, read from a GGUF header."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from app.engine.heads import most_drafts_of
from app.errors import FileProblemError
from app.plan import patterns
from app.plan.header import Header

MAX_LAYERS = 512
MAX_WIDTH = 1 << 31


class CacheLayer(NamedTuple):
    """One layer with keys and values: elements per cell (heads x size); `v` is 0 under MLA."""

    layer: int
    k: int
    v: int


@dataclass(frozen=True, slots=True)
class Recurrence:
    """What a recurrent layer keeps per sequence, in f32 elements, and its widest projection."""

    r_elements: int
    s_elements: int
    conv_dim: int = 0
    conv_kernel: int = 0
    inner: int = 0

    @property
    def bytes_per_layer(self) -> int:
        """Bytes of one layer's state for one sequence."""
        return 4 * (self.r_elements + self.s_elements)


@dataclass(frozen=True, slots=True)
class HParams:
    """Figures of one model; None means "not known", an empty tuple "there is none".

    `n_layer` counts the trunk; the MTP layers stand behind it.
    """

    architecture: str
    n_ctx_train: int | None = None
    n_vocab: int | None = None
    n_embd: int | None = None
    n_ff: int | None = None
    n_head: int | None = None
    n_head_kv: int | None = None
    head_k: int | None = None
    n_layer: int | None = None
    n_layer_nextn: int = 0
    full: tuple[CacheLayer, ...] | None = None
    sliding: tuple[CacheLayer, ...] | None = ()
    nextn: tuple[CacheLayer, ...] | None = ()
    recurrent: tuple[int, ...] | None = ()
    recurrence: Recurrence | None = None
    n_swa: int = 0
    n_expert: int = 0
    n_expert_used: int = 0
    n_ff_exp: int = 0
    n_ff_shexp: int = 0
    is_mla: bool = False
    mrope: bool = False
    apart: bool = False
    """Whether the MTP layers stand in a file of their own."""
    n_layer_skipped: int = 0
    """MTP layers of the model's own file that such a head takes the place of."""

    @property
    def caches_known(self) -> bool:
        """Whether the cache formulas are exact for this architecture."""
        return self.architecture in patterns.KNOWN

    @property
    def can_roll_back(self) -> bool:
        """Whether llama.cpp keeps extra states for this architecture (n_rs_seq > 0)."""
        return bool(self.recurrent) and self.architecture in patterns.ROLLBACK

    @property
    def most_drafts(self) -> int | None:
        """The most tokens that the MTP layers draft in a step; None: as many as wanted.

        An assistant has no cache, and drafts with all of its layers at once.
        """
        n = len(self.nextn) if self.nextn else 1
        return most_drafts_of(self.architecture, n) if self.n_layer_nextn else 0

    @property
    def n_layer_all(self) -> int:
        """Trunk and MTP layers of the model's own file (0 when the trunk is not known)."""
        return (self.n_layer or 0) + (self.n_layer_skipped if self.apart else self.n_layer_nextn)


def from_header(header: Header, name: str = "The file") -> HParams:
    """Return the figures of a language model; raise `FileProblemError` if it is none.

    Causes: not-a-language-model (projector, no architecture), not-a-gguf-file (absurd numbers).
    """
    arch = header.architecture
    _refuse_other_kinds(header, name)
    n_all = _count(header, f"{arch}.block_count", name, MAX_LAYERS)
    nextn = header.integer(f"{arch}.nextn_predict_layers") or 0
    if not 0 <= nextn <= n_all or n_all == 0:
        raise _absurd(name, f"{nextn} MTP layers of {n_all}")
    n_layer = n_all - nextn
    heads = patterns.per_layer(header.kv, f"{arch}.attention.head_count", n_all)
    layers = _Layers(header, n_all, tuple(heads), name)
    swa, window = patterns.sliding_layers(header, n_layer, n_all)
    cached = patterns.attention_layers(header, n_layer)
    return HParams(
        architecture=arch,
        n_ctx_train=_count(header, f"{arch}.context_length", name, 1 << 31) or None,
        n_vocab=_vocabulary(header),
        n_embd=layers.n_embd,
        n_ff=max(patterns.per_layer(header.kv, f"{arch}.feed_forward_length", n_all)) or None,
        n_head=max(heads, default=0) or None,
        n_head_kv=max(layers.heads_kv, default=0) or None,
        head_k=layers.head_k,
        n_layer=n_layer,
        n_layer_nextn=nextn,
        full=tuple(layers.cache(i, sliding=False) for i in cached if i not in swa),
        sliding=tuple(layers.cache(i, sliding=True) for i in cached if i in swa),
        nextn=tuple(layers.cache(i, sliding=i in swa) for i in range(n_layer, n_all)),
        recurrent=tuple(sorted(patterns.recurrent_layers(header, n_layer))),
        recurrence=_recurrence(header, layers.n_embd, name),
        n_swa=window,
        n_expert=header.integer(f"{arch}.expert_count") or 0,
        n_expert_used=max(patterns.per_layer(header.kv, f"{arch}.expert_used_count", n_all)),
        n_ff_exp=max(patterns.per_layer(header.kv, f"{arch}.expert_feed_forward_length", n_all)),
        n_ff_shexp=header.integer(f"{arch}.expert_shared_feed_forward_length") or 0,
        is_mla=layers.is_mla,
        mrope=f"{arch}.rope.dimension_sections" in header.kv,
    )


class _Layers:
    """Heads and their sizes per layer."""

    def __init__(self, header: Header, n_all: int, heads: tuple[int, ...], name: str) -> None:
        arch = header.architecture
        self.n_embd = _count(header, f"{arch}.embedding_length", name, MAX_WIDTH)
        key = f"{arch}.attention.head_count_kv"
        has_kv = key in header.kv
        self.heads_kv = patterns.per_layer(header.kv, key, n_all) if has_kv else heads
        plain = self.n_embd // heads[0] if heads[0] else 0
        size = _count(header, f"{arch}.attention.key_length", name, MAX_WIDTH)
        self.head_k = size or plain
        self.head_v = _count(header, f"{arch}.attention.value_length", name, MAX_WIDTH) or plain
        self._swa_k = header.integer(f"{arch}.attention.key_length_swa") or self.head_k
        self._swa_v = header.integer(f"{arch}.attention.value_length_swa") or self.head_v
        self.is_mla = bool(
            header.integer(f"{arch}.attention.key_length_mla")
            and header.integer(f"{arch}.attention.value_length_mla")
        )

    def cache(self, layer: int, *, sliding: bool) -> CacheLayer:
        """Return what `layer` keeps per cell; MLA keeps one compressed key, no value."""
        heads = self.heads_kv[layer]
        k = heads * (self._swa_k if sliding else self.head_k)
        v = heads * (self._swa_v if sliding else self.head_v)
        return CacheLayer(layer, k, 0 if self.is_mla else v)


def _recurrence(header: Header, n_embd: int, name: str) -> Recurrence | None:
    """Return the state's size (llama_hparams::n_embd_r and n_embd_s), or None without one."""
    arch = header.architecture
    wkv = header.integer(f"{arch}.wkv.head_size")
    if wkv:
        shifts = header.integer(f"{arch}.token_shift_count") or 2
        return Recurrence(shifts * n_embd, n_embd * wkv)
    short = header.integer(f"{arch}.shortconv.l_cache")
    if short:
        return Recurrence(n_embd * (short - 1), 0)
    conv, inner, state, groups = (
        _count(header, f"{arch}.ssm.{key}", name, MAX_WIDTH)
        for key in ("conv_kernel", "inner_size", "state_size", "group_count")
    )
    if not inner:
        return None
    conv_dim = inner + 2 * groups * state
    return Recurrence(max(0, conv - 1) * conv_dim, state * inner, conv_dim, conv, inner)


def _vocabulary(header: Header) -> int | None:
    tokens = header.counts.get("tokenizer.ggml.tokens")
    if tokens:
        return tokens
    stated = header.integer(f"{header.architecture}.vocab_size")
    if stated:
        return stated
    for tensor in header.tensors:
        if tensor.name in {"token_embd.weight", "output.weight"} and len(tensor.shape) == 2:
            return tensor.shape[1]
    return None


def _refuse_other_kinds(header: Header, name: str) -> None:
    arch = header.architecture
    if arch == "clip" or header.text("general.type") == "mmproj":
        raise FileProblemError(
            f"{name} is a projector for images or sound (mmproj), not a language model.",
            fix="Choose the model file that it belongs to.",
            cause="not-a-language-model",
        )
    if not arch:
        raise FileProblemError(
            f"{name} names no architecture.",
            fix="Choose the first part of the model, or download the file again.",
            cause="not-a-language-model",
        )


def _count(header: Header, key: str, name: str, most: int) -> int:
    """Return the whole number at `key` (0 when absent); raise if it is out of 0..most."""
    value = header.integer(key) or 0
    if not 0 <= value <= most:
        raise _absurd(name, f"{key} is {value}")
    return value


def _absurd(name: str, what: str) -> FileProblemError:
    return FileProblemError(
        f"{name} describes an impossible model: {what}.",
        fix="Download the file again.",
        cause="not-a-gguf-file",
    )
