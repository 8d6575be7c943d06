"""Several connections fill one part: each takes the next range that is missing."""

from __future__ import annotations

import contextlib
import re
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

import httpx

from app.hub import faults
from app.hub.body import GATHER_SECONDS, Body
from app.hub.chunkmap import chunk_map
from app.hub.limits import Limits
from app.hub.meter import Meter
from app.hub.pace import Pace
from app.hub.part import Part
from app.hub.site import Site
from app.hub.web import Remote
from app.values.transfer import ChunkMap, TransferState

_CONTENT_RANGE = re.compile(r"bytes (\d+)-\d+/(\d+|\*)")


@dataclass(slots=True, eq=False)
class Lane:
    """One connection and the bytes it is to fetch: [at, end)."""

    at: int = 0
    end: int = 0
    body: Body | None = None
    remote: Remote | None = None
    answered: bool = False
    n_failed: int = 0
    n_moved: int = 0
    retry_at: float = 0.0
    why: str = ""

    def close(self) -> None:
        """Leave the connection; what was fetched is in the part."""
        if self.body is not None:
            self.body.close()
            self.body = None


@dataclass(slots=True)
class Filler:
    """Fetches what `part` lacks. `look` describes the file anew, with a fresh address."""

    site: Site
    client: httpx.Client
    part: Part
    meter: Meter
    limits: Limits
    cancel: threading.Event
    look: Callable[[], Remote]
    remote: Remote
    file: str
    pace: Pace = field(default_factory=Pace)
    state: TransferState = "running"
    detail: str = ""
    """What a person is told while bytes come."""
    _lanes: list[Lane] = field(default_factory=list)
    _todo: deque[tuple[int, int]] = field(default_factory=deque)
    _in_one: bool = False

    def run(self) -> None:
        """Return when all bytes are here and hashed.

        Raises:
            StoppedError: `cancel` was set.
            TransferError: a fault that does not pass, or one that outlasted all tries.
            DiskProblemError: the disk is full or refuses.
        """
        size, span = self.part.wanted.size_bytes, self.limits.span_bytes
        # Below two spans a second connection would bring nothing.
        self._todo = deque(self.part.chunks.gaps(span if size >= 2 * span else size))
        n_lanes = max(1, min(self.limits.connections, len(self._todo)))
        self._lanes = [Lane() for _ in range(n_lanes)]
        try:
            while not self.part.complete:
                self._check_cancel()
                self._tell(sum([self._step(lane) for lane in self._lanes.copy()]))
                if not any(lane.body and lane.body.eager for lane in self._lanes):
                    self.cancel.wait(GATHER_SECONDS)
            self.meter.map(self._drawn, at_once=True)
            while not self.part.hashed:
                self._check_cancel()
                self.cancel.wait(GATHER_SECONDS / 4)
        except faults.StoppedError:
            self._keep_rest()
            for lane in self._lanes:
                lane.close()
            self.meter.map(self._drawn, at_once=True)
            raise
        finally:
            for lane in self._lanes:
                lane.close()

    def _check_cancel(self) -> None:
        if self.cancel.is_set():
            raise faults.StoppedError

    def _keep_rest(self) -> None:
        """Write what had come already: a pause makes nothing come twice."""
        for lane in self._lanes.copy():
            with contextlib.suppress(faults.PassingError):
                if lane.body is not None and lane.answered:
                    self._receive(lane)

    def _step(self, lane: Lane) -> int:
        """Move one lane on without waiting; return how many bytes came that were not here."""
        try:
            # A lane before it in this round may have found out that one connection is all.
            if lane not in self._lanes or (lane.body is None and not self._start(lane)):
                return 0
            return self._receive(lane)
        except faults.PassingError as fault:
            self._failed(lane, fault)
            return 0

    def _start(self, lane: Lane) -> bool:
        if time.monotonic() < lane.retry_at or not self._assign(lane):
            return False
        if lane.n_failed and lane.remote is self.remote:
            # Addresses are signed for minutes: a try after a fault asks for a new one.
            fresh = self.look()
            if fresh.wanted.etag != self.part.wanted.etag:
                raise faults.incomplete(f"file {self.file} changed while it was fetched.")
            self.remote = fresh
        lane.remote = self.remote
        headers = self.site.headers(lane.remote.url)
        size = self.part.wanted.size_bytes
        if lane.at or lane.end < size:
            last = "" if lane.end == size else lane.end - 1
            headers["Range"] = f"bytes={lane.at}-{last}"
        lane.answered = False
        lane.body = Body(self.client, lane.remote.url, headers, self.limits, self.pace)
        return True

    def _assign(self, lane: Lane) -> bool:
        """Give the lane the rest of its range, or the next one; False when there is none."""
        if self._in_one:
            lane.at, lane.end = self.part.chunks.contiguous(0), self.part.wanted.size_bytes
        elif lane.at == lane.end and self._todo:
            lane.at, lane.end = self._todo.popleft()
        return lane.at < lane.end

    def _receive(self, lane: Lane) -> int:
        body = lane.body
        if body is None:
            return 0
        if not lane.answered:
            answer = body.answer()
            if answer is None:
                return 0
            self._check(answer, lane)
            lane.answered = True
        data = body.take()
        host = lane.remote.host if lane.remote else ""
        if data is None:
            raise faults.incomplete(f"{host} ended the answer early.")
        if lane.at + len(data) > lane.end:
            raise faults.incomplete(f"{host} sends more bytes than were asked for.")
        n_new = self.part.write(lane.at, data) if data else 0
        lane.at += len(data)
        lane.n_moved += n_new
        if lane.at == lane.end:
            lane.body, lane.n_failed = None, 0
        return n_new

    def _failed(self, lane: Lane, fault: faults.PassingError) -> None:
        lane.close()
        lane.n_failed = 1 if lane.n_moved >= self.limits.progress_bytes else lane.n_failed + 1
        lane.n_moved = 0
        wait = self.limits.backoff(lane.n_failed, fault.wait_seconds)
        if lane.n_failed >= self.limits.tries or wait > self.limits.longest_wait_seconds:
            if len(self._lanes) == 1:
                raise fault
            # The server may allow fewer connections; the others take over this one's range.
            self._leave(lane)
            return
        lane.retry_at, lane.why = time.monotonic() + wait, fault.text
        if fault.cause == "hub-rate-limited":
            self._keep_only(lane)

    def _keep_only(self, lane: Lane) -> None:
        for other in self._lanes.copy():
            if other is not lane:
                self._leave(other)

    def _leave(self, lane: Lane) -> None:
        lane.close()
        self._lanes.remove(lane)
        if lane.at < lane.end:
            self._todo.appendleft((lane.at, lane.end))

    def _check(self, answer: httpx.Response, lane: Lane) -> None:
        """Refuse an answer that does not hold the bytes; accept one that ignores the range."""
        check_status(self.site, answer, f"file {self.file}")
        headers, host = answer.headers, answer.url.host
        size = self.part.wanted.size_bytes
        if answer.status_code == 206:
            found = _CONTENT_RANGE.fullmatch(headers.get("content-range", ""))
            if not found or int(found[1]) != lane.at or found[2] not in {"*", str(size)}:
                raise faults.incomplete(f"{host} sent other bytes than were asked for.")
            return
        length = headers.get("content-length", "")
        if answer.status_code != 200 or (length and length != str(size)):
            raise faults.incomplete(f"{host} sends another size than the Hub announced.")
        self._in_one = True
        self._keep_only(lane)
        lane.at, lane.end = 0, size

    def _drawn(self) -> ChunkMap | None:
        """Return the map of the chunks, with those that connections fetch now."""
        part, coming = self.part, [lane.at for lane in self._lanes if lane.body and lane.answered]
        return chunk_map(self.file, part.chunks, coming, part.replaced | part.damaged)

    def _tell(self, n_new: int) -> None:
        if n_new:
            self.meter.map(self._drawn)
            self.meter.state(self.state, self.detail, host=self.remote.host)
            self.meter.add(n_new)
        elif all(lane.body is None for lane in self._lanes):
            now = time.monotonic()
            waiting = [lane for lane in self._lanes if lane.retry_at > now]
            if waiting:
                lane = min(waiting, key=lambda waits: waits.retry_at)
                self.meter.wait(lane.retry_at - now, lane.why)


def check_status(site: Site, answer: httpx.Response, what: str) -> None:
    """Raise the named error for an answer that is no success, or that is a web page.

    Raises:
        TransferError: what the answer means; a `PassingError` where another try may help.
    """
    host = answer.url.host
    if answer.status_code == 403 and not str(answer.url).startswith(site.endpoint):
        raise faults.PassingError(
            f"{host} no longer accepts the signed address.",
            fix="Try again; if it stays so, a filter on the way blocks this server.",
            cause="hub-refused",
        )
    if answer.status_code == 416:
        raise faults.incomplete(f"{host} holds fewer bytes than the Hub announced.")
    if answer.status_code >= 400:
        token_sent = "authorization" in answer.request.headers
        raise faults.refusal(answer.status_code, answer.headers, what, token_sent=token_sent)
    if answer.headers.get("content-type", "").startswith("text/html"):
        raise faults.sign_in_page(site.host)
