"""Other computers that lend their devices."""

from __future__ import annotations

from typing import Literal

from app.values.base import Value


class AddLender(Value):
    """Enter the local end of a tunnel to a `plimsoll rpc-server`, and ask who is there."""

    type: Literal["add-lender"] = "add-lender"
    endpoint: str


class RemoveLender(Value):
    """Take an address off the list, and out of the open setup."""

    type: Literal["remove-lender"] = "remove-lender"
    endpoint: str


class AskLenders(Value):
    """Ask every address that was entered who is there and what memory it has."""

    type: Literal["ask-lenders"] = "ask-lenders"


class UseLenders(Value):
    """Let layers go to the computers that were entered, or to none of them."""

    type: Literal["use-lenders"] = "use-lenders"
    on: bool
