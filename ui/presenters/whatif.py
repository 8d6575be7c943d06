"""The controls over a ladder: what every quant is planned with, or the best that fits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.values.hub import Wish
from ui.presenters.figures import count
from ui.presenters.models import DRAFTS, KV_TYPES, UBATCHES, Choice, contexts
from ui.words import tr

if TYPE_CHECKING:
    from app.values.hub import RepoPage, Rung

BEST = "best"


@dataclass(frozen=True, slots=True)
class WhatIfView:
    """The options; `context` is where the handle stands, `best` whether each quant has its own."""

    contexts: tuple[int, ...]
    context: int
    figure: str
    best: bool
    kv: tuple[Choice, ...]
    kv_now: str
    ubatch: tuple[Choice, ...]
    ubatch_now: str
    drafts: tuple[Choice, ...]
    drafts_now: str
    changed: bool


def present_whatif(page: RepoPage, wish: Wish, best: Rung | None) -> WhatIfView:
    """Return the controls for `wish`; where it leaves the context open, `best` has the handle."""
    trained = max((rung.n_ctx_train for rung in page.rungs), default=0)
    own = best.config.n_ctx if best and best.config else 0
    now = wish.n_ctx or own or min(8192, trained or 8192)
    can_draft = any(rung.drafts for rung in page.rungs)
    kv = wish.kv.value if wish.kv else BEST
    return WhatIfView(
        contexts=contexts(trained, now),
        context=now,
        figure=_figure(page, now, best=wish.n_ctx is None),
        best=wish.n_ctx is None,
        kv=(Choice(BEST, tr("Best")), *(Choice(kind.value, kind.value) for kind in KV_TYPES)),
        kv_now=kv,
        ubatch=(Choice(BEST, tr("Best")), *(Choice(str(n), count(n)) for n in UBATCHES)),
        ubatch_now=str(wish.n_ubatch) if wish.n_ubatch else BEST,
        drafts=_drafts() if can_draft else (Choice(BEST, tr("Best")),),
        drafts_now=BEST if wish.draft_max is None else str(wish.draft_max),
        changed=wish != Wish(),
    )


def _figure(page: RepoPage, now: int, *, best: bool) -> str:
    if not best:
        return tr("{n} tokens").format(n=count(now))
    held = [rung.config.n_ctx for rung in page.rungs if rung.config]
    if not held:
        return ""
    most, least = max(held), min(held)
    if most == least:
        return tr("{n} tokens").format(n=count(most))
    return tr("{least} to {most} tokens").format(least=count(least), most=count(most))


def _drafts() -> tuple[Choice, ...]:
    return (
        Choice(BEST, tr("Best")),
        Choice("0", tr("Off")),
        *(Choice(str(n), str(n)) for n in DRAFTS),
    )


def wishing(wish: Wish, **changes: object) -> Wish:
    """Return `wish` with `changes`, checked; "best" leaves a field open."""
    wanted = {name: None if value == BEST else value for name, value in changes.items()}
    return Wish.model_validate({**wish.model_dump(), **wanted})
