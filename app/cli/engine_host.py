"""The worker's entry; the engine is imported here and not before."""

from __future__ import annotations


def main(arguments: list[str]) -> int:
    """Serve one engine on stdin and stdout until stdin ends."""
    from app.engine.host import main as host  # noqa: PLC0415 - loads native libraries

    return host(arguments)
