"""What can go wrong between here and the Hub, as named errors; and which of it may pass."""

from __future__ import annotations

import errno
import re
from collections.abc import Mapping
from email.utils import parsedate_to_datetime
from pathlib import Path
from time import time
from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

from app.errors import DiskProblemError, TransferError

FULL_DISK = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})


class StoppedError(TransferError):
    """The person stopped it; what is here is kept."""

    def __init__(self) -> None:
        super().__init__(
            "The download was stopped; what is here is kept.",
            fix="Ask for it again to go on from there.",
            cause="cancelled",
        )


class PassingError(TransferError):
    """A fault that may be gone at the next try; it is raised as it is when the tries are used up."""

    def __init__(
        self, text: str, *, cause: str, fix: str = "", wait_seconds: float | None = None
    ) -> None:
        super().__init__(text, fix=fix, cause=cause)
        self.wait_seconds = wait_seconds


def refusal(
    status: int, headers: Mapping[str, str], what: str, *, token_sent: bool
) -> TransferError:
    """Return the named error for an answer that is not a success; `headers` in lower case."""
    code = headers.get("x-error-code", "")
    if status == 429:
        return _rate_limited(headers)
    if status >= 500:
        return PassingError(
            f"The Hub cannot answer now (status {status}).",
            fix="Wait a little and try again; a file that is already here still works.",
            cause="hub-outage",
            wait_seconds=retry_after(headers),
        )
    if code == "GatedRepo" or (status in {401, 403} and code != "RepoNotFound"):
        return _not_allowed(status, what, token_sent=token_sent)
    if status in {401, 404} or code == "RepoNotFound":
        return _not_found(code, what, token_sent=token_sent)
    if status == 407:
        return proxy_trouble("The proxy asks for a name and a password (status 407).")
    return TransferError(
        f"The Hub refused the request for {what} (status {status}).",
        fix="Check the reference; if it is right, try again later.",
        cause="hub-refused",
    )


def _rate_limited(headers: Mapping[str, str]) -> PassingError:
    return PassingError(
        "The Hub asks to slow down: too many requests came from this address.",
        fix="Wait a few minutes and try again, or sign in with a token to get a higher limit.",
        cause="hub-rate-limited",
        wait_seconds=retry_after(headers),
    )


def _not_allowed(status: int, what: str, *, token_sent: bool) -> TransferError:
    if status == 403 and token_sent:
        return TransferError(
            f"Your account has no access to {what} yet.",
            fix="Open its page on the Hub, accept its terms and wait for the answer.",
            cause="hub-access-not-granted",
        )
    text = "The Hub does not accept this token." if token_sent else f"{what} needs a sign-in."
    return TransferError(
        text,
        fix="Make a read token on the Hub, then `plimsoll token set`, or set HF_TOKEN to it.",
        cause="hub-auth-required",
    )


def _not_found(code: str, what: str, *, token_sent: bool) -> TransferError:
    kind, _, repo = what.partition(" ")
    if code == "EntryNotFound":
        text = f"There is no {what} in this repository."
    elif code == "RevisionNotFound":
        text = f"There is no such revision of {what}."
    elif kind == "repository" and token_sent:
        text = f"The Hub has no repository {repo}, or it is private and not yours."
    elif kind == "repository":
        text = f"The Hub has no public repository {repo}."
    elif token_sent:
        text = f"The Hub has no {what}, or it is private and not yours."
    else:
        text = f"The Hub has no public {what}."
    return TransferError(
        text,
        fix="Check the spelling: owner/repository:QUANT. It may also have been removed.",
        cause="hub-not-found",
    )


def retry_after(headers: Mapping[str, str]) -> float | None:
    """Return how many seconds the server asks to wait; None when it does not say."""
    value = headers.get("retry-after", "").strip()
    if value.isdigit():
        return float(value)
    if value:
        try:
            return max(0.0, parsedate_to_datetime(value).timestamp() - time())
        except ValueError:
            pass
    found = re.search(r"\bt=(\d+)", headers.get("ratelimit", ""))
    return float(found[1]) if found else None


def unreachable(url: str, detail: str) -> TransferError:
    """Return the error for a server that does not answer; a proxy on the way is named."""
    host = urlsplit(url).netloc
    if "CERTIFICATE_VERIFY_FAILED" in detail:
        return TransferError(
            f"What answers as {host} shows a certificate that this computer does not trust.",
            fix="Behind a company's filter, set SSL_CERT_FILE to its certificate; else check this "
            "computer's clock.",
            cause="certificate-not-trusted",
        )
    if proxy := proxy_of(url):
        try:
            _ = urlsplit(proxy if "://" in proxy else f"http://{proxy}").port
        except ValueError as error:
            return proxy_nonsense(error)
        return proxy_trouble(f"{host} cannot be reached through the proxy {proxy} ({detail}).")
    return PassingError(
        f"{host} cannot be reached ({detail}).",
        fix="Check the network connection, then try again.",
        cause="hub-unreachable",
    )


def proxy_of(url: str) -> str | None:
    """Return the proxy that requests to `url` take, without its password; None: a direct way."""
    parts = urlsplit(url)
    if proxy_bypass(parts.hostname or ""):
        return None
    proxies = getproxies()
    found = proxies.get(parts.scheme) or proxies.get("all")
    return found.rpartition("@")[2] if found else None


def proxy_trouble(text: str) -> PassingError:
    """Return the error for a proxy that does not let a request pass."""
    return PassingError(
        text,
        fix="Check HTTP_PROXY, HTTPS_PROXY and NO_PROXY (the form is http://host:port).",
        cause="proxy-misconfigured",
    )


def proxy_nonsense(error: Exception) -> TransferError:
    """Return the error for a proxy setting that cannot be read: it stays so until it is changed."""
    found = proxy_trouble(f"A proxy setting makes no sense: {error}.")
    return TransferError(found.text, fix=found.fix, cause=found.cause)


def sign_in_page(host: str) -> TransferError:
    """Return the error for a web page where a file was expected."""
    return TransferError(
        f"Instead of the file a web page came, not from {host}: a network sign-in page or a "
        "filter answers in its place.",
        fix="Open a web page in the browser, sign in to the network, then try again.",
        cause="captive-portal",
    )


def incomplete(text: str) -> PassingError:
    """Return the error for a transfer that ended before all bytes were here."""
    return PassingError(
        text, fix="Try again: it goes on from the bytes that are here.", cause="download-incomplete"
    )


def disk_trouble(folder: Path, error: OSError) -> DiskProblemError:
    """Return the named error for a write that failed in `folder`."""
    if error.errno in FULL_DISK:
        return DiskProblemError(
            f"The disk that holds {folder} is full.",
            fix="Free some space, or set HF_HUB_CACHE to a folder on another drive.",
            cause="disk-full",
        )
    return DiskProblemError(
        f"Plimsoll cannot write to {folder} ({error.strerror or error}).",
        fix="Make the folder writable, or set HF_HUB_CACHE to one that is.",
        cause="folder-not-writable",
    )
