"""The machine, the engine's builds, the local API and the settings."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.settings import Settings
from app.values.base import Value


class Detect(Value):
    """Look at this machine again."""

    type: Literal["detect"] = "detect"


class ComputerSleeps(Value):
    """The computer is about to sleep: put the model away."""

    type: Literal["computer-sleeps"] = "computer-sleeps"


class ComputerWakes(Value):
    """The computer slept: look at the card, and load what was put away."""

    type: Literal["computer-wakes"] = "computer-wakes"


class RestoreClocks(Value):
    """Give back the clocks that a killed helper left locked."""

    type: Literal["restore-clocks"] = "restore-clocks"


class RenewApiKey(Value):
    """Make another key for the local API; clients with the old one are refused."""

    type: Literal["renew-api-key"] = "renew-api-key"


class TryApi(Value):
    """Ask the local API something, the way another program does; what came back is told."""

    type: Literal["try-api"] = "try-api"


class ListEngines(Value):
    """Ask the release server which builds of the engine suit this computer."""

    type: Literal["list-engines"] = "list-engines"


class InstallEngine(Value):
    """Fetch a build of the engine, try it, and use it from the next load on."""

    type: Literal["install-engine"] = "install-engine"
    kind: str | None = Field(default=None, description="None: what suits the card best")


class CheckEngine(Value):
    """Try a build again."""

    type: Literal["check-engine"] = "check-engine"
    id: str


class UseEngine(Value):
    """Use a build that is here, after trying it."""

    type: Literal["use-engine"] = "use-engine"
    id: str


class StopEngineWork(Value):
    """Stop fetching or trying a build."""

    type: Literal["stop-engine-work"] = "stop-engine-work"


class ChangeSettings(Value):
    """Use and keep these settings."""

    type: Literal["change-settings"] = "change-settings"
    settings: Settings


class WatchGraphs(Value):
    """Whether a graph is visible; sampling stops when nobody looks and nothing is loaded."""

    type: Literal["watch-graphs"] = "watch-graphs"
    visible: bool


class DismissNotice(Value):
    """The notice was read."""

    type: Literal["dismiss-notice"] = "dismiss-notice"
    id: str
