"""The proof of one setup: a cold load, a first reply, a long prompt, drafting, cancel, unload."""

from __future__ import annotations

import threading
import time
import uuid
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime

import psutil

from app.engine.api import Engine, EngineError, Report
from app.engine.protocol import Answer, Done, Generate, Load, Loaded, Phase, Text
from app.qualify import checks, prompts
from app.runconfig import RunConfig
from app.values.diagnosis import EngineEvidence
from app.values.machine import Machine, Sample
from app.values.model_file import ModelFile
from app.values.plan import MemoryPlan
from app.values.receipt import Receipt, Stage, StageName, StageState

ORDER: tuple[StageName, ...] = (
    "cold-load",
    "placement",
    "first-reply",
    "long-prompt",
    "mtp",
    "cancel",
    "unload",
)
DEPTH_SHARE = 4
"""The long prompt fills a quarter of the context unless its time is up first."""
LONG_PROMPT_SECONDS = 120.0
SAMPLE_TOKENS = 64
MTP_NO_GAIN = 0.95
STOP_SECONDS = 2.0
READING_SECONDS = 3.0
"""An engine that works on for longer after it was told to stop does not obey."""


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


@dataclass(slots=True)
class Measured:
    """Figures gathered on the way to the receipt."""

    loaded: Loaded | None = None
    figures: dict[str, float | int | None] = field(default_factory=dict)
    chars_per_token: float = 4.0
    rss_peak_bytes: int = 0


