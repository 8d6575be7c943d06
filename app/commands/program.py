"""The machine, the engine's builds, the local API and the settings."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.commands.model import Choose
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


class LookAtClocks(Value):
    """Tell what can be done about the clocks of the card in use."""

    type: Literal["look-at-clocks"] = "look-at-clocks"


class SearchClocks(Value):
    """Search the highest clock that the card holds while the model that is ready works."""

    type: Literal["search-clocks"] = "search-clocks"


class StopClockSearch(Value):
    """End the search; what was found stays."""

    type: Literal["stop-clock-search"] = "stop-clock-search"


class UseClocks(Value):
    """Lock the card's clocks for as long as Plimsoll runs."""

    type: Literal["use-clocks"] = "use-clocks"
    mode: str = Field(description="tdp, cap, or the highest clock in MHz")


class ReleaseClocks(Value):
    """Give back the clocks that Plimsoll holds."""

    type: Literal["release-clocks"] = "release-clocks"


class KeepClocks(Value):
    """Have the clocks that the search found locked at every start of the computer."""

    type: Literal["keep-clocks"] = "keep-clocks"


class ForgetClocks(Value):
    """Lock nothing at the start of the computer any more."""

    type: Literal["forget-clocks"] = "forget-clocks"


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
    then: Choose | None = Field(
        default=None,
        description="a model that was planned for the card: chosen once it can be used",
    )


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
