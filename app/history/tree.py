"""Versions of messages: a conversation is a tree, and one path through it is shown.

A question that is written anew, or a reply that is written again, becomes another child of the
same message; what stood there before stays and can be shown again.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

_NODES = "SELECT id, parent FROM entries WHERE conversation = ? ORDER BY n"
_LEAF = "SELECT leaf FROM conversations WHERE id = ?"


@dataclass(frozen=True, slots=True)
class Step:
    """A message of the path: which of how many versions it is, counted from 1."""

    id: str
    version: int
    versions: int


class Tree:
    """The messages of one conversation by who follows whom, read at one moment."""

    def __init__(self, nodes: Sequence[tuple[str, str | None]]) -> None:
        self._parents: Mapping[str, str | None] = dict(nodes)
        self._children: dict[str | None, list[str]] = {}
        for name, parent in nodes:
            self._children.setdefault(parent, []).append(name)

    def path(self, leaf: str | None) -> tuple[Step, ...]:
        """Return the messages from the first one to `leaf`."""
        steps: list[Step] = []
        name = leaf
        while name is not None and name in self._parents:
            versions = self.versions(name)
            steps.append(Step(name, versions.index(name) + 1, len(versions)))
            name = self._parents[name]
        return tuple(reversed(steps))

    def versions(self, name: str) -> Sequence[str]:
        """Return `name` and the other messages that answer the same one, oldest first."""
        return self._children[self._parents[name]]

    def newest_end(self, name: str) -> str:
        """Return the last message after `name`, by the newest version at every turn."""
        while followers := self._children.get(name):
            name = followers[-1]
        return name


def read(database: sqlite3.Connection, conversation: str) -> tuple[Tree, str | None]:
    """Return the messages of `conversation` and the last one that is shown."""
    found = database.execute(_LEAF, (conversation,)).fetchone()
    nodes = database.execute(_NODES, (conversation,)).fetchall()
    return Tree(nodes), found[0] if found else None
