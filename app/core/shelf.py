"""What could run here, and the setup of the open session; what answers references."""

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
from app.engine import lent
from app.errors import FileProblemError, PlimsollError, UsageError
from app.hub import starter
from app.hub.pace import Pace
from app.hub.pull import Puller
from app.hub.pulled import Pulled
from app.hub.room import Room
from app.paths import Paths
from app.plan.placement import settled
from app.runconfig import RunConfig
from app.session import RESIDENT, Refusal, Session
from app.values.model_file import ModelFile
from app.values.proposal import Goal
from app.values.receipt import Receipt


def puller(
    paths: Paths,
    pace: Pace | None = None,
    room: Room | None = None,
    arrived: Callable[[Pulled], None] = lambda _: None,
) -> Puller:
    """Return what answers references, with the catalogue and the test model behind it.

    `pace` and `room` are shared by all that fetch at the same time; `arrived` hears what came.
    """
    return Puller(
        paths,
        catalogue=catalogue_ref,
        engine_test=write_engine_test,
        pace=pace or Pace(),
        room=room or Room(),
        arrived=arrived,
    )


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


def model_file(pulled: Pulled, desk: Desk) -> ModelFile:
    """Return what a fetched file is: its header's words and where it came from.

    Raises:
        FileProblemError: it is damaged, no model, or makes no text.
    """
    described = desk.describe(pulled.path)
    if described.makes != "text":
        raise _writes_no_text(described)
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


def _writes_no_text(described: ModelFile) -> FileProblemError:
    title, cause = described.title, "not-a-language-model"
    if described.makes == "drafts":
        return FileProblemError(
            f"{title} is a drafting file: it answers nothing by itself.",
            fix="Open the model that it was made for, and choose it there as the drafting file.",
            cause=cause,
        )
    if described.makes == "embeddings":
        return FileProblemError(
            f"{title} makes embeddings, no text: it cannot be opened for a chat.",
            fix="The local API offers it as it is, and so does `plimsoll embed`.",
            cause=cause,
        )
    return FileProblemError(
        f"{title} makes scores, no text: it cannot be opened for a chat.",
        fix="Choose a model that writes text.",
        cause=cause,
    )


_BESIDE = ("draft-", "rpc-")
"""Causes of failures that are not the model's file's own."""


