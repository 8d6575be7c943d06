"""What could run here: files that are here, the packaged models, and the catalogue's best."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from app.core.desk import Desk
from app.errors import PlimsollError
from app.hub import starter
from app.hub.pull import Puller
from app.hub.site import Site
from app.plan import catalogue
from app.values.machine import Machine
from app.values.model_file import ModelFile
from app.values.proposal import Goal, Proposal

MOST = 3
MOST_ON_CPU = 2
"""Of the catalogue's, where there is no card: what needs no network stays beside them."""
PACKAGED = frozenset({"starter", "engine-test"})


def propose(
    goal: Goal, desk: Desk, puller: Puller, library: tuple[ModelFile, ...], engine: str = ""
) -> tuple[Proposal, ...]:
    """Return at most three proposals for `goal`, best first.

    The catalogue's models lead; the packaged ones need no network and fill what is left.
    `engine` is the kind of a build that can be fetched for a card that the build in use cannot
    drive: the plans are then made for that card, and say that they need it.
    """
    machine = desk.reach(whole=bool(engine))
    # Offline, nothing that must be fetched first would lead anywhere.
    offline = Site.from_environment().offline
    best = iter(()) if offline else catalogue.best(goal, machine, desk.reserve_bytes())
    sources = itertools.chain(
        _needing(engine, _files(goal, desk, library, machine)),
        _needing(engine, best if machine.gpus else itertools.islice(best, MOST_ON_CPU)),
        _starter(goal, desk),
        _engine_test(goal, desk, puller),
    )
    seen: dict[str, Proposal] = {}
    for proposal in sources:
        if proposal.plan.verdict != "too-big":
            seen.setdefault(proposal.title + proposal.quant, proposal)
        if len(seen) == MOST:
            break
    return tuple(seen.values())


def _needing(engine: str, proposals: Iterator[Proposal]) -> Iterator[Proposal]:
    """Mark what was planned for a card that needs `engine` first."""
    for proposal in proposals:
        needs = engine if proposal.plan.devices else ""
        yield proposal.model_copy(update={"engine": needs})


def _files(
    goal: Goal, desk: Desk, library: tuple[ModelFile, ...], machine: Machine
) -> Iterator[Proposal]:
    own = [file for file in library if file.origin not in PACKAGED and file.makes == "text"]
    for file in sorted(own, key=lambda file: -file.size_bytes)[:MOST]:
        try:
            found = desk.best(file, goal, machine)
        except (PlimsollError, OSError):
            continue
        yield Proposal(
            id=file.path,
            headline="Already on this computer",
            title=file.title,
            quant=file.quant,
            reason=found.reason,
            ref=file.path,
            download_bytes=0,
            plan=found.plan,
            config=found.config,
            base_model=not file.has_chat_template,
        )


def _starter(goal: Goal, desk: Desk) -> Iterator[Proposal]:
    if not starter.available():
        return
    model = starter.source()
    found = desk.best_of(model.read, model.size_bytes, model.name, goal)
    yield Proposal(
        id="starter",
        headline="Ready without a download",
        title=starter.STARTER_TITLE,
        quant="Q4_K_M",
        reason="It comes with Plimsoll and proves the whole way, from memory to an answer.",
        ref="starter",
        download_bytes=0,
        licence=terms.name if (terms := starter.licence()) else "",
        plan=found.plan,
        config=found.config,
        quality="basic",
        base_model=True,
    )


def _engine_test(goal: Goal, desk: Desk, puller: Puller) -> Iterator[Proposal]:
    file = desk.describe(puller.pull("engine-test").path)
    found = desk.best(file, goal)
    yield Proposal(
        id="engine-test",
        headline="Shows drafting at work",
        title=file.title,
        quant=file.quant,
        reason=starter.ENGINE_TEST_NOTE,
        ref="engine-test",
        download_bytes=0,
        plan=found.plan,
        config=found.config,
        quality="test",
    )
