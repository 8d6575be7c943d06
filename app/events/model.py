"""The open model: its plan, its load, its proof, its failure."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.runconfig import RunConfig
from app.session import Phase, Refusal, Session, Trial
from app.values.base import Value
from app.values.bundle import Bundle
from app.values.diagnosis import Diagnosis
from app.values.fixing import Fixing
from app.values.model_file import ModelFile, Thinks
from app.values.opening import Opening
from app.values.plan import MemoryPlan
from app.values.receipt import Placement, Receipt, Stage
from app.values.tried import Tried


class SessionOpened(Value):
    """A model was chosen; it replaces the session before."""

    type: Literal["session-opened"] = "session-opened"
    session: Session


class SessionClosed(Value):
    """No model is chosen any more."""

    type: Literal["session-closed"] = "session-closed"


class PhaseChanged(Value):
    """The session moved; fields that are None stay as they are."""

    type: Literal["phase-changed"] = "phase-changed"
    session: str
    phase: Phase
    placement: Placement | None = None
    receipt: Receipt | None = None
    diagnosis: Diagnosis | None = None
    thinks: Thinks | None = Field(default=None, description="set once the model is loaded")


class Planned(Value):
    """The session has a new RunConfig or a new plan for it."""

    type: Literal["planned"] = "planned"
    session: str
    config: RunConfig
    plan: MemoryPlan
    risk_accepted: bool = False
    file: ModelFile | None = Field(default=None, description="set when the file has arrived")


class SetupRefused(Value):
    """A setup that was asked for makes no sense for this model here; the session keeps its own."""

    type: Literal["setup-refused"] = "setup-refused"
    session: str
    refusal: Refusal


class LoadProgressed(Value):
    """Share of the file that is in memory, 0..1."""

    type: Literal["load-progressed"] = "load-progressed"
    session: str
    fraction: float


class StageChanged(Value):
    """One stage of the proof began or ended."""

    type: Literal["stage-changed"] = "stage-changed"
    session: str
    stages: tuple[Stage, ...]


class Proven(Value):
    """The session's proof says more than before: real use, or a soak, filled the context deeper."""

    type: Literal["proven"] = "proven"
    session: str
    receipt: Receipt


class TrialChanged(Value):
    """A remedy is being tried, or (None) was kept or undone."""

    type: Literal["trial-changed"] = "trial-changed"
    session: str
    trial: Trial | None


class DiagnosisChanged(Value):
    """More is known of the failure: what it was, or what helps."""

    type: Literal["diagnosis-changed"] = "diagnosis-changed"
    session: str
    diagnosis: Diagnosis


class FixingChanged(Value):
    """The walk along the ladder moved, or (None) is over and done with."""

    type: Literal["fixing-changed"] = "fixing-changed"
    session: str
    fixing: Fixing | None


class BundlePrepared(Value):
    """What a bundle would hold; None: it was saved or is not wanted."""

    type: Literal["bundle-prepared"] = "bundle-prepared"
    bundle: Bundle | None


class TriedChanged(Value):
    """Every remedy that was tried here to its end, newest first."""

    type: Literal["tried-changed"] = "tried-changed"
    tried: tuple[Tried, ...]


class Receipts(Value):
    """Every receipt kept, newest first."""

    type: Literal["receipts"] = "receipts"
    receipts: tuple[Receipt, ...]


class OpeningChanged(Value):
    """Another model is to take the place of the open one; None: nothing is on its way."""

    type: Literal["opening-changed"] = "opening-changed"
    opening: Opening | None
