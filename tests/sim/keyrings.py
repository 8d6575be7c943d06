"""Keyrings for tests: one that keeps, one that pretends, one that refuses, one in a plain file."""

from __future__ import annotations

from keyring.backend import KeyringBackend
from keyring.errors import KeyringLocked


class Keeping(KeyringBackend):
    """Keeps passwords as long as it lives."""

    priority = 5

    def __init__(self):
        super().__init__()
        self.held = {}
        self.n_asked = 0

    def get_password(self, service, username):
        self.n_asked += 1
        return self.held.get((service, username))

    def set_password(self, service, username, password):
        self.held[service, username] = password

    def delete_password(self, service, username):
        del self.held[service, username]


class Pretending(Keeping):
    """Says that it kept it, and did not."""

    def set_password(self, service, username, password):
        pass


class Locked(Keeping):
    """Its owner did not unlock it."""

    def set_password(self, service, username, password):
        raise KeyringLocked("no")

    get_password = delete_password = set_password


class Plain(Keeping):
    """Would write secrets into a plain file."""

    priority = 0.5
