"""What the hardware check works with: the machine, plans, a worker, and the card's own readings."""

from __future__ import annotations

import contextlib
import threading
import time
from dataclasses import dataclass
from pathlib import Path

from app.core.desk import Desk
from app.core.engines import engine_factory
from app.core.shelf import model_file, puller
from app.engine.api import EngineError
from app.engine.protocol import Answer, Done, Generate, Load, Loaded, Text
from app.machine.detect import detect
from app.machine.nvml import Nvml, NvmlError
from app.paths import Paths
from app.plan.dry import confined
from app.process import Spawner
from app.qualify import alike
from app.runconfig import RunConfig
from app.settings import Settings
from app.values.logprobs import TokenLogprobs
from app.values.model_file import ModelFile

MIB = 1 << 20
SETTLE_SECONDS = 1.0
PROMPT = "The hold of the ship was loaded to its line, and the harbour master wrote down: "


@dataclass(frozen=True, slots=True)
class Row:
    """One claim with what was predicted and what was seen; `good` None: it could not be tried."""

    claim: str
    predicted: str
    measured: str
    good: bool | None


class Rig:
    """One machine under test; every engine is a worker of its own that has ended afterwards."""

    def __init__(self, paths: Paths) -> None:
        self.machine = detect()
        self.spawner = Spawner()
        self.paths = paths.make()
        self.engines = engine_factory(in_process=False, spawner=self.spawner)
        self.desk = Desk(
            lambda: self.machine, Settings, self.engines, rehearser=confined(self.spawner)
        )

    @property
    def usable(self) -> bool:
        """Whether there is a card that the engine in use can drive."""
        return bool(self.desk.machine().gpus)

    def model(self, ref: str) -> ModelFile:
        """Return the model that `ref` names, fetched when it is not here."""
        return model_file(puller(self.paths).pull(ref), self.desk)

    def used_bytes(self) -> int | None:
        """Return what is used of the first card, by everybody; None where nobody tells."""
        try:
            nvml = Nvml()
        except NvmlError:
            return None
        with contextlib.closing(nvml):
            memory = nvml.card(0).memory()
        return memory.total - memory.free if memory else None

    def close(self) -> None:
        """End every child."""
        self.spawner.close()

    def loaded(self, file: ModelFile, config: RunConfig) -> Run:
        """Load `file` in a fresh worker; end it with `Run.close`.

        Raises:
            EngineError: the load failed.
        """
        return Run(self, file, config)


class Run:
    """One load: what the engine said, what the card lost, and replies."""

    def __init__(self, rig: Rig, file: ModelFile, config: RunConfig) -> None:
        self._rig = rig
        self.before_bytes = rig.used_bytes()
        self._engine = rig.engines()
        self.likely: list[TokenLogprobs] = []
        request = Load(path=file.path, config=config, n_threads=rig.desk.n_threads())
        try:
            self.loaded: Loaded = self._engine.load(request, _silent, threading.Event())
        except EngineError:
            self._engine.close()
            raise

    @property
    def taken_bytes(self) -> int | None:
        """What the card lost since before the load."""
        now = self._rig.used_bytes()
        return None if now is None or self.before_bytes is None else now - self.before_bytes

    def say(
        self, n: int, *, mtp: bool = True, prompt: str = PROMPT, logprobs: int | None = None
    ) -> Done:
        """Write `n` tokens greedily; `likely` has how likely they were, where asked for."""
        self.likely = []
        request = Generate(
            id="r", prompt=prompt, max_tokens=n, ignore_eos=True, mtp=mtp, logprobs=logprobs
        )
        return self._engine.generate(request, self._hear, threading.Event())

    def drafted_as_undrafted(self, n: int) -> tuple[bool, str]:
        """Return whether both say the same but for a near tie, and that in words."""
        drafted, plain = self.say(n).tokens, self.say(n, mtp=False).tokens
        place = alike.first_difference(drafted, plain)
        if place is None:
            return drafted == plain, f"{len(plain)} tokens equal"
        self.say(place + 1, mtp=False, logprobs=alike.TOP)
        apart = alike.gap(self.likely, plain[:place], plain[place], drafted[place])
        return apart <= alike.NEAR_TIE, f"token {place} differs, {apart:.3f} apart"

    def _hear(self, answer: Answer) -> None:
        if isinstance(answer, Text):
            self.likely += answer.logprobs

    def rate(self, n: int, *, mtp: bool, rounds: int = 3) -> float:
        """Return the median of tokens per second over some replies."""
        self.say(n, mtp=mtp)
        rates = sorted(self.say(n, mtp=mtp).timings.decode_tok_s for _ in range(rounds))
        return rates[len(rates) // 2]

    def on_card(self) -> dict[str, int]:
        """Return the bytes of every kind of buffer that is not in host memory."""
        found: dict[str, int] = {}
        for line in self.loaded.placement.buffers:
            if not line.device.startswith(("CPU", "CUDA_Host", "Vulkan_Host")):
                name = line.kind if line.context != "mtp" else f"mtp {line.kind}"
                found[name] = found.get(name, 0) + line.bytes
        return found

    def close(self) -> None:
        """End the worker."""
        self._engine.close()
        time.sleep(SETTLE_SECONDS)


def _silent(_: object) -> None:
    """Nobody listens."""


def home(folder: str | None) -> Paths:
    """Return the program's folders, or those in `folder`."""
    if folder is None:
        return Paths.default()
    base = Path(folder)
    return Paths(base / "data", base / "state", base / "cache", base / "models")
