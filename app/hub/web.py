"""HTTP for the bytes: one client per transfer, and a fresh look at the file before each try."""

from __future__ import annotations

import contextlib
import functools
import ssl
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import quote, urljoin, urlsplit

import certifi
import httpx

from app.hub import faults
from app.hub.chunks import Wanted
from app.hub.limits import Limits
from app.hub.site import VERSION, Site

MAX_HOPS = 5
_REDIRECTS = frozenset({301, 302, 303, 307, 308})


@dataclass(frozen=True, slots=True)
class Remote:
    """A file as the Hub describes it now, with the (often signed) address of its bytes."""

    url: str
    wanted: Wanted

    @property
    def host(self) -> str:
        """Who the bytes come from."""
        return urlsplit(self.url).hostname or ""


def trust() -> ssl.SSLContext:
    """Trust what the system trusts (company proxies), and the public list where it has none."""
    context = ssl.create_default_context()
    context.load_verify_locations(certifi.where())
    return context


_trust = functools.cache(trust)


def open_client(limits: Limits) -> httpx.Client:
    """Return a client that honours the system's proxy settings.

    Raises:
        TransferError: a proxy setting makes no sense.
    """
    timeout = httpx.Timeout(limits.connect_seconds, read=limits.stall_seconds)
    try:
        return httpx.Client(
            headers={"User-Agent": f"plimsoll/{VERSION}"}, timeout=timeout, verify=_trust()
        )
    except (ValueError, ImportError, httpx.InvalidURL) as error:
        raise faults.proxy_nonsense(error) from error


def look(client: httpx.Client, site: Site, repo: str, commit: str, name: str) -> Remote:
    """Ask for the file's hash, size and address.

    Raises:
        TransferError: the Hub refuses, cannot be reached, or something else answers for it.
    """
    url = f"{site.endpoint}/{repo}/resolve/{quote(commit, safe='')}/{quote(name)}"
    for _ in range(MAX_HOPS):
        answer = _head(client, site, url)
        headers = answer.headers
        if answer.status_code >= 400:
            token_sent = "authorization" in answer.request.headers
            raise faults.refusal(
                answer.status_code, headers, f"file {name} of {repo}", token_sent=token_sent
            )
        target = urljoin(url, headers.get("location", ""))
        if answer.status_code in _REDIRECTS and "x-linked-etag" not in headers:
            if urlsplit(target).netloc != urlsplit(url).netloc:
                raise faults.sign_in_page(site.host)
            url = target
            continue
        return Remote(target, _wanted(site, answer))
    raise faults.sign_in_page(site.host)


def _head(client: httpx.Client, site: Site, url: str) -> httpx.Response:
    with named(url):
        return client.head(url, headers=site.headers(url))


def _wanted(site: Site, answer: httpx.Response) -> Wanted:
    headers = answer.headers
    etag = headers.get("x-linked-etag") or headers.get("etag", "")
    size = headers.get("x-linked-size")
    if size is None and answer.status_code not in _REDIRECTS:
        size = headers.get("content-length")
    commit = headers.get("x-repo-commit")
    if not commit or not etag or size is None or not size.isdigit():
        raise faults.sign_in_page(site.host)
    plain = etag.removeprefix("W/").strip('"')
    if not plain.isalnum():
        raise faults.sign_in_page(site.host)
    return Wanted(etag=plain, size_bytes=int(size), commit=commit)


@contextlib.contextmanager
def named(url: str) -> Iterator[None]:
    """Turn what the HTTP library raises into our errors."""
    try:
        yield
    except httpx.ProxyError as error:
        raise faults.proxy_trouble(f"The proxy refuses ({error}).") from error
    except (httpx.ConnectError, httpx.ConnectTimeout) as error:
        raise faults.unreachable(url, str(error) or "no answer") from error
    except httpx.TimeoutException as error:
        raise faults.incomplete(f"{urlsplit(url).netloc} stopped sending.") from error
    except httpx.TransportError as error:
        raise faults.incomplete(f"{urlsplit(url).netloc} broke the connection.") from error
    except httpx.InvalidURL as error:
        raise faults.incomplete(
            f"The Hub named an address that makes no sense: {error}."
        ) from error
