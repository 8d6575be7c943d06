"""The access token for a Hub: from a person, kept by the operating system's keyring.

What was entered here comes first, then HF_TOKEN, then the file of the Hub's own tools. The token
itself is written to no file and to no log; a note tells only for which hosts the keyring has one,
so that nobody who never entered one is asked to unlock it.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeVar

from pydantic import SecretStr

from app import documents
from app.files import write_atomic
from app.hub.patience import abandonable
from app.paths import Paths, typed_path

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

T = TypeVar("T")
Kept = Literal["none", "run", "keyring", "environment", "file"]
SERVICE = "plimsoll"
KEYRING_SECONDS = 30.0
"""How long a keyring may ask its owner to unlock it."""
VARIABLES = ("HF_TOKEN", "HUGGING_FACE_HUB_TOKEN")
LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Token:
    """A token and where it came from; it never appears in a repr."""

    value: SecretStr | None = None
    kept: Kept = "none"
    user: str = ""
    locked: bool = False
    """The keyring has one, and did not give it."""

    @property
    def plain(self) -> str | None:
        """The token as a header carries it."""
        return self.value.get_secret_value() if self.value else None


NO_TOKEN = Token()
_lock = threading.RLock()
_entered: dict[tuple[Path, str], Token] = {}
"""What this process knows: entered in this run, or read from the keyring once."""


class Tokens:
    """The tokens of this person; calls may wait for the keyring: never on the window's thread.

    `notice` is what a person should know about the note of them, once it was read ("": nothing).
    """

    def __init__(self, folder: Path | None = None, note: str = "hub-tokens.json") -> None:
        self._note = (folder or Paths.default().data) / note
        self.notice = ""

    def find(self, host: str, *, implicit: bool = True) -> Token:
        """Return the token for `host`; not `implicit`: only one that was entered here."""
        key = (self._note, host)
        with _lock:
            if key not in _entered and host in (users := self._users()):
                _entered[key] = _from_keyring(host, users[host])
            found = _entered.get(key, NO_TOKEN)
        if found.value is None and implicit:
            return self._from_environment() or _from_file() or found
        return found

    def _from_environment(self) -> Token | None:
        named = (self.given_by(name) for name in VARIABLES)
        return next((Token(value, "environment") for value in named if value), None)

    def given_by(self, variable: str) -> SecretStr | None:
        """Return what an environment variable gives; what no request can carry is passed over."""
        value = os.environ.get(variable, "").strip()
        if value and not is_token(value):
            self.notice = f"The variable {variable} holds what cannot be a key or token: not used."
        return SecretStr(value) if is_token(value) else None

    def keep(self, host: str, value: SecretStr, user: str = "") -> Token:
        """Use `value` for `host` from now on; the keyring keeps it where there is one."""
        with _lock:
            held = _into_keyring(host, value)
            token = Token(value, "keyring" if held else "run", user)
            _entered[self._note, host] = token
            self._write({**self._users(), host: user} if held else self._without(host))
            return token

    def forget(self, host: str) -> Token:
        """Remove what was entered for `host`; return the token that is in force after that."""
        with _lock:
            if host in self._users():
                _keyring(lambda ring: ring.delete_password(SERVICE, host))
            _entered.pop((self._note, host), None)
            self._write(self._without(host))
        return self.find(host)

    def _without(self, host: str) -> dict[str, str]:
        return {name: user for name, user in self._users().items() if name != host}

    def _users(self) -> dict[str, str]:
        """Return whose token the keyring has, by host."""
        try:
            data = b"" if self._note.is_dir() else self._note.read_bytes()
        except OSError:
            return {}
        if (value := documents.parsed(data)) is None:
            said = documents.damaged(self._note, "the names of the keys that the keyring has")
            self.notice = f"{said} Enter the key or token again where one is asked for."
            return {}
        return {str(k): str(v) for k, v in value.items()}

    def _write(self, users: dict[str, str]) -> None:
        if users == self._users():
            return
        try:
            self._note.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            write_atomic(self._note, json.dumps(users).encode())
        except OSError as error:
            LOG.debug("the note about tokens could not be kept: %s", error)


def is_token(value: str) -> bool:
    """Whether a request can carry it: letters, digits and signs of ASCII, nothing blank."""
    return value.isascii() and value.isprintable() and bool(value) and " " not in value


def _from_file() -> Token | None:
    """Return what the Hub's own tools keep after a sign-in."""
    env = os.environ
    if given := env.get("HF_TOKEN_PATH"):
        path = typed_path(os.path.expandvars(given))
    else:
        base = env.get("XDG_CACHE_HOME") or "~/.cache"
        home = env.get("HF_HOME") or f"{base}/huggingface"
        path = typed_path(os.path.expandvars(home)) / "token"
    with contextlib.suppress(OSError, ValueError):
        if is_token(value := path.read_text(encoding="utf-8").strip()):
            return Token(SecretStr(value), "file")
    return None


# --- the keyring -------------------------------------------------------------------------------
def _from_keyring(host: str, user: str) -> Token:
    value = _keyring(lambda ring: ring.get_password(SERVICE, host))
    return Token(SecretStr(value), "keyring", user) if value else Token(locked=True)


def _into_keyring(host: str, value: SecretStr) -> bool:
    """Return whether the keyring has it now: it is read back, because some only pretend."""
    plain = value.get_secret_value()

    def keep(ring: KeyringBackend) -> bool:
        ring.set_password(SERVICE, host, plain)
        return ring.get_password(SERVICE, host) == plain

    return bool(_keyring(keep))


def _keyring(work: Callable[[KeyringBackend], T]) -> T | None:
    """Return what `work` returns; None where there is no keyring, or it refuses or does not answer.

    A backend that keeps secrets in a plain file is none.
    """

    def run() -> T | None:
        import keyring  # noqa: PLC0415 - looks through all installed packages for backends
        from keyring.core import recommended  # noqa: PLC0415

        ring = keyring.get_keyring()
        return work(ring) if recommended(ring) else None

    late = threading.Event()
    timer = threading.Timer(KEYRING_SECONDS, late.set)
    timer.daemon = True
    timer.start()
    try:
        return abandonable(run, late)
    except Exception as error:  # noqa: BLE001 - backends raise what their system raises
        LOG.debug("the keyring does not answer: %s", type(error).__name__)
        return None
    finally:
        timer.cancel()
