"""Failures of the command line are kept as those of the window are, for the bundle."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime

from app.cli.failure import LOG_SECONDS
from app.core.engines import runtime_name
from app.diagnose.case import Circumstances, live_case
from app.diagnose.diagnosis import diagnose
from app.engine.api import EngineError
from app.failures import Failure, FailureStore
from app.machine import system_log
from app.machine.detect import detect
from app.paths import Paths


def remember(error: EngineError, around: Circumstances, title: str, path: str) -> None:
    """Keep a failure with what was known around it."""
    case = live_case(error.evidence, around)
    FailureStore(Paths.default().make().state).add(
        Failure(
            at=datetime.now(UTC).isoformat(timespec="seconds"),
            model=title,
            path=path,
            case=case,
            diagnosis=diagnose(case),
            config=around.config,
            plan=around.plan,
            runtime=runtime_name(),
        )
    )


def remember_command(error: Exception, arguments: argparse.Namespace) -> None:
    """Keep what ended `run`, `chat` or `bench`; `qualify` knows more and keeps its own."""
    if not isinstance(error, EngineError) or arguments.command == "qualify":
        return
    ref = str(getattr(arguments, "ref", "") or "")
    logged = system_log.since(LOG_SECONDS)
    around = Circumstances(machine=detect(), system_log=logged)
    remember(error, around, ref or arguments.command, ref)
