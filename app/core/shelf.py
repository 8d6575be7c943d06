"""Model files: what is here, what could be here, and fetching it."""

from __future__ import annotations

import threading
import uuid
from collections.abc import Callable
from pathlib import Path

from app import commands as c
from app import events as e
from app.core.board import Board
from app.core.desk import Desk
from app.core.jobs import Lanes
from app.core.proposals import propose
from app.core.runner import Runner
from app.errors import MachineProblemError, PlimsollError, UsageError
from app.hub import starter
from app.hub.pull import Puller
from app.hub.pulled import Pulled
from app.paths import Paths
from app.plan.fit import Fit
from app.runconfig import RunConfig
from app.session import RESIDENT, Phase, Session
from app.values.model_file import ModelFile
from app.values.plan import MemoryPlan
from app.values.proposal import Goal, Proposal
from app.values.receipt import Receipt
from app.values.transfer import Transfer

MIB = 1 << 20
PACKAGED = frozenset({"starter", "engine-test"})


def puller(paths: Paths) -> Puller:
    """Return what answers references, with the catalogue and the test model behind it."""
    return Puller(paths, catalogue=catalogue_ref, engine_test=write_engine_test)


def write_engine_test(path: Path) -> None:
    """Make the engine's test model; numpy and gguf are loaded for this alone."""
    from app.engine import testmodel  # noqa: PLC0415

    testmodel.write(path)


def catalogue_ref(name: str) -> str | None:
    """Return owner/repo:QUANT of a catalogue id, preferring files that can draft."""
    from catalog.load import models  # noqa: PLC0415 - read when first asked for

    entry = next((model for model in models() if model.id == name), None)
    if entry is None or not entry.repos:
        return None
    repo = max(entry.repos, key=lambda repo: repo.has_mtp or False)
    return repo.repo


def too_big(title: str, plan: MemoryPlan) -> MachineProblemError:
    """Return why a file is not fetched: what it needs, and what there is."""
    part = min((*plan.devices, plan.host), key=lambda part: part.headroom_bytes)
    need, have = part.total_bytes / MIB, part.load_line_bytes / MIB
    where = "this computer's memory" if part is plan.host else part.name
    return MachineProblemError(
        f"{title} needs {need:,.0f} MiB of {where}, and {have:,.0f} MiB are there up to the load "
        "line. It was not downloaded.",
        fix="Choose a smaller quant or a smaller model.",
        cause="plan-too-big",
    )


def model_file(pulled: Pulled, desk: Desk) -> ModelFile:
    """Return what a fetched file is: its header's words and where it came from.

    Raises:
        FileProblemError: it is damaged or no model.
    """
    described = desk.describe(pulled.path)
    title = starter.STARTER_TITLE if pulled.origin == "starter" else described.title
    return described.model_copy(
        update={
            "title": title,
            "size_bytes": pulled.size_bytes,
            "origin": pulled.origin,
            "repo": pulled.repo,
            "revision": pulled.revision,
            "sha256": pulled.sha256,
            "quant": pulled.quant or described.quant,
            "note": pulled.note or described.note,
        }
    )


