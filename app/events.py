"""What happened: frozen, tagged messages. `app.state.reduce` is their only reader of consequence."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from app.runconfig import RunConfig
from app.session import Phase, Refusal, Session, Trial
from app.settings import Settings
from app.values.api import Api
from app.values.base import Value
from app.values.bundle import Bundle
from app.values.chat import Attachment, ChatEntry, Conversation, ReplyProgress, Unsent
from app.values.clocks import Clocks
from app.values.diagnosis import Diagnosis
from app.values.engines import Engines
from app.values.fixing import Fixing
from app.values.health import Health
from app.values.hub import Access, RepoPage, Search
from app.values.lender import Lender
from app.values.machine import Disk, Machine, Sample
from app.values.model_file import ModelFile, Thinks
from app.values.opening import Opening
from app.values.plan import MemoryPlan
from app.values.proposal import Goal, Proposal
from app.values.receipt import Placement, Receipt, Stage
from app.values.remote import RemoteInUse, RemoteProbe
from app.values.transfer import Transfer
from app.values.tried import Tried


class MachineSeen(Value):
    """Detection finished."""

    type: Literal["machine-seen"] = "machine-seen"
    machine: Machine


class Sampled(Value):
    """New readings; their history is kept in `app.machine.history`."""

    type: Literal["sampled"] = "sampled"
    sample: Sample


class Marked(Value):
    """A moment the graphs show: a load, a reply, a failure."""

    type: Literal["marked"] = "marked"
    at: float = Field(description="seconds of `clock.now`")
    kind: Literal["load", "ready", "prefill", "reply", "failure", "unload", "throttle"]
    text: str


class LibraryChanged(Value):
    """The list of model files on this machine, and the room that is left for more."""

    type: Literal["library-changed"] = "library-changed"
    files: tuple[ModelFile, ...]
    disk: Disk | None = None


class Proposed(Value):
    """What could run here."""

    type: Literal["proposed"] = "proposed"
    goal: Goal
    proposals: tuple[Proposal, ...]


class TransferChanged(Value):
    """One download moved."""

    type: Literal["transfer-changed"] = "transfer-changed"
    transfer: Transfer


class TransferGone(Value):
    """A download was removed from the list."""

    type: Literal["transfer-gone"] = "transfer-gone"
    ref: str


class Searched(Value):
    """A search of the Hub began or ended."""

    type: Literal["searched"] = "searched"
    search: Search


class RepoChanged(Value):
    """The open repository was read further or planned anew; None: it was closed."""

    type: Literal["repo-changed"] = "repo-changed"
    page: RepoPage | None


class AccessChanged(Value):
    """There is a token for the Hub now, or none, and where it is kept."""

    type: Literal["access-changed"] = "access-changed"
    access: Access


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


class HealthChecked(Value):
    """The computer was looked at, or is being looked at."""

    type: Literal["health-checked"] = "health-checked"
    health: Health


class TriedChanged(Value):
    """Every remedy that was tried here to its end, newest first."""

    type: Literal["tried-changed"] = "tried-changed"
    tried: tuple[Tried, ...]


class ConversationsChanged(Value):
    """The list of conversations, newest first."""

    type: Literal["conversations-changed"] = "conversations-changed"
    conversations: tuple[Conversation, ...]


class ConversationOpened(Value):
    """The messages of the conversation that is shown."""

    type: Literal["conversation-opened"] = "conversation-opened"
    id: str | None
    entries: tuple[ChatEntry, ...] = ()


class AttachmentsChanged(Value):
    """The files that go with the next question."""

    type: Literal["attachments-changed"] = "attachments-changed"
    files: tuple[Attachment, ...]


class MessageReturned(Value):
    """A message could not be kept, and nothing was asked."""

    type: Literal["message-returned"] = "message-returned"
    unsent: Unsent


class EntryChanged(Value):
    """A message of the open conversation was added or finished."""

    type: Literal["entry-changed"] = "entry-changed"
    conversation: str
    entry: ChatEntry


class ReplyChanged(Value):
    """The reply in progress moved, or (None) ended; its text is in `app.transcript`."""

    type: Literal["reply-changed"] = "reply-changed"
    reply: ReplyProgress | None


class Receipts(Value):
    """Every receipt kept, newest first."""

    type: Literal["receipts"] = "receipts"
    receipts: tuple[Receipt, ...]


class EnginesChanged(Value):
    """The engine's builds, and what is being done about them."""

    type: Literal["engines-changed"] = "engines-changed"
    engines: Engines


class ClocksChanged(Value):
    """What is known of a card's clocks, and what is being done about them."""

    type: Literal["clocks-changed"] = "clocks-changed"
    clocks: Clocks


class ApiChanged(Value):
    """The local API was opened, moved or closed."""

    type: Literal["api-changed"] = "api-changed"
    api: Api


class LendersChanged(Value):
    """Another computer that lends its devices was entered, removed or asked."""

    type: Literal["lenders-changed"] = "lenders-changed"
    lenders: tuple[Lender, ...]


class RemotesChanged(Value):
    """What servers on other computers said when they were asked."""

    type: Literal["remotes-changed"] = "remotes-changed"
    probes: tuple[RemoteProbe, ...]


class RemoteChosen(Value):
    """The model on another computer that answers the chat from now on; None: the one here."""

    type: Literal["remote-chosen"] = "remote-chosen"
    remote: RemoteInUse | None


class OpeningChanged(Value):
    """Another model is to take the place of the open one; None: nothing is on its way."""

    type: Literal["opening-changed"] = "opening-changed"
    opening: Opening | None


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


Event = Annotated[
    MachineSeen
    | Sampled
    | Marked
    | LibraryChanged
    | Proposed
    | TransferChanged
    | TransferGone
    | Searched
    | RepoChanged
    | AccessChanged
    | SessionOpened
    | SessionClosed
    | PhaseChanged
    | Planned
    | SetupRefused
    | LoadProgressed
    | StageChanged
    | Proven
    | TrialChanged
    | DiagnosisChanged
    | FixingChanged
    | BundlePrepared
    | HealthChecked
    | TriedChanged
    | ConversationsChanged
    | ConversationOpened
    | AttachmentsChanged
    | MessageReturned
    | EntryChanged
    | ReplyChanged
    | Receipts
    | EnginesChanged
    | ClocksChanged
    | ApiChanged
    | RemotesChanged
    | LendersChanged
    | RemoteChosen
    | OpeningChanged
    | SettingsChanged
    | Notice
    | NoticeDismissed,
    Field(discriminator="type"),
]
EVENT: TypeAdapter[Event] = TypeAdapter(Event)
