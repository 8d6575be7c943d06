"""The line items of a plan under construction, and all that they are computed from."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

from app.engine.protocol import DryRunDone
from app.plan.hparams import HParams
from app.plan.placement import HOST, Places
from app.plan.run import Run
from app.plan.weights import Weights
from app.runconfig import RunConfig
from app.values.plan import Confidence, ItemKey, LineItem, Source


@dataclass(slots=True)
class Items:
    """Lines per place, and what could not be said."""

    lines: defaultdict[int, list[LineItem]] = field(default_factory=lambda: defaultdict(list))
    missing: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def add(
        self,
        place: int,
        key: ItemKey,
        size: int | None,
        confidence: Confidence = "exact",
        source: Source = "computed",
    ) -> None:
        """Add a line; nothing for 0, and a missing one for None."""
        if size is None:
            if key not in self.missing:
                self.missing.append(key)
        elif size > 0:
            item = LineItem(key=key, bytes=size, source=source, confidence=confidence)
            self.lines[place].append(item)


@dataclass(frozen=True, slots=True)
class Subject:
    """Everything that the lines are computed from."""

    hparams: HParams
    weights: Weights | None
    config: RunConfig
    run: Run
    places: Places
    dry_run: DryRunDone | None = None
    mmproj_bytes: int = 0
    head: Weights | None = None
    """The weights of a drafting file."""

    @property
    def single(self) -> bool:
        """Whether one card holds every layer and every expert."""
        whole = not self.places.on_host and self.places.output != HOST
        streams_experts = self.config.n_cpu_moe > 0 and self.hparams.n_expert > 0
        return len(self.places.gpus) == 1 and whole and not streams_experts

    @property
    def piped(self) -> bool:
        """Whether several cards work on one batch in a row, each with copies of its inputs."""
        whole = not self.places.on_host and self.places.output != HOST
        return (
            len(self.places.gpus) > 1
            and whole
            and self.config.split_mode == "layer"
            and self.config.n_cpu_moe == 0
        )

    def dry(self, context: str, kind: str) -> int | None:
        """Return what the dry run says about one kind of buffer, or None."""
        if self.dry_run is None:
            return None
        found = [
            line.bytes
            for line in self.dry_run.buffers
            if line.context == context and line.kind == kind
        ]
        return sum(found) if found else None

    def repacked(self, computed: int, context: str = "model") -> int:
        """Return the bytes of a file's weights that the engine writes once more, in the processor's order.

        A mapped file stays whole beside them. A file that is read is not, but a table that is the
        output matrix too stands there twice. `computed` is the whole table's size.
        """
        if self.dry_run is None:
            return 0
        lines = [
            line
            for line in self.dry_run.buffers
            if line.kind == "weights" and line.context == context
        ]
        copies = sum(line.bytes for line in lines if line.device.endswith("REPACK"))
        if self.config.mmap:
            return copies
        return max(0, sum(line.bytes for line in lines) - computed) if copies else 0

    @property
    def drafting_place(self) -> int:
        """Where the MTP layers go: they stand behind all others."""
        return self.places.layers[-1] if self.places.layers else 0

    @property
    def home(self) -> int:
        """Where something goes whose layer is not known."""
        return 0 if self.places.gpus and not self.places.on_host else HOST
