"""What can go wrong and what helps: the taxonomy of causes and remedies, as data."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Literal

from pydantic import Field

from catalog.load import read
from catalog.schema import Entry, Text

Kind = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]*$")]
Severity = Literal["none", "slow", "degraded", "failed", "hardware"]
Condition = Kind
RemedyClass = Literal["config", "action", "guide"]


class BySeverity(Entry):
    """How bad it is when something ended in an error, and when everything lives on."""

    ended: Severity
    lives: Severity


class RemedyRule(Entry):
    """One remedy of a cause, offered `when` all and `unless` none hold, moved up on all of `lead`.

    The conditions are names that the diagnosis evaluates on the evidence.
    """

    kind: Kind
    lead: tuple[Condition, ...] = ()
    when: tuple[Condition, ...] = ()
    unless: tuple[Condition, ...] = ()


class Cause(Entry):
    """One cause; in `title` and `why`, {words} are filled in and [parts] without one dropped."""

    id: Kind
    group: Text
    definition: Text
    title: Text
    why: Text
    decided_by: str = Field(default="", description="evidence that would tell this cause")
    severity: BySeverity
    nearest: tuple[Kind, ...] = ()
    remedies: tuple[RemedyRule, ...] = Field(default=(), description="best first")
    source: Text


class RemedyKind(Entry):
    """One remedy and what rules it out.

    It is not offered when one of `never` holds, one of `needs` is known not to hold, or one of
    `only` is not known to hold.
    """

    kind: Kind
    class_: RemedyClass = Field(alias="class")
    name: Text
    cost: Text
    how: str = Field(default="", description="what a person does, where no button does it")
    never: tuple[Condition, ...] = ()
    needs: tuple[Condition, ...] = ()
    only: tuple[Condition, ...] = ()
    source: Text


class CauseFile(Entry):
    """The file of causes."""

    causes: tuple[Cause, ...]


class RemedyFile(Entry):
    """The file of remedies."""

    remedies: tuple[RemedyKind, ...]


@functools.cache
def causes() -> Mapping[str, Cause]:
    """Return every cause by its id."""
    found = read("causes.json", CauseFile).causes
    return MappingProxyType({cause.id: cause for cause in found})


@functools.cache
def remedies() -> Mapping[str, RemedyKind]:
    """Return every remedy by its kind."""
    found = read("remedies.json", RemedyFile).remedies
    return MappingProxyType({remedy.kind: remedy for remedy in found})
