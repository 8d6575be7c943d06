"""The engine's builds: which is in use, which are here, what suits the card, what is being done."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.values.base import Value
from app.values.machine import Problem
from app.values.transfer import Transfer

Work = Literal["", "asking", "installing", "checking"]


class EngineBuild(Value):
    """One build on this computer."""

    id: str = Field(description="'packaged' or the name of its folder: 'cu13-b11312'")
    name: str = Field(description="'cu13 b11312'")
    kind: str
    in_use: bool = False
    last_good: bool = Field(default=False, description="where going back leads")
    size_bytes: int | None = None
    failed: Problem | None = Field(default=None, description="why it may not be used")


class EngineOffer(Value):
    """A build that can be fetched and suits this computer."""

    kind: str
    size_bytes: int = Field(ge=0)


class EngineRefusal(Value):
    """An archive that does not suit, and why."""

    name: str
    why: str


class Engines(Value):
    """Everything about the engine's builds; `offers` is None until somebody asked."""

    builds: tuple[EngineBuild, ...] = ()
    suited: str = Field(default="", description="kind that suits the card best; empty: none does")
    idle_card: str = Field(default="", description="a card that the build in use cannot drive")
    notice: str = Field(default="", description="why the chosen build is not the one in use")
    offers: tuple[EngineOffer, ...] | None = None
    refused: tuple[EngineRefusal, ...] = ()
    work: Work = ""
    transfer: Transfer | None = Field(default=None, description="the build being fetched")
    problem: Problem | None = Field(default=None, description="what the last work ended with")
    waiting: str = Field(
        default="", description="the model that is chosen once the card can be used"
    )
