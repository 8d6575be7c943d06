"""Servers on other computers: entered, asked, chosen and left. None is asked before a person does."""

from __future__ import annotations

import threading
from collections.abc import Callable

from app import commands as c
from app import events as e
from app.core.board import Board
from app.core.jobs import Lanes, unforeseen
from app.core.runner import Runner
from app.core.voices import Voices
from app.errors import PlimsollError
from app.remote import roster
from app.remote.keys import RemoteKeys
from app.remote.probe import chosen, probe
from app.settings import Settings
from app.values.remote import RemoteInUse, RemoteProbe, RemoteServer

FAR = (c.AddRemote, c.RemoveRemote, c.ProbeRemote, c.ChooseRemote, c.LeaveRemote)
"""The commands that are answered here."""
NEAR = (c.Choose, c.LoadModel, c.Qualify)
"""Commands of a person that mean the model on this computer."""
NOTICE = "remote"
RUN_ONLY = (
    "This system has no keyring that Plimsoll can use: the key is used until Plimsoll ends, and "
    "is written nowhere."
)


class Afar:
    """Keeps the list in the settings; keys and probes wait on a lane of their own."""

    def __init__(
        self, board: Board, lanes: Lanes, keys: RemoteKeys, keep: Callable[[Settings], None]
    ) -> None:
        self._board = board
        self._lanes = lanes
        self._keys = keys
        self._keep = keep
        self._wish: object = None
        """The newest choice: one that took long must not undo what was wanted since."""

    def voices(self, runner: Runner) -> Voices:
        """Return who can answer the chat: `runner`, or what is chosen here."""
        return Voices(self._board, runner, self._keys)

    def do(self, command: c.Command) -> None:
        """Begin one of the commands.

        Raises:
            UsageError: there is no such server, or what was typed makes no sense.
        """
        match command:
            case c.AddRemote():
                self._add(command)
            case c.RemoveRemote(name=name):
                self._remove(roster.found(self._servers, name))
            case c.ProbeRemote(name=name):
                server = roster.found(self._servers, name)
                self._start(lambda cancel: self._probe(server, cancel))
            case c.ChooseRemote(name=name, model=model):
                server = roster.found(self._servers, name)
                self._wish = wish = object()
                self._start(lambda cancel: self._choose(server, model, wish, cancel))
            case c.LeaveRemote():
                self.leave()
            case _:
                raise TypeError(type(command).__name__)

    def leave(self) -> None:
        """Let the model on this computer answer again."""
        self._wish = None
        if self._board.state.remote is not None:
            self._board.publish(e.RemoteChosen(remote=None))

    @property
    def _servers(self) -> roster.Servers:
        return self._board.state.settings.remotes

    def _start(self, work: Callable[[threading.Event], object]) -> None:
        self._lanes["remote-asking"].start(work)

    # --- the list --------------------------------------------------------------------------------
    def _add(self, command: c.AddRemote) -> None:
        server = roster.entered(command.name, command.url, command.ca_file)
        in_use = self._board.state.remote
        if in_use is not None and in_use.server.name.lower() == server.name.lower():
            self.leave()
        self._change(roster.with_server(self._servers, server))

        def meet(cancel: threading.Event) -> None:
            if command.key is not None and self._keys.keep(server, command.key).kept == "run":
                self._board.notice(NOTICE, "warn", RUN_ONLY, "Enter it again next time.")
            self._probe(server, cancel)

        self._start(meet)

    def _remove(self, server: RemoteServer) -> None:
        in_use = self._board.state.remote
        if in_use is not None and in_use.server == server:
            self.leave()
        self._change(roster.without(self._servers, server.name))
        self._tell(*(one for one in self._board.state.remotes if one.name != server.name))
        shared = any(one.origin == server.origin for one in self._servers)
        if not shared:
            self._start(lambda _: self._keys.forget(server))

    def _change(self, servers: roster.Servers) -> None:
        settings = self._board.state.settings
        self._keep(settings.model_copy(update={"remotes": servers}))

    # --- asking ----------------------------------------------------------------------------------
    def _probe(self, server: RemoteServer, cancel: threading.Event) -> RemoteProbe:
        asking = RemoteProbe(name=server.name, url=server.url, state="asking")
        self._put(asking)
        try:
            key = self._keys.find(server).value
            if self._keys.notice:
                self._board.notice(f"{NOTICE}.keys", "warn", self._keys.notice)
            found = probe(server, key, cancel)
        except Exception as error:
            self._put(asking.model_copy(update={"state": "failed", "text": unforeseen(error)}))
            raise
        self._put(found)
        return found

    def _choose(
        self, server: RemoteServer, model: str, wish: object, cancel: threading.Event
    ) -> None:
        found = self._probe(server, cancel)
        if self._wish is not wish or server not in self._servers:
            return
        try:
            picked = chosen(found, model)
        except PlimsollError as error:
            self._board.notice(NOTICE, "error", error.text, error.fix)
            return
        self._board.publish(e.NoticeDismissed(id=NOTICE))
        using = RemoteInUse(server=server, model=picked, kind=found.kind)
        self._board.publish(e.RemoteChosen(remote=using))

    def _put(self, found: RemoteProbe) -> None:
        others = (one for one in self._board.state.remotes if one.name != found.name)
        self._tell(*others, found)

    def _tell(self, *probes: RemoteProbe) -> None:
        self._board.publish(e.RemotesChanged(probes=probes))