class Proof:
    """Runs the stages in order; `tell` hears of every change, `report` of the engine's words."""

    def __init__(
        self,
        setup: Setup,
        engines: Callable[[], Engine],
        tell: Callable[[tuple[Stage, ...]], None],
        report: Report,
        *,
        latest: Callable[[], Sample | None] = lambda: None,
        long_prompt_seconds: float = LONG_PROMPT_SECONDS,
    ) -> None:
        self._setup = setup
        self._engines = engines
        self._tell = tell
        self._report = report
        self._latest = latest
        self._long_seconds = long_prompt_seconds
        self._stages = {name: Stage(name=name) for name in ORDER}
        self._measured = Measured()
        self._text: list[str] = []
        self.engine: Engine | None = None

    @property
    def stages(self) -> tuple[Stage, ...]:
        """The stages as they stand."""
        return tuple(self._stages.values())

    def run(self, cancel: threading.Event) -> Receipt:
        """Prove the setup and leave a loaded engine in `engine`.

        Raises:
            EngineError: a stage failed; `stages` tells which, the engine is closed.
            CancelledError: `cancel` was set; the engine is closed.
        """
        steps: dict[StageName, Callable[[threading.Event], str]] = {
            "cold-load": self._cold_load,
            "placement": self._placement,
            "first-reply": self._first_reply,
            "long-prompt": self._long_prompt,
            "mtp": self._mtp,
            "cancel": self._cancel,
            "unload": self._unload,
        }
        try:
            for name, step in steps.items():
                self._stage(name, step, cancel)
        except BaseException:
            self._close()
            raise
        return self._receipt()

    def _stage(
        self, name: StageName, step: Callable[[threading.Event], str], cancel: threading.Event
    ) -> None:
        self._set(name, "running")
        start = time.monotonic()
        try:
            detail = step(cancel)
        except EngineError as error:
            if error.evidence.reason == "cancelled":
                raise CancelledError from error
            self._set(name, "failed", time.monotonic() - start, error.evidence.message)
            raise
        if cancel.is_set():
            raise CancelledError
        skipped = detail.startswith("skipped")
        self._set(name, "skipped" if skipped else "passed", time.monotonic() - start, detail)
        self._note_memory()

    def _set(
        self, name: StageName, state: StageState, seconds: float | None = None, detail: str = ""
    ) -> None:
        self._stages[name] = Stage(name=name, state=state, seconds=seconds, detail=detail)
        self._tell(self.stages)

    def _cold_load(self, cancel: threading.Event) -> str:
        sample = self._latest()
        self._measured.figures["host_before_bytes"] = self._setup.machine.host.usable_bytes
        if sample and sample.gpus:
            self._measured.figures["free_before_bytes"] = sample.gpus[0].free_bytes
        loaded = self._load(cancel)
        self._measured.loaded = loaded
        self._measured.figures["load_seconds"] = loaded.seconds
        return f"loaded in {loaded.seconds:.1f} s"

    def _load(self, cancel: threading.Event) -> Loaded:
        self.engine = self._engines()
        request = Load(
            path=self._setup.file.path,
            config=self._setup.config,
            n_threads=self._setup.n_threads,
        )
        return self.engine.load(request, self._hear, cancel)

    def _placement(self, cancel: threading.Event) -> str:  # noqa: ARG002 - every stage has one shape
        loaded = self._require_loaded()
        wrong = checks.placement_differences(self._setup.config, loaded.placement)
        if wrong:
            raise self._stopped(
                "load", "The engine did not do what was accepted: " + "; ".join(wrong)
            )
        where = loaded.placement.device
        layers = f"{loaded.placement.layers_on_gpu} of {loaded.placement.layers_total} layers"
        text = f"on {where}" if loaded.placement.layers_on_gpu == 0 else f"{layers} on {where}"
        if self._setup.plan is None:
            return text
        rows = checks.predicted_against_measured(self._setup.plan, loaded.placement)
        off = [(name, have - want) for name, want, have in rows if have != want]
        if not off:
            return f"{text}, every buffer as predicted"
        name, worst = max(off, key=lambda row: abs(row[1]))
        return f"{text}, largest difference {worst / checks.MIB:+,.1f} MiB ({name})"

    def _first_reply(self, cancel: threading.Event) -> str:
        done = self._say("first-reply", prompts.QUESTION, cancel, max_tokens=SAMPLE_TOKENS)
        if trouble := checks.insane("".join(self._text), done.tokens):
            raise self._stopped("decode", f"The first reply makes no sense: {trouble}.")
        timings = done.timings
        self._measured.chars_per_token = max(0.5, len(prompts.QUESTION) / max(1, timings.n_prompt))
        self._measured.figures |= {
            "ttft_seconds": timings.ttft_seconds,
            "decode_tok_s": timings.decode_tok_s or None,
            "acceptance": timings.acceptance,
            "proven_depth": timings.n_prompt + timings.n_generated,
        }
        return (
            f"first token after {timings.ttft_seconds:.2f} s, {timings.decode_tok_s:.1f} tokens/s"
        )

    def _long_prompt(self, cancel: threading.Event) -> str:
        n_ctx = self._require_loaded().placement.n_ctx
        room = n_ctx - 2 * SAMPLE_TOKENS
        target = min(room, max(n_ctx // DEPTH_SHARE, min(room, 1024)))
        if target < SAMPLE_TOKENS:
            return f"skipped: a context of {n_ctx} leaves no room for a long prompt"
        end = time.monotonic() + self._long_seconds
        depth, rate, reached = min(target, 512), 0.0, 0
        while True:
            text = prompts.logbook(int(depth * self._measured.chars_per_token * 0.9))
            done = self._say("long-prompt", text, cancel, max_tokens=8, ignore_eos=True)
            reached = max(reached, done.timings.n_prompt + done.timings.n_generated)
            self._measured.chars_per_token = len(text) / max(1, done.timings.n_prompt)
            rate = done.timings.prefill_tok_s or rate
            left = (end - time.monotonic()) * rate
            if depth >= target or left < depth:
                break
            depth = min(target, depth * 4)
        self._measured.figures |= {"proven_depth": reached, "prefill_tok_s": rate or None}
        return f"{reached:,} of {n_ctx:,} tokens filled at {rate:,.0f} tokens/s"

    def _mtp(self, cancel: threading.Event) -> str:
        if not self._require_loaded().placement.mtp:
            return "skipped: this setup does not draft"
        rates: dict[bool, list[float]] = {True: [], False: []}
        tokens: dict[bool, tuple[int, ...]] = {}
        accepted = drafted = 0
        for drafting in (True, False, True, False):
            done = self._say(
                "mtp", prompts.QUESTION, cancel, max_tokens=96, ignore_eos=True, mtp=drafting
            )
            rates[drafting].append(done.timings.decode_tok_s)
            tokens[drafting] = done.tokens
            accepted += done.timings.n_accepted
            drafted += done.timings.n_drafted
        if tokens[True] != tokens[False]:
            raise self._stopped("decode", "Drafting changed the reply; it must never do that.")
        with_mtp, without = max(rates[True]), max(rates[False])
        acceptance = accepted / drafted if drafted else None
        self._measured.figures |= {
            "decode_tok_s": with_mtp or None,
            "decode_tok_s_without_mtp": without or None,
            "acceptance": acceptance,
        }
        share = f", {acceptance:.0%} of drafts accepted" if acceptance is not None else ""
        pays = "" if with_mtp >= MTP_NO_GAIN * without else "; drafting does not pay here"
        return f"{with_mtp:.1f} tokens/s with drafting, {without:.1f} without{share}{pays}"

    def _cancel(self, cancel: threading.Event) -> str:
        told = []
        for kind, doing in ((Phase, "reading"), (Text, "writing")):
            seconds = self._cancelled_after(kind, cancel)
            done = "done before it could be stopped" if seconds is None else f"{seconds:.2f} s"
            told.append(f"{doing}: {done}")
        return f"stopped while {', '.join(told)}"

    def _cancelled_after(self, kind: type[Answer], cancel: threading.Event) -> float | None:
        """Return the seconds from asking to the end; None when the work was done by then."""
        stop = threading.Event()
        asked = [0.0]

        def hear(answer: Answer) -> None:
            begun = isinstance(answer, kind) and getattr(answer, "name", "prefill") == "prefill"
            if (begun or cancel.is_set()) and not stop.is_set():
                asked[0] = time.monotonic()
                stop.set()

        room = self._require_loaded().placement.n_ctx - 4 * SAMPLE_TOKENS
        chars = int(max(8, min(room, 4096)) * self._measured.chars_per_token * 0.8)
        text = prompts.logbook(chars, start=1000) if kind is Phase else prompts.QUESTION
        done = self._engine().generate(
            self._request("cancel", text, max_tokens=SAMPLE_TOKENS * 2, ignore_eos=True), hear, stop
        )
        seconds = time.monotonic() - asked[0] if stop.is_set() else 0.0
        if done.reason == "cancelled":
            return seconds
        if seconds > STOP_SECONDS:
            raise self._stopped("decode", f"The engine went on for {seconds:.1f} s when stopped.")
        return None

    def _unload(self, cancel: threading.Event) -> str:
        start = time.monotonic()
        self._close()
        seconds = time.monotonic() - start
        told = f"the engine ended in {seconds:.2f} s"
        free_before = self._measured.figures.get("free_before_bytes")
        free_after = self._free_after(time.time())
        if free_before is not None and free_after is not None:
            self._measured.figures["free_after_bytes"] = free_after
            missing = (free_before - free_after) / checks.MIB
            told += f", {max(0.0, missing):,.0f} MiB of the card not given back"
        self._load(cancel)
        return f"{told}, loaded again"

    def _free_after(self, closed_at: float) -> int | None:
        """Return the card's free bytes in a reading newer than `closed_at`; None without one."""
        end = time.monotonic() + READING_SECONDS
        while time.monotonic() < end:
            sample = self._latest()
            if sample is None or not sample.gpus:
                return None
            if sample.at > closed_at:
                return sample.gpus[0].free_bytes
            time.sleep(0.05)
        return None

    def _say(self, name: str, text: str, cancel: threading.Event, **options: object) -> Done:
        self._text = []
        return self._engine().generate(self._request(name, text, **options), self._hear, cancel)

    def _request(self, name: str, text: str, **options: object) -> Generate:
        chat = self._require_loaded().model.chat_template
        return prompts.request(f"proof-{name}", text, chat=chat, **options)

    def _hear(self, answer: Answer) -> None:
        if isinstance(answer, Text):
            self._text.append(answer.text)
            return
        self._report(answer)

    def _engine(self) -> Engine:
        if self.engine is None:
            raise self._stopped("load", "No engine is running.")
        return self.engine

    def _require_loaded(self) -> Loaded:
        if self._measured.loaded is None:
            raise self._stopped("load", "Nothing is loaded.")
        return self._measured.loaded

    def _stopped(self, phase: str, message: str) -> EngineError:
        return EngineError(EngineEvidence(phase=phase, reason="error", message=message))

    def _note_memory(self) -> None:
        if self.engine is None or not self.engine.alive:
            return
        try:
            rss = psutil.Process(self.engine.pid).memory_info().rss
        except psutil.Error:
            return
        self._measured.rss_peak_bytes = max(self._measured.rss_peak_bytes, rss)
        sample = self._latest()
        if sample and sample.gpus:
            peak = self._measured.figures.get("peak_used_bytes") or 0
            self._measured.figures["peak_used_bytes"] = max(peak, sample.gpus[0].used_bytes)

    def _close(self) -> None:
        if self.engine is not None:
            self.engine.close()
            self.engine = None

    def _receipt(self) -> Receipt:
        setup, loaded = self._setup, self._require_loaded()
        gpu = setup.machine.gpus[0] if setup.machine.gpus and setup.config.n_gpu_layers else None
        tight = setup.plan is not None and setup.plan.verdict == "tight"
        return Receipt.model_validate(
            {
                "id": uuid.uuid4().hex,
                "model": setup.file.title,
                "path": setup.file.path,
                "size_bytes": setup.file.size_bytes,
                "config": setup.config,
                "runtime": setup.runtime,
                "driver": setup.machine.driver,
                "card": gpu.name if gpu else None,
                "at": datetime.now(UTC).isoformat(timespec="seconds"),
                "verdict": "tight" if tight else "qualified",
                "stages": self.stages,
                "predicted": setup.plan,
                "placement": loaded.placement,
                "host_peak_rss_bytes": self._measured.rss_peak_bytes or None,
                **self._measured.figures,
            }
        )
