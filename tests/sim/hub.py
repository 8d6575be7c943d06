"""A loopback Hub: speaks the real one's protocol to unmodified clients, and fails on request.

By hand: `python tests/sim/hub.py --root DIR`, where DIR/owner/name/ holds a repository's files.
Two origins are served by one port: 127.0.0.1 is the Hub, localhost the server of the bytes.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Literal, Self
from urllib.parse import parse_qs, unquote, urlencode, urlsplit

COMMIT = "a1" * 20
TOKEN = "hf_loopback_granted"
OTHER_TOKEN = "hf_loopback_refused"
BLOCK_BYTES = 64 * 1024
STEP_BYTES = 256 * 1024
Where = Literal["api", "resolve", "data"]
Kind = Literal[
    "cut",  # close the connection after n bytes of the body
    "stall",  # send nothing for `seconds` after n bytes
    "corrupt",  # flip one bit of the byte at n
    "truncate",  # announce and send n bytes fewer
    "excess",  # announce and send n bytes more
    "ignore-range",  # answer 200 with everything
    "wrong-range",  # answer 206 with other bytes than asked for
    "status",  # refuse with the status n; Retry-After: `seconds` where it is not 0
    "expired",  # 403 from the server of the bytes: the signed address is too old
    "lying-size",  # announce n bytes more than there are, in the description only
    "html",  # a sign-in page with status 200
    "slow",  # n bytes a second
    "trickle",  # one byte every `seconds`
]


@dataclass
class Fault:
    """Something that goes wrong `times` times (-1: always) with requests to `where`."""

    kind: Kind
    where: Where = "data"
    n: int = 0
    seconds: float = 0.0
    times: int = 1


@dataclass(frozen=True)
class Request:
    """What a client asked, and how many bytes of the body it was sent."""

    method: str
    path: str
    host: str
    range: str | None
    authorization: str | None
    agent: str
    sent: list[int] = field(default_factory=lambda: [0])

    @property
    def start(self) -> int:
        """First byte asked for."""
        found = re.match(r"bytes=(\d+)-", self.range or "")
        return int(found[1]) if found else 0


@dataclass
class Repo:
    """One repository at one commit."""

    files: dict[str, bytes | Path] = field(default_factory=dict)
    commit: str = COMMIT
    gated: bool = False
    licence: str = "apache-2.0"
    private: bool = False
    downloads: int = 0
    likes: int = 0
    updated: str = "2026-11-20T10:00:00.000Z"
    n_params: int = 0
    _hashes: dict[str, str] = field(default_factory=dict)

    def size(self, name: str) -> int:
        source = self.files[name]
        return source.stat().st_size if isinstance(source, Path) else len(source)

    def read(self, name: str, start: int, n_bytes: int) -> bytes:
        source = self.files[name]
        if isinstance(source, bytes):
            return source[start : start + n_bytes]
        with source.open("rb") as file:
            file.seek(start)
            return file.read(n_bytes)

    def sha256(self, name: str) -> str:
        return self._hash(name, hashlib.sha256())

    def git_sha1(self, name: str) -> str:
        return self._hash(name, hashlib.sha1(b"blob %d\0" % self.size(name)))

    def _hash(self, name: str, digest: hashlib._Hash) -> str:
        key = f"{digest.name}:{name}"
        if key not in self._hashes:
            for start in range(0, self.size(name), 1 << 20):
                digest.update(self.read(name, start, 1 << 20))
            self._hashes[key] = digest.hexdigest()
        return self._hashes[key]


class LoopbackHub:
    """The server; use it as a context manager. `log` keeps every request in order.

    `certificate`: a PEM file with key and certificate makes it speak HTTPS.
    """

    def __init__(self, certificate: Path | None = None) -> None:
        self.scheme = "https" if certificate else "http"
        self.repos: dict[str, Repo] = {}
        self.faults: list[Fault] = []
        self.log: list[Request] = []
        self.rate_bytes_s = 0
        self.line_bytes_s = 0
        self.page_items = 1000
        self.renamed: dict[str, str] = {}
        self.max_bodies = 0
        self.n_bodies = 0
        self._line_free_at = 0.0
        self.lock = threading.Lock()
        self.closing = threading.Event()
        handler = type("Handler", (_Handler,), {"hub": self})
        self._server = _Server(("127.0.0.1", 0), handler)
        if certificate:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate)
            # The handshake belongs to the thread that serves a connection, not to the listener.
            self._server.socket = context.wrap_socket(
                self._server.socket, server_side=True, do_handshake_on_connect=False
            )
        self._thread = threading.Thread(
            target=self._server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True
        )

    @property
    def port(self) -> int:
        return int(self._server.server_address[1])

    @property
    def endpoint(self) -> str:
        return f"{self.scheme}://127.0.0.1:{self.port}"

    def add(self, repo: str, name: str, content: bytes | Path) -> Repo:
        held = self.repos.setdefault(repo, Repo())
        held.files[name] = content
        return held

    def fail(self, kind: Kind, where: Where = "data", **more: float) -> Fault:
        fault = Fault(kind, where, **more)  # type: ignore[arg-type]
        self.faults.append(fault)
        return fault

    def take(self, where: Where) -> Fault | None:
        """Return the next fault for a request to `where`, and count it."""
        with self.lock:
            for fault in self.faults:
                if fault.where == where and fault.times:
                    fault.times -= 1 if fault.times > 0 else 0
                    return fault
        return None

    def pace(self, n_bytes: int) -> float:
        """Return how long the line, shared by all connections, is busy with earlier bytes."""
        if not self.line_bytes_s:
            return 0.0
        with self.lock:
            now = time.monotonic()
            self._line_free_at = max(now, self._line_free_at) + n_bytes / self.line_bytes_s
            return self._line_free_at - now

    def data_requests(self) -> list[Request]:
        """Requests for bytes, in order."""
        return [request for request in self.log if request.path.startswith("/cdn/")]

    def times_sent(self, size: int) -> int:
        """Return how often the byte of a file of `size` that was sent most often was sent."""
        steps: dict[int, int] = {}
        for request in self.data_requests():
            for offset, step in ((request.start, 1), (request.start + request.sent[0], -1)):
                steps[offset] = steps.get(offset, 0) + step
        now = most = 0
        for offset in sorted(steps):
            now += steps[offset]
            most = max(most, now) if offset < size else most
        return most

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.closing.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    block_on_close = False
    request_queue_size = 64

    def handle_error(self, request: object, client_address: object) -> None:
        """Clients that go away in the middle are what is tested here."""


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    hub: LoopbackHub
    request_log: Request

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base's name
        """Say nothing."""

    def setup(self) -> None:
        super().setup()
        self.connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, True)

    def do_HEAD(self) -> None:
        self._serve()

    def do_GET(self) -> None:
        self._serve()

    def do_POST(self) -> None:
        self._serve()

    # --- answers -----------------------------------------------------------------------------
    def _answer(self, status: int, body: bytes = b"", **headers: object) -> None:
        self.send_response(status)
        headers.setdefault("Content_Length", len(body))
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), str(value))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def _json(self, document: object) -> None:
        self._answer(200, json.dumps(document).encode(), Content_Type="application/json")

    def _refuse(self, status: int, code: str = "", **headers: object) -> None:
        if code:
            headers |= {"X_Error_Code": code, "X_Error_Message": code}
        body = json.dumps({"error": code or f"status {status}"}).encode()
        self._answer(status, body, Content_Type="application/json", **headers)

    # --- the table of paths ------------------------------------------------------------------
    def _serve(self) -> None:
        url = urlsplit(self.path)
        path = unquote(url.path)
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        self.request_log = Request(
            self.command,
            path,
            self.headers.get("Host", ""),
            self.headers.get("Range"),
            self.headers.get("Authorization"),
            self.headers.get("User-Agent", ""),
        )
        with self.hub.lock:
            self.hub.log.append(self.request_log)
        for where, pattern, answer in self._routes():
            if found := re.fullmatch(pattern, path):
                fault = self.hub.take(where)
                if fault and self._simple_fault(fault):
                    return
                answer(fault, body, parse_qs(url.query), *found.groups())
                return
        self._refuse(404)

    def _routes(self) -> list[tuple[Where, str, Callable[..., None]]]:
        repo = r"([^/]+/[^/]+)"
        return [
            ("api", r"/api/whoami-v2", self._whoami),
            ("api", r"/api/models", self._search),
            ("api", rf"/api/models/{repo}", self._info),
            ("api", rf"/api/models/{repo}/revision/([^/]+)", self._info),
            ("api", rf"/api/models/{repo}/tree/([^/]+)", self._tree),
            ("api", rf"/api/models/{repo}/paths-info/([^/]+)", self._paths),
            ("resolve", rf"/{repo}/resolve/([^/]+)/(.+)", self._resolve),
            ("data", rf"/cdn/{repo}/(.+)", self._data),
        ]

    def _simple_fault(self, fault: Fault) -> bool:
        """Answer for faults that have nothing to do with a body's bytes."""
        if fault.kind == "status":
            wait = {"Retry_After": int(fault.seconds)} if fault.seconds else {}
            if fault.n == 429:
                wait["ratelimit"] = f'"api";r=0;t={int(fault.seconds)}'
            self._refuse(fault.n, **wait)
            return True
        if fault.kind == "expired":
            self._answer(403, b"<Error>Request has expired</Error>", Content_Type="application/xml")
            return True
        if fault.kind == "html":
            page = b"<html><body>Sign in to this network</body></html>"
            self._answer(200, page, Content_Type="text/html; charset=utf-8")
            return True
        if fault.kind == "stall" and fault.where != "data":
            self.hub.closing.wait(fault.seconds)
        return False

    # --- descriptions ------------------------------------------------------------------------
    def _token(self) -> str:
        return (self.headers.get("Authorization") or "").removeprefix("Bearer ")

    def _whoami(self, *_: object) -> None:
        if self._token() not in {TOKEN, OTHER_TOKEN}:
            self._refuse(401)
            return
        token = {"displayName": "test", "role": "read"}
        auth = {"type": "access_token", "accessToken": token}
        self._json({"type": "user", "name": "tester", "id": "1", "auth": auth})

    def _search(self, _f: object, _b: bytes, query: dict[str, list[str]]) -> None:
        """Answer one page; the address of the next one is in the header Link, as on GitHub."""
        asked = query.get("search", [""])[0].lower().split()
        tags = set(query.get("filter", [])) - {"gguf"}
        key = {"likes": "likes", "lastModified": "updated"}.get(query.get("sort", [""])[0])
        found = [
            (name, repo)
            for name, repo in self.hub.repos.items()
            if all(word in name.lower() for word in asked)
            and not tags
            and (not repo.private or self._token() == TOKEN)
        ]
        found.sort(key=lambda row: getattr(row[1], key or "downloads"), reverse=True)
        start = int(query.get("cursor", ["0"])[0])
        n = min(self.hub.page_items, int(query.get("limit", ["1000"])[0]))
        rows = [self._row(*row, query.get("expand", [])) for row in found[start : start + n]]
        headers: dict[str, object] = {}
        if start + n < len(found):
            kept = [(k, v) for k, values in query.items() for v in values if k != "cursor"]
            more = urlencode([*kept, ("cursor", start + n)])
            headers["Link"] = f'<{self.hub.endpoint}/api/models?{more}>; rel="next"'
        body = json.dumps(rows).encode()
        self._answer(200, body, Content_Type="application/json; charset=utf-8", **headers)

    def _row(self, name: str, repo: Repo, expand: list[str]) -> dict[str, object]:
        row: dict[str, object] = {"_id": name, "id": name, "modelId": name}
        told: dict[str, object] = {
            "private": repo.private,
            "gated": "auto" if repo.gated else False,
            "downloads": repo.downloads,
            "likes": repo.likes,
            "lastModified": repo.updated,
            "tags": ["gguf", f"license:{repo.licence}"],
        }
        return row | {key: value for key, value in told.items() if not expand or key in expand}

    def _repo(self, name: str, revision: str | None) -> Repo | None:
        """Return the repository, or None after the refusal was sent."""
        repo = self.hub.repos.get(name)
        if name in self.hub.renamed:
            self._answer(307, Location=self.path.replace(name, self.hub.renamed[name]))
        elif repo is None or (repo.private and self._token() != TOKEN):
            self._refuse(404 if self._token() else 401, "RepoNotFound")
        elif revision not in {None, "main", repo.commit}:
            self._refuse(404, "RevisionNotFound")
        else:
            return repo
        return None

    def _entry(self, repo: Repo, name: str) -> dict[str, object]:
        size, oid = repo.size(name), repo.git_sha1(name)
        entry: dict[str, object] = {"type": "file", "path": name, "size": size, "oid": oid}
        if name.endswith(".gguf"):
            entry["lfs"] = {"oid": repo.sha256(name), "size": size, "pointerSize": 134}
        return entry

    def _info(
        self,
        _fault: object,
        _body: bytes,
        query: dict[str, list[str]],
        name: str,
        revision: str | None = None,
    ) -> None:
        repo = self._repo(name, revision)
        if repo is None:
            return
        siblings: list[dict[str, object]] = []
        for file in repo.files:
            sibling: dict[str, object] = {"rfilename": file}
            if "blobs" in query:
                sibling |= {"size": repo.size(file), "blobId": repo.git_sha1(file)}
                if file.endswith(".gguf"):
                    lfs = {"sha256": repo.sha256(file), "size": repo.size(file), "pointerSize": 134}
                    sibling["lfs"] = lfs
            siblings.append(sibling)
        self._json(
            {
                "_id": name,
                "id": name,
                "modelId": name,
                "sha": repo.commit,
                "private": False,
                "gated": "auto" if repo.gated else False,
                "tags": ["gguf", f"license:{repo.licence}"],
                "cardData": {"license": repo.licence},
                "siblings": siblings,
                "gguf": {"total": repo.n_params, "architecture": "qwen35", "context_length": 4096},
            }
        )

    def _tree(self, _f: object, _b: bytes, _q: object, name: str, revision: str) -> None:
        if repo := self._repo(name, revision):
            self._json([self._entry(repo, file) for file in repo.files])

    def _paths(self, _f: object, body: bytes, _q: object, name: str, revision: str) -> None:
        if repo := self._repo(name, revision):
            text = body.decode()
            asked = json.loads(text)["paths"] if text[:1] == "{" else parse_qs(text)["paths"]
            self._json([self._entry(repo, file) for file in repo.files if file in asked])

    # --- files -------------------------------------------------------------------------------
    def _resolve(
        self, fault: Fault | None, _b: bytes, _q: object, name: str, revision: str, file: str
    ) -> None:
        repo = self._repo(name, revision)
        if repo is None:
            return
        if repo.gated and self._token() != TOKEN:
            known = self._token() == OTHER_TOKEN
            gated = known or not self._token()
            self._refuse(403 if known else 401, "GatedRepo" if gated else "")
            return
        if file not in repo.files:
            self._refuse(404, "EntryNotFound", X_Repo_Commit=repo.commit)
            return
        headers: dict[str, object] = {"X_Repo_Commit": repo.commit, "Accept_Ranges": "bytes"}
        size = repo.size(file) + (fault.n if fault and fault.kind == "lying-size" else 0)
        if not file.endswith(".gguf"):
            self._body(repo, file, headers | {"ETag": f'"{repo.git_sha1(file)}"'}, None)
            return
        headers["ETag"] = f'"{repo.git_sha1(file)}"'
        headers["X_Linked_Etag"] = f'"{repo.sha256(file)}"'
        headers["X_Linked_Size"] = size
        location = f"{self.hub.scheme}://localhost:{self.hub.port}/cdn/{name}/{file}?signature=x"
        self._answer(302, b"Found", Location=location, **headers)

    def _data(self, fault: Fault | None, _b: bytes, _q: object, name: str, file: str) -> None:
        with self.hub.lock:
            self.hub.n_bodies += 1
            too_many = 0 < self.hub.max_bodies < self.hub.n_bodies
        try:
            if too_many:
                self._refuse(503)
            else:
                self._body(self.hub.repos[name], file, {"ETag": '"bytes"'}, fault)
        finally:
            with self.hub.lock:
                self.hub.n_bodies -= 1

    def _body(self, repo: Repo, file: str, headers: dict[str, object], fault: Fault | None) -> None:
        size = repo.size(file)
        kind = fault.kind if fault else ""
        n = fault.n if fault else 0
        end = size - n if kind == "truncate" else size + n if kind == "excess" else size
        start, status = 0, 200
        asked = re.match(r"bytes=(\d+)-(\d*)", self.headers.get("Range") or "")
        if asked and kind != "ignore-range":
            start = int(asked[1])
            if start >= end:
                self._answer(416, Content_Range=f"bytes */{end}")
                return
            end = min(end, int(asked[2]) + 1) if asked[2] else end
            status = 206
            if kind == "wrong-range":
                start = start // 2
            total = size if kind != "truncate" else size - n
            headers["Content_Range"] = f"bytes {start}-{end - 1}/{total}"
        self.send_response(status)
        headers |= {"Content_Length": end - start, "Content_Type": "application/octet-stream"}
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), str(value))
        self.end_headers()
        if self.command != "HEAD":
            self._send(repo, file, start, end, fault)

    def _send(self, repo: Repo, file: str, start: int, end: int, fault: Fault | None) -> None:
        began, at = time.monotonic(), start
        for n_sent in self._sent(repo, file, start, end, fault):
            at += n_sent
            self.request_log.sent[0] = at - start
            rate = fault.n if fault and fault.kind == "slow" else self.hub.rate_bytes_s
            wait = self.hub.pace(n_sent)
            if rate:
                ahead = (at - start) / rate - (time.monotonic() - began)
                wait = max(wait, ahead)
            if wait > 0 and self.hub.closing.wait(wait):
                break
        if at < end:
            self.close_connection = True
            with suppress(OSError):
                self.wfile.flush()
                self.connection.shutdown(socket.SHUT_RDWR)

    def _sent(
        self, repo: Repo, file: str, start: int, end: int, fault: Fault | None
    ) -> Iterator[int]:
        """Send the body and yield how much each step sent, until the client goes away."""
        source = repo.files[file]
        try:
            if isinstance(source, Path) and fault is None and self.hub.scheme == "http":
                # As cheap as a real server: what is measured against it is the client.
                yield from self._sent_by_the_system(source, start, end)
                return
            for block in self._blocks(repo, file, start, end, fault):
                self.wfile.write(block)
                yield len(block)
        except OSError:
            self.close_connection = True

    def _sent_by_the_system(self, source: Path, start: int, end: int) -> Iterator[int]:
        self.wfile.flush()
        with source.open("rb") as file:
            while start < end and not self.hub.closing.is_set():
                n_sent = os.sendfile(
                    self.connection.fileno(), file.fileno(), start, min(STEP_BYTES, end - start)
                )
                if not n_sent:
                    return
                start += n_sent
                yield n_sent

    def _blocks(
        self, repo: Repo, file: str, start: int, end: int, fault: Fault | None
    ) -> Iterator[bytes]:
        """Yield the body as the fault leaves it; ending early cuts the connection."""
        kind, n = (fault.kind, fault.n) if fault else ("", 0)
        at = start
        while at < end and not self.hub.closing.is_set():
            step = min(BLOCK_BYTES, end - at)
            if kind in {"cut", "stall"}:
                left = n - (at - start)
                if left <= 0:
                    if kind == "cut":
                        return
                    self.hub.closing.wait(fault.seconds if fault else 0)
                    return
                step = min(step, left)
            if kind == "trickle":
                step = 1
                self.hub.closing.wait(fault.seconds if fault else 0)
            block = repo.read(file, at, step).ljust(step, b"\0")
            if kind == "corrupt" and at <= n < at + step:
                changed = bytearray(block)
                changed[n - at] ^= 1
                block = bytes(changed)
            yield block
            at += step


@contextmanager
def serving(**repos: dict[str, bytes]) -> Iterator[LoopbackHub]:
    """Serve repositories given as owner__name={file: bytes}."""
    with LoopbackHub() as hub:
        for name, files in repos.items():
            for file, content in files.items():
                hub.add(name.replace("__", "/"), file, content)
        yield hub


def main() -> None:
    """Serve a folder until the process is ended."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=Path, required=True)
    parser.add_argument("--rate", type=int, default=0, help="bytes a second for each request")
    parser.add_argument("--line", type=int, default=0, help="bytes a second for all together")
    arguments = parser.parse_args()
    with LoopbackHub() as hub:
        hub.rate_bytes_s = arguments.rate
        hub.line_bytes_s = arguments.line
        for path in sorted(arguments.root.glob("*/*/**/*")):
            if path.is_file():
                owner, name, *rest = path.relative_to(arguments.root).parts
                hub.add(f"{owner}/{name}", "/".join(rest), path)
        print(f"HF_ENDPOINT={hub.endpoint}", flush=True)
        threading.Event().wait()


if __name__ == "__main__":
    main()
