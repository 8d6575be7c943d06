"""A failure as a card: the cause, how it is known, and what helps."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from app.diagnose.redact import Redactor
from app.diagnose.report import markdown
from app.diagnose.walk import asks
from app.diagnose.wording import fill
from app.failures import Failure
from app.session import Phase
from catalog.causes import causes, remedies
from ui.presenters.figures import MINUS, count, day, file_size, measure, signed_mib
from ui.presenters.flight import FlightView, present_flight
from ui.presenters.marks import CONFIDENCE, ENOUGH, Mark
from ui.presenters.plans import PlanView, config_line, present_plan
from ui.words import QT_TR_NOOP, ended, listed, named, sentences, told, tr, within

if TYPE_CHECKING:
    from app.session import Session, Trial
    from app.values.diagnosis import Diagnosis, Remedy

UNKNOWN_TITLE = QT_TR_NOOP("We do not know this one")
UNKNOWN_WHY = QT_TR_NOOP("What was written is below. A copy of the report helps whoever you ask.")
_LONG_NUMBER = re.compile(r"(?<![\w.,])\d{4,}(?!\w|[.,]\d)")
_FILES = (
    *("lower-quant", "smaller-model", "other-model", "other-quant", "other-file-variant"),
    *("other-draft-model", "download-mtp-variant", "other-repository", "use-local-file"),
)
_PROGRAMS = ("close-other-vram-user", "free-host-memory")
_ENGINES = ("update-engine", "older-engine", "matching-engine-build", "other-backend")
_DEPENDS = {
    **dict.fromkeys(_FILES, QT_TR_NOOP("depends on the file")),
    **dict.fromkeys(_PROGRAMS, QT_TR_NOOP("depends on what you close")),
    **dict.fromkeys(_ENGINES, QT_TR_NOOP("depends on the engine")),
}
"""What a remedy frees cannot be planned: why, by its kind."""
_NOT_KNOWN = QT_TR_NOOP("not known beforehand")
HINT = QT_TR_NOOP("One change at a time, proven again, with undo")


@dataclass(frozen=True, slots=True)
class RemedyRow:
    """One line of "What helps"; a guide is shown, everything else is tried."""

    number: str
    kind: str
    name: str
    change: str
    cost: str
    freed: str
    where: str
    mark: Mark
    first: bool
    quiet: bool
    guide: bool
    button: str
    why: str
    accessible: str
    note: str = ""
    source: str = ""


@dataclass(frozen=True, slots=True)
class FailureView:
    """The whole failure page."""

    headline: str
    subline: str
    title: str
    why: str
    confidence: Mark
    plan: PlanView | None
    evidence: tuple[str, ...]
    nearest: str
    remedies: tuple[RemedyRow, ...]
    hint: str
    tried: str
    can_undo: bool
    announcement: str
    flight: FlightView | None = None
    can_fix: bool = False
    can_try_again: bool = True
    session: Session | None = field(default=None, compare=False, repr=False)

    @property
    def report(self) -> str:
        """What Copy report puts on the clipboard, made when it is asked for."""
        return report(self.session) if self.session else ""


def present_failure(session: Session | None) -> FailureView | None:
    """Return the failure of `session`, or None when it has not failed."""
    if session is None or session.phase is not Phase.FAILED or session.diagnosis is None:
        return None
    diagnosis = session.diagnosis
    title = told(diagnosis.title) or tr(UNKNOWN_TITLE)
    remedies = tuple(
        _row(number, remedy) for number, remedy in enumerate(diagnosis.remedies, start=1)
    )
    return FailureView(
        headline=_headline(session),
        subline=f"{session.file.quant} · {config_line(session.config)}".removeprefix(" · "),
        title=title,
        why=told(diagnosis.why) or (tr(UNKNOWN_WHY) if diagnosis.confidence == "unknown" else ""),
        confidence=CONFIDENCE[diagnosis.confidence],
        plan=present_plan(session.plan, title=session.file.title) if session.plan else None,
        evidence=tuple(map(told, diagnosis.evidence)),
        nearest=_nearest(diagnosis),
        remedies=remedies,
        hint=tr(HINT) if any(not row.guide for row in remedies) else "",
        tried=_tried(session),
        can_undo=session.trial is not None,
        announcement=sentences(ended(_headline(session)), title),
        flight=present_flight(diagnosis.flight, on_host=_on_host(session)),
        can_fix=any(not asks(remedy) for remedy in diagnosis.remedies),
        # After some faults of the card nothing works before a restart, whoever wants it.
        can_try_again=diagnosis.severity != "hardware",
        session=session,
    )


def _on_host(session: Session) -> bool:
    return session.plan is not None and not session.plan.devices


def report(session: Session) -> str:
    """Return the failure as Markdown, without names, tokens and addresses."""
    if session.diagnosis is None:
        return ""
    failure = Failure(
        at=datetime.now(UTC).isoformat(timespec="seconds"),
        model=f"{session.file.title} {session.file.quant}".strip(),
        path=session.file.path,
        case={},
        diagnosis=session.diagnosis,
        config=session.config,
        plan=session.plan,
    )
    return Redactor.of_this_computer().clean(markdown(failure, None))


def _headline(session: Session) -> str:
    started = any(stage.state == "passed" for stage in session.stages) or session.receipt
    text = tr("{name} stopped") if started else tr("{name} did not start")
    return text.format(name=session.file.title)


def _nearest(diagnosis: Diagnosis) -> str:
    if not diagnosis.nearest:
        return ""
    known = (causes().get(cause) for cause in diagnosis.nearest)
    titles = [told(fill(cause.title, {})).rstrip(".。") for cause in known if cause is not None]
    return tr("Not ruled out: {causes}.").format(causes="; ".join(titles)) if titles else ""


def _tried(session: Session) -> str:
    trial = session.trial
    if trial is None:
        return ""
    text = tr("Tried: {name}. It was not enough.")
    if trial.change:
        text = tr("Tried: {name}, {change}. It was not enough.")
    return text.format(name=within(remedy_name(trial)), change=arrow(told(trial.change)))


def remedy_name(trial: Trial) -> str:
    """Return what the tried remedy was called when it was offered."""
    for remedy in trial.before_diagnosis.remedies if trial.before_diagnosis else ():
        if remedy.kind == trial.kind and remedy.name:
            return told(remedy.name)
    return _name(trial.kind)


def _name(kind: str) -> str:
    known = remedies().get(kind)
    return told(known.name) if known else kind.replace("-", " ").capitalize()


def arrow(change: str) -> str:
    """Return `change` with a real arrow and separated thousands: 262,144 → 131,072."""
    return _LONG_NUMBER.sub(lambda found: count(int(found[0])), change.replace("->", "→"))


def _row(number: int, remedy: Remedy) -> RemedyRow:
    name = told(remedy.name) or _name(remedy.kind)
    guide = remedy.enough == "guide"
    mark = ENOUGH[remedy.enough]
    freed, where = _freed(remedy)
    change = arrow(told(remedy.change))
    less = freed.startswith(MINUS)
    frees = tr("frees {size}").format(size=freed.lstrip(MINUS)) if less else freed
    said = listed((change, frees, within(mark.text)))
    verb = tr("Show") if guide else tr("Try")
    return RemedyRow(
        number=str(number),
        kind=remedy.kind,
        name=name,
        change=change,
        cost=_cost(remedy),
        freed=freed,
        where=where,
        mark=mark,
        first=number == 1,
        quiet=remedy.enough == "not-alone",
        guide=guide,
        button=tr("Show") if guide else tr("Try it"),
        why=told(remedy.why),
        accessible=named(verb, listed((name, said))),
        note=_note(remedy),
        source=tr("Source: {source}").format(source=told(remedy.source)) if remedy.source else "",
    )


def _cost(remedy: Remedy) -> str:
    """Return what it costs; the catalogue answers that question: "Some speed."."""
    return tr("Cost: {cost}").format(cost=within(told(remedy.cost))) if remedy.cost else ""


def _note(remedy: Remedy) -> str:
    """Return what is special about this one: it helped before, or fetches so much."""
    parts = []
    if remedy.worked_at:
        when = day(remedy.worked_at, datetime.now(UTC).astimezone())
        parts.append(tr("Worked here {day}").format(day=when))
    if remedy.download_bytes:
        parts.append(tr("{size} to fetch").format(size=file_size(remedy.download_bytes)))
    elif remedy.ref:
        parts.append(tr("The file is here already"))
    parts += [named(freed.name, measure(signed_mib(-freed.bytes), "MiB")) for freed in remedy.frees]
    return " · ".join(parts)


def _freed(remedy: Remedy) -> tuple[str, str]:
    card, host = (_visible(size) for size in (remedy.frees_bytes, remedy.frees_host_bytes))
    if card:
        where = tr("on the card")
        if host:
            where = tr("card; computer {mib}").format(mib=signed_mib(-host))
        return measure(signed_mib(-card), "MiB"), where
    if host:
        return measure(signed_mib(-host), "MiB"), tr("computer memory")
    if card is None and host is None:
        return "", tr(_DEPENDS.get(remedy.kind, _NOT_KNOWN))
    return "", tr("frees hardly any")


def _visible(size_bytes: int | None) -> int | None:
    """Return 0 for what would be shown as 0 MiB."""
    if size_bytes is None or signed_mib(size_bytes) != "0":
        return size_bytes
    return 0
