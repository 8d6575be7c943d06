"""One line of a long list, as a delegate draws it, and lists whose lines are made when seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ui.presenters.marks import Mark


@dataclass(frozen=True, slots=True)
class ListRow:
    """Title and tags over a line of facts; at the end a word, a mark and the button's word.

    `warning` comes first in the second line, with its own icon. `menu`: there is more to do.
    `place` is said by the tooltip alone.
    """

    key: str
    title: str
    accessible: str
    tags: tuple[str, ...] = ()
    facts: str = ""
    warning: str = ""
    end: str = ""
    mark: Mark | None = None
    action: str = ""
    menu: bool = False
    chosen: bool = False
    place: str = ""

    @property
    def tip(self) -> str:
        """Everything the line says, for a pointer that rests on it."""
        head = " · ".join((self.title, *self.tags))
        return "\n".join(
            part for part in (head, self.warning, self.facts, self.end, self.place) if part
        )


@dataclass(frozen=True, slots=True, eq=False)
class LazyRows:
    """The keys of a list in their order, and what makes the row of one."""

    keys: tuple[str, ...] = ()
    make: Callable[[str], ListRow] = lambda key: ListRow(key, key, key)
