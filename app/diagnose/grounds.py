"""Whether a failure still says something: what it rests on, beside what is there now."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from app.brakes import Ground, Strike
from app.inflight import same_start
from catalog.causes import causes

MIB = 1 << 20
CARD_MARGIN_BYTES, HOST_MARGIN_BYTES, DISK_MARGIN_BYTES = 256 * MIB, 1024 * MIB, 256 * MIB
"""How much more must be free to make another try worth it; a computer's memory comes and goes."""
_LEAST_BYTES = 64 * MIB
SLEEP = "gpu-unavailable-after-suspend"
_DISK = "disk-full"


def changed(strike: Strike, now: Ground) -> str:
    """Return in one sentence why `strike` says nothing about a try now; "" while it does.

    `now` is of the same setup. More free memory counts where memory is what failed, a sleep where
    a sleep is; the rest always.
    """
    return next(_changes(strike, now), "")


def group(strike: Strike) -> str:
    """Return what kind of thing failed, in the catalogue's words; "" for what it does not know."""
    known = causes().get(strike.cause)
    return known.group if known else ""


def _changes(strike: Strike, now: Ground) -> Iterator[str]:
    then = strike.ground
    if not strike.restarted and not same_start(then.boot_id, now.boot_id):
        yield "The computer was restarted since."
    yield from _software(then, now)
    yield from _computer(then, now)
    if strike.cause == SLEEP and then.slept_seconds != now.slept_seconds:
        yield "The computer slept since."
    if (freed := _FREED.get(_DISK if strike.cause == _DISK else group(strike))) is not None:
        yield from freed(strike, now)


def _software(then: Ground, now: Ground) -> Iterator[str]:
    if then.driver != now.driver:
        yield (
            f"The driver is {now.driver or 'not known'} now; it was {then.driver or 'not known'}."
        )
    if then.runtime != now.runtime:
        yield f"The engine is another one now: {now.runtime}, not {then.runtime}."
    if then.modules != now.modules:
        yield "The driver was loaded anew since."
    if then.files != now.files:
        yield "The model's files were changed since."


def _computer(then: Ground, now: Ground) -> Iterator[str]:
    if then.cards.keys() != now.cards.keys():
        yield "The computer's cards are other ones now."
    if then.clocks != now.clocks:
        yield "The clocks of the card are other ones now."
    if then.limits != now.limits:
        yield "The memory that one program may take is another one now."
    if then.environment != now.environment:
        yield "The variables that the engine reads are other ones now."


def _card_margin(strike: Strike) -> int:
    """Return how much more of the card must be free: no more than the buffer that was refused."""
    wanted = strike.failed_bytes or CARD_MARGIN_BYTES
    return max(_LEAST_BYTES, min(wanted, CARD_MARGIN_BYTES))


def _card_freed(strike: Strike, now: Ground) -> Iterator[str]:
    more = (now.cards.get(uuid, 0) - free for uuid, free in strike.ground.cards.items())
    most = max(more, default=0)
    if most >= _card_margin(strike):
        yield f"The card has {most / MIB:,.0f} MiB more free than then."


def _roomy(strike: Strike) -> bool:
    """Whether the computer had memory enough by far: something else refused it."""
    planned = strike.planned_host_bytes or 0
    return planned > 0 and strike.ground.host_free_bytes >= 2 * planned + HOST_MARGIN_BYTES


def _host_freed(strike: Strike, now: Ground) -> Iterator[str]:
    more = now.host_free_bytes - strike.ground.host_free_bytes
    if more >= HOST_MARGIN_BYTES and not _roomy(strike):
        yield f"The computer has {more / MIB:,.0f} MiB more memory free than then."


def _disk_freed(strike: Strike, now: Ground) -> Iterator[str]:
    then = strike.ground.disk_free_bytes
    if then is None or now.disk_free_bytes is None:
        return
    more = now.disk_free_bytes - then
    if more >= DISK_MARGIN_BYTES:
        yield f"The disk has {more / MIB:,.0f} MiB more room than then."


_FREED: dict[str, Callable[[Strike, Ground], Iterator[str]]] = {
    "card memory": _card_freed,
    "computer memory": _host_freed,
    _DISK: _disk_freed,
}


def way_out(strike: Strike) -> str:
    """Return in one sentence what lifts the brake by itself."""
    if strike.cause == _DISK:
        return "With more room on the disk it may be tried again as it is."
    if group(strike) == "card memory":
        mib = _card_margin(strike) / MIB
        return f"With {mib:,.0f} MiB more of the card free it may be tried again as it is."
    if group(strike) == "computer memory" and not _roomy(strike):
        mib = HOST_MARGIN_BYTES / MIB
        return f"With {mib:,.0f} MiB more of the computer's memory free it may be tried again as it is."
    if strike.cause == SLEEP:
        return "With the driver loaded anew, or after a restart, it may be tried again as it is."
    return (
        "With another driver, engine or file, or after a restart, it may be tried again as it is."
    )
