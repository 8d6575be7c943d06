"""What can be asked of the core; every one returns at once and answers by events."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from app.commands.chat import (
    Attach,
    DeleteConversation,
    Detach,
    EditMessage,
    OpenConversation,
    PrepareChat,
    Regenerate,
    RenameConversation,
    RestoreConversation,
    Send,
    ShowVersion,
    StopReply,
    ThinkFirst,
)
from app.commands.files import (
    AddFolder,
    CancelTransfer,
    CloseRepo,
    DropFolder,
    Fetch,
    ForgetToken,
    HurryTransfer,
    ImportFile,
    KeepToken,
    LookForFiles,
    MoveFile,
    OpenLink,
    OpenRepo,
    PauseTransfer,
    PlanLadder,
    RemoveFile,
    ResumeTransfer,
    SearchHub,
    VerifyFile,
)
from app.commands.lending import AddLender, AskLenders, RemoveLender, UseLenders
from app.commands.model import (
    AcceptRisk,
    CancelWork,
    CheckHealth,
    Choose,
    Configure,
    DismissFailure,
    FixForMe,
    KeepOpen,
    KeepTrial,
    LoadModel,
    PrepareBundle,
    Propose,
    Qualify,
    SaveBundle,
    Soak,
    TryAgain,
    TryRemedy,
    UndoTrial,
    UnloadModel,
)
from app.commands.program import (
    ChangeSettings,
    CheckEngine,
    ComputerSleeps,
    ComputerWakes,
    Detect,
    DismissNotice,
    ForgetClocks,
    InstallEngine,
    KeepClocks,
    ListEngines,
    LookAtClocks,
    ReleaseClocks,
    RenewApiKey,
    RestoreClocks,
    SearchClocks,
    StopClockSearch,
    StopEngineWork,
    TryApi,
    UseClocks,
    UseEngine,
    WatchGraphs,
)
from app.commands.remote import (
    AddRemote,
    ChooseRemote,
    LeaveRemote,
    ProbeRemote,
    RemoveRemote,
)

Command = Annotated[
    Detect
    | Propose
    | Choose
    | Configure
    | AcceptRisk
    | Qualify
    | Soak
    | ComputerSleeps
    | RestoreClocks
    | ForgetClocks
    | KeepClocks
    | LookAtClocks
    | ReleaseClocks
    | SearchClocks
    | StopClockSearch
    | UseClocks
    | ComputerWakes
    | LoadModel
    | UnloadModel
    | CancelWork
    | PauseTransfer
    | ResumeTransfer
    | SearchHub
    | OpenRepo
    | OpenLink
    | CloseRepo
    | PlanLadder
    | Fetch
    | CancelTransfer
    | HurryTransfer
    | VerifyFile
    | RemoveFile
    | MoveFile
    | AddFolder
    | DropFolder
    | LookForFiles
    | KeepOpen
    | KeepToken
    | ForgetToken
    | TryAgain
    | TryRemedy
    | FixForMe
    | KeepTrial
    | UndoTrial
    | DismissFailure
    | PrepareBundle
    | SaveBundle
    | CheckHealth
    | OpenConversation
    | RenameConversation
    | DeleteConversation
    | RestoreConversation
    | Send
    | Regenerate
    | EditMessage
    | ShowVersion
    | PrepareChat
    | ThinkFirst
    | Attach
    | Detach
    | RenewApiKey
    | TryApi
    | AddLender
    | RemoveLender
    | AskLenders
    | UseLenders
    | AddRemote
    | RemoveRemote
    | ProbeRemote
    | ChooseRemote
    | LeaveRemote
    | ListEngines
    | InstallEngine
    | CheckEngine
    | UseEngine
    | StopEngineWork
    | StopReply
    | ImportFile
    | ChangeSettings
    | WatchGraphs
    | DismissNotice,
    Field(discriminator="type"),
]

__all__ = [
    "AcceptRisk",
    "AddFolder",
    "AddLender",
    "AddRemote",
    "AskLenders",
    "Attach",
    "CancelTransfer",
    "CancelWork",
    "ChangeSettings",
    "CheckEngine",
    "CheckHealth",
    "Choose",
    "ChooseRemote",
    "CloseRepo",
    "Command",
    "ComputerSleeps",
    "ComputerWakes",
    "Configure",
    "DeleteConversation",
    "Detach",
    "Detect",
    "DismissFailure",
    "DismissNotice",
    "DropFolder",
    "EditMessage",
    "Fetch",
    "FixForMe",
    "ForgetClocks",
    "ForgetToken",
    "HurryTransfer",
    "ImportFile",
    "InstallEngine",
    "KeepClocks",
    "KeepOpen",
    "KeepToken",
    "KeepTrial",
    "LeaveRemote",
    "ListEngines",
    "LoadModel",
    "LookAtClocks",
    "LookForFiles",
    "MoveFile",
    "OpenConversation",
    "OpenLink",
    "OpenRepo",
    "PauseTransfer",
    "PlanLadder",
    "PrepareBundle",
    "PrepareChat",
    "ProbeRemote",
    "Propose",
    "Qualify",
    "Regenerate",
    "ReleaseClocks",
    "RemoveFile",
    "RemoveLender",
    "RemoveRemote",
    "RenameConversation",
    "RenewApiKey",
    "RestoreClocks",
    "RestoreConversation",
    "ResumeTransfer",
    "SaveBundle",
    "SearchClocks",
    "SearchHub",
    "Send",
    "ShowVersion",
    "Soak",
    "StopClockSearch",
    "StopEngineWork",
    "StopReply",
    "ThinkFirst",
    "TryAgain",
    "TryApi",
    "TryRemedy",
    "UndoTrial",
    "UnloadModel",
    "UseClocks",
    "UseEngine",
    "UseLenders",
    "VerifyFile",
    "WatchGraphs",
]
