"""Whose token it is, as the Hub says."""

from __future__ import annotations

import threading

from app.errors import TransferError
from app.hub.asking import hub_api, named
from app.hub.limits import Limits
from app.hub.patience import abandonable, persist
from app.hub.site import Site

UNCHECKED = frozenset({"hub-offline", "hub-outage", "hub-unreachable", "hub-rate-limited",
                       "proxy-misconfigured", "captive-portal"})  # fmt: skip
"""Causes that say nothing about the token."""


def owner(site: Site, cancel: threading.Event | None = None) -> str:
    """Return the name of the account that the token of `site` belongs to.

    Raises:
        TransferError: the Hub does not accept the token, or cannot be asked (`UNCHECKED`).
        StoppedError: `cancel` was set.
    """
    if site.offline:
        raise TransferError(
            "Offline mode is on: the token was not checked.",
            fix="Unset HF_HUB_OFFLINE to check it.",
            cause="hub-offline",
        )
    if "Authorization" not in site.headers(site.endpoint):
        raise TransferError(
            f"{site.endpoint} is not encrypted: no token is sent there.",
            fix="Set HF_ENDPOINT to an address that begins with https://.",
            cause="hub-refused",
        )
    stop = cancel or threading.Event()

    def ask() -> str:
        return str(hub_api(site).whoami()["name"])

    return persist(
        lambda: abandonable(lambda: named(ask, site, "this token"), stop), stop, Limits(tries=2)
    )
