"""Model files: the Hub, downloads, and what is on this machine."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, SecretStr

from app.runconfig import RunConfig
from app.values.base import Value
from app.values.hub import Wish


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


class LookForFiles(Value):
    """List anew what is on this machine: other programs add and remove models too."""

    type: Literal["look-for-files"] = "look-for-files"


class KeepToken(Value):
    """Use this access token for the Hub; the operating system's keyring keeps it."""

    type: Literal["keep-token"] = "keep-token"
    token: SecretStr


class ForgetToken(Value):
    """Remove the Hub's access token from the keyring."""

    type: Literal["forget-token"] = "forget-token"


class ImportFile(Value):
    """Add a GGUF that is somewhere on this machine; it stays where it is."""

    type: Literal["import-file"] = "import-file"
    path: str
