"""A failure of the command line with all that is known around it: its case, cause and ladder."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from app import clock
from app.cli.failure import LOG_SECONDS, ToldError
from app.cli.prepare import Prepared
from app.cli.record import Record
from app.cli.remember import remember
from app.core.engines import runtime_evidence
from app.core.holding import GONE
from app.diagnose import flight
from app.diagnose.case import Circumstances, live_case
from app.diagnose.diagnosis import diagnose
from app.diagnose.file_state import file_identity, file_state
from app.diagnose.ladder import build_ladder, prefer
from app.engine.api import EngineError
from app.errors import PlimsollError
from app.machine import system_log, xid
from app.machine.detect import detect
from app.tried import TriedStore, situation
from app.values.diagnosis import Diagnosis, FlightPoint, Remedy
from app.values.tried import Situation


def told(error: EngineError, ready: Prepared, record: Record | None = None) -> ToldError:
    """Return `error`, met with `ready`, as the window would tell it; once told it stays so."""
    if isinstance(error, ToldError):
        return error
    at_fault = record.seen.latest() if record else None
    heard = record.xids() if record else ()
    logged = system_log.since(LOG_SECONDS)
    around = Circumstances(
        file=ready.file,
        config=ready.config,
        plan=ready.plan,
        machine=detect(),
        before=record.before if record else None,
        at_fault=at_fault,
        xids=tuple(dict.fromkeys((*heard, *xid.in_log(logged)))),
        system_log=logged,
        settings=file_state(ready.file) | file_identity(ready.file) | runtime_evidence(),
    )
    case = live_case(error.evidence, around)
    found = diagnose(case)
    remedies = _preferred(_ladder(found, ready), found, ready)
    known = {"remedies": remedies, "flight": _flight(ready, record)}
    return ToldError(error, case, found.model_copy(update=known))


def _flight(ready: Prepared, record: Record | None) -> tuple[FlightPoint, ...]:
    if record is None:
        return ()
    now = clock.now()
    seen = record.seen.since(now - flight.SECONDS)
    return flight.last_seconds(seen, now, ready.config.devices)


@contextmanager
def counted(ready: Prepared, record: Record, *, starting: bool) -> Iterator[None]:
    """Tell, keep and count what fails in the block; where it goes well, earlier ones are forgotten.

    `starting`: the engine is being started or proven; later a mere request may be refused, which
    says nothing of the setup.

    Raises:
        ToldError: the setup failed.
    """
    try:
        yield
    except EngineError as error:
        reason = error.evidence.reason
        if reason not in GONE and not (starting and reason != "cancelled"):
            raise
        full = told(error, ready, record)
        remember(full, ready)
        ready.brake.halt(row["xid"] for row in full.case["nvml_events"])
        ready.brake.note(ready, full.found, error.evidence.phase)
        raise full from error
    if not starting:
        ready.brake.worked(ready)


def situation_of(ready: Prepared, cause: str) -> Situation:
    """Return what must be the same for a remedy to be expected to help again."""
    desk = ready.desk
    return situation(ready.file, ready.config, desk.hardware(), desk.runtime, cause)


def _ladder(found: Diagnosis, ready: Prepared) -> tuple[Remedy, ...]:
    desk, file, config = ready.desk, ready.file, ready.config
    cards = tuple(gpu.uuid for gpu in desk.hardware().gpus)
    try:
        return build_ladder(
            found, config, lambda new: desk.plan(file, new, quick=True), cards, file.n_layer
        )
    except (PlimsollError, OSError):
        # The file itself may be what is broken: then there is no plan to compare with.
        return build_ladder(found, config, layers=file.n_layer)


def _preferred(rungs: tuple[Remedy, ...], found: Diagnosis, ready: Prepared) -> tuple[Remedy, ...]:
    helped = TriedStore(ready.paths.data).helped(situation_of(ready, found.cause))
    return prefer(rungs, helped.kind, helped.at) if helped else rungs
