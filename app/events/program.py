"""The program itself, and who is connected with it."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.settings import Settings
from app.values.api import Api
from app.values.base import Value
from app.values.remote import RemoteInUse, RemoteProbe


class ApiChanged(Value):
    """The local API was opened, moved or closed."""

    type: Literal["api-changed"] = "api-changed"
    api: Api


class RemotesChanged(Value):
    """What servers on other computers said when they were asked."""

    type: Literal["remotes-changed"] = "remotes-changed"
    probes: tuple[RemoteProbe, ...]


class RemoteChosen(Value):
    """The model on another computer that answers the chat from now on; None: the one here."""

    type: Literal["remote-chosen"] = "remote-chosen"
    remote: RemoteInUse | None


class SettingsChanged(Value):
    """The settings in force."""

    type: Literal["settings-changed"] = "settings-changed"
    settings: Settings


class Notice(Value):
    """Something a person should know; `id` replaces an older notice of the same id."""

    type: Literal["notice"] = "notice"
    id: str
    level: Literal["info", "warn", "error"]
    text: str
    fix: str = ""
    click: Literal["", "try-again"] = Field(
        default="", description="the command that a button beside it asks for"
    )


class NoticeDismissed(Value):
    """The notice was read."""

    type: Literal["notice-dismissed"] = "notice-dismissed"
    id: str
