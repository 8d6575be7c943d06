"""Headers of models that are still on the Hub: a few megabytes instead of the whole file."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import httpx

from app.errors import FileProblemError
from app.hub.faults import StoppedError
from app.hub.header import RemoteFile
from app.hub.limits import Limits
from app.hub.quants import Quant, RepoFile
from app.hub.site import Site
from app.hub.transfer import Source
from app.hub.web import open_client
from app.paths import Paths
from app.plan.cursor import FIRST_READ_BYTES
from app.plan.gguf import read_header
from app.plan.header import Header, Span
from app.plan.kept import KeptHeaders

SMALL_READ_BYTES = 128 << 10
"""What is asked for at first where no vocabulary has to be read."""

Early = Callable[[Header], None]


@contextmanager
def connected() -> Iterator[httpx.Client]:
    """Give a client for a few small requests."""
    with open_client(Limits()) as client:
        yield client


class RemoteHeaders:
    """Reads the headers of one repository at one commit; may be used by several threads.

    What was read is kept in the cache folder: a second reading asks nobody. The first file is read
    whole up to its weights; from the others the vocabulary, nine tenths of a header, is left out
    when it stands where the first one says. `n_bytes` and `n_requests` count what went over the
    network, with one look for a file's address each.
    """

    def __init__(
        self,
        site: Site,
        repo: str,
        commit: str,
        client: httpx.Client,
        folder: Path | None = None,
    ) -> None:
        self._site = site
        self._repo = repo
        self._commit = commit
        self._client = client
        self._folder = folder or Paths.default().cache / "headers"
        self._kept = KeptHeaders(self._folder)
        self._lock = threading.Lock()
        self._span: Span | None = None
        self.n_bytes = 0
        self.n_requests = 0

    def read(self, quant: Quant, cancel: threading.Event, early: Early | None = None) -> Header:
        """Return the header of a quant, all its parts' tensors counted.

        `early` hears of its figures as soon as they are there, before the tensor table.

        Raises:
            TransferError: the Hub cannot be asked.
            FileProblemError: the file is no GGUF.
            StoppedError: `cancel` was set.
        """
        headers = [
            self._part(file, cancel, early if n == 0 else None, first=n == 0)
            for n, file in enumerate(quant.files)
        ]
        return replace(
            headers[0],
            tensors=tuple(tensor for header in headers for tensor in header.tensors),
            size_bytes=sum(header.size_bytes for header in headers),
        )

    def whole(self, file: RepoFile, cancel: threading.Event) -> tuple[RemoteFile, Header]:
        """Return one file and its header with nothing left out.

        The bytes of the header are in memory; more would have to be asked for.
        """
        with self._file(file, cancel) as remote:
            header = read_header(remote.fetch, file.size_bytes, file.name)
            remote.fetch(0, header.data_offset)
            self._count(remote)
            return remote, header

    def _part(
        self, file: RepoFile, cancel: threading.Event, early: Early | None, *, first: bool
    ) -> Header:
        key = (self._site.endpoint, self._repo, self._commit, file.name, str(file.sha256))
        kept = self._kept.find(*key)
        if kept is not None and kept.size_bytes == file.size_bytes:
            self._learn(kept.span)
            return kept
        if cancel.is_set():
            raise StoppedError
        with self._file(file, cancel) as remote:
            try:
                header = self._read(remote, file, early, first=first)
            finally:
                self._count(remote)
        self._learn(header.span)
        self._kept.keep(header, *key)
        return header

    def _read(
        self, remote: RemoteFile, file: RepoFile, early: Early | None, *, first: bool
    ) -> Header:
        span = self._span
        if span is not None and first:
            try:
                return read_header(
                    remote.fetch,
                    file.size_bytes,
                    file.name,
                    first_read=SMALL_READ_BYTES,
                    span=span,
                    early=early,
                )
            except FileProblemError:
                # Only a reading of everything says whether it is the file or the short cut.
                return read_header(remote.fetch, file.size_bytes, file.name)
        first_read = FIRST_READ_BYTES if first else SMALL_READ_BYTES
        return read_header(
            remote.fetch, file.size_bytes, file.name, first_read=first_read, early=early
        )

    def _file(self, file: RepoFile, cancel: threading.Event) -> RemoteFile:
        source = Source(self._repo, self._commit, file.name, file.sha256)
        return RemoteFile(self._site, source, file.size_bytes, self._folder, self._client, cancel)

    def _count(self, remote: RemoteFile) -> None:
        with self._lock:
            self.n_bytes += remote.n_bytes
            self.n_requests += remote.n_requests + (1 if remote.n_requests else 0)

    def _learn(self, span: Span | None) -> None:
        if span is not None:
            self._span = self._span or span
