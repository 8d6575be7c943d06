"""`plimsoll search`: repositories with GGUF files, as the Hub lists them."""

from __future__ import annotations

import argparse
from typing import Any

from app.hub.search import MOST, search
from app.hub.site import Site


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the words, and how many answers."""
    parser.add_argument("words", nargs="*", metavar="WORDS", help="none: what is popular now")
    parser.add_argument("-n", type=int, default=MOST, metavar="N", help=f"at most ({MOST})")


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    """Ask the Hub.

    Raises:
        TransferError: it cannot be reached, or refuses.
    """
    site = Site.from_environment()
    text = " ".join(arguments.words)
    hits = search(site, text, most=max(1, arguments.n))
    return {
        "text": text,
        "host": site.host,
        "hits": [hit.model_dump(mode="json") for hit in hits],
    }


def text(document: dict[str, Any]) -> str:
    """Return one line per repository."""
    lines = [
        f"{hit['repo']:56} {hit['downloads']:>12,}  {'drafts' if hit['drafts'] else '':8} "
        f"{'sign-in  ' if hit['gated'] else ''}{hit['licence']}"
        for hit in document["hits"]
    ]
    if not lines:
        return f"{document['host']} knows no GGUF repository for '{document['text']}'."
    return "\n".join([f"{'':56} {'fetched':>12}", *lines])


COMMAND = (add_arguments, run, text)
