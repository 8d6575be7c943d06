"""What is known about one failure: the case, the meaning of its log, how it ended."""

from __future__ import annotations

import re
from functools import cached_property

from app.diagnose.allocations import Allocation, read_allocations
from app.diagnose.exits import ExitFacts, decode_exit, status_in_text
from app.diagnose.facts import Fact, Facts, read_facts
from app.diagnose.outline import SEARCHING, TROUBLE, ended_well, guessed_phase
from app.diagnose.view import CaseView, number, rows

_WINDOWS = re.compile(r"\bwin(?:dows|32|64|\d+)?\b|\bwsl", re.IGNORECASE)
_WINDOWS_LINE = re.compile(r"\b[A-Z]:\\|\.dll\b|\.exe\b")

_OTHER_MAKER = re.compile(
    r"\b(?:amdgpu|radeon|i915|xe) (?:[0-9a-f]{4}:)?[0-9a-f]{2}:[0-9a-f]{2}\.[0-9]"
    r"|\bamdgpu\b.{0,40}(?:supported|detected|version file)|\blibrary=rocm\b",
    re.IGNORECASE,
)
_OTHER_SEARCH = re.compile(
    r"rocm|\bhip[a-z]|\bhsa|amdgpu|radeon|sycl|level.?zero|oneapi|opencl|\bmusa|\bcann\b|vulkan|\bvk[A-Z]",
    re.IGNORECASE,
)
"""How a search for cards names a library that is not NVIDIA's own."""
_SEARCHED = ("cuda-no-device", "no-compatible-gpu", "probe-unsupported")
_NVIDIA = re.compile(r"nvidia|geforce|quadro|tesla|\b[rg]tx ?\d|titan", re.IGNORECASE)
_NVIDIA_LINE = re.compile(r"\bggml_cuda\w*:|cudaMalloc|\bCUDA\d buffer|NVRM:")

_END = (
    *("code", "signal", "ntstatus", "http", "timeout_s"),
    *("unexpected_end", "request_failed", "hang", "slow", "degraded"),
    *("oom_killed", "host_power_cycle", "gpu_reset_required"),
)
"""What tells of an end; other keys are evidence of something else."""
_CARD_AT_WORK = (
    *("found-devices", "gpu-buffer", "layer-on-gpu", "alloc-device", "for-pool", "for-graph"),
    *("cuda-oom", "cuda-illegal-access", "cuda-kernel-fault", "cuda-misuse"),
    *("cuda-launch-failure", "cuda-launch-timeout"),
)
_SERVED = (
    *("ready", "loaded", "request-started", "decoding"),
    *("prompt-save", "cache-state", "checkpoint"),
)
_DRAFTING_FACTS = (
    "draft-context-failed",
    "mtp-create",
    "mtp-head-missing",
    "mtp-unsupported",
    "draft-vocab",
    "draft-stats",
)


