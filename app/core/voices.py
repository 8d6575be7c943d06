"""Who answers the chat: the model loaded here, or the one on another computer that was chosen."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Protocol

from app import events as e
from app.core.board import Board
from app.core.runner import Runner
from app.engine.protocol import Answer, Done, Generate
from app.remote.engine import RemoteEngine
from app.remote.keys import RemoteKeys
from app.session import Session
from app.values.model_file import Thinks
from app.values.remote import RemoteInUse
from app.values.timings import FEW_TOKENS

Hear = Callable[[Answer], None]


class Voice(Protocol):
    """One of both, for the length of one reply."""

    @property
    def lane(self) -> str:
        """The lane that the reply is written on."""
        ...

    @property
    def far(self) -> bool:
        """Whether a server on another computer answers."""
        ...

    @property
    def session(self) -> Session | None:
        """The session that answers; None where another computer does."""
        ...

    @property
    def thinks(self) -> Thinks:
        """Whether it thinks before it answers, and can be told to."""
        ...

    def make_ready(self, cancel: threading.Event) -> bool:
        """Load what answers if it is not loaded; return whether it is ready."""
        ...

    def generate(self, request: Generate, hear: Hear, cancel: threading.Event) -> Done:
        """Answer `request`.

        Raises:
            EngineError: the reply failed here.
            RemoteProblemError: the other computer did not answer.
        """
        ...


class Near:
    """The open session."""

    lane = "engine"
    far = False

    def __init__(self, board: Board, runner: Runner) -> None:
        self._board = board
        self.make_ready = runner.make_ready
        self.generate = runner.generate

    @property
    def session(self) -> Session | None:
        """The open session, if any."""
        return self._board.session

    @property
    def thinks(self) -> Thinks:
        """Whether the open model does."""
        return self.session.file.thinks if self.session else ""


class Far:
    """A server's model; a reply of it waits for no load here."""

    lane = "remote"
    far = True
    session = None

    def __init__(self, board: Board, keys: RemoteKeys, using: RemoteInUse) -> None:
        self._board = board
        self._keys = keys
        self._using = using
        self.thinks = using.model.thinks

    def make_ready(self, cancel: threading.Event) -> bool:
        """Return whether it is still wanted: the server did the loading."""
        return not cancel.is_set()

    def generate(self, request: Generate, hear: Hear, cancel: threading.Event) -> Done:
        """Answer `request`, and tell how fast that was, as seen from here."""
        using = self._using
        key = self._keys.find(using.server).value
        engine = RemoteEngine(using.server, using.model.id, using.kind, key)
        done = engine.generate(request, hear, cancel)
        now = self._board.state.remote
        said = done.timings.n_generated
        if now is not None and (now.server, now.model) == (using.server, using.model):
            seen = {
                "ttft_seconds": done.timings.ttft_seconds or None,
                "decode_tok_s": (said >= FEW_TOKENS and done.timings.decode_tok_s) or None,
            }
            self._board.publish(e.RemoteChosen(remote=now.model_copy(update=seen)))
        return done


class Voices:
    """Knows both; the local API is never answered from another computer."""

    def __init__(self, board: Board, runner: Runner, keys: RemoteKeys) -> None:
        self._board = board
        self._keys = keys
        self._near = Near(board, runner)
        self.forget_chat = runner.forget_chat

    def now(self) -> Voice:
        """Return who answers a reply that begins now."""
        using = self._board.state.remote
        return Far(self._board, self._keys, using) if using is not None else self._near
