"""All quants of a repository, each with its plan on this machine, and the one to take."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from app.hub.quants import tag_of
from catalog.load import quant_tier
from ui.presenters.figures import MINUS, UNKNOWN, count, file_size, mib, spare_bytes
from ui.presenters.ladder_words import (
    RungAction,
    about,
    button,
    quality,
    recommendation,
    spare_words,
    where,
)
from ui.presenters.marks import VERDICTS, Mark
from ui.presenters.plan_bar import PlanBarView, plan_bar_view
from ui.presenters.plans import config_line, tightest
from ui.words import QT_TR_NOOP, listed, named, told, tr

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from app.values.hub import RepoPage, Rung
    from app.values.model_file import ModelFile
    from app.values.plan import DevicePlan
    from app.values.transfer import Transfer

ENOUGH_CONTEXT = 16_384
"""Tokens that a recommended quant should hold, where the model knows that many."""

LOSSLESS_BITS = 9.5
"""Bits per weight above which a larger file is not better in any measurement."""

_READING = Mark("info", "clock", QT_TR_NOOP("Reading"))
_UNREAD = Mark("info", "info", QT_TR_NOOP("No plan"))


@dataclass(frozen=True, slots=True)
class RungRow:
    """One quant as its row is drawn; `spare` is in MiB, `note` replaces the bar's figures."""

    ref: str
    quant: str
    size: str
    about: str
    quality: str
    context: str
    spare: str
    over: bool
    mark: Mark
    device: DevicePlan | None
    note: str
    action: RungAction
    button: str
    button_name: str
    recommended: bool
    accessible: str
    tip: str

    @property
    def bar(self) -> PlanBarView | None:
        """The plan bar; made when the row is seen, because a slider moves all rows at once."""
        return plan_bar_view(self.device, title=self.quant) if self.device else None


@dataclass(frozen=True, slots=True)
class LadderView:
    """Every row, why one of them is recommended, and what is read of the chosen one."""

    rows: tuple[RungRow, ...]
    recommended: str
    why: str
    over_card: bool
    where: str


def with_library(page: RepoPage, library: Sequence[ModelFile]) -> RepoPage:
    """Return `page` with the quants marked that `library` holds now: some came, some were removed.

    An empty library may not have been read yet, so it takes no mark away. A quant whose setup
    drafts with a file that is not here is not all here.
    """
    paths = {file.path for file in library}
    tags = {
        tag_of(Path(file.path).name)
        for file in library
        if file.repo == page.repo
        and file.revision in {None, page.revision}
        and file.makes == "text"
    }
    rungs = tuple(
        rung
        if rung.here == (here := rung.quant in tags and not _lacks_file(rung, paths))
        or (rung.here and not library)
        else rung.model_copy(update={"here": here})
        for rung in page.rungs
    )
    same = all(new is old for new, old in zip(rungs, page.rungs, strict=True))
    return page if same else page.model_copy(update={"rungs": rungs})


def _lacks_file(rung: Rung, paths: set[str]) -> bool:
    return bool(rung.draft_bytes and rung.config and rung.config.mtp.file not in paths)


def present_ladder(page: RepoPage, transfers: Mapping[str, Transfer], at_once: int) -> LadderView:
    """Return the ladder of `page` while `transfers` are under way, `at_once` of them at a time."""
    best = recommended(page)
    busy = sum(1 for t in transfers.values() if t.state in {"running", "queued", "verifying"})
    rows = tuple(
        _row(rung, transfers.get(rung.ref), best is rung, queued=busy >= at_once)
        for rung in page.rungs
    )
    return LadderView(
        rows=rows,
        recommended=best.ref if best else "",
        why=_why(page, best),
        over_card=any(_over_card(row.device) for row in rows if row.device),
        where=where(next((rung.plan for rung in page.rungs if rung.plan), None)),
    )


def _over_card(device: DevicePlan) -> bool:
    return device.other_programs_bytes + device.total_bytes > device.capacity_bytes


def recommended(page: RepoPage) -> Rung | None:
    """Return the quant to take: the most faithful one that fits and holds enough text.

    Files above 9.5 bits a weight are passed over where a smaller one fits too: they take twice
    the memory and time, and are not measurably better.
    """
    fitting = [rung for rung in page.rungs if rung.plan and rung.plan.verdict == "fits"]
    roomy = [rung for rung in fitting if _holds(rung) >= _enough(page, rung)] or fitting
    lean = [rung for rung in roomy if (_bits(rung) or 0.0) <= LOSSLESS_BITS]
    return max(lean or roomy, key=lambda rung: rung.size_bytes, default=None)


