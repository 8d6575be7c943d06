"""The compute buffers as line items, by formula or from the engine's own dry run."""

from __future__ import annotations

from app.plan import compute, weights
from app.plan.items import Items, Subject
from app.plan.placement import HOST
from app.values.plan import Confidence, Source


def add(s: Subject, items: Items) -> None:
    """Add what one micro-batch needs, on the host and on every card."""
    sure = compute.confidence(s.hparams, s.run)
    if not s.places.gpus:
        _on_cpu(s, items, sure)
        return
    on_host = _shared(s, compute.host_confidence(s.hparams, s.run))
    items.add(HOST, "compute", _on_host(s), on_host)
    if s.drafting_place == HOST:
        items.add(HOST, "mtp_compute", compute.mtp_cpu(s.hparams, s.run), "low")
    else:
        items.add(HOST, "mtp_compute", _mtp_on_host(s), on_host)
    for place in range(len(s.places.gpus)):
        size, mark, source = _main_on_card(s, sure)
        extra = compute.piped_extra(s.hparams, s.run, first=place == 0) if s.piped else 0
        items.add(place, "compute", None if size is None else size + extra, mark, source)
        if s.run.mtp and place == s.drafting_place:
            mtp, mark, source = _mtp_on_card(s, sure)
            if mtp is not None and s.piped:
                mtp = max(mtp, compute.device(s.hparams, s.run) or 0) + extra
            items.add(place, "mtp_compute", mtp, mark, source)


def _on_cpu(s: Subject, items: Items, sure: Confidence) -> None:
    main, mtp = s.dry("main", "compute"), s.dry("mtp", "compute")
    if main is not None:
        items.add(HOST, "compute", main, "exact", "dry-run")
    else:
        items.add(HOST, "compute", compute.cpu(s.hparams, s.run), sure)
    if not s.run.mtp:
        return
    if mtp is not None:
        items.add(HOST, "mtp_compute", mtp, "exact", "dry-run")
    else:
        items.add(HOST, "mtp_compute", compute.mtp_cpu(s.hparams, s.run), _bound(sure))


def _on_host(s: Subject) -> int | None:
    """Return the host buffer; with layers on the host it is what a machine without a card has."""
    if s.places.on_host or s.places.output == HOST or s.config.n_cpu_moe:
        return compute.cpu(s.hparams, s.run)
    size = compute.host(s.hparams, s.run)
    return compute.piped_host(s.hparams, s.run, size) if size is not None and s.piped else size


def _mtp_on_host(s: Subject) -> int | None:
    size = compute.mtp_host(s.hparams, s.run)
    return compute.piped_host(s.hparams, s.run, size) if size and s.piped else size


def _main_on_card(s: Subject, sure: Confidence) -> tuple[int | None, Confidence, Source]:
    """Return the main context's device buffer, its confidence and its source.

    A dry run on the processor makes one buffer of the device's part and the host's embeddings;
    where the difference is known it is 4 x E x U + 4 x U bytes, elsewhere the whole is a bound.
    """
    source: Source = "computed"
    size = s.dry("main", "compute")
    if size is None:
        size = compute.device(s.hparams, s.run)
    else:
        source = "dry-run"
        n_embd = s.hparams.n_embd
        if s.hparams.architecture in compute.CONVERTIBLE and n_embd is not None:
            size -= 4 * n_embd * s.run.tokens + 4 * s.run.tokens
            sure = "exact"
        else:
            sure = "bound"
    return _with_copies(s, size, sure, source, mtp=False)


def _mtp_on_card(s: Subject, sure: Confidence) -> tuple[int | None, Confidence, Source]:
    """Return the MTP context's device buffer, its confidence and its source."""
    size = s.dry("mtp", "compute")
    if size is None:
        size = compute.mtp_device(s.hparams, s.run)
        return _with_copies(s, size, _bound(sure), "computed", mtp=True)
    if s.hparams.architecture in compute.CONVERTIBLE:
        size -= 4 * s.run.tokens
        sure = "exact"
    else:
        sure = "bound"
    if not compute.mask_dominates(s.hparams, s.run):
        size, sure = size + 4 * (s.hparams.n_embd or 0) * s.run.tokens, "bound"
    return _with_copies(s, size, sure, "dry-run", mtp=True)


def _with_copies(
    s: Subject, size: int | None, sure: Confidence, source: Source, *, mtp: bool
) -> tuple[int | None, Confidence, Source]:
    copies = compute.copies(s.hparams, s.run, mtp=mtp)
    mark: Confidence = _bound(sure) if copies else sure
    return None if size is None else size + copies, _shared(s, mark), source


def streamed(s: Subject) -> int:
    """Return the largest weight that lies on the host and is copied to the first card to compute."""
    if s.single or not s.places.gpus or s.weights is None:
        return 0
    return weights.largest_streamed(
        s.weights, s.places, n_cpu_moe=s.config.n_cpu_moe, n_layer=s.hparams.n_layer or 0
    )


def _shared(s: Subject, sure: Confidence) -> Confidence:
    """Return how sure a figure is: a bound when cards work in a row, low when the host helps."""
    if s.single:
        return sure
    return _bound(sure) if s.piped else "low"


def _bound(sure: Confidence) -> Confidence:
    return "bound" if sure == "exact" else sure
