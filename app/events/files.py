"""Models on the disk and on the Hub, and what is fetched."""

from __future__ import annotations

from typing import Literal

from app.values.base import Value
from app.values.hub import Access, RepoPage, Search
from app.values.machine import Disk
from app.values.model_file import ModelFile
from app.values.proposal import Goal, Proposal
from app.values.transfer import Transfer


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
