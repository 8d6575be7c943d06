"""`plimsoll token`: the Hub's access token, read from the terminal or stdin, never from a word."""

from __future__ import annotations

import argparse
import getpass
import sys
from typing import Any

from pydantic import SecretStr

from app.core.access import LOCKED, LOCKED_FIX, checked, trimmed
from app.errors import PlimsollError
from app.hub.site import is_true, own_host
from app.hub.token import Token, Tokens

Document = dict[str, Any]
PLACES = {
    "none": "No token for {host} is in use.",
    "run": "The token for {host} lives until Plimsoll ends.",
    "keyring": "The system's keyring keeps the token for {host}.",
    "environment": "The token for {host} comes from the variable HF_TOKEN.",
    "file": "The token for {host} comes from the file of the Hub's own tools.",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what to do; the token itself is never an argument, which every process could read."""
    parser.add_argument("action", choices=["set", "forget", "status"])


def run(arguments: argparse.Namespace) -> Document:
    """Keep, forget or show where it is.

    Raises:
        PlimsollError: there is no keyring, or the Hub does not accept the token.
    """
    if arguments.action == "set":
        return _set()
    if arguments.action == "forget":
        return _document(Tokens().forget(own_host()))
    implicit = not is_true("HF_HUB_DISABLE_IMPLICIT_TOKEN")
    return _document(Tokens().find(own_host(), implicit=implicit))


def text(document: Document) -> str:
    """Say where it is, never what it is."""
    lines = [PLACES[document["kept"]].format(host=document["host"])]
    if document["user"]:
        lines.append(f"  It belongs to {document['user']}.")
    if document["note"]:
        lines.append(f"  {document['note']}")
    return "\n".join(lines)


def _set() -> Document:
    typed = (
        getpass.getpass("Access token: ", stream=sys.stderr)
        if sys.stdin.isatty()
        else sys.stdin.readline()
    )
    value = SecretStr(typed)
    user, doubt = checked(value)
    kept = Tokens().keep(own_host(), trimmed(value), user)
    if kept.kept != "keyring":
        raise PlimsollError(
            "This system has no keyring that Plimsoll can use, and a token is written nowhere else.",
            fix="Set HF_TOKEN, or enter the token in the window: there it lives until the end.",
            cause="no-keyring",
        )
    return _document(kept, doubt)


def _document(token: Token, note: str = "") -> Document:
    note = f"{LOCKED} {LOCKED_FIX}" if token.locked else note
    return {"kept": token.kept, "host": own_host(), "user": token.user, "note": note}


COMMAND = (add_arguments, run, text)
