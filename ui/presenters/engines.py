"""The engine's builds in plain words: what suits the card, what is here, what is being done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ui.presenters.figures import duration, file_share, file_size, rate
from ui.presenters.marks import Mark
from ui.words import QT_TR_NOOP, beginning, sentences, told, tr

if TYPE_CHECKING:
    from app.state import State
    from app.values.engines import EngineBuild, Engines
    from app.values.transfer import Transfer

ABOUT_BYTES = 550_000_000
"""What a build for a card takes with NVIDIA's libraries, said before the server was asked."""
KINDS = {
    "cpu": QT_TR_NOOP("For the processor"),
    "cuda": QT_TR_NOOP("For the card (CUDA)"),
    "vulkan": QT_TR_NOOP("For the card (Vulkan)"),
    "cu12": QT_TR_NOOP("For the card (CUDA 12)"),
    "cu13": QT_TR_NOOP("For the card (CUDA 13)"),
}
WORK = {
    "asking": QT_TR_NOOP("Asking which builds suit this computer"),
    "installing": QT_TR_NOOP("Fetching the build"),
    "checking": QT_TR_NOOP("Trying the build with a tiny model"),
}


@dataclass(frozen=True, slots=True)
class BuildRow:
    """One build that is here."""

    id: str
    title: str
    detail: str
    mark: Mark | None
    can_use: bool
    can_check: bool


@dataclass(frozen=True, slots=True)
class EnginesView:
    """The panel; `kind` is what its button would fetch ("": nothing to fetch)."""

    title: str
    text: str
    kind: str
    button: str
    working: str
    share: float | None
    pace: str
    problem: str
    rows: tuple[BuildRow, ...]
    urgent: bool


def present_engines(state: State) -> EnginesView | None:
    """Return the builds; None until they were looked at."""
    engines = state.engines
    if engines is None:
        return None
    now = next((build for build in engines.builds if build.in_use), None)
    kind = _wanted(engines)
    return EnginesView(
        title=_title(engines, now),
        text=_text(engines, kind),
        kind=kind,
        button=_button(engines, kind) if kind else "",
        working=_working(engines),
        share=_share(engines.transfer),
        pace=_pace(engines.transfer),
        problem=sentences(told(engines.problem.text), told(engines.problem.fix))
        if engines.problem
        else "",
        rows=tuple(_row(build, busy=bool(engines.work)) for build in engines.builds),
        urgent=bool(engines.idle_card) or bool(engines.work) or engines.problem is not None,
    )


def _wanted(engines: Engines) -> str:
    """Return the kind worth fetching: what suits the card, unless it is here and sound."""
    here = {build.kind for build in engines.builds if build.failed is None}
    if not engines.suited or engines.suited in here or (not engines.idle_card and "cuda" in here):
        return ""
    return engines.suited


def _title(engines: Engines, now: EngineBuild | None) -> str:
    if engines.idle_card:
        return tr("The engine cannot use {card} yet").format(card=engines.idle_card)
    return tr("Engine: {name}").format(name=now.name) if now else tr("Engine")


def _text(engines: Engines, kind: str) -> str:
    if engines.notice:
        return told(engines.notice)
    if engines.idle_card and kind:
        text = tr(
            "It was set up for the processor, which works at once. The build for your card is "
            "llama.cpp’s own release with NVIDIA’s libraries ({kind}). It is verified, then tried "  # noqa: RUF001 - typographic
            "with a tiny model before it is used."
        )
        return text.format(kind=kind)
    if engines.idle_card:
        return tr("No ready-made build suits this card with its driver.")
    return tr("A running model keeps its build; another one is used from the next load on.")


def _button(engines: Engines, kind: str) -> str:
    return tr("Fetch it, {size}").format(size=size_of(engines, kind))


def size_of(engines: Engines | None, kind: str) -> str:
    """Return what a build takes to fetch, about so before the server was asked; "" for no kind."""
    if not kind:
        return ""
    offers = engines.offers or () if engines else ()
    offer = next((one for one in offers if one.kind == kind), None)
    if offer is not None:
        return file_size(offer.size_bytes)
    return tr("about {size}").format(size=file_size(ABOUT_BYTES))


def _working(engines: Engines) -> str:
    transfer = engines.transfer
    if engines.work == "installing" and transfer is not None:
        if transfer.state == "done":
            return tr(WORK["checking"])
        if transfer.detail:
            return beginning(told(transfer.detail))
        if transfer.state == "verifying":
            return tr("Checking what was fetched")
    return tr(WORK[engines.work]) if engines.work in WORK else ""


def _share(transfer: Transfer | None) -> float | None:
    if transfer is None or not transfer.total_bytes or transfer.state == "done":
        return None
    return transfer.done_bytes / transfer.total_bytes


def _pace(transfer: Transfer | None) -> str:
    if transfer is None or not transfer.total_bytes:
        return ""
    parts = [file_share(transfer.done_bytes, transfer.total_bytes)]
    if transfer.rate_bytes_s:
        parts.append(rate(transfer.rate_bytes_s))
    if transfer.eta_seconds is not None and transfer.state == "running":
        parts.append(tr("{time} left").format(time=duration(transfer.eta_seconds)))
    return " · ".join(parts)


def _row(build: EngineBuild, *, busy: bool) -> BuildRow:
    detail = [tr(KINDS[build.kind]) if build.kind in KINDS else build.kind]
    if build.id == "packaged":
        detail.append(tr("came with Plimsoll"))
    if build.size_bytes:
        detail.append(file_size(build.size_bytes))
    if build.failed is not None:
        detail.append(told(build.failed.text))
    mark = None
    if build.failed is not None:
        mark = Mark("err", "big", tr("Failed its test"))
    elif build.in_use:
        mark = Mark("ok", "ok", tr("In use"))
    return BuildRow(
        id=build.id,
        title=build.name,
        detail=" · ".join(detail),
        mark=mark,
        can_use=not build.in_use and build.failed is None and not busy,
        can_check=not busy,
    )
