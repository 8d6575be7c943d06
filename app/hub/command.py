"""`plimsoll pull`: the line a person watches, and the document a script reads."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

from app.hub import starter
from app.hub.pace import Pace
from app.hub.pull import Puller
from app.hub.pulled import Pulled
from app.hub.reference import parse_reference
from app.hub.site import Site
from app.paths import Paths
from app.values.transfer import Transfer

MIB = 1 << 20
_UNITS = {"": 1, "b": 1, "kb": 1000, "mb": 1000**2, "gb": 1000**3}
_UNITS |= {"kib": 1024, "mib": MIB, "gib": 1024 * MIB}
_SPEED = re.compile(r"(\d+(?:\.\d+)?) *([kmg]?i?b)?(?:/s)?", re.IGNORECASE)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `pull` takes."""
    parser.add_argument(
        "refs",
        metavar="REF",
        nargs="+",
        help="owner/repository[:QUANT], an address on the Hub, 'starter' or 'engine-test'",
    )
    parser.add_argument(
        "--limit",
        metavar="SPEED",
        type=speed,
        default=0,
        help="the most bytes a second, such as 10MiB or 500kB (default: as fast as it goes)",
    )


def speed(text: str) -> int:
    """Return bytes a second of "10MiB", "1.5 MB/s" or a plain number of bytes.

    Raises:
        argparse.ArgumentTypeError: it is no speed.
    """
    found = _SPEED.fullmatch(text.strip())
    n_bytes = round(float(found[1]) * _UNITS[(found[2] or "").lower()]) if found else 0
    if n_bytes <= 0:
        raise argparse.ArgumentTypeError(f"'{text}' is no speed: write it as 10MiB or 500kB")
    return n_bytes


def run(
    arguments: argparse.Namespace,
    *,
    catalogue: Callable[[str], str | None] = lambda _: None,
    engine_test: Callable[[Path], None] | None = None,
    arrived: Callable[[Pulled], None] = lambda _: None,
) -> dict[str, Any]:
    """Fetch what `arguments.refs` name, one after another; progress goes to stderr.

    One reference is answered with its document, several with a list of them as "models".

    Raises:
        PlimsollError: it cannot be had; its cause says why.
    """
    paths = Paths.default().make()
    pace = Pace(arguments.limit)
    site = Site.from_environment()
    puller = Puller(paths, site, catalogue, engine_test, pace=pace, arrived=arrived)
    found = [_pull(puller, ref) for ref in arguments.refs]
    return found[0] if len(found) == 1 else {"models": found}


def _pull(puller: Puller, ref: str) -> dict[str, Any]:
    line = ProgressLine(sys.stderr)
    if parse_reference(ref).kind == "starter" and (terms := starter.licence()):
        sys.stderr.write(f"{starter.STARTER_TITLE} is used under the {terms.name}.\n")
    try:
        return document(puller.pull(ref, line.show))
    finally:
        line.end()


def document(pulled: Pulled) -> dict[str, Any]:
    """Return what a script reads."""
    return {
        "path": str(pulled.path),
        "paths": [str(path) for path in pulled.paths],
        "size_bytes": pulled.size_bytes,
        "quant": pulled.quant,
        "repo": pulled.repo,
        "revision": pulled.revision,
        "sha256": pulled.sha256,
        "licence": pulled.licence,
        "origin": pulled.origin,
        "fetched": pulled.fetched,
        "note": pulled.note,
        "drafters": list(pulled.drafters),
    }


def text(pulled: dict[str, Any]) -> str:
    """Return what a person reads."""
    if "models" in pulled:
        return "\n".join(text(one) for one in pulled["models"])
    how = "Fetched and verified" if pulled["fetched"] and pulled["sha256"] else "Here"
    lines = [f"{how}: {pulled['path']}", f"  {pulled['size_bytes'] / MIB:,.1f} MiB"]
    if pulled["repo"]:
        lines.append(f"  {pulled['repo']} at {pulled['revision'][:12]}")
    if pulled["licence"]:
        lines.append(f"  licence: {pulled['licence']}")
    if pulled["note"]:
        lines.append(f"  {pulled['note']}")
    lines += [
        f"  It could draft with a file beside it: plimsoll pull {ref}" for ref in pulled["drafters"]
    ]
    return "\n".join(lines)


class ProgressLine:
    """One line that is drawn over on a terminal; elsewhere a line at each change of state."""

    def __init__(self, stream: IO[str]) -> None:
        self._stream = stream
        self._live = stream.isatty()
        self._width = 0
        self._last = ""

    def show(self, transfer: Transfer) -> None:
        """Draw the state of a download."""
        if self._live:
            shown = progress_text(transfer)
            self._stream.write("\r" + shown.ljust(self._width))
            self._stream.flush()
            self._width = len(shown)
        elif (said := f"{transfer.title}: {transfer.detail or transfer.state}") != self._last:
            self._last = said
            self._stream.write(f"{said}\n")
            self._stream.flush()

    def end(self) -> None:
        """Leave the line."""
        if self._live and self._width:
            self._stream.write("\n")
            self._stream.flush()


def progress_text(transfer: Transfer) -> str:
    """Return one line: name, share, sizes, rate, time left."""
    parts = [transfer.title]
    if transfer.total_bytes:
        share = transfer.done_bytes / transfer.total_bytes
        parts.append(f"{share:4.0%}")
        parts.append(f"{transfer.done_bytes / MIB:,.0f} of {transfer.total_bytes / MIB:,.0f} MiB")
    if transfer.detail:
        return "  ".join([*parts, transfer.detail])
    if transfer.rate_bytes_s:
        parts.append(f"{transfer.rate_bytes_s / MIB:,.1f} MiB/s")
    if transfer.eta_seconds is not None and transfer.state == "running":
        parts.append(f"{_clock(transfer.eta_seconds)} left")
    if transfer.state != "running":
        parts.append(transfer.state)
    return "  ".join(parts)


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02d}:{rest:02d}" if hours else f"{minutes}:{rest:02d}"
