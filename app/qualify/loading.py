"""The stages about memory: a cold load, where everything was put, and giving it back."""

from __future__ import annotations

import threading
import time

from app.qualify import checks
from app.qualify.subject import Subject

Figures = dict[str, float | int | None]


class Loading:
    """`figures` gathers what the receipt will say."""

    def __init__(self, subject: Subject, figures: Figures) -> None:
        self._subject = subject
        self._figures = figures

    def cold_load(self, cancel: threading.Event) -> str:
        """Load in a fresh worker."""
        self._figures["host_before_bytes"] = self._subject.setup.machine.host.usable_bytes
        self._subject.footprint.begin()
        loaded = self._subject.load(cancel)
        self._figures["load_seconds"] = loaded.seconds
        return f"loaded in {loaded.seconds:.1f} s"

    def placement(self, _cancel: threading.Event) -> str:
        """Compare where the engine put everything with what was accepted."""
        setup, placement = self._subject.setup, self._subject.loaded.placement
        checks.as_accepted(setup.config, placement)
        text = f"every layer on {placement.device}"
        if placement.layers_on_gpu:
            found, total = placement.layers_on_gpu, placement.layers_total
            text = f"{found} of {total} layers on {placement.device}"
        if setup.plan is None:
            return text
        rows = checks.predicted_against_measured(setup.plan, placement)
        off = [(name, have - want) for name, want, have in rows if have != want]
        if not off:
            return f"{text}, every buffer as predicted"
        name, worst = max(off, key=lambda row: abs(row[1]))
        return f"{text}, largest difference {worst / checks.MIB:+,.1f} MiB ({name})"

    def unload(self, cancel: threading.Event) -> str:
        """End the engine, look at what was not given back, and load again."""
        start = time.monotonic()
        self._subject.close()
        told = f"the engine ended in {time.monotonic() - start:.2f} s"
        footprint = self._subject.footprint
        footprint.end()
        if footprint.kept_bytes is not None:
            told += f", {footprint.kept_bytes / checks.MIB:,.0f} MiB of the card not given back"
        self._subject.load(cancel)
        return f"{told}, loaded again"
