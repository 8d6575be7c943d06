"""The Hub's token: checked with the Hub, kept by the keyring, told as where it is and no more."""

from __future__ import annotations

import threading

from pydantic import SecretStr

from app import commands as c
from app import events as e
from app.core.board import Board
from app.core.jobs import Lanes
from app.errors import PlimsollError, TransferError, UsageError
from app.hub.account import UNCHECKED, owner
from app.hub.site import Site, own_host
from app.hub.token import Token, Tokens, is_token
from app.values.hub import Access

NOTICE = "hub-token"


class AccessDesk:
    """Answers what concerns the token; the keyring is never asked on the caller's thread."""

    def __init__(self, board: Board, lanes: Lanes) -> None:
        self._board = board
        self._lanes = lanes

    def do(self, command: c.Command) -> None:
        """Begin to keep or to forget a token."""
        match command:
            case c.KeepToken(token=token):
                self._lanes["token"].start(lambda cancel: self._keep(token, cancel))
            case c.ForgetToken():
                self._lanes["token"].start(lambda _: self._tell(Tokens().forget(own_host())))
            case _:
                raise TypeError(type(command).__name__)

    def look(self) -> None:
        """Tell whether there is a token."""
        self._lanes["token"].start(lambda _: self._look())

    def _look(self) -> None:
        tokens = Tokens()
        found = tokens.find(own_host())
        self._tell(found)
        if tokens.notice:
            self._board.notice(f"{NOTICE}.note", "warn", tokens.notice)
        if found.locked:
            self._board.notice(NOTICE, "warn", LOCKED, LOCKED_FIX)

    def _keep(self, token: SecretStr, cancel: threading.Event) -> None:
        try:
            user, doubt = checked(token, cancel)
        except PlimsollError as error:
            if error.cause == "cancelled":
                raise
            # Under the name of every word about the token: the next one takes its place.
            self._board.notice(NOTICE, "error", error.text, error.fix)
            return
        kept = Tokens().keep(own_host(), trimmed(token), user)
        self._tell(kept)
        if kept.kept == "run":
            self._board.notice(NOTICE, "warn", RUN_ONLY, RUN_ONLY_FIX)
        elif doubt:
            self._board.notice(NOTICE, "warn", f"The token is kept. {doubt}")
        else:
            self._board.notice(NOTICE, "info", f"Signed in as {user}; the keyring keeps the token.")

    def _tell(self, token: Token) -> None:
        access = Access(kept=token.kept, host=own_host(), user=token.user)
        self._board.publish(e.AccessChanged(access=access))


RUN_ONLY = (
    "This system has no keyring that Plimsoll can use: the token is used until Plimsoll ends, and "
    "is written nowhere."
)
RUN_ONLY_FIX = "Enter it again next time, or set HF_TOKEN."


LOCKED = "The system's keyring has a token for the Hub and did not give it."
LOCKED_FIX = "Unlock the keyring and start Plimsoll again, or enter the token anew."


def trimmed(token: SecretStr) -> SecretStr:
    """Return the token without the blanks that a clipboard adds."""
    return SecretStr(token.get_secret_value().strip())


def checked(token: SecretStr, cancel: threading.Event | None = None) -> tuple[str, str]:
    """Return whose token it is, and why that could not be found out ("": it was).

    Raises:
        UsageError: it is empty, or no token.
        TransferError: the Hub does not accept it.
    """
    value = trimmed(token).get_secret_value()
    if not is_token(value):
        raise UsageError("That is not a token.", fix="Copy it whole from the Hub.", cause="usage")
    try:
        return owner(Site.from_environment(value), cancel), ""
    except TransferError as error:
        if error.cause not in UNCHECKED:
            raise
        return "", f"It could not be checked: {error.text}"
