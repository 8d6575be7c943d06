"""plimsoll:// links: they name a repository and a quant, and never more than that.

    plimsoll://unsloth/Qwen3.5-9B-GGUF?quant=Q4_K_M

A link comes from a web page, so it only proposes: nothing is fetched, loaded or opened by it.
"""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

from app.errors import UsageError
from app.hub.reference import parse_reference

SCHEME = "plimsoll"
LONGEST = 300


def is_link(text: str) -> bool:
    """Whether `text` is meant as a link of ours, sound or not."""
    return text[: len(SCHEME) + 1].lower() == f"{SCHEME}:"


def proposed(link: str) -> str:
    """Return the reference that `link` proposes: owner/repository or owner/repository:QUANT.

    Raises:
        UsageError: it is anything else: a path, another host, a command.
    """
    refused = UsageError(
        "That link does not name a model on the Hub.",
        fix="A link looks like plimsoll://owner/repository?quant=Q4_K_M.",
        cause="usage",
    )
    if len(link) > LONGEST or not link.isprintable():
        raise refused
    try:
        parts = urlsplit(link)
    except ValueError as error:  # brackets, or letters that are made of others
        raise refused from error
    names = [parts.netloc, *parts.path.strip("/").split("/")]
    asked = parse_qs(parts.query, keep_blank_values=True)
    quants = asked.pop("quant", [])
    if parts.scheme.lower() != SCHEME or len(names) != 2 or asked or parts.fragment:
        raise refused
    if len(quants) > 1 or "@" in parts.netloc or ":" in parts.netloc:
        raise refused
    text = "/".join(names) + (f":{quants[0]}" if quants else "")
    try:
        found = parse_reference(text)
    except UsageError as error:
        raise refused from error
    if found.kind != "hub" or found.file or found.revision != "main":
        raise refused
    return f"{found.repo}:{found.quant}" if found.quant else found.repo
