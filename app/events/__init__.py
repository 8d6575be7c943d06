"""What happened: frozen, tagged messages. `app.state.reduce` is their only reader of consequence."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, TypeAdapter

from app.events.chat import (
    AttachmentsChanged,
    ConversationOpened,
    ConversationsChanged,
    EntryChanged,
    MessageReturned,
    ReplyChanged,
)
from app.events.computer import (
    ClocksChanged,
    EnginesChanged,
    HealthChecked,
    LendersChanged,
    MachineSeen,
    Marked,
    Sampled,
)
from app.events.files import (
    AccessChanged,
    LibraryChanged,
    Proposed,
    RepoChanged,
    Searched,
    TransferChanged,
    TransferGone,
)
from app.events.model import (
    BundlePrepared,
    DiagnosisChanged,
    FixingChanged,
    LoadProgressed,
    OpeningChanged,
    PhaseChanged,
    Planned,
    Proven,
    Receipts,
    SessionClosed,
    SessionOpened,
    SetupRefused,
    StageChanged,
    TrialChanged,
    TriedChanged,
)
from app.events.program import (
    ApiChanged,
    Notice,
    NoticeDismissed,
    RemoteChosen,
    RemotesChanged,
    SettingsChanged,
)

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

__all__ = [
    "EVENT",
    "AccessChanged",
    "ApiChanged",
    "AttachmentsChanged",
    "BundlePrepared",
    "ClocksChanged",
    "ConversationOpened",
    "ConversationsChanged",
    "DiagnosisChanged",
    "EnginesChanged",
    "EntryChanged",
    "Event",
    "FixingChanged",
    "HealthChecked",
    "LendersChanged",
    "LibraryChanged",
    "LoadProgressed",
    "MachineSeen",
    "Marked",
    "MessageReturned",
    "Notice",
    "NoticeDismissed",
    "OpeningChanged",
    "PhaseChanged",
    "Planned",
    "Proposed",
    "Proven",
    "Receipts",
    "RemoteChosen",
    "RemotesChanged",
    "ReplyChanged",
    "RepoChanged",
    "Sampled",
    "Searched",
    "SessionClosed",
    "SessionOpened",
    "SettingsChanged",
    "SetupRefused",
    "StageChanged",
    "TransferChanged",
    "TransferGone",
    "TrialChanged",
    "TriedChanged",
]
