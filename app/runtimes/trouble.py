"""The errors of this package, and the words in which the transfer's errors are said here."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from app.errors import DiskProblemError, MachineProblemError, TransferError
from app.hub.faults import StoppedError
from app.values.machine import Problem

CHECK = "Check PLIMSOLL_RELEASES_ENDPOINT, or try again later."
_SIGN_IN = frozenset({"hub-auth-required", "hub-access-not-granted"})
LATER = "The engine in use stays as it is."


def idle_card(card: str) -> Problem:
    """Say that the build in use cannot drive the card that is here."""
    return Problem(
        cause="silent-cpu-fallback-cpu-build",
        text=f"This engine was built without CUDA, so {card} is not used: models run on the "
        "processor.",
        fix="`plimsoll runtimes install` fetches an engine that can.",
    )


class RuntimeProblemError(MachineProblemError):
    """A build of the engine cannot be used here."""


@contextlib.contextmanager
def in_our_words() -> Iterator[None]:
    """Say what went wrong between us and the release server, not "the Hub"."""
    try:
        yield
    except StoppedError:
        raise
    except TransferError as error:
        if error.cause in _SIGN_IN:
            text = "The release server refuses the request: it asks for a sign-in."
            raise TransferError(text, fix=CHECK, cause="hub-refused") from error
        fix = CHECK if error.cause == "hub-not-found" else error.fix
        raise TransferError(_said(error.text), fix=_said(fix), cause=error.cause) from error
    except DiskProblemError as error:
        fix = error.fix.replace("HF_HUB_CACHE", "PLIMSOLL_HOME")
        raise DiskProblemError(error.text, fix=fix, cause=error.cause) from error


def _said(text: str) -> str:
    for hub, here in (
        ("The Hub has no public", "The release server has no"),
        (", or sign in with a token to get a higher limit", ""),
        ("The Hub", "The release server"),
        ("the Hub", "the release server"),
    ):
        text = text.replace(hub, here)
    return text
