"""Failures of the command line are kept as those of the window are, for the bundle."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime

from app.cli.failure import LOG_SECONDS, ToldError
from app.cli.prepare import Prepared
from app.core.engines import runtime_name
from app.diagnose.case import Circumstances, live_case
from app.diagnose.diagnosis import diagnose
from app.engine.api import EngineError
from app.failures import Failure, FailureStore
from app.machine import system_log
from app.machine.detect import detect
from app.paths import Paths


def remember(error: ToldError, ready: Prepared) -> None:
    """Keep a failure of `ready` with what was known around it."""
    _keep(
        Failure(
            at=datetime.now(UTC).isoformat(timespec="seconds"),
            model=ready.file.title,
            path=ready.file.path,
            case=error.case,
            diagnosis=error.found,
            config=ready.config,
            plan=ready.plan,
            runtime=runtime_name(),
        )
    )


def _keep(failure: Failure) -> None:
    FailureStore(Paths.default().make().state).add(failure)


def remember_command(error: Exception, arguments: argparse.Namespace) -> None:
    """Keep what ended a command and was not kept with its setup."""
    if not isinstance(error, EngineError) or isinstance(error, ToldError):
        return  # what was told with its setup was kept where that was known
    ref = str(getattr(arguments, "ref", "") or "")
    logged = system_log.since(LOG_SECONDS)
    around = Circumstances(machine=detect(), system_log=logged)
    case = live_case(error.evidence, around)
    _keep(
        Failure(
            at=datetime.now(UTC).isoformat(timespec="seconds"),
            model=ref or arguments.command,
            path=ref,
            case=case,
            diagnosis=diagnose(case),
            runtime=runtime_name(),
        )
    )
