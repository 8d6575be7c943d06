"""The keys of remote servers: each belongs to one address, and the system's keyring has it."""

from __future__ import annotations

import re
from pathlib import Path

from pydantic import SecretStr

from app.errors import UsageError
from app.hub.token import Token, Tokens, is_token
from app.values.remote import RemoteServer

NOTE = "remote-keys.json"


class RemoteKeys:
    """Calls may wait for the keyring: never on the window's thread."""

    def __init__(self, folder: Path | None = None) -> None:
        self._tokens = Tokens(folder, NOTE)

    @property
    def notice(self) -> str:
        """What a person should know about the note of them, once it was read ("": nothing)."""
        return self._tokens.notice

    def find(self, server: RemoteServer) -> Token:
        """Return the key that was entered for the server's address, else that of its variable."""
        found = self._tokens.find(_entry(server), implicit=False)
        if found.value is None and (value := self._tokens.given_by(variable(server))):
            return Token(value, "environment")
        return found

    def keep(self, server: RemoteServer, key: SecretStr) -> Token:
        """Use `key` from now on; without a keyring it lives for this run.

        Raises:
            UsageError: it cannot be a key.
        """
        value = key.get_secret_value().strip()
        if not is_token(value):
            raise UsageError("That is not a key.", fix="Copy it whole from the server.")
        return self._tokens.keep(_entry(server), SecretStr(value))

    def forget(self, server: RemoteServer) -> None:
        """Remove the key of the server's address."""
        self._tokens.forget(_entry(server))


def variable(server: RemoteServer) -> str:
    """Return the environment variable that may hold the key: PLIMSOLL_KEY_GPU_BOX."""
    return "PLIMSOLL_KEY_" + re.sub(r"[^A-Za-z0-9]", "_", server.name).upper()


def _entry(server: RemoteServer) -> str:
    """Return the key's name in the keyring: another address never gets it."""
    return f"remote {server.origin}"
