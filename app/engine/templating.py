"""The parent's side of the template renderer: one child, started early, replaced when ended."""

from __future__ import annotations

import contextlib
import json
import queue
import threading
from typing import Any

from app.engine.command import worker_command, worker_env
from app.engine.failure import RequestError
from app.process import Child, Spawner

LIMIT_SECONDS = 2.0
START_SECONDS = 30.0
LIMIT_MEMORY_BYTES = 512 << 20
LIMIT_CHARS = 8 << 20
GROWTH = 4
"""A prompt may be this many times longer than what it is made of, above `LIMIT_CHARS`."""
_Lines = queue.SimpleQueue[bytes]


class Renderer:
    """Renders templates; every failure has a name and leaves it usable."""

    def __init__(self) -> None:
        self._spawner = Spawner()
        self._running: tuple[Child, _Lines] | None = None
        self._greeted = False

    def start(self) -> None:
        """Start the child if there is none, so that the first prompt need not wait for it.

        Raises:
            RequestError: template-error; the process cannot be started.
        """
        if self._running is not None:
            return
        limit = ("--limit-data-bytes", str(LIMIT_MEMORY_BYTES))
        command = worker_command("--render-templates", *limit)
        try:
            child = self._spawner.spawn(command, worker_env(), quiet=True)
        except OSError as error:
            raise _failed("template-error", f"its process cannot be started ({error})") from error
        lines: _Lines = queue.SimpleQueue()
        threading.Thread(target=_read, args=(child, lines), name="renderer", daemon=True).start()
        self._running, self._greeted = (child, lines), False

    def render(self, template: str, variables: dict[str, Any]) -> str:
        """Return the text that `template` makes of `variables`.

        Raises:
            RequestError: template-refused when it goes over a limit or looks where it must not,
                template-error when it fails or raises.
        """
        size = len(json.dumps(variables))
        order = {
            "template": template,
            "variables": variables,
            "limit_chars": LIMIT_CHARS + GROWTH * size,
        }
        answer = self._ask(order)
        for code in ("refused", "error"):
            if code in answer:
                raise _failed(f"template-{code}", answer[code])
        return answer["text"]

    def close(self) -> None:
        """End the child."""
        self._end()
        self._spawner.close()

    def _ask(self, order: dict[str, Any]) -> dict[str, str]:
        self.start()
        if self._running is None:
            raise _failed("template-error", "its process cannot be started")
        child, lines = self._running
        if not self._greeted and not self._line(lines, START_SECONDS):
            self._end()
            raise _failed("template-error", "its process did not start")
        self._greeted = True
        with contextlib.suppress(OSError):
            child.stdin.write(json.dumps(order).encode() + b"\n")
            child.stdin.flush()
        line = self._line(lines, LIMIT_SECONDS)
        if not line:
            late = child.exit_code is None
            self._end()
            if late:
                return {"refused": f"it did not end within {LIMIT_SECONDS:.0f} s"}
            return {"refused": "it ended its own process"}
        answer: dict[str, str] = json.loads(line)
        return answer

    def _line(self, lines: _Lines, seconds: float) -> bytes:
        try:
            return lines.get(timeout=seconds)
        except queue.Empty:
            return b""

    def _end(self) -> None:
        if self._running is not None:
            child, _ = self._running
            self._running = None
            child.kill()
            child.end(0.0)


def _read(child: Child, lines: _Lines) -> None:
    with child.stdout as pipe:
        for line in pipe:
            lines.put(line)
    lines.put(b"")


def _failed(code: str, reason: str) -> RequestError:
    text = f"The model's chat template failed: {reason}."
    if code == "template-refused":
        text = f"The model's chat template was refused: {reason}."
    return RequestError("prefill", code, text, reason=reason)
