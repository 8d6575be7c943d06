"""Whether drafting pays in this reply, by what its steps take."""

from __future__ import annotations

import statistics
from dataclasses import dataclass, field

DRAFTED_STEPS = 48
PLAIN_STEPS = 6
WARM_STEPS = 4
"""The first steps of a reply, which are not counted."""
AGAIN_STEPS = 512
LEAST_GAIN = 0.95
"""Below this share of the plain speed drafting is switched off: nothing is decided by noise."""


@dataclass(slots=True)
class Worth:
    """Compares drafted steps with plain ones, every now and then."""

    _drafted: list[tuple[int, float]] = field(default_factory=list)
    _plain: list[float] = field(default_factory=list)
    _steps: int = 0
    off: bool = False

    @property
    def drafts(self) -> bool:
        """Whether the next step shall be drafted."""
        due = self._steps % AGAIN_STEPS
        probing = WARM_STEPS + DRAFTED_STEPS <= due < WARM_STEPS + DRAFTED_STEPS + PLAIN_STEPS
        return not self.off and not probing

    def note(self, n_tokens: int, seconds: float) -> str | None:
        """Take one step; return a notice when drafting was found not to pay."""
        drafted = self.drafts
        due = self._steps % AGAIN_STEPS
        self._steps += 1
        if due < WARM_STEPS or self.off:
            return None
        if drafted:
            self._drafted.append((n_tokens, seconds))
            return None
        self._plain.append(seconds)
        return self._judge() if len(self._plain) == PLAIN_STEPS else None

    def _judge(self) -> str | None:
        tokens = statistics.fmean(n for n, _ in self._drafted)
        with_drafts = tokens / statistics.median(seconds for _, seconds in self._drafted)
        without = 1.0 / statistics.median(self._plain)
        self._drafted.clear()
        self._plain.clear()
        if with_drafts >= LEAST_GAIN * without:
            return None
        self.off = True
        return (
            "Drafting did not pay and was switched off for this reply:"
            f" {with_drafts:.1f} tokens/s with it, {without:.1f} without."
        )