class Shelf:
    """Proposes models, and plans the open session's setup again when it is changed."""

    def __init__(self, board: Board, lanes: Lanes, desk: Desk, paths: Paths) -> None:
        self._board = board
        self._lanes = lanes
        self._desk = desk
        self._paths = paths
        self._wanted: RunConfig | None = None
        self._wishing = threading.Lock()
        self._reserve_mib = board.state.settings.desktop_reserve_mib
        self.also_planned: Callable[[], object] = lambda: None
        """Plans again what others show."""
        self.engine_to_come: Callable[[], str] = str
        """The kind of build that can be fetched for a card without an engine; "" without one."""

    def do(self, command: c.Command) -> None:
        """Begin one of the shelf's commands."""
        match command:
            case c.Propose(goal=goal):
                self._lanes["shelf"].start(lambda _: self._propose(goal))
            case c.Configure(config=config):
                with self._wishing:  # a page and the other computers' desk may wish at once
                    self._wanted = config
                    self._lanes["plan"].cancel()
                    self._lanes["plan"].start(lambda cancel: self._configure(config, cancel))
            case c.AcceptRisk():
                self._accept()
            case _:
                raise TypeError(type(command).__name__)

    def settings_changed(self) -> None:
        """Plan anew when what is kept free has changed; a model that is loaded keeps its plan."""
        session, state = self._board.session, self._board.state
        before, self._reserve_mib = self._reserve_mib, state.settings.desktop_reserve_mib
        if before == self._reserve_mib:
            return
        if session and session.plan and session.file.path and session.phase not in RESIDENT:
            self.do(c.Configure(config=session.config))
        if state.proposals:
            self.do(c.Propose(goal=state.goal))
        self.also_planned()

    def draft_from(self, gone: str, there: str) -> None:
        """Plan the open setup anew when its drafting file is no longer at `gone` but `there`.

        Where it is nowhere (""), it drafts with the model's own head or no more, which is told.
        """
        session = self._board.session
        if session is None or session.config.mtp.file != gone:
            return
        mtp, own = session.config.mtp, bool(session.file.n_layer_nextn)
        on = mtp.on and (own or bool(there))
        kept = mtp.model_copy(update={"file": there, "on": on})
        self.do(c.Configure(config=session.config.with_(mtp=kept)))
        if on < mtp.on:
            self._board.notice(
                "drafting",
                "warn",
                f"{session.file.title} was to draft with that file and drafts no more: it is slower.",
                "Fetch its drafting file again, or choose another one in the setup.",
            )

    def session_of(
        self,
        file: ModelFile,
        config: RunConfig,
        receipt: Receipt | None,
        cancel: threading.Event,
    ) -> Session | None:
        """Return a session for a file that was open before; None when it is gone or cannot run.

        Where something beside the file is missing, its drafting file or another computer, it is told.
        """
        try:
            plan = self._desk.plan(file, config, quick=True, cancel=cancel)
        except (PlimsollError, OSError) as error:
            if isinstance(error, PlimsollError) and error.cause.startswith(_BESIDE):
                self._board.notice(error.cause, "warn", error.text, error.fix)
            return None
        return Session(id=uuid.uuid4().hex, file=file, config=config, plan=plan, receipt=receipt)

    # --- work ----------------------------------------------------------------------------------
    def _propose(self, goal: Goal) -> None:
        # Made for each use, because the token may have changed.
        library, engine = self._board.state.library, self.engine_to_come()
        proposals = propose(goal, self._desk, puller(self._paths), library, engine)
        self._board.publish(e.Proposed(goal=goal, proposals=proposals))

    def _configure(self, config: RunConfig, cancel: threading.Event) -> None:
        """Plan by formulas at once, and by the engine's own dry run when nothing newer is asked."""
        session = self._board.session
        if session is None or config is not self._wanted:
            return
        if session.phase in RESIDENT:
            raise UsageError(
                "The setup cannot be changed while the model is loaded.", fix="Unload it first."
            )
        try:
            # What was accepted is loaded: the shares of several cards are written down.
            whole = settled(lent.joined(self._desk.machine(), config.rpc, cancel), config)
            plan = self._desk.plan(session.file, whole, quick=True, cancel=cancel)
        except PlimsollError as error:
            if error.cause == "cancelled":
                return  # something newer is asked for
            self._refuse(session, config, error)
            return
        self._board.publish(e.Planned(session=session.id, config=whole, plan=plan))

        def rehearse(stop: threading.Event) -> None:
            if config is self._wanted:
                self._rehearse(session.id, whole, stop)

        self._lanes["rehearsal"].start(rehearse)

    def _rehearse(self, name: str, config: RunConfig, cancel: threading.Event) -> None:
        session = self._board.session
        if session is None or session.id != name:
            return
        plan = self._desk.plan(session.file, config, cancel=cancel)
        if cancel.is_set():
            return  # its figures are formulas
        current = self._board.session
        idle = current is not None and current.phase not in RESIDENT
        if idle and current and current.id == name and current.config == config:
            self._board.publish(e.Planned(session=name, config=config, plan=plan))

    def _refuse(self, session: Session, config: RunConfig, error: PlimsollError) -> None:
        """Say where it was asked for why `config` cannot be; the setup before it stays."""
        refusal = Refusal(
            id=uuid.uuid4().hex, config=config, text=error.text, fix=error.fix, cause=error.cause
        )
        self._board.publish(e.SetupRefused(session=session.id, refusal=refusal))

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
