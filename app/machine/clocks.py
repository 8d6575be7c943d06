"""Locks a card's clocks through the root-owned helper, for as long as somebody holds on."""

from __future__ import annotations

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
from app.machine.clock_helper import Helper, PipedHelper
from app.machine.clock_trouble import ClockLockError
from app.machine.clock_values import ByHand, ClockLimits
from app.process import Spawner, foreign_env

HELPER = Path("/usr/libexec/plimsoll/plimsoll-clocks")
_END_SECONDS = 5.0


def installed() -> str:
    """Return where the helper lies that an administrator put into this system; "" without one."""
    if sys.platform == "win32":
        from app.machine import clock_elevated  # noqa: PLC0415 - there is no such system elsewhere

        found = clock_elevated.command()
        return found[1] if found else ""
    return str(HELPER) if os.access(HELPER, os.X_OK) else ""


def obstacle(hand: ByHand | None = None) -> ClockLockError | None:
    """Return why clocks cannot be locked from here; None when they can be tried.

    `hand` are the commands to show instead.
    """
    if not installed():
        return clock_trouble.no_helper(hand)
    if sys.platform != "win32" and os.geteuid() != 0 and shutil.which("pkexec") is None:
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
        self._helper: Helper | None = None
        self._limits: ClockLimits | None = None
        self._relocks = ""  # the card (uuid) whose lock the helper changes when asked to
        self._releases = 0
        self._starting = False

    @property
    def held(self) -> ClockLimits | None:
        """The lock in force through this object; None after its helper ended."""
        with self._guard:
            alive = self._helper is not None and self._helper.exit_code is None
            return self._limits if alive else None

    def lock(self, uuid: str, mode: str = "tdp") -> ClockLimits:
        """Lock a card's clocks; waits until the person has given the password.

        `mode` is `tdp` (the base clock), `cap` (at most the base clock), or the highest clock in
        MHz. A lock that is held on the same card is changed, without another question; one on
        another card is given back first. After a change that the card ignored it is not locked, but
        the helper waits for another wish until `release`. A wish beyond the card's clocks leaves
        the lock as it was.

        Raises:
            ClockLockError: it was not possible, not allowed, or released meanwhile.
        """
        helper = self._asked(uuid, mode)
        with self._guard:
            mine = self._helper is helper
        reply = _reply(helper) if mine else {}
        try:
            limits = _limits(reply["locked"]) if "locked" in reply else None
        except ClockLockError:
            self.release()
            raise
        with self._guard:
            if mine := self._helper is helper:
                self._relocks = uuid if reply.get("relocks") is True else ""
                self._helper = helper if limits or self._relocks else None
                self._limits = self._limits if reply.get("kept") is True else limits
        if not mine:
            helper.let_go(_END_SECONDS)
            raise clock_trouble.refused("cancelled", "The lock was given back meanwhile.")
        if limits is None:
            raise _failure(helper, reply, _hand(uuid))
        return limits

    def _asked(self, uuid: str, mode: str) -> Helper:
        """Return the helper that was asked for the lock: the one that holds the card, or a new one."""
        with self._guard:
            helper, relocks = self._helper, self._relocks
        if helper is not None and helper.exit_code is None and relocks == uuid:
            helper.ask(f"{mode}\n".encode())
            return helper
        self.release()
        with self._guard:
            releases, self._starting = self._releases, True
        helper = None
        try:
            helper = self._start("lock", uuid, mode, hand=lambda: _hand(uuid))
        finally:
            with self._guard:
                self._starting = False
                # Windows asks the person before there is a process that could be let go.
                if self._releases == releases:
                    self._helper = helper
        return helper

    def release(self, deadline: float = _END_SECONDS) -> bool:
        """Give the clocks back; return whether the helper confirmed it within `deadline` seconds.

        While a password is being asked for, this takes the request back.
        """
        with self._guard:
            helper, self._helper, self._limits = self._helper, None, None
            self._releases += 1
            starting = self._starting  # it is let go as soon as it is there, by who asked for it
        return not starting and (helper is None or helper.let_go(deadline) == 0)

    def restore(self) -> tuple[str, ...]:
        """Give back what a killed helper left locked; return the cards (uuid).

        Raises:
            ClockLockError: it was not possible or not allowed.
        """
        self.release()
        helper = self._start("reset", hand=_hand_of_locked)
        reply = _reply(helper)
        if not isinstance(cards := reply.get("reset"), list):
            raise _failure(helper, reply, _hand_of_locked())
        helper.let_go(_END_SECONDS)
        return tuple(str(uuid) for uuid in cards)

    def _start(self, *words: str, hand: Callable[[], ByHand | None]) -> Helper:
        if self._command is None and obstacle() and (found := obstacle(hand())):
            raise found
        try:
            return self._started(words)
        except OSError as error:
            raise clock_trouble.ended(error.errno, str(error), hand()) from error

    def _started(self, words: Sequence[str]) -> Helper:
        if sys.platform == "win32":
            from app.machine import clock_elevated  # noqa: PLC0415 - of Windows alone

            return clock_elevated.ElevatedHelper(words)
        command = self._command or helper_command()
        return PipedHelper(self._spawner.spawn((*command, *words), env=foreign_env()))


def _reply(helper: Helper) -> dict[str, Any]:
    """Return the helper's line; {} when it said none."""
    try:
        found = json.loads(helper.answer())
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _failure(helper: Helper, reply: dict[str, Any], hand: ByHand | None) -> ClockLockError:
    waits = reply.get("relocks") is True  # the clocks are given back, and it takes another wish
    code = None if waits else helper.let_go(_END_SECONDS)
    error = reply.get("error")
    if isinstance(error, dict):
        return clock_trouble.refused(str(error.get("cause")), str(error.get("text")))
    return clock_trouble.ended(code, helper.complaint, hand)


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
