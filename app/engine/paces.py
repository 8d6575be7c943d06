"""What drafting brings, for each number of replies that are written at once.

A batch of several replies reads the weights once for all: the more there are, the less a draft
saves. Where drafts do not pay for few, they are so not even tried for more until later.
"""

from __future__ import annotations

from app.engine.pace import Pace


class Paces:
    """One pace for each number of replies and of those that draft; they last as long as the model."""

    def __init__(self, draft_max: int, p_min: float) -> None:
        self._max = draft_max
        self.alone = Pace(draft_max, p_min=p_min)
        """Of a reply that is written by itself."""
        self._known: dict[tuple[int, int], Pace] = {}

    def of(self, n_replies: int, n_drafting: int) -> Pace:
        """Return the pace of `n_replies`, of which `n_drafting` draft."""
        key = n_replies, n_drafting
        if key not in self._known:
            off = self._lose(n_replies)
            self._known[key] = Pace(self._max, n_replies=n_replies, off=off)
        return self._known[key]

    def _lose(self, most: int) -> bool:
        """Whether drafting is off for one reply, or for up to `most` at once."""
        fewer = [pace for (n, _), pace in self._known.items() if n <= most]
        return any(pace.off for pace in (self.alone, *fewer))
