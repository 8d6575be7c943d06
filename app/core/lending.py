"""Other computers that lend their devices: entered, asked, and taken into plans while they are used.

Nobody is asked before a person entered an address and switched their use on, or asks.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor

from app import commands as c
from app import events as e
from app.core.board import Board
from app.core.jobs import Lanes, unforeseen
from app.engine import lent, rpc
from app.engine.version import COMMIT
from app.errors import PlimsollError, UsageError
from app.runconfig import ALL_LAYERS, RunConfig
from app.session import Phase
from app.settings import Settings
from app.values.lender import Lender
from app.values.machine import Gpu

LENDING = (c.AddLender, c.RemoveLender, c.AskLenders, c.UseLenders)
"""The commands that are answered here."""
MOST = 8


class LendingDesk:
    """Keeps the list in the settings; what was said when somebody was asked last is in the state."""

    def __init__(
        self,
        board: Board,
        lanes: Lanes,
        keep: Callable[[Settings], None],
        configure: Callable[[RunConfig], None],
        near: Callable[[], tuple[Gpu, ...]],
    ) -> None:
        """`configure` plans the open session again; `near` tells the cards of this computer."""
        self._board = board
        self._lanes = lanes
        self._keep = keep
        self._configure = configure
        self._near = near
        self._telling = threading.Lock()

    def do(self, command: c.Command) -> None:
        """Begin one of the commands.

        Raises:
            UsageError: the address is none of this computer, or there are too many.
        """
        match command:
            case c.AddLender(endpoint=endpoint):
                self._add(endpoint.strip())
            case c.RemoveLender(endpoint=endpoint):
                self._remove(endpoint)
            case c.AskLenders():
                self._start_anew(self._settings.rpc)
            case c.UseLenders(on=on):
                self._change(rpc_on=on)
                self._start_anew(self._settings.rpc if on else ())
            case _:
                raise TypeError(type(command).__name__)

    def begin(self) -> None:
        """Ask, at the start of the program, whom a person uses."""
        if self._settings.rpc_on:
            self._lanes["lending"].start(lambda stop: self._ask(self._settings.rpc, stop))

    def ask_used(self) -> None:
        """Ask whom a person uses, and wait for the answers."""
        if self._settings.rpc_on:
            self._ask(self._settings.rpc, rpc.NEVER)

    def cards(self) -> tuple[Gpu, ...]:
        """Return the devices that layers may go to: of those that are used and answered."""
        if not self._settings.rpc_on:
            return ()
        known = {one.endpoint: one for one in self._board.state.lenders}
        found = [known[end] for end in self._settings.rpc if end in known]
        return tuple(
            gpu
            for one in found
            if one.state == "ready"
            for gpu in lent.gpus(one.endpoint, one.devices)
        )

    @property
    def _settings(self) -> Settings:
        return self._board.state.settings

    # --- the list --------------------------------------------------------------------------------
    def _add(self, endpoint: str) -> None:
        rpc.port_of(endpoint)
        listed = self._settings.rpc
        if endpoint not in listed and len(listed) >= MOST:
            raise UsageError(
                f"{MOST} other computers are as many as Plimsoll takes.", fix="Remove one first."
            )
        if endpoint not in listed:
            self._change(rpc=(*listed, endpoint))
        self._start((endpoint,))

    def _remove(self, endpoint: str) -> None:
        self._change(rpc=tuple(one for one in self._settings.rpc if one != endpoint))
        self._forget(endpoint)
        asked = {one.endpoint for one in self._board.state.lenders if one.state != "asking"}
        self._start_anew(end for end in self._settings.rpc if end not in asked)

    def _change(self, **changes: object) -> None:
        self._keep(self._settings.model_copy(update=changes))

    # --- asking ----------------------------------------------------------------------------------
    def _start(self, endpoints: Iterable[str]) -> None:
        """Ask `endpoints`, then plan the open session with those that may be used."""

        def work(cancel: threading.Event) -> None:
            self._ask(endpoints, cancel)
            if not cancel.is_set():
                self._plan_again()

        self._lanes["lending"].start(work)

    def _start_anew(self, endpoints: Iterable[str]) -> None:
        """Ask nobody any more but `endpoints`: a tunnel that leads nowhere keeps silent."""
        wanted = tuple(endpoints)
        self._lanes["lending"].cancel()
        self._start(wanted)

    def _ask(self, endpoints: Iterable[str], cancel: threading.Event) -> None:
        """Ask all at once, so that one that keeps silent costs the others nothing."""
        with ThreadPoolExecutor(MOST, "lending") as pool:
            for _ in pool.map(lambda end: self._ask_one(end, cancel), endpoints):
                pass

    def _ask_one(self, endpoint: str, cancel: threading.Event) -> None:
        if cancel.is_set():
            return
        self._put(asking := Lender(endpoint=endpoint, state="asking"))
        try:
            found = _asked(endpoint, cancel)
        except Exception as error:
            self._put(asking.model_copy(update={"state": "failed", "text": unforeseen(error)}))
            raise
        if cancel.is_set():
            self._forget(endpoint)
        else:
            self._put(found)

    def _put(self, found: Lender) -> None:
        self._tell({found.endpoint: found})

    def _forget(self, endpoint: str) -> None:
        self._tell({endpoint: None})

    def _tell(self, news: dict[str, Lender | None]) -> None:
        with self._telling:  # they are asked on several threads
            known = {one.endpoint: one for one in self._board.state.lenders} | news
            listed = (known.get(end) for end in self._settings.rpc)
            lenders = tuple(one for one in listed if one is not None)
            self._board.publish(e.LendersChanged(lenders=lenders))

    # --- the open setup --------------------------------------------------------------------------
    def _plan_again(self) -> None:
        session = self._board.session
        if session is None or session.phase is not Phase.PLANNED or not session.file.path:
            return
        ends = tuple(dict.fromkeys(gpu.endpoint for gpu in self.cards()))
        config = with_lenders(session.config, ends, near=bool(self._near()))
        if config != session.config:
            self._configure(config)


def with_lenders(config: RunConfig, endpoints: tuple[str, ...], *, near: bool) -> RunConfig:
    """Return `config` with layers on the devices of `endpoints`; `near`: there are cards here too.

    A setup that uses these very ones already keeps its shares.
    """
    if config.rpc == endpoints:
        return config
    layers = config.n_gpu_layers
    if endpoints and layers == 0:
        layers = ALL_LAYERS
    elif not endpoints and not near:
        layers = 0
    far = tuple(rpc.uuid_of(end, 0).rpartition("/")[0] for end in config.rpc)
    return config.with_(
        rpc=endpoints,
        n_gpu_layers=layers,
        split_mode="layer" if endpoints else config.split_mode,
        tensor_split=(),
        devices=tuple(name for name in config.devices if not name.startswith(far)),
        main_gpu="" if config.main_gpu.startswith(far) else config.main_gpu,
    )


def _asked(endpoint: str, cancel: threading.Event) -> Lender:
    try:
        found = rpc.alike(endpoint, COMMIT, cancel)
        return Lender(endpoint=endpoint, state="ready", devices=found.devices)
    except PlimsollError as error:
        said = {"text": error.text, "fix": error.fix, "cause": error.cause}
        return Lender(endpoint=endpoint, state="failed", **said)
