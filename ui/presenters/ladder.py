"""All quants of a repository, each with its plan on this machine, and the one to take."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from app.hub.quants import tag_of
from catalog.load import quant_tier
from ui.presenters.card_tile import short_name
from ui.presenters.figures import MINUS, UNKNOWN, count, file_size, mib, percent
from ui.presenters.marks import VERDICTS, Mark
from ui.presenters.plan_bar import PlanBarView, plan_bar_view
from ui.presenters.plans import config_line, tightest

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from app.values.hub import RepoPage, Rung
    from app.values.model_file import ModelFile
    from app.values.plan import DevicePlan, MemoryPlan
    from app.values.transfer import Transfer

RungAction = Literal["get", "queue", "open", "watch"]
ENOUGH_CONTEXT = 16_384
"""Tokens that a recommended quant should hold, where the model knows that many."""

LOSSLESS_BITS = 9.5
"""Bits per weight above which a larger file is not better in any measurement."""

ORIGINAL_BITS = 15.5
_QUALITY = {
    "excellent": "Nearly lossless",
    "very good": "Very good",
    "good": "Good",
    "fair": "Noticeable loss",
    "basic": "Heavy loss",
}
_WORDS: dict[RungAction, str] = {"get": "Get", "queue": "Queue", "open": "Open", "watch": "Watch"}
_UNDER_WAY = {"queued": "Waiting", "paused": "Paused", "verifying": "Checking", "failed": "Stopped"}
_READING = Mark("info", "clock", "Reading")
_UNREAD = Mark("info", "info", "No plan")


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

    An empty library may not have been read yet, so it takes no mark away.
    """
    tags = {
        tag_of(Path(file.path).name)
        for file in library
        if file.repo == page.repo and file.revision in {None, page.revision}
    }
    rungs = tuple(
        rung
        if rung.here == (here := rung.quant in tags) or (rung.here and not library)
        else rung.model_copy(update={"here": here})
        for rung in page.rungs
    )
    same = all(new is old for new, old in zip(rungs, page.rungs, strict=True))
    return page if same else page.model_copy(update={"rungs": rungs})


def present_ladder(page: RepoPage, transfers: Mapping[str, Transfer], at_once: int) -> LadderView:
    """Return the ladder of `page` while `transfers` are under way, `at_once` of them at a time."""
    best = recommended(page)
    busy = sum(1 for t in transfers.values() if t.state in {"running", "queued", "verifying"})
    rows = tuple(
        _row(rung, transfers.get(rung.ref), best is rung, queued=busy >= at_once)
        for rung in page.rungs
    )
    plans = [rung.plan for rung in page.rungs if rung.plan]
    return LadderView(
        rows=rows,
        recommended=best.ref if best else "",
        why=_why(page, best),
        over_card=any(_over_card(row.device) for row in rows if row.device),
        where=_where(plans[0]) if plans else "On this computer",
    )


def _over_card(device: DevicePlan) -> bool:
    return device.other_programs_bytes + device.total_bytes > device.capacity_bytes


def _where(plan: MemoryPlan) -> str:
    if not plan.devices:
        return "In this computer's memory"
    names = [short_name(device.name) for device in plan.devices]
    return f"On your {names[0]}" if len(names) == 1 else f"On the fullest of {len(names)} cards"


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
        so_far = " so far" if sooner else ""
        what = f"{count(_holds(best))} tokens of context"
        return f"{best.quant} is recommended{so_far}: the most faithful one that fits with {what}."
    planned = [rung for rung in page.rungs if rung.plan]
    if not planned:
        return ""
    if any(rung.plan and rung.plan.verdict == "tight" for rung in planned):
        return "None fits with room to spare. A smaller context or a lighter KV cache helps."
    return "None fits this computer as asked. Try a smaller context, or a smaller model."


def _row(rung: Rung, transfer: Transfer | None, best: bool, *, queued: bool) -> RungRow:  # noqa: FBT001
    action = _action(rung, transfer, queued=queued)
    figures = _figures(rung)
    about = _about(rung)
    button = _button(action, transfer)
    quality = _quality(rung)
    said = [
        f"{rung.quant}, {file_size(rung.size_bytes)}",
        about,
        quality,
        "recommended" if best else "",
        figures.mark.text if figures.plan else figures.note,
        f"{figures.spare_words}" if figures.plan else "",
        f"holds {figures.context} tokens" if figures.plan else "",
        "on this computer" if rung.here else "",
    ]
    return RungRow(
        ref=rung.ref,
        quant=rung.quant,
        size=file_size(rung.size_bytes),
        about=about,
        quality=quality,
        context=figures.context,
        spare=figures.spare,
        over=figures.over,
        mark=figures.mark,
        device=figures.device,
        note=figures.note,
        action=action,
        button=button,
        button_name=f"{button}: {rung.quant}, {figures.mark.text}",
        recommended=best,
        accessible=", ".join(part for part in said if part),
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
        note = (rung.problem or "It could not be planned.") if failed else "Reading its header"
        return _Figures(plan=False, mark=_UNREAD if failed else _READING, note=note)
    device = tightest(plan)
    spare = device.headroom_bytes
    about = "≈ " if rung.state == "estimate" or _rough(device) else ""
    words = f"{mib(abs(spare))} MiB {'to spare' if spare >= 0 else 'over the load line'}"
    return _Figures(
        plan=True,
        mark=VERDICTS[plan.verdict],
        context=count(plan.config.n_ctx),
        spare=about + mib(spare),
        spare_words=f"about {words}" if about else words,
        over=spare < 0,
        device=device,
    )


def _rough(device: DevicePlan) -> bool:
    """Whether a figure of the plan is a guess: the engine's way with this model is not known."""
    return any(item.confidence == "low" for item in device.items)


def _about(rung: Rung) -> str:
    bits = f"{rung.bits_per_weight:.1f} bits" if rung.bits_per_weight else ""
    drafts = {True: "MTP", False: "no MTP", None: ""}[rung.drafts]
    parts = f"{rung.n_parts} parts" if rung.n_parts > 1 else ""
    return " · ".join(part for part in (bits, drafts, parts) if part)


def _quality(rung: Rung) -> str:
    tier = quant_tier(rung.quant)
    if tier is None:
        return "Original" if (rung.bits_per_weight or 0.0) >= ORIGINAL_BITS else ""
    return "Original" if tier.bits_per_weight >= ORIGINAL_BITS else _QUALITY[tier.grade]


def _action(rung: Rung, transfer: Transfer | None, *, queued: bool) -> RungAction:
    if rung.here:
        return "open"
    if transfer is not None and transfer.state != "done":
        return "watch"
    return "queue" if queued else "get"


def _button(action: RungAction, transfer: Transfer | None) -> str:
    if action != "watch" or transfer is None:
        return _WORDS[action]
    share = transfer.done_bytes / transfer.total_bytes if transfer.total_bytes else 0.0
    return _UNDER_WAY.get(transfer.state) or percent(share)


def _tip(rung: Rung, figures: _Figures) -> str:
    if rung.plan is None:
        return figures.note
    kv = rung.plan.config
    how = "an estimate from the first bytes of its header" if rung.state == "estimate" else ""
    lines = (
        f"{rung.quant}: {figures.spare_words}",
        f"{config_line(kv)} · KV {kv.type_k.value}",
        how,
        *rung.plan.notes,
    )
    return "\n".join(line for line in lines if line)


def spare_template(rows: tuple[RungRow, ...]) -> str:
    """Return the widest text that the column of spare MiB has to hold."""
    return max((f"{MINUS}88,888", *(row.spare for row in rows)), key=len)
