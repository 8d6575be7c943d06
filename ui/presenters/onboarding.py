"""The first run: what this machine is, where the steps stand, what was proven."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from app.plan.reserves import of_device, of_host
from app.session import Phase
from app.values.plan import DevicePlan
from ui.presenters.facts import Fact, present_facts
from ui.presenters.figures import MIB, measure, mib
from ui.presenters.models import present_session
from ui.presenters.plan_bar import PlanBarView, plan_bar_view
from ui.presenters.plans import PlanView
from ui.presenters.receipts import MetricView, present_metrics, proven
from ui.words import QT_TR_NOOP, tr

if TYPE_CHECKING:
    from app.session import Session
    from app.state import State
    from app.values.machine import Gpu, HostMemory, Machine, Problem
    from app.values.receipt import Receipt

Step = Literal["machine", "model", "download", "proof", "ready"]
STEPS: tuple[Step, ...] = ("machine", "model", "download", "proof", "ready")
STEP_NAMES: dict[Step, str] = {
    "machine": QT_TR_NOOP("This machine"),
    "model": QT_TR_NOOP("Model"),
    "download": QT_TR_NOOP("Download"),
    "proof": QT_TR_NOOP("Proof"),
    "ready": QT_TR_NOOP("Ready"),
}
WELCOME = QT_TR_NOOP(
    "Plimsoll runs a language model on your own computer: it plans the memory first, "
    "and proves it before it says ready."
)
PRIVACY = QT_TR_NOOP("Nothing leaves this computer except the downloads you start.")
NO_CARD = QT_TR_NOOP(
    "No NVIDIA card was found. Models run on the processor: slower, and everything else works."
)
HOST = QT_TR_NOOP("Computer memory")
ABSENT = "gpu-hidden-or-absent"
IDLE_CARD = "silent-cpu-fallback-cpu-build"
LOAD_LINE = QT_TR_NOOP(
    "A ship\u2019s load line shows how deep it may be loaded. "
    "Yours shows how much memory a model may take."
)


@dataclass(frozen=True, slots=True)
class RailStep:
    """One step of the rail."""

    title: str
    state: Literal["done", "current", "waiting"]


@dataclass(frozen=True, slots=True)
class CardView:
    """One memory that a model can live in, with its empty bar: a card, or the computer's own."""

    uuid: str
    icon: str
    name: str
    total: str
    bar: PlanBarView


@dataclass(frozen=True, slots=True)
class Program:
    """A program that holds memory of a card."""

    name: str
    used: str


@dataclass(frozen=True, slots=True)
class MachineView:
    """What was found; `looking` until the first answer."""

    looking: bool
    subtitle: str
    cards: tuple[CardView, ...]
    facts: tuple[Fact, ...]
    problems: tuple[Problem, ...]
    programs: tuple[Program, ...]
    no_card: bool
    note: str


@dataclass(frozen=True, slots=True)
class ReadyView:
    """The end of the setup: what was proven."""

    subtitle: str
    model: str
    figures: str
    plan: PlanView | None
    metrics: tuple[MetricView, ...]
    placement: str
    note: str


def present_ready(session: Session | None) -> ReadyView | None:
    """Return what was proven of `session`; None while it is not ready."""
    if session is None or session.phase not in {Phase.READY, Phase.GENERATING}:
        return None
    receipt = session.receipt
    card = present_session(session)
    return ReadyView(
        subtitle=proven(receipt) or tr("It is loaded and answers at once."),
        model=f"{session.file.title} · {session.file.quant}".removesuffix(" · "),
        figures=card.plan.spare if card and card.plan else "",
        plan=card.plan if card else None,
        metrics=present_metrics(receipt),
        placement=card.placement if card else "",
        note=_holds_for(receipt) if receipt else "",
    )


def _holds_for(receipt: Receipt) -> str:
    if not receipt.driver:
        return tr(
            "This receipt holds for this engine and this file. If one of them changes, "
            "Plimsoll proves it again before it says ready."
        )
    return tr(
        "This receipt holds for driver {version}, this engine and this file. If one of them "
        "changes, Plimsoll proves it again before it says ready."
    ).format(version=receipt.driver)