def _enough(page: RepoPage, rung: Rung) -> int:
    known = rung.n_ctx_train or ENOUGH_CONTEXT
    return min(known, ENOUGH_CONTEXT) if page.wish.n_ctx is None else 0


def _holds(rung: Rung) -> int:
    return rung.config.n_ctx if rung.config else 0


def _bits(rung: Rung) -> float | None:
    if rung.bits_per_weight is not None:
        return rung.bits_per_weight
    tier = quant_tier(rung.quant)
    return tier.bits_per_weight if tier else None


def _why(page: RepoPage, best: Rung | None) -> str:
    if best is not None:
        sooner = any(rung.state == "reading" for rung in page.rungs)
        larger = any(
            rung.plan
            and rung.plan.verdict == "fits"
            and rung.size_bytes > best.size_bytes
            and _holds(rung) >= _holds(best)
            for rung in page.rungs
        )
        return recommendation(best.quant, _holds(best), so_far=sooner, larger=larger)
    planned = [rung for rung in page.rungs if rung.plan]
    if not planned:
        return ""
    if any(rung.plan and rung.plan.verdict == "tight" for rung in planned):
        return tr("None fits with room to spare. A smaller context or a lighter KV cache helps.")
    return tr("None fits this computer as asked. Try a smaller context, or a smaller model.")


def _row(rung: Rung, transfer: Transfer | None, best: bool, *, queued: bool) -> RungRow:  # noqa: FBT001
    action = _action(rung, transfer, queued=queued)
    figures = _figures(rung)
    what, kept, word = about(rung), quality(rung), button(action, transfer)
    verdict = figures.mark.text
    said = [
        f"{rung.quant}, {file_size(rung.size_bytes + rung.draft_bytes)}",
        what,
        kept,
        tr("recommended") if best else "",
        verdict if figures.plan else figures.note,
        figures.spare_words,
        tr("holds {n} tokens").format(n=figures.context) if figures.plan else "",
        tr("on this computer") if rung.here else "",
    ]
    return RungRow(
        ref=rung.ref,
        quant=rung.quant,
        size=file_size(rung.size_bytes + rung.draft_bytes),
        about=what,
        quality=kept,
        context=figures.context,
        spare=figures.spare,
        over=figures.over,
        mark=figures.mark,
        device=figures.device,
        note=figures.note,
        action=action,
        button=word,
        button_name=named(word, listed((rung.quant, verdict))),
        recommended=best,
        accessible=listed(said),
        tip=_tip(rung, figures),
    )


@dataclass(frozen=True, slots=True)
class _Figures:
    """What a rung's plan says; `plan` is False where there is none."""

    plan: bool
    mark: Mark
    note: str = ""
    context: str = UNKNOWN
    spare: str = UNKNOWN
    spare_words: str = ""
    over: bool = False
    device: DevicePlan | None = None


def _figures(rung: Rung) -> _Figures:
    plan = rung.plan
    if plan is None:
        failed = rung.state == "failed"
        problem = told(rung.problem) or tr("It could not be planned.")
        mark = (_UNREAD if failed else _READING).said()
        return _Figures(plan=False, mark=mark, note=problem if failed else tr("Reading its header"))
    device = tightest(plan)
    spare = spare_bytes(device.load_line_bytes, device.total_bytes)
    rough = rung.state == "estimate" or _rough(device)
    return _Figures(
        plan=True,
        mark=VERDICTS[plan.verdict],
        context=count(plan.config.n_ctx),
        spare=f"≈ {mib(spare)}" if rough else mib(spare),
        spare_words=spare_words(spare, rough=rough),
        over=spare < 0,
        device=device,
    )


def _rough(device: DevicePlan) -> bool:
    """Whether a figure of the plan is a guess: the engine's way with this model is not known."""
    return any(item.confidence == "low" for item in device.items)


def _action(rung: Rung, transfer: Transfer | None, *, queued: bool) -> RungAction:
    if rung.here:
        return "open"
    if transfer is not None and transfer.state != "done":
        return "watch"
    return "queue" if queued else "get"


def _tip(rung: Rung, figures: _Figures) -> str:
    if rung.plan is None:
        return figures.note
    kv = rung.plan.config
    estimate = rung.state == "estimate"
    lines = (
        named(rung.quant, figures.spare_words),
        f"{config_line(kv)} · KV {kv.type_k.value}",
        tr("an estimate from the first bytes of its header") if estimate else "",
        *map(told, rung.plan.notes),
    )
    return "\n".join(line for line in lines if line)


def spare_template(rows: tuple[RungRow, ...]) -> str:
    """Return the widest text that the column of spare MiB has to hold."""
    return max((f"{MINUS}88,888", *(row.spare for row in rows)), key=len)
