"""What the proofs of one kind taught: how far whole loads went over their plans."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.plan.ledger import learn, ledger
from ui.presenters.figures import count, mib
from ui.words import QT_TR_NOOP, plural, sentences, tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.values.ledger import LedgerRow
    from app.values.receipt import Receipt

_NEVER = {
    "card": QT_TR_NOOP("the card never took more than planned."),
    "process": QT_TR_NOOP("the process never took more than planned."),
}
_MORE = {
    "card": QT_TR_NOOP(
        "the card took up to {mib} MiB more than planned (P95). New plans of this kind keep that "
        "free."
    ),
    "process": QT_TR_NOOP(
        "the process took up to {mib} MiB more than planned (P95). New plans of this kind keep "
        "that free."
    ),
}


def present_learned(receipt: Receipt, receipts: Sequence[Receipt]) -> str:
    """Say what loads with this engine, driver, card and architecture took above their plan."""
    kind = _kind(receipt)
    found = learn(
        ledger(other for other in receipts if _kind(other) == kind),
        runtime=receipt.runtime,
        driver=receipt.driver,
        card=receipt.card,
        architecture=receipt.architecture,
    )
    return sentences(
        _sentence("card", found.device_bytes, found.device_receipts),
        _sentence("process", found.host_bytes, found.host_receipts),
    )


def peak_of(receipt: Receipt) -> tuple[str, int, int] | None:
    """Return (name, predicted, measured) bytes of all that the load took at its peak."""
    rows: tuple[LedgerRow, ...] = ledger((receipt,))
    for row in rows:
        if row.card_measured_bytes is not None and row.card_predicted_bytes is not None:
            counted = row.card_predicted_bytes + (row.card_reserved_bytes or 0)
            return tr("Everything on the card, at its peak"), counted, row.card_measured_bytes
        if row.host_measured_bytes is not None and row.host_predicted_bytes is not None:
            return (
                tr("The whole process, at its peak"),
                row.host_predicted_bytes,
                row.host_measured_bytes,
            )
    return None


def _kind(receipt: Receipt) -> tuple[str, str | None, str | None, str]:
    return receipt.runtime, receipt.driver, receipt.card, receipt.architecture


def _sentence(what: str, over_bytes: int, n_receipts: int) -> str:
    if not n_receipts:
        return ""
    of = plural(
        n_receipts,
        tr("Learned from {n} proof with this engine, driver and kind of model:"),
        tr("Learned from {n} proofs with this engine, driver and kind of model:"),
    ).format(n=count(n_receipts))
    found = tr(_MORE[what]).format(mib=mib(over_bytes)) if over_bytes else tr(_NEVER[what])
    return f"{of} {found}"