def first_step(session: Session | None) -> Step:
    """Return the step at which the setup goes on after a restart."""
    if session is None:
        return "machine"
    if session.phase in {Phase.DOWNLOADING, Phase.VERIFYING}:
        return "download"
    if session.phase in {Phase.LOADING, Phase.QUALIFYING, Phase.REMEDIED}:
        return "proof"
    return "machine"


def present_rail(current: Step) -> tuple[RailStep, ...]:
    """Return the rail while `current` is shown."""
    at = STEPS.index(current)
    return tuple(
        RailStep(tr(STEP_NAMES[step]), "current" if i == at else "done" if i < at else "waiting")
        for i, step in enumerate(STEPS)
    )


def present_machine(state: State) -> MachineView:
    """Return what is known about this machine."""
    machine = state.machine
    if machine is None:
        return MachineView(
            looking=True,
            subtitle=tr(WELCOME),
            cards=(),
            facts=(),
            problems=(),
            programs=(),
            no_card=False,
            note="",
        )
    reserve_bytes = state.settings.desktop_reserve_mib * MIB
    cards = tuple(_card(gpu, reserve_bytes) for gpu in machine.gpus) or (_host(machine.host),)
    return MachineView(
        looking=False,
        subtitle=tr(WELCOME),
        cards=cards,
        facts=present_facts(state, machine, sum(card.bar.free.bytes for card in cards)),
        problems=_problems(state, machine),
        programs=_programs(state),
        no_card=not machine.gpus,
        note=tr(LOAD_LINE),
    )


def _problems(state: State, machine: Machine) -> tuple[Problem, ...]:
    """Return what is missing; the card without an engine has a panel of its own."""
    if state.engines is None or not state.engines.idle_card:
        return machine.problems
    return tuple(one for one in machine.problems if one.cause != IDLE_CARD)


def _card(gpu: Gpu, reserve_bytes: int) -> CardView:
    plan = DevicePlan(
        name=gpu.name,
        uuid=gpu.uuid,
        capacity_bytes=gpu.total_bytes,
        free_bytes=gpu.free_bytes,
        other_programs_bytes=gpu.other_programs_bytes,
        reserves=of_device(
            gpu, cuda_graphs=True, desktop_reserve_bytes=reserve_bytes, residual_bytes=0
        ),
    )
    total = measure(mib(gpu.total_bytes), "MiB")
    if gpu.memory_kind == "unified":
        total = tr("{n} MiB, shared with the computer").format(n=mib(gpu.total_bytes))
    bar = plan_bar_view(plan, title=gpu.name)
    return CardView(gpu.uuid, "card", gpu.name, total, bar)


def _host(host: HostMemory) -> CardView:
    name = tr(HOST)
    plan = DevicePlan(
        name=name,
        capacity_bytes=host.total_bytes,
        free_bytes=host.usable_bytes,
        other_programs_bytes=max(0, host.total_bytes - host.usable_bytes),
        reserves=of_host(host),
    )
    total = measure(mib(host.total_bytes), "MiB")
    return CardView("host", "memory", name, total, plan_bar_view(plan, title=name))


def _programs(state: State) -> tuple[Program, ...]:
    """Return the three largest users of the cards and the rest; empty where nobody tells."""
    if state.sample is None:
        return ()
    sums: dict[str, int] = {}
    for gpu in state.sample.gpus:
        for process in gpu.processes:
            sums[process.name] = sums.get(process.name, 0) + (process.used_bytes or 0)
    known = sorted(((used, name) for name, used in sums.items() if used), reverse=True)
    rows = [Program(name, measure(mib(used), "MiB")) for used, name in known[:3]]
    if rest := sum(used for used, _ in known[3:]):
        rows.append(Program(tr("Everything else"), measure(mib(rest), "MiB")))
    return tuple(rows)