class Shelf:
    """Answers what concerns files; one transfer at a time has its own lane."""

    def __init__(
        self,
        board: Board,
        lanes: Lanes,
        desk: Desk,
        runner: Runner,
        refresh: Callable[[], None],
        paths: Paths,
    ) -> None:
        self._board = board
        self._lanes = lanes
        self._desk = desk
        self._runner = runner
        self._refresh = refresh
        self._paths = paths
        self._wanted: RunConfig | None = None

    def do(self, command: c.Command) -> None:
        """Begin one of the shelf's commands."""
        match command:
            case c.Propose(goal=goal):
                self._lanes["shelf"].start(lambda _: self._propose(goal))
            case c.Choose(ref=ref, config=config):
                self._lanes["transfer"].start(lambda cancel: self._choose(ref, config, cancel))
            case c.Configure(config=config):
                self._wanted = config
                self._lanes["plan"].start(lambda _: self._configure(config))
            case c.AcceptRisk():
                self._accept()
            case c.PauseTransfer():
                self._lanes["transfer"].cancel()
            case c.ResumeTransfer(ref=ref):
                self._lanes["transfer"].start(lambda cancel: self._choose(ref, None, cancel))
            case _:
                raise TypeError(type(command).__name__)

    def cancel(self) -> None:
        """Stop fetching; what is here is kept."""
        self._lanes["transfer"].cancel()

    @property
    def _puller(self) -> Puller:
        """What answers references; made for each use, because the token may have changed."""
        return puller(self._paths)

    def session_of(
        self, file: ModelFile, config: RunConfig, receipt: Receipt | None
    ) -> Session | None:
        """Return a session for a file that was open before; None when it is gone or cannot run."""
        try:
            plan = self._desk.plan(file, config, quick=True)
        except (PlimsollError, OSError):
            return None
        return Session(id=uuid.uuid4().hex, file=file, config=config, plan=plan, receipt=receipt)

    # --- work ----------------------------------------------------------------------------------
    def _propose(self, goal: Goal) -> None:
        proposals = propose(goal, self._desk, self._puller, self._board.state.library)
        self._board.publish(e.Proposed(goal=goal, proposals=proposals))

    def _choose(self, ref: str, config: RunConfig | None, cancel: threading.Event) -> None:
        here = self._puller.here(ref)
        if here is None:
            waiting = self._foretold(ref, config, cancel)
            here = self._fetch(ref, waiting, cancel) if waiting else None
            if here is None:
                return
        try:
            self._open(model_file(here, self._desk), ref, config)
        finally:
            # A file that came and is no model leaves no session that still waits for it.
            session = self._board.session
            if session is not None and session.phase in {Phase.DOWNLOADING, Phase.VERIFYING}:
                self._board.publish(e.SessionClosed())

    def _fetch(self, ref: str, waiting: Session, cancel: threading.Event) -> Pulled | None:
        self._runner.replace(waiting)

        def tell(transfer: Transfer) -> None:
            self._board.publish(e.TransferChanged(transfer=transfer))
            current = self._board.session
            if transfer.state == "verifying" and current and current.phase is Phase.DOWNLOADING:
                self._move(waiting, Phase.VERIFYING)

        try:
            return self._puller.pull(ref, tell, cancel)
        except PlimsollError as error:
            self._told_failed(ref, error)
            self._board.publish(e.SessionClosed())
            return None

    def _foretold(
        self, ref: str, config: RunConfig | None, cancel: threading.Event
    ) -> Session | None:
        """Return the session of a file to be fetched, planned; None when it is not to be."""
        known = self._proposal(ref)
        title = known.title if known else ref
        found: Fit | Proposal | None = known
        if ref not in PACKAGED:
            asked = Transfer(
                ref=ref, title=title, state="queued", detail="reading the file's header"
            )
            self._board.publish(e.TransferChanged(transfer=asked))
            try:
                found = self._exact(ref, config, known, cancel)
            except PlimsollError as error:
                self._told_failed(ref, error)
                return None
            if found.plan.verdict == "too-big":
                self._told_failed(ref, too_big(title, found.plan))
                return None
        file = ModelFile(
            path="",
            title=title,
            quant=known.quant if known else "",
            size_bytes=known.download_bytes if known else 0,
        )
        return Session(
            id=uuid.uuid4().hex,
            file=file,
            config=config or (found.config if found else RunConfig()),
            plan=found.plan if found else None,
            phase=Phase.DOWNLOADING,
        )

    def _exact(
        self, ref: str, config: RunConfig | None, known: Proposal | None, cancel: threading.Event
    ) -> Fit:
        """Return what the file's own header says of `config`, of the proposal, or of the best."""
        goal = self._board.state.goal
        if config is None and known is not None:
            found = self._desk.foretell(ref, goal, known.config, cancel)
            if found.plan.verdict == "fits":
                return found
        return self._desk.foretell(ref, goal, config, cancel)

    def _proposal(self, ref: str) -> Proposal | None:
        return next((p for p in self._board.state.proposals if p.ref == ref), None)

    def _told_failed(self, ref: str, error: PlimsollError) -> None:
        before = self._board.state.transfers.get(ref)
        title = before.title if before else ref
        if error.cause == "cancelled":
            if before is not None:
                paused = before.model_copy(update={"state": "paused", "detail": ""})
                self._board.publish(e.TransferChanged(transfer=paused))
            return
        failed = Transfer(ref=ref, title=title, state="failed", detail=error.text)
        self._board.publish(e.TransferChanged(transfer=failed))
        self._board.notice(error.cause, "error", error.text, error.fix)

    def _open(self, file: ModelFile, ref: str, config: RunConfig | None) -> None:
        known = self._proposal(ref)
        chosen = config or (known.config if known else None)
        plan = self._desk.plan(file, chosen) if chosen else None
        if chosen is None or plan is None or (config is None and plan.verdict != "fits"):
            chosen = self._desk.best(file, self._board.state.goal).config
            plan = self._desk.plan(file, chosen)
        session = Session(id=uuid.uuid4().hex, file=file, config=chosen, plan=plan)
        self._runner.replace(session)
        self._refresh()

    def _configure(self, config: RunConfig) -> None:
        """Plan by formulas at once, and by the engine's own dry run when nothing newer is asked."""
        session = self._board.session
        if session is None or config is not self._wanted:
            return
        if session.phase in RESIDENT:
            raise UsageError(
                "The setup cannot be changed while the model is loaded.", fix="Unload it first."
            )
        plan = self._desk.plan(session.file, config, quick=True)
        self._board.publish(e.Planned(session=session.id, config=config, plan=plan))
        self._lanes["rehearsal"].start(lambda _: self._rehearse(session.id, config))

    def _rehearse(self, name: str, config: RunConfig) -> None:
        session = self._board.session
        if config is not self._wanted or session is None or session.id != name:
            return
        plan = self._desk.plan(session.file, config)
        current = self._board.session
        idle = current is not None and current.phase not in RESIDENT
        if idle and current and current.id == name and current.config == config:
            self._board.publish(e.Planned(session=name, config=config, plan=plan))

    def _accept(self) -> None:
        session = self._board.session
        if session and session.plan and session.plan.verdict == "tight":
            self._board.publish(
                e.Planned(
                    session=session.id,
                    config=session.config,
                    plan=session.plan,
                    risk_accepted=True,
                )
            )

    def _move(self, session: Session, phase: Phase) -> None:
        self._board.publish(e.PhaseChanged(session=session.id, phase=phase))
