"""What the engine itself said of a repository's quants, asked with a sparse copy of one of them."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterable

from app.engine.protocol import DryRunDone
from app.errors import PlimsollError
from app.hub.faults import StoppedError
from app.plan.dry import Rehearser, affordable, dry_runs, limit_bytes, on_processor
from app.plan.planner import Model, plan
from app.plan.rehearse import NO_SPARSE_FILES, Origin, sparse_model
from app.plan.rungs import Step
from app.runconfig import RunConfig
from app.values.machine import Machine

MOST_AT_ONCE = 6
"""Different setups in one rehearsal; each takes some tenths of a second."""
LIMIT_SECONDS = 15.0


class Answers:
    """The engine's figures by setup, for models with the figures of the one that was asked.

    Quants of one model differ in their weights alone, which the tensor table gives: their compute
    buffers, caches and states are the same, so that one copy answers for all.
    """

    def __init__(self, rehearser: Rehearser) -> None:
        self._rehearser = rehearser
        self._asked: Model | None = None
        self._heard: dict[RunConfig, DryRunDone] = {}

    def heard(self, model: Model, config: RunConfig) -> DryRunDone | None:
        """Return what the engine said of `config`, if it was asked and holds for `model`."""
        asked = self._asked
        if asked is None or model.hparams != asked.hparams:
            return None
        said = self._heard.get(on_processor(config))
        if said is None or model is asked:
            return said
        shared = tuple(line for line in said.buffers if line.kind != "weights")
        return said.model_copy(update={"buffers": shared})

    def missing(self, asked: Step, steps: Iterable[Step]) -> tuple[RunConfig, ...]:
        """Return the setups of `steps` to be rehearsed with `asked`, most frequent first."""
        counts: Counter[RunConfig] = Counter()
        for step in steps:
            rung = step.rung
            if step.model is None or asked.model is None or rung.config is None:
                continue
            same = step.model.hparams == asked.model.hparams
            if same and rung.plan is not None and affordable(rung.plan):
                counts[on_processor(rung.config)] += 1
        new = [config for config, _ in counts.most_common() if config not in self._heard]
        return tuple(new[:MOST_AT_ONCE])

    def ask(
        self,
        origin: Origin,
        model: Model,
        configs: tuple[RunConfig, ...],
        machine: Machine,
        cancel: threading.Event,
    ) -> str:
        """Rehearse `configs` with a copy of `origin`; return what went wrong, or "".

        Raises:
            StoppedError: `cancel` was set.
        """
        bare = machine.model_copy(update={"gpus": ()})
        most = max(
            limit_bytes(plan(model, bare, config), model.hparams.architecture) for config in configs
        )
        try:
            with sparse_model(origin, cancel) as path:
                if path is None:
                    return NO_SPARSE_FILES
                said = dry_runs(
                    lambda: self._rehearser(most),
                    path,
                    configs,
                    limit_seconds=LIMIT_SECONDS,
                    cancel=cancel,
                )
        except StoppedError:
            raise
        except PlimsollError as error:
            return error.text
        self._asked = model
        for config, answer in zip(configs, said, strict=True):
            if answer.done is not None:
                self._heard[config] = answer.done
        return next((note for answer in said for note in answer.notes), "")
