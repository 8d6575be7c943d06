"""Reads the catalogue's files once; they are resources of the package."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import TypeVar

from pydantic import TypeAdapter

from catalog.hardware import Gpu, Runtimes, Xid
from catalog.schema import KvPolicy, Model, Quants, QuantTier

T = TypeVar("T")

_NOISE = {"nvidia", "geforce", "gpu", "graphics", "card", "generation", "edition"}
_QUANT = re.compile(r"(?P<dynamic>UD-)?(?P<base>I?Q\d(?:_[A-Z0-9]+)*|MXFP4|BF16|F16)")
_SIZE = re.compile(r"[- ]?(\d+)[- ]?(gb|gib|mib|mb)$")


def read(name: str, kind: type[T]) -> T:
    """Parse one file of `catalog/data` as `kind`."""
    text = files("catalog").joinpath("data", name).read_text(encoding="utf-8")
    return TypeAdapter(kind).validate_json(text)


@functools.cache
def models() -> tuple[Model, ...]:
    """Return every model of the catalogue."""
    return read("models.json", tuple[Model, ...])


@functools.cache
def gpus() -> tuple[Gpu, ...]:
    """Return every card of the catalogue."""
    return read("gpus.json", tuple[Gpu, ...])


@functools.cache
def quants() -> Quants:
    """Return the ladder of quants and what is known of them."""
    return read("quants.json", Quants)


@functools.cache
def runtimes() -> Runtimes:
    """Return the engine's builds, drivers and the rules between them."""
    return read("runtimes.json", Runtimes)


@functools.cache
def xids() -> Mapping[int, Xid]:
    """Return the driver's fault numbers."""
    return MappingProxyType({xid.number: xid for xid in read("xids.json", tuple[Xid, ...])})


@functools.cache
def _models_by_id() -> Mapping[str, Model]:
    return MappingProxyType({model.id: model for model in models()})


def model(model_id: str) -> Model | None:
    """Return the model with this id."""
    return _models_by_id().get(model_id.lower())


def kv_policy(found: Model) -> KvPolicy | None:
    """Return which KV types this model bears."""
    policies = {policy.id: policy for policy in quants().kv_policies}
    return policies.get(found.kv_policy) if found.kv_policy else None


def quant_tier(name: str) -> QuantTier | None:
    """Return the step of the ladder that a quant's name stands for, or the nearest of its kind.

    Repositories spell freely: 'i1-Q4_K_M', 'Q4_K_M-mtp', 'UD-IQ4_NL', 'MXFP4_MOE', 'Q4_K'.
    """
    found = _QUANT.search(name.upper())
    if found is None:
        return None
    dynamic, base = found["dynamic"] or "", found["base"]
    stem = base.rpartition("_")[0]
    wanted = (
        f"{dynamic}{base}",
        base,
        f"{base}_M",
        f"{stem}_M",
        f"{stem}_K_M",
        stem,
        f"{base[:2]}_0",
    )
    tiers = _tiers()
    return next((tiers[word] for word in wanted if word in tiers), None)


@functools.cache
def _tiers() -> Mapping[str, QuantTier]:
    return MappingProxyType({tier.name: tier for tier in quants().ladder})


def slug_of(name: str) -> str:
    """Return the slug of a card's name: 'NVIDIA GeForce RTX 3090 Ti' -> 'rtx-3090-ti'."""
    words = re.sub(r"[^a-z0-9]+", " ", name.lower()).split()
    return "-".join(word for word in words if word not in _NOISE)


@functools.cache
def _gpus_by_slug() -> Mapping[str, Gpu]:
    return MappingProxyType({gpu.slug: gpu for gpu in gpus()})


def gpu(name: str) -> Gpu | None:
    """Return a card by its slug or by any usual spelling of its name."""
    return found[0] if (found := card(name)) else None


def card(name: str) -> tuple[Gpu, int] | None:
    """Return a card and its memory in MiB; 'rtx-5060-ti-16gb' picks the size, else the smallest."""
    slug = slug_of(name)
    if (exact := _gpus_by_slug().get(slug)) is not None:
        return exact, exact.vram_mib[0]
    size = _SIZE.search(slug)
    found = _gpus_by_slug().get(slug[: size.start()]) if size else None
    if found is None or size is None:
        return None
    wanted = int(size[1]) * (1024 if size[2].startswith("g") else 1)
    nearest = min(found.vram_mib, key=lambda mib: abs(mib - wanted))
    return (found, nearest) if abs(nearest - wanted) <= wanted * 0.05 else None
