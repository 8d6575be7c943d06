"""Receipts: what was proven, and every predicted byte beside the measured one."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from ui.presenters.figures import (
    UNKNOWN,
    count,
    decimal,
    measure,
    mib,
    moment,
    parted,
    percent,
    seconds,
    signed_mib,
    speed,
)
from ui.presenters.learned import peak_of, present_learned
from ui.presenters.marks import RECEIPTS, Mark
from ui.presenters.plan_bar import NAMES, ORDER, bar_key
from ui.presenters.plans import PlanView, by_part, card_names, measured_items, present_plan
from ui.presenters.proof import rows_of
from ui.presenters.stage_row import StageRow
from ui.words import QT_TR_NOOP, listed, told, tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.state import State
    from app.values.plan import LineItem
    from app.values.receipt import Receipt

SOURCES = {
    "dry-run": QT_TR_NOOP("dry run"),
    "computed": QT_TR_NOOP("computed"),
    "measured": QT_TR_NOOP("measured"),
    "learned": QT_TR_NOOP("learned"),
}


@dataclass(frozen=True, slots=True)
class ReceiptItem:
    """One line of the list of receipts."""

    id: str
    title: str
    subtitle: str
    mark: Mark
    accessible: str


@dataclass(frozen=True, slots=True)
class MetricView:
    """One figure with its unit and what it is."""

    value: str
    unit: str
    name: str


@dataclass(frozen=True, slots=True)
class LineView:
    """One line of the table; `part` names the swatch, empty for sums and the host."""

    part: str
    name: str
    source: str
    predicted: str
    measured: str
    off_by: str
    strong: bool = False


@dataclass(frozen=True, slots=True)
class ReceiptView:
    """One receipt in full."""

    id: str
    title: str
    subtitle: str
    mark: Mark
    plan: PlanView | None
    metrics: tuple[MetricView, ...]
    lines: tuple[LineView, ...]
    stages: tuple[StageRow, ...]
    learned: str
    foot: tuple[str, ...]
    can_prove: bool


def present_receipt_list(state: State, now: datetime | None = None) -> tuple[ReceiptItem, ...]:
    """Return every receipt as a line, newest first."""
    at = now or datetime.now(UTC).astimezone()
    return tuple(_item(receipt, at) for receipt in state.receipts)


def _item(receipt: Receipt, now: datetime) -> ReceiptItem:
    mark = _mark(receipt)
    when = moment(receipt.at, now)
    subtitle = " · ".join((tr("{n} tokens").format(n=count(receipt.config.n_ctx)), when))
    return ReceiptItem(
        receipt.id, receipt.model, subtitle, mark, listed((receipt.model, mark.text, subtitle))
    )


def present_receipt(
    state: State, receipt_id: str | None, now: datetime | None = None
) -> ReceiptView | None:
    """Return the receipt called `receipt_id`, the newest when there is none of that name."""
    if not state.receipts:
        return None
    chosen = next((r for r in state.receipts if r.id == receipt_id), state.receipts[0])
    at = now or datetime.now(UTC).astimezone()
    session = state.session
    buffers = chosen.placement.buffers if chosen.placement else ()
    return ReceiptView(
        id=chosen.id,
        title=chosen.model,
        subtitle=f"{_proven(chosen)} · {moment(chosen.at, at)}",
        mark=_mark(chosen),
        plan=present_plan(chosen.predicted, title=chosen.model, buffers=buffers)
        if chosen.predicted
        else None,
        metrics=present_metrics(chosen),
        lines=_lines(chosen),
        stages=rows_of(chosen.stages),
        learned=present_learned(chosen, state.receipts),
        foot=_foot(chosen),
        can_prove=session is not None and session.file.path == chosen.path,
    )


def proven(receipt: Receipt | None) -> str:
    """Say how deep the context was really filled, and where."""
    if receipt is None or not receipt.proven_depth:
        return ""
    sentence = (
        tr("Proven to {depth} of {total} tokens on this card.")
        if receipt.card
        else tr("Proven to {depth} of {total} tokens on this computer.")
    )
    return sentence.format(depth=count(receipt.proven_depth), total=count(receipt.config.n_ctx))


def _proven(receipt: Receipt) -> str:
    if not receipt.proven_depth:
        return tr("Not proven")
    return tr("Proven to {depth} of {total} tokens").format(
        depth=count(receipt.proven_depth), total=count(receipt.config.n_ctx)
    )


def present_metrics(receipt: Receipt | None) -> tuple[MetricView, ...]:
    """Return the figures that were measured, none that were not."""
    if receipt is None:
        return ()
    off = receipt.decode_tok_s_without_mtp
    with_drafts = receipt.acceptance is not None
    rows = (
        (receipt.load_seconds, _time, tr("Cold start")),
        (receipt.ttft_seconds, _time, tr("First token")),
        (
            receipt.decode_tok_s,
            _tok_s,
            tr("Drafting on") if with_drafts else tr("Replying", "speed"),
        ),
        (off if with_drafts else None, _tok_s, tr("Drafting off")),
        (receipt.acceptance, _share, tr("Drafts accepted")),
        (receipt.prefill_tok_s, _tok_s, tr("Reading a prompt")),
    )
    return tuple(
        MetricView(*shown(value), name) for value, shown, name in rows if value is not None
    )


def _time(value: float) -> tuple[str, str]:
    return parted(seconds(value))


def _share(value: float) -> tuple[str, str]:
    return parted(percent(value))


def _tok_s(value: float) -> tuple[str, str]:
    return speed(value), tr("tokens/s")


def _lines(receipt: Receipt) -> tuple[LineView, ...]:
    """Return the parts on the card (or the host without one), their sum, then the host."""
    plan = receipt.predicted
    if plan is None:
        return ()
    buffers = receipt.placement.buffers if receipt.placement else ()
    on_card = bool(plan.devices)
    items = [item for device in plan.devices or (plan.host,) for item in device.items]
    places: tuple[str | None, ...] = card_names(buffers) if on_card else (None,)
    measured = by_part([line for place in places for line in measured_items(buffers, place)])
    predicted = by_part(items)
    parts = [part for part in ORDER if part in predicted or part in measured]
    rows = [_line(part, predicted.get(part, 0), measured.get(part), items) for part in parts]
    name = tr("Buffers on the card") if on_card else tr("Buffers in computer memory")
    counted = sum(predicted.get(part, 0) for part in measured) or sum(predicted.values())
    rows.append(_sum(name, counted, sum(measured.values())))
    if on_card and plan.host.total_bytes:
        host = sum(line.bytes for line in measured_items(buffers, None))
        rows.append(_sum(tr("Computer memory"), plan.host.total_bytes, host))
    if peak := peak_of(receipt):
        rows.append(_sum(*peak))
    return tuple(rows)


def _line(part: str, predicted: int, real: int | None, items: Sequence[LineItem]) -> LineView:
    sources = {item.source for item in items if bar_key(item.key) == part}
    return LineView(
        part,
        tr(NAMES[part]),
        listed(sorted(tr(SOURCES[source]) for source in sources)),
        mib(predicted),
        mib(real) if real is not None else UNKNOWN,
        signed_mib(real - predicted) if real is not None else UNKNOWN,
    )


def _sum(name: str, predicted: int, measured: int) -> LineView:
    if not measured:
        return LineView("", name, "", mib(predicted), UNKNOWN, UNKNOWN, strong=True)
    off = measured - predicted
    share = f" · {measure(decimal(abs(off) / predicted * 100), '%')}" if predicted and off else ""
    return LineView(
        "", name, "", mib(predicted), mib(measured), f"{signed_mib(off)}{share}", strong=True
    )


def _mark(receipt: Receipt) -> Mark:
    return RECEIPTS["expired" if receipt.expired else receipt.verdict]


def _foot(receipt: Receipt) -> tuple[str, ...]:
    parts = (
        told(receipt.expired),
        told(receipt.reason),
        receipt.card or tr("Processor"),
        tr("Driver {version}").format(version=receipt.driver) if receipt.driver else "",
        tr("Engine {version}").format(version=receipt.runtime),
        receipt.path,
    )
    return tuple(part for part in parts if part)
