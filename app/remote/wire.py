"""The connection to one server: who is trusted, which proxy, how long is waited."""

from __future__ import annotations

import ssl
from pathlib import Path

import httpx
from pydantic import SecretStr

from app.errors import UsageError
from app.hub.site import VERSION
from app.hub.web import trust
from app.remote.faults import problem
from app.values.remote import RemoteServer

CONNECT_SECONDS = 10.0
SILENCE_SECONDS = 300.0
"""A server may read a long prompt for minutes before its first word."""


def open_client(
    server: RemoteServer, key: SecretStr | None, silence: float = SILENCE_SECONDS
) -> httpx.AsyncClient:
    """Return a client for `server` alone; redirects are not followed.

    The system's proxy settings hold, except for addresses on this computer.

    Raises:
        UsageError: the file of the authority is none.
        RemoteProblemError: a proxy setting makes no sense.
    """
    headers = {"user-agent": f"plimsoll/{VERSION}"}
    if key is not None:
        headers["authorization"] = f"Bearer {key.get_secret_value()}"
    try:
        return httpx.AsyncClient(
            headers=headers,
            timeout=httpx.Timeout(CONNECT_SECONDS, read=silence),
            verify=_trusted(server),
            trust_env=not server.here,
        )
    except (ValueError, ImportError, httpx.InvalidURL) as error:
        raise problem(
            "proxy-misconfigured",
            f"A proxy setting makes no sense: {error}.",
            "Correct HTTP_PROXY, HTTPS_PROXY or ALL_PROXY.",
        ) from error


def _trusted(server: RemoteServer) -> ssl.SSLContext:
    if server.url.startswith("http://"):
        return ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # trusts nobody, and is made at once
    context = trust()
    if server.ca_file:
        try:
            context.load_verify_locations(Path(server.ca_file))
        except (OSError, ssl.SSLError) as error:
            raise UsageError(
                f"{server.ca_file} is no file of a certificate authority: {error}.",
                fix="Give a PEM file.",
            ) from error
    return context
