"""How long the drafts of the next step shall be, by what drafting was measured to bring.

A step with `n` drafts gives 1 + a1 + a1·a2 + ... tokens, where `aj` is the share of drafts at
position `j` that are right once those before them were, and takes the seconds that such steps
took lately. The length with the most tokens per second is used; none at all when plain steps are
faster. Lengths that are not used are tried again now and then; drafting that is off, as often as a
small share of the time pays for, since each trial also reads what was written without it.
"""

from __future__ import annotations

import statistics
from collections import deque
from collections.abc import Sequence

KEPT_TIMES = 7
"""Step times kept of each length; their median is what a step takes."""
FORGET = 0.98
"""Weight of what was measured one step before: acceptance follows the text."""
SURVEY_PLAIN, SURVEY_DRAFTED = 2, 3
"""Steps measured of each kind before anything is decided."""
DECIDE_STEPS = 8
TRY_STEPS = 24
"""A length beside the one in use is tried once in so many steps, plain steps half as often."""
RECENT_STEPS = 32
"""Steps of the length in use that say what drafting brings as it is done."""
PROBE_STEPS = 4
HOPELESS_STEPS = 2
"""Trials end after so many steps where drafting would lose with every draft right."""
PROBE_FIRST, PROBE_LAST = 96, 1536
"""While drafting is off it is tried for a few steps after so many plain ones: least and most."""
PROBE_SHARE = 0.01
"""Trials while it is off may lose this share of the time."""
GAIN_ON, GAIN_OFF = 1.04, 1.0
"""Shares of the plain speed where drafting begins and ends: noise does not bring it back."""
BINS = 10
CALL_SECONDS, VALUE_SECONDS = 5e-6, 0.5e-9
PROBABILITY_SHARE = 0.02
"""A probability takes this long, and may take this share of a plain step."""


