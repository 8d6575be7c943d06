"""What failed twice is not tried again as it is, while what the failures rest on is as it was."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime

from app.brakes import BrakeStore, Ground, Halt, Strike
from app.diagnose.grounds import changed
from app.inflight import boot_id, same_start
from app.runconfig import RunConfig
from app.session import Setup
from app.values.diagnosis import Diagnosis

LIMIT = 2
"""Failures of one RunConfig after which it is not tried again without a change."""
HALTING = frozenset({79, 154})
"""Xids after which the card answers nobody before a restart: lost, and reset required."""
STARTING = frozenset({"detect", "load", "warmup"})
"""Phases in which nothing else had the time to take memory since the try began."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The failures of a setup that speak about a try now, and why the newest other one does not."""

    strikes: tuple[Strike, ...] = ()
    lifted: str = ""

    @property
    def holds(self) -> bool:
        """Whether the setup has failed too often to be tried again as it is."""
        return len(self.strikes) >= LIMIT


class Halts:
    """Knows of the driver's fault after which nothing is tried on the card."""

    def __init__(self, store: BrakeStore) -> None:
        self._store = store

    @property
    def notice(self) -> str:
        """What a person should know about the file of it ("": nothing)."""
        return self._store.notice

    def halt(self, xids: Iterable[int]) -> None:
        """Stop every try on the card when one of the driver's faults asks for a restart."""
        for xid in xids:
            if xid in HALTING:
                self._store.stop(Halt(boot_id=boot_id(), xid=xid))

    def halted(self) -> int | None:
        """Return the Xid that stops everything; None after the computer was restarted."""
        halt = self._store.halt
        if halt is None:
            return None
        if not same_start(halt.boot_id, boot_id()):
            self._store.stop(None)
            return None
        return halt.xid


class Brake(Halts):
    """Counts failures by setup, so that nothing is tried a third time as it is, today or later.

    `look` tells what a failure of a setup would rest on now.
    """

    def __init__(self, store: BrakeStore, look: Callable[[Setup], Ground]) -> None:
        super().__init__(store)
        self._look = look
        self._begun: Ground | None = None
        self._good: tuple[str, RunConfig] | None = None

    def begin(self, setup: Setup) -> None:
        """Keep what is so before a try: afterwards the engine has taken its memory."""
        self._begun = self._look(setup)

    def note(
        self, setup: Setup, found: Diagnosis, phase: str = "", *, restarted: bool = False
    ) -> None:
        """Count a failure of the setup in `phase` (the engine's words), its engine being gone.

        `restarted`: the whole computer went down with it.
        """
        strike = Strike(
            at=datetime.now(UTC).isoformat(timespec="seconds"),
            cause=found.cause,
            title=found.title,
            failed_bytes=found.failed_bytes,
            planned_host_bytes=setup.plan.host.total_bytes if setup.plan else None,
            restarted=restarted,
            ground=self._ground(setup, phase),
        )
        self._good = None
        self._store.note(setup, strike)

    def _ground(self, setup: Setup, phase: str) -> Ground:
        """Return what the failure rests on; in a load, what the engine held may not be back yet."""
        now, begun = self._look(setup), self._begun
        if begun is None or phase not in STARTING or begun.cards.keys() != now.cards.keys():
            return now
        cards = {uuid: max(free, begun.cards[uuid]) for uuid, free in now.cards.items()}
        host = max(now.host_free_bytes, begun.host_free_bytes)
        return now.model_copy(update={"cards": cards, "host_free_bytes": host})

    def release(self, setup: Setup) -> None:
        """Forget the failures of the setup: it works, or a person has seen them."""
        self._store.keep(setup, ())

    def worked(self, setup: Setup) -> None:
        """Forget its failures, a reply being whole; asked for every reply, it looks once."""
        this = (setup.file.path, setup.config)
        if self._good != this:
            self.release(setup)
            self._good = this

    def once_more(self, setup: Setup) -> None:
        """Let the setup be tried once: a person wants it; the next failure brakes it again."""
        self._store.keep(setup, self._store.strikes(setup)[-(LIMIT - 1) :])

    def standing(self, setup: Setup) -> Standing:
        """Return which failures of the setup still say something; few failures cost no look."""
        strikes = self._store.strikes(setup)
        if len(strikes) < LIMIT:
            return Standing(strikes)
        now = self._look(setup)
        told = [(strike, changed(strike, now)) for strike in strikes]
        lifted = [why for _, why in told if why]
        return Standing(
            tuple(strike for strike, why in told if not why), lifted[-1] if lifted else ""
        )
