"""What can be asked of the core; every one returns at once and answers by events."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, SecretStr

from app.runconfig import RunConfig
from app.settings import Settings
from app.values.base import Value
from app.values.hub import Wish
from app.values.proposal import Goal


class Detect(Value):
    """Look at this machine again."""

    type: Literal["detect"] = "detect"


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


class ComputerSleeps(Value):
    """The computer is about to sleep: put the model away."""

    type: Literal["computer-sleeps"] = "computer-sleeps"


class ComputerWakes(Value):
    """The computer slept: look at the card, and load what was put away."""

    type: Literal["computer-wakes"] = "computer-wakes"


class LoadModel(Value):
    """Load the open session; it must have been qualified, or it is qualified now."""

    type: Literal["load-model"] = "load-model"


class UnloadModel(Value):
    """End the engine; the session stays planned."""

    type: Literal["unload-model"] = "unload-model"


class CancelWork(Value):
    """Stop the load, the proof, the download or the reply in progress."""

    type: Literal["cancel-work"] = "cancel-work"


class PauseTransfer(Value):
    """Stop fetching; what is here is kept."""

    type: Literal["pause-transfer"] = "pause-transfer"
    ref: str


class ResumeTransfer(Value):
    """Go on fetching."""

    type: Literal["resume-transfer"] = "resume-transfer"
    ref: str


class SearchHub(Value):
    """Look for repositories with GGUF files; an empty text lists what is popular."""

    type: Literal["search-hub"] = "search-hub"
    text: str


class OpenRepo(Value):
    """Read a repository's quants and plan each one from its header."""

    type: Literal["open-repo"] = "open-repo"
    ref: str = Field(description="any form of reference to a repository")


class OpenLink(Value):
    """Show the repository that a plimsoll:// link proposes; nothing is fetched by it."""

    type: Literal["open-link"] = "open-link"
    link: str


class CloseRepo(Value):
    """Leave the repository; readings in progress stop."""

    type: Literal["close-repo"] = "close-repo"


class PlanLadder(Value):
    """Plan every quant of the open repository with this wish, from the headers already read."""

    type: Literal["plan-ladder"] = "plan-ladder"
    wish: Wish


class Fetch(Value):
    """Fetch a file without opening it; the session that runs is left alone."""

    type: Literal["fetch"] = "fetch"
    ref: str
    config: RunConfig | None = Field(default=None, description="the setup it was chosen with")


class CancelTransfer(Value):
    """Stop fetching for good: the bytes that are here are removed."""

    type: Literal["cancel-transfer"] = "cancel-transfer"
    ref: str


class HurryTransfer(Value):
    """Fetch this one before the others that wait."""

    type: Literal["hurry-transfer"] = "hurry-transfer"
    ref: str


class VerifyFile(Value):
    """Read a model file whole and compare it with its published hash."""

    type: Literal["verify-file"] = "verify-file"
    path: str


class RemoveFile(Value):
    """Delete a model file that Plimsoll may delete; others are only taken off the list."""

    type: Literal["remove-file"] = "remove-file"
    path: str


class MoveFile(Value):
    """Move a model file into another folder, whole and verified, before the old one goes."""

    type: Literal["move-file"] = "move-file"
    path: str
    folder: str


class AddFolder(Value):
    """List the model files of a folder too; nothing in it is changed."""

    type: Literal["add-folder"] = "add-folder"
    path: str


class DropFolder(Value):
    """Stop listing a folder."""

    type: Literal["drop-folder"] = "drop-folder"
    path: str


class KeepToken(Value):
    """Use this access token for the Hub; the operating system's keyring keeps it."""

    type: Literal["keep-token"] = "keep-token"
    token: SecretStr


class ForgetToken(Value):
    """Remove the Hub's access token from the keyring."""

    type: Literal["forget-token"] = "forget-token"


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


class OpenConversation(Value):
    """Show a conversation; None starts an empty one."""

    type: Literal["open-conversation"] = "open-conversation"
    id: str | None


class RenameConversation(Value):
    """Give a conversation another title."""

    type: Literal["rename-conversation"] = "rename-conversation"
    id: str
    title: str


class DeleteConversation(Value):
    """Remove a conversation; `RestoreConversation` brings it back until the app ends."""

    type: Literal["delete-conversation"] = "delete-conversation"
    id: str


class RestoreConversation(Value):
    """Undo the removal of a conversation."""

    type: Literal["restore-conversation"] = "restore-conversation"
    id: str


class Send(Value):
    """Say something in the open conversation; the model answers."""

    type: Literal["send"] = "send"
    text: str = Field(min_length=1)


class Regenerate(Value):
    """Write the last reply of the open conversation again."""

    type: Literal["regenerate"] = "regenerate"


class EditMessage(Value):
    """Write a question of the open conversation anew and answer that; the old one is kept."""

    type: Literal["edit-message"] = "edit-message"
    id: str
    text: str = Field(min_length=1)


class ShowVersion(Value):
    """Show an earlier (-1) or later (+1) version of a message, with what followed it."""

    type: Literal["show-version"] = "show-version"
    id: str
    step: int


class PrepareChat(Value):
    """Give the open conversation instructions for the model and a sampling preset."""

    type: Literal["prepare-chat"] = "prepare-chat"
    instructions: str
    preset: str = Field(default="", description="id of a preset; empty: as in the settings")


class Attach(Value):
    """Let these text files go with the next question."""

    type: Literal["attach"] = "attach"
    paths: tuple[str, ...]


class Detach(Value):
    """Take an attached file, by its place in the list, off again."""

    type: Literal["detach"] = "detach"
    index: int


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


class StopReply(Value):
    """End the reply; what was written is kept."""

    type: Literal["stop-reply"] = "stop-reply"


class ImportFile(Value):
    """Add a GGUF that is somewhere on this machine; it stays where it is."""

    type: Literal["import-file"] = "import-file"
    path: str


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


Command = Annotated[
    Detect
    | Propose
    | Choose
    | Configure
    | AcceptRisk
    | Qualify
    | Soak
    | ComputerSleeps
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
    | KeepToken
    | ForgetToken
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
    | Attach
    | Detach
    | RenewApiKey
    | TryApi
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
