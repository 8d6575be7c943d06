"""One window per data folder: a second start raises the first one and hands its file over."""

from __future__ import annotations

import hashlib
import json
import time
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Signal, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from app.paths import unwritable

_LIMIT = 1 << 16
_CONNECT_MS = 300
_ANSWER = b"ok\n"


class SingleInstance(QObject):
    """The lock says who is first (a killed process leaves no valid one); the socket carries paths.

    `asked` fires in the first process with the path of the second start, or "".
    """

    asked = Signal(str)

    def __init__(self, data: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        data.mkdir(parents=True, exist_ok=True)
        self._data = data
        self._lock = QLockFile(str(data / "window.lock"))
        self._lock.setStaleLockTime(0)
        self._server: QLocalServer | None = None
        self.name = server_name(data)

    def acquire(self) -> bool:
        """Become the first window of this folder; False when another one runs.

        Raises:
            DiskProblemError: nobody can tell, because the lock cannot be made.
        """
        if not self._lock.tryLock(0):
            if self._lock.error() is not QLockFile.LockError.LockFailedError:
                raise unwritable(self._data, OSError("no lock can be made there"))
            return False
        QLocalServer.removeServer(self.name)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._accept)
        self._server.listen(self.name)
        return True

    def release(self) -> None:
        """Let another process be first."""
        if self._server is not None:
            self._server.close()
            self._server = None
        self._lock.unlock()

    @Slot()
    def _accept(self) -> None:
        server = self._server
        socket = server.nextPendingConnection() if server is not None else None
        if socket is not None:
            _Visit(socket, self)


class _Visit(QObject):
    """One connection of a second start: reads a line, answers, and is gone."""

    def __init__(self, socket: QLocalSocket, owner: SingleInstance) -> None:
        super().__init__(owner)
        self._socket = socket
        self._owner = owner
        socket.setParent(self)
        socket.readyRead.connect(self.read)
        socket.disconnected.connect(self.deleteLater)
        self.read()

    @Slot()
    def read(self) -> None:
        """Take the line when it is whole; anything else ends the connection."""
        if self._socket.bytesAvailable() > _LIMIT:
            self._socket.abort()
            return
        if not self._socket.canReadLine():
            return
        path = _parse(bytes(self._socket.readLine().data()))
        if path is None:
            self._socket.abort()
            return
        self._socket.write(_ANSWER)
        self._socket.flush()
        self._owner.asked.emit(path)


def hand_over(data: Path, path: str = "", deadline: float = 3.0) -> bool:
    """Ask the first window to show itself and open `path`; return whether it answered."""
    until = time.monotonic() + deadline
    while True:
        if _ask(server_name(data), path):
            return True
        if time.monotonic() >= until:
            return False
        time.sleep(0.05)


def server_name(data: Path) -> str:
    """Return the socket's name; it is short whatever the folder is called."""
    return f"plimsoll-{hashlib.sha256(str(data.resolve()).encode()).hexdigest()[:20]}"


def _ask(name: str, path: str) -> bool:
    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(_CONNECT_MS):
        return False
    socket.write(json.dumps({"open": path}).encode() + b"\n")
    socket.flush()
    answered = socket.waitForReadyRead(1000) and bytes(socket.readAll().data()) == _ANSWER
    socket.disconnectFromServer()
    return bool(answered)


def _parse(line: bytes) -> str | None:
    try:
        asked = json.loads(line)
    except ValueError:
        return None
    path = asked.get("open") if isinstance(asked, dict) else None
    return path if isinstance(path, str) else None
