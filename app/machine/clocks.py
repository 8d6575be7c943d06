"""Locks a card's clocks through the root-owned helper, for as long as somebody holds on."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from app.errors import MachineProblemError
from app.machine import clock_markers, clock_trouble
from app.machine.clock_cards import card_clocks
from app.machine.clock_trouble import ClockLockError
from app.machine.clock_values import ByHand, ClockLimits
from app.process import Child, Spawner, foreign_env

HELPER = Path("/usr/libexec/plimsoll/plimsoll-clocks")
_END_SECONDS = 5.0


def installed() -> bool:
    """Return whether a package put the helper into this system."""
    return sys.platform != "win32" and os.access(HELPER, os.X_OK)


def obstacle(hand: ByHand | None = None) -> ClockLockError | None:
    """Return why clocks cannot be locked from here; None when they can be tried.

    `hand` are the commands to show instead.
    """
    if sys.platform == "win32":
        return clock_trouble.on_windows(hand)
    if not installed():
        return clock_trouble.no_helper(hand)
    if os.geteuid() != 0 and shutil.which("pkexec") is None:
        return clock_trouble.no_pkexec(hand)
    return None


def helper_command() -> tuple[str, ...]:
    """Return how to start the helper; root needs nobody's leave."""
    if sys.platform != "win32" and os.geteuid() == 0:
        return (str(HELPER),)
    return (shutil.which("pkexec") or "pkexec", "--disable-internal-agent", str(HELPER))


class ClockLock:
    """One card's locked clocks. They are given back by `release`, and when this process dies.

    One thread locks; `held` and `release` may be called from others.
    """

    def __init__(self, spawner: Spawner, command: Sequence[str] | None = None) -> None:
        """`command` starts the helper; by default the installed one, with a dialog."""
        self._spawner = spawner
        self._command = command
        self._guard = threading.Lock()
        self._child: Child | None = None
        self._limits: ClockLimits | None = None

    @property
    def held(self) -> ClockLimits | None:
        """The lock in force through this object; None after its helper ended."""
        with self._guard:
            alive = self._child is not None and self._child.exit_code is None
            return self._limits if alive else None

    def lock(self, uuid: str, mode: str = "tdp") -> ClockLimits:
        """Lock a card's clocks; waits until the person has given the password.

        `mode` is `tdp` (the base clock), `cap` (at most the base clock), or the highest clock in
        MHz. A lock held before is given back first.

        Raises:
            ClockLockError: it was not possible, not allowed, or released meanwhile.
        """
        self.release()
        child = self._start("lock", uuid, mode, hand=lambda: _hand(uuid))
        with self._guard:
            self._child = child
        reply = _reply(child)
        try:
            limits = _limits(reply["locked"]) if "locked" in reply else None
        except ClockLockError:
            self.release()
            raise
        with self._guard:
            mine = self._child is child
            if mine:
                self._child, self._limits = (child, limits) if limits else (None, None)
        if not mine:
            _end(child, _END_SECONDS)
            raise clock_trouble.refused("cancelled", "The lock was given back meanwhile.")
        if limits is None:
            raise _failure(child, reply, _hand(uuid))
        return limits

    def release(self, deadline: float = _END_SECONDS) -> bool:
        """Give the clocks back; return whether the helper confirmed it within `deadline` seconds.

        While a password is being asked for, this takes the request back.
        """
        with self._guard:
            child, self._child, self._limits = self._child, None, None
        return child is None or _end(child, deadline) == 0

    def restore(self) -> tuple[str, ...]:
        """Give back what a killed helper left locked; return the cards (uuid).

        Raises:
            ClockLockError: it was not possible or not allowed.
        """
        self.release()
        child = self._start("reset", hand=_hand_of_locked)
        reply = _reply(child)
        if not isinstance(cards := reply.get("reset"), list):
            raise _failure(child, reply, _hand_of_locked())
        _end(child, _END_SECONDS)
        return tuple(str(uuid) for uuid in cards)

    def _start(self, *words: str, hand: Callable[[], ByHand | None]) -> Child:
        command = self._command
        if command is None:
            if obstacle() and (found := obstacle(hand())):
                raise found
            command = helper_command()
        try:
            return self._spawner.spawn((*command, *words), env=foreign_env())
        except OSError as error:
            raise clock_trouble.ended(error.errno, str(error), hand()) from error


def _reply(child: Child) -> dict[str, Any]:
    """Return the helper's line; {} when it said none."""
    try:
        found = json.loads(child.stdout.readline())
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def _end(child: Child, deadline: float) -> int | None:
    """Close the helper's stdin and wait; it belongs to root and cannot be ended otherwise."""
    with contextlib.suppress(OSError):
        child.stdin.close()
    code = child.wait(deadline)
    if code is not None:
        child.stdout.close()
        child.stderr.close()
    return code


def _failure(child: Child, reply: dict[str, Any], hand: ByHand | None) -> ClockLockError:
    with contextlib.suppress(OSError):
        child.stdin.close()
    ended = child.wait(_END_SECONDS) is not None
    complaint = child.stderr.read().decode(errors="replace") if ended else ""
    code = _end(child, 0.0)
    error = reply.get("error")
    if isinstance(error, dict):
        return clock_trouble.refused(str(error.get("cause")), str(error.get("text")))
    return clock_trouble.ended(code, complaint, hand)


def _limits(found: object) -> ClockLimits:
    try:
        return ClockLimits.model_validate(found)
    except ValidationError as error:
        text = "The installed clock helper belongs to another version of Plimsoll."
        raise clock_trouble.refused("clock-helper-not-trusted", text) from error


def _hand(uuid: str) -> ByHand | None:
    try:
        cards = card_clocks()
    except MachineProblemError:
        return None
    return next((card.by_hand for card in cards if card.uuid == uuid), None)


def _hand_of_locked() -> ByHand | None:
    found = clock_markers.holders()
    return _hand(found[0].uuid) if found else None
