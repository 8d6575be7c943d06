"""From a file and a RunConfig to a model in memory, warmed up; or the reason why not."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from pathlib import Path

from app.engine import devices, largepages, llama, logparse, rpc
from app.engine.api import Report
from app.engine.buffers import weight_lines
from app.engine.contexts import add_head, make_context
from app.engine.drafting import NO_WAY_BACK, can_roll_back, most_drafts
from app.engine.failure import CancelledError, RequestError
from app.engine.head import HeadFile, check_belongs, open_head
from app.engine.logbook import BOOK
from app.engine.params import (
    CancelFlag,
    ModelParams,
    apply_environment,
    chosen_gpus,
    main_context,
)
from app.engine.protocol import DryRun, DryRunDone, Load, Phase
from app.engine.resident import Resident, model_info
from app.engine.vocabulary import Vocabulary
from app.errors import PlimsollError
from app.values.receipt import BufferLine, DeviceLayers, Placement

_MAGIC = b"GGUF"
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
            RequestError: file-missing, draft-file-missing, not-gguf, no-gpu-device,
                rpc-unreachable, rpc-version-mismatch, load-failed, draft-mismatch,
                context-failed, mtp-context-failed or cancelled; nothing is left in memory.
        """
        check_file(self._path)
        apply_environment(self._config)
        resident, seen, buffers = self._open()
        return Opened(resident, self._placement(resident, seen, buffers), tuple(self._notices))

    def dry_run(self) -> DryRunDone:
        """Return the buffers that a load would make.

        Raises:
            RequestError: as `load`.
        """
        check_file(self._path)
        resident, _, buffers = self._open()
        info = resident.info
        resident.close()
        return DryRunDone(model=info, buffers=buffers)

    # --- steps -------------------------------------------------------------------------------
    def _open(self) -> tuple[Resident, logparse.Seen, tuple[BufferLine, ...]]:
        if self._config.mtp.apart:
            check_file(self._config.mtp.file, "draft-file-missing")
        self._reach_others()
        params = ModelParams(self._config, dry=self._dry)
        with BOOK.kept() as lines:
            model = self._model(params, lines)
        seen, head = logparse.read(lines), None
        try:
            if not self._dry:
                self._check_cards(seen)
            head = self._head(model)
            resident, buffers = self._contexts(model, head)
        except BaseException:
            if head is not None:
                llama.free_model(head.model)
            llama.free_model(model)
            raise
        return resident, seen, (*weight_lines(resident.main, seen), *buffers)

    def _reach_others(self) -> None:
        """Add the devices of other computers, after a look at who serves them."""
        try:
            known = devices.registered()
            commit = llama.library_commit()
            rpc.check(self._config.rpc, commit, known=known, cancel=self._cancel)
            devices.register(self._config.rpc)
        except PlimsollError as error:
            if self._cancel.is_set():
                raise CancelledError("load") from error
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
        """Tell how far the weights are; first, when there is memory for them and nothing in it."""
        now = time.monotonic()
        if not self._told:
            largepages.ask()
        if now - self._told >= _STEP_SECONDS or done >= 1.0:
            self._told = now
            self._report(Phase(name="load", done=round(done * _STEPS), total=_STEPS))
        return not self._cancel.is_set()

    def _head(self, model: llama.ModelHandle) -> HeadFile | None:
        """Return what the drafting file holds; where it does not load, the model answers without.

        Raises:
            RequestError: draft-mismatch; load-failed where the setup is to be proven.
        """
        mtp = self._config.mtp
        if not mtp.apart:
            return None
        try:
            head = open_head(self._config, self._cancel, dry=self._dry)
        except RequestError as error:
            if self._exact or isinstance(error, CancelledError):
                raise
            self._notices.append(f"Loaded without drafting: {error.message}")
            return None
        try:
            check_belongs(head.model, model, mtp.file)
        except RequestError:
            llama.free_model(head.model)
            raise
        return head

    def _contexts(
        self, model: llama.ModelHandle, head: HeadFile | None
    ) -> tuple[Resident, tuple[BufferLine, ...]]:
        vocabulary = Vocabulary(model)
        info = model_info(model, vocabulary)
        draft_max = self._draft_max(head.model if head else model)
        main, seen = self._context(
            model, main_context(self._config, draft_max=draft_max, n_threads=self._n_threads)
        )
        if draft_max and not can_roll_back(model, main, draft_max):
            self._notices.append(NO_WAY_BACK)
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
            head=head,
        )
        if not draft_max:
            resident.leave_head()
        try:
            made = add_head(resident, self._cancel, exact=self._exact)
        except BaseException:
            resident.close_contexts()
            raise
        self._notices += made.notices
        return resident, made.buffers

    def _context(
        self, model: llama.ModelHandle, params: object
    ) -> tuple[llama.ContextHandle, logparse.Seen]:
        return make_context(model, params, self._cancel)

    # --- choices -----------------------------------------------------------------------------
    def _draft_max(self, drafts: llama.ModelHandle) -> int:
        n, why = most_drafts(self._config, drafts)
        self._notices += [why] if why else []
        return n

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
            draft_file=Path(self._config.mtp.file).name if resident.head else "",
            buffers=buffers,
        )


def check_file(path: str, missing: str = "file-missing") -> None:
    """Raise `RequestError` unless there is a file at `path` that begins as a GGUF.

    `missing` is the code of one that cannot be read.
    """
    file = Path(path)
    what = file.name if missing == "file-missing" else f"The drafting file {file.name}"
    try:
        with file.open("rb") as opened:
            magic = opened.read(len(_MAGIC))
    except OSError as error:
        reason = error.strerror or str(error)
        raise RequestError(
            "load", missing, f"{what} cannot be read: {reason}.", path=path
        ) from error
    if magic != _MAGIC:
        raise RequestError("load", "not-gguf", f"{what} is not a GGUF model file.", path=path)
