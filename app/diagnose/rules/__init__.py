"""The rules, in the order in which they are believed: the first that speaks decides."""

from __future__ import annotations

from app.diagnose.finding import Rule
from app.diagnose.rules import (
    driver,
    faults,
    figures,
    files,
    hardware,
    installation,
    leftover,
    lent,
    memory,
    requests,
    runtime_memory,
    silent,
    transfer,
)

RULES: tuple[Rule, ...] = (
    *hardware.RULES,
    *lent.RULES,
    *transfer.RULES,
    *driver.RULES,
    *files.RULES,
    *faults.RULES,
    *memory.RULES,
    *runtime_memory.RULES,
    *faults.ASSERT_RULES,
    *silent.LAST_LINE_RULES,
    *requests.RULES,
    *figures.RULES,
    *leftover.RULES,
    *silent.RULES,
    *installation.RULES,
    *driver.CRASH_RULES,
    *transfer.FALLBACK_RULES,
    silent.ended_from_outside,
)