class Evidence(CaseView):
    """What is known about one failure: the case and the meaning of its log."""

    @cached_property
    def facts(self) -> Facts:
        """What the log says, read once."""
        log = self.case.get("log")
        found = read_facts(log if isinstance(log, list | tuple) else (log or "",))
        # A second card of another make says much in the kernel's log that is none of ours.
        if self.gpus and not self._nvidia(found.lines):
            return found
        # What found no card of another make has said nothing about this one.
        found = found.told_as("probe-empty", _SEARCHED, self._elsewhere)
        return found.without(_OTHER_MAKER.search) if self._nvidia(found.lines) else found

    def _elsewhere(self, line: str) -> bool:
        """Whether a line tells of a library that the engine does not work with."""
        named = _OTHER_SEARCH.search(line)
        return named is not None and named.group().lower() not in self.engine.lower()

    def _nvidia(self, lines: tuple[str, ...]) -> bool:
        """Whether what the engine works on is NVIDIA's, by the list of cards, else by the log."""
        if self.gpus:
            return all(_NVIDIA.search(name) for name in self.gpus)
        return any(_NVIDIA_LINE.search(line) for line in lines)

    @cached_property
    def phase(self) -> str:
        """What was going on, as told, else as the log tells; '' when nothing tells."""
        return str(self.case.get("phase") or "") or guessed_phase(self.facts)

    @cached_property
    def drafting(self) -> bool | None:
        """Whether drafting was on; None when not known."""
        if "spec" not in self.settings:
            return True if self.facts.has(*_DRAFTING_FACTS) else None
        return self.text("spec") not in {"", "none", "off", "false"}

    @cached_property
    def windows(self) -> bool | None:
        """Whether Windows drives the card (WSL included); None when nothing tells."""
        if self.os:
            return bool(_WINDOWS.search(self.os))
        if self.exit.ntstatus is not None:
            return True
        if any(_WINDOWS_LINE.search(line) for line in self.facts.lines):
            return True
        return False if self.exit.signal else None

    @cached_property
    def gpu_count(self) -> int:
        """How many cards are known of, from the list, the figures or the log."""
        listed = [f.number("device") for f in self.facts.all("device-listed", "alloc-device")]
        highest = max((n for n in listed if n is not None), default=-1)
        named = max((a.device for a in self.allocations if a.device is not None), default=-1)
        told = max(len(self.gpus), len(self.devices), len(self.planned_devices))
        return max(told, highest + 1, named + 1)

    @cached_property
    def in_use(self) -> bool | None:
        """Whether our process computes on a card; None when nothing tells."""
        told = [row.get("in_use") for row in self.devices if isinstance(row.get("in_use"), bool)]
        if told:
            return any(told)
        own = [number(row.get("own_used_mib")) for row in self.devices]
        if any(value and value > 0 for value in own):
            return True
        if self.facts.has("gpu-buffer", "layer-on-gpu"):
            return True
        offloaded = self.facts.last("offloaded")
        if offloaded is not None:
            return (offloaded.number("done") or 0) > 0
        asked = re.fullmatch(r"(\d+)/\d+", self.text("gpu_layers_offloaded"))
        return int(asked.group(1)) > 0 if asked else None

    def went_on_after(self, fact: Fact) -> bool:
        """Whether it came further than a line that says that there is no card to use.

        A card was found or computed on later, or it served requests until it failed.
        """
        if self.facts.last_line(*_CARD_AT_WORK) > fact.line:
            return True
        fell = self.failed and not self.ended_with("degraded")
        return fell and self.facts.last_line(*_SERVED, *TROUBLE - SEARCHING) > fact.line

    @cached_property
    def exit(self) -> ExitFacts:
        """The decoded end; where nobody told it, the Windows status that the log ends with."""
        told = decode_exit(self.end.get("code"), self.end.get("signal"), self.end.get("ntstatus"))
        if not self._end_untold or told != ExitFacts():
            return told
        after = self.facts.lines[self.facts.last_line("ready") + 1 :]
        found = [status for line in after if (status := status_in_text(line)) is not None]
        return ExitFacts(ntstatus=found[-1]) if found else told

    @cached_property
    def process_ended(self) -> bool:
        """Whether the process is gone, against its will."""
        if self.exit.signal or self.exit.ntstatus is not None:
            return True
        if self.exit.code not in {0, None}:
            return True
        marks = ("unexpected_end", "oom_killed", "host_power_cycle")
        return any(self.ended_with(mark) for mark in marks)

    @cached_property
    def _end_untold(self) -> bool:
        """Whether nothing is known of the end: then the log alone tells."""
        told = (self.end.get(name) for name in _END)
        return all(value is None or value is False for value in told)

    @cached_property
    def failed(self) -> bool:
        """Whether the process or a request ended in an error."""
        if not self.end:
            return not ended_well(self.facts)
        if self._end_untold and self.facts.last_line("load-failed") > self.facts.last_line("ready"):
            return True
        if self.process_ended or self.ended_with("request_failed") or self.ended_with("hang"):
            return True
        http = number(self.end.get("http"))
        if http is not None and http >= 400:
            return True
        return number(self.end.get("timeout_s")) is not None or self.ended_with(
            "gpu_reset_required"
        )

    @cached_property
    def succeeded(self) -> bool:
        """Whether it is known to have gone well."""
        if not self.end:
            return ended_well(self.facts)
        if self._end_untold and not self.failed and ended_well(self.facts):
            return True
        if self.failed or self.ended_with("slow") or self.ended_with("degraded"):
            return False
        return self.exit.code == 0 or number(self.end.get("http")) == 200

    @cached_property
    def slow(self) -> bool:
        """Whether it ran far below what it should, by the end's mark or by the speeds."""
        if self.ended_with("slow"):
            return True
        ratio = self.speed("prefill_slowdown")
        if ratio is not None and ratio >= 2:
            return True
        pairs = (
            ("prefill_tok_s", "qualified_prefill_tok_s"),
            ("decode_tok_s", "qualified_decode_tok_s"),
        )
        for now, good in pairs:
            is_now, was_good = self.speed(now), self.speed(good)
            if is_now is not None and was_good and is_now < 0.75 * was_good:
                return True
        return False

    @cached_property
    def serving(self) -> bool:
        """Whether a request was being worked on."""
        return self.phase in {"prefill", "decode"}

    @cached_property
    def allocations(self) -> tuple[Allocation, ...]:
        """Every allocation that failed."""
        return read_allocations(self.facts)

    @cached_property
    def allocation(self) -> Allocation | None:
        """The failed allocation that the run did not get over, the last one."""
        # What was refused before a retry is told by what came of the retry.
        over = max(self.facts.last_line("ready"), self.facts.last_line("pipeline-retry"))
        live = [e for e in self.allocations if e.last > over and not self._got_over(e)]
        return max(live, key=lambda event: event.last) if live else None

    def _got_over(self, event: Allocation) -> bool:
        """Whether pinned memory was refused, plain memory taken instead, and at most others failed.

        A refusal that ends a load is followed by what the buffer was for.
        """
        # What the card itself ran out of may stand right behind.
        other = event.purpose in {"unknown", "pool", "graph", "scratch"}
        if event.place != "pinned" or event.named or not other:
            return False
        later = TROUBLE - {"alloc-pinned", "load-failed", "cuda-error", "bad-alloc"}
        return not self.failed or self.facts.last_line(*later, *_SERVED) > event.first

    @cached_property
    def xids(self) -> tuple[int, ...]:
        """Xid numbers from NVML and from the log, in order."""
        events = self.case.get("nvml_events")
        told = [number(row.get("xid")) for row in rows(events)]
        read = [fact.number("xid") for fact in self.facts.all("xid")]
        return tuple(dict.fromkeys(int(x) for x in (*told, *read) if x is not None))
