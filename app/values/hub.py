"""What the Hub offers: found repositories, the open one, and its quants with their plans."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.runconfig import KvType, RunConfig
from app.values.base import Value
from app.values.plan import MemoryPlan

RungState = Literal["reading", "estimate", "exact", "failed"]


class RepoHit(Value):
    """One repository that a search found."""

    repo: str = Field(description="owner/name")
    downloads: int = 0
    likes: int = 0
    updated_at: str = Field(default="", description="ISO 8601; empty when the Hub does not say")
    gated: bool = False
    licence: str = ""
    drafts: bool | None = Field(default=None, description="carries an MTP head; None: not known")
    catalogue: str = Field(default="", description="its title in our catalogue; empty: not there")


class Access(Value):
    """Whether there is an access token for the Hub, and who keeps it; never the token itself."""

    kept: Literal["none", "run", "keyring", "environment", "file"] = Field(
        default="none",
        description="run: until Plimsoll ends; environment: HF_TOKEN; file: of the Hub's own tools",
    )
    host: str = Field(default="", description="the Hub it is for")
    user: str = Field(default="", description="whose it is, where the Hub was asked")


class Search(Value):
    """What was searched, and what came of it."""

    text: str
    state: Literal["searching", "done", "failed"] = "searching"
    hits: tuple[RepoHit, ...] = ()
    host: str = Field(default="", description="who was asked")
    problem: str = ""
    fix: str = ""


class Wish(Value):
    """What every rung of the ladder is planned with; None: the best that fits."""

    n_ctx: int | None = Field(default=None, ge=1, le=1 << 24)
    kv: KvType | None = None
    n_ubatch: int | None = Field(default=None, ge=1, le=1 << 20)
    draft_max: int | None = Field(default=None, ge=0, le=16, description="0: no drafting")


class Rung(Value):
    """One quant of a repository, with its plan on this machine when its header was read."""

    ref: str = Field(description="what `Choose` takes: owner/repo:QUANT@commit or a file of it")
    quant: str
    size_bytes: int = Field(ge=0)
    n_parts: int = 1
    bits_per_weight: float | None = Field(default=None, description="file bits / parameters")
    drafts: bool | None = Field(default=None, description="carries an MTP head; None: not read yet")
    draft_bytes: int = Field(
        default=0, ge=0, description="of the drafting file that its setup needs and is fetched too"
    )
    here: bool = Field(default=False, description="already on this machine, whole")
    state: RungState = "reading"
    config: RunConfig | None = None
    plan: MemoryPlan | None = None
    problem: str = Field(default="", description="why there is no plan")
    n_ctx_train: int = 0


class RepoPage(Value):
    """One repository at one commit, as a ladder of quants from the largest to the smallest."""

    repo: str
    revision: str = Field(default="", description="commit; empty until the Hub answered")
    state: Literal["reading", "done", "failed"] = "reading"
    title: str = ""
    wanted: str = Field(default="", description="the quant that the reference named")
    licence: str = ""
    gated: bool = False
    host: str = ""
    images: bool = Field(default=False, description="has a projector: images are not supported yet")
    projector_bytes: int = 0
    rungs: tuple[Rung, ...] = ()
    wish: Wish = Wish()
    header_bytes: int = Field(default=0, description="bytes read of all headers so far")
    header_requests: int = 0
    problem: str = ""
    fix: str = ""
