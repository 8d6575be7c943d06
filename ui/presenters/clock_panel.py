"""A card's clocks as a person handles them: the search step by step, what is locked, what is kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.session import Phase
from ui.presenters.figures import UNKNOWN, count, decimal, measure
from ui.presenters.marks import Mark, Marks
from ui.words import QT_TR_NOOP, ended, named, plural, sentences, told, tr

if TYPE_CHECKING:
    from app.state import State
    from app.values.clocks import Clocks, SearchStep
    from app.values.machine import Problem

STEPS = Marks(
    {
        "before": Mark("info", "info", QT_TR_NOOP("Before")),
        "held": Mark("ok", "ok", QT_TR_NOOP("Stable")),
        "not": Mark("warn", "tight", QT_TR_NOOP("Not stable")),
    }
)


@dataclass(frozen=True, slots=True)
class ClockStepView:
    """One lock that was tried."""

    key: str
    name: str
    figures: str
    why: str
    mark: Mark
    accessible: str


@dataclass(frozen=True, slots=True)
class Kept:
    """What is set at every start of the computer, and how that is changed."""

    text: str
    can_keep: bool
    can_forget: bool
    keep_command: str
    forget_command: str


@dataclass(frozen=True, slots=True)
class ClockPanelView:
    """The whole panel."""

    card: str
    line: str
    problem: str
    by_hand: tuple[str, str]
    trouble: str
    hint: str
    steps: tuple[ClockStepView, ...]
    trying: str
    result: str
    use_mode: str
    searching: bool
    busy: bool
    can_search: bool
    can_lock: bool
    can_release: bool
    kept: Kept
    announcement: str


def present_clocks(state: State) -> ClockPanelView | None:
    """Return what is known of the card's clocks; None before they were looked at."""
    clocks = state.clocks
    if clocks is None:
        return None
    searching = clocks.work == "searching"
    ready = state.session is not None and state.session.phase is Phase.READY
    free = not clocks.work and clocks.problem is None
    result = "" if searching else _result(clocks)
    usable = clocks.found.mode if clocks.found and not searching else ""
    return ClockPanelView(
        card=clocks.card,
        line=clocks_line(state),
        problem=_problem(clocks),
        by_hand=(clocks.hand_lock, clocks.hand_reset) if clocks.problem else ("", ""),
        trouble=_said(clocks.trouble),
        hint=""
        if ready or searching or not free
        else tr("Load a model first: it works meanwhile."),
        steps=tuple(_step(n, step) for n, step in enumerate(clocks.steps)),
        trying=_trying(clocks) if searching else "",
        result=result,
        use_mode=usable if usable != clocks.locked_mode else "",
        searching=searching,
        busy=bool(clocks.work),
        can_search=free and ready,
        can_lock=free and not clocks.locked,
        can_release=bool(clocks.locked) and not clocks.work,
        kept=_kept(clocks),
        announcement=result or _said(clocks.trouble),
    )


def clocks_line(state: State) -> str:
    """Say in one line how the clocks stand."""
    clocks = state.clocks
    if clocks is None:
        return tr("Lock them, or find the best lock")
    if clocks.work == "searching":
        n = len(clocks.steps)
        text = plural(n, tr("Searching: {n} step done"), tr("Searching: {n} steps done"))
        return text.format(n=count(n))
    if clocks.locked:
        return tr("Locked to {limits}").format(limits=told(clocks.locked))
    if clocks.kept:
        return tr("Locked at every start to {limits}").format(limits=told(clocks.kept))
    return tr("Not locked")


def _problem(clocks: Clocks) -> str:
    """Say what is in the way; commands that help stand by themselves."""
    if clocks.problem is None or not clocks.hand_lock:
        return _said(clocks.problem)
    return told(clocks.problem.text)


def _said(problem: Problem | None) -> str:
    return sentences(told(problem.text), told(problem.fix)) if problem else ""


def _step(place: int, step: SearchStep) -> ClockStepView:
    name = _name(step.mode, step.high_mhz)
    mark = STEPS["before" if not step.mode else "held" if step.stable else "not"]
    figures, why = _figures(step), told(step.why)
    said = sentences(ended(named(name, mark.text)), ended(figures), why)
    return ClockStepView(f"{place}.{step.mode}", name, figures, why, mark, said)


def _name(mode: str, mhz: int | None) -> str:
    if not mode:
        return tr("Without a lock")
    return tr("Base clock") if mhz is None else measure(count(mhz), "MHz")


def _figures(step: SearchStep) -> str:
    reading = step.reading
    parts = [
        tr("{n} tokens/s").format(n=decimal(step.decode_tok_s)) if step.decode_tok_s else UNKNOWN,
        measure(count(reading.mhz), "MHz") if reading else "",
        measure(count(round(reading.power_w)), "W")
        if reading and reading.power_w is not None
        else "",
        measure(count(reading.temperature_c), "°C")
        if reading and reading.temperature_c is not None
        else "",
    ]
    return " · ".join(part for part in parts if part)


def _trying(clocks: Clocks) -> str:
    mode = clocks.trying
    if mode is None:
        return tr("The next step begins.")
    if not mode:
        return tr("The model works without a lock.")
    if not mode.isdigit():
        return tr("The model works at the base clock.")
    return tr("The model works at {mhz} MHz or less.").format(mhz=count(int(mode)))


def _result(clocks: Clocks) -> str:
    if not clocks.ended or not clocks.steps:
        return ""
    stopped = told(clocks.stopped)
    found = clocks.found
    if found is None:
        none = tr("No step was stable up to then.") if stopped else tr("No step was stable.")
        return f"{stopped} {none}".strip()
    name = _name(found.mode, found.high_mhz)
    before, now = clocks.steps[0].decode_tok_s, found.decode_tok_s
    if not before or not now:
        return tr("The highest stable clock: {name}.").format(name=name)
    text = tr("The highest stable clock: {name}, {now} instead of {before} tokens/s.")
    return text.format(name=name, now=decimal(now), before=decimal(before))


def _kept(clocks: Clocks) -> Kept:
    free = not clocks.work
    found = clocks.found is not None
    if clocks.kept:
        text = tr("At every start of the computer the card is locked to {limits}.")
        text = text.format(limits=told(clocks.kept))
    else:
        text = tr("Nothing is locked at the start of the computer.")
    by_hand = not clocks.can_keep
    same = clocks.found is not None and clocks.found.limits == clocks.kept
    return Kept(
        text=text if clocks.kept or found else "",
        can_keep=free and found and clocks.can_keep and not same,
        can_forget=free and bool(clocks.kept) and clocks.can_keep,
        keep_command=clocks.keep_command if by_hand else "",
        forget_command=clocks.forget_command if by_hand and (clocks.kept or found) else "",
    )
