"""One engine's requests, from whatever thread they are asked: load, dry run, generate."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future

from app.engine import keeping
from app.engine.api import Report
from app.engine.chat import Conversation
from app.engine.embedder import Embedder
from app.engine.failure import CancelledError, RequestError
from app.engine.fitting import fitted
from app.engine.loader import Opening
from app.engine.logbook import BOOK, Level
from app.engine.params import CancelFlag
from app.engine.protocol import (
    Done,
    DryRun,
    DryRunDone,
    Generate,
    Load,
    Loaded,
    Log,
    SaveState,
    StateSaved,
    Timings,
)
from app.engine.resident import Resident
from app.engine.rounds import Job, Rounds
from app.engine.sampling import SamplerMaker
from app.engine.templating import Renderer
from app.engine.warmup import warm_up
from app.engine.writing import writers
from app.values.embedding import Embed, Embedded
from app.values.model_file import Thinks

_LIBRARY = threading.Lock()
"""Models of one process take turns in opening: the library's log does not say whose line it is."""


class Host:
    """A resident model with all that answers for it."""

    def __init__(self, resident: Resident, renderer: Renderer) -> None:
        self.resident = resident
        self.rounds = Rounds(resident)
        self._renderer = renderer
        self._samplers = SamplerMaker(resident.vocabulary)
        self._desk = threading.Lock()
        self._conversation: Conversation | None = None

    def warm_up(self, report: Report, cancel: threading.Event) -> float:
        """Run the largest shapes; return seconds per micro-batch."""
        slot = self.rounds.slots.all[0]
        slot.cancel = cancel
        with self.rounds.stoppable(cancel):
            seconds = self.rounds.call(lambda: warm_up(self.resident, slot, report))
        self._conversation = Conversation(self.resident, self._renderer)
        return seconds

    def thinks(self) -> Thinks:
        """Return whether the model thinks before it answers; a warmed up one knows."""
        return self._conversation.thinks() if self._conversation else ""

    def resume(self, request: Load) -> tuple[int, tuple[str, ...]]:
        """Take up the saved chat that `request` names; return its tokens and what to tell."""
        path = request.state_path
        if path is None:
            return 0, ()
        fit = keeping.fit_of(self.rounds, request.identity)
        n, notice = self.rounds.call(lambda: keeping.resume(self.rounds, path, fit))
        return n, (notice,) if notice else ()

    def save(self, request: SaveState) -> StateSaved:
        """Keep the chat that was written last in a file."""
        fit = keeping.fit_of(self.rounds, request.identity)
        return self.rounds.call(lambda: keeping.save(self.rounds, request, fit))

    def job(self, request: Generate, report: Report, cancel: threading.Event) -> Job:
        """Return `request` ready to take part in the rounds.

        Raises:
            RequestError: bad-request, context-overflow, template-refused, template-error.
        """
        asked = time.perf_counter()
        with self._desk:
            if self._conversation is None:
                raise no_model()
            prompt = fitted(request, self._conversation.prompt, self.resident.n_ctx)
            sampler, reply = writers(
                request, prompt, self._samplers, self.resident.vocabulary, report
            )
        return Job(
            prompt=prompt,
            reply=reply,
            sampler=sampler,
            report=report,
            cancel=cancel,
            draft=request.mtp,
            adapt=not request.ignore_eos,
            asked=asked,
        )

    def counted(self, request: Generate) -> Done:
        """Return how long the prompt of `request` is, and that nothing was written.

        Raises:
            RequestError: as `job`; a prompt may be longer than the context.
        """
        with self._desk:
            if self._conversation is None:
                raise no_model()
            prompt = self._conversation.prompt(request)
        timings = Timings(n_prompt=len(prompt.tokens))
        return Done(id=request.id, reason="stop", timings=timings, notices=prompt.notices)

    def close(self) -> None:
        """End every reply and give the model back."""
        self.rounds.close()
        self._samplers.close()
        self.resident.close()


class Service:
    """Holds at most one model; every failure is a `RequestError`.

    Any number of replies may be written at once; a `load` ends those of the model before.
    """

    def __init__(self) -> None:
        self._host: Host | None = None
        self._embedder: Embedder | None = None
        self._renderer = Renderer()

    def load(self, request: Load, report: Report, cancel: threading.Event) -> Loaded:
        """Load a model in the place of the one before; warm it up."""
        start = time.monotonic()
        self.unload()
        with contextlib.suppress(RequestError):  # told when a template is to be rendered
            self._renderer.start()  # it takes as long as the model does: at the same time
        with heard(report):
            with _LIBRARY:
                opened = Opening(request, report, cancel, CancelFlag()).load()
            host = Host(opened.resident, self._renderer)
            try:
                seconds = host.warm_up(report, cancel)
                n_resumed, refused = host.resume(request)
                thinks = host.thinks()
            except BaseException:
                host.close()
                raise
        if cancel.is_set():
            host.close()
            raise CancelledError("warmup")
        self._host = host
        return Loaded(
            model=opened.resident.info.model_copy(update={"thinks": thinks}),
            placement=opened.placement,
            seconds=time.monotonic() - start,
            ubatch_seconds=seconds,
            notices=(*opened.notices, *refused),
            n_resumed=n_resumed,
        )

    def dry_run(self, request: DryRun, report: Report, cancel: threading.Event) -> DryRunDone:
        """Return the buffers a load would make; what is loaded stays loaded."""
        with heard(report), _LIBRARY:
            return Opening(request, report, cancel, CancelFlag()).dry_run()

    def start(self, request: Generate, report: Report, cancel: threading.Event) -> Future[Done]:
        """Begin a reply; `report` is called from the thread that computes.

        Raises:
            RequestError: nothing can be answered; the future raises what goes wrong later.
        """
        host = self._host
        if host is None:
            raise no_model()
        if request.count_only:
            counted: Future[Done] = Future()
            counted.set_result(host.counted(request))
            return counted
        job = host.job(request, report, cancel)
        host.rounds.start(job)
        return job.over

    def embed(self, request: Embed, report: Report, cancel: threading.Event) -> Embedded:
        """Turn texts into vectors; the model for it stays for the next request.

        Raises:
            RequestError: as `Embedder` and its `embed`.
        """
        if self._embedder is None or self._embedder.path != request.path:
            self._close_embedder()
            with heard(report), _LIBRARY:
                self._embedder = Embedder(request, report, cancel)
        return self._embedder.embed(request, report, cancel)

    def _close_embedder(self) -> None:
        embedder, self._embedder = self._embedder, None
        if embedder is not None:
            embedder.close()

    def save(self, request: SaveState) -> StateSaved:
        """Keep the chat that was written last, for a later load of the same model.

        Raises:
            RequestError: bad-request, state-failed.
        """
        if self._host is None:
            raise no_model()
        return self._host.save(request)

    def unload(self) -> None:
        """Give the model back."""
        host, self._host = self._host, None
        if host is not None:
            host.close()

    def close(self) -> None:
        """Give everything back; there will be no more calls."""
        self.unload()
        self._close_embedder()
        self._renderer.close()


def no_model() -> RequestError:
    """Return the failure of a reply that nothing can write."""
    return RequestError("idle", "bad-request", "No model is loaded.")


@contextlib.contextmanager
def heard(report: Report) -> Iterator[None]:
    """Report the library's lines, without the thousands that only its authors read."""

    def hear(level: Level, line: str) -> None:
        if level != "debug" or "fail" in line:
            report(Log(level=level, text=line))

    with BOOK.heard_by(hear):
        yield
