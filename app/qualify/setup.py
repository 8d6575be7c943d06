"""What is to be proven, and the two ways in which a proof ends early."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.api import EngineError
from app.runconfig import RunConfig
from app.values.diagnosis import EngineEvidence
from app.values.machine import Gpu, Machine
from app.values.model_file import ModelFile
from app.values.plan import MemoryPlan


class CancelledError(Exception):
    """The person stopped the proof."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What is to be proven, and on what."""

    file: ModelFile
    config: RunConfig
    plan: MemoryPlan | None
    machine: Machine
    runtime: str
    n_threads: int

    @property
    def cards(self) -> tuple[Gpu, ...]:
        """The cards that the setup uses; none when every layer is on the processor."""
        if not self.config.n_gpu_layers:
            return ()
        wanted = self.config.devices
        return tuple(gpu for gpu in self.machine.gpus if not wanted or gpu.uuid in wanted)

    @property
    def card(self) -> str | None:
        """The card that receipts name; None: the processor."""
        return self.cards[0].name if self.cards else None


def stopped(phase: str, message: str) -> EngineError:
    """Return the failure of a stage that saw something wrong while the engine lives on."""
    return EngineError(EngineEvidence(phase=phase, reason="error", message=message))