class Pace:
    """Chooses draft lengths from 0 to `draft_max`, and the least probability of a draft."""

    def __init__(
        self, draft_max: int, *, p_min: float = 0.0, n_replies: int = 1, off: bool = False
    ) -> None:
        """`n_replies` are written in every step; what is told is what they get together.

        `off`: others know that drafting does not pay, and it is tried later.
        """
        self._max = draft_max
        self._n_replies = n_replies
        self._floor = p_min
        self._times = [deque[float](maxlen=KEPT_TIMES) for _ in range(draft_max + 1)]
        self._tried = [1.0] * draft_max
        self._right = [0.7] * draft_max
        self._bins = [(1.0, (bin_ + 0.5) / BINS) for bin_ in range(BINS)]
        self._recent = deque[tuple[float, float]](maxlen=RECENT_STEPS)
        self._plan: list[int] = [] if off else _survey(draft_max)
        self._best = 0 if off else draft_max
        self._steps = 0
        self._lost_seconds = 0.0
        self._plain_run = 0
        self._next = self._before = draft_max
        self._unsettled = True
        self._told: set[bool] = set()
        self.off = off
        self.p_min = p_min

    def wants_probabilities(self, n_vocab: int) -> bool:
        """Whether a draft's probability costs little enough to be computed."""
        cost = self._max * (CALL_SECONDS + n_vocab * VALUE_SECONDS)
        return self._floor > 0.0 or self._seconds(0) * PROBABILITY_SHARE > cost

    # --- asked before a step ----------------------------------------------------------------
    def begin(self) -> None:
        """A reply begins: its first step is not measured."""
        self._unsettled = True
        self._told.clear()

    def unsettle(self) -> None:
        """The next step is not like others and tells nothing."""
        self._unsettled = True

    def length(self) -> int:
        """Return how many tokens the next step shall draft at most."""
        self._next = self._plan[0] if self._plan else self._best
        return self._next

    # --- told after it ----------------------------------------------------------------------
    def note(self, sure: Sequence[float], drafted: int, accepted: int, seconds: float) -> str:
        """Take one step; return a notice when drafting was switched off or on, or "".

        Args:
            sure: the head's probability of each draft; empty when it was not computed.
            drafted: drafts that were verified, of the `length()` that was asked for.
            accepted: how many of them were right.
            seconds: what the whole step took.
        """
        self._learn(sure, drafted, accepted)
        return self._time(drafted, accepted, seconds)

    def note_all(self, steps: Sequence[tuple[int, int]], seconds: float) -> str:
        """Take one step of several replies at once, as `note` does.

        `steps` has the drafts that were verified and those that were right, of each reply.
        """
        for drafted, accepted in steps:
            self._learn((), drafted, accepted)
        most = max(drafted for drafted, _ in steps)
        return self._time(most, statistics.fmean(right for _, right in steps), seconds)

    # --- inside -----------------------------------------------------------------------------
    def _time(self, drafted: int, accepted: float, seconds: float) -> str:
        if self.off and drafted:
            self._lost_seconds += seconds - (accepted + 1) * self._seconds(0)
        # A step of another length than the one before builds the engine's graph anew; the first
        # drafts after plain steps also read those steps' tokens.
        anew, self._before = self._next != self._before, self._next
        if self._unsettled or anew:
            self._unsettled = False
            return ""
        self._steps += 1
        planned = bool(self._plan) and self._plan[0] == self._next
        if planned:
            self._plan.pop(0)
        if drafted == self._next:
            self._times[drafted].append(seconds)
        if self._next and self._next == self._best:
            self._recent.append((accepted + 1, seconds))
        self._plain_run = self._plain_run + 1 if drafted == 0 else 0
        if self._plan and not self._hopeless():
            return ""
        self._plan.clear()
        if (planned or self._steps % DECIDE_STEPS == 0) and (notice := self._decide()):
            return notice
        self._explore()
        return ""

    def rate(self, n: int) -> float:
        """Return the tokens per second of steps with `n` drafts, as far as measured."""
        seconds = self._seconds(n)
        return self._tokens(n) / seconds if seconds > 0 else 0.0

    def _learn(self, sure: Sequence[float], drafted: int, accepted: int) -> None:
        for position in range(min(accepted + 1, drafted)):
            right = position < accepted
            self._tried[position] = self._tried[position] * FORGET + 1.0
            self._right[position] = self._right[position] * FORGET + right
            if position < len(sure):
                bin_ = min(BINS - 1, int(sure[position] * BINS))
                tried, hit = self._bins[bin_]
                self._bins[bin_] = (tried * FORGET + 1.0, hit * FORGET + right)

    def _tokens(self, n: int) -> float:
        total, all_right = 1.0, 1.0
        for position in range(n):
            all_right *= self._right[position] / self._tried[position]
            total += all_right
        return total

    def _seconds(self, n: int) -> float:
        """Return what a step with `n` drafts takes; of lengths not measured, on a line."""
        known = {i: statistics.median(times) for i, times in enumerate(self._times) if times}
        if n in known or len(known) < 2:
            return known.get(n, max(known.values(), default=0.0))
        low, high = _beside(n, sorted(known))
        return known[low] + (known[high] - known[low]) * (n - low) / (high - low)

    def _decide(self) -> str:
        plain = self.rate(0)
        rates = [self.rate(n) for n in range(1, self._max + 1)]
        if not plain or not any(self._times[1:]):
            return ""
        best = max(range(len(rates)), key=rates.__getitem__) + 1
        rate = self._recent_rate() if best == self._best else rates[best - 1]
        gain = rate / plain
        self._set_least_probability(best, rates[best - 1])
        if self.off and gain < GAIN_ON:
            self._best = 0
            return ""
        if self.off and sum(map(len, self._times[1:])) < PROBE_STEPS + 1:
            self._plan = [best] * PROBE_STEPS  # so few right drafts may be luck
            return ""
        was_off, self.off = self.off, gain < GAIN_OFF
        if self.off or best != self._best:
            self._recent.clear()
        self._best = 0 if self.off else best
        if self.off == was_off or self.off in self._told:
            return ""
        self._told.add(self.off)
        rate, plain = rate * self._n_replies, plain * self._n_replies
        if self.off:
            return (
                "Drafting does not pay now and is switched off:"
                f" {rate:.1f} tokens/s with it, {plain:.1f} without."
            )
        return f"Drafting pays again: {rate:.1f} tokens/s with it, {plain:.1f} without."

    def _recent_rate(self) -> float:
        """Return what the length in use brought; probabilities that end drafts early count."""
        if len(self._recent) < DECIDE_STEPS:
            return self.rate(self._best)
        tokens = statistics.fmean(tokens for tokens, _ in self._recent)
        return tokens / statistics.median(seconds for _, seconds in self._recent)

    def _hopeless(self) -> bool:
        """Whether what is tried loses even if every draft were right and each step the fastest."""
        n, plain = self._plan[0], self.rate(0)
        if not n or not plain or len(self._times[n]) < HOPELESS_STEPS:
            return False
        return (n + 1) / min(self._times[n]) < GAIN_OFF * plain

    def _set_least_probability(self, n: int, rate: float) -> None:
        """A draft is worth verifying when its chance is more than what it takes, in tokens."""
        # When its probability is known a draft is made already; about half of it is verifying.
        one_more = max(0.0, self._seconds(n) - self._seconds(0)) / n / 2
        needed = min(0.9, one_more * rate)
        chances = [hit / tried for tried, hit in self._bins]
        worth = next((i for i, chance in enumerate(chances) if chance >= needed), BINS - 1)
        self.p_min = max(self._floor, worth / BINS)

    def _explore(self) -> None:
        if self.off:
            if self._plain_run >= self._probe_after():
                self._plan = [0, *[max(1, min(2, self._max))] * PROBE_STEPS]
                self._lost_seconds = 0.0
                self._plain_run = 0
                self._forget_drafted()
        elif self._steps % (2 * TRY_STEPS) == 0:
            self._plan = [0]
        elif self._steps % TRY_STEPS == 0 and self._max > 1:
            beside = self._best + (1 if (self._steps // TRY_STEPS) % 4 == 1 else -1)
            self._plan = [beside] if 1 <= beside <= self._max else []

    def _probe_after(self) -> float:
        """Return after how many plain steps what the last trial lost is a small share of all."""
        plain_seconds = self._seconds(0)
        paid = self._lost_seconds / (PROBE_SHARE * plain_seconds) if plain_seconds else 0.0
        return min(PROBE_LAST, max(PROBE_FIRST, paid))

    def _forget_drafted(self) -> None:
        """What drafting took before it was off says little of what it takes now."""
        for times in self._times[1:]:
            times.clear()
        self._recent.clear()
        shares = [right / tried for right, tried in zip(self._right, self._tried, strict=True)]
        self._tried = [min(2.0, tried) for tried in self._tried]
        self._right = [tried * share for tried, share in zip(self._tried, shares, strict=True)]


def _survey(draft_max: int) -> list[int]:
    """Return the lengths that are measured first; those between are taken to lie on a line."""
    return [0] * SURVEY_PLAIN + [draft_max] * SURVEY_DRAFTED


def _beside(n: int, known: list[int]) -> tuple[int, int]:
    """Return the two of at least two `known` lengths, in order, whose line passes `n` nearest."""
    above = next((i for i, length in enumerate(known) if length > n), len(known) - 1)
    above = max(1, above)
    return known[above - 1], known[above]
