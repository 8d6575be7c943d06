"""The note that lies on the disk while the engine does something heavy."""

from __future__ import annotations

import os
import time
from typing import Literal

from app.inflight import InFlight, boot_id, process_start
from app.session import Setup

Doing = Literal["load", "qualify", "prefill"]


def note_of(session: Setup, phase: Doing) -> InFlight:
    """Return what is being done with `session`; numbers and names only."""
    parts = (*session.plan.devices, session.plan.host) if session.plan else ()
    return InFlight(
        boot_id=boot_id(),
        phase=phase,
        model=session.file.title,
        path=session.file.path,
        config=session.config,
        planned_bytes={part.name: part.total_bytes for part in parts},
        at=time.time(),
        pid=os.getpid(),
        began=process_start(os.getpid()),
    )
