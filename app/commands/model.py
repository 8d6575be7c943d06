"""The life of the open model: choose, prove, load, mend."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.runconfig import RunConfig
from app.values.base import Value
from app.values.opening import Meanwhile
from app.values.proposal import Goal


class Propose(Value):
    """Work out what could run here for `goal`."""

    type: Literal["propose"] = "propose"
    goal: Goal


class Choose(Value):
    """Open a session for `ref` (a file's path, owner/repo:QUANT, starter, engine-test).

    The file is fetched first when it is not here; then it is planned. Nothing is loaded.
    """

    type: Literal["choose"] = "choose"
    ref: str
    config: RunConfig | None = Field(default=None, description="None: the best one that fits")
    meanwhile: Meanwhile = Field(
        default="ask", description="what becomes of a reply that is being written"
    )


class KeepOpen(Value):
    """Open nothing else: the answer to the question that a `Choose` led to, or its end."""

    type: Literal["keep-open"] = "keep-open"


class Configure(Value):
    """Plan the open session again with `config` (idle sessions only)."""

    type: Literal["configure"] = "configure"
    config: RunConfig


class AcceptRisk(Value):
    """The person accepts a tight plan."""

    type: Literal["accept-risk"] = "accept-risk"


class Qualify(Value):
    """Prove the open session: cold load, first reply, long prompt, drafting, cancel."""

    type: Literal["qualify"] = "qualify"


class Soak(Value):
    """Fill 90 % of the context of the model that is ready, until somebody needs it."""

    type: Literal["soak"] = "soak"


class LoadModel(Value):
    """Load the open session; it must have been qualified, or it is qualified now."""

    type: Literal["load-model"] = "load-model"


class UnloadModel(Value):
    """End the engine; the session stays planned."""

    type: Literal["unload-model"] = "unload-model"


class CancelWork(Value):
    """Stop the load, the proof, the download or the reply in progress."""

    type: Literal["cancel-work"] = "cancel-work"


class TryRemedy(Value):
    """Apply one remedy of the session's diagnosis, then prove again."""

    type: Literal["try-remedy"] = "try-remedy"
    kind: str


class FixForMe(Value):
    """Walk the ladder of the session's diagnosis; `CancelWork` stops it at any moment."""

    type: Literal["fix-for-me"] = "fix-for-me"


class KeepTrial(Value):
    """The remedy worked; make it the session's configuration."""

    type: Literal["keep-trial"] = "keep-trial"


class UndoTrial(Value):
    """Go back to the configuration before the remedy."""

    type: Literal["undo-trial"] = "undo-trial"


class TryAgain(Value):
    """Start the open setup once more as it is, although it failed twice: a person wants it."""

    type: Literal["try-again"] = "try-again"


class DismissFailure(Value):
    """Close the failure without trying anything."""

    type: Literal["dismiss-failure"] = "dismiss-failure"


class PrepareBundle(Value):
    """Put together what a bundle about the newest failure would hold, for a person to read."""

    type: Literal["prepare-bundle"] = "prepare-bundle"


class SaveBundle(Value):
    """Write the bundle that was read to `path`, a .zip readable by its owner alone."""

    type: Literal["save-bundle"] = "save-bundle"
    path: str


class CheckHealth(Value):
    """Look whether this computer is as Plimsoll needs it; `online`: ask the Hub too."""

    type: Literal["check-health"] = "check-health"
    online: bool = False
