"""From a file and a RunConfig to a model in memory, warmed up; or the reason why not."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from pathlib import Path

from app.engine import devices, llama, logparse, rpc
from app.engine.api import Report
from app.engine.buffers import weight_lines
from app.engine.contexts import add_head, make_context
from app.engine.failure import CancelledError, RequestError
from app.engine.logbook import BOOK
from app.engine.params import (
    CancelFlag,
    ModelParams,
    apply_environment,
    chosen_gpus,
    main_context,
)
from app.engine.protocol import DryRun, DryRunDone, Load, ModelInfo, Phase
from app.engine.resident import Resident, model_info
from app.engine.vocabulary import Vocabulary
from app.errors import PlimsollError
from app.values.receipt import BufferLine, DeviceLayers, Placement

_MAGIC = b"GGUF"
_BESIDE_DRAFTS = 2
"""A micro-batch must be this much longer than the drafts: the library asserts that the states it
may go back to, and one token before them, lie in one (llama-batch.cpp, n_keep_tail)."""
_SEVERAL_HEADS = frozenset({"hy_v3", "mimo2", "step35"})
"""What may have more than one MTP layer: with any other, the library asserts that it is one and
ends the process. The first of them drafts, as often as drafts are wanted."""
_STEPS = 1000
_STEP_SECONDS = 0.05


@dataclass(slots=True)
class Opened:
    """A resident model, what was logged about it, and what had to be dropped."""

    resident: Resident
    placement: Placement
    notices: tuple[str, ...]


class Opening:
    """One attempt to open a file, really or without memory for the weights (`dry`)."""

    def __init__(
        self, request: Load | DryRun, report: Report, cancel: threading.Event, flag: CancelFlag
    ) -> None:
        self._path = request.path
        self._config = request.config
        self._dry = isinstance(request, DryRun)
        self._n_threads = request.n_threads if isinstance(request, Load) else 1
        self._exact = isinstance(request, DryRun) or request.exact
        self._report = report
        self._cancel = cancel
        self._flag = flag
        self._told = 0.0
        self._notices: list[str] = []

    def load(self) -> Opened:
        """Return the model in memory with its contexts.

        Raises:
            RequestError: file-missing, not-gguf, no-gpu-device, rpc-unreachable,
                rpc-version-mismatch, load-failed, context-failed,
                mtp-context-failed or cancelled; nothing is left in memory.
        """
        check_file(self._path)
        apply_environment(self._config)
        self._reach_others()
        params = ModelParams(self._config, dry=False)
        with BOOK.kept() as lines:
            model = self._model(params, lines)
        seen = logparse.read(lines)
        try:
            self._check_cards(seen)
            resident, buffers = self._contexts(model)
        except BaseException:
            llama.free_model(model)
            raise
        buffers = (*weight_lines(resident.main, seen), *buffers)
        return Opened(resident, self._placement(resident, seen, buffers), tuple(self._notices))

    def dry_run(self) -> DryRunDone:
        """Return the buffers that a load would make.

        Raises:
            RequestError: as `load`.
        """
        check_file(self._path)
        self._reach_others()
        params = ModelParams(self._config, dry=True)
        with BOOK.kept() as lines:
            model = self._model(params, lines)
        try:
            resident, buffers = self._contexts(model)
        except BaseException:
            llama.free_model(model)
            raise
        weights = weight_lines(resident.main, logparse.read(lines))
        info = resident.info
        resident.close()
        return DryRunDone(model=info, buffers=(*weights, *buffers))

    # --- steps -------------------------------------------------------------------------------
    def _reach_others(self) -> None:
        """Add the devices of other computers, after a look at who serves them."""
        try:
            known = devices.registered()
            rpc.check(self._config.rpc, llama.library_commit(), known=known)
            devices.register(self._config.rpc)
        except PlimsollError as error:
            raise RequestError("load", error.cause, f"{error.text} {error.fix}") from error

    def _model(self, params: ModelParams, lines: list[str]) -> llama.ModelHandle:
        callback = llama.progress_callback(self._progress)
        params.struct.progress_callback = callback
        model = llama.load_model(self._path, params.struct)
        if model is not None and not self._cancel.is_set():
            return model
        if model is not None:
            llama.free_model(model)
        if self._cancel.is_set():
            raise CancelledError("load")
        raise RequestError(
            "load",
            "load-failed",
            f"The engine could not load {Path(self._path).name}: {logparse.last_error(lines)}",
        )

    def _check_cards(self, seen: logparse.Seen) -> None:
        """Stop an engine that leaves on the processor what the setup puts on cards."""
        wanted = self._config.n_gpu_layers
        if wanted == 0:
            return
        most = max(1, seen.layers_total)
        wanted = most if wanted < 0 else min(wanted, most)
        found = sum(card.layers for card in self._cards(seen))
        if found < wanted:
            raise RequestError(
                "load",
                "no-gpu-device",
                f"The engine put {found} layers on the card, but the setup puts"
                f" {'all' if wanted == most else wanted} of them there.",
                wanted=wanted,
                found=found,
            )

    def _cards(self, seen: logparse.Seen) -> tuple[DeviceLayers, ...]:
        """Return what each card got, layer by layer: the library's own sum is what it was asked."""
        return tuple(
            DeviceLayers(
                device=gpu.name,
                buffers=devices.buffer_name(gpu),
                layers=seen.layers_on.get(gpu.name, 0),
            )
            for gpu in chosen_gpus(self._config)
        )

    def _progress(self, done: float) -> bool:
        now = time.monotonic()
        if now - self._told >= _STEP_SECONDS or done >= 1.0:
            self._told = now
            self._report(Phase(name="load", done=round(done * _STEPS), total=_STEPS))
        return not self._cancel.is_set()

    def _contexts(self, model: llama.ModelHandle) -> tuple[Resident, tuple[BufferLine, ...]]:
        vocabulary = Vocabulary(model)
        info = model_info(model, vocabulary)
        draft_max = self._draft_max(info)
        main, seen = self._context(
            model, main_context(self._config, draft_max=draft_max, n_threads=self._n_threads)
        )
        if draft_max and not self._can_roll_back(model, main, draft_max):
            llama.free_context(main)
            draft_max = 0
            main, seen = self._context(
                model, main_context(self._config, draft_max=0, n_threads=self._n_threads)
            )
        resident = Resident(
            path=self._path,
            config=self._config,
            n_threads=self._n_threads,
            model=model,
            vocabulary=vocabulary,
            info=info,
            main=main,
            mtp=None,
            flag=self._flag,
            chunk=self._chunk(),
            draft_max=draft_max,
            on_gpu=bool(chosen_gpus(self._config)),
            seen=seen,
        )
        try:
            head = add_head(resident, self._cancel, exact=self._exact)
        except BaseException:
            resident.close_contexts()
            raise
        self._notices += head.notices
        return resident, head.buffers

    def _context(
        self, model: llama.ModelHandle, params: object
    ) -> tuple[llama.ContextHandle, logparse.Seen]:
        return make_context(model, params, self._cancel)

    # --- choices -----------------------------------------------------------------------------
    def _draft_max(self, info: ModelInfo) -> int:
        wanted = self._config.mtp
        if not wanted.on:
            return 0
        if not info.n_layer_nextn:
            self._notices.append("The file has no MTP head: loaded without drafting.")
            return 0
        if info.n_layer_nextn > 1 and info.architecture not in _SEVERAL_HEADS:
            self._notices.append(
                f"The file has {info.n_layer_nextn} MTP layers, and the engine drafts with one for"
                f" the architecture {info.architecture}: loaded without drafting."
            )
            return 0
        n_ubatch = self._config.n_ubatch
        most = max(0, n_ubatch - _BESIDE_DRAFTS)
        if wanted.draft_max > most:
            self._notices.append(
                f"A micro-batch of {n_ubatch} leaves room for {most} draft tokens."
            )
        return min(wanted.draft_max, most)

    def _can_roll_back(
        self, model: llama.ModelHandle, main: llama.ContextHandle, draft_max: int
    ) -> bool:
        recurrent = llama.model_number(model, "is_hybrid") or llama.model_number(
            model, "is_recurrent"
        )
        if not recurrent or llama.context_number(main, "n_rs_seq") >= draft_max:
            return True
        self._notices.append(
            "This kind of model cannot take back rejected drafts: loaded without drafting."
        )
        return False

    def _chunk(self) -> int:
        """Return the tokens of one decode: several cards work on several micro-batches at once."""
        several = len(chosen_gpus(self._config)) > 1
        return self._config.n_batch if several else self._config.n_ubatch

    def _placement(
        self, resident: Resident, seen: logparse.Seen, buffers: tuple[BufferLine, ...]
    ) -> Placement:
        gpus = chosen_gpus(self._config)
        cards = self._cards(seen)
        on_gpu = sum(card.layers for card in cards)
        return Placement(
            device=", ".join(gpu.description for gpu in gpus) if on_gpu else "CPU",
            cards=cards,
            layers_on_gpu=on_gpu,
            layers_total=seen.layers_total,
            type_k=resident.seen.type_k,
            type_v=resident.seen.type_v,
            flash_attn=resident.seen.flash_attn,
            n_ctx=resident.n_ctx,
            n_ubatch=llama.context_number(resident.main, "n_ubatch"),
            mtp=resident.mtp is not None,
            draft_max=resident.draft_max,
            buffers=buffers,
        )


def check_file(path: str) -> None:
    """Raise `RequestError` unless there is a file at `path` that begins as a GGUF."""
    file = Path(path)
    try:
        with file.open("rb") as opened:
            magic = opened.read(len(_MAGIC))
    except OSError as error:
        reason = error.strerror or str(error)
        raise RequestError(
            "load", "file-missing", f"{file.name} cannot be read: {reason}.", path=path
        ) from error
    if magic != _MAGIC:
        raise RequestError("load", "not-gguf", f"{file.name} is not a GGUF model file.", path=path)
