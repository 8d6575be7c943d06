"""Headers of models that are still on the Hub: a few megabytes instead of the whole file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import httpx

from app.hub import faults
from app.hub.limits import Limits
from app.hub.quants import Quant
from app.hub.site import Site
from app.hub.web import Remote, look, named, open_client
from app.plan.gguf import Fetch, Header, read_header


@contextmanager
def connected() -> Iterator[httpx.Client]:
    """Give a client for a few small requests."""
    with open_client(Limits()) as client:
        yield client


def read_remote(client: httpx.Client, site: Site, repo: str, commit: str, quant: Quant) -> Header:
    """Return the header of a quant on the Hub, all its parts' tensors counted.

    Raises `TransferError` when the Hub cannot be asked, `FileProblemError` for a file that is no
    GGUF.
    """
    headers = []
    for file in quant.files:
        remote = look(client, site, repo, commit, file.name)
        size_bytes = remote.wanted.size_bytes
        headers.append(read_header(_ranges(client, site, remote), size_bytes, file.name))
    return replace(
        headers[0],
        tensors=tuple(tensor for header in headers for tensor in header.tensors),
        size_bytes=sum(header.size_bytes for header in headers),
    )


def _ranges(client: httpx.Client, site: Site, remote: Remote) -> Fetch:
    """Return a reader of byte ranges; a server that ignores them is read from the start."""

    def fetch(offset: int, n: int) -> bytes:
        headers = {**site.headers(remote.url), "Range": f"bytes={offset}-{offset + n - 1}"}
        with named(remote.url), client.stream("GET", remote.url, headers=headers) as answer:
            if answer.status_code >= 400:
                raise faults.refusal(
                    answer.status_code, answer.headers, "the file's header", token_sent=False
                )
            skip = 0 if answer.status_code == 206 else offset
            data = bytearray()
            for block in answer.iter_raw():
                data += block
                if len(data) >= skip + n:
                    break
        return bytes(data[skip : skip + n])

    return fetch
