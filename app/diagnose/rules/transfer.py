"""Downloads: the hub, the way to it, the disk, the bytes that arrived."""

from __future__ import annotations

import re

from app.diagnose.evidence import Evidence
from app.diagnose.finding import Finding, Rule, likely, sure
from app.diagnose.view import number

# Below this, nothing of a model can be written.
FULL_DISK_MIB = 64.0
_HOST = re.compile(r"hugging ?face|\bhf\.co|\bhub\b|modelscope|registry|cdn|\bcas\b", re.IGNORECASE)
_READ = ("model-denied", "device-node-denied")


def _downloading(e: Evidence) -> bool:
    return e.phase == "download" or (not e.phase and not e.facts.has("header-read", "load-failed"))


def disk_full(e: Evidence) -> Finding | None:
    """The target drive has no room."""
    fact = e.facts.last("disk-full")
    if fact:
        return sure("disk-full", fact)
    if e.phase != "download":
        return None
    free = e.host_mib("disk_free_mib")
    expected, have = e.count("file_expected_mib"), e.count("file_mib") or 0.0
    if free is None:
        return None
    if free < FULL_DISK_MIB or (expected is not None and free < expected - have):
        return sure("disk-full", f"{free:.0f} MiB free on the target drive")
    return None


def not_writable(e: Evidence) -> Finding | None:
    """The folder, or the file system it lies on, does not take the file."""
    fact = e.facts.last("not-writable")
    if any(fact and other.line == fact.line for other in e.facts.all(*_READ)):
        return None  # it was to be read
    if fact is None or e.phase not in {"download", ""} or e.facts.has("header-read"):
        return None
    return sure("folder-not-writable", fact)


def proxy(e: Evidence) -> Finding | None:
    """A proxy setting stands in the way."""
    fact = e.facts.last("proxy")
    if fact:
        return sure("proxy-misconfigured", fact)
    tls = e.facts.last("tls-intercept")
    return likely("proxy-misconfigured", tls, nearest=("hub-outage",)) if tls else None


def stored_bytes(e: Evidence) -> Finding | None:
    """What is on disk is not what was published."""
    if e.phase not in {"download", ""}:
        return None
    empty = e.facts.last("digest-empty", "rename-failed")
    if empty:
        return sure("download-incomplete", empty)
    wrong = e.facts.last("digest-mismatch")
    if wrong:
        return sure("checksum-mismatch", wrong)
    size, expected = e.count("file_mib"), e.count("file_expected_mib")
    if e.flag("file_hash_ok") is False and e.phase == "download":
        if size is not None and expected is not None and size < 0.999 * expected:
            return sure("download-incomplete", f"{size} of {expected} MiB stored")
        return sure("checksum-mismatch", "The file's hash is not the published one.")
    return None


def refused(e: Evidence) -> Finding | None:
    """The hub answered no."""
    limited = e.facts.last("http-429")
    if limited or e.end.get("http") == 429:
        return sure("hub-rate-limited", limited or "HTTP 429")
    denied = e.facts.last("http-403")
    anonymous = e.flag("token_sent") is False
    forbidden = denied or (e.end.get("http") == 403 and "HTTP 403")
    if forbidden and e.flag("repo_gated") is False:
        # Everybody may have it: what says no stands between here and the hub.
        nearest = ("hub-outage", "hub-access-not-granted")
        return likely("proxy-misconfigured", forbidden, nearest=nearest)
    if forbidden and not (anonymous and e.flag("repo_gated")):
        return sure("hub-access-not-granted", forbidden)
    unknown = e.facts.last("http-401")
    if unknown is None and denied is None and number(e.end.get("http")) not in {401, 403}:
        return _gated(e)
    return sure("hub-auth-required", unknown or denied or "HTTP 401")


def _gated(e: Evidence) -> Finding | None:
    fact = e.facts.last("gated")
    if fact is None:
        return None
    if e.flag("token_sent") is True:
        return sure("hub-access-not-granted", fact)
    return likely("hub-auth-required", fact, nearest=("hub-access-not-granted",))


def outage(e: Evidence) -> Finding | None:
    """The service itself fails."""
    if e.facts.has("needs-more-ram", "load-guardrail", "load-failed"):
        return None  # a server of models answers so to a model that it could not load
    fact = e.facts.last("http-5xx")
    http = e.end.get("http")
    if fact or (e.phase == "download" and isinstance(http, int) and 500 <= http < 600):
        return sure("hub-outage", fact or f"HTTP {http}")
    return None


def _hub_outage(e: Evidence) -> Finding | None:
    """A model host that fails, by its name: a server of models answers its clients so too."""
    fact = e.facts.last("http-5xx")
    return outage(e) if fact is None or _HOST.search(fact.text) else None


def broken_off(e: Evidence) -> Finding | None:
    """The transfer ended before the last byte, or never began."""
    if e.phase != "download":
        return None
    nowhere, cut = e.facts.last("no-network"), e.facts.last("transfer-cut")
    absent = e.facts.last("http-404")
    if cut and any(later and later.line > cut.line for later in (nowhere, absent)):
        cut = None  # it was tried again since
    if nowhere and cut is None and (absent is None or nowhere.line > absent.line):
        nearest = ("proxy-misconfigured", "download-incomplete")
        return likely("hub-outage", nowhere, nearest=nearest)
    if cut:
        return likely("download-incomplete", cut, nearest=("hub-outage", "proxy-misconfigured"))
    if absent:
        return sure("hub-not-found", absent)
    size, expected = e.count("file_mib"), e.count("file_expected_mib")
    if size is not None and expected is not None and size < 0.999 * expected and e.failed:
        return likely(
            "download-incomplete", f"{size} of {expected} MiB stored", nearest=("disk-full",)
        )
    return None


def _while_downloading(rule: Rule) -> Rule:
    return lambda e: rule(e) if _downloading(e) else None


RULES: tuple[Rule, ...] = (
    disk_full,
    not_writable,
    _while_downloading(proxy),
    stored_bytes,
    _while_downloading(refused),
    _while_downloading(outage),
    broken_off,
)
# An engine that fetches its model itself may say so in any phase, where nothing else explains.
FALLBACK_RULES: tuple[Rule, ...] = (proxy, refused, _hub_outage)
