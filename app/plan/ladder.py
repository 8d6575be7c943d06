"""Every quant of a repository with its plan on this machine, before anything is fetched."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import replace
from functools import partial

import httpx

from app.engine.protocol import DryRunDone
from app.errors import PlimsollError
from app.hub.faults import StoppedError
from app.hub.listing import Listing
from app.hub.quants import Quant, choose
from app.hub.site import Site
from app.plan.answers import Answers
from app.plan.companion import Companion, accompanied, companions
from app.plan.dry import Rehearser
from app.plan.estimate import model_of
from app.plan.header import Header
from app.plan.planner import Model
from app.plan.rehearse import Origin
from app.plan.remote import RemoteHeaders, connected
from app.plan.rungs import MOST_CHOICES, Bench, Ground, Step, failed, steps_of
from app.runconfig import RunConfig
from app.values.hub import RepoPage, Rung

AT_ONCE = 4
"""Headers that are read at the same time: less than a browser asks of a server."""

Tell = Callable[[RepoPage], None]


class Ladder:
    """Reads the headers of one repository once and plans its quants for any wish.

    `climb` may run on one thread while `plan` is called on another. `tell` hears of the pages in
    their order, on whatever thread made them, and must return at once.
    """

    def __init__(
        self,
        site: Site,
        listing: Listing,
        rehearser: Rehearser,
        *,
        here: Callable[[Quant], bool] = lambda _quant: False,
    ) -> None:
        """Make a ladder of nothing but names and sizes; `here` tells what need not be fetched."""
        self._site = site
        self._listing = listing
        self._lock = threading.RLock()
        self._steps = steps_of(listing, here)
        self._answers = Answers(rehearser)
        self._ground: Ground | None = None
        self._bench: Bench | None = None
        self._trouble = ""
        self._companions: tuple[Companion, ...] = ()
        self._page = RepoPage(
            repo=listing.repo,
            revision=listing.revision,
            title=listing.title,
            licence=listing.licence,
            gated=listing.gated,
            host=site.host,
            images=bool(listing.projectors),
            projector_bytes=listing.projector_bytes,
            rungs=tuple(step.rung for step in self._steps),
        )

    @property
    def page(self) -> RepoPage:
        """The page as it stands."""
        with self._lock:
            return self._page

    def climb(self, ground: Ground, tell: Tell, cancel: threading.Event) -> RepoPage:
        """Read every header and plan every quant, from an estimate to the engine's own figures.

        A quant that cannot be read is a failed rung and stops nobody.

        Raises:
            StoppedError: `cancel` was set.
        """
        with self._lock:
            self._take(ground)
        likely = self._likely()
        with connected() as client:
            headers = self._headers(client)
            self._companions = companions(self._site, self._listing, self._headers(client), cancel)
            if likely is not None:
                early = partial(self._estimate, tell=tell)
                header = self._read(headers, likely, cancel, early)
                if header is not None:
                    early(header)
                self._tell(tell, headers)
            with ThreadPoolExecutor(AT_ONCE, "headers") as pool:
                others = [step for step in self._steps if step is not likely]
                jobs = [pool.submit(self._read, headers, step, cancel) for step in others]
                for job in as_completed(jobs):
                    job.result()
                    self._tell(tell, headers)
        return self.rehearse(tell, cancel)

    def heard(self, origin: Origin, config: RunConfig) -> DryRunDone | None:
        """Return what the engine said of a quant of this repository, if it was asked."""
        listing = self._listing
        if (origin.repo, origin.commit) != (listing.repo, listing.revision):
            return None
        with self._lock:
            step = next((step for step in self._steps if step.quant == origin.quant), None)
            if step is None or step.model is None or step.state != "exact":
                return None
            return self._answers.heard(step.model, config)

    def plan(self, ground: Ground) -> RepoPage:
        """Plan every quant whose figures are known; quick enough to follow a slider."""
        with self._lock:
            self._take(ground)
            for step in self._steps:
                self._plan(step)
            return self._show()

    def rehearse(self, tell: Tell, cancel: threading.Event) -> RepoPage:
        """Ask the engine for the setups of this page that it was not asked for, and plan again.

        Raises:
            StoppedError: `cancel` was set.
        """
        step, ground = self._likely(), self._ground
        if step is not None and step.model is not None and ground is not None:
            apart = step.drafter.quant if step.drafter else None
            origin = Origin(
                self._site, self._listing.repo, self._listing.revision, step.quant, apart
            )
            for _ in range(MOST_CHOICES):
                # What the engine says of a setup may lead to another one, to be asked for too.
                with self._lock:
                    configs = self._answers.missing(step, self._steps)
                if not configs:
                    break
                self._trouble = self._answers.ask(
                    origin, step.model, configs, ground.machine, cancel
                )
                self.plan(self._ground or ground)
                if self._trouble:
                    break
        with self._lock:
            page = self._show(state="done")
            tell(page)
            return page

    def _headers(self, client: httpx.Client) -> RemoteHeaders:
        return RemoteHeaders(self._site, self._listing.repo, self._listing.revision, client)

    # --- steps -------------------------------------------------------------------------------
    def _likely(self) -> Step | None:
        """Return the quant that most people take; it is read first, and rehearsed with."""
        if not self._steps:
            return None
        quants = [step.quant for step in self._steps]
        return self._steps[quants.index(choose(quants, "", self._listing.repo))]

    def _read(
        self,
        headers: RemoteHeaders,
        step: Step,
        cancel: threading.Event,
        early: Callable[[Header], None] | None = None,
    ) -> Header | None:
        try:
            header = headers.read(step.quant, cancel, early)
            model = Model.of(header, step.quant.files[0].name)
        except StoppedError:
            raise
        except PlimsollError as error:
            with self._lock:
                step.model, step.state, step.rung = None, "failed", failed(step, error.text)
            return None
        with self._lock:
            model, step.drafter = accompanied(model, step.quant.tag, self._companions)
            step.model, step.state = self._like_the_others(model), "exact"
            self._plan(step)
        return header

    def _like_the_others(self, model: Model) -> Model:
        """Return `model` with the very figures of another quant where they are equal."""
        for step in self._steps:
            if step.model is not None and step.model.hparams == model.hparams:
                return replace(model, hparams=step.model.hparams)
        return model

    def _estimate(self, header: Header, tell: Tell) -> None:
        """Plan every quant that was not read yet, from another one's figures and its own size."""
        with self._lock:
            unread = [step for step in self._steps if step.state == "reading"]
            for step in unread:
                quant = step.quant
                try:
                    model = model_of(header, quant.size_bytes, quant.bits, quant.files[0].name)
                except PlimsollError:
                    return
                step.model, step.drafter = accompanied(model, quant.tag, self._companions)
                step.state = "estimate"
                self._plan(step)
            if unread:
                tell(self._show())

    def _plan(self, step: Step) -> None:
        if self._bench is not None:
            step.rung = self._bench.planned(step)

    def _take(self, ground: Ground) -> None:
        eyes = self._listing.projector_bytes if ground.images else 0
        self._ground, self._bench = ground, Bench(ground, self._answers.heard, eyes)

    def _tell(self, tell: Tell, headers: RemoteHeaders) -> None:
        with self._lock:
            tell(self._show(header_bytes=headers.n_bytes, header_requests=headers.n_requests))

    def _show(self, **changes: object) -> RepoPage:
        rungs = tuple(self._noted(step.rung) for step in self._steps)
        wish = {} if self._ground is None else {"wish": self._ground.wish}
        self._page = self._page.model_copy(update={"rungs": rungs, **wish, **changes})
        return self._page

    def _noted(self, rung: Rung) -> Rung:
        """Say in a plan by formulas why the engine's own figures are missing."""
        if not self._trouble or rung.plan is None or rung.plan.rehearsed:
            return rung
        noted = rung.plan.model_copy(update={"notes": (*rung.plan.notes, self._trouble)})
        return rung.model_copy(update={"plan": noted})
