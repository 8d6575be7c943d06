"""Servers on other computers."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, SecretStr

from app.values.base import Value


class AddRemote(Value):
    """Enter a server, or change the one of that name, and ask it what it offers."""

    type: Literal["add-remote"] = "add-remote"
    name: str
    url: str
    ca_file: str = ""
    key: SecretStr | None = Field(default=None, description="None: the one that is kept, if any")


class RemoveRemote(Value):
    """Take a server off the list, and its key out of the keyring."""

    type: Literal["remove-remote"] = "remove-remote"
    name: str


class ProbeRemote(Value):
    """Ask a server what it is and offers."""

    type: Literal["probe-remote"] = "probe-remote"
    name: str


class ChooseRemote(Value):
    """Let a server's model answer the chat, if it can be reached."""

    type: Literal["choose-remote"] = "choose-remote"
    name: str
    model: str = Field(default="", description="empty: the one that is there")


class LeaveRemote(Value):
    """Let the model on this computer answer again."""

    type: Literal["leave-remote"] = "leave-remote"
