"""Errors a person can act on.

PlimsollError                 a sentence, what to do about it, and the cause it belongs to
├── UsageError                the request makes no sense (exit 2)
├── FileProblemError          a model file is missing, damaged or of the wrong kind
├── MachineProblemError       the computer or its driver stands in the way
├── DiskProblemError          a folder cannot be written, or is full
├── TransferError             a download cannot go on
└── RemoteProblemError        a server on another computer does not answer as it should
"""

from __future__ import annotations


class PlimsollError(Exception):
    """A named failure: `text` says what is so, `fix` what to do, `cause` is of the catalogue."""

    exit_code = 1

    def __init__(self, text: str, *, fix: str = "", cause: str = "unknown") -> None:
        super().__init__(f"{text} {fix}".strip())
        self.text = text
        self.fix = fix
        self.cause = cause


class UsageError(PlimsollError):
    """The request makes no sense."""

    exit_code = 2


class FileProblemError(PlimsollError):
    """A model file is missing, damaged or of the wrong kind."""


class MachineProblemError(PlimsollError):
    """The computer or its driver stands in the way."""


class DiskProblemError(PlimsollError):
    """A folder cannot be written, or is full."""


class TransferError(PlimsollError):
    """A download cannot go on."""


class RemoteProblemError(PlimsollError):
    """A server on another computer does not answer as it should."""
