"""Other programs at the table: the local API follows the settings."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from app import events as e
from app.core.board import Board
from app.core.jobs import unforeseen
from app.errors import PlimsollError
from app.paths import Paths
from app.serve.keys import ApiKey
from app.settings import Settings
from app.values.api import Api, Tried

if TYPE_CHECKING:
    from app.serve.exchange import Host
    from app.serve.line import Line
    from app.serve.server import ApiServer


class Table:
    """Starts and ends the server; called on one lane alone."""

    def __init__(self, board: Board, host: Host, paths: Paths) -> None:
        self._board = board
        self._host = host
        self.key = ApiKey(paths.data)
        self._server: ApiServer | None = None
        self._laid: tuple[object, ...] | None = None

    @property
    def requests(self) -> int:
        """How many requests were taken since the API was opened."""
        return self._server.line.asked_total if self._server else 0

    def follow(self, settings: Settings) -> None:
        """Open, close or move the API as `settings` say."""
        wanted = (settings.api_port, settings.api_lan)
        if not settings.api_on:
            self.close()
            self._tell(Api())
            return
        if wanted != self._laid:
            self.close()
            self._open(settings)
            self._laid = wanted
        if self._server is not None:
            self._server.admit(self.key.read(), settings.api_origins)

    def close(self, deadline: float = 3.0) -> bool:
        """End the server, if any; return whether it ended in time."""
        server, self._server, self._laid = self._server, None, None
        return server is None or server.stop(deadline)

    def renew_key(self) -> None:
        """Make another key; clients with the old one are refused from now on."""
        self.key.renew()
        self.follow(self._board.state.settings)

    def try_out(self, cancel: threading.Event) -> None:
        """Ask at the address, as another program does; on a lane of its own."""
        from app.serve.trial import tried  # noqa: PLC0415 - as the server itself

        api = self._board.state.api
        if api.on:
            self._note(Tried(state="running"))
            try:
                self._note(tried(api.url, self.key.read(), cancel))
            except Exception as error:
                self._note(Tried(state="failed", text=unforeseen(error)))
                raise

    def _note(self, found: Tried) -> None:
        self._tell(self._board.state.api.model_copy(update={"tried": found}))

    def _open(self, settings: Settings) -> None:
        # The web server is loaded by those alone who use it.
        from app.serve.server import ApiServer, Door  # noqa: PLC0415

        server = ApiServer(self._host, self._counted)
        try:
            server.admit(self.key.read(), settings.api_origins)
            served = server.start(Door(settings.api_port, settings.api_lan))
        except PlimsollError as error:
            self._tell(Api(problem=error.text, fix=error.fix))
            return
        self._server = server
        self._tell(
            Api(
                on=True,
                url=served.url,
                note=served.note,
                lan=settings.api_lan,
                lan_url=served.lan_url,
            )
        )

    def _counted(self, line: Line) -> None:
        api = self._board.state.api
        if api.on:
            counts = {
                "under_way": line.under_way,
                "waiting": line.waiting,
                "asked": line.asked_total,
            }
            self._tell(api.model_copy(update=counts))

    def _tell(self, api: Api) -> None:
        if api != self._board.state.api:
            self._board.publish(e.ApiChanged(api=api))
