"""The clocks of every card, and how to lock them by hand."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from app.errors import MachineProblemError
from app.machine import trouble
from app.machine.clock_values import ByHand, CardClocks
from app.machine.nvml import Card, DriverGoneError, Nvml, NvmlError

_VOLTA = 7
_PERCENT = 80  # of the highest clock: low enough to matter, little is lost


def card_clocks() -> tuple[CardClocks, ...]:
    """Read every card that answers; this opens NVML and may wake a sleeping laptop card.

    Raises:
        MachineProblemError: there is no driver, or it does not answer.
    """
    try:
        nvml = Nvml()
    except NvmlError as error:
        raise _named(error) from error
    try:
        return tuple(filter(None, (_read(nvml, index) for index in range(nvml.count()))))
    except DriverGoneError as error:
        raise _named(error) from error
    finally:
        nvml.close()


def can_lock(capability: str | None) -> bool:
    """Return whether a card of this compute capability takes a lock; one not known may."""
    return capability is None or int(capability.partition(".")[0]) >= _VOLTA


def supported(uuid: str) -> tuple[int, ...]:
    """Return the SM clocks (MHz) that a card can be locked to, lowest first.

    Raises:
        MachineProblemError: there is no driver, or it does not answer.
    """
    try:
        nvml = Nvml()
    except NvmlError as error:
        raise _named(error) from error
    try:
        cards = [nvml.card(index) for index in range(nvml.count())]
        return next((card.supported_sm_mhz() for card in cards if card.uuid() == uuid), ())
    except NvmlError as error:
        raise _named(error) from error
    finally:
        nvml.close()


def by_hand(uuid: str, supported: Sequence[int]) -> ByHand | None:
    """Return the commands that lock one card to 80 % and give it back; None without clocks."""
    if not supported:
        return None
    high = snapped(supported)
    prefix = "" if sys.platform == "win32" else "sudo "
    command = f"{prefix}nvidia-smi -i {uuid}"
    return ByHand(lock=f"{command} -lgc {min(supported)},{high}", reset=f"{command} -rgc")


def snapped(supported: Sequence[int], mhz: int | None = None) -> int:
    """Return the highest supported clock not above `mhz`, by default 80 % of the highest."""
    wanted = max(supported) * _PERCENT // 100 if mhz is None else mhz
    return max((clock for clock in supported if clock <= wanted), default=min(supported))


def _read(nvml: Nvml, index: int) -> CardClocks | None:
    try:
        return _clocks(nvml.card(index))
    except DriverGoneError:
        raise
    except NvmlError:
        return None


def _clocks(card: Card) -> CardClocks:
    uuid = card.uuid()
    capability = card.compute_capability()
    lockable = can_lock(capability)
    return CardClocks(
        index=card.index,
        name=card.name(),
        uuid=uuid,
        sm_mhz=card.sm_mhz(),
        max_sm_mhz=card.max_sm_mhz(),
        mem_mhz=card.mem_mhz(),
        max_mem_mhz=card.max_mem_mhz(),
        throttle=card.throttle(),
        can_lock=lockable,
        by_hand=by_hand(uuid, card.supported_sm_mhz()) if lockable else None,
    )


def _named(error: NvmlError) -> MachineProblemError:
    problem = trouble.no_nvml(error)
    return MachineProblemError(problem.text, fix=problem.fix, cause=problem.cause)
