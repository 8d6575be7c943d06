"""What a tried remedy is fetching: another file, or another engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.session import Phase
from ui.presenters.figures import file_share, rate
from ui.words import tr

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.session import Session, Trial
    from app.values.transfer import Transfer


def fetched_for(
    session: Session, trial: Trial, transfers: Mapping[str, Transfer]
) -> Transfer | None:
    """Return the transfer that a trial waits for, None when it fetches nothing now."""
    if session.phase not in {Phase.DOWNLOADING, Phase.VERIFYING} or trial.before_diagnosis is None:
        return None
    for remedy in trial.before_diagnosis.remedies:
        if remedy.kind == trial.kind:
            return transfers.get(remedy.ref or remedy.engine)
    return None


def said(transfer: Transfer) -> str:
    """Say how far a file is: 1.21 of 4.87 GB, 48.2 MB/s; what is here stays."""
    if transfer.detail or not transfer.total_bytes:
        return transfer.detail or tr("Asking the model host.")
    share, pace = file_share(transfer.done_bytes, transfer.total_bytes), transfer.rate_bytes_s
    text = (
        tr("{share}, {pace}. What is here stays.") if pace else tr("{share}. What is here stays.")
    )
    return text.format(share=share, pace=rate(pace))
