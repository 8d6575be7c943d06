"""What stands in the way of locking clocks, in plain words."""

from __future__ import annotations

import sys

from app.errors import MachineProblemError
from app.machine.clock_values import ByHand

DISMISSED, NOT_AUTHORISED = 126, 127  # exit codes of pkexec

_FIXES = {
    "clock-lock-unsupported": "Lower the power limit instead, or leave the clocks as they are.",
    "clock-lock-forbidden": "In a container or a virtual machine the host has to lock the clocks.",
    "clocks-already-locked": "Close the other window, or run 'plimsoll clocks reset'.",
    "clocks-not-kept": "Lower the power limit instead; the clocks were given back.",
    "clock-out-of-range": "Choose a clock between the two.",
    "clock-card-unknown": "Run 'plimsoll clocks status' to see the cards.",
    "clock-helper-not-trusted": "Install Plimsoll's package again; root must own the helper.",
    "clock-helper-busy": "Try again in a moment.",
    "gpu-lost-xid79": "Restart the computer.",
    "driver-library-mismatch": "Restart the computer.",
    "driver-module-not-loaded": "Run 'plimsoll detect' to see why.",
    "driver-not-installed": "Run 'plimsoll detect' to see why.",
}


class ClockLockError(MachineProblemError):
    """The clocks were not locked, or not given back; the cause is kebab-case."""


def no_helper(hand: ByHand | None) -> ClockLockError:
    """Explain that only an administrator installs the helper."""
    if sys.platform == "win32":
        text = "The clock helper is not installed, or there is no Python for all users to run it."
        fix = _by_hand(hand, "Open a terminal as administrator")
    else:
        text = (
            "The clock helper is not installed: an administrator runs packaging/clocks/install.sh "
            "install in Plimsoll's folder."
        )
        fix = _by_hand(hand)
    return ClockLockError(text, fix=fix, cause="clock-helper-missing")


def no_pkexec(hand: ByHand | None) -> ClockLockError:
    """Explain that polkit, which asks for the password, is missing."""
    return ClockLockError(
        "This system has no pkexec to ask for an administrator's password.",
        fix=_by_hand(hand, "Install pkexec (polkit)"),
        cause="pkexec-missing",
    )


def refused(cause: str, text: str) -> ClockLockError:
    """Explain what the helper answered."""
    return ClockLockError(text, fix=_FIXES.get(cause, ""), cause=cause)


def ended(code: int | None, complaint: str, hand: ByHand | None) -> ClockLockError:
    """Explain a helper that never answered; `code` is the exit code of pkexec or its own."""
    if code == DISMISSED:
        return ClockLockError(
            "An administrator's permission was not given; the clocks stay as they are.",
            fix="Try again when you have it, or an administrator's password.",
            cause="clock-lock-dismissed",
        )
    if code == NOT_AUTHORISED:
        return ClockLockError(
            "The system did not allow it: the password was wrong, or nothing here can ask for it.",
            fix=_by_hand(hand),
            cause="clock-lock-not-authorised",
        )
    last = (complaint.strip().splitlines() or ["it said nothing"])[-1]
    return ClockLockError(
        f"The clock helper ended with code {code}: {last}",
        fix=_by_hand(hand),
        cause="clock-helper-failed",
    )


def _by_hand(hand: ByHand | None, first: str = "") -> str:
    line = f"run: {hand.lock}   (and to give them back: {hand.reset})" if hand else ""
    if not line:
        return f"{first}." if first else ""
    return f"{first}, then {line}" if first else f"R{line[1:]}"
