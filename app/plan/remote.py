"""Headers of models that are still on the Hub: a few megabytes instead of the whole file."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import httpx

from app.hub.header import RemoteFile
from app.hub.limits import Limits
from app.hub.quants import Quant
from app.hub.site import Site
from app.hub.transfer import Source
from app.hub.web import open_client
from app.paths import Paths
from app.plan.gguf import read_header
from app.plan.header import Header


@contextmanager
def connected() -> Iterator[httpx.Client]:
    """Give a client for a few small requests."""
    with open_client(Limits()) as client:
        yield client


def read_remote(
    client: httpx.Client,
    site: Site,
    repo: str,
    commit: str,
    quant: Quant,
    cancel: threading.Event,
) -> Header:
    """Return the header of a quant on the Hub, all its parts' tensors counted.

    What was read is kept in the cache folder; a second reading asks nobody.

    Raises:
        TransferError: the Hub cannot be asked.
        FileProblemError: the file is no GGUF.
        StoppedError: `cancel` was set.
    """
    folder = Paths.default().cache / "headers"
    headers = []
    for file in quant.files:
        source = Source(repo, commit, file.name, file.sha256)
        with RemoteFile(site, source, file.size_bytes, folder, client, cancel) as remote:
            headers.append(read_header(remote.fetch, file.size_bytes, file.name))
    return replace(
        headers[0],
        tensors=tuple(tensor for header in headers for tensor in header.tensors),
        size_bytes=sum(header.size_bytes for header in headers),
    )
